import { expect, it } from "vitest";
import type { RgbImage } from "#renderer/image/rgb-image.ts";
import { settleRun } from "./settle-run.ts";

const [width, height] = [240, 80];
/** A picture whose colors follow from where a pixel lies. */
const picture = (colorAt: (x: number, y: number) => readonly [number, number, number]): RgbImage => ({
  width,
  height,
  data: Uint8Array.from({ length: width * height * 3 }, (_, q) => {
    const i = Math.floor(q / 3);
    return colorAt(i % width, Math.floor(i / width))[q % 3]!;
  }),
});
const CONCRETE = [170, 165, 160] as const;
const GRASS = [80, 110, 50] as const;
/** From left to right along a row, concrete below it. */
const along = (row: number) => Array.from({ length: width }, (_, x) => ({ x, z: row, dx: 1, dz: 0 }));
const middleRow = (run: readonly { z: number }[]) =>
  run.map(({ z }) => z).toSorted((a, b) => a - b)[run.length >> 1]!;

it("moves a run onto the edge of its ground, past a joint in that", () => {
  const shown = picture((_, y) => (y < 36 ? GRASS : y === 42 ? [90, 85, 80] : CONCRETE));
  for (const row of [33, 40, 44]) {
    const at = middleRow(settleRun(along(row), shown, 10, 1));
    expect(at).toBeGreaterThan(33);
    expect(at).toBeLessThan(37);
  }
});

it("leaves it where what lies beyond looks the same, a shade across it or not", () => {
  const shown = picture((x) => (x > 100 && x < 150 ? [120, 116, 112] : CONCRETE));
  const away = settleRun(along(40), shown, 10, 1).map(({ z }) => Math.abs(z - 40));
  expect(Math.max(...away)).toBeLessThan(2);
});
