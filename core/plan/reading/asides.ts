import type { Run } from "#core/plan/roles/role-runs.ts";
import { firstFrom, rangesWithin } from "./in-order.ts";
import { mayMatch } from "./may-match.ts";
import type { Remark } from "./mention.ts";
import type { Lexeme } from "./read-lexemes.ts";
import { isHead, quote } from "./reader.ts";
import { ASIDES } from "./words/aside-words.ts";

/**
 * "My husband wants a putting green": who wants it, and what; "remove the tree and the sago": one more thing that goes. Such a run is no
 * talk.
 */
export const isWish =
  (normal: string, lexemes: readonly Lexeme[]) =>
  ({ group, start, end }: Run): boolean =>
    (group === "quiet" || group === "doubtful") &&
    (isListOfPlants(normal, lexemes, start, end) ||
      (start === 0 && opensWithName(normal, lexemes)) ||
      rangesWithin(lexemes, start, end).some(
        (one) =>
          one.type === "phrase" &&
          (((one.entry.noun ?? one.entry.species) !== undefined &&
            WANTS_ONE.test(normal.slice(start, one.start))) ||
            (one.entry.style !== undefined && WANTS_A_LOOK.test(normal.slice(start, one.start))) ||
            (isHead(one.entry) &&
              ONE_MORE.test(normal.slice(start, end)) &&
              REMOVES.test(normal.slice(0, start)))),
      ));

/** ", yuccas and saw palmetto.": a clause that names plants and nothing else asks for them. */
function isListOfPlants(normal: string, lexemes: readonly Lexeme[], start: number, end: number): boolean {
  const own = rangesWithin(lexemes, start, end);
  const plants = own.filter((one) => one.type === "phrase" && one.entry.species !== undefined);
  const isOfList = (one: Lexeme) =>
    one.type === "comma" ||
    (one.type === "size" && one.size.count !== undefined) ||
    (one.type === "phrase" &&
      (one.entry.species !== undefined || one.entry.link === "and" || one.entry.article === "indefinite"));
  return (
    plants.length > 1 &&
    own.every(isOfList) &&
    /(?:^|[,.;:-] ?)$/.test(normal.slice(0, start)) &&
    /^ ?(?:$|[.;!,])/.test(normal.slice(end))
  );
}

/** "Some evergreens so it looks ok in winter", "pavers everywhere, kids track mud in": a text that begins with a name asks for that. */
function opensWithName(normal: string, lexemes: readonly Lexeme[]): boolean {
  const head = lexemes.find((one) => one.type === "phrase" && isHead(one.entry));
  return (
    head?.type === "phrase" &&
    (head.entry.noun ?? head.entry.species) !== undefined &&
    OPENS.test(normal.slice(0, head.start)) &&
    GOES_ON.test(normal.slice(head.end)) &&
    !TELLS.test(normal.slice(head.end))
  );
}
const OPENS =
  /^(?:(?:an?|some|a few|a couple(?: of)?|lots of|more|new|two|three|four|five|six|\d+) (?:(?!of\b)[a-z]+ ){0,2})?$/;
const GOES_ON =
  /^(?: so\b| because\b| cause\b| everywhere\b| throughout\b| for\b| in\b| along\b| around\b| by\b| at\b| on\b| across\b)/;
const TELLS =
  /^[^,.;!?]*? (?:(?:is|are|was|were|isn't|aren't|has|have|had|keeps?|died|dies|looks?|grows?|gets?|got|does|do|did|need|needs|blocks?|hides?)\b)(?<! so (?:it|they|we|i) (?:[a-z]+ )?[a-z]+)/;

const ONE_MORE = /^(?:and|plus) (?:the|that|those|these|this|my|our|both|all) (?:[a-z]+ ){0,3}[a-z]+$/;
const REMOVES = /\b(?:remove|take out|rip out|tear out|get rid of|lose|pull|ditch|scrap|yank)\b[^.;!?]*$/;

export type WithoutAsides = { lexemes: readonly Lexeme[]; told: Remark[] };

/**
 * The lexemes without those of asides, each aside a comma; `told` = what is said of them. Of quiet words that are no clause, and of those that
 * name what "it" is, only the unknown ones go: nothing is asked of them, and the others may say what is asked.
 */
