/**
 * Prints the features of requests with marked operations as lines of JSON, from the very code that the product reads with:
 * `node script/run.mjs training/words/operations.ts VARIANTS FILLED SEED FILE... > out.jsonl`. Of each request of a file that is not put aside come so many
 * variants: things, plants, colors and places of the lexicon in each other's place, and slips of typing.
 */
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { ASKED_OPS, ASKED_PARTS, type AskedOperation } from "#core/plan/asked/asked-operation.ts";
import { plainLetters } from "#core/plan/asked/plain-letters.ts";
import { buildEntries } from "#core/plan/reading/build-entries.ts";
import type { Entry } from "#core/plan/reading/entry.ts";
import { readLexemes } from "#core/plan/reading/read-lexemes.ts";
import { tokenize } from "#core/plan/reading/tokenize.ts";
import { wordFeatures } from "#core/plan/roles/word-features.ts";
import { unmarked } from "#tests/support/marked-request.ts";
import { filledPatterns } from "./patterns.ts";

/** The same numbers on every machine: a linear congruence (Numerical Recipes). */
const [variants, filled, seed, ...paths] = process.argv.slice(2);
let state = Number(seed);
function random(below: number): number {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return Math.floor((state / 2 ** 32) * below);
}
function oneOf<T>(all: readonly T[]): T {
  return all[random(all.length)]!;
}

/** What may stand in each other's place; null = nothing may stand for it. */
function sortOf({
  noun,
  species,
  hue,
  landmark,
  undrawable,
  fits,
  link,
  command,
  relation,
}: Entry): string | null {
  if (link || command || relation) return null;
  if (species) return "plant";
  if (noun) return noun.generic ? null : "thing";
  if (hue) return "color";
  if (landmark) return "landmark";
  if (undrawable) return "thing";
  return fits && Object.keys(fits).length > 0 ? "look" : null;
}
const bySort = new Map<string, string[]>();
for (const entry of buildEntries().byPhrase.values()) {
  const sort = sortOf(entry);
  if (sort) bySort.set(sort, [...(bySort.get(sort) ?? []), entry.phrase]);
}

const SWAPPED = 0.5;
const SLIPPED = 0.03;
const LETTERS = "abcdefghijklmnopqrstuvwxyz";

function slipped(word: string): string {
  const at = 1 + random(word.length - 2);
  const [head, one, next, rest] = [word.slice(0, at), word[at]!, word[at + 1]!, word.slice(at + 2)];
  return oneOf([
    head + next + rest,
    head + one + one + next + rest,
    head + next + one + rest,
    head + oneOf([...LETTERS]) + next + rest,
  ]);
}

type Marked = { text: string; asked: AskedOperation[] };

/** Puts other words into a text; the marks move along. */
function withOther({ text, asked }: Marked, others: { start: number; end: number; words: string }[]): Marked {
  const edits = [...others].sort((a, b) => a.start - b.start);
  const moved = (at: number): number =>
    edits.reduce((to, { start, end, words }) => (at >= end ? to + words.length - (end - start) : to), at);
  let made = "";
  let at = 0;
  for (const { start, end, words } of edits) {
    made += text.slice(at, start) + words;
    at = end;
  }
  const span = <T extends { start: number; end: number }>(one: T): T => ({
    ...one,
    start: moved(one.start),
    end: moved(one.end),
  });
  return {
    text: made + text.slice(at),
    asked: asked.map((one) => ({ ...span(one), parts: one.parts.map(span) })),
  };
}

function variant(marked: Marked): Marked {
  const text = plainLetters(marked.text);
  const lexemes = readLexemes(tokenize(text));
  const others = lexemes.flatMap((lexeme) => {
    const { start, end } = lexeme;
    const sort = lexeme.type === "phrase" ? sortOf(lexeme.entry) : null;
    if (sort && random(100) < SWAPPED * 100) {
      const isPlural = /[^s]s$/.test(text.slice(start, end));
      const phrase = oneOf(bySort.get(sort)!);
      const words = isPlural && !phrase.endsWith("s") && sort !== "color" ? `${phrase}s` : phrase;
      const isCut = marked.asked.some((one) =>
        [one, ...one.parts].some((span) => [span.start, span.end].some((edge) => edge > start && edge < end)),
      );
      return isCut ? [] : [{ start, end, words }];
    }
    const word = text.slice(start, end);
    return /^[a-z]{4,}$/.test(word) && random(1000) < SLIPPED * 1000
      ? [{ start, end, words: slipped(word) }]
      : [];
  });
  return withOther({ ...marked, text }, others);
}

function opLabel(op: AskedOperation["op"], isFirst: boolean): number {
  return 1 + 2 * ASKED_OPS.indexOf(op) + (isFirst ? 0 : 1);
}

function print(file: string, { text, asked }: Marked): void {
  const tokens = tokenize(plainLetters(text));
  const ops = tokens.map(() => 0);
  const parts = tokens.map(() => 0);
  const inside = (span: { start: number; end: number }) =>
    tokens.flatMap(({ start, end }, at) => (start >= span.start && end <= span.end ? [at] : []));
  for (const one of asked) {
    for (const [k, at] of inside(one).entries()) ops[at] = opLabel(one.op, k === 0);
    for (const { part, ...span } of one.parts)
      for (const [k, at] of inside(span).entries())
        parts[at] = 1 + 2 * ASKED_PARTS.indexOf(part) + (k === 0 ? 0 : 1);
  }
  const words = wordFeatures(tokens, readLexemes(tokens));
  console.log(JSON.stringify({ file, text: tokens.map((one) => one.text), ops, parts, words }));
}

/** What lies outside of all marks, where it is long enough to be talk. */
function talkOf({ text, asked }: Marked): string[] {
  let at = 0;
  return [...asked, { start: text.length, end: text.length }].flatMap(({ start, end }) => {
    const words = text.slice(at, start).replace(/^[^a-z]+|[^a-z]+$/gi, "");
    at = end;
    return words.split(" ").length > 2 && !/[[\]{}]/.test(words) ? [words] : [];
  });
}

const talk: string[] = [];
for (const path of paths)
  for (const line of readFileSync(path, "utf8").split("\n")) {
    if (line.trim() === "" || line.startsWith("#")) continue;
    const file = basename(path);
    const isAside = Number(/\d+/.exec(file)?.[0] ?? 1) % 4 === 0;
    const marked = unmarked(line);
    print(file, marked);
    if (isAside) continue;
    talk.push(...talkOf(marked));
    for (let k = 0; k < Number(variants); k++) print(`${file}+`, variant(marked));
  }
for (const line of filledPatterns(Number(filled), bySort, talk, { below: random, oneOf }))
  print("filled1+", random(3) === 0 ? variant(unmarked(line)) : unmarked(line));
