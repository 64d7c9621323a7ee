import { expect, it } from "vitest";
import type { PlanElement } from "#core/elements/element.ts";
import { shiftReach } from "#renderer/layout/shift-reach.ts";
import { partsOf } from "#renderer/layout/site-parts.ts";
import { GroundGrid } from "#renderer/mask/ground-grid.ts";
import { bareSite } from "#tests/support/bare-site.ts";
import { paintElement } from "./painters.ts";

/** A yard of which only a circle of this radius was highlighted, 6 m away and so far to the right. */
function circled(radiusM: number, rightM = 0) {
  const bare = bareSite({}, true);
  const { camera } = bare;
  const clip = bare.clip.map((_, i) => {
    const [u, v] = [i % camera.widthPx, Math.floor(i / camera.widthPx)];
    if (v <= camera.horizonY + 1) return 0;
    return Number(Math.hypot(camera.groundX(u, v) - rightM, camera.groundZ(v) - 6) < radiusM);
  });
  return { ...bare, areaId: "1", clip, grid: new GroundGrid(camera, clip) };
}

it.each<PlanElement>([
  { kind: "tree", species: "redbud" },
  { kind: "boulders", size: { count: 1 } },
])("a circle that is too small for what usually lies around it has its $kind in its middle", (element) => {
  const site = circled(0.4);
  expect(paintElement(site, element)).toMatchObject({ placed: true });
  const [{ x, z }] = site.instances as [(typeof site.instances)[number]];
  expect(Math.hypot(x, z - 6)).toBeLessThan(0.2);
  expect(site.instances).toHaveLength(1);
});

it("a tree that was circled at the frame stands there, cut off by it or not", () => {
  const { camera } = bareSite();
  const atFrame = camera.groundX(0.02 * camera.widthPx, camera.photoY(0, 6));
  const site = circled(0.8, atFrame);
  expect(paintElement(site, { kind: "tree", species: "redbud" })).toMatchObject({ placed: true });
  expect(Math.abs(site.instances[0]!.x - atFrame)).toBeLessThan(0.5);
});

it("a boulder that was circled is moved over the lawn beyond its circle, and not onto what is no open ground", () => {
  const moved = (lawn: Float32Array) => {
    const site = { ...circled(0.4), lawn };
    const from = partsOf(site);
    paintElement(site, { kind: "boulders", size: { count: 1 } });
    return shiftReach(site, from, { x: 0, z: 0 }, { x: -1.5, z: 0 });
  };
  const open = bareSite().clip;
  expect(moved(open)).toEqual({ x: -1.5, z: 0 });
  expect(moved(open.map(() => 0)).x).toBeGreaterThan(-0.5);
});

it.each<PlanElement>([
  { kind: "tree", species: "redbud" },
  { kind: "boulders", size: { count: 1 } },
])("a highlight that is taken already gets no $kind in its middle", (element) => {
  const site = { ...circled(2), taken: [() => -1] };
  expect(paintElement(site, element)).toMatchObject({ placed: false });
});
