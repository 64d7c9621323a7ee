import { type DraftLine, given, source } from "./draft-line.ts";
import { labourLine } from "./ground-work-lines.ts";
import { areaInput, type MeasuredGround, perimeterInput } from "./measured-ground.ts";
import type { TakeoffInput } from "./takeoff-line.ts";

/** Words for what stands there now, in the order in which they are tried: "concrete patio" is concrete. */
const removable: readonly { words: RegExp; lines: (text: string, ground: MeasuredGround) => DraftLine[] }[] =
  [
    // The lawn under new things is cut away by the lines of those things.
    { words: /\b(lawn|grass|sod|turf|weeds?)\b/, lines: () => [] },
    { words: /\b(stumps?)\b/, lines: () => [pieceLine("stump", "Stump grinding", "removal-stump")] },
    { words: /\b(trees?)\b/, lines: () => [pieceLine("tree", "Tree removal", "removal-tree")] },
    {
      words: /\b(concrete|slab|patio|driveway|walkway|walk|path|pavers?|bricks?|asphalt|paving)\b/,
      lines: (_text, ground) => [
        areaLine(ground, "paving", "Concrete and paving removal", "removal-concrete"),
      ],
    },
    {
      words: /\b(deck)\b/,
      lines: (_text, ground) => [areaLine(ground, "deck", "Deck removal", "removal-deck")],
    },
    {
      words: /\b(fences?)\b/,
      lines: (_text, ground) => [
        {
          key: "fence",
          category: "removals",
          name: "Fence removal",
          description: sizeNote,
          item: "removal-fence",
          kind: "installed",
          formula: "perimeter ÷ 2",
          inputs: [{ ...perimeterInput(ground), basis: "assumed" }],
          exact: ground.perimeterFt / 2,
          unit: "lin ft",
          growsWith: "length",
          ownBand: 0.5,
        },
      ],
    },
    {
      words: /\b(shrubs?|bush(es)?|hedges?|plants?|beds?|flowers?|ivy|overgrowth)\b/,
      lines: (_text, ground) => [
        labourLine(
          "shrubs",
          "removals",
          "Clearing old shrubs and plants",
          { ...areaInput(ground), basis: "assumed" },
          0.02,
          source.own,
          "area",
        ),
      ],
    },
    {
      words: /\b(gravel|rocks?|stones?|mulch)\b/,
      lines: (_text, ground) => [areaLine(ground, "stone", "Old stone and mulch removal", "removal-stone")],
    },
  ];

const sizeNote = "Size assumed from the new design; enter the true size";

const areaLine = (ground: MeasuredGround, key: string, name: string, item: string): DraftLine => ({
  key,
  category: "removals",
  name,
  description: sizeNote,
  item,
  kind: "installed",
  formula: "area",
  inputs: [{ ...areaInput(ground), basis: "assumed" }],
  exact: ground.areaSqFt,
  unit: "sq ft",
  growsWith: "area",
  ownBand: 0.5,
});

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

/** What the plan takes away. `ground` is the ground of the whole design, since the photo does not say how far the old things reach. */
export function removalLines(removals: readonly string[], ground: MeasuredGround): DraftLine[] {
  const drafts = removals.flatMap((text, index) => {
    const known = removable.find(({ words }) => words.test(text.toLowerCase()));
    const lines = known ? known.lines(text, ground) : [unknownLine(text)];
    return lines.map((line) => ({ line, index }));
  });
  const once = new Map(drafts.map((draft) => [`${draft.line.name}`, draft]));
  return [...once.values()].map(({ line, index }) => ({ ...line, key: `remove-${index}-${line.key}` }));
}
