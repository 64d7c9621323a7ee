import { describe, expect, it } from "vitest";
import { makeCamera } from "#core/camera/make-camera.ts";
import { findDriveway, findWalk, showsBothSides } from "./find-driveway.ts";

/** Ground of the photo by meters: `x` to the right, `z` away. */
function ground(is: (x: number, z: number) => boolean) {
  const camera = makeCamera(400, 300);
  const mask = new Float32Array(400 * 300);
  for (let row = Math.ceil(camera.horizonY + 2); row < 300; row++) {
    const z = camera.groundZ(row + 0.5);
    for (let column = 0; column < 400; column++)
      if (is(camera.groundX(column + 0.5, row + 0.5), z)) mask[row * 400 + column] = 1;
  }
  const at = (mask: Float32Array, x: number, z: number) =>
    mask[Math.floor(camera.photoY(0, z)) * 400 + Math.floor(camera.photoX(x, z))];
  return { camera, mask, at };
}

const nothingOf = (mask: Float32Array) => new Float32Array(mask.length);

describe("a walk", () => {
  it("is the narrow paving that leads into the picture, and not the patio beside it", () => {
    const { camera, mask, at } = ground(
      (x, z) => (x > -2.2 && x < -1.3 && z < 13) || (x > 0 && x < 4 && z > 5 && z < 9),
    );
    const walk = findWalk(camera, { walk: mask, drive: nothingOf(mask) });
    expect([at(walk, -1.7, 6), at(walk, -1.7, 11)]).toEqual([1, 1]);
    expect(at(walk, 2, 7)).toBe(0);
  });

  it("is whole where a part of it was taken for a drive", () => {
    const onWalk = (x: number) => x > -0.6 && x < 0.6;
    const { camera, mask, at } = ground((x, z) => onWalk(x) && z >= 4 && z < 12);
    const nearest = ground((x, z) => onWalk(x) && z < 4).mask;
    const walk = findWalk(camera, { walk: mask, drive: nearest });
    expect([at(walk, 0, 3.8), at(walk, 0, 8)]).toEqual([1, 1]);
  });

  it("is not the drive that it leads on from", () => {
    const { camera, mask, at } = ground((x, z) => x > -0.6 && x < 0.6 && z >= 6 && z < 13);
    const drive = ground((x, z) => x > -3 && x < 3 && z < 6).mask;
    const walk = findWalk(camera, { walk: mask, drive });
    expect([at(walk, 0, 4), at(walk, 0, 9)]).toEqual([0, 1]);
  });

  it("is whole where most of it was taken for a drive that no car could use, and no garage is seen", () => {
    const onWalk = (x: number) => x > -1 && x < 1;
    const { camera, mask, at } = ground((x, z) => onWalk(x) && z >= 7 && z < 12);
    const drive = ground((x, z) => onWalk(x) && z < 7).mask;
    expect(at(findWalk(camera, { walk: mask, drive }), 0, 4)).toBe(1);
    const garage = ground((x, z) => x > 4 && z > 6).mask;
    expect(at(findWalk(camera, { walk: mask, drive, garage }), 0, 4)).toBe(0);
  });

  it("shows both its sides, which the corner of a forecourt at the side of the picture does not", () => {
    const { camera, mask } = ground((x, z) => x > -0.6 && x < 0.6 && z < 12);
    expect(showsBothSides(camera, mask)).toBe(true);
    expect(showsBothSides(camera, ground((x, z) => x < -3 && z < 7).mask)).toBe(false);
  });

  it("is slender, though the scale makes a part of it wide", () => {
    const { camera, mask, at } = ground((x, z) => Math.abs(x) < (z < 6 ? 1.4 : 0.8) && z < 14);
    expect(at(findWalk(camera, { walk: mask, drive: nothingOf(mask) }), 0, 9)).toBe(1);
  });

  it("leads from the foot of the picture into it between its two sides, though the scale makes all of it wide", () => {
    const leads = (is: (x: number, z: number) => boolean) => {
      const { camera, mask, at } = ground((x, z) => is(x, z) || (x > -9 && x < -5 && z > 12 && z < 13.2));
      return at(findWalk(camera, { walk: mask, drive: nothingOf(mask) }), 0, 6);
    };
    expect(leads((x, z) => Math.abs(x) < 0.2 + 0.2 * z && z < 7.5)).toBe(1);
    // The corner of a forecourt, and paving that ends near the camera.
    expect(leads((x, z) => x > -1.3 && z < 7)).toBe(0);
    expect(leads((x, z) => Math.abs(x) < 1.3 && z > 4 && z < 7)).toBe(0);
  });

  it("is not there where all paving is wide", () => {
    const { camera, mask } = ground((x, z) => x > -4 && x < 4 && z < 12);
    const walk = findWalk(camera, { walk: mask, drive: nothingOf(mask) });
    expect(walk.every((v) => v === 0)).toBe(true);
  });
});

