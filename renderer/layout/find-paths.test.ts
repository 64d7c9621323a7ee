import { expect, it } from "vitest";
import { findPaths } from "./find-paths.ts";

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
const none = new Float32Array(width * height);

it("are concrete walks, and no bald patches or shade", () => {
  const paths = findPaths(
    photoOf((x) => (x < 60 ? concrete : x > 150 && x < 200 ? earth : x > 300 ? shade : grass)),
    yard,
    none,
  );
  const at = (x: number) => paths[100 * width + x];
  expect([at(30), at(100), at(175), at(350)]).toEqual([1, 0, 0, 0]);
});

it("are slabs in a row that leads out of the yard, each whole though a shrub hangs over it", () => {
  const slab = (x: number) => x % 70 < 50;
  const colour = (x: number, y: number) =>
    y > 80 && y < 120 && x < 260 && slab(x) ? (x > 100 && x < 116 && y < 92 ? shade : concrete) : grass;
  const paths = findPaths(photoOf(colour), yard, none);
  const at = (x: number, y: number) => paths[y * width + x];
  expect([at(20, 100), at(90, 100), at(160, 100), at(230, 100)]).toEqual([1, 1, 1, 1]);
  expect([at(60, 100), at(300, 100), at(108, 86)]).toEqual([0, 0, 1]);
});

it("are no grey spots too small to walk on", () => {
  const paths = findPaths(
    photoOf((x, y) => (x > 200 && x < 208 && y > 100 && y < 108 ? concrete : grass)),
    yard,
    none,
  );
  expect(paths).toEqual(none);
});

it("are no bald patches as grey as stone with grass all round", () => {
  const paths = findPaths(
    photoOf((x, y) => (x > 200 && x < 260 && y > 60 && y < 120 ? concrete : grass)),
    yard,
    none,
  );
  expect(paths).toEqual(none);
});

it("are not told from a yard that is grey itself", () => {
  expect(
    findPaths(
      photoOf((x) => (x < 60 ? [200, 198, 192] : [150, 146, 140])),
      yard,
      none,
    ),
  ).toEqual(none);
});
