import { expect, it } from "vitest";
import type { PlanElement } from "#core/elements/element.ts";
import { plantMesh } from "#renderer/plants/plant-mesh.ts";
import { type Instance, instanceHeight } from "#renderer/raster/instance.ts";
import { bareSite } from "#tests/support/bare-site.ts";
import { plantBed } from "./plant-bed.ts";
import { leavesInSight, seenBehind } from "./plants-in-sight.ts";

type Bed = Extract<PlanElement, { kind: "bed" }>;

const { camera } = bareSite();
const mesh = plantMesh("boxwood", 0, 0.7);
const at = (x: number, z: number, scale = 1): { instance: Instance } => ({ instance: { mesh, x, z, scale } });

it("a plant is seen whole beside others, in part over a low one and hardly behind one as high", () => {
  const plant = at(0, 8);
  expect(seenBehind(camera, plant, [at(3, 7)])).toBe(1);
  expect(seenBehind(camera, plant, [at(0, 9, 3)])).toBe(1);
  const overLow = seenBehind(camera, plant, [at(0, 7.5, 0.3)]);
  expect(overLow).toBeGreaterThan(0.5);
  expect(seenBehind(camera, plant, [at(0, 7.5)])).toBeLessThan(overLow);
});

it("what is added may neither be hidden nor hide others, but those alone that count", () => {
  const plants = [at(0, 8)];
  expect(leavesInSight(camera, plants, at(0, 7.6), 0.6)).toBe(false);
  expect(leavesInSight(camera, plants, at(0, 8.4), 0.6)).toBe(false);
  expect(leavesInSight(camera, plants, at(2, 7.6), 0.6)).toBe(true);
  expect(leavesInSight(camera, plants, at(0, 7.6), 0.6, (one) => one !== plants[0])).toBe(true);
});

it("plants in stones stand apart and are seen each, where they close in mulch", () => {
  const planted = (mulch: "gravel" | "brown") => {
    const bed: Bed = {
      ...{ kind: "bed", style: "classic", mulch, species: ["agave", "blue-fescue"], edging: false },
    };
    const site = bareSite({ elements: [bed] }, true);
    plantBed(site, bed, (x, z) => Math.max(Math.abs(x) - 4, Math.abs(z - 8) - 2), "far-edge");
    const plants = site.instances.map((instance) => ({ instance }));
    return {
      count: plants.length,
      leastSeen: Math.min(...plants.map((plant) => seenBehind(site.camera, plant, plants))),
      ids: new Set(site.instances.map(({ species }) => species)),
    };
  };
  const [inStones, inMulch] = [planted("gravel"), planted("brown")];
  expect(inStones.count).toBeLessThan(inMulch.count / 2);
  expect(inStones.leastSeen).toBeGreaterThan(0.3);
  expect(inMulch.leastSeen).toBeLessThan(0.3);
  expect([...inStones.ids].toSorted()).toEqual(["agave", "blue-fescue"]);
});

it("few shrubs behind a mass have their standard size, and each is seen over it", () => {
  const bed: Bed = {
    ...{ kind: "bed", style: "classic", mulch: "brown", edging: false },
    species: ["panicle-hydrangea", "boxwood", "catmint"],
    counts: { "panicle-hydrangea": 3 },
    rows: { "panicle-hydrangea": "back", boxwood: "front", catmint: "front" },
  };
  const site = bareSite({ elements: [bed] }, true);
  plantBed(site, bed, (x, z) => Math.max(Math.abs(x) - 4, Math.abs(z - 8) - 1.2), "far-edge");
  const plants = site.instances.map((instance) => ({ instance }));
  const few = plants.filter(({ instance }) => instance.species === "panicle-hydrangea");
  expect(few).toHaveLength(3);
  expect(plants.length).toBeGreaterThan(10);
  for (const one of few) {
    expect(seenBehind(site.camera, one, plants)).toBeGreaterThan(0.59);
    expect(instanceHeight(one.instance)).toBeGreaterThan(0.8);
  }
});
