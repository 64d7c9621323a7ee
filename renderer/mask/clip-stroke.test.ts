import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { clipStroke, personsWord } from "./clip-stroke.ts";
import { fillPolygon } from "./fill-polygon.ts";
import { bytesToCoverage, coverageToBytes } from "./mask-bytes.ts";

const WIDTH = 120;
const HEIGHT = 90;
/** Ground below row 40, wall above. */
const ground = Float32Array.from({ length: WIDTH * HEIGHT }, (_, i) => (i >= 40 * WIDTH ? 1 : 0));
const box = (left: number, top: number, right: number, bottom: number) =>
  fillPolygon(WIDTH, HEIGHT, [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ]);

const held = (stroke: Float32Array) => clipStroke(stroke, ground, personsWord(stroke, ground, WIDTH, HEIGHT));

describe("clipStroke", () => {
  it("stops a careless stroke at the wall", () => {
    const clipped = held(box(20, 38, 100, 80));
    expect(clipped[39 * WIDTH + 60]).toBe(0);
    expect(clipped[41 * WIDTH + 60]).toBe(1);
  });

  it("takes the middle of a narrow stroke for paving at its word as well as that of a wide one", () => {
    const misread = ground.map((cover, i) => (i % WIDTH > 70 ? 0 : cover));
    const middle = (stroke: Float32Array, y: number) =>
      clipStroke(stroke, misread, personsWord(stroke, misread, WIDTH, HEIGHT, true))[y * WIDTH + 78];
    expect(middle(box(10, 45, 90, 85), 65)).toBe(1);
    expect(middle(box(10, 61, 90, 67), 64)).toBe(1);
  });

  it("leaves a stroke that lies on the ground as it is", () => {
    const stroke = box(20, 50, 100, 80);
    expect(held(stroke)).toEqual(stroke);
  });

  it("takes a stroke on the wall at its word", () => {
    const stroke = box(20, 5, 100, 35);
    expect(held(stroke)).toEqual(stroke);
  });

  it("never grows outside the stroke, whatever was drawn", () => {
    const point = fc.record({ x: fc.integer({ min: -20, max: 140 }), y: fc.integer({ min: -20, max: 110 }) });
    fc.assert(
      fc.property(fc.array(point, { minLength: 3, maxLength: 9 }), (polygon) => {
        const stroke = fillPolygon(WIDTH, HEIGHT, polygon);
        held(stroke).forEach((value, i) => {
          if (value > stroke[i]! || value < 0)
            throw new Error(`pixel ${i} grew from ${stroke[i]} to ${value}`);
        });
      }),
      { numRuns: 60 },
    );
  });
});

describe("mask bytes", () => {
  it("round to the nearest and come back", () => {
    const bytes = coverageToBytes(Float32Array.from([0, 0.5, 1]));
    expect(bytes).toEqual(Uint8Array.from([0, 128, 255]));
    expect([...bytesToCoverage(bytes)].map((v) => v.toFixed(3))).toEqual(["0.000", "0.502", "1.000"]);
  });
});
