import { describe, expect, it } from "vitest";
import { circle, cornersOf, kidney, outlineOf, pointOf, rectangle } from "./shapes.ts";
import { lineLength } from "./trace-contours.ts";

const room = { x: 1, z: 5, wideM: 4, deepM: 2, turn: 0 };

describe("a shape on the ground", () => {
  it("knows the distance to a rectangle's side and corner", () => {
    const field = rectangle(room, 0);
    expect(field(1, 5)).toBeCloseTo(-1, 6);
    expect(field(5, 5)).toBeCloseTo(2, 6);
    expect(field(3 + 3, 6 + 4)).toBeCloseTo(5, 6);
  });

  it("turns with its own axes, and so do its corners", () => {
    const turned = { ...room, turn: Math.PI / 6 };
    const field = rectangle(turned, 0);
    const corners = cornersOf(turned);
    for (const corner of corners) expect(field(corner.x, corner.z)).toBeCloseTo(0, 9);
    expect(Math.atan2(corners[1]!.z - corners[0]!.z, corners[1]!.x - corners[0]!.x)).toBeCloseTo(
      Math.PI / 6,
      9,
    );
    const beyond = pointOf(turned, 0, room.deepM / 2 + 0.5);
    expect(field(beyond.x, beyond.z)).toBeCloseTo(0.5, 9);
  });

  it("rounds corners inwards", () => {
    expect(rectangle(room, 0.5)(3, 6)).toBeCloseTo(0.5 * (Math.SQRT2 - 1), 6);
  });

  it("keeps a kidney inside its rectangle and in one piece", () => {
    const field = kidney(room);
    expect(field(1, 5)).toBeLessThan(0);
    for (const { x, z } of outlineOf(field, 1, 5, 6)) {
      expect(Math.abs(x - 1)).toBeLessThan(2.15);
      expect(Math.abs(z - 5)).toBeLessThan(1.1);
    }
  });

  it("is outlined to a millimetre", () => {
    const ring = outlineOf(circle(2, 3, 1.5), 2, 3, 4, 720);
    expect(lineLength(ring, true)).toBeCloseTo(2 * Math.PI * 1.5, 2);
  });
});
