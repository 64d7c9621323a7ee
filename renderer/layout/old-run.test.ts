import { expect, it } from "vitest";
import { makeCamera } from "#core/camera/make-camera.ts";
import type { GroundPoint } from "#core/geometry/point.ts";
import { spansLine } from "./old-run.ts";

const camera = makeCamera(640, 480, { horizonY: 160 });
const runAt = (z: number): { runs: [GroundPoint, GroundPoint][] } => ({
  runs: [
    [
      { x: -3, z },
      { x: 3, z },
    ],
  ],
});
const drawn = { line: runAt(8).runs[0]!, heightM: 1.8 };

it("an old fence with its foot in what was circled is the one that is meant", () => {
  expect(spansLine(runAt(8), drawn, camera)).toBe(true);
  expect(spansLine(runAt(9), drawn, camera)).toBe(true);
});

it("an old fence far behind what was circled is another one", () => {
  expect(spansLine(runAt(80), drawn, camera)).toBe(false);
});

it("a circle that lies on the ground has no foot to compare with", () => {
  expect(spansLine(runAt(80), { ...drawn, heightM: null }, camera)).toBe(true);
});
