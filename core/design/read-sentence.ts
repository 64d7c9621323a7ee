import type { PlanElement } from "#core/elements/element.ts";
import { METERS_PER_FOOT, METERS_PER_INCH } from "#core/geometry/units.ts";
import { cannotDo, isDislike, reasonOf, storyOf } from "./cannot-do.ts";
import { PATTERNS } from "./change-patterns.ts";
import { takeLength } from "./change-quantity.ts";
import { bareClause, hardClauses, plainClause, softClauses } from "./change-text.ts";
import { KNOWN_WORDS } from "./change-words.ts";
import type { ReadChanges } from "./clause.ts";
import { elementsOf, IT, namesOne, type Spoken, standInOf, thingOf } from "./clause.ts";
import { MANY } from "./meant-by-it.ts";
import type { Operation, Target } from "./operation.ts";
import { readReplacing } from "./read-replacing.ts";
import { SIDE_FIELDS } from "./resize-element.ts";
import { ofItsTarget, strayWords } from "./stray-words.ts";

export function readSentence(said: string, spoken: Spoken, read: ReadChanges, reasons: string[]): void {
  const sentence = withoutStories(said, spoken, reasons);
  if (sentence === "") return;
  const bareSentence = bareClause(sentence);
  const whole = cannotDo(bareSentence) ? null : somethingIn(readReplacing(bareSentence));
  if (whole) {
    take(whole, spoken, read, bareSentence);
    return;
  }
  for (const hard of hardClauses(sentence).flatMap(withoutWhatIsThere)) {
    const clause = withoutReasons(plainClause(hard), reasons);
    if (clause === "") continue;
    const isPartly =
      cannotDo(clause) &&
      softClauses(clause).length > 1 &&
      softClauses(clause).some((part) => cannotDo(plainClause(part)));
    if (isPartly) {
      readParts(clause, spoken, read, reasons);
      continue;
    }
    if (cannotDo(clause) || (spoken.isLost && isOfTheLost(clause, spoken))) {
      lose(clause, spoken, read);
      continue;
    }
    const replaced = somethingIn(
      inPlaceOfRemoved(clause, read) ??
        readReplacing(clause) ??
        (spoken.disliked && GOES_WITH.test(hard)
          ? readReplacing(
              `replace ${spoken.disliked} with ${clause
                .replace(GOES_WITH, "")
                .replace(/ instead$/, "")
                .trim()}`,
            )
          : null),
    );
    const parts = replaced || LISTS.test(clause) ? null : readAllParts(clause, spoken);
    const isList =
      SAYS_A_SIZE_APART.test(clause) ||
      isListOfChanges(clause) ||
      ((clause.includes(",") || !LISTS.test(clause)) &&
        softClauses(clause).length > 1 &&
        strayWords(clause).length > 0) ||
      (clause.includes(",") && softClauses(clause).some((part) => cannotDo(plainClause(part))));
    const found = replaced ?? parts ?? (isList ? null : readClause(clause, spoken));
    if (found) take(found, spoken, read, clause);
    else readParts(clause, spoken, read, reasons);
  }
}

/** "Put a hedge, and the tree more to the left": what has an article of its own is there, and is not put. */
const withoutWhatIsThere = (clause: string): string[] =>
  /^(?:(?:and|then|so|please|just|also) )*(?:put|add|plant|include) (?:an?|some|\d+) /.test(clause)
    ? clause.split(/ , (?:and )?(?=(?:the|my|our) )/)
    : [clause];

/** Operations of which one says something; a comma list of them may say more in its parts. */
const somethingIn = (operations: Operation[] | null): Operation[] | null =>
  operations?.every(saysNothing) ? null : operations;

