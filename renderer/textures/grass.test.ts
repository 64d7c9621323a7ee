import { expect, it } from "vitest";
import { oldGrass } from "#renderer/light/old-grass.ts";
import { GRASS, grassBeside } from "./grass.ts";

const width = 90;
const height = 60;
const rect = { left: 0, top: 0, right: width, bottom: height };
const everywhere = new Float32Array(width * height).fill(1);
/** A lawn of one colour with stripes `spread` levels lighter and darker. */
const lawn = (r: number, g: number, b: number, spread: number) => {
  const data = new Uint8Array(width * height * 3);
  for (let i = 0; i < width * height; i++) {
    const by = i % 2 ? spread : -spread;
    data.set([r + by, g + by, b + by], i * 3);
  }
  return oldGrass({ width, height, data }, everywhere, rect, [1, 1, 1], everywhere);
};

it("makes new grass as dark, as warm and as crisp as the grass of the photo, or nearly", () => {
  const bright = grassBeside(GRASS.sod, lawn(105, 132, 62, 14));
  const dim = grassBeside(GRASS.sod, lawn(70, 92, 42, 2));
  const warm = grassBeside(GRASS.sod, lawn(118, 126, 48, 14));
  expect(dim.tip[1]).toBeLessThan(bright.tip[1] * 0.85);
  expect(dim.contrast).toBeLessThan(bright.contrast);
  expect(warm.tip[0] / warm.tip[1]).toBeGreaterThan((bright.tip[0] / bright.tip[1]) * 1.05);
  expect(warm.tip[0] / warm.tip[1]).toBeLessThan(1);
});

it("leaves it as it is where no grass grows", () => {
  expect(lawn(120, 90, 60, 5)).toBeNull();
  expect(grassBeside(GRASS.sod, null)).toBe(GRASS.sod);
});
