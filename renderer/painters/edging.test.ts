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