/** A sentence without the parts at its beginning and its end that only tell something; what the first tells of is what follows is said of. */
function withoutStories(said: string, spoken: Spoken, reasons: string[]): string {
  const parts = said.split(/ , (?:and )?|(?<= )and (?=(?:there|it|they|we|nobody) )/);
  const isTold = parts.map((part) => storyOf(bareClause(part)));
  const from = isTold.indexOf(null);
  const to = isTold.lastIndexOf(null) + 1;
  if (from === 0 && to === parts.length) return said;
  const first = from < 0 ? parts.length : from;
  reasons.push(...parts.slice(0, first), ...parts.slice(Math.max(to, first)));
  const named = isTold.slice(0, first).findLast(Boolean);
  const { target } = thingOf(named ?? "");
  if (target) {
    spoken.faulted = target;
    spoken.last = target;
    spoken.disliked = named!;
  }
  if (from < 0) return "";
  return said.slice(said.indexOf(parts[from]!), said.lastIndexOf(parts[to - 1]!) + parts[to - 1]!.length);
}

/** "Some greenery around the edges, its all stone": the end of a clause may only say why. */
function withoutReasons(clause: string, reasons: string[]): string {
  const parts = clause.split(/ , (?:and )?/);
  let end = parts.length;
  while (end > 1 && reasonOf(parts[end - 1]!) === "") end--;
  reasons.push(...parts.slice(end));
  return parts.slice(0, end).join(" , ");
}

const TAKES = /^(?:no|remove|delete|lose|drop|get rid of|take out|without|keep|leave)\b/;

/** Parts that commas part and that are no list of names after one verb. */
function isListOfChanges(clause: string): boolean {
  const parts = softClauses(clause);
  return LISTS.test(clause)
    ? parts
        .slice(1)
        .some(
          (part) =>
            readReplacing(plainClause(part)) !== null ||
            (TAKES.test(clause) && !(namesOne(part) && takeLength(part) === null)),
        )
    : parts.length > 2;
}

/** What is to come for a thing that was found fault with. */
const GOES_WITH =
  /^(?:just |maybe |lets |let |please |so |then |ok |could we |can we |could you |can you )*(?:try|go with|go for|use|do|try|how about|what about|want|we want|i want)\b/;

/** "too tall, 3 ft": the length is said by itself. */
const SAYS_A_SIZE_APART =
  /^(?:(?:make|the|it|that|my|our)\b.*\b)?(?:too \w+|\w+er) , \d+(?:\.\d+)? (?:ft|feet|foot|in|inch|inches|m|cm|yards?)\b|\btoo \w+ , \d+(?:\.\d+)?$/;

/** "I hate the hostas. Something yellow instead": what was only taken out is replaced. */
function inPlaceOfRemoved(clause: string, { operations }: ReadChanges): Operation[] | null {
  const before = operations.at(-1);
  const words = /^(?:(?:put|plant) (?:in )?)?(?!(?:add|install|build|use)\b)(.+) instead$/.exec(clause)?.[1];
  if (!words || before?.op !== "remove" || before.but) return null;
  const element = elementsOf(words)[0];
  if (!element) return null;
  operations.pop();
  return [{ op: "replace", target: before.target, element, ...standInOf(words) }];
}

/** Verbs that reach over "and": "remove the boulders and the lights". */
const LISTS =
  /^(?:remove|delete|take|get rid|lose|drop|no|without|keep|leave|do not|dont|add|plant|put|include)\b/;

/** The operations of a clause whose every part says something by itself; null when one does not, and when all are only names. */
function readAllParts(clause: string, { last }: Spoken): Operation[] | null {
  const parts = softClauses(clause).map(plainClause).filter(Boolean);
  if (parts.length < 2) return null;
  const spoken: Spoken = { last };
  const all: ReadChanges = { operations: [], unread: [] };
  for (const part of parts) {
    if (all.operations.length > 0 && isDislike(part)) continue;
    const found = readOne(part, spoken);
    if (!found) return null;
    take(found, spoken, all, "");
  }
  return all.operations.every(({ op }) => op === "add") ? null : all.operations;
}

