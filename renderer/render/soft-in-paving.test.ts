import { expect, it } from "vitest";
import { seenByHand } from "#tests/support/seen-by-hand.ts";
import { withWholePaving } from "./soft-in-paving.ts";

const WIDTH = 100;
const HEIGHT = 80;
const isPatch = (i: number) => Math.abs((i % WIDTH) - 60) < 9 && Math.abs(Math.floor(i / WIDTH) - 50) < 9;
const plane = (of: (i: number) => boolean) =>
  Float32Array.from({ length: WIDTH * HEIGHT }, (_, i) => (of(i) ? 1 : 0));

/** A drive of sand with a patch in it that was seen as lawn, and how many of its pixels are drive when it has a color. */
function pavedOf(color: readonly [number, number, number]): number {
  const drive = plane((i) => !isPatch(i));
  const seen = seenByHand(
    { width: WIDTH, height: HEIGHT },
    { drive, hard: drive, soft: plane(isPatch), lawn: plane(isPatch) },
  );
  // Grains of sand and blades differ from pixel to pixel.
  const data = seen.picture.data.map((_, q) => {
    const i = Math.floor(q / 3);
    return (isPatch(i) ? color : [180, 150, 110])[q % 3]! + ((i * 7919) % 31);
  });
  const whole = withWholePaving({ ...seen, picture: { ...seen.picture, data } });
  return whole.drive.filter((cover, i) => cover === 1 && whole.soft[i] === 0 && isPatch(i)).length;
}

it("makes a patch of a drive's own color a part of the drive, and leaves one of grass", () => {
  expect(pavedOf([176, 148, 108])).toBe(17 * 17);
  expect(pavedOf([110, 150, 70])).toBe(0);
});
