import { expect, it } from "vitest";
import type { PlanElement } from "#core/elements/element.ts";
import type { GroundPoint } from "#core/geometry/point.ts";
import { GroundGrid } from "#renderer/mask/ground-grid.ts";
import { paintElement } from "#renderer/painters/painters.ts";
import { bareSite } from "#tests/support/bare-site.ts";
import type { Site } from "./site.ts";

const pots: PlanElement = { kind: "planter", form: "pot", species: [], by: "door", size: { count: 2 } };

/** A band of ground that a person circled, from one row to another and between shares of the width; all below was seen as a wall. */
function circled(ways: Site["ways"]) {
  const yard = bareSite({ elements: [pots] }, true);
  const { camera } = yard;
  const { widthPx, heightPx } = camera;
  const [top, bottom] = [camera.photoY(0, 9), camera.photoY(0, 7)];
  const isIn = (i: number) => {
    const [row, across] = [Math.floor(i / widthPx), (i % widthPx) / widthPx];
    return row > top && row < bottom && across > 0.3 && across < 0.7;
  };
  const clip = Float32Array.from({ length: widthPx * heightPx }, (_, i) => (isIn(i) ? 1 : 0));
  const house = Float32Array.from({ length: widthPx * heightPx }, () => 1);
  const site: Site = { ...yard, areaId: "1", clip, house, grid: new GroundGrid(camera, clip), ways };
  const outcome = paintElement(site, pots);
  const spots =
    site.pieces[0]?.outline.map(([a, , c]) => ({ x: (a!.x + c!.x) / 2, z: (a!.z + c!.z) / 2 })) ?? [];
  const columns = spots.map(({ x, z }) => camera.photoX(x, z) / widthPx).sort((a, b) => a - b);
  return { outcome, spots, columns };
}

it("stand at both ends of a highlight whose door is not seen", () => {
  const { outcome, columns } = circled(() => []);
  expect(outcome).toEqual({ placed: true });
  expect(columns[0]).toBeLessThan(0.42);
  expect(columns[1]).toBeGreaterThan(0.58);
});

it("stand at a door at the back of their highlight, though its foot was taken to lie before that", () => {
  // A door as it is seen, 1 m wide at 8.5 m, with its foot at 6 m.
  const at = (x: number) => ({ x: (x * 6) / 8.5, z: 6 }) as GroundPoint;
  const { spots } = circled(() => [{ kind: "door", left: at(-0.5), right: at(0.5) }]);
  expect(spots).toHaveLength(2);
  for (const { x, z } of spots) {
    expect(z).toBeGreaterThan(7);
    expect(Math.abs(x)).toBeGreaterThan(0.4);
    expect(Math.abs(x)).toBeLessThan(1.6);
  }
});
