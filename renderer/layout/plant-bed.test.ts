import { describe, expect, it } from "vitest";
import type { PlanElement } from "#core/elements/element.ts";
import type { SpeciesId } from "#core/plants/catalogue.ts";
import { drawnSize } from "#renderer/plants/plant-mesh.ts";
import { bareSite } from "#tests/support/bare-site.ts";
import { plantBed } from "./plant-bed.ts";

type Bed = Extract<PlanElement, { kind: "bed" }>;

/** The least distance between two plants of a bed of one species, as a share of the width of both. */
function nearest(id: SpeciesId): number {
  const bed: Bed = { kind: "bed", style: "classic", mulch: "brown", species: [id], edging: false };
  const site = bareSite({ elements: [bed] }, true);
  plantBed(site, bed, (x, z) => Math.max(Math.abs(x) - 4, Math.abs(z - 8) - 2.5), false);
  const plants = site.instances;
  expect(plants.length).toBeGreaterThan(5);
  const { radiusM } = drawnSize(id);
  return Math.min(
    ...plants.flatMap((a, i) =>
      plants
        .slice(0, i)
        .map((b) => Math.hypot(a.x - b.x, a.z - b.z) / (radiusM * ((a.scale ?? 1) + (b.scale ?? 1)))),
    ),
  );
}

describe("plants of a bed", () => {
  it.each<SpeciesId>(["hydrangea", "rose", "boxwood"])("stand apart where they are tall shrubs: %s", (id) => {
    expect(nearest(id)).toBeGreaterThan(1.05);
  });

  it.each<SpeciesId>(["salvia", "catmint", "spirea"])(
    "grow into one another where they are low: %s",
    (id) => {
      expect(nearest(id)).toBeLessThan(1);
    },
  );
});