describe("a driveway", () => {
  type Is = (x: number, z: number) => boolean;
  const wide: Is = (x, z) => x > -3 && x < 3 && z < 13;
  const patchOf: Is = (x, z) => wide(x, z) && z < 5;
  const drivewayOf = (drive: Is, walk: Is, house: Is = () => false) => {
    const { camera, mask, at } = ground(drive);
    const nothing = new Float32Array(mask.length);
    const found = findDriveway(camera, {
      drive: mask,
      walk: ground(walk).mask,
      garage: nothing,
      house: ground(house).mask,
    });
    return { near: at(found.drive, 0, 4), far: at(found.drive, 0, 9), unsure: found.unsure };
  };

  it("is all of a wide paving of which a part was taken for a walk", () => {
    const rest: Is = (x, z) => wide(x, z) && z >= 5;
    expect(drivewayOf(patchOf, rest)).toEqual({ near: 1, far: 1, unsure: true });
  });

  it("is not the narrow walk that leads on from it", () => {
    const walk: Is = (x, z) => x > -0.6 && x < 0.6 && z >= 5 && z < 13;
    expect(drivewayOf(patchOf, walk)).toEqual({ near: 1, far: 0, unsure: false });
  });

  it("is the curved lane that looks like a walk, and not one as narrow as a walk", () => {
    const none: Is = () => false;
    const lane =
      (halfM: number): Is =>
      (x, z) =>
        z < 12 && Math.abs(x - (z * z) / 24) < halfM;
    expect(drivewayOf(none, lane(1.4))).toEqual({ near: 1, far: 0, unsure: true });
    expect(drivewayOf(none, lane(0.7)).unsure).toBe(false);
  });

  it("is the long straight paving before the house, which looks like a walk", () => {
    const none: Is = () => false;
    const long: Is = (x, z) => Math.abs(x) < 2.5 && z < 22;
    expect(drivewayOf(none, long, (x, z) => Math.abs(x) < 9 && z >= 22)).toEqual({
      near: 1,
      far: 1,
      unsure: true,
    });
    expect(drivewayOf(none, long).unsure).toBe(false);
  });

  it("is the wide paving that bends past the house to the street, and not without a house at its bend", () => {
    const none: Is = () => false;
    const bend: Is = (x, z) => (x > -3 && x < 1 && z < 9) || (x > -3 && x < 14 && z >= 9 && z < 12);
    const withArm: Is = (x, z) => bend(x, z) || (x > 10 && x < 14 && z >= 9 && z < 20);
    const atBend: Is = (x, z) => x > -6 && x < 1 && z >= 12 && z < 16;
    expect(drivewayOf(none, withArm, atBend)).toEqual({ near: 1, far: 1, unsure: true });
    expect(drivewayOf(none, withArm).unsure).toBe(false);
  });

  it("is a short lane from side to side where there is no other paving", () => {
    const none: Is = () => false;
    const lane: Is = (x, z) => z < 8 && Math.abs(x + 0.3 - (z * z) / 16) < 1.2;
    const other: Is = (x, z) => x < -1.8 && z > 4 && z < 8;
    expect(drivewayOf(none, lane)).toEqual({ near: 1, far: 0, unsure: true });
    expect(drivewayOf(none, (x, z) => lane(x, z) || other(x, z)).unsure).toBe(false);
  });

  it("is the paving that is there where none was seen as drive, which is unsure", () => {
    const none: Is = () => false;
    expect(drivewayOf(none, wide)).toEqual({ near: 1, far: 1, unsure: true });
    expect(drivewayOf(none, none).unsure).toBe(false);
  });
});
