import type { Entry } from "./entry.ts";
import { findPhrase, respell } from "./lexicon.ts";
import { settleParticles } from "./particle-verbs.ts";
import { isQuiet } from "./quiet-words.ts";
import { readCarWidth, readSize, readSpelledLength, type SpokenSize } from "./read-size.ts";
import type { Token } from "./tokenize.ts";

/** One unit of meaning of the text, with its place in the normal text. */
export type Lexeme = { start: number; end: number } & (
  | { type: "phrase"; entry: Entry }
  | { type: "size"; size: SpokenSize }
  | { type: "comma" }
  | { type: "stop" }
  | { type: "unknown"; word: string }
);

const STOPS = new Set([".", "!", "?", ";"]);
/** Marks that stand for a word. */
const SIGNS: Record<string, string> = { "&": "and", "+": "and" };
/** A colon says what something is made of ("driveway: charcoal pavers"); it is part of no phrase ("front: sod"). */
const COLON = findPhrase(["of"], 0)!;

/** "1. New lawn 2) Patio": a small number with a stop or bracket right behind it and a word after. */
function isListNumber(tokens: readonly Token[], at: number): boolean {
  const [number, mark, word] = tokens.slice(at, at + 3);
  if (number?.number == null || number.number > 30 || !/^\d/.test(number.text)) return false;
  // "grasses (7) and phlox": in brackets it counts.
  if (tokens[at - 1]?.text === "(") return false;
  return (mark?.text === "." || mark?.text === ")") && mark.start === number.end && word?.kind === "word";
}

/** Endings of the second word of botanical names. */
const EPITHET = /^[a-z]{3,}(?:us|um|is|ii|a|ens)$/;

/** The longest name of a variety in quotation marks, in words. */
const CULTIVAR_WORDS = 4;

/** Where the name of a plant ends: "Lavandula x intermedia 'Grosso'" is one name. */
function afterPlantName(tokens: readonly Token[], words: readonly string[], from: number): number {
  let next = from;
  if (tokens[next]?.text === "x" && EPITHET.test(words[next + 1] ?? "")) next++;
  if (EPITHET.test(words[next] ?? "") && !findPhrase(words, next)) next++;
  const quote = tokens[next]?.text;
  if (quote !== "'" && quote !== '"') return next;
  const isOpen = tokens[next]!.end === tokens[next + 1]?.start && tokens[next]!.start > tokens[next - 1]!.end;
  const closes = tokens.slice(next + 1, next + 2 + CULTIVAR_WORDS).findIndex(({ text }) => text === quote);
  return isOpen && closes > 0 ? next + closes + 2 : next;
}

/** Things of wood. "White cedar" is a tree by itself, and before one of these a color and a wood; "red cedar" is a wood. */
const WOODEN =
  /^(?:fenc(?:e|ing)|deck(?:ing)?|pergola|gate|bench(?:es)?|raised|planters?|picket|privacy|horizontal|slat|board|panels?)$/;

function woodAt(words: readonly string[], at: number) {
  const [color, wood, ...things] = words.slice(at, at + 4);
  if (wood !== "cedar" || !things.some((word) => WOODEN.test(word))) return null;
  if (color === "red") return { entry: findPhrase([wood], 0)!.entry, length: 2 };
  return color === "white" ? findPhrase([color], 0) : null;
}

function phraseAt(token: Token, words: readonly string[], at: number) {
  if (token.text === ":") return COLON;
  const wood = woodAt(words, at);
  if (wood) return wood;
  return token.kind === "mark" && !SIGNS[token.text] ? null : findPhrase(words, at);
}

/** Words, numbers and marks -> lexemes: longest phrase first, spelling slips mended, sizes read as one. */
export function readLexemes(read: readonly Token[]): Lexeme[] {
  const tokens = settleParticles(read);
  const words = tokens.map((token) =>
    token.kind === "word" ? respell(token.text) : (SIGNS[token.text] ?? token.text),
  );
  const lexemes: Lexeme[] = [];
  let at = 0;
  while (at < tokens.length) {
    const token = tokens[at]!;
    const { start } = token;
    if (isListNumber(tokens, at)) {
      lexemes.push({ type: "stop", start, end: tokens[at + 1]!.end });
      at += 2;
      continue;
    }
    const phrase = phraseAt(token, words, at);
    // "two foot wide path" is a size, "one" an article: number words that open a phrase of several words stay a phrase.
    const size =
      readCarWidth(tokens, at) ??
      readSpelledLength(tokens, at) ??
      (token.number === null || (phrase && phrase.length > 1) ? null : readSize(tokens, at));
    if (size) {
      lexemes.push({ type: "size", size: size.size, start, end: tokens[size.next - 1]!.end });
      at = size.next;
    } else if (phrase) {
      const next = phrase.entry.species
        ? afterPlantName(tokens, words, at + phrase.length)
        : at + phrase.length;
      lexemes.push({ type: "phrase", entry: phrase.entry, start, end: tokens[next - 1]!.end });
      at = next;
    } else {
      const { end } = token;
      if (token.kind === "word") lexemes.push({ type: "unknown", word: token.text, start, end });
      else if (STOPS.has(token.text)) lexemes.push({ type: "stop", start, end });
      else if (token.text !== "'" && token.text !== '"') lexemes.push({ type: "comma", start, end });
      at++;
    }
  }
  return withVarieties(lexemes);
}

/** "bur oak", "encore azaleas", "crape myrtle muskogee": words beside a plant that the lexicon lacks name a kind of it. */
function withVarieties(lexemes: readonly Lexeme[]): Lexeme[] {
  const joined: Lexeme[] = [];
  for (const lexeme of lexemes) {
    const last = joined.at(-1);
    const isBeside = last !== undefined && lexeme.start === last.end + 1;
    if (isBeside && isName(lexeme) && isOnePlant(last)) {
      joined[joined.length - 1] = kindOf(last, last.start, lexeme.end);
      continue;
    }
    let { start } = lexeme;
    while (
      isOnePlant(lexeme) &&
      isName(joined.at(-1)) &&
      joined.at(-1)!.end + 1 === start &&
      !isSubject(joined.at(-2))
    )
      start = joined.pop()!.start;
    joined.push(start < lexeme.start && isOnePlant(lexeme) ? kindOf(lexeme, start, lexeme.end) : lexeme);
  }
  return joined;
}

type Phrase = Extract<Lexeme, { type: "phrase" }>;
const isName = (one: Lexeme | undefined): boolean =>
  one?.type === "unknown" && one.word.length > 2 && !isQuiet(one.word);
/** "we adore lavender": a verb, and no name. */
const isSubject = (one: Lexeme | undefined): boolean =>
  one?.type === "phrase" &&
  /^(?:i|we|you|u|they|she|he|please|to|lets|would|d|ll|just)$/.test(one.entry.phrase);
const isOnePlant = (one: Lexeme): one is Phrase =>
  one.type === "phrase" && one.entry.species?.length === 1 && !one.entry.noun && !one.entry.fits;
const kindOf = ({ entry }: Phrase, start: number, end: number): Phrase => ({
  type: "phrase",
  entry: { ...entry, standIn: true },
  start,
  end,
});
