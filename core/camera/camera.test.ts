import { describe, expect, it } from "vitest";
import { DEFAULT_FOCAL35_MM, focalPx, makeCamera } from "./make-camera.ts";
import { PosedCamera } from "./posed-camera.ts";

describe("the camera", () => {
  const camera = makeCamera(1600, 1200, { horizonY: 500 });

  it("has a 26 mm equivalent lens 1.6 m above the ground by default", () => {
    // 26 mm on a 4:3 picture of a 43.27 mm diagonal: 26 / 34.616 of the width.
    expect(camera.focalPx).toBeCloseTo((1600 * 26) / 34.616, 1);
    expect(camera.heightM).toBe(1.6);
    expect(focalPx(1200, 1600, DEFAULT_FOCAL35_MM)).toBe(camera.focalPx);
  });

  it("sees the ground one focal length ahead as far below the horizon as the lens is high", () => {
    const z = camera.focalPx / 100;
    expect(camera.photoY(0, z)).toBeCloseTo(500 + 160, 9);
    expect(camera.photoY(1.6, z)).toBe(500);
    expect(camera.photoX(1, z)).toBeCloseTo(800 + 100, 9);
  });

  it("takes ground to photo and back", () => {
    const point = { x: -2.5, z: 7 };
    const back = camera.toGround(camera.toPhoto(point));
    expect(back.x).toBeCloseTo(point.x, 9);
    expect(back.z).toBeCloseTo(point.z, 9);
  });
});

describe("the posed camera", () => {
  const pose = { widthPx: 1600, heightPx: 1200, focalPx: 1200, pitchRad: 0.1, rollRad: 0.02, heightM: 1.5 };

  /** Projects a world point by rotating it into the camera: the opposite direction of the code. */
  function project({ pitchRad, rollRad, focalPx, heightM }: typeof pose, x: number, y: number, z: number) {
    const drop = heightM - y;
    const down = drop * Math.cos(pitchRad) - z * Math.sin(pitchRad);
    const ahead = drop * Math.sin(pitchRad) + z * Math.cos(pitchRad);
    const u = (focalPx * x) / ahead;
    const v = (focalPx * down) / ahead;
    return {
      x: 800 + u * Math.cos(rollRad) + v * Math.sin(rollRad),
      y: 600 - u * Math.sin(rollRad) + v * Math.cos(rollRad),
    };
  }

  it("finds ground points and heights that it sees, tilted and rolled", () => {
    const camera = new PosedCamera(pose);
    const ground = camera.toGround(project(pose, -2, 0, 9));
    expect(ground.x).toBeCloseTo(-2, 9);
    expect(ground.z).toBeCloseTo(9, 9);
    const sill = camera.toGround(project(pose, 1, 0.3, 6), 0.3);
    expect(sill.z).toBeCloseTo(6, 9);
    expect(camera.heightAt(project(pose, 1, 2.3, 6), 6)).toBeCloseTo(2.3, 9);
  });

  it("sees far ground vanish at its horizon", () => {
    const { y } = project(pose, 0, 0, 1e7);
    expect(new PosedCamera(pose).horizonY).toBeCloseTo(y, 1);
  });

  it("draws ground and what stands on it where it sees them, however far it is tilted", () => {
    for (const pitchRad of [-0.2, 0.15, 0.6]) {
      const tilted = { ...pose, pitchRad, rollRad: 0 };
      const drawing = new PosedCamera(tilted).drawing(pitchRad);
      // The origin of the drawing camera lies behind the lens.
      const behindM = pose.heightM * Math.tan(pitchRad);
      for (const [x, y, z] of [
        [0, 0, 3],
        [-1.5, 0.6, 4],
        [2, 2.4, 7],
      ] as const) {
        const seen = project(tilted, x, y, z);
        expect(drawing.photoX(x, z + behindM, y)).toBeCloseTo(seen.x, 9);
        expect(drawing.photoY(y, z + behindM)).toBeCloseTo(seen.y, 9);
        expect(drawing.heightAt(seen.y, z + behindM)).toBeCloseTo(y, 9);
      }
    }
  });

  it("draws uprights as uprights where it is not tilted but shifted", () => {
    const drawing = new PosedCamera({ ...pose, pitchRad: 0.3, rollRad: 0 }).drawing(0);
    expect(drawing.photoX(2, 5, 2.4)).toBe(drawing.photoX(2, 5, 0));
    expect(drawing.heightAt(drawing.photoY(2.4, 5), 5)).toBeCloseTo(2.4, 9);
  });

  it("held straight agrees with the drawing camera", () => {
    const camera = new PosedCamera({ ...pose, pitchRad: 0, rollRad: 0 });
    const point = { x: 300, y: 900 };
    expect(camera.drawing(0).toGround(point)).toEqual(camera.toGround(point));
  });
});
