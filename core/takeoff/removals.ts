import type { HardscapeUse } from "#core/elements/element.ts";
import type { PlacedElement } from "#core/plan/placed-element.ts";
import { catalogue } from "#core/plants/catalogue.ts";
import { type DraftLine, given, SOURCE, SURFACE_STEP_SQ_FT } from "./draft-line.ts";
import type { Job } from "./element-take-off.ts";
import { LABOUR_BAND, labourLine } from "./ground-work-lines.ts";
import type { MeasuredGround } from "./measured-ground.ts";
import { replacedSqFt } from "./replaced-paving.ts";
import type { TakeoffInput } from "./takeoff-line.ts";

/**
 * How far old things reach is not known: the photo is read for the new design. Common sizes stand in, never more than the
 * design itself covers; a person enters the true one. Assumptions.
 */
const COMMON_OLD_SQ_FT = { driveway: 400, paving: 200, walk: 100, deck: 200, planting: 200, stone: 200 };
const COMMON_OLD_FENCE_FT = 100;
/** Hours to clear a square foot of shrubs. Assumption: 50 sq ft an hour. */
const CLEARING_HOURS = 0.02;

/** Relative half-width of an old thing's size that nobody measured. */
const OLD_SIZE_BAND = 0.5;
/** `many`: how many there are, where somebody said it. */
type Removal = { words: RegExp; lines: (ground: MeasuredGround, many?: number) => DraftLine[] };

/** Old hard ground, by the use that it had: its words and the line that takes it away. */
const OLD_GROUND = {
  driveway: { words: /\b(driveway|asphalt)\b/, name: "Driveway removal" },
  walk: { words: /\b(walkway|walk|path)\b/, name: "Walkway removal" },
  paving: {
    words: /\b(concrete|slab|patio|pavers?|bricks?|paving)\b/,
    name: "Concrete and paving removal",
  },
} as const;
type OldGround = keyof typeof OLD_GROUND;
const oldGrounds = Object.keys(OLD_GROUND) as OldGround[];

/** What lay there before a new surface of the same use. */
const REPLACED_BY: Record<HardscapeUse, OldGround> = {
  driveway: "driveway",
  walkway: "walk",
  patio: "paving",
  area: "paving",
};

/** Words for what stands there now, in the order in which they are tried: "concrete driveway" is a driveway. */
const removable: readonly Removal[] = [
  // The lawn under new things is cut away by the lines of those things.
  { words: /\b(lawn|grass|sod|turf|weeds?)\b/, lines: () => [] },
  {
    words: /\b(stumps?)\b/,
    lines: (_, many) => [pieceLine("stump", "Stump grinding", "removal-stump", many)],
  },
  { words: /\b(trees?)\b/, lines: (_, many) => [pieceLine("tree", "Tree removal", "removal-tree", many)] },
  ...oldGrounds.map((key) => ({
    words: OLD_GROUND[key].words,
    lines: (ground: MeasuredGround) => [areaLine(ground, key, OLD_GROUND[key].name, "removal-concrete")],
  })),
  { words: /\b(deck)\b/, lines: (ground) => [areaLine(ground, "deck", "Deck removal", "removal-deck")] },
  { words: /\b(fences?)\b/, lines: (ground) => [fenceLine(ground)] },
  {
    words: /\b(shrubs?|bush(es)?|hedges?|plants?|beds?|flowers?|ivy|overgrowth)\b/,
    lines: (ground) => [clearingLine(ground)],
  },
  {
    words: /\b(gravel|rocks?|stones?|mulch)\b/,
    lines: (ground) => [areaLine(ground, "stone", "Old stone and mulch removal", "removal-stone")],
  },
];

const SIZE_HINT = "A common size is assumed; enter the true size";

const oldSize = (name: string, unit: string, value: number): TakeoffInput =>
  given(name, value, unit, SOURCE.own);

function areaLine(
  ground: MeasuredGround,
  key: keyof typeof COMMON_OLD_SQ_FT,
  name: string,
  item: string,
): DraftLine {
  // Never more than the design covers: the old thing lies under it.
  const exact = Math.min(ground.areaSqFt, COMMON_OLD_SQ_FT[key]);
  return {
    key,
    category: "removals",
    name,
    hint: SIZE_HINT,
    item,
    kind: "installed",
    formula: "old area",
    inputs: [oldSize("old area", "sq ft", exact)],
    exact,
    unit: "sq ft",
    growsWith: "count",
    ownBand: OLD_SIZE_BAND,
  };
}

function fenceLine(ground: MeasuredGround): DraftLine {
  const exact = Math.min(ground.perimeterFt, COMMON_OLD_FENCE_FT);
  return {
    key: "fence",
    category: "removals",
    name: "Fence removal",
    hint: SIZE_HINT,
    item: "removal-fence",
    kind: "installed",
    formula: "old length",
    inputs: [oldSize("old length", "ft", exact)],
    exact,
    unit: "lin ft",
    growsWith: "count",
    ownBand: OLD_SIZE_BAND,
  };
}

