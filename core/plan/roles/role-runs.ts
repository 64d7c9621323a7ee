import { rangesWithin } from "#core/plan/reading/in-order.ts";
import { type Lexeme, readLexemes } from "#core/plan/reading/read-lexemes.ts";
import { normalText, type Token, tokenize } from "#core/plan/reading/tokenize.ts";
import { isKnownWord, ROLES, type Role, roleScores } from "./role-network.ts";

/** What a run of words is for, and the roles that stand for it. Of doubtful words only those that the lexicon lacks are passed over. */
const GROUPS = {
  quiet: ["fact", "talk"],
  keep: ["keep"],
  remove: ["remove"],
  unwanted: ["unwanted"],
  place: ["place"],
  doubtful: ["fact", "talk", "joint"],
} as const satisfies Record<string, readonly Role[]>;
export type Group = keyof typeof GROUPS;

/**
 * By how much a group must be likelier than every other role, in the mean of a run of words, before it counts: a lost wish is the worst
 * fault. Chosen on the training files (`training/words`).
 */
const LEAST_MARGIN: Record<Group, number> = {
  quiet: 1.0,
  keep: 0.7,
  remove: 0.7,
  unwanted: 0.7,
  place: 1.0,
  doubtful: 0,
};

/** By how much its words must be likelier in all: one or two words need more. */
const LEAST_SUM = 3;

/** Words of a text, in characters, that are all of one group. `isClause`: marks or joints part them from the rest. */
export type Run = Readonly<{ group: Group; start: number; end: number; isClause: boolean }>;

const OPENING = "(?:and|so|but|because|cuz|since|as|then)";
const CLOSING = "(?:and|so|but|because|cuz|since|then)";
/** The end of what stands before a clause, and the beginning of what stands after it; its joint may be quiet too. */
const BEFORE_CLAUSE = new RegExp(`(?:^|[^\\w\\s'"]|\\b${OPENING})\\s*$`);
const AFTER_CLAUSE = new RegExp(`^\\s*(?:$|[^\\w\\s'"]|${CLOSING}\\b)`);
/** Longer than any joint with the spaces around it, in characters. */
const LONGEST_JOINT = 12;
const OPENS = new RegExp(`^${OPENING}\\b`);
const CLOSES = new RegExp(`\\b${CLOSING}$`);

function isClause(normal: string, start: number, end: number): boolean {
  const said = normal.slice(start, end);
  return (
    (OPENS.test(said) || BEFORE_CLAUSE.test(normal.slice(Math.max(0, start - LONGEST_JOINT), start))) &&
    (CLOSES.test(said) || AFTER_CLAUSE.test(normal.slice(end)))
  );
}

/**
 * Texts whose runs are remembered. A design's words are read again with each of its changes: of 4,462 texts that its tests read, three
 * quarters were among the last 64.
 */
export const REMEMBERED_TEXTS = 64;

/** In the order in which they were last asked for. */
const remembered = new Map<string, readonly Run[]>();

/** The runs of a text in normal form, of which these are the tokens and lexemes; in the order of the text. */
export function roleRuns(
  normal: string,
  tokens: readonly Token[],
  lexemes: readonly Lexeme[],
): readonly Run[] {
  const runs = remembered.get(normal) ?? findRuns(normal, tokens, lexemes);
  remembered.delete(normal);
  remembered.set(normal, runs);
  const [oldest] = remembered.keys();
  if (remembered.size > REMEMBERED_TEXTS) remembered.delete(oldest!);
  return runs;
}

function findRuns(normal: string, tokens: readonly Token[], lexemes: readonly Lexeme[]): Run[] {
  const scores = roleScores(tokens, lexemes);
  const groups = Object.keys(GROUPS) as Group[];
  return groups
    .flatMap((group) => {
      const margins = tokens.map((_, at) =>
        marginOf(group, scores.subarray(at * ROLES.length, (at + 1) * ROLES.length)),
      );
      return runsOf(group, margins, tokens, normal);
    })
    .filter(
      ({ group, ...run }) => (group !== "quiet" && group !== "doubtful") || !isAsked(run, normal, lexemes),
    )
    .filter((run) => run.group !== "quiet" || !isLook(run, lexemes))
    .sort((a, b) => a.start - b.start);
}

/** A comma between two words of one group parts nothing. */
const isBridge = ({ text }: Token): boolean => text === ",";
const isStop = ({ text }: Token): boolean => /^[.!?;]$/.test(text);
const goesOn = (token: Token, margin: number): boolean => isBridge(token) || (margin > 0 && !isStop(token));

