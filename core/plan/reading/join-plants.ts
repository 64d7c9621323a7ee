import type { Mention } from "./mention.ts";

const clash = (a: Mention, b: Mention) =>
  a.place !== undefined && b.place !== undefined && a.place !== b.place;

/** "a bed along the house with hydrangeas in the back": where in a bed its plants stand. */
const WITHIN: ReadonlySet<Mention["place"]> = new Set(["front", "back", "centre"]);
const isWithin = (bed: Mention, plants: Mention): boolean =>
  bed.sentence === plants.sentence && bed.start < plants.start && WITHIN.has(plants.place);

function grow(bed: Mention, plants: Mention) {
  bed.species.push(...plants.species.filter((id) => !bed.species.includes(id)));
  Object.assign(bed.counts, plants.counts);
  bed.changes.push(...plants.changes);
  if (!bed.replacesMulch) bed.place = bed.place ?? plants.place;
  bed.sizes.push(...plants.sizes);
  if (plants.rows) bed.rows = { ...bed.rows, ...plants.rows };
  if (plants.inRow) bed.inRow = true;
  if (plants.grouped) bed.grouped = [...(bed.grouped ?? []), ...plants.grouped];
  if (plants.belowM) bed.belowM = plants.belowM;
  if (plants.huesOfFlowers) bed.huesOfFlowers = true;
  if (plants.hues) bed.hues = [...(bed.hues ?? []), ...plants.hues];
  const own = plants.details.bed;
  if (own) bed.details = { bed: { ...own, ...bed.details.bed } };
}

/** "A bed along the walk with ferns and black mulch, roses by the drive": a cover is that of the bed named right before it. */
function isOfOther(cover: Mention, plants: Mention, mentions: readonly Mention[]): boolean {
  if (!cover.cover) return false;
  const own = mentions.filter(
    (one) => one.kind === "bed" && !one.cover && one.sentence === cover.sentence && one.end <= cover.start,
  );
  const bed = own.findLast((one) => !one.plantsOnly);
  return bed !== undefined && (plants.sentence !== bed.sentence || plants.end <= bed.start);
}

/**
 * Named plants grow in a bed: those that stand alone in the text join the bed of their own sentence (before, then
 * after), then any bed; with none in the text they make one. Plants with a place of their own get their own bed.
 */
export function joinPlants(mentions: readonly Mention[]): Mention[] {
  const joined: Mention[] = [];
  const isOfTree = mentions.some(({ kind }) => kind === "tree");
  const plants = mentions.find(({ plantsOnly }) => plantsOnly);
  // "daylilies around the mailbox and a stone ring": an edge of those.
  const ring =
    isOfTree || !plants
      ? undefined
      : mentions.find(({ details, start }) => details.bed?.bare && details.bed.edge && start > plants.start);
  if (ring && plants) {
    const { bare: _, ...edged } = ring.details.bed!;
    plants.details = { bed: { ...edged, edging: true, ...plants.details.bed } };
    return joinPlants(mentions.filter((one) => one !== ring));
  }
  const beds = mentions.filter((mention) => mention.kind === "bed" && !mention.plantsOnly);
  for (const mention of mentions) {
    if (!mention.plantsOnly) {
      joined.push(mention);
      continue;
    }
    const open = beds.filter(
      (bed) => (!clash(bed, mention) || isWithin(bed, mention)) && !isOfOther(bed, mention, mentions),
    );
    const home =
      open.findLast((bed) => bed.sentence === mention.sentence && bed.start <= mention.start) ??
      open.find((bed) => bed.sentence === mention.sentence) ??
      open.find((bed) => bed.species.length === 0) ??
      joined.find((bed) => bed.plantsOnly && !clash(bed, mention));
    if (home) grow(home, mention);
    else joined.push(mention);
  }
  return joined;
}

/** The same thing said twice is one thing: equal kinds and uses whose places do not clash and that no number tells apart. */
export function joinRepeats(mentions: readonly Mention[]): Mention[] {
  const kept: Mention[] = [];
  for (const mention of mentions) {
    const isTwin = (other: Mention): boolean =>
      other.kind === mention.kind &&
      mention.kind !== "planter" &&
      isSameUse(other, mention) &&
      !clash(other, mention) &&
      isSame(other.details[other.kind] ?? {}, mention.details[mention.kind] ?? {});
    const isBeside = (other: Mention): boolean => other.sentence === mention.sentence && !other.plantsOnly;
    const twin = (mention.cover && kept.findLast((one) => isBeside(one) && isTwin(one))) || kept.find(isTwin);
    if (!twin) {
      kept.push(mention);
      continue;
    }
    if (!mention.cover) delete twin.cover;
    twin.details = { ...twin.details, ...merged(twin, mention) };
    twin.use = twin.use ?? mention.use;
    twin.place = twin.place ?? mention.place;
    twin.sizes.push(...sizesOf(mention).map((size) => countedOn(twin, size)));
    twin.species.push(...mention.species.filter((id) => !twin.species.includes(id)));
    Object.assign(twin.counts, mention.counts);
    if (mention.rows) twin.rows = { ...twin.rows, ...mention.rows };
    if (mention.belowM) twin.belowM = mention.belowM;
    if (mention.huesOfFlowers) twin.huesOfFlowers = true;
    if (mention.hues) twin.hues = [...(twin.hues ?? []), ...mention.hues];
    twin.changes.push(...mention.changes);
  }
  return kept;
}

/** "Two apple trees and a pear": a tree of another name that nobody counts is one more. */
const sizesOf = ({ kind, sizes, changes }: Mention): Mention["sizes"] =>
  kind === "tree" && changes.length > 0 && sizes.length === 0 ? [{ count: 1 }] : sizes;

/** "2 on the maple and 4 on the wall" are six. */
function countedOn({ sizes }: Mention, size: Mention["sizes"][number]): Mention["sizes"][number] {
  const before = sizes.findLast(({ count }) => count !== undefined)?.count;
  return before === undefined || size.count === undefined ? size : { ...size, count: before + size.count };
}

/** "Pavers. Patio.": paving without a use of its own is that of the use beside it. */
const isSameUse = (a: Mention, b: Mention): boolean =>
  a.use === b.use ||
  ((a.use === undefined || b.use === undefined) && (a.place === undefined || saysOnlyWhat(a, b)));

/** "Patio out back. Travertine.": a sentence of its own that says no size and no place. */
const saysOnlyWhat = (a: Mention, b: Mention): boolean =>
  a.sentence !== b.sentence && b.place === undefined && b.sizes.length === 0;

const merged = (a: Mention, b: Mention) => ({ [a.kind]: { ...b.details[b.kind], ...a.details[a.kind] } });

/** Whether no detail that both name differs. */
const isSame = (a: object, b: object): boolean =>
  Object.entries(a).every(([key, value]) => {
    const other = (b as Record<string, unknown>)[key];
    return other === undefined || JSON.stringify(other) === JSON.stringify(value);
  });
