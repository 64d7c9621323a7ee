import { describe, expect, it } from "vitest";
import type { PlanElement } from "#core/elements/element.ts";
import { getSpecies, type SpeciesId } from "#core/plants/catalogue.ts";
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

describe("ground cover", () => {
  const field = (x: number, z: number) => Math.max(Math.abs(x) - 4, Math.abs(z - 8) - 1.5);
  const lay = (species: SpeciesId[], counts?: Record<string, number>) => {
    const bed: Bed = {
      ...{ kind: "bed", style: "classic", mulch: "brown", species, edging: false },
      ...(counts && { counts }),
    };
    const site = bareSite({ elements: [bed] }, true);
    const billed = plantBed(site, bed, field, "far-edge");
    return {
      billed,
      patches: site.instances.filter((one) => (one as { species?: string }).species === "asiatic-jasmine"),
    };
  };
  const { radiusM } = drawnSize("asiatic-jasmine");
  const isCovered = (patches: ReturnType<typeof lay>["patches"], x: number, z: number) =>
    patches.some((one) => Math.hypot(one.x - x, one.z - z) < radiusM * (one.scale ?? 1));

  it("closes to a carpet over all of its bed and ends at the edge of it", () => {
    const { patches } = lay(["asiatic-jasmine"]);
    let [inside, covered] = [0, 0];
    for (let x = -3.9; x < 3.9; x += 0.1)
      for (let z = 6.6; z < 9.4; z += 0.1) {
        inside++;
        if (isCovered(patches, x, z)) covered++;
      }
    expect(covered / inside).toBeGreaterThan(0.97);
    for (const { x, z, scale = 1 } of patches) expect(field(x, z) + radiusM * scale).toBeLessThan(0.2);
  });

  it("is billed as the plants that grow on its ground, not as patches", () => {
    const { billed } = lay(["asiatic-jasmine"]);
    const { spacingM } = getSpecies("asiatic-jasmine");
    const count = billed[0]!.count;
    expect(count / ((8 * 3) / spacingM ** 2)).toBeGreaterThan(0.7);
    expect(count / ((8 * 3) / spacingM ** 2)).toBeLessThan(1.5);
  });

  it("leaves room to what is counted, and lies round it", () => {
    const { billed, patches } = lay(["asiatic-jasmine", "dwarf-yaupon"], { "dwarf-yaupon": 3 });
    expect(billed).toContainEqual({ species: "dwarf-yaupon", count: 3 });
    expect(patches.length).toBeGreaterThan(20);
  });
});

