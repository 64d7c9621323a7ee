import { expect, it } from "vitest";
import { withoutArms } from "#renderer/mask/without-arms.ts";
import { straightToStreet } from "./straight-to-street.ts";

const WIDTH = 200;
const HEIGHT = 120;
/** Coverage of a picture in which a test holds. */
const plane = (isIn: (x: number, y: number) => boolean) =>
  Float32Array.from({ length: WIDTH * HEIGHT }, (_, i) => Number(isIn(i % WIDTH, Math.floor(i / WIDTH))));
function lastRow(drive: Float32Array, x: number): number {
  let y = HEIGHT - 1;
  while (y >= 0 && !drive[y * WIDTH + x]) y--;
  return y;
}

/** The last row of a drive: a wave about a line that rises by one row in ten columns. */
const waveAt = (x: number) => 80 - Math.round(x / 10) + Math.round(2.4 * Math.sin(x / 6));
const isInWave = (x: number, y: number) => x >= 40 && x < 140 && y >= 50 && y <= waveAt(x);

it("a drive ends at its street in one line", () => {
  const ground = {
    street: plane((x, y) => y > waveAt(x)),
    soft: plane(() => false),
    width: WIDTH,
    height: HEIGHT,
  };
  const drive = straightToStreet(plane(isInWave), ground);
  for (let x = 40; x < 140; x++) expect(Math.abs(lastRow(drive, x) - (80 - x / 10))).toBeLessThanOrEqual(2);
});

it("a drive without a street below it, and one that turns into it, keep their ends", () => {
  const none = plane(() => false);
  const wave = plane(isInWave);
  expect(straightToStreet(wave, { street: none, soft: none, width: WIDTH, height: HEIGHT })).toBe(wave);
  const bend = plane((x, y) => x >= 40 && x < 140 && y >= 20 && y <= 110 - ((x - 90) / 6) ** 2);
  const street = plane((x, y) => y > 110 - ((x - 90) / 6) ** 2);
  expect(straightToStreet(bend, { street, soft: none, width: WIDTH, height: HEIGHT })).toBe(bend);
});

it("a lawn at the end of a drive stays a lawn", () => {
  const soft = plane((x, y) => x >= 80 && x < 90 && y > waveAt(x));
  const street = plane((x, y) => y > waveAt(x) && !(x >= 80 && x < 90));
  const drive = straightToStreet(plane(isInWave), { street, soft, width: WIDTH, height: HEIGHT });
  for (let x = 80; x < 90; x++) expect(lastRow(drive, x)).toBeLessThanOrEqual(waveAt(x));
});

it("a walk that leaves a drive is no part of it, and the drive keeps its corners", () => {
  const isDrive = (x: number, y: number) => y >= 40 && x >= 60 - (y - 40) && x < 140 + (y - 40);
  const both = plane((x, y) => isDrive(x, y) || (y >= 42 && y < 46));
  const drive = withoutArms(both, WIDTH, HEIGHT, 5);
  expect(drive[44 * WIDTH + 10]).toBe(0);
  let lost = 0;
  for (let i = 0; i < drive.length; i++) if (isDrive(i % WIDTH, Math.floor(i / WIDTH)) && !drive[i]) lost++;
  expect(lost).toBe(0);
});

it("a drive that is narrow all over stays as it is", () => {
  const far = plane((x, y) => x >= 40 && x < 160 && y >= 60 && y < 67);
  expect(withoutArms(far, WIDTH, HEIGHT, 5)).toBe(far);
});
