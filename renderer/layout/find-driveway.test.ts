import { describe, expect, it } from "vitest";
import { makeCamera } from "#core/camera/make-camera.ts";
import { findDriveway } from "./find-driveway.ts";

/** Hard ground of a street front at any photo width: a street across, a drive up to the garage, a narrow front walk. */
function streetFront(width: number) {
  const height = Math.round(width * 0.75);
  const camera = makeCamera(width, height);
  const hard = new Float32Array(width * height);
  for (let row = Math.ceil(camera.horizonY + 2); row < height; row++) {
    const z = camera.groundZ(row + 0.5);
    for (let column = 0; column < width; column++) {
      const x = camera.groundX(column + 0.5, row + 0.5);
      const street = z < 4.5;
      const drive = x > 0.5 && x < 3.7 && z < 13;
      const walk = x > -2.2 && x < -1.3 && z < 13;
      if (street || drive || walk) hard[row * width + column] = 1;
    }
  }
  const photo = { width, height, data: new Uint8Array(width * height * 3).fill(120) };
  return { photo, camera, hard };
}

describe("a driveway", () => {
  it.each([400, 1300])("is the drive without street and walk, in a photo %i px wide", (width) => {
    const { photo, camera, hard } = streetFront(width);
    // The walk would be one piece with the drive through the street; a lawn edge parts them.
    const parted = hard.map((h, i) => {
      const row = Math.floor(i / camera.widthPx);
      const x = camera.groundX((i % camera.widthPx) + 0.5, row + 0.5);
      return x > -1.2 && x < 0.4 ? 0 : h;
    });
    const drive = findDriveway(photo, camera, parted);
    const at = (x: number, z: number) =>
      drive[Math.floor(camera.photoY(0, z)) * camera.widthPx + Math.floor(camera.photoX(x, z))];
    expect([at(2, 6), at(2, 9), at(2, 12)]).toEqual([1, 1, 1]);
    expect(at(-1.7, 9)).toBe(0);
    expect(at(5, 4.2) ?? 0).toBe(0);
  });

  it("is not there without hard ground", () => {
    const { photo, camera, hard } = streetFront(400);
    expect(findDriveway(photo, camera, new Float32Array(hard.length)).every((v) => v === 0)).toBe(true);
  });
});
