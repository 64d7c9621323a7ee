import { describe, expect, it } from "vitest";
import { makeCamera } from "#core/camera/make-camera.ts";
import { GroundGrid } from "#renderer/mask/ground-grid.ts";
import { findEntrances } from "./find-entrances.ts";

const WIDTH = 640;
const HEIGHT = 480;
const camera = makeCamera(WIDTH, HEIGHT);

const none = new Float32Array(WIDTH * HEIGHT);

/** What stands out of the wall: steps, a shrub with the wall over it, a landing at the door, slabs with a curb between them and the wall. */
type What = "steps" | "shrub" | "low shrub" | "landing" | "slabs";

/** A yard to 12 m away with a wall behind it; between the two x (meters) something stands out of the wall to 9.5 m. */
function yardWith(fromX: number, toX: number, what: What) {
  const ground = new Float32Array(WIDTH * HEIGHT);
  const house = new Float32Array(WIDTH * HEIGHT);
  const walk = new Float32Array(WIDTH * HEIGHT);
  const plants = new Float32Array(WIDTH * HEIGHT);
  const curb = new Float32Array(WIDTH * HEIGHT);
  for (let column = 0; column < WIDTH; column++) {
    const x = camera.groundX(column + 0.5, camera.photoY(0, 9.5));
    const out = x > fromX && x < toX;
    const foot = Math.round(camera.photoY(0, out ? 9.5 : 12));
    for (let row = 0; row < HEIGHT; row++) {
      const up = foot - row;
      const of =
        up <= 0
          ? ground
          : !out || what === "steps" || (what === "landing" && up > 12) || up > 16
            ? house
            : what === "landing" || (what === "slabs" && up < 8)
              ? walk
              : what === "slabs"
                ? curb
                : plants;
      const isHidden = what === "shrub" && out && up > 0;
      if (of !== ground || up <= 0) (isHidden ? plants : of)[row * WIDTH + column] = 1;
    }
  }
  return findEntrances(new GroundGrid(camera, ground), { house, walk, plants, standing: curb }).flat();
}

describe("entrances", () => {
  it("are where steps stand out of the house", () => {
    const found = yardWith(-1, 1, "steps");
    expect(Math.min(...found.map(({ x }) => x))).toBeCloseTo(-1, 0);
    expect(Math.max(...found.map(({ x }) => x))).toBeCloseTo(1, 0);
    for (const { z } of found) expect(z).toBeCloseTo(9.5, 0);
  });

  it("are not where the foot of a far wall is seen three rows too low", () => {
    const ground = new Float32Array(WIDTH * HEIGHT);
    const house = new Float32Array(WIDTH * HEIGHT);
    for (let column = 0; column < WIDTH; column++) {
      const foot = Math.round(camera.photoY(0, 16)) + (column > 280 && column < 340 ? 3 : 0);
      for (let row = 0; row < HEIGHT; row++) (row >= foot ? ground : house)[row * WIDTH + column] = 1;
    }
    const masks = { house, walk: none, plants: none, standing: none };
    expect(findEntrances(new GroundGrid(camera, ground), masks)).toEqual([]);
  });

  it("are where a landing lies before the door, not where slabs lie along a wall", () => {
    expect(yardWith(-1, 1, "landing").length).toBeGreaterThan(0);
    expect(yardWith(-1, 1, "slabs")).toEqual([]);
  });

  it("are where stairs stand before a deck whose foot falls back bit by bit to both sides", () => {
    const ground = new Float32Array(WIDTH * HEIGHT);
    const house = new Float32Array(WIDTH * HEIGHT);
    for (let column = 0; column < WIDTH; column++) {
      const x = camera.groundX(column + 0.5, camera.photoY(0, 9.5));
      const foot = Math.round(camera.photoY(0, Math.min(12, Math.max(9.5, 9.5 + 1.4 * (Math.abs(x) - 0.6)))));
      for (let row = 0; row < HEIGHT; row++) (row >= foot ? ground : house)[row * WIDTH + column] = 1;
    }
    const found = findEntrances(new GroundGrid(camera, ground), {
      house,
      walk: none,
      plants: none,
      standing: none,
    }).flat();
    expect(Math.min(...found.map(({ z }) => z))).toBeCloseTo(9.5, 0);
  });

  it("are not where the foot of a wall runs towards the camera at a slant", () => {
    const ground = new Float32Array(WIDTH * HEIGHT);
    const house = new Float32Array(WIDTH * HEIGHT);
    for (let column = 0; column < WIDTH; column++) {
      // Shrubs before parts of it leave short pieces of the wall.
      const foot = Math.round(camera.photoY(0, 16 - column / 80));
      const isWall = Math.floor(column / 60) % 2 === 0;
      for (let row = 0; row < HEIGHT; row++)
        if (row >= foot || isWall) (row >= foot ? ground : house)[row * WIDTH + column] = 1;
    }
    const masks = { house, walk: none, plants: none, standing: none };
    expect(findEntrances(new GroundGrid(camera, ground), masks)).toEqual([]);
  });

  it("are not where a shrub stands before the wall, nor where nothing stands out", () => {
    expect(yardWith(-1, 1, "shrub")).toEqual([]);
    expect(yardWith(-1, 1, "low shrub")).toEqual([]);
    expect(yardWith(0, 0, "steps")).toEqual([]);
  });
});
