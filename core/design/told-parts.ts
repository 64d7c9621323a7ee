import { readLexemes } from "#core/plan/reading/read-lexemes.ts";
import { remembered } from "#core/plan/reading/remembered.ts";
import { tokenize } from "#core/plan/reading/tokenize.ts";
import { type Group, isUnmet, roleRuns } from "#core/plan/roles/role-runs.ts";
import { changeSentences } from "./change-text.ts";
import { COMPARING, SHADES } from "./change-words.ts";

/** Words of these ask for no change by themselves. */
const SETTLED: ReadonlySet<Group> = new Set(["quiet", "keep"]);

/** The share of a clause's words that must lie in what only tells or stays, and the most that may stand elsewhere too. */
const LEAST_INSIDE = 0.8;
const MOST_OUTSIDE = 0.5;

/** Whether a clause that no reading used stands, in a change in normal form, where the network sees nothing but talk or what stays. */
export const settledWords = remembered(settledIn);

function settledIn(normal: string): (clause: string) => boolean {
  const tokens = tokenize(normal);
  const runs = roleRuns(normal, tokens, readLexemes(tokens)).filter(
    (run) => SETTLED.has(run.group) && !isUnmet(run, tokens),
  );
  const inside = new Set<string>();
  const outside = new Set<string>();
  const take = (to: Set<string>, from: number, end: number) => {
    for (const word of wordsOf(normal.slice(from, end))) to.add(word);
  };
  let at = 0;
  for (const { start, end } of runs) {
    take(outside, at, start);
    take(inside, start, end);
    at = end;
  }
  take(outside, at, normal.length);
  return (clause) => {
    const words = clause.split(" ").filter((word) => /\w/.test(word));
    const share = (among: Set<string>) => words.filter((word) => among.has(word)).length / words.length;
    return words.length > 0 && share(inside) >= LEAST_INSIDE && share(outside) <= MOST_OUTSIDE;
  };
}

const wordsOf = (said: string): string[] => changeSentences(said).flatMap((sentence) => sentence.split(" "));

/** A sentence of a change in what it tells before it asks, and what it asks; either may be empty. */
export type ToldAndAsked = { told: string; asked: string };

/** "2 is plenty for us": how many are asked for. */
const SAYS_HOW_MANY =
  /\b(?:\d+|one|two|three|four|five|six|seven|eight)(?: [a-z]+){0,3} (?:is|are|would be|will be) (?:plenty|enough|fine|ok|okay|sufficient)\b/;

/** "The HOA only allows brown mulch": what is allowed is asked for. */
const ALLOWS_ONLY = /\bonly (?:allows?|permits?|lets us)\b/;

/** "Then show me how it looks at night". */
const SHOWS_A_TIME =
  /\b(?:show|see)\b.*\b(?:at|in|by|during) (?:the )?(?:night|evening|dusk|spring|summer|autumn|fall|winter)\b/;

const SENTENCE = /[^.!?;\n]+(?:[.!?;\n]+(?!\s|$)[^.!?;\n]*)*[.!?;\n]*/g;

const BEHIND_AND = /^ ?(?:and|or) ([a-z]+)(?=\s*(?:[.,;!?]|$))/;
const ALONE = /^ ?([a-z]+)(?=\s*(?:[.,;!?]|$))/;

/** "It is all green and pink": one more word of what is told, by its length. */
function alsoTold(rest: string, before: string): number {
  const [also = "", word = ""] = (/\b(?:and|or) ?$/.test(before) ? ALONE : BEHIND_AND).exec(rest) ?? [];
  return COMPARING.has(word) || SHADES.has(word) || word.endsWith("s") ? 0 : also.length;
}

/** The sentences of a change in normal form, without what only tells. Where nothing else is said, all of it is asked. */
export const toldAndAsked = (normal: string): ToldAndAsked[] => [...toldOf(normal)];

const toldOf = remembered(toldIn);

function toldIn(normal: string): readonly ToldAndAsked[] {
  const tokens = tokenize(normal);
  // "How much" in "how much is the patio" is no clause.
  const quiet = roleRuns(normal, tokens, readLexemes(tokens)).filter(
    (run) =>
      run.group === "quiet" &&
      run.isClause &&
      !isUnmet(run, tokens) &&
      !SHOWS_A_TIME.test(normal.slice(run.start, run.end)) &&
      !SAYS_HOW_MANY.test(normal.slice(run.start, run.end)) &&
      !ALLOWS_ONLY.test(normal.slice(run.start, run.end)),
  );
  const isAllQuiet = tokens.every(
    ({ kind, start, end }) => kind === "mark" || quiet.some((one) => one.start <= start && end <= one.end),
  );
  const sentences = [...normal.matchAll(SENTENCE)].map(({ 0: said, index }) => ({
    start: index,
    end: index + said.length,
  }));
  return sentences.map(({ start, end }) => {
    if (isAllQuiet) return { told: "", asked: normal.slice(start, end) };
    let told = "";
    let asked = "";
    let at = start;
    for (const one of quiet) {
      if (one.end <= start || one.start >= end) continue;
      const from = Math.max(one.start, start);
      const before = normal.slice(at, from);
      at = Math.min(one.end, end);
      at += alsoTold(normal.slice(at, end), normal.slice(start, at));
      if (/^\W*$/.test(asked + before)) told += `${normal.slice(from, at)} `;
      else asked += `${before} , `;
    }
    const rest = normal.slice(at, end);
    return { told, asked: /^\W*$/.test(asked + rest) ? "" : asked + rest };
  });
}
