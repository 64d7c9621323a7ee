import { readLexemes } from "#core/plan/reading/read-lexemes.ts";
import { remembered } from "#core/plan/reading/remembered.ts";
import { LONGEST_TEXT, type Token, tokenize } from "#core/plan/reading/tokenize.ts";
import { wordNetwork } from "#core/plan/roles/word-network.ts";
import { ASKED_OPS, ASKED_PARTS, type AskedOp, type AskedOperation, type Span } from "./asked-operation.ts";
import { ASKED_WEIGHTS } from "./asked-weights.generated.ts";
import { plainLetters } from "./plain-letters.ts";

/** Labels of one kind: 0 = outside, then of each sort the first word and the words that go on. */
const labelsOf = (sorts: number): number => 1 + 2 * sorts;
const OP_LABELS = labelsOf(ASKED_OPS.length);
const PART_LABELS = labelsOf(ASKED_PARTS.length);
const OUTPUTS = OP_LABELS + PART_LABELS;

const network = wordNetwork(ASKED_WEIGHTS, OUTPUTS);

const goesOn = (label: number): boolean => label > 0 && label % 2 === 0;
const sortOf = (label: number): number => (label - 1) >> 1;

/** The likeliest labels of all words together, where what goes on follows its own sort alone (Viterbi). `score`: of a label at a word. */
function bestPath(count: number, labels: number, score: (at: number, label: number) => number): number[] {
  let last = new Float64Array(labels);
  const before: Int32Array[] = [];
  for (let at = 0; at < count; at++) {
    const total = new Float64Array(labels);
    const from = new Int32Array(labels);
    let best = 0;
    for (let label = 1; label < labels; label++) if (last[label]! > last[best]!) best = label;
    for (let label = 0; label < labels; label++) {
      const isGoing = goesOn(label);
      const came = isGoing ? (last[label - 1]! >= last[label]! ? label - 1 : label) : best;
      from[label] = came;
      total[label] = at === 0 ? (isGoing ? -NEVER : score(at, label)) : last[came]! + score(at, label);
    }
    before.push(from);
    last = total;
  }
  const path: number[] = [];
  let label = last.reduce((best, one, at) => (one > last[best]! ? at : best), 0);
  for (let at = count - 1; at >= 0; at--) {
    path.unshift(label);
    label = before[at]![label]!;
  }
  return path;
}

const NEVER = 1e6;

type Run = Span & { sort: number; from: number; to: number };

/** Runs of one sort, without the marks at their ends. */
function runsOf(path: readonly number[], tokens: readonly Token[]): Run[] {
  const runs: Run[] = [];
  for (let at = 0; at < path.length; ) {
    const label = path[at]!;
    let to = at + 1;
    if (label !== 0) {
      while (to < path.length && path[to] === 2 * sortOf(label) + 2) to++;
      let first = at;
      let end = to;
      while (first < end && tokens[first]!.kind === "mark" && !OPENS.test(tokens[first]!.text)) first++;
      while (end > first && tokens[end - 1]!.kind === "mark" && !CLOSES.test(tokens[end - 1]!.text)) end--;
      if (end > first)
        runs.push({
          ...{ sort: sortOf(label), from: first, to: end },
          start: tokens[first]!.start,
          end: tokens[end - 1]!.end,
        });
    }
    at = to;
  }
  return runs;
}

const OPENS = /^[(]$/;
/** Feet and inches. */
const CLOSES = /^['")]$/;

/**
 * What a network that is asked a text finds in it. `likelier`: by how much the words of a range are likelier of other sorts, or of none, than
 * of those that are given, in the mean of its words; above zero = they are rather something else.
 */
export type Asked = {
  operations: AskedOperation[];
  margin: number;
  likelier: (range: Span, than: ReadonlySet<AskedOp>) => number;
};

/**
 * The operations that a text asks for, in its order. `margin`: by how much the least sure of its words is likelier what it was taken for, in the
 * mean of its run, than anything else.
 */
export const askedOperations = remembered(find);

function find(text: string): Asked {
  const plain = plainLetters(text.slice(0, LONGEST_TEXT));
  const tokens = tokenize(plain);
  const scores = network.scores(tokens, readLexemes(tokens));
  const ops = bestPath(tokens.length, OP_LABELS, (at, label) => scores[at * OUTPUTS + label]!);
  const parts = bestPath(tokens.length, PART_LABELS, (at, label) => {
    const own = scores[at * OUTPUTS + OP_LABELS + label]!;
    const isOut = ops[at] === 0 && label !== 0;
    const isNew = !goesOn(ops[at]!) && goesOn(label);
    return isOut || isNew ? own - NEVER : own;
  });
  const partRuns = runsOf(parts, tokens);
  const operations = runsOf(ops, tokens).map(
    ({ sort, from, to, start, end }): AskedOperation => ({
      ...{ op: ASKED_OPS[sort]!, start, end },
      parts: partRuns
        .filter((one) => one.from >= from && one.to <= to)
        .map((one) => ({ part: ASKED_PARTS[one.sort]!, start: one.start, end: one.end })),
    }),
  );
  const likelier = (range: Span, than: ReadonlySet<AskedOp>): number => {
    const margins = [...tokens.entries()]
      .filter(([, { start, end }]) => start < range.end && end > range.start)
      .map(([at]) => marginAt(scores, at, (label) => label > 0 && than.has(ASKED_OPS[sortOf(label)]!)));
    return margins.length === 0 ? 0 : -margins.reduce((sum, one) => sum + one, 0) / margins.length;
  };
  return { operations, margin: leastMargin(ops, scores), likelier };
}

/** By how much the best of the labels that are meant leads the best of the others. */
function marginAt(scores: Float64Array, at: number, isMeant: (label: number) => boolean): number {
  let mine = -Infinity;
  let other = -Infinity;
  for (let label = 0; label < OP_LABELS; label++) {
    const score = scores[at * OUTPUTS + label]!;
    if (isMeant(label)) mine = Math.max(mine, score);
    else other = Math.max(other, score);
  }
  return mine - other;
}

/** Of each run of words of one sort the mean of the margins to the best other sort; the least of them. */
function leastMargin(path: readonly number[], scores: Float64Array): number {
  let least = Infinity;
  for (let at = 0; at < path.length; ) {
    const sort = sortOf(path[at]!);
    let sum = 0;
    let to = at;
    for (; to < path.length && (to === at || (sortOf(path[to]!) === sort && path[to]! % 2 === 0)); to++) {
      sum += marginAt(scores, to, (label) => sortOf(label) === sort);
    }
    least = Math.min(least, sum / (to - at));
    at = to;
  }
  return least;
}
