import type { ElementKind } from "#core/elements/element.ts";
import { LIES } from "#core/elements/ground-kinds.ts";
import { vocabularies } from "#core/elements/vocabularies.ts";
import type { Mention } from "./mention.ts";
import { NO_SIZES } from "./number-words.ts";
import type { SpokenSize } from "./read-size.ts";

type Side = "lengthM" | "widthM" | "heightM";

/** What a number can say of a kind: its sides, its area, and the most of it that anybody asks for by number (null = it is not counted). */
type Takes = { sides: readonly Side[]; area: boolean; most: number | null; left: string };

const THICK = "how thick it is does not show in the picture.";
const USUAL = "it is drawn in its usual size.";
const GROUND: Takes = { sides: ["lengthM", "widthM"], area: true, most: null, left: THICK };
const UPRIGHT: Takes = { sides: ["lengthM", "heightM"], area: false, most: null, left: THICK };
const BODY: Takes = { sides: ["lengthM", "widthM", "heightM"], area: true, most: 20, left: USUAL };
const PLANT: Takes = { sides: ["heightM"], area: false, most: 200, left: NO_SIZES.pot.toLowerCase() };

const TAKES: Record<ElementKind, Takes> = {
  lawn: GROUND,
  bed: { ...GROUND, most: 200, left: NO_SIZES.pot.toLowerCase() },
  pavers: GROUND,
  concrete: GROUND,
  gravel: { ...GROUND, left: "how large its stones are cannot be chosen." },
  "stepping-stones": { sides: ["widthM"], area: false, most: 200, left: NO_SIZES.stones },
  deck: { ...BODY, most: null },
  pool: { ...GROUND, most: 3, left: "how deep the water is does not show in the picture." },
  "fire-pit": { ...BODY, most: 3 },
  boulders: { ...BODY, most: 100 },
  tree: PLANT,
  hedge: { ...PLANT, sides: ["lengthM", "widthM", "heightM"] },
  "retaining-wall": UPRIGHT,
  fence: UPRIGHT,
  "surface-finish": { sides: [], area: false, most: null, left: "it covers what it is put on." },
  pergola: { ...BODY, most: 5 },
  "path-lights": { sides: ["heightM"], area: false, most: 100, left: USUAL },
  uplights: { sides: ["heightM"], area: false, most: 100, left: USUAL },
  planter: { ...BODY, most: 50 },
  "raised-bed": BODY,
  edging: { sides: ["lengthM"], area: false, most: null, left: "edges are of one width." },
  "water-feature": { ...BODY, most: 5, left: "how deep the water is does not show in the picture." },
  "outdoor-kitchen": { ...BODY, most: null },
  furniture: { sides: [], area: false, most: 50, left: USUAL },
  steps: { sides: ["widthM"], area: false, most: 40, left: "steps are drawn with the usual rise and tread." },
  swale: GROUND,
};

/** Of something that is not known yet: any number may be said of it. */
const ANY: Takes = { ...BODY, most: 200 };

/** Less than this is no width of ground but its depth, the size of its stones, or the width of its border. Meters. */
const NARROWEST_GROUND_M = 0.25;
const WATER: ReadonlySet<ElementKind> = new Set(["pool", "water-feature"]);
const STANDS: ReadonlySet<ElementKind> = new Set(["fence", "retaining-wall", "hedge"]);
/** Above this a bare length of something low is a run, not a height ("a 30 ft fence"). Meters; a fence of more than 8 ft is nowhere allowed. */
const TALLEST: Partial<Record<ElementKind, number>> = { fence: 2.5, "retaining-wall": 1.9 };
const TALLEST_OF_OTHERS = 3.7;

/** Meters: 3 ft. */
const SHORTEST_BOX_M = 0.92;

/** Which way a length without a direction lies. */
function bareSide(kind: ElementKind | null, bareM: number): Side {
  if (kind === null) return "widthM";
  const side = vocabularies[kind].bareLength;
  // "A stone planter wall, 18 inch": nobody plants in a box of that length.
  if (kind === "raised-bed" && bareM < SHORTEST_BOX_M) return "heightM";
  const isRun = side === "heightM" && kind !== "tree" && bareM > (TALLEST[kind] ?? TALLEST_OF_OTHERS);
  return isRun ? "lengthM" : side;
}

/** More than this over a bed is no mulch: plants suffocate under it. Meters: 6 in. */
const DEEPEST_MULCH_M = 0.153;

/** "Gravel, 3 inches deep" is as much stone, and no width; nor is it of a thing that is not known yet. */
const isLayer = (kind: ElementKind | null, deepM: number): boolean =>
  kind === "bed"
    ? deepM <= DEEPEST_MULCH_M
    : (kind === "gravel" || kind === null) && deepM < NARROWEST_GROUND_M;

