import { describe, expect, it } from "vitest";
import { makeCamera } from "#core/camera/make-camera.ts";
import { walkEnds } from "./walk-ends.ts";

const [width, height] = [640, 480];
const camera = makeCamera(width, height);
const wallRow = Math.round(camera.photoY(0, 10));

/** A walk between two x (meters) that comes up to `gap` rows below the wall at 10 m. */
function endsOf(fromX: number, toX: number, gap: number) {
  const house = new Float32Array(width * height).fill(1, 0, wallRow * width);
  const walk = new Float32Array(width * height);
  for (let row = wallRow + gap; row < height; row++)
    for (let column = 0; column < width; column++) {
      const x = camera.groundX(column + 0.5, row + 0.5);
      if (x > fromX && x < toX) walk[row * width + column] = 1;
    }
  return walkEnds(camera, { walk, house });
}

describe("the end of a walk", () => {
  it("is where it meets the house", () => {
    const [end, ...others] = endsOf(-0.6, 0.6, 2);
    expect(others).toEqual([]);
    expect(end!.at(-1)!.x - end![0]!.x).toBeCloseTo(1.2, 0);
    for (const { z } of end!) expect(z).toBeGreaterThan(8);
  });

  it("is not where it ends in the lawn, nor along slabs before a whole wall", () => {
    expect(endsOf(-0.6, 0.6, 40)).toEqual([]);
    expect(endsOf(-3, 3, 2)).toEqual([]);
  });
});
