import { expect, it } from "vitest";
import { fairOutline } from "./fair-outline.ts";

const WIDTH = 320;
const HEIGHT = 200;
const mask = (isIn: (x: number, y: number) => boolean) =>
  Float32Array.from({ length: WIDTH * HEIGHT }, (_, i) =>
    isIn((i % WIDTH) + 0.5, Math.floor(i / WIDTH) + 0.5) ? 1 : 0,
  );
/** In how many pixels two masks differ. */
const differing = (a: Float32Array, b: Float32Array) =>
  a.reduce((sum, cover, i) => sum + Math.abs(cover - b[i]!), 0);

const drive = (x: number, y: number) => y > 60 && y < 160 && x > 90 - (y - 60) * 0.4 && x < 200;

it("straightens the teeth of a drive's edge and keeps its corners", () => {
  const straight = mask(drive);
  const toothed = mask((x, y) => drive(x + (Math.floor(y / 5) % 2 ? 2 : -2), y));
  const fair = fairOutline(toothed, WIDTH, HEIGHT);
  expect(differing(fair, straight)).toBeLessThan(0.6 * differing(toothed, straight));
  expect(fair[157 * WIDTH + 197]).toBe(1);
});

it("rounds off the blunt corners of long edges at the corner alone", () => {
  const blunt = mask((x, y) => y > 60 && y < 160 && x > 40 && x < 290 && y - 60 > (x - 190) * 0.6);
  const fair = fairOutline(blunt, WIDTH, HEIGHT);
  expect(differing(fair, blunt)).toBeLessThan(90);
});

it("runs on to the frame where the drive does", () => {
  const fair = fairOutline(
    mask((x, y) => y > 60 && x > 90 && x < 200),
    WIDTH,
    HEIGHT,
  );
  expect([fair[199 * WIDTH + 100], fair[199 * WIDTH + 190]]).toEqual([1, 1]);
});

it("leaves a mask of many pieces as it is", () => {
  const pieces = mask((x, y) => y > 60 && y < 160 && x % 60 < 30);
  expect(fairOutline(pieces, WIDTH, HEIGHT)).toBe(pieces);
});

it("follows the wide curve of a drive, so that no strip is left beside it", () => {
  // Bends by 7 px over its length: less than the teeth that it may have.
  const curved = mask((x, y) => y < 160 && x > 30 && x < 290 && y > 80 + 7 * Math.sin((Math.PI * x) / 160));
  expect(differing(fairOutline(curved, WIDTH, HEIGHT), curved)).toBeLessThan(150);
});
