import { expect, it } from "vitest";
import { skyInTrees } from "./sky-in-trees.ts";

it("takes gaps between twigs for the sky that is seen beside them, and no leaves", () => {
  const [width, height] = [60, 20];
  const data = new Uint8Array(width * height * 3);
  const sky = new Float32Array(width * height);
  const plants = new Float32Array(width * height);
  for (let i = 0; i < width * height; i++) {
    const x = i % width;
    // Blue sky; from the middle on a tree with gaps, dark leaves and leaves in the sun.
    const color = x < 30 || x % 3 === 0 ? [120, 160, 220] : x % 3 === 1 ? [40, 45, 30] : [190, 210, 90];
    data.set(color, i * 3);
    (x < 30 ? sky : plants)[i] = 1;
  }
  const open = skyInTrees(sky, plants, { width, height, data });
  const at = (x: number) => open[10 * width + x]!;
  expect(at(10)).toBe(1);
  expect(at(33)).toBeGreaterThan(0.9);
  expect(at(34)).toBe(0);
  expect(at(35)).toBeLessThan(0.1);
});
