import type { DesignDocument, DesignElement } from "#core/design/design-document.ts";
import { isAlready } from "#core/design/heard/named-thing.ts";
import { findPhrase } from "#core/plan/reading/lexicon.ts";
import type { SpeciesId } from "#core/plants/catalogue.ts";
import { colorsOf, flowerColorOf } from "#core/plants/flower-color.ts";
import { spokenIn } from "./name-references.ts";
import type { Named } from "./named.ts";
import { hasAnswer } from "./own-answer.ts";
import { type Referent, referentsOf } from "./referents.ts";
import { type Word, wordsIn } from "./said-references.ts";

/** How well a change can be done when a name stands for its pronoun: operations that do something, and words or operations that do not. */
export type Trial = { done: number; failed: number; touched: readonly DesignElement[] };

const MANY = /^(?:them|those|these|they|both)$/;
const ONE = /^(?:it)$/;
/** Behind these "those" and "these" point at nothing by themselves. */
const NO_NAME_BEHIND =
  /^(?:|[.,;:!?()]|and|or|but|with|to|in|on|at|by|for|from|into|is|are|look|looks|feel|feels|seem|seems|should|could|can|need|needs|have|has|a|an|too|all|more|bigger|smaller|taller|wider|lower|closer|further|white|black|red|pink|blue|yellow|purple|gray|grey|brown|tan|around|along|up|out|off|over|behind|under|instead|please|there|away|back|gone|darker|lighter|go)$/;

/** The first pronoun of a text that nothing was named before; null = none. */
function bareAt(words: readonly Word[]): number | null {
  for (const [at, { word }] of words.entries()) {
    const next = words[at + 1]?.word ?? "";
    const isAlone = /^(?:those|these)$/.test(word) ? NO_NAME_BEHIND.test(next) : true;
    if (MANY.test(word) && isAlone) return at;
    // "Make it all look like fall" is said of the whole design.
    if (ONE.test(word)) return /^(?:all|look|looks|feel|feels|like)$/.test(next) ? null : at;
    const entry = findPhrase(
      words.slice(at).map((one) => one.word),
      0,
    )?.entry;
    if (entry && (entry.noun || entry.use || entry.species)) return null;
  }
  return null;
}

function isName(word: string): boolean {
  const entry = findPhrase([word], 0)?.entry;
  return entry !== undefined && !!(entry.noun ?? entry.use ?? entry.species);
}

const NOT = /^(?:not|than|of|from|no)$/;

/** "Gray instead of red", "rectangular, not kidney": what is so now is meant. */
function isAsNow(words: readonly Word[], { of, plant }: Referent): number {
  let score = 0;
  for (const [at, { word }] of words.entries()) {
    if (
      !NOT.test(words[at - 1]?.word ?? "") ||
      (words[at - 1]!.word === "of" && words[at - 2]?.word !== "instead")
    )
      continue;
    const hue = flowerColorOf(word);
    const fits = findPhrase([word], 0)?.entry.fits;
    if (plant && hue) score += colorsOf(plant.id as SpeciesId).includes(hue) ? 1 : -1;
    else if (fits) score += fits[of.element.kind] && isAlready(of.element, fits) ? 1 : -1;
  }
  return score;
}

const WEIGHTS = { done: 2, failed: -3, asNow: 3 } as const;
const LEAST_LEAD = 2;
const MOST_ASKED = 4;

/** "Rectangular, not kidney": nothing is named, and only one thing is so now. */
function withNothingNamed(text: string, words: readonly Word[], all: readonly Referent[]): Named | null {
  const so = all.filter((one) => isAsNow(words, one) > 0);
  const [one] = so;
  const isVerb = /^(?:make|do|turn|change|go|use|add|put|remove|no|not|i|we)$/.test(words[0]?.word ?? "");
  return one && new Set(so.map(({ of }) => of)).size === 1 && !one.plant && !isVerb
    ? { text: `make the ${one.name} ${text}`, names: [{ name: `make the ${one.name} `, said: "" }], asks: [] }
    : null;
}

/**
 * The text of a change with a name for a pronoun that nothing was named before: what may be meant by its number is tried, and what can be
 * done best is meant. Where several can be so, a plural is asked back; "it" stays as it is.
 */
export function withPronounNamed(
  text: string,
  document: DesignDocument,
  tryOut: (text: string) => Trial,
): Named {
  const none: Named = { text, names: [], asks: [] };
  const words = wordsIn(text);
  const at = bareAt(words);
  if (at === null)
    return (
      (words.some(({ word }) => isName(word))
        ? null
        : withNothingNamed(text, words, referentsOf(document))) ?? none
    );
  const { word, start, end } = words[at]!;
  if (hasAnswer(text, start, end)) return none;
  const isMany = MANY.test(word);
  const last = document.elements.find(({ id }) => id === document.lastId);
  const all = referentsOf(document);
  const ofLast = all.find((one) => one.of === last && !one.isCover);
  // What was changed last is meant where its number is that of the word.
  if (last && !(isMany && ofLast && !ofLast.isMany && ofLast.of.element.kind !== "bed")) return none;
  if (spokenIn(text.slice(0, start), all).length > 0) return none;
  const open = all.filter((one) =>
    word === "both" ? one.count === 2 : one.isMany === isMany && !one.isCover,
  );
  const asSaid = tryOut(text);
  const isOfMany = asSaid.touched.every((one) => all.some(({ of, isMany: many }) => many && of === one));
  // What is read in full and is of the right number needs no names.
  if (asSaid.failed === 0 && asSaid.done > 0 && (!isMany || isOfMany)) return none;
  const scored = open
    .map((one) => {
      const tried = `${text.slice(0, start)}the ${one.name}${text.slice(end)}`;
      const { done: able, failed, touched } = tryOut(tried);
      // What only adds something, or changes something else, was not asked of it.
      const done = touched.includes(one.of) ? able : 0;
      const score = done * WEIGHTS.done + failed * WEIGHTS.failed + isAsNow(words, one) * WEIGHTS.asNow;
      return { one, tried, score, done, failed };
    })
    .filter(({ done }) => done > 0)
    .sort((a, b) => b.score - a.score);
  const [best, second] = scored;
  // What has another number is not meant, whatever could be done to it.
  if (!best)
    return isMany && !isOfMany && open.length > 0 && open.length <= MOST_ASKED
      ? { ...none, asks: [{ said: text.slice(start, end), among: open.map(({ name }) => name) }] }
      : none;
  const isLost = best.failed > 0 && !isMany;
  if (isLost || best.score < asSaid.done * WEIGHTS.done + asSaid.failed * WEIGHTS.failed) return none;
  if (!second || best.score - second.score >= LEAST_LEAD)
    return {
      text: best.tried,
      names: [{ name: `the ${best.one.name}`, said: text.slice(start, end) }],
      asks: [],
    };
  const among = scored.filter(({ score }) => best.score - score < LEAST_LEAD).map(({ one }) => one.name);
  return isMany && among.length <= MOST_ASKED
    ? { ...none, asks: [{ said: text.slice(start, end), among }] }
    : none;
}
