import type { Verb } from "./clause-words.ts";
import type { Tag } from "./tag-words.ts";

const STARTS_A_CLAUSE: ReadonlySet<Verb> = new Set([
  "remove",
  "keep",
  "add",
  "put",
  "replace",
  "sized",
  "undo",
  "other",
  "edged",
]);

/** Forms of verbs that stand behind their subject: "the bench goes by the house". */
const BEHIND_A_NAME =
  /^(?:goes|go|should go|could go|needs to go over|needs to move|moves|moved|be|is|are|was|were|should be|could be|must be|needs to be|has to be|have to be|need to be|made|painted|stained|swapped|switched|replaced|set|with|have|has|show|give|prefer|need|needs|want|wants|get|see|see|put|place|size|color|colour|out)$/;

/** The clauses of a sentence, each as its tags. */
export function clausesOf(tags: readonly Tag[], words: readonly string[]): Tag[][] {
  const clauses: Tag[][] = [[]];
  const isFull = () => clauses.at(-1)!.some(({ is }) => is !== "small" && is !== "article" && is !== "to");
  const start = (): void => {
    if (clauses.at(-1)!.length > 0) clauses.push([]);
  };
  for (const [at, tag] of tags.entries()) {
    const said = words.slice(tag.from, tag.end).join(" ");
    const now_ = clauses.at(-1)!;
    if (tag.is === "comma") {
      // "One more birch, other side": where that is to stand.
      const rest = tags.slice(at + 1);
      const end = rest.findIndex(({ is }) => is === "comma" || is === "parting");
      const next = (end < 0 ? rest : rest.slice(0, end)).filter(
        ({ is }) => is !== "small" && is !== "article",
      );
      const isWhereOfMore =
        next.length > 0 &&
        next.every(({ is }) => is === "where") &&
        clauses.at(-1)!.some(({ is }) => is === "more");
      // "On the left, not the right".
      const isNotThere =
        next[0]?.is === "not" &&
        next.length > 1 &&
        next.slice(1).every(({ is }) => is === "where") &&
        clauses.at(-1)!.some(({ is }) => is === "where");
      if (!isWhereOfMore && !isNotThere && !isInOneList(now_, rest)) start();
      continue;
    }
    if (tag.is === "why") {
      if (at === tags.length - 1) continue;
      start();
      clauses.at(-1)!.push(tag);
      continue;
    }
    if (tag.is === "parting") {
      // "Because the gravel ends up in the lawn and wrecks my mower".
      const next = tags[at + 1];
      const isDeed = next?.is === "unknown" || (next?.is === "verb" && next.verb === "other");
      if (said === "and" && now_[0]?.is === "why" && isDeed) continue;
      const [before, after] = [tags[at - 1], tags[at + 1]];
      const isInOneName = before?.is === "value" && after?.is === "value" && said === "and";
      const rest = tags.slice(at + 1);
      if (!isInOneName && !isOfSwap(now_, rest, words) && !isInOneList(now_, rest)) start();
      continue;
    }
    // "The rock hurts my eyes tan would be better": another clause begins with the color.
    if (tag.is === "small" && WOULD_BE.test(said)) {
      const now = clauses.at(-1)!;
      const from = now.findLastIndex(({ is }) => is !== "value" && is !== "article") + 1;
      if (from > 0 && from < now.length && now.some(({ is }) => is === "thing")) {
        const values = now.splice(from);
        start();
        clauses.at(-1)!.push(...values);
      }
    }
    // "The gravel we like very much": the name stands before.
    const rest = tags.slice(at + 1);
    const isKeptBefore =
      tag.is === "verb" &&
      tag.verb === "keep" &&
      !rest
        .slice(0, rest.findIndex(({ is }) => is === "comma" || is === "parting") >>> 0)
        .some(({ is }) => is === "thing" || is === "it");
    const before = clauses.at(-1)!.filter(({ is }) => is !== "article" && is !== "small");
    // "The hibiscus change for oleander": the verb stands behind its object.
    const isBehindItsObject =
      tag.is === "verb" &&
      ((tag.verb === "replace" && tags[at + 1]?.is === "to") ||
        (tag.verb === "set" && SAID_OF_A_NAME.has(tags[at + 1]?.is ?? "small"))) &&
      before.length === 1 &&
      before[0]!.is === "thing";
    const begins =
      tag.is === "verb" &&
      !isKeptBefore &&
      !isBehindItsObject &&
      // "Because they hide them".
      !(now_[0]?.is === "why" && (tags[at - 1]?.is === "it" || tags[at - 1]?.is === "teller")) &&
      !BEHIND_A_NAME.test(said) &&
      (STARTS_A_CLAUSE.has(tag.verb) || tag.verb === "set" || tag.verb === "move") &&
      clauses.at(-1)!.at(-1)?.is !== "to";
    const next = words.slice(tags[at + 1]?.from, tags[at + 1]?.end).join(" ");
    // "Lose the fountain put a tree there".
    const isPutAfter =
      said === "put" &&
      ["article", "size", "value"].includes(tags[at + 1]?.is ?? "") &&
      now_.some(({ is }) => is === "verb") &&
      now_.some(({ is }) => is === "thing");
    if (isPutAfter) start();
    const tells =
      (tag.is === "teller" ||
        (tag.is === "it" && (TELLS_OF_IT.test(next) || (said === "they" && !MAY_BE_ASKED.test(next))))) &&
      (clauses.at(-1)!.some(({ is }) => is === "verb" || is === "thing") ||
        (tag.is === "teller" && tag.isDeaf === true)) &&
      !(tags[at + 1]?.is === "verb" && clauses.at(-1)!.at(-1)?.is === "small");
    const isMoreAgain =
      (tag.is === "more" || (tag.is === "compare" && tag.comparison.side === "count")) &&
      clauses.at(-1)!.some(({ is }) => is === "thing") &&
      clauses
        .at(-1)!
        .some((one) => one.is === "more" || (one.is === "compare" && one.comparison.side === "count"));
    if (isMoreAgain) start();
    const now = clauses.at(-1)!;
    // "No boulders no birch", "hedge lower pots bigger".
    const isRefusedAgain =
      tag.is === "no" && now.some(({ is }) => is === "no") && now.some(({ is }) => is === "thing");
    const isOnlyAfter =
      tag.is === "only" && now.some(({ is }) => is === "no") && now.some(({ is }) => is === "thing");
    if (isRefusedAgain || isOnlyAfter) start();
    if (tag.is === "thing" && tag.known.elements.length > 0 && isSaid(now)) {
      const name = now.splice(lastSaid(now) + 1);
      start();
      clauses.at(-1)!.push(...name);
    }
    if ((begins || tells) && isFull() && !isOnlyTeller(clauses.at(-1)!)) start();
    clauses.at(-1)!.push(tag);
  }
  return clauses.filter((clause) => clause.length > 0);
}

