import { describe, expect, it } from "vitest";
import type { PlanElement } from "#core/elements/element.ts";
import { bareSite } from "#tests/support/bare-site.ts";
import { pavedShape } from "./paved-shape.ts";

type Gravel = Extract<PlanElement, { kind: "gravel" }>;

const gravel = (more: Partial<Gravel> = {}): Gravel => ({
  kind: "gravel",
  tone: "tan",
  use: "area",
  ...more,
});
const shapeOf = (element: Gravel, filled = true) =>
  pavedShape(bareSite({ elements: [element] }, filled), element)!;

describe("the shape of gravel", () => {
  it("is its highlight where nobody said one", () => {
    expect(shapeOf(gravel()).whole).toBe(true);
  });

  it("is a circle where one was asked for: as far from its middle on all sides", () => {
    const { field, contour, x, z, whole } = shapeOf(gravel({ shape: "round" }));
    expect(whole).toBe(false);
    const distances = contour.map((p) => Math.hypot(p.x - x, p.z - z));
    expect(Math.max(...distances) / Math.min(...distances)).toBeLessThan(1.05);
    expect(field(x, z)).toBeLessThan(-0.7);
  });

  it("is as wide as was asked for, and does not take the whole yard", () => {
    const { room, field, x, z } = shapeOf(gravel({ shape: "round", size: { widthM: 3 } }), false);
    expect(room).toBeUndefined();
    expect(field(x + 1.4, z)).toBeLessThan(0);
    expect(field(x + 1.6, z)).toBeGreaterThan(0);
  });
});