function clearingLine(ground: MeasuredGround): DraftLine {
  const line = labourLine(
    "shrubs",
    "removals",
    "Clearing old shrubs and plants",
    oldSize("old area", "sq ft", Math.min(ground.areaSqFt, COMMON_OLD_SQ_FT.planting)),
    CLEARING_HOURS,
    SOURCE.own,
    "count",
  );
  return {
    ...line,
    hint: SIZE_HINT,
    // The size and the hours are both unsure.
    band: {
      low: line.exact * (1 - OLD_SIZE_BAND) * (1 - LABOUR_BAND),
      high: line.exact * (1 + OLD_SIZE_BAND) * (1 + LABOUR_BAND),
    },
  };
}

const pieceLine = (key: string, name: string, item: string, many?: number): DraftLine => ({
  key,
  category: "removals",
  name,
  ...(many ? {} : { hint: "One counted; enter the true number" }),
  item,
  kind: "installed",
  formula: "pieces",
  inputs: [
    { ...given("pieces", many ?? 1, "each", SOURCE.own), ...(many ? ({ basis: "entered" } as const) : {}) },
  ],
  exact: many ?? 1,
  unit: "each",
  growsWith: "count",
});

const unknownLine = (text: string, many?: number): DraftLine => ({
  ...pieceLine("other", `Remove ${text}`, "removal-other", many),
  hint: "Not in the catalog; enter a price",
});

/** A plant by name goes as a tree or as planting. */
function plantLines(text: string, ground: MeasuredGround, many?: number): DraftLine[] | null {
  const words = text.toLowerCase();
  const species = catalogue.find(
    ({ name, aliases }) => name.toLowerCase() === words || aliases.includes(words),
  );
  if (!species) return null;
  if (species.role !== "tree") return [clearingLine(ground)];
  const line = pieceLine("tree", "Tree removal", "removal-tree", many);
  return [{ ...line, description: species.name }];
}

/**
 * What a new surface is laid in place of, as far as the photo shows it paved: measured with the surface, not assumed. A surface
 * that says nothing of a use (a lawn, a bed) takes away what the text names, and paving where it names none.
 */
export function replacedLines(
  placed: PlacedElement,
  ground: MeasuredGround,
  removals: readonly string[],
): DraftLine[] {
  const { element } = placed;
  const exact = replacedSqFt(placed);
  if (exact === 0) return [];
  // What the words of the plan take away says which kind of paving it was.
  const named = removals.flatMap(
    (text) => oldGrounds.find((key) => OLD_GROUND[key].words.test(text.toLowerCase())) ?? [],
  );
  // The use of the new surface says what lay there; else the words do; else it is paving.
  const old = "use" in element ? REPLACED_BY[element.use] : (named[0] ?? "paving");
  return [
    {
      key: `replaced-${old}`,
      category: "removals",
      name: OLD_GROUND[old].name,
      description: "What the photo shows under the new design",
      item: "removal-concrete",
      kind: "installed",
      formula: "old area",
      inputs: [{ name: "old area", value: exact, unit: "sq ft", basis: ground.basis }],
      exact,
      unit: "sq ft",
      step: SURFACE_STEP_SQ_FT,
      growsWith: "area",
    },
  ];
}

/** The words ask for it to go, and it could not be taken out of the photo. */
const STILL_SHOWN = "The picture still shows it";
const isShown = (text: string, stillShown: readonly string[]): boolean =>
  stillShown.some((said) => said.toLowerCase().includes(text.toLowerCase()));

/**
 * What the plan's words take away, each thing once; without the `measured` names, which stand on the bill already. `ground` is the
 * ground of the whole design.
 */
export function removalLines(
  { removals, removalCounts, stillShown }: Pick<Job, "removals" | "removalCounts" | "stillShown">,
  measured: ReadonlySet<string>,
  ground: MeasuredGround,
): DraftLine[] {
  const drafts = removals.flatMap((text, index) => {
    // The first pattern that fits: the order of the table decides.
    const known = removable.find(({ words }) => words.test(text.toLowerCase()));
    const many = removalCounts[text];
    const lines = plantLines(text, ground, many) ?? known?.lines(ground, many) ?? [unknownLine(text, many)];
    const shown = isShown(text, stillShown) ? STILL_SHOWN : undefined;
    return lines.map(({ description = shown, ...line }) => ({
      ...line,
      ...(description ? { description } : {}),
      key: `remove-${index}-${line.key}`,
    }));
  });
  // By name: "remove the walk" and "remove the path" are one walkway. A maple and an oak are two trees.
  const once = new Map(
    drafts
      .filter(({ name }) => !measured.has(name))
      .map((line) => [`${line.name}, ${line.description ?? ""}`, line]),
  );
  return [...once.values()];
}
