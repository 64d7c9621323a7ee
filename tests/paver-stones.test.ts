import { describe, expect, it } from "vitest";
import type { PlanElement } from "#core/elements/element.ts";
import type { PaverColor } from "#core/elements/paver-looks.ts";
import { type PaverStone, paverStoneIds, paverStones, soldAs } from "#core/elements/paver-stones.ts";
import { wordList } from "#core/elements/vocabulary.ts";
import { describeElement } from "#core/plan/describe-element.ts";
import { parsePlan } from "#core/plan/parse-plan.ts";
import { catalogue } from "#core/pricing/catalogue.ts";
import { takeOff } from "#core/takeoff/take-off.ts";
import type { GroundSample } from "#renderer/textures/ground-sample.ts";
import { paving } from "#renderer/textures/paver.ts";
import { PAVER_COLORS } from "#renderer/textures/paver-palette.ts";
import { stoneLook } from "#renderer/textures/stone-looks.ts";
import { placeRectangle } from "./support/placed-elements.ts";

const colors = Object.keys(PAVER_COLORS) as PaverColor[];
const stones: (PaverStone | undefined)[] = [undefined, ...paverStoneIds];
const patioOf = (text: string) => parsePlan(text).elements.find(({ kind }) => kind === "pavers");

describe.each(paverStoneIds)("%s", (stone) => {
  const row = paverStones[stone];

  it.each(wordList(row.words))("is what “%s patio” asks for, and is told as that", (word) => {
    const element = patioOf(`${word} patio`);
    expect(element).toMatchObject({ stone, use: "patio" });
    expect(describeElement(element!)).toContain(row.name);
  });

  it.each(wordList(row.words))("is what “%s deck” asks for too, and no wood beside it", (word) => {
    const { pattern, colour } = row;
    for (const text of [`${word} deck`, `${word} decking`, `pool with ${word} deck`, `${word} pool deck`]) {
      const { elements } = parsePlan(text);
      expect(patioOf(text), text).toMatchObject({ stone, use: "patio", pattern, colour });
      expect(
        elements.map(({ kind }) => kind).filter((kind) => kind !== "pool"),
        text,
      ).toEqual(["pavers"]);
    }
  });

  it.each(colors)("is counted and priced as itself, %s", (colour) => {
    const element = patioOf(`${wordList(row.words)[0]} patio`)!;
    const placed = placeRectangle({ ...element, colour } as PlanElement, 20, 15);
    const line = takeOff([placed]).find(({ id }) => id.endsWith("-pavers"))!;
    expect(line.name).toContain(row.pieces);
    expect(
      catalogue.some(
        ({ item, variant, unit }) => item === line.item && variant === line.variant && unit === line.unit,
      ),
    ).toBe(true);
  });
});

describe("paving", () => {
  it.each([
    ["stone deck", "pavers"],
    ["interlocking paver deck", "pavers"],
    ["large format paver pool deck", "pavers"],
    ["stamped concrete deck", "concrete"],
    ["exposed aggregate pool decking", "concrete"],
    ["cedar deck", "deck"],
    ["composite decking", "deck"],
  ])("is what a %s is of, unless it is of boards", (text, kind) => {
    expect(parsePlan(text).elements.map((element) => element.kind)).toEqual([kind]);
  });

  it("is asked for in every family of the catalogue that paving is sold in", () => {
    const asked = new Set(
      stones
        .flatMap((stone) => colors.map((colour) => soldAs(stone, colour)))
        .map(({ item, variant }) => `${item} ${variant}`),
    );
    const sold = catalogue.filter(
      ({ item, kind, variant }) => item.startsWith("paver-") && kind === "material" && variant !== "border",
    );
    expect(sold.map(({ item, variant }) => `${item} ${variant}`).filter((row) => !asked.has(row))).toEqual(
      [],
    );
    expect(asked.size).toBe(sold.length);
  });

  it("looks unlike every other stone, in color, size or joints", () => {
    const looks = stones.map((stone) => {
      const { pattern, colour } = stone
        ? paverStones[stone]
        : ({ pattern: "ashlar", colour: "blend" } as const);
      return { name: stone ?? "concrete", picture: paved(stone, pattern, colour) };
    });
    for (const one of looks)
      for (const other of looks) {
        if (one.name >= other.name) continue;
        const apart = one.picture.reduce((sum, value, i) => sum + Math.abs(value - other.picture[i]!), 0);
        expect(apart / one.picture.length, `${one.name} and ${other.name}`).toBeGreaterThan(0.02);
      }
  });

  it.each([
    ["bluestone patio", 32.5],
    ["travertine patio", 8.5],
    ["brick patio", 4],
    ["porcelain patio", 10],
    ["flagstone patio", 32.5],
    ["paver patio", 5],
  ])("of a %s costs %d dollars a square foot", (text, dollars) => {
    const line = takeOff([placeRectangle(patioOf(text)!, 20, 15)]).find(({ id }) => id.endsWith("-pavers"))!;
    const price = catalogue.find(({ item, variant }) => item === line.item && variant === line.variant)!;
    expect(price.typicalCents / 100).toBe(dollars);
  });
});

/** Two by two meters of a stone in its own laying, seen from above: linear red, green and blue. */
function paved(
  stone: PaverStone | undefined,
  pattern: Parameters<typeof stoneLook>[0]["pattern"],
  colour: PaverColor,
): number[] {
  const sun = { direction: [-0.5, 0.75, -0.5], share: 0.6 } as const;
  const shade = paving({ ...stoneLook({ stone, pattern, colour }), originX: 0, originZ: 0, turn: 0 }, sun);
  const out = new Float32Array(3);
  const picture: number[] = [];
  for (let z = 0; z < 2; z += 0.02)
    for (let x = 0; x < 2; x += 0.02) {
      const sample: GroundSample = { u: 0, v: 0, x, z, acrossM: 0.01, depthM: 0.01, shear: 0 };
      shade(sample, out);
      picture.push(...out);
    }
  return picture;
}