function runsOf(group: Group, margins: readonly number[], tokens: readonly Token[], normal: string): Run[] {
  const runs: Run[] = [];
  for (let from = 0; from < tokens.length; from++) {
    if (isBridge(tokens[from]!)) continue;
    let to = from;
    let last = from;
    let sum = 0;
    let words = 0;
    for (; to < tokens.length && goesOn(tokens[to]!, margins[to]!); to++) {
      if (isBridge(tokens[to]!)) continue;
      sum += margins[to]!;
      words++;
      last = to;
    }
    const isLong = group === "doubtful" || sum > LEAST_SUM;
    if (words > 0 && isLong && sum / words > LEAST_MARGIN[group]) {
      const { start } = tokens[from]!;
      const { end } = tokens[last]!;
      runs.push({ group, start, end, isClause: isClause(normal, start, end) });
    }
    from = Math.max(to - 1, from);
  }
  return runs;
}

/** Above this share of its longer words that the network never met, nobody knows what a run is: "zhuzh the vibe". */
const MOST_UNMET = 0.49;
const LONGER = 4;

export function isUnmet({ start, end }: Run, tokens: readonly Token[]): boolean {
  const longer = rangesWithin(tokens, start, end).filter(
    (one) => one.kind === "word" && one.text.length >= LONGER,
  );
  return longer.filter(({ text }) => !isKnownWord(text)).length > MOST_UNMET * longer.length;
}

/** Who says nothing but a look asks for it: "Desert landscaping." */
function isLook({ start, end }: Run, lexemes: readonly Lexeme[]): boolean {
  const said = rangesWithin(lexemes, start, end);
  return (
    said.length <= LOOK_WORDS &&
    said.every(({ type }) => type === "phrase") &&
    said.some((one) => one.type === "phrase" && one.entry.style !== undefined)
  );
}

const LOOK_WORDS = 2;

/** How somebody begins who asks or wishes, whatever else the network takes it for. */
const ASKS =
  /^(?:(?:and|so|but|ok|okay|hi|hello|please|honestly|well|also|maybe),? )*(?:(?:can|could|would|will) (?:you|u|ya|we|i)\b|(?:i|we)(?:'ve| have)? (?:always )?(?:wanted|dreamed of|dreamt of)\b|(?:i|we)(?:'d| would| do)? (?:(?:really|just|absolutely|always|also|so|both) )*(?:love|like|adore|want|wish|fancy)\b(?! (?:how|that|this|it|when|what|our|my|the (?!(?:\w+ ){0,3}(?:look|idea|style|feel)\b))\b)|(?:i|we)(?:'m| am|'re| are) (?:(?:really|just|kind of|sort of) )?(?:dreaming|thinking|hoping|wishing|looking)\b|what (?:would|about|if)|how (?:would|about|much)|tell me|show (?:me|us)?)/;
const THERE = /\b(?:the|that|this|those|these|our|my|his|her|their|existing) (?:[a-z]+ ){0,2}$/;

/** "we would like privacy, they put in a deck": what others do is told. */
const OTHER_SUBJECT = /[,;.] (?:they|he|she|it|but|because|the|our|my|this|that)\b/;

const MARKS = ".;!?,";

/** "I love the look of a picket fence", "could you tell me what sod would cost": what is named as new there is asked for. */
function isAsked({ start, end }: Omit<Run, "group">, normal: string, lexemes: readonly Lexeme[]): boolean {
  let from = start;
  while (from > 0 && !MARKS.includes(normal[from - 1]!)) from--;
  const other = normal.slice(start, end).search(OTHER_SUBJECT);
  const until = other < 0 ? end : start + other;
  if (!ASKS.test(normal.slice(from, end).replace(/^[.;!?, ]+/, ""))) return false;
  return rangesWithin(lexemes, start, until).some((one) => {
    if (one.type !== "phrase") return false;
    const { noun, use, species, style } = one.entry;
    if (style) return true;
    return (
      (noun !== undefined || use !== undefined || species !== undefined) &&
      noun?.kind !== "outdoor-kitchen" &&
      !THERE.test(normal.slice(from, one.start))
    );
  });
}

/** A text in normal form without the clauses that only tell; all of it where nothing is left. */
export function withoutQuiet(text: string): string {
  const normal = normalText(text);
  const tokens = tokenize(normal);
  let asked = "";
  let at = 0;
  for (const { group, start, end, isClause } of roleRuns(normal, tokens, readLexemes(tokens))) {
    if (group !== "quiet" || !isClause) continue;
    asked += `${normal.slice(at, start)} , `;
    at = end;
  }
  asked += normal.slice(at);
  return /\w/.test(asked) ? asked : normal;
}

function marginOf(group: Group, scores: Float64Array): number {
  const own: readonly Role[] = GROUPS[group];
  let mine = -Infinity;
  let other = -Infinity;
  for (const [at, role] of ROLES.entries())
    if (own.includes(role)) mine = Math.max(mine, scores[at]!);
    else other = Math.max(other, scores[at]!);
  return mine - other;
}
