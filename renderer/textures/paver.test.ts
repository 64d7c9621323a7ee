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

/** The mean of many places on paving, seen from so far away by an eye 1.6 m high. */
function seenFrom(farM: number, look: Partial<Parameters<typeof paving>[0]> = {}): number {
  const colors = [[0.1, 0.1, 0.1] as const];
  const shade = paving(
    { pattern: LAYING.ashlar, colors: colors as never, originX: 0, originZ: 0, turn: 0, ...look },
    sun,
  );
  const out = new Float32Array(3);
  const acrossM = farM / 1000;
  let sum = 0;
  for (let k = 0; k < 2000; k++) {
    const at = { x: (k % 50) * 0.071, z: farM + Math.floor(k / 50) * 0.053 };
    shade({ u: 0, v: 0, ...at, acrossM, depthM: (acrossM * farM) / 1.6, shear: 0 }, out);
    sum += out[1]! / 2000;
  }
  return sum;
}

it("is lighter where it is seen at a flat angle, and stays the stone that was asked for", () => {
  const lighter = seenFrom(20) / seenFrom(3);
  expect(lighter).toBeGreaterThan(1.08);
  expect(lighter).toBeLessThan(1.35);
});

it("has wide joints filled to the top, which are no black lines", () => {
  const sandy = { jointColor: [0.1, 0.1, 0.1] as const, bevelM: 0.001 };
  const narrow = seenFrom(3, { ...sandy, jointM: 0.02 });
  const wide = seenFrom(3, { ...sandy, jointM: 0.035 });
  // Joints take nearly twice the ground, and keep more light than they lose by that.
  expect(wide).toBeGreaterThan(0.97 * narrow);
});

it("grows thyme and grass in the joints and leaves the stones bare", () => {
  const look = {
    pattern: LAYING.irregular,
    colors: [[0.3, 0.3, 0.3] as const] as never,
    originX: 0,
    originZ: 0,
    turn: 0,
  };
  const greenShare = (filling?: "thyme" | "grass") => {
    const shade = paving(filling ? { ...look, filling, jointM: 0.055 } : look, sun);
    const out = new Float32Array(3);
    let green = 0;
    for (let k = 0; k < 4000; k++) {
      const at: GroundSample = {
        u: 0,
        v: 0,
        x: (k % 80) * 0.05,
        z: 4 + k * 0.001,
        acrossM: 0.004,
        depthM: 0.004,
        shear: 0,
      };
      shade(at, out);
      if (out[1]! > 1.15 * out[2]! && out[1]! > 1.05 * out[0]!) green++;
    }
    return green / 4000;
  };
  expect(greenShare()).toBe(0);
  for (const filling of ["thyme", "grass"] as const) {
    expect(greenShare(filling)).toBeGreaterThan(0.1);
    expect(greenShare(filling)).toBeLessThan(0.4);
  }
});