/** The sides that a number phrase means of a kind, whether or not it has them. */
function sidesSaid(
  kind: ElementKind | null,
  { bareM, deepM, apartM: _, about: __, slab: ___, jointM: ____, ...said }: SpokenSize,
): SpokenSize {
  const sides = { ...said };
  const stands = kind !== null && STANDS.has(kind);
  if (bareM !== undefined) {
    const side = bareSide(kind, bareM);
    // "a wall 40 feet long by 2": the other number is its height.
    const other: Side = stands && side === "heightM" ? "heightM" : "widthM";
    sides[sides[side] === undefined ? side : side === "widthM" ? "lengthM" : other] = bareM;
  }
  if (deepM !== undefined && !(kind && WATER.has(kind)) && !isLayer(kind, deepM)) sides.widthM ??= deepM;
  // Of what stands along a line the second number is the height.
  if (stands && sides.heightM === undefined && sides.lengthM !== undefined && sides.widthM !== undefined) {
    sides.heightM = sides.widthM;
    delete sides.widthM;
  }
  if (kind === "steps" && sides.widthM === undefined && sides.lengthM !== undefined) {
    sides.widthM = sides.lengthM;
    delete sides.lengthM;
  }
  return sides;
}

/** What of a number phrase an element of a kind can have; null when it has none of it. `isWhole`: nothing was left out. */
export function sizeOf(
  kind: ElementKind | null,
  said: SpokenSize,
): { size: SpokenSize; isWhole: boolean } | null {
  const { sides, area, most } = kind === null ? ANY : TAKES[kind];
  const { count, areaM2, ...all } = sidesSaid(kind, said);
  const size: SpokenSize = {};
  const isOfStones = said.slab !== undefined || said.jointM !== undefined;
  if (isOfStones && (kind === null || kind === "pavers"))
    return { size: { ...(said.slab ? { slab: said.slab } : { jointM: said.jointM }) }, isWhole: true };
  if (count !== undefined && most !== null && count <= most) size.count = count;
  if (areaM2 !== undefined && area) size.areaM2 = areaM2;
  if (said.apartM !== undefined) size.apartM = said.apartM;
  if (said.deepM !== undefined && isLayer(kind, said.deepM)) size.deepM = said.deepM;
  for (const [side, meters] of Object.entries(all) as [Side, number][]) {
    const isDepth = side === "widthM" && kind !== null && LIES.has(kind) && meters < NARROWEST_GROUND_M;
    if (sides.includes(side) && !isDepth) size[side] = meters;
  }
  // A pair of sides is of no steps.
  const isPair = kind === "steps" && said.lengthM !== undefined && said.widthM !== undefined;
  if (Object.keys(size).length === 0 || isPair) return null;
  const isDeep = kind !== null && WATER.has(kind) && said.deepM !== undefined;
  const wanted = Object.keys({ ...all, ...(count ? { count } : {}), ...(areaM2 ? { areaM2 } : {}) });
  return { size, isWhole: wanted.every((key) => key in size) && !isDeep };
}

/** Why a number phrase is left out of a kind. */
export function whyLeft(kind: ElementKind, said: SpokenSize): string {
  if (said.count !== undefined) return "one is drawn.";
  if (said.slab) return NO_SIZES.stones;
  const { widthM = Number.POSITIVE_INFINITY } = sidesSaid(kind, said);
  return kind === "bed" && widthM < NARROWEST_GROUND_M ? THICK : TAKES[kind].left;
}

/** A number phrase given to the thing it is said of: "roses, 5 of them" counts the plant that was named last. False where that cannot have it. */
export function takeSize(mention: Mention, size: SpokenSize): boolean {
  const own = sizeOfMention(mention, size);
  if (!own) return false;
  const plant = mention.kind === "bed" ? mention.species.at(-1) : undefined;
  if (size.count !== undefined && mention.kind === "bed") {
    if (!plant) return false;
    mention.counts[plant] = size.count;
    return true;
  }
  // "2 on the maple and 4 on the wall" are six.
  const said = mention.sizes.findLast(({ count }) => count !== undefined)?.count ?? 0;
  // "a big pot, two pieces": the one that its noun says is no number.
  const before = mention.kind === "planter" && said === 1 ? 0 : said;
  mention.sizes.push(size.count === undefined ? size : { ...size, count: before + size.count });
  return true;
}

/** What of a number phrase a mention can have. A length without a direction is the height of one plant ("a dwarf spruce, 4 ft"), which beds have not. */
export function sizeOfMention({ kind, plantsOnly, species, counts }: Mention, said: SpokenSize) {
  const isOnePlant = kind === "bed" && plantsOnly && species.length === 1 && counts[species[0]!] === 1;
  const { bareM, ...size } = said;
  return sizeOf(kind, isOnePlant && bareM !== undefined ? { ...size, heightM: bareM } : said);
}

/** "A deck off the back door 14x16 about two steps up": two sides that a thing cannot have are those of the thing before it. */
export function takesPair(all: readonly Mention[], { start, sentence }: Mention, size: SpokenSize): boolean {
  const before = all.findLast((one) => one.sentence === sentence && one.start < start);
  const isPair = size.lengthM !== undefined && size.widthM !== undefined;
  return isPair && before?.sizes.length === 0 && takeSize(before, size);
}
