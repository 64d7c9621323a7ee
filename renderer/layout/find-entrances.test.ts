import { describe, expect, it } from "vitest";
import { makeCamera } from "#core/camera/make-camera.ts";
import { GroundGrid } from "#renderer/mask/ground-grid.ts";
import { findEntrances } from "./find-entrances.ts";

const width = 640;
const height = 480;
const camera = makeCamera(width, height);

/** A yard to 12 m away with a wall behind it; between the two x (metres) something stands out of the wall to 9.5 m. */
function yardWith(fromX: number, toX: number, isHouse: boolean) {
  const ground = new Float32Array(width * height);
  const house = new Float32Array(width * height);
  for (let column = 0; column < width; column++) {
    const x = camera.groundX(column + 0.5, camera.photoY(0, 9.5));
    const out = x > fromX && x < toX;
    const foot = Math.round(camera.photoY(0, out ? 9.5 : 12));
    for (let row = 0; row < height; row++) {
      if (row >= foot) ground[row * width + column] = 1;
      else if (isHouse || !out) house[row * width + column] = 1;
    }
  }
  return findEntrances(new GroundGrid(camera, ground), house).flat();
}

describe("entrances", () => {
  it("are where steps stand out of the house", () => {
    const found = yardWith(-1, 1, true);
    expect(Math.min(...found.map(({ x }) => x))).toBeCloseTo(-1, 0);
    expect(Math.max(...found.map(({ x }) => x))).toBeCloseTo(1, 0);
    for (const { z } of found) expect(z).toBeCloseTo(9.5, 0);
  });

  it("are not where the foot of a far wall is seen three rows too low", () => {
    const ground = new Float32Array(width * height);
    const house = new Float32Array(width * height);
    for (let column = 0; column < width; column++) {
      const foot = Math.round(camera.photoY(0, 16)) + (column > 280 && column < 340 ? 3 : 0);
      for (let row = 0; row < height; row++) (row >= foot ? ground : house)[row * width + column] = 1;
    }
    expect(findEntrances(new GroundGrid(camera, ground), house)).toEqual([]);
  });

  it("are not where a shrub stands before the wall, nor where nothing stands out", () => {
    expect(yardWith(-1, 1, false)).toEqual([]);
    expect(yardWith(0, 0, true)).toEqual([]);
  });
});
