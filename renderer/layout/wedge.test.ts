import { describe, expect, it } from "vitest";
import type { PlanElement } from "#core/elements/element.ts";
import { GroundGrid } from "#renderer/mask/ground-grid.ts";
import { bareSite } from "#tests/support/bare-site.ts";
import { pavedShape } from "./paved-shape.ts";

const patio: Extract<PlanElement, { kind: "pavers" }> = {
  kind: "pavers",
  use: "patio",
  pattern: "ashlar",
  colour: "grey",
  border: false,
};

/** A highlight on a lawn, as it lies on the ground, with a patio in it. */
function patioIn(isInside: (x: number, z: number) => boolean, more: PlanElement[] = [], isHard = false) {
  const site = bareSite({ elements: [patio, ...more] }, true);
  const { camera } = site;
  const clip = site.clip.map((cover, i) => {
    const row = Math.floor(i / camera.widthPx) + 0.5;
    const column = (i % camera.widthPx) + 0.5;
    return cover > 0 && isInside(camera.groundX(column, row), camera.groundZ(row)) ? 1 : 0;
  });
  const ground = { ...site, clip, grid: new GroundGrid(camera, clip), ...(isHard ? { hard: clip } : {}) };
  return pavedShape(ground, patio)!;
}

const wedge = (x: number, z: number) => z > 5 && z < 9 && x > -2 && x < -2 + (z - 5);
function corners({ contour }: { contour: readonly { x: number; z: number }[] }) {
  const xs = contour.map(({ x }) => x);
  const zs = contour.map(({ z }) => z);
  return { wideM: Math.max(...xs) - Math.min(...xs), deepM: Math.max(...zs) - Math.min(...zs) };
}

describe("a patio in a highlight that comes to a point", () => {
  it("is a rectangle in it", () => {
    const shape = patioIn(wedge);
    expect(shape.whole).toBe(false);
    const { wideM, deepM } = corners(shape);
    // Of a right triangle the largest rectangle has half of each side.
    expect(wideM).toBeGreaterThan(1.5);
    expect(wideM).toBeLessThan(2.4);
    expect(deepM).toBeGreaterThan(1.5);
    expect(shape.field(shape.x + 0.45 * wideM, shape.z + 0.45 * deepM)).toBeLessThan(0);
  });

  it("is a circle where a fire pit is to stand on it", () => {
    const { wideM, deepM } = corners(patioIn(wedge, [{ kind: "fire-pit", seating: false }]));
    expect(wideM / deepM).toBeCloseTo(1, 1);
  });

  it("keeps its shape where that is what lies there, and where it comes to no point", () => {
    expect(patioIn(wedge, [], true).whole).toBe(true);
    expect(patioIn((x, z) => z > 5 && z < 9 && Math.abs(x) < 1.5).whole).toBe(true);
  });
});
