import { expect, it } from "vitest";
import { fromLinear, toLinear } from "#renderer/color/srgb.ts";
import { brightOf, exposureOf } from "./exposure.ts";

const WIDTH = 160;
const HEIGHT = 120;
const rect = { left: 0, top: 0, right: WIDTH, bottom: HEIGHT };
const region = new Float32Array(WIDTH * HEIGHT).fill(1);
const open = region;
const noLawn = new Float32Array(WIDTH * HEIGHT);
type Color = readonly [number, number, number];

/** A photo whose left part, so many columns wide, has one color and the rest another. */
function photoOf(left: Color, right: Color, columns: number) {
  const data = new Uint8Array(WIDTH * HEIGHT * 3);
  for (let i = 0; i < WIDTH * HEIGHT; i++) data.set(i % WIDTH < columns ? left : right, i * 3);
  return { width: WIDTH, height: HEIGHT, data };
}
const green: Color = [80, 120, 50];

it("gives new things nearly all of the cast of the photo's grays", () => {
  const warm: Color = [200, 195, 190];
  const [red, , blue] = exposureOf(photoOf(warm, green, 80), region, rect, open, noLawn);
  const cast = toLinear[200]! / toLinear[190]!;
  expect(Math.log(red / blue) / Math.log(cast)).toBeGreaterThan(0.7);
  expect(Math.log(red / blue) / Math.log(cast)).toBeLessThan(0.95);
});

it("gives them none where the photo has hardly any gray: that is one thing's paint", () => {
  const [red, , blue] = exposureOf(photoOf([200, 190, 180], green, 1), region, rect, open, noLawn);
  expect(red).toBe(blue);
});

it("tells the light in the open from ground that lies in shade for the most part", () => {
  const shaded = region.map((_, i) => (i % WIDTH < 120 ? 0.3 : 1));
  const stone = (share: number) =>
    [170, 170, 170].map((level) => fromLinear(toLinear[level]! * share)) as never;
  const [, inShade] = exposureOf(photoOf(stone(0.3), stone(1), 120), region, rect, shaded, noLawn);
  const [, inSun] = exposureOf(photoOf(stone(1), stone(1), 120), region, rect, open, noLawn);
  expect(inShade / inSun).toBeCloseTo(1, 1);
});

it("tells how bright a white surface is by the bright ones alone, however dark the ground of a design is", () => {
  const photo = photoOf([30, 34, 28], [235, 235, 235], 120);
  const dark = region.map((_, i) => (i % WIDTH < 120 ? 1 : 0));
  const [level] = exposureOf(photo, dark, rect, open, noLawn);
  expect(brightOf(photo)).toBeGreaterThan(1.5 * level);
  expect(brightOf(photo)).toBeCloseTo(1.1, 1);
});

it("takes dark stone beside a lawn in the sun for asphalt, and not for stone in shade", () => {
  const lawn = region.map((_, i) => (i % WIDTH < 120 ? 0 : 1));
  const drive = region.map((_, i) => (i % WIDTH < 120 ? 1 : 0));
  const levelOf = (gray: number, grass: Float32Array) =>
    exposureOf(photoOf([gray, gray, gray], green, 120), drive, rect, open, grass)[1];
  // Concrete in the same light.
  const concrete = levelOf(150, lawn);
  expect(levelOf(45, lawn) / concrete).toBeGreaterThan(0.8);
  expect(levelOf(45, noLawn) / concrete).toBeLessThan(0.5);
  expect(levelOf(150, noLawn)).toBe(concrete);
});

it("takes red mulch beside a white wall in the sun for dark ground, and not for ground in shade", () => {
  const bed = region.map((_, i) => (i % WIDTH < 40 ? 1 : 0));
  const levelOf = (ground: Color, wall: Color) =>
    exposureOf(photoOf(ground, wall, 40), bed, rect, open, noLawn)[1];
  const white: Color = [245, 245, 242];
  const soil: Color = [150, 120, 90];
  const mulch: Color = [96, 52, 38];
  expect(levelOf(mulch, white) / levelOf(soil, white)).toBeGreaterThan(0.9);
  // Where nothing is brighter the ground lies in little light.
  expect(levelOf(mulch, [80, 80, 78]) / levelOf(soil, white)).toBeLessThan(0.5);
});
