import type { Entry } from "#core/plan/reading/entry.ts";
import type { Lexeme } from "#core/plan/reading/read-lexemes.ts";
import type { Token } from "#core/plan/reading/tokenize.ts";

/** What the network is given of one word: names of what is known of it, and the buckets of its parts of three letters. */
export type WordFeatures = { known: string[]; grams: number[] };

/** Buckets of parts of words; another number needs new weights. */
export const GRAM_BUCKETS = 1024;

/** Facets of a phrase that are one feature each, whatever their value. */
const FACETS = [
  "fits",
  "use",
  "species",
  "hue",
  "style",
  "vague",
  "season",
  "evening",
  "landmark",
  "relation",
  "place",
  "scene",
  "undrawable",
  "told",
  "filler",
  "manner",
  "limit",
  "pronoun",
] as const satisfies readonly (keyof Entry)[];

function entryFeatures(entry: Entry): string[] {
  const { noun, command, link, article } = entry;
  return [
    ...FACETS.filter((facet) => entry[facet] !== undefined),
    ...(noun ? ["noun", noun.kind] : []),
    ...(command ? [`command ${command}`] : []),
    ...(link ? [`link ${link}`] : []),
    ...(article ? [`article ${article}`] : []),
  ];
}

function lexemeFeatures(lexeme: Lexeme | undefined, token: Token): string[] {
  if (!lexeme) return [];
  const where = token.start === lexeme.start ? [] : ["inside"];
  if (lexeme.type === "phrase") return [...where, ...entryFeatures(lexeme.entry)];
  if (lexeme.type === "size") return [...where, lexeme.size.count === undefined ? "length" : "count"];
  return [...where, lexeme.type];
}

/** FNV-1a of a part of a word. */
function bucketOf(part: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < part.length; at++) hash = Math.imul(hash ^ part.charCodeAt(at), 0x01000193) >>> 0;
  return hash % GRAM_BUCKETS;
}

/** Parts of three letters with a mark at both ends, and the last four letters: unknown words share them with known ones. */
function gramsOf(word: string): number[] {
  const marked = `^${word}$`;
  const parts = Array.from({ length: marked.length - 2 }, (_, at) => marked.slice(at, at + 3));
  return [...parts, marked.slice(-5)].map(bucketOf);
}

/** Features of each token; `lexemes` are those of the same tokens. */
export function wordFeatures(tokens: readonly Token[], lexemes: readonly Lexeme[]): WordFeatures[] {
  let at = 0;
  return tokens.map((token): WordFeatures => {
    while (lexemes[at] && lexemes[at]!.end <= token.start) at++;
    const lexeme = lexemes[at] && lexemes[at]!.start <= token.start ? lexemes[at] : undefined;
    const facets = lexemeFeatures(lexeme, token).map((facet) => `:${facet}`);
    const isDigits = token.kind === "number" && /^\d/.test(token.text);
    const known = isDigits ? ["0"] : [token.text];
    return { known: [...known, ...facets], grams: token.kind === "word" ? gramsOf(token.text) : [] };
  });
}