describe("plants at a distance that was said", () => {
  const apartIn = (spacingM: number | undefined): { least: number; count: number } => {
    const bed: Bed = {
      ...{ kind: "bed", style: "classic", mulch: "brown", species: ["salvia"], edging: false },
      ...(spacingM ? { spacings: { salvia: spacingM } } : {}),
    };
    const site = bareSite({ elements: [bed] }, true);
    plantBed(site, bed, (x, z) => Math.max(Math.abs(x) - 4, Math.abs(z - 8) - 2.5), "wall");
    const plants = site.instances;
    const far = plants.flatMap((a, i) => plants.slice(0, i).map((b) => Math.hypot(a.x - b.x, a.z - b.z)));
    return { least: Math.min(...far), count: plants.length };
  };

  it("stand no closer, and are fewer", () => {
    const usual = apartIn(undefined);
    const wide = apartIn(1.2);
    expect(usual.least).toBeLessThan(0.9);
    expect(wide.least).toBeGreaterThanOrEqual(1.2);
    expect(wide.count).toBeLessThan(usual.count / 2);
    expect(wide.count).toBeGreaterThan(5);
  });
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

  it("are all there, a wide one among narrow ones too", () => {
    for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const bed: Bed = {
        ...{ kind: "bed", style: "classic", mulch: "brown", edging: false },
        species: ["boxwood", "hydrangea", "salvia"],
      };
      const site = { ...bareSite({ elements: [bed] }, true), seed };
      const field = (x: number, z: number) => Math.max(Math.abs(x) - 3, Math.abs(z - 8) - 0.8);
      expect(plantBed(site, bed, field, "far-edge"), `seed ${seed}`).toHaveLength(3);
    }
  });

  it("have three quarters of an even share at least, rounded", () => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const bed: Bed = {
        ...{ kind: "bed", style: "classic", mulch: "brown", edging: false },
        species: ["lavender", "feather-reed-grass", "fountain-grass"],
      };
      const site = { ...bareSite({ elements: [bed] }, true), seed };
      const counts = plantBed(
        site,
        bed,
        (x, z) => Math.max(Math.abs(x) - 2, Math.abs(z - 8) - 1.2),
        "far-edge",
      );
      const all = counts.reduce((sum, { count }) => sum + count, 0);
      for (const { species, count } of counts)
        expect(count, `${species}, seed ${seed}`).toBeGreaterThanOrEqual(Math.round(all / 4) - 1);
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

  it("leave the front of a deep bed to the low ones", () => {
    const plants = planted(["rose", "lavender"], 4, 5);
    const inFront = plants.filter(({ z }) => z < 8 - 2.5 + 0.9);
    const low = inFront.filter(({ id }) => id === "lavender");
    expect(low.length).toBeGreaterThan(6);
    expect(low.length).toBeGreaterThan(0.8 * inFront.length);
  });

  it("close the gaps that those leave of which few were asked for", () => {
    const coveredOf = (counts?: Bed["counts"]) => {
      const bed: Bed = {
        ...{ kind: "bed", style: "classic", mulch: "gravel", edging: false },
        species: ["lavender", "agave"],
        ...(counts && { counts }),
      };
      const site = bareSite({ elements: [bed] }, true);
      plantBed(site, bed, (x, z) => Math.max(Math.abs(x) - 4, Math.abs(z - 8) - 2), "far-edge");
      return site.instances.reduce((sum, { mesh, scale = 1 }) => sum + (mesh.radiusM * scale) ** 2, 0);
    };
    expect(coveredOf({ agave: 3 })).toBeGreaterThan(0.75 * coveredOf());
  });

  it("leave no gap for another one in a narrow bed", () => {
    for (const species of [["lavender"], ["rose", "catmint"]] satisfies SpeciesId[][]) {
      const row = planted(species, 4, 0.8).sort((a, b) => a.x - b.x);
      for (const [k, { id, x, scale = 1 }] of row.entries()) {
        const next = row[k + 1];
        if (!next || Math.abs(x) > 3.4) continue;
        const reach = drawnSize(id).radiusM * scale + drawnSize(next.id).radiusM * (next.scale ?? 1);
        expect(next.x - x).toBeLessThan(1.35 * reach);
      }
    }
  });

  it("have the low ones in sight where a bed goes on below the photo", () => {
    const bed: Bed = {
      ...{ kind: "bed", style: "classic", mulch: "brown", edging: false },
      species: ["hydrangea", "hosta"],
    };
    const site = bareSite({ elements: [bed] }, true);
    const { camera } = site;
    const nearM = camera.groundZ(camera.heightPx);
    plantBed(site, bed, (x, z) => Math.max(Math.abs(x) - 4, Math.abs(z - nearM) - 3), "far-edge");
    const first = site.instances.filter(({ z }) => z > nearM && z < nearM + 0.7);
    expect(first.length).toBeGreaterThan(2);
    for (const instance of first) expect((instance as { species: SpeciesId }).species).toBe("hosta");
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
      expect(radiusM * scale).toBeLessThanOrEqual(Math.max(0.7 * deepM, 0.6 * radiusM + 0.001));
    }
  });
});

