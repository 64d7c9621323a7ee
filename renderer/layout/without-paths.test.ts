import { expect, it } from "vitest";
import { withoutPaths } from "./without-paths.ts";

const width = 400;
const height = 200;
const photoOf = (colour: (x: number, y: number) => readonly [number, number, number]) => {
  const data = new Uint8Array(width * height * 3);
  for (let i = 0; i < width * height; i++) data.set(colour(i % width, Math.floor(i / width)), i * 3);
  return { width, height, data };
};
const grass = [110, 120, 60] as const;
const concrete = [170, 165, 150] as const;
const earth = [140, 118, 92] as const;
const shade = [52, 56, 50] as const;
const yard = new Float32Array(width * height).fill(1);

it("leaves out a concrete walk, and keeps bald patches and shade", () => {
  const kept = withoutPaths(
    photoOf((x) => (x < 60 ? concrete : x > 150 && x < 200 ? earth : x > 300 ? shade : grass)),
    yard,
  );
  const at = (x: number) => kept[100 * width + x];
  expect([at(30), at(100), at(175), at(350)]).toEqual([0, 1, 1, 1]);
});

it("keeps grey spots too small to walk on", () => {
  const kept = withoutPaths(
    photoOf((x, y) => (x > 200 && x < 208 && y > 100 && y < 108 ? concrete : grass)),
    yard,
  );
  expect(kept).toEqual(yard);
});

it("keeps a bald patch as grey as stone when grass surrounds it", () => {
  const kept = withoutPaths(
    photoOf((x, y) => (x > 200 && x < 260 && y > 60 && y < 120 ? concrete : grass)),
    yard,
  );
  expect(kept).toEqual(yard);
});

it("keeps all of a yard that is grey itself", () => {
  expect(
    withoutPaths(
      photoOf((x) => (x < 60 ? [200, 198, 192] : [150, 146, 140])),
      yard,
    ),
  ).toEqual(yard);
});
