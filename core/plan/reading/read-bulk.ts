import type { PlantAge } from "#core/elements/element.ts";
import { METERS_PER_FOOT } from "#core/geometry/units.ts";
import type { Entry } from "./entry.ts";
import type { Mention, Reading } from "./mention.ts";
import type { Lexeme } from "./read-lexemes.ts";
import type { SpokenSize } from "./read-size.ts";
import { isHead, type PhraseLexeme, SURFACES } from "./reader.ts";
import { SIZE_WORDS, SIZES_OF_KIND, SIZES_OF_USE, type SizeWord } from "./words/size-words.ts";

/** Furniture that a word makes another piece: "a small table". */
const SMALL_TABLE = { set: "bistro" } as const;

function isUseAt(lexemes: readonly Lexeme[], at: number): boolean {
  const lexeme = lexemes[at];
  return lexeme?.type === "phrase" && lexeme.entry.use !== undefined;
}

/** The head that a describing word stands before, with only other describing words between. */
function headOf(lexemes: readonly Lexeme[], at: number, normal: string): PhraseLexeme | null {
  for (const [k, next] of lexemes.slice(at + 1).entries()) {
    if (next.type === "comma") continue;
    if (next.type === "unknown" || next.type === "stop" || next.type === "size") return null;
    const { entry } = next;
    // "a large paver patio": the patio is; "large pavers walkway": the stones are.
    const isOfUse =
      entry.noun && SURFACES.has(entry.noun.kind) && !normal.slice(next.start, next.end).endsWith("s");
    if (isOfUse && isUseAt(lexemes, at + 2 + k)) continue;
    if (isHead(entry) && !(entry.fits && !entry.noun && !entry.use)) return next;
    // "a long rectangle of lawn"
    if (entry.link === "of") continue;
    if (entry.link || entry.relation || entry.command || entry.article || entry.pronoun) return null;
  }
  return null;
}

/** Words for a bed as a piece of ground. */
const GROUND = /(?:bed|garden|border|strip|area|planting|ring|meadow)$/;

const SIDES = { lengthFt: "lengthM", widthFt: "widthM", heightFt: "heightM" } as const;

const inMeters = (feet: object): SpokenSize =>
  Object.fromEntries(
    Object.entries(feet).map(([side, value]) => [SIDES[side as keyof typeof SIDES], value * METERS_PER_FOOT]),
  );

/** How old a tree is that is asked for by its size. */
const TREE_AGE: { readonly [K in SizeWord]?: PlantAge } = { huge: "mature", large: "mature", small: "young" };

/** Whether a word of size was read; of plants it is told that they grow as they grow. */
function apply(word: string, mention: Mention, head: Entry, twins: readonly Mention[]): boolean {
  const size = SIZE_WORDS[word];
  const { kind, use, sizes, plantsOnly } = mention;
  // "small agave plants": the plants are, and not their bed.
  const isOfPlants = kind === "bed" && mention.species.length > 0 && !GROUND.test(head.phrase);
  if (plantsOnly || isOfPlants) return false;
  if (!size) return true;
  if (kind === "tree") {
    const age = TREE_AGE[size];
    if (age) mention.details = { tree: { ...mention.details.tree, age } };
    return age !== undefined;
  }
  if (kind === "furniture") {
    const isTable = size === "small" && mention.details.furniture?.set === "dining";
    if (isTable) mention.details = { furniture: SMALL_TABLE };
    return true;
  }
  // "large pavers": the stones are.
  const isStones = SURFACES.has(kind) && !head.use;
  if (isStones && kind === "pavers" && (size === "large" || size === "huge"))
    mention.details = { pavers: { pattern: "stack-bond", ...mention.details.pavers } };
  if (isStones) return true;
  const meant = (use && SURFACES.has(kind) ? SIZES_OF_USE[use] : SIZES_OF_KIND[kind])?.[size];
  const isSaid = twins.some(({ sizes: said }) =>
    said.some(({ count: _, ...sides }) => Object.keys(sides).length > 0),
  );
  if (meant && !isSaid) sizes.push(inMeters(meant));
  return true;
}

const OF_PARTS =
  /^ (?:ones?|leaf|leaves|blooms?|hill|slope|yard|house|windows?|dogs?|family|parties|party|things?)\b/;

/** Gives words of size ("a small patio", "tall fence") to the things that they stand before, as sizes in meters. */
export function readBulk(reading: Reading, lexemes: readonly Lexeme[], normal: string): void {
  for (const [at, lexeme] of lexemes.entries()) {
    if (lexeme.type !== "phrase" || lexeme.entry.manner !== "size") continue;
    const head = headOf(lexemes, at, normal);
    const mention = head && reading.mentions.find(({ start, end }) => start <= head.start && head.end <= end);
    const isRead =
      head && mention
        ? apply(
            lexeme.entry.phrase,
            mention,
            head.entry,
            reading.mentions.filter(({ kind, use }) => kind === mention.kind && use === mention.use),
          )
        : // "big leaves", "low ones": of what is no thing of the plan.
          OF_PARTS.test(normal.slice(lexeme.end)) ||
          // "curve it a little": how much of something else.
          (/\b(?:a|too|so|as|very|all) $/.test(normal.slice(0, lexeme.start)) && head === null);
    if (isRead) reading.used.push({ start: lexeme.start, end: lexeme.end });
  }
}
