import type { PlanElement } from "#core/elements/element.ts";
import { CIRCLE_THE_GROUND } from "#core/plan/circled.ts";
import type { Reading, Remark } from "./mention.ts";
import type { Lexeme } from "./read-lexemes.ts";
import { isHead, quote, saysMuch } from "./reader.ts";
import type { Manner } from "./words/manner-words.ts";

type Range = { start: number; end: number };

/** What unread words are about, and what is said of them. */
const SENTENCES = {
  size: "give it in feet or meters, and it is drawn so when there is room.",
  plant: "plants are drawn as large as their kind grows.",
  number: "it was not clear what this is the size or number of. Say it right before its thing.",
  place: "that place cannot be aimed at yet: circle it.",
  course: `the layout chooses the shape. C${CIRCLE_THE_GROUND}`,
  form: "not used. Materials, colors, plants, sizes and numbers can be said.",
} as const satisfies Record<Manner | "plant" | "number" | "place", string>;

type About = keyof typeof SENTENCES;

export const covers = (whole: Range, part: Range): boolean =>
  whole.start <= part.start && part.end <= whole.end;

/** What a lexeme would be about if nothing read it; null for words that ask for nothing by themselves. */
function aboutOf(lexemes: readonly Lexeme[], at: number): About | null {
  const lexeme = lexemes[at]!;
  if (lexeme.type === "size") return "number";
  if (lexeme.type !== "phrase") return null;
  const { entry } = lexeme;
  if (entry.command || entry.link || entry.article || entry.relation || entry.told || entry.limit)
    return null;
  if (entry.manner === "size") {
    // Only who asks for a tall one may miss something.
    if (isOfPlant(lexemes, at) || isBehindPlant(lexemes, at))
      return /^(?:tall|high)$/.test(entry.phrase) ? "plant" : null;
    return hasSize(lexemes, at) ? null : "size";
  }
  if (entry.manner) return entry.manner;
  if (entry.place) return "place";
  return entry.fits && saysMuch(entry.fits) && !entry.filler && !PURPOSE.test(entry.phrase) ? "form" : null;
}

const PURPOSE = /^(?:to|for) /;

/** "a small patio, maybe 10 by 10": the size says how small. */
function hasSize(lexemes: readonly Lexeme[], at: number): boolean {
  const isEnd = (lexeme: Lexeme) =>
    lexeme.type === "stop" || (lexeme.type === "phrase" && isHead(lexeme.entry));
  const isLength = (lexeme: Lexeme) => lexeme.type === "size" && lexeme.size.count === undefined;
  const after = lexemes.slice(at + 1);
  const own = after.findIndex(isEnd);
  const next = after.findIndex((lexeme, k) => k > own && isEnd(lexeme));
  const before = lexemes.slice(0, at);
  const last = before.findLastIndex(isEnd);
  return after.slice(0, next < 0 ? undefined : next).some(isLength) || before.slice(last + 1).some(isLength);
}

/** "tall grasses", "low, spreading junipers": the next thing named is a plant. */
function isOfPlant(lexemes: readonly Lexeme[], at: number): boolean {
  for (const next of lexemes.slice(at + 1)) {
    const entry = next.type === "phrase" ? next.entry : null;
    if (!entry || entry.link || entry.relation || entry.command) return false;
    if (isHead(entry)) return entry.species !== undefined || entry.noun?.kind === "tree";
  }
  return false;
}

/** "Boxwood in front of them, low": the plant that was named last in the sentence, with nothing else after it. */
function isBehindPlant(lexemes: readonly Lexeme[], at: number): boolean {
  for (const before of lexemes.slice(0, at).reverse()) {
    if (before.type === "stop") return false;
    const entry = before.type === "phrase" ? before.entry : null;
    if (entry && isHead(entry)) return entry.species !== undefined;
  }
  return false;
}

/** "A pergola over the patio, cedar": what a thing is of anyway. */
function isSoAlready(element: PlanElement, lexeme: Lexeme): boolean {
  const fits = lexeme.type === "phrase" ? lexeme.entry.fits?.[element.kind] : undefined;
  const details = Object.entries(fits ?? {});
  return details.length > 0 && details.every(([key, value]) => element[key as keyof PlanElement] === value);
}

/** One remark for each kind of content words that no reading used and nothing was told of. */
export function unreadRemarks(
  normal: string,
  lexemes: readonly Lexeme[],
  { used }: Reading,
  remarks: readonly Remark[],
  elements: readonly PlanElement[] = [],
): Remark[] {
  const read: Range[] = [...used, ...remarks.filter(({ status }) => status === "told")];
  const groups = new Map<About, Range[]>();
  for (const [at, lexeme] of lexemes.entries()) {
    const about = aboutOf(lexemes, at);
    if (!about || read.some((range) => covers(range, lexeme))) continue;
    if (about === "form" && elements.some((element) => isSoAlready(element, lexeme))) continue;
    groups.set(about, [...(groups.get(about) ?? []), lexeme]);
  }
  return [...groups].map(([about, ranges]) => {
    const words = [...new Set(ranges.map(({ start, end }) => normal.slice(start, end)))];
    const { start, end } = ranges[0]!;
    return { start, end, status: "told", sentence: `${words.map(quote).join(", ")}: ${SENTENCES[about]}` };
  });
}
