import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { PlantingStyle } from "#core/elements/element.ts";
import { wordList } from "#core/elements/vocabulary.ts";
import { bandsOf } from "./bands.ts";
import { catalogue, findSpecies, getSpecies, plainSpecies, varieties } from "./catalogue.ts";
import { driftsOf } from "./drifts.ts";
import { flowersIn, inColor } from "./flower-color.ts";
import { PALETTES } from "./palettes.ts";
import * as sources from "./plant-sources.ts";
import { PLANT_STAND_INS } from "./plant-stand-ins.ts";
import { PLANT_GROUPS } from "./plant-words.ts";
import { plantsForArea, plantsForRow, spacingBetween } from "./spacing.ts";
import type { FlowerColor } from "./species-facts.ts";

const ids = catalogue.map(({ id }) => id);
const styles = Object.keys(PALETTES) as PlantingStyle[];

describe("catalogue", () => {
  it("holds the species people ask for most, each with a source", () => {
    expect(catalogue).toHaveLength(340);
    for (const { source } of catalogue) expect(Object.values(sources)).toContain(source);
  });

  it("gives lengths in metres, the middle of the source's range", () => {
    expect(getSpecies("boxwood").heightM).toBeCloseTo(3.5 * 0.3048, 10);
    expect(getSpecies("arborvitae").heightM).toBeCloseTo(13 * 0.3048, 10);
  });

  it.each(catalogue)("keeps $id within what grows: sizes, zones, sun and spacing agree", (species) => {
    expect(species.zones[0]).toBeLessThan(species.zones[1]);
    expect(species.zones[0]).toBeGreaterThanOrEqual(1);
    expect(species.zones[1]).toBeLessThanOrEqual(11);
    expect(species.sun.length).toBeGreaterThan(0);
    expect(species.spacingM / species.spreadM).toBeGreaterThan(0.4);
    expect(species.spacingM / species.spreadM).toBeLessThan(1.7);
    expect(species.heightM < 0.5 || species.role !== "groundcover").toBe(true);
    // The lowest tree, a pygmy date palm, is 9 ft high.
    expect(species.heightM > 2.7 || species.role !== "tree").toBe(true);
  });

  it("knows no species that it lacks", () => {
    expect(findSpecies("triffid")).toBeNull();
    expect(findSpecies("constructor")).toBeNull();
  });

  it("names no plant twice", () => {
    const words = [
      ...catalogue.flatMap(({ aliases }) => aliases),
      ...PLANT_GROUPS.flatMap(([list]) => wordList(list)),
      ...PLANT_STAND_INS.flatMap(([list]) => wordList(list)),
    ];
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
  });
});

describe("varieties", () => {
  it.each(varieties)("$id belongs to a species that it shares all but its flowers with", ({ id, bloom }) => {
    const plain = plainSpecies(id);
    expect(bloom).toMatchObject({ season: getSpecies(plain).bloom!.season });
    expect(inColor(plain, bloom!.colour as FlowerColor)).toBe(id);
    expect(inColor(id, bloom!.colour as FlowerColor)).toBe(id);
  });
});

describe("palettes", () => {
  it.each(styles)("of %s stand taller at the back than at the front, on average", (style) => {
    const mean = (band: readonly (typeof ids)[number][]) =>
      band.reduce((sum, id) => sum + getSpecies(id).heightM, 0) / band.length;
    const { back, mid, front, tree } = PALETTES[style];
    expect(mean(back)).toBeGreaterThan(mean(mid) * 0.99);
    expect(mean(mid)).toBeGreaterThan(mean(front));
    expect(getSpecies(tree).role).toBe("tree");
  });
});

describe("bandsOf", () => {
  it("puts tall species behind short ones, whatever the order in which they are named", () => {
    const { back, mid, front } = bandsOf("classic", ["lavender", "boxwood", "hydrangea"]);
    expect([back, mid, front].map((band) => band.map(({ id }) => id))).toEqual([
      ["hydrangea"],
      ["boxwood"],
      ["lavender"],
    ]);
  });

  it("plants the style's palette when nothing is named", () => {
    expect(bandsOf("dry", []).front.map(({ id }) => id)).toEqual(PALETTES.dry.front);
  });

  it("never sets a taller species in front of a shorter one, loses none and leaves no band empty", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...styles),
        fc.uniqueArray(fc.constantFrom(...ids), { minLength: 1 }),
        (style, named) => {
          const planted = named.filter((id) => getSpecies(id).role !== "tree");
          fc.pre(planted.length > 0);
          const { back, mid, front } = bandsOf(style, named);
          const lowest = (band: typeof back) => Math.min(...band.map(({ heightM }) => heightM));
          const highest = (band: typeof back) => Math.max(...band.map(({ heightM }) => heightM));
          expect(lowest(back)).toBeGreaterThanOrEqual(highest(mid));
          expect(lowest(mid)).toBeGreaterThanOrEqual(highest(front));
          const used = new Set([...back, ...mid, ...front].map(({ id }) => id));
          expect(used).toEqual(new Set(planted));
        },
      ),
    );
  });
});

describe("spacing", () => {
  it("fills a square metre with 115 plants at 10 cm", () => {
    expect(plantsForArea(1, 0.1)).toBe(115);
  });

  it("sets eleven plants on ten metres at one metre, one at each end", () => {
    expect(plantsForRow(10, 1)).toBe(11);
    expect(plantsForRow(0.3, 0.1)).toBe(4);
  });

  it("plants nothing on no ground", () => {
    expect([plantsForArea(0, 1), plantsForArea(5, 0), plantsForRow(0, 1)]).toEqual([0, 0, 0]);
  });

  it("needs fewer plants the wider they stand", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.1, max: 500, noNaN: true }),
        fc.double({ min: 0.1, max: 5, noNaN: true }),
        (area, spacing) => {
          expect(plantsForArea(area, spacing * 1.1)).toBeLessThanOrEqual(plantsForArea(area, spacing));
        },
      ),
    );
  });

  it("takes the mean between neighbours", () => {
    expect(spacingBetween({ spacingM: 1 }, { spacingM: 0.5 })).toBe(0.75);
  });
});

describe("driftsOf", () => {
  it("covers the band exactly, in groups of three or more, with no species next to itself", () => {
    const bands = fc.uniqueArray(fc.constantFrom(...catalogue), { minLength: 2, maxLength: 5 });
    fc.assert(
      fc.property(bands, fc.double({ min: 0.2, max: 40, noNaN: true }), (species, lengthM) => {
        const drifts = driftsOf(species, lengthM);
        expect(drifts[0]!.fromM).toBe(0);
        expect(drifts.at(-1)!.toM).toBeCloseTo(lengthM, 9);
        for (const [index, drift] of drifts.entries()) {
          const next = drifts[index + 1];
          if (!next) continue;
          expect(drift.toM).toBe(next.fromM);
          expect(drift.species).not.toBe(next.species);
          expect(drift.count).toBeGreaterThanOrEqual(3);
        }
      }),
    );
  });
});

describe("flowersIn", () => {
  it("names nothing that a winter kills where most people live, but for what is planted anew each year", () => {
    for (const color of ["red", "orange", "blue", "pink", "purple", "yellow", "white"] as const)
      for (const id of flowersIn([color])) {
        const { annual, zones } = getSpecies(id);
        expect(annual || zones[0] < 8, `${color}: ${id}`).toBe(true);
      }
  });
});
