import type { Lexeme } from "#core/plan/reading/read-lexemes.ts";
import type { Token } from "#core/plan/reading/tokenize.ts";
import { ROLE_WEIGHTS } from "./role-weights.generated.ts";
import { wordNetwork } from "./word-network.ts";

/**
 * What words of a request are: a wish with its details, its place, what is to go, to stay, what is not wanted, a fact of today, talk (who
 * asks, why, greetings), and joints between them.
 */
export const ROLES = ["wish", "place", "remove", "keep", "unwanted", "fact", "talk", "joint"] as const;
export type Role = (typeof ROLES)[number];

const network = wordNetwork(ROLE_WEIGHTS, ROLES.length);

/** Whether the network met a word while it learned; of others it knows the letters alone. */
export const isKnownWord = (word: string): boolean => network.knows(word);

/**
 * How much each word speaks for each role: `ROLES.length` numbers for each token, in the order of `ROLES`; the greatest is the likeliest.
 * How it works and what it was trained on: role-weights-card.md.
 */
export const roleScores = (tokens: readonly Token[], lexemes: readonly Lexeme[]): Float64Array =>
  network.scores(tokens, lexemes);
