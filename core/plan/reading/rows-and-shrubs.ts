import type { PlanElement } from "#core/elements/element.ts";
import { METERS_PER_FOOT } from "#core/geometry/units.ts";
import { findSpecies, isColumn, type SpeciesId } from "#core/plants/catalogue.ts";
import { findPhrase } from "./lexicon.ts";
import type { Reading } from "./mention.ts";
import { SURFACES } from "./reader.ts";
import { takeSize } from "./whose-size.ts";

/** "Rock on the right side": ground, and no single stones. */
function layRock({ mentions }: Reading, normal: string): void {
  for (const mention of mentions) {
    const { kind, place, sizes, start, end } = mention;
    if (kind !== "boulders" || normal.slice(start, end) !== "rock" || !place || sizes.length > 0) continue;
    mention.kind = "gravel";
    mention.details = { gravel: { tone: "river" } };
  }
}

/** "A retaining wall 2.5' tall, natural stone": a material by itself is that of the thing before it. */
function materialsOfBefore(reading: Reading, normal: string): void {
  for (const stone of reading.mentions.filter((one) => SURFACES.has(one.kind) && !one.use && !one.place)) {
    const before = reading.mentions.findLast(
      (one) => one !== stone && one.sentence === stone.sentence && one.end <= stone.start,
    );
    const words = normal
      .slice(stone.start, stone.end)
      .replace(/^[\d.'"\s]*(?:(?:ft|feet|foot|m|in|inches) )?(?:(?:tall|high|wide|long|deep)[ ,]*)?/, "");
    const fits = before && findPhrase(words.split(" "), 0)?.entry.fits?.[before.kind];
    const isNew =
      before && fits && Object.keys(fits).some((key) => !(key in (before.details[before.kind] ?? {})));
    const between = before ? normal.slice(before.end, stone.start) : "";
    if (!before || !isNew || !WITH_MATERIAL.has(before.kind) || !BETWEEN_PLACES.test(between)) continue;
    before.details = { ...before.details, [before.kind]: { ...before.details[before.kind], ...fits } };
    const [, feet] = HEIGHT.exec(normal.slice(stone.start)) ?? [];
    if (feet) before.sizes.push({ heightM: Number(feet) * METERS_PER_FOOT });
    reading.mentions = reading.mentions.filter((one) => one !== stone);
  }
}

/** "Rip out the wood steps and do natural stone, 5 ft wide": what comes is what was taken out, of that material. */
function materialsOfGone({ mentions, gone }: Reading, normal: string): void {
  for (const stone of mentions.filter((one) => SURFACES.has(one.kind) && !one.use && !one.place)) {
    const old = gone.findLast(
      ({ kind, sentence: own, end }) =>
        WITH_MATERIAL.has(kind) && own === stone.sentence && end <= stone.start,
    );
    const fits =
      old && findPhrase(normal.slice(stone.start, stone.end).split(" "), 0)?.entry.fits?.[old.kind];
    if (!old || !fits || !DOES.test(normal.slice(old.end, stone.start))) continue;
    Object.assign(stone, { kind: old.kind, open: false, details: { [old.kind]: fits } });
  }
}
const DOES =
  /^[ ,;]*(?:(?:and|then|please|just) )*(?:do|put|put in|use|go with|build|try|make (?:it|them)) (?:in )?$/;

/** "2.5' tall natural stone": a height would be the thickness of paving, and is that of a wall. */
const HEIGHT = /^([\d.]+) ?(?:'|ft|feet|foot) ?(?:tall|high)\b/;

const WITH_MATERIAL: ReadonlySet<PlanElement["kind"]> = new Set([
  "retaining-wall",
  "steps",
  "raised-bed",
] as const);
/** Where it runs, and nothing that begins another wish. */
const BETWEEN_PLACES = /^(?:(?!\b(?:and|with|then|plus|also|w)\b)[^.;!?])*$/;

/** Shrubs that nobody names: one that flowers and two that stay green, low enough for a small bed. */
const SHRUBS: readonly SpeciesId[] = ["spirea", "boxwood", "inkberry"];

/** "A few little bushes" are shrubs, and no bed of whatever the look has. */
function nameShrubs({ mentions }: Reading, normal: string): void {
  for (const mention of mentions) {
    const { kind, species, details, plantsOnly, start, end } = mention;
    const isOfShrubs = /\b(?:shrubs|bushes)$/.test(normal.slice(start, end));
    if (kind !== "bed" || species.length > 0 || plantsOnly || details.bed?.style || !isOfShrubs) continue;
    Object.assign(mention, { species: [...SHRUBS], grouped: [...SHRUBS], plantsOnly: true });
  }
}

/** "5 arborvitae along the fence, mulch bed": what the row stands in, without other plants. */
function mulchUnder({ mentions }: Reading, normal: string): void {
  for (const mention of mentions) {
    const { kind, species, start, end, sentence: own } = mention;
    const row = mentions.find(
      (one) => (one.kind === "hedge" || one.kind === "tree") && one.sentence === own && one.end <= start,
    );
    const isMulch = /\bmulch(?:ed)? beds?$/.test(normal.slice(start, end));
    if (kind !== "bed" || species.length > 0 || !row || !isMulch) continue;
    mention.details = { bed: { ...mention.details.bed, bare: true } };
    mention.place ??= row.place;
  }
}

/** How many trees line a way on both sides when nobody says: three on each. */
const LINING = 6;
const BOTH_SIDES =
  /^ ?(?:(?:on|along|down|at) )?(?:both|each|either) sides? of (?:the|our|my) (?:drive|walk|path)/;

/** "Crape myrtles both sides of the driveway": a row on each. */
function lineBothSides({ mentions }: Reading, normal: string): void {
  for (const mention of mentions) {
    const isMany = /s$/.test(normal.slice(mention.start, mention.end));
    const isCounted = mention.sizes.some(({ count }) => count !== undefined);
    if (mention.kind === "tree" && isMany && !isCounted && BOTH_SIDES.test(normal.slice(mention.end)))
      mention.sizes.push({ count: LINING });
  }
}

const IN_A_ROW_OF = /\b(?:rows?|lines?) of (?:[a-z-]+ ){0,3}$/;
const ALONG_BEFORE = /(?:^|[.;!?,] ?|\band )(?:all )?along (?:[a-z]+ ){1,5}?[a-z]+, (?:[a-z-]+ ){0,3}$/;
const ALONG_AFTER = /^,? (?:(?!and\b|with\b|by\b|at\b)[\d.a-z'"-]+ ){0,6}?(?:along|lining)\b/;
/** Words that say how many there are, though no number. */
const FEW = /\b(?:an?|one|single|few|couple|pair|another)(?: (?!row\b|line\b|of\b)[a-z-]+){0,3} ?$/;

/** "Italian cypress along the back wall": columns along a line are a row that fills it, where nobody says how many. */
function lineWithColumns({ mentions }: Reading, normal: string): void {
  for (const mention of mentions) {
    const { species } = mention.details.tree ?? {};
    const known = mention.kind === "tree" && species ? findSpecies(species) : null;
    if (!known || !isColumn(known) || mention.sizes.some(({ count }) => count !== undefined)) continue;
    const before = normal.slice(0, mention.start);
    const isRow = IN_A_ROW_OF.test(before);
    const isAlong =
      ALONG_BEFORE.test(before) ||
      (mention.place !== undefined && ALONG_AFTER.test(normal.slice(mention.end)));
    if (!isRow && (!isAlong || FEW.test(before))) continue;
    mention.kind = "hedge";
    mention.details = { hedge: { species: known.id } };
  }
}

const THORNS =
  /^(?:rose|agave|yucca|barberry|indian-hawthorn|bougainvillea|blue-spruce|globe-spruce|prickly|golden-barrel|ocotillo|sago-palm|sylvester-palm|pygmy-date-palm|holly|american-holly)/;

/** What has thorns or sharp leaves. */
export const hasThorns = (element: PlanElement): boolean =>
  "species" in element && [element.species].flat().some((id) => THORNS.test(id));

/** "Nothing with thorns": told where something that comes has them, and true of all else. */
export const isOfThorns = (sentence: string): boolean => /^“[^”]*\b(?:thorn|prick|spik)/.test(sentence);

/** The sill of a window, meters above the ground: 3 ft. */
const SILL_M = 0.91;
const BELOW_WINDOWS =
  /\b(?:(?:no|not|nothing|none)(?: \w+)? (?:taller|higher|bigger|larger) than|nothing (?:above|over|past)|(?:stays?|kept|keep|keeps)(?: it| them| everything)? (?:below|under|lower than)|(?:below|lower than|shorter than)|(?:not|n't|dont|doesnt|wont|cant|without|never)(?: \w+)? (?:block|blocking|cover|covering|hide|hiding))(?: (?:the|my|our|her|his|any))?(?: \w+){0,2} (?:windows?|sills?)\b/;

const NOT_TALL =
  /\b(?:nothing|not|no plants?|n't want anything|dont want anything)(?: (?:that|which|to))? ?(?:(?:gets?|getting|grows?|growing|is|are|be) )?(?:(?:too|very|so|super|that|real|really) )(?:tall|high|big)\b/;

/** "nothing taller than the window sills": as tall as the plants of beds may grow. */
export function keepLow({ mentions }: Reading, normal: string): void {
  if (!BELOW_WINDOWS.test(normal) && !NOT_TALL.test(normal)) return;
  for (const mention of mentions) if (mention.kind === "bed" && !mention.cover) mention.belowM ??= SILL_M;
}

const SCREENING =
  /^(?: [a-z]+){0,4} (?:to (?:block|hide|screen|cover)|for (?:privacy|screening)|so (?:we|i) (?:can|do)[a-z']* see)\b/;

/** "trees to block the view of the road": a row that closes it. */
export function screenWithTrees({ mentions }: Reading, normal: string): void {
  for (const mention of mentions) {
    const isAny = mention.kind === "tree" && mention.details.tree?.species === undefined;
    if (!isAny || !SCREENING.test(normal.slice(mention.end))) continue;
    mention.kind = "hedge";
    mention.details = { hedge: { species: "arborvitae" } };
  }
}

const GATE = /^(?:(?:small|wide|garden|side|matching|wood|wooden) )*gate$/;

/** "A fence along the back and a gate on the right": the gate is that of the fence, and where in it is left to the layout. */
function hangGates(reading: Reading, normal: string): void {
  for (const gate of reading.mentions.filter(({ kind }) => kind === "fence")) {
    const fence = reading.mentions.find(
      (one) =>
        one !== gate && one.kind === "fence" && one.sentence === gate.sentence && one.end <= gate.start,
    );
    if (!fence || !GATE.test(normal.slice(gate.start, gate.end))) continue;
    const isWith = /\bwith (?:an? )?$/.test(normal.slice(fence.end, gate.start));
    // "A fence with a gate at the back": there the fence is.
    if (isWith && gate.place) fence.place ??= gate.place;
    // "A fence with a gate, 5 ft": how high both are.
    if (fence.sizes.length === 0) for (const size of gate.sizes) takeSize(fence, size);
    fence.changes.push(...gate.changes);
    fence.details = { fence: { ...fence.details.fence, gate: true } };
    if (gate.place && gate.place !== fence.place)
      fence.changes.push("In the fence the layout chooses where the gate is.");
    reading.mentions = reading.mentions.filter((one) => one !== gate);
  }
}

/** "A hedge on both sides of the walk, boxwood": what the hedge is of, and no bed beside it. */
function plantsOfHedges(reading: Reading, normal: string): void {
  for (const plant of reading.mentions.filter(
    ({ plantsOnly, species }) => plantsOnly && species.length === 1,
  )) {
    const hedge = reading.mentions.findLast(
      (one) => one.kind === "hedge" && one.sentence === plant.sentence && one.end <= plant.start,
    );
    const [id] = plant.species;
    const isApposed = hedge !== undefined && APPOSED.test(normal.slice(hedge.end, plant.start));
    if (!hedge || !id || !isApposed || !HEDGES.has(id) || plant.place || plant.sizes.length > 0) continue;
    hedge.details = { hedge: { ...hedge.details.hedge, species: id } };
    reading.mentions = reading.mentions.filter((one) => one !== plant);
  }
}

const APPOSED = /^(?:(?!\b(?:and|with|plus|then)\b)[^,.;!?])*, ?$/;
const HEDGES: ReadonlySet<SpeciesId> = new Set(["boxwood", "arborvitae", "inkberry"]);

const SETTLINGS = [
  layRock,
  materialsOfBefore,
  materialsOfGone,
  plantsOfHedges,
  hangGates,
  nameShrubs,
  mulchUnder,
  lineBothSides,
  lineWithColumns,
] as const;

/** Gives rows, gates, shrubs and materials to the things that they are said of. */
export function settleRows(reading: Reading, normal: string): void {
  for (const settle of SETTLINGS) settle(reading, normal);
}
