import type { Seen, SeenMasks } from "#renderer/see/see-photo.ts";
import { SEEN_CLASSES } from "#renderer/see/seen-classes.ts";

/** What would be seen of a picture of one gray, with these masks; all others are empty. */
export function seenByHand(
  { width, height }: { width: number; height: number },
  masks: Partial<SeenMasks>,
): Seen {
  const nothing = () => new Float32Array(width * height);
  const picture = { width, height, data: new Uint8Array(width * height * 3).fill(120) };
  return {
    width,
    height,
    picture,
    taken: { width, height },
    focal: null,
    horizonY: height / 2,
    rollRad: 0,
    wallTurnRad: 0,
    ground: nothing(),
    soft: nothing(),
    hard: nothing(),
    street: nothing(),
    drive: nothing(),
    walk: nothing(),
    house: nothing(),
    lawn: nothing(),
    garage: nothing(),
    sky: nothing(),
    plants: nothing(),
    standing: nothing(),
    ...masks,
    rulers: [],
    doors: [],
    openings: [],
    closeUp: false,
    shares: { width: 1, height: 1, planes: SEEN_CLASSES.map(() => new Float32Array(1)) },
    confidence: { horizon: 1, ground: 1 },
  };
}
