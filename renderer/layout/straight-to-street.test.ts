import { expect, it } from "vitest";
import { straightToCurb, straightToStreet } from "./straight-to-street.ts";

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

it("a drive ends at the curb that the whole street shows, with the flare that was taken for street", () => {
  // The drive was seen up to a slant at its left, beside it the street up to the flare's lawn.
  const isSeen = (x: number, y: number) =>
    x >= 40 && x < 110 && y >= 50 && y <= Math.min(80, 72 + (x - 40) / 3);
  const isFlare = (x: number, y: number) => x >= 20 && x < 40 && y > 75;
  const street = plane((x, y) => y > 80 || isFlare(x, y) || (x >= 40 && x < 110 && y > 50 && !isSeen(x, y)));
  const drive = straightToCurb(plane(isSeen), {
    street,
    soft: plane(() => false),
    width: WIDTH,
    height: HEIGHT,
  });
  for (let x = 20; x < 110; x++) expect(Math.abs(lastRow(drive, x) - 80)).toBeLessThanOrEqual(1);
  expect(lastRow(drive, 19)).toBe(-1);
  expect(lastRow(drive, 110)).toBe(-1);
});

it("a street that is not at the foot of the picture shows no curb", () => {
  const ground = {
    street: plane((_, y) => y > 80 && y < 100),
    soft: plane(() => false),
    width: WIDTH,
    height: HEIGHT,
  };
  const drive = plane((x, y) => x >= 40 && x < 110 && y >= 50 && y <= 66 + (x - 40) / 3);
  expect(straightToCurb(drive, ground)).toBe(drive);
});
