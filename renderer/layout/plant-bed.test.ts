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
  plantBed(site, bed, (x, z) => Math.max(Math.abs(x) - 4, Math.abs(z - 8) - 2.5), "wall");
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

/** The plants of a bed that fills its highlight: so far to both sides and so deep, its middle 8 m away. */
function planted(species: SpeciesId[], halfM: number, deepM: number, back: "wall" | "far-edge" = "far-edge") {
  const bed: Bed = { kind: "bed", style: "classic", mulch: "brown", species, edging: false };
  const site = bareSite({ elements: [bed] }, true);
  plantBed(site, bed, (x, z) => Math.max(Math.abs(x) - halfM, Math.abs(z - 8) - deepM / 2), back);
  return site.instances.map((instance) => ({
    ...instance,
    id: (instance as { species: SpeciesId }).species,
  }));
}

describe("plants that were named together", () => {
  it.each<[SpeciesId[], number]>([
    [["hosta", "fern"], 1.6],
    [["rose", "lavender"], 1],
    [["lavender", "catmint"], 0.8],
    [["boxwood", "hydrangea", "salvia"], 2.4],
    [["daylily", "sedum", "hosta"], 1.2],
  ])("each cover a third of an even share at least: %s in a bed %s m deep", (species, deepM) => {
    const plants = planted(species, 4, deepM);
    const crowns = (all: typeof plants) =>
      all.reduce((sum, { id, scale = 1 }) => sum + (drawnSize(id).radiusM * scale) ** 2, 0);
    for (const id of species) {
      const share = crowns(plants.filter((plant) => plant.id === id)) / crowns(plants);
      expect(share).toBeGreaterThan(1 / 3 / species.length);
    }
  });

  it.each<[SpeciesId, SpeciesId]>([
    ["rose", "catmint"],
    ["hydrangea", "salvia"],
    ["boxwood", "lavender"],
  ])("stand with the higher ones behind: %s behind %s", (high, low) => {
    const plants = planted([low, high], 4, 3);
    const mean = (id: SpeciesId) => {
      const own = plants.filter((plant) => plant.id === id);
      return own.reduce((sum, { z }) => sum + z, 0) / own.length;
    };
    expect(mean(high) - mean(low)).toBeGreaterThan(0.2);
  });

  it("take turns along a narrow bed, in groups and not in two halves", () => {
    const row = planted(["rose", "lavender"], 5, 0.8).sort((a, b) => a.x - b.x);
    const changes = row.filter(({ id }, k) => k > 0 && id !== row[k - 1]!.id).length;
    expect(changes).toBeGreaterThan(2);
    expect(changes).toBeLessThan(row.length - 2);
  });

  it.each([0.4, 0.6, 0.8])("are no wider than a bed of %s m lets them be", (deepM) => {
    for (const { id, scale = 1 } of planted(["rose", "hydrangea", "lavender"], 4, deepM)) {
      const { radiusM } = drawnSize(id);
      expect(radiusM * scale).toBeLessThanOrEqual(Math.max(0.7 * deepM, 0.5 * radiusM + 0.001));
    }
  });
});