export function withoutAsides(
  normal: string,
  lexemes: readonly Lexeme[],
  runs: readonly Run[],
): WithoutAsides {
  // "i like purple and yellow": colors that somebody likes are asked for.
  const isTaste = ({ start, end }: Range) =>
    LIKES.test(normal.slice(Math.max(0, start - 20), end)) &&
    rangesWithin(lexemes, start, end).some((one) => one.type === "phrase" && one.entry.hue);
  const isIn = (ranges: readonly Range[], { start, end }: Range) =>
    ranges.some((range) => range.start <= start && end <= range.end);
  // Runs follow each other: only the last that begins before a word can hold it.
  const isInRun = (ordered: readonly Range[], lexeme: Range) => {
    const last = ordered[firstFrom(ordered, lexeme.start + 1) - 1];
    return last !== undefined && lexeme.end <= last.end;
  };
  const quiet = runs.filter((run) => run.group === "quiet" && !isTaste(run));
  const rows = ASIDES.flatMap(({ said, sentence }) =>
    (mayMatch(said, normal) ? [...normal.matchAll(said)] : []).map(({ 0: words, index }) => ({
      start: index,
      end: index + words.trimEnd().length,
      sentence,
    })),
  );
  const isPart = ({ start, end }: Range) => start > 0 || end < normal.length;
  const quietParts = quiet.filter(isPart);
  const clauses = quietParts.filter((one) => one.isClause && !isMeantAfter(lexemes, one));
  const saidParts = rows.filter(isPart);
  const kept: Lexeme[] = [];
  for (const lexeme of lexemes) {
    const isAside =
      isIn(saidParts, lexeme) ||
      isInRun(clauses, lexeme) ||
      (lexeme.type === "unknown" && isInRun(quietParts, lexeme));
    // "I have three children": their number.
    const last = kept.at(-1);
    if (isAside && lexeme.type === "unknown" && last?.type === "size" && last.end + 1 === lexeme.start)
      kept.pop();
    if (lexeme.type === "stop" || !isAside) kept.push(lexeme);
    else if (lexeme.type !== "unknown" && kept.at(-1)?.type !== "comma")
      kept.push({ type: "comma", start: lexeme.start, end: lexeme.start });
  }
  const told = saidParts.flatMap(({ start, end, sentence }): Remark[] =>
    sentence
      ? [{ start, end, status: "told", sentence: `${quote(normal.slice(start, end))}: ${sentence}` }]
      : [],
  );
  return { lexemes: kept, told };
}

const WANTS_ONE =
  /\b(?:i|we|he|she|they|husband|wife|kids|mom|mum|mother|father|in law|sister|brother|son|daughter|dad|client|customer) (?:really )?(?:wants?|would (?:like|love)) (?:an? |some |more )?$/;
/** "I want my yard look like a japanese garden". */
const WANTS_A_LOOK =
  /\b(?:want|would like|would love|make|need|wish)s? (?:to have |to make )?(?:(?:my|our|the|it|this|a|that) ?)?(?:[a-z]+ )?(?:to )?(?:look like|looks like|looking like|feel like|like|into|be like|be) (?:an? |the )?$/;
const LIKES = /\b(?:likes?|loves?|prefers?|favou?rites?|into)\b/;

type Range = { start: number; end: number };

/** Words after a quiet clause among which "it" is looked for: "my husband planted that maple, so it stays". */
const IT_WITHIN = 5;

function isMeantAfter(lexemes: readonly Lexeme[], { end }: Range): boolean {
  const from = firstFrom(lexemes, end);
  const after = lexemes.slice(from, from + IT_WITHIN);
  const saidAt = (at: number): string => {
    const one = after[at];
    return one?.type === "phrase" ? one.entry.phrase : "";
  };
  // "Show them a deck": they are people.
  const it = after.findIndex(
    (_, at) => /^(?:it|they|them|those)$/.test(saidAt(at)) && !/^(?:show|give|let|for)$/.test(saidAt(at - 1)),
  );
  return it >= 0 && !after.slice(0, it).some((one) => one.type === "phrase" && isHead(one.entry));
}
