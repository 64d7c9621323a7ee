import { expect, it } from "vitest";
import { gravel } from "./gravel.ts";

const sun = { direction: [-0.5, 0.7, -0.5], share: 0.7 } as const;
const SIDE = 60;
const EYE_M = 1.6;
const FOCAL_PX = 1000;

/** A square of pixels of river rock, `z` meters ahead and so many pixels to the right of the middle. */
function looked(z: number, right = 0, shade = gravel("river", sun)): number[][] {
  const out = new Float32Array(3);
  const row0 = (FOCAL_PX * EYE_M) / z;
  return Array.from({ length: SIDE }, (_, row) =>
    Array.from({ length: SIDE }, (_, column) => {
      const depth = (FOCAL_PX * EYE_M) / (row0 + row);
      const acrossM = depth / FOCAL_PX;
      const shear = (right + column) / FOCAL_PX;
      const depthM = (depth * depth) / (FOCAL_PX * EYE_M);
      shade({ u: 0, v: 0, x: shear * depth, z: depth, acrossM, depthM, shear }, out);
      return out[1]!;
    }),
  );
}

/** Correlation of pixels with those `right` and `down` of them. */
function alike(pixels: number[][], right: number, down: number): number {
  const flat = pixels.flat();
  const mean = flat.reduce((sum, v) => sum + v, 0) / flat.length;
  let with0 = 0;
  let own = 0;
  for (let y = 0; y + down < SIDE; y++)
    for (let x = Math.max(0, -right); x + Math.max(0, right) < SIDE; x++) {
      with0 += (pixels[y]![x]! - mean) * (pixels[y + down]![x + right]! - mean);
      own += (pixels[y]![x]! - mean) ** 2;
    }
  return with0 / own;
}

it("shows stones and no stripes at a flat angle: they stand up", () => {
  const pixels = looked(8);
  expect(alike(pixels, 0, 3)).toBeGreaterThan(0.1);
  expect(alike(pixels, 3, 0) - alike(pixels, 0, 3)).toBeLessThan(0.25);
});

it("is even where it is decomposed granite, and shows stones where it is gravel or pea gravel", () => {
  const unlike = ([undefined, "pea", "fine"] as const).map((grade) => {
    const pixels = looked(3, 0, gravel("tan", sun, grade));
    // Means of squares of 6 pixels, which are 2 cm there.
    const squares = Array.from({ length: (SIDE / 6) ** 2 }, (_, k) => {
      const [x, y] = [(k % (SIDE / 6)) * 6, Math.floor(k / (SIDE / 6)) * 6];
      return pixels
        .slice(y, y + 6)
        .flatMap((row) => row.slice(x, x + 6))
        .reduce((sum, v) => sum + v / 36, 0);
    });
    const mean = squares.reduce((sum, v) => sum + v, 0) / squares.length;
    return Math.sqrt(squares.reduce((sum, v) => sum + (v - mean) ** 2, 0) / squares.length) / mean;
  });
  expect(unlike[2]).toBeLessThan(0.6 * Math.min(unlike[0]!, unlike[1]!));
});

it("shows stones upright at the sides of a photo too", () => {
  const pixels = looked(6, 550);
  expect(Math.abs(alike(pixels, -3, 3) - alike(pixels, 3, 3))).toBeLessThan(0.15);
});
