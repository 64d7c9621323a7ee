import { expect, it } from "vitest";
import { slantRelief } from "./slanted-relief.ts";

const N = 16;
const SIZE_M = 1.6;
const GROUND = 0.2;
const STONE = 0.8;

/** A wall two texels deep and 0.2 m high across the tile of 10 cm texels, seen from in front. */
function wall(aspect: number, rows: number) {
  const isStone = (z: number) => z === 4 || z === 5;
  const height = Float32Array.from({ length: N * N }, (_, o) => (isStone(Math.floor(o / N)) ? 0.2 : 0));
  const color = Float32Array.from({ length: N * N * 3 }, (_, q) =>
    isStone(Math.floor(q / 3 / N)) ? STONE : GROUND,
  );
  const seen = slantRelief(height, color, N, SIZE_M, aspect, rows);
  return Array.from({ length: rows }, (_, row) => Math.round(seen[row * N * 3]! * 100) / 100);
}

it("is the relief itself from above", () => {
  expect(wall(0, N).map((value) => (value > 0.5 ? "#" : "."))).toEqual([..."....##.........."]);
});

it("hides what lies behind a thing that stands up, by its height over the slope of the eye", () => {
  // 0.2 m at a cotangent of 2 hides 0.4 m: four texels behind the wall's own two.
  expect(wall(2, N).map((value) => (value > 0.5 ? "#" : "."))).toEqual([..."....######......"]);
});

it("keeps all of it in fewer rows, each with its part of the light", () => {
  const rows = wall(2, N / 2);
  expect(rows).toEqual([0.2, 0.2, 0.8, 0.8, 0.8, 0.2, 0.2, 0.2]);
});

it("wraps around: what stands at the far edge hides the near one", () => {
  const height = new Float32Array(N * N);
  height.fill(0.2, (N - 1) * N);
  const color = new Float32Array(N * N * 3).fill(GROUND);
  color.fill(STONE, (N - 1) * N * 3);
  const seen = slantRelief(height, color, N, SIZE_M, 2, N);
  const column = Array.from({ length: N }, (_, row) => (seen[row * N * 3]! > 0.5 ? "#" : "."));
  expect(column.join("")).toBe("####...........#");
});
