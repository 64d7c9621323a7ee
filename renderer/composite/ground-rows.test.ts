import { expect, it } from "vitest";
import { makeCamera } from "#core/camera/make-camera.ts";
import { groundRows } from "./ground-rows.ts";

const [WIDTH, HEIGHT] = [320, 240];
const camera = makeCamera(WIDTH, HEIGHT);
const horizon = Math.round(camera.horizonY);
const rect = { left: 0, top: 20, right: WIDTH, bottom: HEIGHT };

/** A part whose layer covers all columns from a row on. */
const partFrom = (row: number, shape: (() => number) | null) => ({
  layers: [{ shape }],
  clip: Uint8Array.from({ length: WIDTH * (HEIGHT - rect.top) }, (_, i) =>
    i >= (row - rect.top) * WIDTH ? 255 : 0,
  ),
});

it("paints a lawn whole that reaches over the horizon, farther away from row to row", () => {
  const { first, z, x } = groundRows(camera, [partFrom(horizon - 30, null)], rect);
  expect(first).toBe(horizon - 30);
  for (let row = first; row < HEIGHT - 1; row++) {
    expect(z(row)).toBeGreaterThan(z(row + 1));
    expect(z(row) - z(row + 1)).toBeLessThan(20);
  }
  // The same place as by the camera, where the ground is near.
  expect(z(HEIGHT - 1)).toBe(camera.groundZ(HEIGHT - 1));
  expect(x(10, HEIGHT - 1)).toBeCloseTo(camera.groundX(10, HEIGHT - 1), 9);
});

it("paints shapes on the ground, and what lies below the horizon, by the camera alone", () => {
  for (const part of [partFrom(horizon - 30, () => -1), partFrom(horizon + 10, null)]) {
    const { first, z } = groundRows(camera, [part], rect);
    expect(first).toBe(Math.ceil(camera.horizonY + 2));
    expect(z(first)).toBe(camera.groundZ(first));
  }
});
