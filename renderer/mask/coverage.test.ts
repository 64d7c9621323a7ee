import { expect, it } from "vitest";
import { makeCamera } from "#core/camera/make-camera.ts";
import { coverGround } from "#tests/support/cover-ground.ts";
import type { GroundSdf } from "./coverage.ts";

const camera = makeCamera(320, 240);
const everywhere = new Uint8Array(320 * 240).fill(255);

/** Share of each pixel's footprint inside the shape, by 12 x 12 samples on the photo. */
function sampled(shape: GroundSdf, row: number, column: number): number {
  let inside = 0;
  for (let j = 0; j < 12; j++) {
    for (let i = 0; i < 12; i++) {
      const u = column + (i + 0.5) / 12;
      const v = row + (j + 0.5) / 12;
      if (shape(camera.groundX(u, v), camera.groundZ(v)) < 0) inside++;
    }
  }
  return inside / 144;
}

const shapes: Record<string, GroundSdf> = {
  circle: (x, z) => Math.hypot(x - 0.5, z - 6) - 1.5,
  ring: (x, z) => Math.abs(Math.hypot(x, z - 5) - 1.2) - 0.2,
  "half plane": (x) => x - 0.3,
  "two stripes": (x) => Math.min(Math.abs(x + 1) - 0.3, Math.abs(x - 1.2) - 0.2),
};

it.each(Object.entries(shapes))("of a %s is the share of every pixel that lies inside", (_, shape) => {
  const cover = coverGround(camera, everywhere, shape);
  let worst = 0;
  let sum = 0;
  let exact = 0;
  for (let row = Math.ceil(camera.photoY(0, 12)); row < 240; row++) {
    for (let column = 0; column < 320; column++) {
      const share = sampled(shape, row, column);
      worst = Math.max(worst, Math.abs(cover[row * 320 + column]! - share));
      sum += cover[row * 320 + column]!;
      exact += share;
    }
  }
  expect(worst).toBeLessThan(0.45);
  expect(sum / exact).toBeGreaterThan(0.98);
  expect(sum / exact).toBeLessThan(1.02);
});

it("never exceeds the clip", () => {
  const clip = everywhere.map((_, i) => (i % 3) * 127);
  const cover = coverGround(camera, clip, shapes.circle!);
  cover.forEach((share, i) => {
    expect(share).toBeLessThanOrEqual(clip[i]! / 255 + 1e-6);
  });
});
