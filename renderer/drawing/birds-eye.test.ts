import { describe, expect, it } from "vitest";
import { makeCamera } from "#core/camera/make-camera.ts";
import { feetToMeters } from "#core/geometry/units.ts";
import type { GroundLayer } from "#renderer/composite/ground-layer.ts";
import { rectangle } from "#renderer/layout/shapes.ts";
import { normalize } from "#renderer/math/vec3.ts";
import { birdsEye } from "./birds-eye.ts";
import { birdsEyeCamera } from "./birds-eye-camera.ts";
import type { PlanScene } from "./plan-scene.ts";

const photo = makeCamera(1200, 900);
const ring = [
  { x: -2, z: 6 },
  { x: 2, z: 6 },
  { x: 2, z: 9 },
  { x: -2, z: 9 },
];
const scene: PlanScene = {
  placed: [
    {
      element: { kind: "concrete", use: "patio", finish: "broom" },
      areaId: null,
      outline: [ring],
      areaM2: 12,
      perimeterM: 14,
    },
  ],
  instances: [],
  existing: { hard: [], soft: [] },
  houseFoot: [
    { x: -5, z: 11 },
    { x: 5, z: 11 },
  ],
  houseHeightM: 3,
  camera: photo,
};
const red: GroundLayer = {
  shape: null,
  softM: 0,
  field: rectangle({ x: 0, z: 7.5, wideM: 4, deepM: 3, turn: 0 }, 0),
  surface: { kind: "matte", shade: (_, out) => out.set([0.8, 0.02, 0.02]) },
};
const bare = new Float32Array(1200 * 900);
const draw = (layers: GroundLayer[]) =>
  birdsEye(scene, {
    widthPx: 600,
    heightPx: 450,
    layers,
    soft: bare,
    hard: bare,
    sun: { direction: normalize([-0.5, 0.75, -0.5]), share: 0.6 },
  });

describe("a bird's-eye view", () => {
  it("looks from 25 ft and holds the whole design", () => {
    const { camera, backM } = birdsEyeCamera(scene, 600, 450);
    expect(camera.heightM).toBeCloseTo(feetToMeters(25), 9);
    for (const { x, z } of ring) {
      const u = camera.photoX(x, z + backM);
      const v = camera.photoY(0, z + backM);
      expect(u).toBeGreaterThan(0);
      expect(u).toBeLessThan(600);
      expect(v).toBeGreaterThan(0);
      expect(v).toBeLessThan(450);
    }
  });

  it("shows the ground of the design exactly where the camera sees it", () => {
    const image = draw([red]);
    const { camera, backM } = birdsEyeCamera(scene, 600, 450);
    const isRed = (x: number, z: number) => {
      const q = (Math.floor(camera.photoY(0, z + backM)) * 600 + Math.floor(camera.photoX(x, z + backM))) * 3;
      return image.data[q]! > 100 && image.data[q + 1]! < 80;
    };
    expect([isRed(0, 7.5), isRed(-1.9, 6.1), isRed(1.9, 8.9)]).toEqual([true, true, true]);
    expect([isRed(-2.1, 7.5), isRed(0, 5.9), isRed(0, 9.1)]).toEqual([false, false, false]);
  });

  it("draws the house as an upright block of its height", () => {
    const image = draw([]);
    const { camera, backM } = birdsEyeCamera(scene, 600, 450);
    const at = (y: number) => {
      const q =
        (Math.floor(camera.photoY(y, 11 + backM)) * 600 + Math.floor(camera.photoX(1, 11 + backM))) * 3;
      return image.data[q]!;
    };
    // The wall faces away from the light of the roof: darker below its upper edge than above it.
    expect(at(3.1)).toBeGreaterThan(at(2.9) + 15);
    expect(Math.abs(at(1.5) - at(1.3))).toBeLessThan(6);
  });

  it("is the same twice", () => {
    expect(draw([red]).data).toEqual(draw([red]).data);
  });
});
