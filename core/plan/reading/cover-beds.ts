import { coverOf } from "./join-stones.ts";
import type { Mention, Reading } from "./mention.ts";

/** "…, black mulch", "…, no edging" at the end of a list: of all beds that it names. */
const MULCH_LAST =
  /, (?:and )?(?:(?:fresh|new|all|dark) )*(?:[a-z]+ ){0,2}mulch(?: everywhere| throughout| in all| all over)?\s*(?=$|[.,;!?])/g;
const NO_EDGING_LAST = /, (?:and )?no (?:edging|edges?|borders?)\s*(?=$|[.,;!?])/g;

/** "Keep the black mulch, add lavender": new plants stand in the cover that stays, where nothing else is said of theirs. */
export function coverAsKept({ mentions, keptCover }: Pick<Reading, "mentions" | "keptCover">): void {
  const isSaid = mentions.some(({ kind, details }) => kind === "gravel" || details.bed?.mulch !== undefined);
  if (!keptCover || isSaid) return;
  for (const bed of mentions)
    if (bed.kind === "bed") bed.details = { ...bed.details, bed: { ...keptCover, ...bed.details.bed } };
}

/** Gives all beds of a sentence the mulch, or the want of an edging, that ends its list. */
export function coverAllBeds(mentions: readonly Mention[], normal: string): void {
  for (const [pattern, key] of [
    [MULCH_LAST, "mulch"],
    [NO_EDGING_LAST, "edging"],
  ] as const)
    for (const { 0: words, index } of normal.matchAll(pattern)) {
      const sentence = normal.slice(0, index).search(/[^.;!?]*$/);
      const beds = mentions.filter(
        ({ kind, start }) => kind === "bed" && start >= sentence && start < index + words.length,
      );
      const said = beds.map(({ details }) => details.bed?.[key]).filter((one) => one !== undefined);
      const [own] = said;
      if (own === undefined || said.length !== 1) continue;
      for (const bed of beds) bed.details = { ...bed.details, bed: { [key]: own, ...bed.details.bed } };
    }
}

/** "river rock instead of mulch": the stones cover the beds and are no ground of their own. */
export function coverBeds({ mentions, removals, withdrawn }: Reading): void {
  // "Instead of the black mulch" too.
  const old = removals.find((name) => /\bmulch$/.test(name));
  if (old === undefined || withdrawn.includes(old)) return;
  for (const mention of mentions) {
    if (mention.kind !== "gravel" || mention.use || mention.sizes.length > 0) continue;
    mention.details = { bed: { ...coverOf(mention), bare: true } };
    mention.kind = "bed";
    mention.replacesMulch = true;
    edgeBed(mentions, mention);
  }
}

/** "The beds with fresh mulch", "beds round the trees, black mulch, no plants": what is there is covered, and nothing is planted. */
export function coverOnly({ mentions, removals, styles }: Reading, normal: string): void {
  if (styles.length > 0) return;
  const noPlants = removals.includes("plants") && NO_PLANTS.test(normal);
  for (const bed of mentions) {
    const said = bed.details.bed;
    const isCovered =
      said?.mulch !== undefined || mentions.some((one) => one.cover && one.sentence === bed.sentence);
    const isPlanted = mentions.some((one) => one.plantsOnly && one.sentence === bed.sentence);
    if (bed.kind !== "bed" || bed.species.length > 0 || bed.generic || bed.hues || !isCovered || isPlanted)
      continue;
    const named = /\bbeds\b/.exec(normal.slice(bed.start, bed.end));
    const isThere = named && THE_BEDS.test(normal.slice(0, bed.start + named.index + named[0].length));
    if (noPlants || (isThere && !PLANTS_THEM.test(normal)))
      Object.assign(bed, { details: { ...bed.details, bed: { ...said, bare: true } }, cover: true });
  }
}
/** "Thyme and flat rocks to step on, no mulch": bare soil where no stones cover it. */
export function uncoverBeds({ mentions }: Reading, normal: string): void {
  if (!/\b(?:no|without(?: any)?) mulch\b/.test(normal) || COVERS.test(normal.replace(STEPPED_ON, "")))
    return;
  for (const bed of mentions)
    if (bed.kind === "bed" && !bed.details.bed?.mulch)
      bed.details = { ...bed.details, bed: { ...bed.details.bed, mulch: "soil" } };
}

const COVERS = /\b(?:gravel|rocks?|stones?|pebbles?|straw|needles|chips|bark|granite)\b/;
/** Stones that cover no bed. */
const STEPPED_ON = /\b(?:(?:flat|stepping) (?:rocks|stones)|(?:rocks|stones) to (?:step|walk) on)\b/g;

const NO_PLANTS = /\b(?:no|without(?: any)?) (?:plants|plantings|flowers|shrubs)\b/;
const THE_BEDS =
  /\b(?:the|my|our|all|these|those|existing)(?: (?:the|my|our|existing|old|front|back|side|flower|planting|mulch))* (?:beds|flower ?beds)$/;
const PLANTS_THEM = /\b(?:plant|planted|planting|flowers?|perennials|annuals|colou?r|fill(?:ed)?|replant)\b/;

/** "White roses, no mulch, pea gravel instead": stones behind plants that come lie in their bed. */
export function coverForMulch(reading: Reading, normal: string): void {
  for (const { kind, use, sizes, place, start, end, details } of [...reading.mentions]) {
    const isBeside =
      NO_MULCH_BEFORE.test(normal.slice(0, start)) ||
      NO_MULCH.test(normal.slice(start, end)) ||
      NO_MULCH_BEHIND.test(normal.slice(end));
    if (kind !== "gravel" || use || place || sizes.length > 0 || !isBeside) continue;
    const bed = reading.mentions.findLast((one) => one.kind === "bed" && !one.cover && one.end <= start);
    if (!bed) continue;
    bed.details = { bed: { ...bed.details.bed, ...coverOf({ details }), bare: true } };
    reading.mentions = reading.mentions.filter((one) => one.start !== start);
  }
}
const NO_MULCH = /^no mulch\b/;
const NO_MULCH_BEFORE = /\bno mulch[,.;]? (?:(?:just|only|use|but|do|put|some) )*$/;
const NO_MULCH_BEHIND = /^(?: instead)?,? (?:and |but )?no mulch\b/;

/** "pea gravel instead of mulch, timber border": the edging that is named with it is that of the bed. */
function edgeBed(mentions: Reading["mentions"], bed: Mention): void {
  const at = mentions.findIndex(
    (one) => one.kind === "edging" && one.sentence === bed.sentence && !one.place && one.sizes.length === 0,
  );
  const { material } = mentions[at]?.details.edging ?? {};
  if (!material || material === "concrete" || material === "paver") return;
  bed.details = { bed: { ...bed.details.bed, edge: material } };
  mentions.splice(at, 1);
}