function readParts(clause: string, spoken: Spoken, read: ReadChanges, reasons: string[]): void {
  const parts = softClauses(clause);
  for (const part of parts) {
    const bare = plainClause(part);
    if (bare === "") continue;
    const found =
      parts.length < 2 || (spoken.isLost && isOfTheLost(bare, spoken)) ? null : readOne(bare, spoken);
    const reason = found ? null : reasonOf(bare);
    if (found) take(found, spoken, read, bare);
    else if (cannotDo(bare)) lose(bare, spoken, read);
    else if (reason === null)
      read.unread.push(spoken.isMoved ? bare.replace(/ off (?:of )?/, " away from ") : bare);
    else {
      reasons.push(bare);
      spoken.disliked = reason;
      const { target, unknown } = thingOf(reason);
      spoken.faulted = target ?? undefined;
      spoken.last = target ?? spoken.last;
      // "The shed is big, shrink it": it is a thing that is not drawn.
      if (!target && /^(?:the|my|our) /.test(reason) && unknown.length > 0) spoken.isLost = true;
    }
  }
}

/** A clause that asks for what is not done: what follows in its sentence without a name of its own is said of the same thing. */
function lose(clause: string, spoken: Spoken, read: ReadChanges): void {
  read.unread.push(clause);
  const { target, unknown } = thingOf(clause);
  // "The path could curve and be wider": the rest is said of a thing that is known.
  const isKnown = target !== null && !target.it && !target.group && unknown.length === 0 && cannotDo(clause);
  spoken.last = isKnown ? target : null;
  spoken.isLost = !isKnown;
}

function isOfTheLost(clause: string, spoken: Spoken): boolean {
  return readOne(clause, spoken)?.every((one) => "target" in one && one.target.it === true) ?? false;
}

const readOne = (clause: string, spoken: Spoken): Operation[] | null =>
  cannotDo(clause) ? null : (readReplacing(clause) ?? readClause(clause, spoken));

function readClause(clause: string, spoken: Spoken): Operation[] | null {
  for (const pattern of PATTERNS) {
    const operations = pattern(clause, spoken);
    if (operations)
      return isOfAnother(clause, operations, spoken) || isThereAlready(clause, operations)
        ? null
        : operations;
  }
  return null;
}

/** "The pergola could have a vine": what has an article of its own is there, and is not added. */
const isThereAlready = (clause: string, operations: readonly Operation[]): boolean =>
  /^(?:the|my|our|that|those|these) /.test(clause) &&
  operations.every((one) => one.op === "add" && !one.bare) &&
  thingOf(clause.split(" ").slice(0, 3).join(" ")).target !== null;

const SAYS_IT = /\b(?:it|them|that|those|these|this|they|one|ones|both|all|1)\b/;

/** "Drop the balustrade to 90 cm" after the deck: said of a thing that nothing is known of, and not of the last one. */
function isOfAnother(clause: string, operations: readonly Operation[], { last }: Spoken): boolean {
  if (SAYS_IT.test(clause)) return false;
  const isLast = (one: Operation) => "target" in one && (one.target.it === true || one.target === last);
  return operations.some(isLast) && thingOf(clause).unknown.some((word) => !KNOWN_WORDS.has(word));
}

/** "The hostas don't get enough shade, swap them for sedum": them are the hostas. */
function ofTheFaulted(operation: Operation, { faulted }: Spoken): Operation {
  const isIt =
    "target" in operation && operation.target.it && !operation.target.which && !operation.target.near;
  return isIt && faulted ? { ...operation, target: faulted } : operation;
}

/** Changes after which a pronoun is said of what they changed. */
const SPEAKS_OF: ReadonlySet<Operation["op"]> = new Set([
  "add",
  "set",
  "move",
  "resize",
  "size",
  "repeat",
  "turn",
]);

/** "Add 3 lights and make them black": them are the lights, whatever else could be black. */
function ofTheLast(operation: Operation, clause: string, { operations }: ReadChanges): Operation {
  const before = operations.at(-1);
  if (!before || !("target" in operation) || !SPEAKS_OF.has(before.op)) return operation;
  const { target } = operation;
  if (!target.it || (target.which ?? target.near ?? target.single) || !/\b(?:it|them)\b/.test(clause))
    return operation;
  const isMany =
    before.op === "add" && (MANY.has(before.element.kind) || (before.element.size?.count ?? 1) > 1);
  return isMany && /\bit\b/.test(clause) ? operation : { ...operation, target: { ...target, last: true } };
}

const STRAY_MOST = 2;

