import { describe, expect, it } from "vitest";
import { PosedCamera } from "#core/camera/posed-camera.ts";
import { metersToFeet } from "#core/geometry/units.ts";

import { estimateCamera } from "./camera-estimate.ts";
import { type Ruler, type RulerKind, rulerKinds } from "./ruler.ts";
import { rulerRatio, rulerSizeM, rulerWeight } from "./ruler-belief.ts";

const WIDTH_PX = 1200;
const HEIGHT_PX = 800;
/** A lens 1.6 m over the ground whose horizon is far below the middle, as in a cropped picture. */
const truth = new PosedCamera({
  widthPx: WIDTH_PX,
  heightPx: HEIGHT_PX,
  focalPx: 900,
  pitchRad: -0.12,
  rollRad: 0,
  heightM: 1.6,
});

/** A thing of its usual height, or `times` that, `z` meters ahead of the true camera. */
function ruler(kind: RulerKind, z: number, times = 1): Ruler {
  const at = (aboveM: number) => ({
    x: WIDTH_PX / 2,
    y: truth.horizonY + (truth.focalPx * (1.6 - aboveM)) / z,
  });
  return { kind, from: at(0), to: at(rulerKinds[kind].heightM * times) };
}

const horizon = { row: 380, rollRad: 0, confidence: 0.2 };
const cameraWith = (rulers: Ruler[], focal35Mm?: number) =>
  estimateCamera({ widthPx: WIDTH_PX, heightPx: HEIGHT_PX, horizon, rulers, focal35Mm });

/** Half the logarithm of how tall the cameras of a spread see a thing, together: what its band comes from. */
const spreadOf = ({ spread }: ReturnType<typeof cameraWith>, thing: Ruler) =>
  Math.hypot(
    ...spread.map(([one, other]) => Math.log(rulerRatio(one, thing)! / rulerRatio(other, thing)!) / 2),
  );

