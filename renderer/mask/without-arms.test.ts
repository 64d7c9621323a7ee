import { expect, it } from "vitest";
import { withoutArms } from "./without-arms.ts";

const WIDTH = 200;
const HEIGHT = 120;
/** Coverage of a picture in which a test holds. */
const plane = (isIn: (x: number, y: number) => boolean) =>
  Float32Array.from({ length: WIDTH * HEIGHT }, (_, i) => Number(isIn(i % WIDTH, Math.floor(i / WIDTH))));

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
