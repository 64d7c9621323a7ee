import { expect, it } from "vitest";
import type { PlanElement } from "#core/elements/element.ts";
import { GroundGrid } from "#renderer/mask/ground-grid.ts";
import { bareSite } from "#tests/support/bare-site.ts";
import { paintElement } from "./painters.ts";

const steel: PlanElement = { kind: "edging", material: "steel" };

/** Length of the edging along a lawn in meters; a post that stands in it takes so many columns from its far edge down to its foot. */
function edgingM(postPx: number): number {
  const bare = bareSite({ elements: [steel] });
  const { camera, mirrorRow } = bare;
  const clip = bare.clip.slice();
  const width = camera.widthPx;
  for (let row = mirrorRow; row < camera.photoY(0, 6); row++)
    clip.fill(0, row * width + width / 2, row * width + width / 2 + postPx);
  const site = { ...bare, clip, grid: new GroundGrid(camera, clip) };
  paintElement(site, steel);
  return site.pieces[0]!.lengthM!;
}

it("goes past a post that stands in the lawn and not around it", () => {
  expect(edgingM(0)).toBeGreaterThan(5);
  expect(Math.abs(edgingM(12) - edgingM(0))).toBeLessThan(0.7);
});

/** The edging in a highlight between two columns of the bare yard, from its far edge to the foot of the photo. */
function edgingBetween(from: number, to: number, pavedFrom?: number) {
  const bare = bareSite({ elements: [steel] }, true);
  const { camera, mirrorRow } = bare;
  const inside = (i: number) => {
    const [column, row] = [i % camera.widthPx, Math.floor(i / camera.widthPx)];
    return row > mirrorRow && column >= from && column < to;
  };
  const clip = bare.clip.map((_, i) => (inside(i) ? 1 : 0));
  const paved = bare.clip.map((_, i) => (pavedFrom !== undefined && i % camera.widthPx >= pavedFrom ? 1 : 0));
  const site = { ...bare, clip, paved, grid: new GroundGrid(camera, clip) };
  const outcome = paintElement(site, steel);
  // Of each line its distances to the ground below a column, meters.
  const off = (column: number) =>
    site.pieces.flatMap(({ outline }) =>
      outline.map((line) => line.map(({ x, z }) => x - camera.groundX(column, camera.photoY(0, z)))),
    );
  return { outcome, off };
}

it("is one line along the middle of a narrow highlight, and along the rim of the paving in it", () => {
  const alone = edgingBetween(310, 330);
  expect(alone.outcome).toEqual({ placed: true });
  expect(alone.off(320)).toHaveLength(1);
  for (const offM of alone.off(320)[0]!) expect(Math.abs(offM)).toBeLessThan(0.03);
  const atPaving = edgingBetween(310, 330, 326).off(326);
  expect(atPaving).toHaveLength(1);
  for (const offM of atPaving[0]!) expect(Math.abs(offM + 0.06)).toBeLessThan(0.04);
});

it("along a walk lies beside it and nowhere else", () => {
  const edging: PlanElement = { ...steel, place: "along-walk" };
  const bare = bareSite({ elements: [edging] });
  // A walk along the right side of the yard.
  const site = { ...bare, hardDistance: (x: number) => 1 - x };
  expect(paintElement(site, edging)).toEqual({ placed: true });
  for (const { x } of site.pieces[0]!.outline.flat()) expect(x).toBeCloseTo(0.92, 1);
});

it("around what fills a highlight lies on its rim, so that nothing spills over it", () => {
  const gravel: PlanElement = { kind: "gravel", use: "area", tone: "tan" };
  const bare = bareSite({ elements: [gravel, steel] }, true);
  paintElement(bare, gravel);
  expect(paintElement(bare, steel)).toEqual({ placed: true });
  const { outline } = bare.pieces.at(-1)!;
  const depths = outline.flat().map(({ x, z }) => -bare.grid.at(bare.grid.signedDistance, x, z));
  expect(depths.toSorted((a, b) => a - b)[depths.length >> 1]).toBeLessThan(0.06);
});

it("goes round the circle of gravel in a highlight and not along the highlight", () => {
  const gravel: PlanElement = { kind: "gravel", use: "area", tone: "tan", shape: "round" };
  const bare = bareSite({ elements: [gravel, steel] }, true);
  paintElement(bare, gravel);
  expect(paintElement(bare, steel)).toEqual({ placed: true });
  const { field } = bare.surfaces[0]!;
  const points = bare.pieces.at(-1)!.outline.flat();
  expect(points.length).toBeGreaterThan(10);
  for (const { x, z } of points) expect(Math.abs(field(x, z))).toBeLessThan(0.1);
});
