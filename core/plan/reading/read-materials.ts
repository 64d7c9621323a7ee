import { type PhraseLexeme, quote, type Reader, SURFACES } from "./reader.ts";
import { takeSize } from "./whose-size.ts";
import type { Article } from "./words/function-words.ts";

const OF_EDGE = /\b(?:border|banding|edging|edge|trim|soldier course) (?:of|in) $/;

/** "a gravel driveway edged with cobblestones": the material is the edge of the last thing and no surface of its own. */
export function isEdgeOf(reader: Reader, lexeme: PhraseLexeme): boolean {
  const last = reader.lastMention();
  // "a walk with a 4 inch border of brick"
  const ofEdge = OF_EDGE.exec(reader.normal.slice(0, lexeme.start))?.[0];
  if (ofEdge) reader.use({ start: lexeme.start - ofEdge.length, end: lexeme.start });
  const { kind } = lexeme.entry.noun!;
  // "edged with fieldstone": single stones that are set side by side.
  const areStones = kind === "boulders";
  const isEdge =
    (reader.edging || ofEdge !== undefined) && last !== null && (SURFACES.has(kind) || areStones);
  reader.edging = false;
  if (!isEdge) return false;
  if (last.kind === "lawn") {
    const material = /brick/.test(reader.textOf(lexeme))
      ? "brick"
      : kind === "concrete"
        ? "concrete"
        : areStones
          ? "fieldstone"
          : "stone";
    reader.place = null;
    for (const size of reader.sizes)
      reader.remark(size, "told", `${quote(reader.textOf(size))} is left out: edges are of one width.`);
    for (const word of reader.pending) reader.use(word);
    reader.create(lexeme, "edging", { details: { edging: { material } } });
    reader.drop();
    return true;
  }
  if (last.kind === "pavers") reader.describe(last, { pavers: { border: true } });
  else if (last.kind === "bed") {
    const edge = /brick/i.test(reader.textOf(lexeme)) ? "brick" : areStones ? "fieldstone" : "stone";
    reader.describe(last, { bed: { edging: true, edge } });
  } else last.changes.push(`An edge of ${quote(reader.textOf(lexeme))} cannot be drawn on it yet.`);
  last.end = lexeme.end;
  reader.drop();
  return true;
}

/** "retaining wall with natural stone", "stepping stones of concrete": a surface word that says what the last thing is made of. */
export function isMaterialOf(reader: Reader, lexeme: PhraseLexeme, index: number): boolean {
  if (isStampOf(reader, lexeme, index)) return true;
  const { entry, start, end } = lexeme;
  const last = reader.lastMention();
  const next = reader.lexemes[index + 1];
  const standsAlone =
    reader.lexemes[index - 1]?.type === "comma" && (!next || next.type === "comma" || next.type === "stop");
  const isFieldstone = FIELDSTONE.test(entry.phrase);
  const isStone = entry.noun!.details.pavers?.stone !== undefined || isFieldstone;
  // "a wall 3 ft high, natural stone, and phlox"
  const isApart = reader.lastLink === "comma" && standsAlone && isStone;
  // "a wall in natural stone"
  const isIn = isStone && /\b(?:in|from|out of)\s+$/i.test(reader.normal.slice(0, start));
  // "retaining wall natural stone", "a wall 2 ft tall natural stone": nothing but sizes parts the two.
  const sized = reader.sizes.reduce((sum, one) => sum + one.end - one.start + 1, 1);
  const isBehind =
    isStone &&
    last !== null &&
    (reader.normal.slice(last.end, start) === " " || start - last.end === sized) &&
    !reader.headAfter(index);
  const linked = isBehind || reader.lastLink === "of" || reader.lastLink === "with" || isApart || isIn;
  if (!last || !linked || last.kind === entry.noun!.kind) return false;
  // "a raised bed with flowers": what grows in it, and no second bed.
  const fills = (last.kind === "raised-bed" || last.kind === "planter") && entry.noun!.kind === "bed";
  if (!SURFACES.has(entry.noun!.kind) && !fills && !isFieldstone) return false;
  if (!entry.fits?.[last.kind] || reader.headAfter(index)) return false;
  // "a wall 2 ft high out of fieldstone"
  for (const size of reader.sizes) if (takeSize(last, size.size)) reader.use(size);
  reader.describe(last, entry.fits);
  last.end = end;
  reader.drop();
  return true;
}

/** Said alone these are boulders. */
const FIELDSTONE = /^field ?stones?$/;

/** "stamped concrete driveway, ashlar slate": the stones that the stamp is of. */
function isStampOf(reader: Reader, { entry, end }: PhraseLexeme, index: number): boolean {
  const last = reader.lastMention();
  const isStamp =
    last?.kind === "concrete" &&
    last.details.concrete?.finish === "stamped" &&
    entry.noun!.details.pavers?.stone !== undefined &&
    reader.lastLink !== "and" &&
    !reader.headAfter(index);
  if (!isStamp) return false;
  for (const word of reader.pending) reader.use(word);
  last.changes.push("What its stamp is like cannot be chosen.");
  last.end = end;
  reader.drop();
  return true;
}

/** "a paver walk, 24 x 36 bluestone": the stones of the last paving, when that has none yet and nothing else is named. */
export function areStonesOf(
  reader: Reader,
  { entry, end }: PhraseLexeme,
  index: number,
  article: Article | null,
) {
  const { kind, details } = entry.noun!;
  const last = reader.lastMention();
  // "A stepping stone path, big irregular flagstones": which stones.
  const isOfSteps =
    kind === "pavers" &&
    last?.kind === "stepping-stones" &&
    reader.lastLink === "comma" &&
    article === null &&
    entry.fits?.["stepping-stones"] !== undefined &&
    !reader.headAfter(index);
  if (isOfSteps) {
    for (const word of reader.pending) reader.use(word);
    reader.describe(last, entry.fits!);
    last.end = end;
    reader.drop();
    return true;
  }
  const isOfLast =
    kind === "pavers" &&
    last?.kind === "pavers" &&
    last.use !== undefined &&
    last.details.pavers?.stone === undefined &&
    reader.adjacent === null &&
    reader.lastLink !== "and" &&
    article !== "definite" &&
    // "bluestone for the walk" is of that.
    !reader.entryAt(index + 1)?.relation &&
    !reader.headAfter(index)?.use;
  if (!isOfLast) return false;
  // "24 x 36 bluestone" behind "a 6 ft walk": the size of one stone.
  for (const { size, text, start, end } of reader.sizes) {
    reader.use({ start, end });
    const isOfGround = last.sizes.length === 0 && size.bareM === undefined;
    if (isOfGround || size.slab) last.sizes.push(size);
    else last.changes.push(`${quote(text)} is left out: stones are drawn in their usual sizes.`);
  }
  reader.imply(last, details);
  reader.sizes = [];
  last.open = false;
  last.end = end;
  reader.dress(last);
  reader.adjacent = last;
  return true;
}
