import { COLOR_WORDS } from "#core/elements/color-words.ts";
import type { GravelGrade, GravelTone, MulchTone, Place, PlanElement } from "#core/elements/element.ts";
import type { SpeciesId } from "#core/plants/catalogue.ts";
import { PALETTES } from "#core/plants/palettes.ts";
import { BULK_STEP, type DraftLine, given, SOURCE } from "./draft-line.ts";
import { edgingLines, openShareLeft } from "./edging-lines.ts";
import type { ElementTakeOff } from "./element-take-off.ts";
import { fabricLine } from "./fabric-line.ts";
import { HOURS_PER } from "./formulas/labour-hours.ts";
import { COMPOST_DEPTH_IN, MULCH_DEPTH_IN } from "./formulas/planting.ts";
import { layerCubicYards } from "./formulas/volume.ts";
import { coverageOf, GRADE_OF, gradeName, LAVA_SOURCE, layerInches, PRICED_AS } from "./gravel.ts";
import { labourLine, sodStripLines } from "./ground-work-lines.ts";
import { dripLines } from "./irrigation-lines.ts";
import { areaInput, type MeasuredGround } from "./measured-ground.ts";
import { bedPlants, plantingLabour } from "./plant-lines.ts";
import { isTreeRing } from "./tree-ring.ts";

/** Depth of decorative stone over fabric, inches. What a ton covers at that depth: rockscapes.net. */
const STONE_MULCH_IN = 3;
/** Relative half-width of its tons. No source is recorded. */
const STONE_MULCH_BAND = 0.15;
/** Share of a bed's edge that is open where its other side runs along something. */
const OPEN_SHARE = 0.5;

/**
 * A bed: the old sod off, plants as the layout set them, compost dug in, mulch or stone over it. The ring of mulch under a tree has no
 * plants of its own. Depths are inches, areas square feet.
 */
export const takeOffBed: ElementTakeOff<"bed"> = (element, ground, job) => {
  const plants = isTreeRing(job.placed[job.index]!, job.placed)
    ? []
    : bedPlants(ground, speciesOf(element), element.spacings);
  return [
    ...sodStripLines(ground, job),
    ...plants,
    compostLine(ground),
    ...coverLines(ground, element),
    ...plantingLabour(plants),
    ...(element.edging
      ? edgingLines(ground, element.edge ?? "steel", openShareLeft(job, openShare(element.place)))
      : []),
    ...(job.irrigation ? dripLines(ground) : []),
  ];
};

/** A bed along a wall, a fence or a border needs edging on its open side alone. Assumption: half of its edge. */
const openShare = (place: Place | undefined) =>
  place === "along-house" || place === "along-fence" || place === "border" ? OPEN_SHARE : 1;

/** What was asked for by name, else the palette of the style, in the order of its rows from the back. */
function speciesOf(element: Extract<PlanElement, { kind: "bed" }>): readonly SpeciesId[] {
  if (element.species.length > 0) return element.species as SpeciesId[];
  if (element.bare) return [];
  const { back, mid, front } = PALETTES[element.style];
  return [...back, ...mid, ...front];
}

/** Cubic yards of compost. The bed's own soil stays: nothing is dug out for it. */
const compostLine = (ground: MeasuredGround): DraftLine => ({
  key: "compost",
  category: "plants",
  name: "Compost",
  description: `${COMPOST_DEPTH_IN} in dug into the bed`,
  item: "compost",
  formula: "area × depth ÷ 12 ÷ 27",
  inputs: [areaInput(ground), given("depth", COMPOST_DEPTH_IN, "in", SOURCE.own)],
  exact: layerCubicYards(ground.areaSqFt, COMPOST_DEPTH_IN),
  unit: "cu yd",
  step: BULK_STEP,
  growsWith: "area",
});

/** Pine straw is sold in bales; one covers so much, 3 in deep, fluffed. Assumption. */
const BALE_SQ_FT = 45;

