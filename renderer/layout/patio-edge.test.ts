import { expect, it } from "vitest";
import type { PlanElement } from "#core/elements/element.ts";
import { GroundGrid } from "#renderer/mask/ground-grid.ts";
import { paintElement } from "#renderer/painters/painters.ts";
import { bareSite } from "#tests/support/bare-site.ts";

const PATIO: PlanElement = {
  ...{ kind: "pavers", use: "patio", pattern: "ashlar", colour: "grey", border: false },
};
const WALL: PlanElement = { kind: "retaining-wall", material: "block" };

const [NEAR_M, FAR_M] = [4, 8];

/** How far away a wall stands that is planned with a patio, meters. */
function awayM(hasHouse: boolean, wall: PlanElement = WALL): number {
  const bare = bareSite({ elements: [PATIO, wall] }, true);
  const { camera } = bare;
  const clip = bare.clip.map((_, i) => {
    const z = camera.groundZ(Math.floor(i / camera.widthPx) + 0.5);
    return Number(z > NEAR_M && z < FAR_M);
  });
  const site = { ...bare, areaId: "1", clip, grid: new GroundGrid(camera, clip) };
  if (hasHouse) site.house.fill(1, 0, Math.round(camera.photoY(0, FAR_M)) * camera.widthPx);
  for (const element of [PATIO, wall]) expect(paintElement(site, element).placed).toBe(true);
  const zs = site.instances.map(({ z }) => z);
  return zs.reduce((sum, z) => sum + z, 0) / zs.length;
}

it("a wall that is planned with a patio stands along its outer edge: before the house the near one, else the far one", () => {
  expect(awayM(true)).toBeLessThan(NEAR_M + 0.7);
  expect(awayM(false)).toBeGreaterThan(FAR_M - 0.7);
});

it("stands along the far edge of the patio, before a house as well, where it is asked for at the back", () => {
  expect(awayM(true, { kind: "retaining-wall", material: "block", place: "back" })).toBeGreaterThan(
    FAR_M - 0.7,
  );
});

it("a wall of which nobody named the color matches the pavers that it stands on", () => {
  const colorsOf = (elements: PlanElement[]) => {
    const site = { ...bareSite({ elements }, true), areaId: "1" };
    for (const element of elements) paintElement(site, element);
    return site.instances.map(({ mesh }) => mesh).flatMap((mesh) => [...mesh.colors.slice(0, 3)]);
  };
  const named: PlanElement = { kind: "retaining-wall", material: "block", colour: "grey" };
  expect(colorsOf([PATIO, WALL]).length).toBeGreaterThan(0);
  expect(colorsOf([PATIO, WALL])).toEqual(colorsOf([PATIO, named]));
});
