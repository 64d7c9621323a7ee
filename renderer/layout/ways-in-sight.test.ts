import { expect, it } from "vitest";
import type { PlanElement } from "#core/elements/element.ts";
import { type Instance, instanceHeight, instanceReach } from "#renderer/raster/instance.ts";
import { bareSite } from "#tests/support/bare-site.ts";
import { plantBed } from "./plant-bed.ts";
import type { Way } from "./site.ts";
import { waysSeenOver } from "./ways-in-sight.ts";

const DOOR: Way = { kind: "door", left: { x: -0.6, z: 11 }, right: { x: 0.6, z: 11 } };
const withWays = (...ways: Way[]) => ({ ...bareSite({}, true), ways: () => ways });

it("tells what hides the foot of a door from what stands beside it, behind it, low or far before it", () => {
  const site = withWays(DOOR);
  expect(waysSeenOver(site, { x: 0, z: 9 }, 0.5, 0.8)).toBe(false);
  expect(waysSeenOver(site, { x: 2, z: 9 }, 0.5, 0.8)).toBe(true);
  expect(waysSeenOver(site, { x: 0, z: 12 }, 0.5, 0.8)).toBe(true);
  expect(waysSeenOver(site, { x: 0, z: 9 }, 0.5, 0.1)).toBe(true);
  expect(waysSeenOver(site, { x: 0, z: 4 }, 0.5, 0.8)).toBe(true);
});

it("takes steps that are wider than any for the edge of paving, and leaves a garage to its drive", () => {
  const ends = { left: { x: -3, z: 11 }, right: { x: 3, z: 11 } };
  for (const kind of ["steps", "garage"] as const)
    expect(waysSeenOver(withWays({ kind, ...ends }), { x: 0, z: 9 }, 2, 0.8)).toBe(true);
});

it("keeps what hides a door out of the bed before it, and lets low plants stand there", () => {
  const bed: PlanElement = {
    ...{ kind: "bed", style: "classic", mulch: "brown", species: ["hydrangea"], edging: false },
  };
  const before = (...ways: Way[]) => {
    const site = withWays(...ways);
    plantBed(site, bed, (x, z) => Math.max(Math.abs(x) - 4, Math.abs(z - 8.5) - 1.2), "far-edge");
    return site.instances;
  };
  const hides = (plant: Instance) =>
    Math.abs(plant.x) < 0.6 &&
    !waysSeenOver(withWays(DOOR), plant, instanceReach(plant), instanceHeight(plant));
  expect(before().filter(hides).length).toBeGreaterThan(0);
  expect(before(DOOR).filter(hides)).toEqual([]);
});
