import { expect, it } from "vitest";
import { GRASS, grassBeside } from "./grass.ts";

const white = [1, 1, 1] as const;

it("gives new grass the color of the photo's lawns and nearly their crispness", () => {
  const color = [0.14, 0.2, 0.04] as const;
  const crisp = grassBeside(GRASS.sod, { color, contrast: 0.34 }, white);
  const soft = grassBeside(GRASS.sod, { color, contrast: 0.13 }, white);
  crisp.mean!.forEach((share, c) => {
    expect(share).toBeCloseTo(color[c]!, 5);
  });
  expect(soft.contrast).toBeLessThan(crisp.contrast);
});

it("divides out the light that the color was seen in", () => {
  const bright = grassBeside(GRASS.sod, { color: [0.14, 0.2, 0.04], contrast: null }, [2, 2, 2]);
  expect(bright.mean![1]).toBeCloseTo(0.1, 5);
  expect(bright.contrast).toBeLessThan(GRASS.sod.contrast);
});

it("keeps what sets seed and turf apart from sod", () => {
  const beside = (kind: typeof GRASS.sod) =>
    grassBeside(kind, { color: [0.14, 0.2, 0.04], contrast: null }, white);
  expect(beside(GRASS.seed).root[0]).toBeGreaterThan(beside(GRASS.sod).root[0]);
  expect(beside(GRASS.turf).mean).toBeNull();
});
