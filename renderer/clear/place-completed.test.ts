import { expect, it } from "vitest";
import { GROUND_PART, placeCompleted } from "./place-completed.ts";

const SIZE = 24;
const TIMES = 4;
const LARGE = SIZE * TIMES;
const foot = (x: number) => 8 + 0.25 * x;
/** Rows of the large image by which the line between ground and wall may be off in the mean: steps of `TIMES` rows are off by more than 1. */
const OFF = 0.8;

it("keeps the line between wall and ground straight in a larger image", () => {
  // The upper row is wall and the lowest one ground, and all between them is filled with these.
  const small = SIZE * SIZE;
  const rowOf = (i: number) => Math.floor(i / SIZE);
  const groundShare = Float32Array.from({ length: small }, (_, i) =>
    Math.min(1, Math.max(0, rowOf(i) + 1 - foot((i % SIZE) + 0.5))),
  );
  const isEdge = (i: number) => rowOf(i) === 0 || rowOf(i) === SIZE - 1;
  const source = Int32Array.from({ length: small }, (_, i) =>
    isEdge(i) ? -1 : groundShare[i]! > 0.5 ? small - SIZE + (i % SIZE) : i % SIZE,
  );
  const data = new Uint8Array(LARGE * LARGE * 3).fill(200);
  data.fill(40, (LARGE - TIMES) * LARGE * 3);
  const plane = () => new Float32Array(small);
  const { image } = placeCompleted(
    { width: LARGE, height: LARGE, data },
    { width: SIZE, height: SIZE },
    {
      source,
      between: plane(),
      gain: plane().fill(1),
      parts: Uint8Array.from(groundShare, (share) => (share > 0.5 ? GROUND_PART : 0)),
      groundShare,
    },
    [plane(), plane(), plane()],
  );
  const off = Array.from({ length: LARGE - 16 }, (_, k) => {
    const x = k + 8;
    let y = 2 * TIMES;
    while (y < LARGE && image.data[(y * LARGE + x) * 3]! > 120) y++;
    return Math.abs(y - TIMES * foot((x + 0.5) / TIMES));
  });
  expect(off.reduce((sum, one) => sum + one, 0) / off.length).toBeLessThan(OFF);
});
