import { describe, expect, it } from "vitest";
import { PosedCamera } from "#core/camera/posed-camera.ts";
import type { PhotoPoint } from "#core/geometry/point.ts";
import { estimateCamera, type PhotoView } from "./camera-estimate.ts";
import { measurePolygon } from "./measure-polygon.ts";
import { knownObjectReference } from "./reference.ts";

const size = { widthPx: 1600, heightPx: 1200 };
const focalPx = (26 / 43.27) * 2000;

/** A lens held at `heightM`, tilted down by `pitchRad` and rolled; what it sees is found by searching, not by the code under test. */
function held(heightM: number, pitchRad: number, rollRad = 0) {
  const camera = new PosedCamera({ ...size, focalPx, heightM, pitchRad, rollRad });
  const see = (x: number, y: number, z: number): PhotoPoint => {
    const drop = heightM - y;
    const ahead = drop * Math.sin(pitchRad) + z * Math.cos(pitchRad);
    const u = (focalPx * x) / ahead;
    const v = (focalPx * (drop * Math.cos(pitchRad) - z * Math.sin(pitchRad))) / ahead;
    return {
      x: size.widthPx / 2 + u * Math.cos(rollRad) + v * Math.sin(rollRad),
      y: size.heightPx / 2 - u * Math.sin(rollRad) + v * Math.cos(rollRad),
    };
  };
  const view: PhotoView = {
    ...size,
    focal35Mm: 26,
    horizon: { row: camera.horizonY, rollRad, confidence: 1 },
  };
  /** A patio 4 m wide and 3 m deep, 5 m away. */
  const patio = [see(-1, 0, 5), see(3, 0, 5), see(3, 0, 8), see(-1, 0, 8)];
  return { see, view, patio };
}

const within = (areaM2: number, band: number, truth: number) =>
  truth > areaM2 / (1 + band) && truth < areaM2 * (1 + band);

describe("measuring without a known size", () => {
  it.each([
    [0, 0],
    [0.1, 0],
    [0.06, 0.02],
  ])("is exact for a lens at 1.6 m tilted by %d and rolled by %d", (pitch, roll) => {
    const { view, patio } = held(1.6, pitch, roll);
    const measure = measurePolygon(patio, estimateCamera(view));
    expect(measure.areaM2).toBeCloseTo(12, 6);
    expect(measure.perimeterM).toBeCloseTo(14, 6);
    expect(measure.basis).toBe("assumed");
  });

  it("is off by the square of a wrong lens height, and its band says so", () => {
    const { view, patio } = held(1.45, 0.05);
    const { areaM2, band } = measurePolygon(patio, estimateCamera(view));
    expect(areaM2).toBeCloseTo(12 * (1.6 / 1.45) ** 2, 3);
    expect(within(areaM2, band, 12)).toBe(true);
  });

  it("is exact again when the height is told, and surer", () => {
    const { view, patio } = held(1.45, 0.05);
    const told = measurePolygon(patio, estimateCamera({ ...view, heightM: 1.45 }));
    expect(told.areaM2).toBeCloseTo(12, 6);
    expect(told.band).toBeLessThan(measurePolygon(patio, estimateCamera(view)).band);
  });

  it("is less sure the further away the ground and the less sure the horizon", () => {
    const { see, view, patio } = held(1.6, 0.05);
    const far = [see(-1, 0, 15), see(3, 0, 15), see(3, 0, 18), see(-1, 0, 18)];
    const band = (path: PhotoPoint[], of = view) => measurePolygon(path, estimateCamera(of)).band;
    expect(band(far)).toBeGreaterThan(1.5 * band(patio));
    expect(band(patio, { ...view, horizon: { ...view.horizon!, confidence: 0 } })).toBeGreaterThan(
      1.5 * band(patio),
    );
    expect(band(patio, { ...view, focal35Mm: undefined })).toBeGreaterThan(band(patio));
  });

  it("leaves out what lies above the horizon, and measures nothing there", () => {
    const { see, view, patio } = held(1.6, 0.05);
    const sky = [see(-1, 3, 9), see(3, 3, 9), see(3, 5, 9)];
    expect(measurePolygon(sky, estimateCamera(view))).toMatchObject({ areaM2: 0, outline: [], band: 1 });
    const upTheWall = [patio[0]!, patio[1]!, see(3, 2.5, 8), see(-1, 2.5, 8)];
    expect(measurePolygon(upTheWall, estimateCamera(view)).areaM2).toBeGreaterThan(12);
  });
});

describe("measuring with a known size", () => {
  it("mends a wrong lens height with a length on the ground", () => {
    const { see, view, patio } = held(1.4, 0.05);
    const references = [
      { kind: "ground-length", from: see(-2, 0, 6), to: see(2.88, 0, 6), lengthM: 4.88 } as const,
    ];
    const measure = measurePolygon(patio, estimateCamera({ ...view, references }));
    // The far too low lens pulls the horizon along a little.
    expect(Math.abs(measure.areaM2 / 12 - 1)).toBeLessThan(0.05);
    expect(measure.basis).toBe("measured");
    expect(measure.band).toBeLessThan(0.5 * measurePolygon(patio, estimateCamera(view)).band);
  });

  it("mends a wrong horizon with a fence, which knows better than the guess", () => {
    const { see, view, patio } = held(1.6, 0.05);
    const wrong = { ...view, horizon: { row: view.horizon!.row + 60, rollRad: 0, confidence: 0 } };
    const references = [knownObjectReference("fenceBoard", see(2, 0.02, 14), see(2, 1.8488, 14))];
    const before = measurePolygon(patio, estimateCamera(wrong));
    const after = measurePolygon(patio, estimateCamera({ ...wrong, references }));
    expect(Math.abs(before.areaM2 / 12 - 1)).toBeGreaterThan(0.5);
    expect(Math.abs(after.areaM2 / 12 - 1)).toBeLessThan(0.1);
    expect(within(after.areaM2, after.band, 12)).toBe(true);
  });

  it.each([
    ["door", 0.3, 2.032],
    ["garageDoor", 0.03, 2.1336],
    ["fenceBoard", 0.02, 1.8288],
  ] as const)("knows that a %s stands %d m up and is %d m high", (object, sill, heightM) => {
    const { see, view, patio } = held(1.5, 0.03);
    const references = [knownObjectReference(object, see(1, sill, 9), see(1, sill + heightM, 9))];
    const { areaM2, band } = measurePolygon(patio, estimateCamera({ ...view, references }));
    // Doors stand at unsure heights, so they move the guess only part of the way from 1.6 to 1.5 m.
    expect(Math.abs(areaM2 / 12 - 1)).toBeLessThan(object === "door" ? 0.06 : 0.015);
    expect(within(areaM2, band, 12)).toBe(true);
  });

  it("takes marks that make no sense without breaking", () => {
    const { see, view, patio } = held(1.6, 0.05);
    const references = [
      { kind: "ground-length", from: { x: 10, y: 5 }, to: { x: 10, y: 5 }, lengthM: 3 } as const,
      knownObjectReference("door", see(1, 0, 9), see(1, 0, 9)),
    ];
    const { areaM2, band } = measurePolygon(patio, estimateCamera({ ...view, references }));
    expect(Number.isFinite(areaM2)).toBe(true);
    expect(band).toBeGreaterThan(0);
  });
});