describe("the size of plants in a bed", () => {
  it.each<[SpeciesId, number]>([
    ["hydrangea", 0.8],
    ["rhododendron", 0.8],
    ["feather-reed-grass", 1],
    ["lavender", 1],
  ])("is that of their third year: %s of at most %s of its mature height", (id, share) => {
    for (const { scale = 1, heightScale = scale } of planted([id], 4, 3))
      expect(drawnSize(id).heightM * heightScale).toBeLessThanOrEqual(share * getSpecies(id).heightM);
  });

  it("differs from plant to plant: the largest tenth is a fifth higher than the smallest", () => {
    const heights = planted(["rose"], 6, 3)
      .map(({ scale = 1, heightScale = scale }) => heightScale)
      .sort((a, b) => a - b);
    const tenth = Math.ceil(heights.length / 10);
    const mean = (some: number[]) => some.reduce((sum, one) => sum + one, 0) / some.length;
    expect(mean(heights.slice(-tenth)) / mean(heights.slice(0, tenth))).toBeGreaterThan(1.2);
  });

  /** Plants of a bed from 7 to 8 m away, with a walk of so many rows of the picture across it right behind. */
  const plantsBefore = (walkRows: number, mulch: Bed["mulch"], species: SpeciesId[]) => {
    const bed: Bed = { kind: "bed", style: "classic", mulch, species, edging: false };
    const site = bareSite({ elements: [bed] }, true);
    const foot = Math.floor(site.camera.photoY(0, 8));
    for (let row = foot - walkRows; row < foot; row++) {
      site.walk.fill(1, row * 640, (row + 1) * 640);
      site.clip.fill(0, row * 640, (row + 1) * 640);
    }
    plantBed(site, bed, (x, z) => Math.max(Math.abs(x) - 6, Math.abs(z - 7.5) - 0.5), "far-edge");
    return site.instances as { species: SpeciesId; heightScale?: number }[];
  };
  const highest = (plants: readonly { heightScale?: number }[]) =>
    Math.max(...plants.map(({ heightScale = 1 }) => heightScale));

  it("leaves a walk behind the bed in sight", () => {
    const [free, over] = [plantsBefore(0, "brown", ["lavender"]), plantsBefore(8, "brown", ["lavender"])];
    expect(over.length).toBeLessThan(0.85 * free.length);
    expect(over.length).toBeGreaterThan(3);
    expect(highest(over)).toBeLessThan(0.9 * highest(free));
  });

  it("is whole before a walk in stones, where low ones come in the place of high ones", () => {
    const [free, over] = [plantsBefore(0, "gravel", ["catmint"]), plantsBefore(8, "gravel", ["catmint"])];
    expect(over.length).toBe(free.length);
    expect(highest(over)).toBe(highest(free));
    const grasses: SpeciesId[] = ["feather-reed-grass", "catmint"];
    const high = (rows: number) => {
      const all = plantsBefore(rows, "gravel", grasses);
      return all.filter(({ species }) => species === "feather-reed-grass").length / all.length;
    };
    expect(high(8)).toBeLessThan(0.8 * high(0));
  });
});

it("plants nothing beside a tree in gravel but what is named", () => {
  const tree: PlanElement = { kind: "tree", species: "olive" };
  const planted = (mulch: Bed["mulch"], species: string[], more: Partial<Bed> = {}) => {
    const bed: Bed = { kind: "bed", style: "classic", mulch, species, edging: false, ...more };
    const site = bareSite({ elements: [bed, tree] }, true);
    return plantBed(site, bed, (x, z) => Math.max(Math.abs(x) - 4, Math.abs(z - 8) - 2.5), "wall").length;
  };
  expect([planted("gravel", []), planted("gravel", ["boxwood"])]).toEqual([0, 1]);
  expect(planted("brown", [])).toBeGreaterThan(1);
  // The bed of a look stands along the house, and its tree elsewhere.
  expect(planted("gravel", [], { style: "japanese", place: "along-house" })).toBeGreaterThan(1);
});