/** "Add hostas, ferns and astilbe under the tree": all of them come there. */
function isInOneList(clause: readonly Tag[], rest: readonly Tag[]): boolean {
  const isNewPlant = (tag: Tag): boolean => tag.is === "thing" && isPlant(tag) && !isOfDesign(tag);
  const isOfBed = clause.some((tag) => tag.is === "thing" && tag.known.target.kind === "bed");
  const verbs = clause.flatMap((tag) => (tag.is === "verb" ? [tag.verb] : []));
  const isAsked = verbs.length > 0 ? verbs.every((verb) => LISTED_BEHIND.has(verb)) : isOfBed;
  const last = clause.at(-1);
  const isOpen =
    isAsked &&
    last?.is === "thing" &&
    isPlant(last) &&
    clause.every(({ is }) => OF_A_LIST.has(is) || is === "verb" || is === "to");
  if (!isOpen) return false;
  let names = 0;
  for (const tag of rest) {
    if (tag.is === "where") return names > 0;
    if (tag.is === "thing" ? !isNewPlant(tag) : !OF_A_LIST.has(tag.is)) return isOfBed && names > 0;
    if (tag.is === "thing") names += 1;
  }
  return isOfBed && names > 0;
}

const isPlant = (tag: Tag & { is: "thing" }): boolean =>
  tag.entry?.species !== undefined || tag.known.target.species !== undefined;
const isOfDesign = (tag: Tag & { is: "thing" }): boolean => tag.known.elements.length > 0;
const LISTED_BEHIND: ReadonlySet<Verb> = new Set(["add", "put", "want"]);
const OF_A_LIST: ReadonlySet<string> = new Set([
  "article",
  "small",
  "value",
  "thing",
  "size",
  "comma",
  "parting",
]);

/** "Swap the grill and the sofa": both change places, where nothing else is to come. */
function isOfSwap(clause: readonly Tag[], next: readonly Tag[], words: readonly string[]): boolean {
  const [verb, ...rest] = clause.filter(({ is }) => is !== "small" && is !== "article");
  const end = next.findIndex(({ is }) => is === "comma" || is === "parting");
  const others = (end < 0 ? next : next.slice(0, end)).filter(({ is }) => is !== "small" && is !== "article");
  const isThere = (tag: Tag | undefined): boolean => tag?.is === "thing" && tag.known.elements.length > 0;
  return (
    verb?.is === "verb" &&
    SWAPS.test(words[verb.from]!) &&
    rest.length === 1 &&
    isThere(rest[0]) &&
    isThere(others[0]) &&
    others.length === 1
  );
}
export const SWAPS = /^(?:swap|switch|exchange|trade|flip)$/;

/** "The fence make black". */
const SAID_OF_A_NAME: ReadonlySet<Tag["is"]> = new Set(["value", "compare", "shade", "size"]);
const WOULD_BE = /^would (?:be|look) /;
const SAYS: ReadonlySet<Tag["is"]> = new Set(["compare", "shade", "goes", "stays"]);
const OF_THE_NEXT_NAME: ReadonlySet<Tag["is"]> = new Set(["article", "value", "small", "size", "no"]);
/** "Walk 4 ft hedge 18 in": a length behind a name is said of that. */
const isLength = (tag: Tag): boolean => tag.is === "size" && tag.size.count === undefined;
const lastSaid = (clause: readonly Tag[]): number =>
  clause.findLastIndex((tag, at) => SAYS.has(tag.is) || (isLength(tag) && clause[at - 1]?.is === "thing"));

/** Whether a clause has a name and says something of it, so that another name begins another clause. */
function isSaid(clause: readonly Tag[]): boolean {
  const at = lastSaid(clause);
  const named = clause.findIndex(({ is }) => is === "thing");
  return named >= 0 && at > named && clause.slice(at + 1).every(({ is }) => OF_THE_NEXT_NAME.has(is));
}

/** What is told of a thing behind a request: "they look out of place". */
const TELLS_OF_IT =
  /^(?:looks?|is|are|will|would|gets?|keeps?|feels?|seems?|blocks?|hides?|takes?|was|were|isnt|arent|wont)$/;

/** "They should go", "they need to be lower": what they are to be or to do. */
const MAY_BE_ASKED =
  /^(?:should|could|can|must|might|need|needs|want|have|go|be|to|all|both|stay|,|)(?: .*)?$/;

export const isOnlyTeller = (clause: readonly Tag[]): boolean =>
  clause.every(({ is }) => is === "teller" || is === "small" || is === "only");
