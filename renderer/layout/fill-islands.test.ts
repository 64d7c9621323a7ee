import { expect, it } from "vitest";
import { makeCamera } from "#core/camera/make-camera.ts";
import { fillIslands } from "./fill-islands.ts";

const camera = makeCamera(400, 300);

/** A yard before the camera with a square left out, and what of that square is hard. */
function yardWithSquare(x: number, z: number, sideM: number, isHard: boolean) {
  const { widthPx: width, heightPx: height } = camera;
  const yard = new Float32Array(width * height);
  const hard = new Float32Array(width * height);
  for (let row = Math.ceil(camera.photoY(0, 14)); row < height; row++) {
    for (let column = 0; column < width; column++) {
      const dx = Math.abs(camera.groundX(column + 0.5, row + 0.5) - x);
      const inSquare = Math.max(dx, Math.abs(camera.groundZ(row + 0.5) - z)) < sideM / 2;
      yard[row * width + column] = inSquare ? 0 : 1;
      if (inSquare && isHard) hard[row * width + column] = 1;
    }
  }
  const middle = Math.round(camera.photoY(0, z)) * width + Math.round(camera.photoX(x, z));
  return { yard, hard, middle };
}

it.each([
  ["fills a single slab", 0.5, 6, 1.2, true, 1],
  ["keeps a terrace", 0, 7, 3, true, 0],
  ["keeps what stands in the yard", 0.5, 6, 1.2, false, 0],
  ["keeps paving that leads out of the photo", 0, camera.groundZ(296), 1.2, true, 0],
] as const)("%s", (_, x, z, sideM, isHard, cover) => {
  const { yard, hard, middle } = yardWithSquare(x, z, sideM, isHard);
  expect(fillIslands(camera, yard, hard)[middle]).toBe(cover);
});
