import type { Incomplete } from "#renderer/clear/picture-scales.ts";

/** A black picture to be completed: no hole yet, and of nothing is told what it shows. */
export function pictureWithHole(width: number, height: number) {
  const plane = () => new Uint8Array(width * height);
  return {
    picture: { width, height, data: new Uint8Array(width * height * 3) },
    hole: plane(),
    unknown: plane(),
    kinds: plane(),
    plain: null,
    built: null,
    openings: null,
    shown: plane(),
    wanted: plane(),
    slope: new Float32Array(width * height),
    narrows: 0,
    // Of no kind, upright things and ground, as in `what-is-behind.ts`.
    rowCost: [0, 12, 16],
    guide: [0, 60, 120],
  } satisfies Incomplete;
}