function take(said: readonly Operation[], spoken: Spoken, read: ReadChanges, clause: string): void {
  const operations = said.map((one) => ofTheLast(ofTheFaulted(one, spoken), clause, read));
  spoken.faulted = undefined;
  const [one] = operations;
  if (operations.every(saysNothing)) {
    read.unread.push(clause);
    return;
  }
  const stray = strayWords(clause);
  // So much of it means nothing that the rest may mean something else.
  if (stray.length > STRAY_MOST) {
    lose(clause, spoken, read);
    return;
  }
  const before = read.operations.at(-1);
  // "lighter stone, that one is too dark" asks for one step.
  const isSizedTwice =
    one?.op === "resize" &&
    one.target.it === true &&
    (one.factor ?? one.byM) === undefined &&
    before?.op === "resize" &&
    before.way === one.way &&
    before.side === one.side;
  const isSaidTwice =
    one?.op === "set" &&
    one.shade &&
    before?.op === "set" &&
    before.shade === one.shade &&
    (one.target.it || JSON.stringify(one.target) === JSON.stringify(before.target));
  // "drop the path, don't need it" takes one thing out.
  const isGoneTwice = one?.op === "remove" && one.target.it && before?.op === "remove";
  if (isSaidTwice || isSizedTwice || isGoneTwice) return;
  const sized = one && before && sizeInPlaceOf(before, one);
  if (sized) {
    read.operations.pop();
    read.operations.push(sized);
    return;
  }
  read.operations.push(...operations);
  const last = operations.at(-1);
  spoken.isSized = last !== undefined;
  spoken.isMoved = last?.op === "move";
  spoken.isGrown = last?.op === "resize" && (last.factor ?? last.byM) === undefined;
  if (!last) return;
  if (last.op === "add") spoken.last = nameOf(last.element);
  else if (last.op === "replace") spoken.last = IT;
  else if ("target" in last && !last.target.it) spoken.last = last.target;
}

/** "make it orange" where nothing of it has that color: a "set" without anything to set. */
function saysNothing(operation: Operation): boolean {
  if (operation.op !== "set") return false;
  const { shade, age, seats, species, hue } = operation;
  const { fits } = ofItsTarget(operation);
  return (
    !(shade ?? age ?? seats ?? species ?? hue) &&
    Object.values(fits).every((details) => Object.keys(details).length === 0)
  );
}

/** "wider, like 5 ft": the length says what "wider" left open. */
function sizeInPlaceOf(before: Operation, { ...one }: Operation): Operation | null {
  if (before.op !== "resize" || before.factor || before.byM !== undefined) return null;
  // "too tall, cut it in half": the same once more, with how much.
  const isOfIt =
    "target" in one && (one.target.it || JSON.stringify(one.target) === JSON.stringify(before.target));
  const isHowMuch = one.op === "resize" && isOfIt && (one.factor ?? one.byM) !== undefined;
  if (isHowMuch && one.op === "resize" && one.way === before.way)
    return { ...one, target: before.target, ...(before.side ? { side: before.side } : {}) };
  if (one.op !== "size") return null;
  const unsaid = before.side && before.side !== "count" ? one.size.count : undefined;
  if (unsaid !== undefined && before.side && before.side !== "count")
    return { op: "size", target: before.target, size: { [SIDE_FIELDS[before.side]]: bareLength(unsaid) } };
  const isSame = one.target.it || JSON.stringify(one.target) === JSON.stringify(before.target);
  if (!isSame) return null;
  const { side } = before;
  const lengths = Object.values(one.size);
  const size =
    side && side !== "count" && lengths.length === 1 && one.size.count === undefined
      ? { [SIDE_FIELDS[side]]: lengths[0] }
      : one.size;
  return { op: "size", target: before.target, size };
}

/** Above these a length without a unit is in inches, "too high, 18", and in centimeters, "120 is enough". */
const MOST_FEET = 12;
const MOST_INCHES = 72;

export const bareLength = (bare: number): number =>
  bare * (bare > MOST_INCHES ? 0.01 : bare > MOST_FEET ? METERS_PER_INCH : METERS_PER_FOOT);

const nameOf = (element: PlanElement): Target =>
  "use" in element ? { use: element.use } : { kind: element.kind };
