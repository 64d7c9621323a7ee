import { expect, it } from "vitest";
import type { PlanElement } from "#core/elements/element.ts";
import { shiftReach } from "#renderer/layout/shift-reach.ts";
import { partsOf } from "#renderer/layout/site-parts.ts";
import { GroundGrid } from "#renderer/mask/ground-grid.ts";
import { bareSite } from "#tests/support/bare-site.ts";
import { paintElement } from "./painters.ts";

/** A yard of which only this ground was highlighted; meters, to the right of the camera and away from it. */
function highlighted(is: (x: number, z: number) => boolean) {
  const bare = bareSite({}, true);
  const { camera } = bare;
  const clip = bare.clip.map((_, i) => {
    const [u, v] = [i % camera.widthPx, Math.floor(i / camera.widthPx)];
    return v <= camera.horizonY + 1 ? 0 : Number(is(camera.groundX(u, v), camera.groundZ(v)));
  });
  return { ...bare, areaId: "1", clip, grid: new GroundGrid(camera, clip) };
}

/** The same of a circle of this radius, 6 m away and so far to the right. */
const circled = (radiusM: number, rightM = 0) =>
  highlighted((x, z) => Math.hypot(x - rightM, z - 6) < radiusM);

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

it("two boulders alone in a loop fill it: they have room, and the larger one is no cobble", () => {
  const element: PlanElement = { kind: "boulders", size: { count: 2 } };
  const bare = circled(0.8);
  const site = { ...bare, plan: { ...bare.plan, elements: [element] } };
  expect(paintElement(site, element)).toEqual({ placed: true });
  expect(site.instances).toHaveLength(2);
  expect(site.instances[0]!.scale).toBeGreaterThan(0.25);
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

it("stepping stones lie along all of a strip that was circled, though no walk swings through it", () => {
  const site = highlighted((x, z) => z > 4 && z < 14 && Math.abs(x - 0.04 * (z - 4) ** 2) < 0.6);
  expect(paintElement(site, { kind: "stepping-stones", material: "flagstone" })).toEqual({ placed: true });
  const { line } = site.surfaces[0]!;
  const depths = line!.map(({ z }) => z);
  expect(Math.min(...depths)).toBeLessThan(5);
  expect(Math.max(...depths)).toBeGreaterThan(12);
});

it("two raised beds in a circle stand side by side with a path between, and are smaller where it is small", () => {
  const site = circled(1.6);
  const element: PlanElement = {
    ...{ kind: "raised-bed", material: "wood", planting: "vegetables" },
    size: { count: 2 },
  };
  expect(paintElement(site, element)).toEqual({ placed: true });
  const [left, right] = site.pieces[0]!.outline.map((outline) => ({
    from: Math.min(...outline.map(({ x }) => x)),
    to: Math.max(...outline.map(({ x }) => x)),
    near: Math.min(...outline.map(({ z }) => z)),
  }));
  expect(left!.near).toBeCloseTo(right!.near, 1);
  expect(right!.from - left!.to).toBeGreaterThan(0.55);
  expect(right!.to - right!.from).toBeCloseTo(left!.to - left!.from, 1);
});

it("a raised bed near the camera holds no crops that would hide the yard", () => {
  const highest = (nearM: number): number => {
    const bare = bareSite({}, true);
    const { camera } = bare;
    const clip = bare.clip.map((cover, i) => {
      const z = camera.groundZ(Math.floor(i / camera.widthPx));
      return z > nearM && z < nearM + 1.7 ? cover : 0;
    });
    const site = { ...bare, areaId: "1", clip, grid: new GroundGrid(camera, clip) };
    paintElement(site, { kind: "raised-bed", material: "wood", planting: "vegetables", size: { count: 1 } });
    const crops = site.instances.filter(({ baseM }) => baseM !== undefined);
    return Math.max(...crops.map(({ mesh, baseM, scale = 1 }) => baseM! + mesh.heightM * scale));
  };
  expect(highest(2)).toBeLessThan(0.75);
  expect(highest(7)).toBeGreaterThan(0.8);
});