describe("rulers that nobody marked", () => {
  it("set the size of what stands where they stand, though the horizon was seen far off", () => {
    const door = ruler("garageDoor", 12);
    const before = cameraWith([]);
    const after = cameraWith([door]);
    expect(Math.abs(rulerRatio(before.camera, door)! - 1)).toBeGreaterThan(0.4);
    expect(Math.abs(rulerRatio(after.camera, door)! - 1)).toBeLessThan(0.1);
    expect(spreadOf(after, door)).toBeLessThan(0.45);
    expect(after.basis).toBe("assumed");
  });

  it("find a horizon near the upper edge of a photo taken from a deck, by a fence that leads away", () => {
    const pitchRad = 0.33;
    const { focalPx } = truth;
    const down = new PosedCamera({
      ...{ widthPx: WIDTH_PX, heightPx: HEIGHT_PX, focalPx, pitchRad, rollRad: 0, heightM: 1.7 },
    });
    const fence = (z: number): Ruler => {
      const at = (aboveM: number) => {
        const slope = (down.heightM - aboveM) / z;
        const turned = Math.atan(slope) - pitchRad;
        return { x: WIDTH_PX / 2, y: HEIGHT_PX / 2 + focalPx * Math.tan(turned) };
      };
      return { kind: "fence", from: at(0), to: at(rulerKinds.fence.heightM) };
    };
    const fences = [fence(9), fence(13)];
    const low = { row: 0.28 * HEIGHT_PX, rollRad: 0, confidence: 0.2 };
    const { camera } = estimateCamera({
      ...{ widthPx: WIDTH_PX, heightPx: HEIGHT_PX, horizon: low, rulers: fences },
    });
    for (const one of fences) expect(rulerRatio(down, one)).toBeCloseTo(1);
    expect(down.horizonY).toBeLessThan(0.2 * HEIGHT_PX);
    for (const one of fences) expect(Math.abs(rulerRatio(camera, one)! - 1)).toBeLessThan(0.3);
  });

  it("put the horizon nowhere below ground that is seen", () => {
    const doors = [ruler("garageDoor", 12), ruler("front", 13)];
    const bounded = (lowestHorizonY: number | null) =>
      estimateCamera({ widthPx: WIDTH_PX, heightPx: HEIGHT_PX, horizon, rulers: doors, lowestHorizonY })
        .camera.horizonY;
    expect(bounded(null)).toBeGreaterThan(450);
    expect(bounded(400)).toBeLessThan(415);
  });

  it("are left out where they disagree with what else is known, and say that they did not count", () => {
    const rulers = [ruler("garageDoor", 12), ruler("front", 13), ruler("vehicle", 12, 4)];
    const { camera } = cameraWith(rulers);
    expect(rulerRatio(camera, rulers[0]!)).toBeCloseTo(1, 1);
    expect(rulerWeight(camera, rulers[0]!)).toBeGreaterThan(0.9);
    expect(rulerWeight(camera, rulers[2]!)).toBeLessThan(0.05);
  });

  it("widen the band when they contradict each other", () => {
    const door = ruler("garageDoor", 12);
    const agreeing = cameraWith([door, ruler("house", 12)]);
    const contradicting = cameraWith([door, ruler("house", 12, 0.35)]);
    expect(spreadOf(contradicting, door)).toBeGreaterThan(spreadOf(agreeing, door));
  });

  it("count for one when there are several of a kind", () => {
    const one = cameraWith([ruler("garageDoor", 12)]);
    const three = cameraWith([ruler("garageDoor", 12), ruler("garageDoor", 12), ruler("garageDoor", 12)]);
    expect(three.camera.heightM).toBeCloseTo(one.camera.heightM, 9);
    expect(three.camera.horizonY).toBeCloseTo(one.camera.horizonY, 9);
  });

  it("take a window of the floor above for what it is, once others say how far away it is", () => {
    const rulers = [ruler("garageDoor", 12), ruler("opening", 12, 2.1), ruler("front", 12)];
    const { camera } = cameraWith(rulers);
    expect(rulerRatio(camera, rulers[0]!)).toBeCloseTo(1, 1);
    expect(rulerWeight(camera, rulers[1]!)).toBeGreaterThan(0.7);
    expect(metersToFeet(rulerSizeM(camera, rulers[1]!))).toBeCloseTo(8.5 * 2.15, 1);
  });

  it("take a low house for one of one story, once others say how far away it is", () => {
    const low = ruler("house", 12, 0.6);
    const { camera } = cameraWith([ruler("vehicle", 12), ruler("front", 12), low]);
    expect(rulerRatio(camera, ruler("opening", 12))).toBeCloseTo(1, 1);
    expect(metersToFeet(rulerSizeM(camera, low))).toBeCloseTo(23 * 0.6, 1);
  });

  it("do not lift the horizon over a foot that plants hide further than is seen", () => {
    // The hedge ends above the horizon, as a tall one near the lens does.
    const behindHedge: Ruler = {
      kind: "hiddenHouse",
      from: { x: WIDTH_PX / 2, y: truth.horizonY - 10 },
      to: { x: WIDTH_PX / 2, y: truth.horizonY - 260 },
    };
    const sure = { ...horizon, row: truth.horizonY, confidence: 0.9 };
    const { camera } = estimateCamera({
      widthPx: WIDTH_PX,
      heightPx: HEIGHT_PX,
      horizon: sure,
      rulers: [behindHedge],
    });
    expect(Math.abs(camera.horizonY - truth.horizonY)).toBeLessThan(HEIGHT_PX * 0.04);
  });

  it("say by the height of a storey where the horizon is, though the foot of the wall is not seen", () => {
    const { heightM, raisedM } = rulerKinds.storey;
    const at = (aboveM: number) => ({
      x: WIDTH_PX / 2,
      y: truth.horizonY + (truth.focalPx * (1.6 - aboveM)) / 14,
    });
    const storey: Ruler = { kind: "storey", from: at(raisedM), to: at(raisedM + heightM) };
    const off = ({ camera }: ReturnType<typeof cameraWith>) => Math.abs(camera.horizonY - truth.horizonY);
    expect(rulerRatio(truth, storey)).toBeCloseTo(1, 1);
    expect(off(cameraWith([storey]))).toBeLessThan(off(cameraWith([])) / 2);
  });
});
