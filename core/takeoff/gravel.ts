import { COLOR_WORDS } from "#core/elements/color-words.ts";
import type { GravelGrade, GravelTone, HardscapeUse } from "#core/elements/element.ts";
import { metersToFeet } from "#core/geometry/units.ts";
import { BULK_STEP, given, SOURCE } from "./draft-line.ts";
import { edgingLines, openShareLeft } from "./edging-lines.ts";
import type { ElementTakeOff } from "./element-take-off.ts";
import { fabricLine } from "./fabric-line.ts";
import type { Aggregate } from "./formulas/aggregate.ts";
import { LAVA_COVERS_TIMES, rockSquareFeetPerTon } from "./formulas/aggregate.ts";
import { HOURS_PER } from "./formulas/labour-hours.ts";
import { compactedStoneLine, excavationLines, labourLine, wholeArea } from "./ground-work-lines.ts";
import { areaInput } from "./measured-ground.ts";

/** What each tone is bought as; river rock is rounded and ordered by coverage, the others pack. */
const STONE_OF: Record<GravelTone, { name: string; aggregate: Aggregate }> = {
  tan: { name: "Decomposed granite", aggregate: "dense-graded" },
  grey: { name: "Gravel #57", aggregate: "clean-57" },
  white: { name: "White limestone chips", aggregate: "clean-57" },
  cream: { name: "Cream limestone chips", aggregate: "clean-57" },
  river: { name: "River rock", aggregate: "rounded" },
  black: { name: "Gravel #57, black", aggregate: "clean-57" },
  red: { name: "Gravel #57, red", aggregate: "clean-57" },
};

/** Row of the catalogue's family "decorative-stone" by tone. Black and red gravel have no price on record and are priced as gray, cream as white. */
export const PRICED_AS: Record<GravelTone, string> = {
  tan: "tan",
  grey: "grey",
  white: "white",
  cream: "white",
  river: "river",
  black: "grey",
  red: "grey",
};

/** What each grade is bought as. Crushed shell and slate chips have no price on record: they are priced as gravel of their color. */
export const GRADE_OF: Record<
  GravelGrade,
  { name: string; aggregate: Aggregate; variant: (tone: GravelTone) => string }
> = {
  fine: { name: "Decomposed granite", aggregate: "dense-graded", variant: () => "tan" },
  pea: { name: "Pea gravel", aggregate: "clean-57", variant: () => "pea" },
  lava: {
    name: "Lava rock",
    aggregate: "rounded",
    variant: (tone) => (tone === "red" ? "lava-red" : "lava-black"),
  },
  shell: { name: "Crushed shell", aggregate: "dense-graded", variant: () => "white" },
  slate: { name: "Slate chips", aggregate: "clean-57", variant: () => "grey" },
  rock: { name: "River rock", aggregate: "rounded", variant: () => "river" },
};

/** River rock is told with its color. */
export const gradeName = (grade: GravelGrade, tone: GravelTone): string =>
  grade === "rock" ? `${GRADE_OF.rock.name}, ${COLOR_WORDS[tone]}` : GRADE_OF[grade].name;

/** Square feet that a ton covers at a depth, inches. */
export const coverageOf = (depthIn: number, grade: GravelGrade | undefined): number =>
  rockSquareFeetPerTon(depthIn) * (grade === "lava" ? LAVA_COVERS_TIMES : 1);

/** Rock that does not pack is ordered by what a ton covers. */
const goesByCoverage = ({ tone, grade }: { tone: GravelTone; grade?: GravelGrade }): boolean =>
  grade === "lava" || grade === "rock" || (tone === "river" && !grade);

/** Inches of a depth that somebody said, to the half inch. */
export const layerInches = (meters: number) => Math.round(metersToFeet(meters) * 24) / 2;
/** Depth of the visible stone in inches. Assumption after common practice; a driveway gets a base under it. */
const surfaceIn = (use: HardscapeUse) => (use === "driveway" ? 4 : 3);
/** Compacted stone under the gravel of a driveway, inches. Assumption. */
const DRIVEWAY_BASE_IN = 4;
/** Where the coverage of lava rock is from. */
export const LAVA_SOURCE = "thestoneyardllc.com Material Coverage";
/** Relative half-width of the tons of river rock. No source is recorded. */
const RIVER_ROCK_BAND = 0.15;
/** A whole area of gravel ends at walls and fences as much as at grass. Assumption: half of its edge is open. */
const OPEN_SHARE = 0.5;
const openShare = (use: HardscapeUse) => (use === "area" ? OPEN_SHARE : 1);

/**
 * Gravel from the ground up: digging, fabric, the base of a driveway, the visible stone, steel edging and the hours. Depths are inches.
 * Stone that packs goes by compacted depth; river rock does not pack and goes by coverage.
 */
export const takeOffGravel: ElementTakeOff<"gravel"> = (element, ground, job) => {
  const over = wholeArea(ground);
  const stone = element.grade
    ? {
        ...GRADE_OF[element.grade],
        name: gradeName(element.grade, element.tone),
        variant: GRADE_OF[element.grade].variant(element.tone),
      }
    : { ...STONE_OF[element.tone], variant: PRICED_AS[element.tone] };
  // Inches of visible stone; `baseIn` lies below it.
  const depth = element.depthM ? layerInches(element.depthM) : surfaceIn(element.use);
  const baseIn = element.use === "driveway" ? DRIVEWAY_BASE_IN : 0;
  // Square feet per ton of rock at this depth.
  const coverage = coverageOf(depth, element.grade);
  return [
    ...excavationLines(over, depth + baseIn, SOURCE.own),
    fabricLine(ground),
    ...(baseIn > 0
      ? [
          compactedStoneLine(over, baseIn, SOURCE.own, {
            key: "base",
            category: "hardscaping",
            name: "Crushed stone base",
            item: "base-crushed-stone",
            aggregate: "dense-graded",
          }),
        ]
      : []),
    goesByCoverage(element)
      ? {
          key: "gravel",
          category: "hardscaping",
          name: stone.name,
          description: `${depth} in deep`,
          item: "decorative-stone",
          variant: stone.variant,
          formula: "area ÷ coverage",
          inputs: [
            areaInput(ground),
            given(
              "coverage",
              coverage,
              "sq ft per ton",
              element.grade === "lava" ? LAVA_SOURCE : "rockscapes.net",
            ),
          ],
          exact: ground.areaSqFt / coverage,
          unit: "ton",
          step: BULK_STEP,
          growsWith: "area",
          ownBand: RIVER_ROCK_BAND,
        }
      : {
          ...compactedStoneLine(over, depth, SOURCE.own, {
            key: "gravel",
            category: "hardscaping",
            name: stone.name,
            item: "decorative-stone",
            aggregate: stone.aggregate,
          }),
          // Grade or tone chooses the price, its aggregate the loose factor.
          variant: stone.variant,
        },
    ...edgingLines(ground, "steel", openShareLeft(job, openShare(element.use))),
    labourLine(
      "gravel-labour",
      "hardscaping",
      "Gravel placing labor",
      areaInput(ground),
      HOURS_PER.gravelSqFt,
      SOURCE.own,
      "area",
    ),
  ];
};
