import type { ClassShares } from "#renderer/see/network/class-shares.ts";
import type { Seen, SeenMasks } from "#renderer/see/see-photo.ts";
import { SEEN_CLASSES, type SeenClass } from "#renderer/see/seen-classes.ts";

/** What would be seen of a picture of one gray, with these masks; all others are empty. */
export function seenByHand(
  { width, height }: { width: number; height: number },
  masks: Partial<SeenMasks>,
): Seen {
  const nothing = () => new Float32Array(width * height);
  const picture = { width, height, data: new Uint8Array(width * height * 3).fill(120) };
  const own: SeenMasks = {
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
  };
  return {
    width,
    height,
    picture,
    taken: { width, height },
    focal: null,
    horizonY: height / 2,
    lowestHorizonY: null,
    rollRad: 0,
    tilted: 0,
    wallTurnRad: 0,
    ...own,
    rulers: [],
    doors: [],
    openings: [],
    closeUp: false,
    shares: sharesOf(own, width, height),
    confidence: { horizon: 1, ground: 1 },
  };
}

/** The same to a network that takes what stands, and is neither plant nor house, for fences and walls. */
export function withFences(seen: Seen): Seen {
  const { planes } = seen.shares;
  const other = planes[SEEN_CLASSES.indexOf("other")]!;
  const swapped = SEEN_CLASSES.map((name, k) =>
    name === "fence" ? other : name === "other" ? new Float32Array(other.length) : planes[k]!,
  );
  return { ...seen, shares: { ...seen.shares, planes: swapped } };
}

/** What a network would see that gives these masks; what they leave open is a thing. */
function sharesOf(masks: SeenMasks, width: number, height: number): ClassShares {
  const { sky, house, garage, lawn, soft, drive, walk, street, plants } = masks;
  const less = (mask: Float32Array, part: Float32Array) => mask.map((cover, i) => cover - part[i]!);
  const known: Partial<Record<SeenClass, Float32Array>> = {
    sky,
    building: less(house, garage),
    garage,
    lawn,
    soft: less(soft, lawn),
    drive,
    walk,
    street,
    plants,
  };
  const other = new Float32Array(width * height).fill(1);
  for (const plane of Object.values(known)) for (let i = 0; i < other.length; i++) other[i]! -= plane[i]!;
  const none = new Float32Array(width * height);
  const planes = SEEN_CLASSES.map((name) => known[name] ?? (name === "other" ? other : none));
  return { width, height, planes: planes.map((plane) => plane.map((share) => Math.max(0, share))) };
}
