import { describe, expect, it } from "vitest";
import { makeCamera } from "#core/camera/make-camera.ts";
import { findPatio } from "./find-patio.ts";

const camera = makeCamera(400, 300);

/** Ground of the photo by meters: `x` to the right, `z` away. */
function ground(is: (x: number, z: number) => boolean): Float32Array {
  const mask = new Float32Array(400 * 300);
  for (let row = Math.ceil(camera.horizonY + 2); row < 300; row++)
    for (let column = 0; column < 400; column++)
      if (is(camera.groundX(column + 0.5, row + 0.5), camera.groundZ(row + 0.5)))
        mask[row * 400 + column] = 1;
  return mask;
}

const none = ground(() => false);
const at = (mask: Float32Array, x: number, z: number) =>
  mask[Math.floor(camera.photoY(0, z)) * 400 + Math.floor(camera.photoX(x, z))];

describe("a patio", () => {
  it("is paving wide enough to sit on, with its corners", () => {
    const walk = ground((x, z) => x > -2 && x < 2 && z > 4 && z < 9);
    const patio = findPatio(camera, { walk, drive: none, garage: none });
    expect([at(patio, 0, 6), at(patio, -1.9, 4.3), at(patio, 3, 6)]).toEqual([1, 1, 0]);
  });

  it("is no walk, and not the drive before a garage", () => {
    const walk = ground((x, z) => Math.abs(x) < 0.7 && z < 12);
    expect(findPatio(camera, { walk, drive: none, garage: none })).toEqual(none);
    const drive = ground((x, z) => Math.abs(x) < 3 && z < 9);
    expect(findPatio(camera, { walk: none, drive, garage: ground((_, z) => z > 9) })).toEqual(none);
  });
});