it("plants nothing where mulch alone was asked for, and what is named all the same", () => {
  const planted = (species: string[]) => {
    const bed: Bed = { kind: "bed", style: "classic", mulch: "brown", species, bare: true, edging: false };
    const site = bareSite({ elements: [bed] }, true);
    return plantBed(site, bed, (x, z) => Math.max(Math.abs(x) - 4, Math.abs(z - 8) - 2.5), "wall").length;
  };
  expect([planted([]), planted(["boxwood"])]).toEqual([0, 1]);
});

it("fills a bed with clipped shrubs where a row of them would hide the doors behind it", () => {
  const bed: Bed = { kind: "bed", style: "classic", mulch: "brown", species: ["boxwood"], edging: false };
  const doors = Array.from({ length: 9 }, (_, k) => ({
    kind: "door" as const,
    left: { x: k - 5, z: 13 },
    right: { x: k - 4, z: 13 },
  }));
  const site = bareSite({ elements: [bed] }, true);
  const narrow = (x: number, z: number) => Math.max(Math.abs(x) - 4, Math.abs(z - 8) - 0.95);
  plantBed({ ...site, ways: () => doors }, bed, narrow, "wall");
  expect(site.instances.length).toBeGreaterThan(3);
});

describe("a bed along paving", () => {
  const along = (species: SpeciesId[], field: (x: number, z: number) => number, walkX = Number.NaN) => {
    const bed: Bed = { kind: "bed", style: "classic", mulch: "brown", species, edging: false };
    const site = bareSite({ elements: [bed] }, true);
    const hardDistance = (x: number) => (Number.isNaN(walkX) ? 100 : walkX - x);
    plantBed({ ...site, hardDistance }, bed, field, "far-edge");
    return site.instances;
  };

  it("is planted in its narrow part too", () => {
    // From 8 m away, where it is 1 m wide, to 3 m, where it is 0.14 m wide.
    const plants = along(["liriope"], (x, z) =>
      Math.max(Math.abs(x + 0.5) - 0.07 - (0.43 * (z - 3)) / 5, Math.abs(z - 5.5) - 2.5),
    );
    for (const from of [3, 3.6, 5, 6, 7])
      expect(plants.filter(({ z }) => z >= from && z < from + 0.5).length, `from ${from} m`).toBeGreaterThan(
        0,
      );
  });

  it("has a row of plants where it is narrower than they are", () => {
    const plants = along(["lavender", "catmint"], (x, z) => Math.max(Math.abs(x) - 0.1, Math.abs(z - 6) - 2));
    expect(plants.length).toBeGreaterThan(4);
    for (const { x } of plants) expect(Math.abs(x)).toBeLessThan(0.05);
  });

  it("keeps its leaves off that, but for a hand's width", () => {
    const plants = along(["ixora"], (x, z) => Math.max(Math.abs(x) - 0.8, Math.abs(z - 7) - 2), 0.8);
    expect(plants.length).toBeGreaterThan(4);
    const { radiusM } = drawnSize("ixora");
    for (const { x, scale = 1 } of plants) expect(x + radiusM * scale).toBeLessThan(0.8 + 0.1 + 0.001);
  });
});

it("plants shrubs before a door where the bed makes them so small that it is seen over them", () => {
  const bed: Bed = {
    ...{ kind: "bed", style: "classic", mulch: "brown", edging: false },
    species: ["rhododendron", "boxwood"],
  };
  const door = { kind: "door" as const, left: { x: -0.6, z: 11.5 }, right: { x: 0.6, z: 11.5 } };
  const site = { ...bareSite({ elements: [bed] }, true), ways: () => [door] };
  plantBed(site, bed, (x, z) => Math.max(Math.abs(x) - 4, Math.abs(z - 6.5) - 0.7), "far-edge");
  const before = site.instances.filter(({ x, species }) => species === "rhododendron" && Math.abs(x) < 0.8);
  expect(before).not.toEqual([]);
});
