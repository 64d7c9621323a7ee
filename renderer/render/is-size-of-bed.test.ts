import { expect, it } from "vitest";
import { makeCamera } from "#core/camera/make-camera.ts";
import { isSizeOfBed } from "./is-size-of-bed.ts";

const camera = makeCamera(640, 480);

/** Whether a rectangle on the ground, in meters, is no larger than a bed. */
const isBed = (left: number, right: number, near: number, far: number): boolean =>
  isSizeOfBed(
    [
      { x: left, z: near },
      { x: right, z: near },
      { x: right, z: far },
      { x: left, z: far },
    ].map((corner) => camera.toPhoto(corner)),
    camera,
  );

it("a strip before a house is a bed, and a lawn is none", () => {
  expect(isBed(-4, 4, 5, 7)).toBe(true);
  expect(isBed(-5, 5, 4, 12)).toBe(false);
  // Along a fence that leads away from the camera.
  expect(isBed(0.5, 2, 3, 40)).toBe(true);
});

it("far off it is told by its size in the photo, as is what reaches above the ground", () => {
  expect(isBed(-10, 10, 22, 26)).toBe(true);
  const { horizonY } = camera;
  const upright = (halfWide: number) =>
    isSizeOfBed(
      [
        { x: 320 - halfWide, y: horizonY - 20 },
        { x: 320 + halfWide, y: horizonY - 20 },
        { x: 320, y: horizonY + 60 },
      ],
      camera,
    );
  expect([upright(60), upright(300)]).toEqual([true, false]);
});
