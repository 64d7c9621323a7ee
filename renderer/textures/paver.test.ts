import { expect, it } from "vitest";
import type { GroundSample } from "./ground-sample.ts";
import { paving } from "./paver.ts";
import { PAVER_COLORS } from "./paver-palette.ts";
import { LAYING } from "./paver-pattern.ts";

const sun = { direction: [0, 1, 0] as const, share: 0 };
const STEP = 0.01;

it("runs softly through a stone: no spot in it has a rim like the shadow of a leaf", () => {
  const shade = paving(
    {
      pattern: LAYING.ashlar,
      colors: PAVER_COLORS.tan,
      originX: 0,
      originZ: 0,
      turn: 0,
      mottling: 1.1,
      grain: 0,
    },
    sun,
  );
  const out = new Float32Array(3);
  const lightAt = (x: number, z: number) => {
    const at: GroundSample = { u: 0, v: 0, x, z, acrossM: 0.004, depthM: 0.004, shear: 0 };
    shade(at, out);
    return out[1]!;
  };
  const joints: number[] = [];
  const within: number[] = [];
  for (let z = 5; z < 8; z += 0.11) {
    for (let x = 0; x < 3; x += STEP) {
      const change = Math.abs(Math.log(lightAt(x + STEP, z) / lightAt(x, z)));
      // A joint is dark: the steps down into it and up again are far greater than any in a stone.
      (change > 0.3 ? joints : within).push(change);
    }
  }
  expect(joints.length).toBeGreaterThan(100);
  within.sort((a, b) => a - b);
  expect(within[Math.floor(within.length * 0.98)]).toBeLessThan(0.11);
});
