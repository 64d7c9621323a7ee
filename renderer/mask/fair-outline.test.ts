import { expect, it } from "vitest";
import { fairOutline } from "./fair-outline.ts";

const WIDTH = 320;
const HEIGHT = 200;
const mask = (isIn: (x: number, y: number) => boolean) =>
  Float32Array.from({ length: WIDTH * HEIGHT }, (_, i) =>
    isIn((i % WIDTH) + 0.5, Math.floor(i / WIDTH) + 0.5) ? 1 : 0,
  );
/** A photo of the same, in the colors of grass and concrete; all gray where nothing is seen of it. */
const photo = (isIn: (x: number, y: number) => boolean) => ({
  width: WIDTH,
  height: HEIGHT,
  data: Uint8Array.from({ length: WIDTH * HEIGHT * 3 }, (_, q) => {
    const i = Math.floor(q / 3);
    return (isIn((i % WIDTH) + 0.5, Math.floor(i / WIDTH) + 0.5) ? [170, 165, 160] : [80, 110, 50])[q % 3]!;
  }),
});
const gray = photo(() => true);
/** In how many pixels two masks differ. */
const differing = (a: Float32Array, b: Float32Array) =>
  a.reduce((sum, cover, i) => sum + Math.abs(cover - b[i]!), 0);

const drive = (x: number, y: number) => y > 60 && y < 160 && x > 90 - (y - 60) * 0.4 && x < 200;

it("straightens the teeth of a drive's edge and keeps its corners", () => {
  const straight = mask(drive);
  const toothed = mask((x, y) => drive(x + (Math.floor(y / 5) % 2 ? 2 : -2), y));
  const fair = fairOutline(toothed, gray);
  expect(differing(fair, straight)).toBeLessThan(0.6 * differing(toothed, straight));
  expect(fair[157 * WIDTH + 197]).toBe(1);
});

it("rounds off the blunt corners of long edges at the corner alone", () => {
  const blunt = mask((x, y) => y > 60 && y < 160 && x > 40 && x < 290 && y - 60 > (x - 190) * 0.6);
  const fair = fairOutline(blunt, gray);
  expect(differing(fair, blunt)).toBeLessThan(130);
});

it("runs on to the frame where the drive does", () => {
  const fair = fairOutline(
    mask((x, y) => y > 60 && x > 90 && x < 200),
    gray,
  );
  expect([fair[199 * WIDTH + 100], fair[199 * WIDTH + 190]]).toEqual([1, 1]);
});

it("leaves a mask of many pieces as it is", () => {
  const pieces = mask((x, y) => y > 60 && y < 160 && x % 60 < 30);
  expect(fairOutline(pieces, gray)).toBe(pieces);
});

it("follows the wide curve of a drive, so that no strip is left beside it", () => {
  // Bends by 7 px over its length: less than the teeth that it may have.
  const curved = mask((x, y) => y < 160 && x > 30 && x < 290 && y > 80 + 7 * Math.sin((Math.PI * x) / 160));
  expect(differing(fairOutline(curved, gray), curved)).toBeLessThan(150);
});

it("ends where the photo has the edge of the drive, with the corner that its mask has lost", () => {
  // Seen too small by a few pixels, and with a corner cut off.
  const seen = mask((x, y) => drive(x + 3, y - 3) && x - y < 133);
  const fair = fairOutline(seen, photo(drive));
  const straight = mask(drive);
  expect(differing(fair, straight)).toBeLessThan(0.5 * differing(seen, straight));
  expect(differing(fair, straight)).toBeLessThan(0.5 * differing(fairOutline(seen, gray), straight));
});