const pineStraw = (ground: MeasuredGround, depthIn: number): DraftLine => ({
  key: "mulch",
  category: "plants",
  name: "Pine straw",
  description: `${depthIn} in deep`,
  item: "pine-straw",
  formula: "area ÷ cover × depth ÷ usual",
  inputs: [
    areaInput(ground),
    given("cover", BALE_SQ_FT, "sq ft", SOURCE.own),
    given("depth", depthIn, "in", SOURCE.own),
    given("usual", MULCH_DEPTH_IN, "in", SOURCE.own),
  ],
  exact: ((ground.areaSqFt / BALE_SQ_FT) * depthIn) / MULCH_DEPTH_IN,
  unit: "bale",
  growsWith: "area",
});

/** Bark by the cubic yard. */
const barkMulch = (ground: MeasuredGround, tone: string, depthIn: number): DraftLine => ({
  // Loose yards as sold: mulch is spread, not compacted.
  key: "mulch",
  category: "plants",
  name: `Bark mulch, ${tone}`,
  description: `${depthIn} in deep`,
  item: "mulch",
  variant: tone,
  formula: "area × depth ÷ 12 ÷ 27",
  inputs: [areaInput(ground), given("depth", depthIn, "in", SOURCE.own)],
  exact: layerCubicYards(ground.areaSqFt, depthIn),
  unit: "cu yd",
  step: BULK_STEP,
  growsWith: "area",
});

/** What covers the soil, and the hours to spread it. */
const plantMulch = (ground: MeasuredGround, tone: MulchTone, depthIn: number): DraftLine[] => [
  tone === "pine-straw" ? pineStraw(ground, depthIn) : barkMulch(ground, tone, depthIn),
  labourLine(
    "mulch-labour",
    "plants",
    "Mulch spreading labor",
    areaInput(ground),
    HOURS_PER.mulchSqFt,
    SOURCE.calculators,
    "area",
  ),
];

function coverLines(ground: MeasuredGround, element: Extract<PlanElement, { kind: "bed" }>): DraftLine[] {
  if (element.mulch === "soil") return [];
  // What was said, or the usual.
  const said = element.depthM ? layerInches(element.depthM) : null;
  return element.mulch === "gravel"
    ? stoneMulch(ground, element, said ?? STONE_MULCH_IN)
    : plantMulch(ground, element.mulch, said ?? MULCH_DEPTH_IN);
}

/** Stone by the ton, on fabric: without it stones sink into the soil. */
const stoneMulch = (
  ground: MeasuredGround,
  { stone: tone = "river", grade }: { stone?: GravelTone; grade?: GravelGrade },
  depthIn: number,
): DraftLine[] => [
  fabricLine(ground),
  {
    // Tons by coverage, as river rock.
    key: "stone-mulch",
    category: "plants",
    name: grade
      ? gradeName(grade, tone)
      : tone === "river"
        ? "Stone mulch"
        : `Stone mulch, ${COLOR_WORDS[tone]}`,
    description: `${depthIn} in deep over fabric`,
    item: "decorative-stone",
    variant: grade ? GRADE_OF[grade].variant(tone) : PRICED_AS[tone],
    formula: "area ÷ coverage",
    inputs: [
      areaInput(ground),
      given(
        "coverage",
        coverageOf(depthIn, grade),
        "sq ft per ton",
        grade === "lava" ? LAVA_SOURCE : "rockscapes.net",
      ),
    ],
    exact: ground.areaSqFt / coverageOf(depthIn, grade),
    unit: "ton",
    step: BULK_STEP,
    growsWith: "area",
    ownBand: STONE_MULCH_BAND,
  },
  labourLine(
    "stone-mulch-labour",
    "plants",
    "Stone spreading labor",
    areaInput(ground),
    HOURS_PER.gravelSqFt,
    SOURCE.own,
    "area",
  ),
];
