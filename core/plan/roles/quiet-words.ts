import { type Lexeme, readLexemes } from "#core/plan/reading/read-lexemes.ts";
import { normalText, type Token, tokenize } from "#core/plan/reading/tokenize.ts";
import { ROLES, type Role, roleScores } from "./role-network.ts";

/** Roles whose words ask for nothing. */
const QUIET: ReadonlySet<Role> = new Set(["fact", "talk"]);

/** By how much talk and facts together must be likelier, in the mean of a run of words, before it is read past: a lost wish is the worst fault. */
const LEAST_MARGIN = 1.5;

/** Words of a text, in characters, that tell something and ask for nothing. `isClause`: marks or joints part them from what is asked. */
export type Quiet = { start: number; end: number; isClause: boolean };

const OPENING = "(?:and|so|but|because|cuz|since|as|then)";
const CLOSING = "(?:and|so|but|because|cuz|since|then)";
/** The end of what stands before a clause, and the beginning of what stands after it; its joint may be quiet too. */
const BEFORE_CLAUSE = new RegExp(`(?:^|[^\\w\\s'"]|\\b${OPENING})\\s*$`);
const AFTER_CLAUSE = new RegExp(`^\\s*(?:$|[^\\w\\s'"]|${CLOSING}\\b)`);
const OPENS = new RegExp(`^${OPENING}\\b`);
const CLOSES = new RegExp(`\\b${CLOSING}$`);

function isClause(normal: string, start: number, end: number): boolean {
  const said = normal.slice(start, end);
  return (
    (OPENS.test(said) || BEFORE_CLAUSE.test(normal.slice(0, start))) &&
    (CLOSES.test(said) || AFTER_CLAUSE.test(normal.slice(end)))
  );
}

/** What is told in a text in normal form, of which these are the tokens and lexemes. */
export function quietRanges(normal: string, tokens: readonly Token[], lexemes: readonly Lexeme[]): Quiet[] {
  const scores = roleScores(tokens, lexemes);
  const margins = tokens.map((_, at) =>
    marginOf(scores.subarray(at * ROLES.length, (at + 1) * ROLES.length)),
  );
  const ranges: Quiet[] = [];
  for (let from = 0; from < tokens.length; ) {
    let to = from;
    while (to < tokens.length && margins[to]! > 0) to++;
    const mean = margins.slice(from, to).reduce((sum, one) => sum + one, 0) / (to - from);
    if (to > from && mean > LEAST_MARGIN) {
      const { start } = tokens[from]!;
      const { end } = tokens[to - 1]!;
      ranges.push({ start, end, isClause: isClause(normal, start, end) });
    }
    from = Math.max(to, from + 1);
  }
  return ranges;
}

/** A text in normal form without the clauses that only tell; all of it where nothing is left. */
export function withoutQuiet(text: string): string {
  const normal = normalText(text);
  const tokens = tokenize(normal);
  let asked = "";
  let at = 0;
  for (const { start, end, isClause } of quietRanges(normal, tokens, readLexemes(tokens))) {
    if (!isClause) continue;
    asked += `${normal.slice(at, start)} , `;
    at = end;
  }
  asked += normal.slice(at);
  return /\w/.test(asked) ? asked : normal;
}

function marginOf(scores: Float64Array): number {
  let quiet = -Infinity;
  let other = -Infinity;
  for (const [at, role] of ROLES.entries())
    if (QUIET.has(role)) quiet = Math.max(quiet, scores[at]!);
    else other = Math.max(other, scores[at]!);
  return quiet - other;
}
