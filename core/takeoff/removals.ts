import { type DraftLine, given, source } from "./draft-line.ts";
import { labourLine } from "./ground-work-lines.ts";
import type { MeasuredGround } from "./measured-ground.ts";
import type { TakeoffInput } from "./takeoff-line.ts";

/**
 * How far old things reach is not known: the photo is read for the new design. Common sizes stand in, never more than the
 * design itself covers; a person enters the true one. Assumptions.
 */
const commonOldSqFt = { driveway: 400, paving: 200, walk: 100, deck: 200, planting: 200, stone: 200 };
const commonOldFenceFt = 100;
/** Hours to clear a square foot of shrubs. Assumption: 50 sq ft an hour. */
const clearingHours = 0.02;

type Removal = { words: RegExp; lines: (ground: MeasuredGround) => DraftLine[] };

/** Words for what stands there now, in the order in which they are tried: "concrete driveway" is a driveway. */
const removable: readonly Removal[] = [
  // The lawn under new things is cut away by the lines of those things.
  { words: /\b(lawn|grass|sod|turf|weeds?)\b/, lines: () => [] },
  { words: /\b(stumps?)\b/, lines: () => [pieceLine("stump", "Stump grinding", "removal-stump")] },
  { words: /\b(trees?)\b/, lines: () => [pieceLine("tree", "Tree removal", "removal-tree")] },
  {
    words: /\b(driveway|asphalt)\b/,
    lines: (ground) => [areaLine(ground, "driveway", "Driveway removal", "removal-concrete")],
  },
  {
    words: /\b(walkway|walk|path)\b/,
    lines: (ground) => [areaLine(ground, "walk", "Walkway removal", "removal-concrete")],
  },
  {
    words: /\b(concrete|slab|patio|pavers?|bricks?|paving)\b/,
    lines: (ground) => [areaLine(ground, "paving", "Concrete and paving removal", "removal-concrete")],
  },
  { words: /\b(deck)\b/, lines: (ground) => [areaLine(ground, "deck", "Deck removal", "removal-deck")] },
  { words: /\b(fences?)\b/, lines: (ground) => [fenceLine(ground)] },
  {
    words: /\b(shrubs?|bush(es)?|hedges?|plants?|beds?|flowers?|ivy|overgrowth)\b/,
    lines: (ground) => [
      labourLine(
        "shrubs",
        "removals",
        "Clearing old shrubs and plants",
        oldSize("old area", "sq ft", Math.min(ground.areaSqFt, commonOldSqFt.planting)),
        clearingHours,
        source.own,
        "count",
      ),
    ],
  },
  {
    words: /\b(gravel|rocks?|stones?|mulch)\b/,
    lines: (ground) => [areaLine(ground, "stone", "Old stone and mulch removal", "removal-stone")],
  },
];

const sizeNote = "A common size is assumed; enter the true size";

const oldSize = (name: string, unit: string, value: number): TakeoffInput =>
  given(name, value, unit, source.own);

function areaLine(
  ground: MeasuredGround,
  key: keyof typeof commonOldSqFt,
  name: string,
  item: string,
): DraftLine {
  const exact = Math.min(ground.areaSqFt, commonOldSqFt[key]);
  return {
    key,
    category: "removals",
    name,
    description: sizeNote,
    item,
    kind: "installed",
    formula: "old area",
    inputs: [oldSize("old area", "sq ft", exact)],
    exact,
    unit: "sq ft",
    growsWith: "count",
    ownBand: 0.5,
  };
}

function fenceLine(ground: MeasuredGround): DraftLine {
  const exact = Math.min(ground.perimeterFt, commonOldFenceFt);
  return {
    key: "fence",
    category: "removals",
    name: "Fence removal",
    description: sizeNote,
    item: "removal-fence",
    kind: "installed",
    formula: "old length",
    inputs: [oldSize("old length", "ft", exact)],
    exact,
    unit: "lin ft",
    growsWith: "count",
    ownBand: 0.5,
  };
}

const pieceLine = (key: string, name: string, item: string): DraftLine => ({
  key,
  category: "removals",
  name,
  description: "One counted; enter the true number",
  item,
  kind: "installed",
  formula: "pieces",
  inputs: [given("pieces", 1, "each", source.own)],
  exact: 1,
  unit: "each",
  growsWith: "count",
});

const unknownLine = (text: string): DraftLine => {
  const pieces: TakeoffInput = given("pieces", 1, "each", source.own);
  return {
    key: "other",
    category: "removals",
    name: `Remove ${text}`,
    description: "Not in the catalogue; enter a price",
    item: "removal-other",
    kind: "installed",
    formula: "pieces",
    inputs: [pieces],
    exact: 1,
    unit: "each",
    growsWith: "count",
  };
};

/** What the plan takes away, each thing once. `ground` is the ground of the whole design. */
export function removalLines(removals: readonly string[], ground: MeasuredGround): DraftLine[] {
  const drafts = removals.flatMap((text, index) => {
    const known = removable.find(({ words }) => words.test(text.toLowerCase()));
    const lines = known ? known.lines(ground) : [unknownLine(text)];
    return lines.map((line) => ({ line, index }));
  });
  const once = new Map(drafts.map((draft) => [draft.line.name, draft]));
  return [...once.values()].map(({ line, index }) => ({ ...line, key: `remove-${index}-${line.key}` }));
}
