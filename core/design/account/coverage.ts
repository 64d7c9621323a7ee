import type { PlanElement } from "#core/elements/element.ts";
import { wordList } from "#core/elements/vocabulary.ts";
import type { AskedOp, AskedOperation, AskedPart, Span } from "#core/plan/asked/asked-operation.ts";
import type { Asked } from "#core/plan/asked/asked-operations.ts";
import { BY_NATURE, isAimed, placesIn, placeWords } from "#core/plan/reading/aimed-places.ts";
import type { Entry } from "#core/plan/reading/entry.ts";
import { type Lexeme, readLexemes } from "#core/plan/reading/read-lexemes.ts";
import type { SpokenSize } from "#core/plan/reading/read-size.ts";
import { tokenize } from "#core/plan/reading/tokenize.ts";
import { placeBeside } from "./place-beside.ts";
import { isResized, plantsOf, showsPlace, showsSize, type Touched } from "./shown.ts";
import { IDLE, isIdleLook, shows, stem } from "./untold-words.ts";

/** Words that were asked for and that nothing shows or tells: the part that they stand in, and the operation that it is of. */
export type Uncovered = Span & { part: AskedPart; op: AskedOp; words: string };

/** Operations whose words must show: what stays, goes or is only told leaves nothing to see. */
const SHOWING: ReadonlySet<AskedOp> = new Set(["add", "more", "replace", "set", "grow", "shrink", "move"]);

type Seen = {
  normal: string;
  lexemes: readonly Lexeme[];
  touched: readonly Touched[];
  elements: readonly PlanElement[];
};

/** Of each part of an operation the spans that nothing shows; parts that name what is there or goes are told of elsewhere. */
const LOST_IN: Partial<Record<AskedPart, (part: Span, one: AskedOperation, seen: Seen) => Span[]>> = {
  new: lostLooks,
  val: lostLooks,
  place: (part, one, seen) => (isPlaceShown(part, one, seen) ? [] : [withName(part, one, seen)]),
  dir: (part, one, seen) => (isWayShown(part, one, seen) ? [] : [part]),
  num: lostSizes,
  size: lostSizes,
};

/**
 * The words of a text in normal form that it asks for, by the parts that the network finds, and that neither an element of `touched` shows nor
 * one of the sentences in `told` speaks of. What stands as it did, `still`, shows what is named of it. Where and how many of what is told already
 * is told with that: "a pole light at the gate".
 */
export function uncovered(
  normal: string,
  asked: Asked,
  touched: readonly Touched[],
  told: readonly string[],
  still: readonly PlanElement[] = [],
): Uncovered[] {
  const elements = [...touched.flatMap(({ was, is }) => [was ?? [], is ?? []].flat()), ...still];
  const seen: Seen = { normal, lexemes: readLexemes(tokenize(normal)), touched, elements };
  const isTurned = touched.some(({ was, is }) => was && is && was.turnRad !== is.turnRad);
  const isTold = (words: string): boolean => {
    const content = contentOf(words);
    return told.some((one) =>
      content.length > 0 ? content.some((word) => one.includes(stem(word))) : one.includes(`“${words}”`),
    );
  };
  return asked.operations
    .filter(({ op }) => SHOWING.has(op))
    .flatMap((one) => {
      const names = one.parts.filter(({ part }) => part === "new");
      const isLeftOut = (part: Span): boolean => {
        const name =
          names.findLast(({ end }) => end <= part.start) ?? names.find(({ start }) => start >= part.end);
        return name !== undefined && isTold(normal.slice(name.start, name.end));
      };
      return one.parts
        .filter((part) => part.part === "new" || part.part === "val" || !isLeftOut(part))
        .flatMap((part) =>
          (LOST_IN[part.part]?.(part, one, seen) ?? []).map(({ start, end }) => ({
            ...{ start, end, part: part.part, op: one.op },
            words: normal.slice(start, end),
          })),
        );
    })
    .filter(
      ({ start, words }) =>
        !isTold(words) && !IS_NO_WISH.test(normal.slice(0, start)) && !(isTurned && TURNS.test(words)),
    );
}

/** Words that turn a thing, beside how far. */
const TURNS = /\b(?:fac(?:e|es|ing)|turn(?:s|ed)?|rotate[ds]?|spin|other way|around)\b/;

/** What is refused, compared with, or the other choice: "not like kidney", "black or gray". */
const IS_NO_WISH =
  /\b(?:not|no|instead of|rather than|rather then|without|never|than|or|like|hide|screen)(?: [a-z]+){0,2} $/;

const contentOf = (words: string): string[] =>
  words.split(/[^a-z0-9]+/).filter((word) => word.length > 2 && !SMALL.has(word));
const SMALL: ReadonlySet<string> = new Set(
  wordList(
    "the, and, with, for, from, its, our, your, that, this, them, then, some, all, more, feet, foot, inches",
  ),
);

/** Words without a detail of their own that ask for a look all the same. */
const DEMANDS: ReadonlySet<string> = new Set(
  wordList(
    "curved, curvy, curve, curving, winding, meandering, sweeping, scalloped, layered, layers, fragrant, scented, symmetrical, vertical",
  ),
);

/** Runs of words of a part that no element shows. */
function lostLooks(part: Span, _: AskedOperation, seen: Seen): Span[] {
  const { normal, lexemes } = seen;
  const said = normal.slice(part.start);
  // "Hide the propane tank": what has an article of its own is there; what is described was chosen by those words.
  // "No mulch": nothing is to be seen of it.
  if (/^(?:the|my|our|this|that|these|those|its|no) /.test(said) || POINTS.test(said)) return [];
  const runs: Span[] = [];
  const own = lexemes.filter((one) => one.start >= part.start && one.end <= part.end);
  for (const one of own) {
    if (isShown(one, seen)) continue;
    const last = runs.at(-1);
    if (last && normal.slice(last.end, one.start).trim() === "") last.end = one.end;
    else runs.push({ start: one.start, end: one.end });
  }
  // "Painted black" may be one name, of which the part holds a word.
  const met = lexemes.filter((one) => one.start < part.end && one.end > part.start);
  const isAnyShown = met.some((one) => isIdleLook(one) || shows(one, seen.elements, normal));
  const whole = trimmed(part, normal);
  const says = contentOf(normal.slice(whole.start, whole.end)).some((word) => !IDLE.has(word));
  const isName = !isAnyShown && says;
  return isName && normal.slice(whole.start, whole.end).split(" ").length <= LONGEST_NAME ? [whole] : runs;
}

/** The most words of a name that is told whole. */
const LONGEST_NAME = 5;
/** What is described stands for a thing that the reader chose. */
const POINTS = /^(?:plant )?(?:some|any|every)(?:thing|one)\b|^(?:an? )?(?:[a-z]+ )?ones?\b/;

/** A name without the small words at its ends. */
function trimmed({ start, end }: Span, normal: string): Span {
  const said = normal.slice(start, end);
  const [before = ""] =
    /^(?:(?:a|an|the|some|any|my|our|new|of|and|or|with|in|its|as|nice|little|bit|lots?|more|another) )+/.exec(
      said,
    ) ?? [];
  const [after = ""] = / (?:of|and|or|with)$/.exec(said) ?? [];
  return { start: start + before.length, end: end - after.length };
}

function isShown(lexeme: Lexeme, { elements, normal }: Seen): boolean {
  if (lexeme.type === "stop" || lexeme.type === "comma" || lexeme.type === "size") return true;
  const said = normal.slice(lexeme.start, lexeme.end);
  if (DEMANDS.has(said)) return elements.some((one) => "shape" in one && one.shape !== undefined);
  if (IDLE.has(said) || isIdleLook(lexeme) || shows(lexeme, elements, normal)) return true;
  if (lexeme.type === "unknown") return said.length < 3 || /\d/.test(said);
  const { noun, use, species, fits, hue, undrawable, manner, filler } = lexeme.entry;
  return filler === true || !(noun ?? use ?? species ?? fits ?? hue ?? undrawable ?? manner);
}

/** Where something leads. */
const LEADS = /^(?:from|up|down|to|into)\b/;
const POINTS_BACK = /\b(?:it|them|those|that|these|this|each|each other)$/;
/** Where what goes stood, or where all stands. */
const OF_WHAT_WENT =
  /^(?:in|at|on) (?:its|their|the same|that) |^where (?:it|they|the [a-z]+) (?:is|are|was|were)|\bthere$/;

function isPlaceShown(part: Span, { op }: AskedOperation, { normal, lexemes, touched }: Seen): boolean {
  const where = placeWords(part, normal);
  // "The same bed as on the left": what it is like.
  const isLikeness = /\bas $/.test(normal.slice(0, part.start));
  if (isLikeness || !isAimed(where) || OF_WHAT_WENT.test(where)) return true;
  const isWay = touched.some(
    ({ is }) => is?.kind === "steps" || (is && "ends" in is && is.ends !== undefined),
  );
  if (isWay && LEADS.test(where)) return true;
  if (op === "grow" || op === "shrink") return false;
  if (touched.some((one) => one.is && standsSo(one.is, where))) return true;
  // What moved stands there now; of a second place `lost.ts` tells.
  if (touched.some(({ was, is }) => was && is && was.kind === is.kind && was.place !== is.place)) return true;
  const isSet = touched.some(({ was, is }) => is && (is.atM ?? is.shiftM) && is.shiftM !== was?.shiftM);
  if (isSet) return true;
  if (POINTS_BACK.test(where)) {
    // "A hedge along the fence and a bed in front of it": both have that place.
    const placed = touched.flatMap(({ is }) => is?.place ?? []);
    if (placed.some((place, at) => placed.indexOf(place) < at)) return true;
    const beside = touched.flatMap(({ is }) => (is && placeBeside(is)) ?? []);
    return touched.some(
      ({ is }) => (is?.kind === "fire-pit" && is.seating) || (is?.place && beside.includes(is.place)),
    );
  }
  const places = placesIn(part, lexemes);
  // "Pavers on the drive": the thing that was changed is named.
  const isOfChanged = touched.some(
    ({ was, is }) =>
      was !== null &&
      lexemes.some(
        (one) =>
          one.type === "phrase" &&
          one.start >= part.start &&
          one.end <= part.end &&
          [was, is].some((own) => own !== null && isNamedBy(own, one.entry)),
      ),
  );
  if (isOfChanged) return true;
  // A place in words that nobody knows is told by the reader, or is that of the only thing that has one.
  if (places.length === 0)
    return touched.some(({ is }) => is?.place !== undefined || (is && "by" in is && is.by));
  return places.some((to) =>
    touched.some((one) => showsPlace(one, to) || (one.was && one.is && placeBeside(one.is) === to)),
  );
}

const isNamedBy = (element: PlanElement, { noun, use }: Entry): boolean =>
  use === undefined ? noun?.kind === element.kind : "use" in element && element.use === use;

/** Spots at which the layout sets things of itself: seats around a fire, furniture under a roof, plants of a bed by their height. */
function standsSo(element: PlanElement, where: string): boolean {
  const { kind } = element;
  if (kind === "fire-pit" && element.seating && /^(?:all )?(?:around|round)\b/.test(where)) return true;
  if ("border" in element && element.border && /^(?:all )?(?:around|round)\b/.test(where)) return true;
  // What stands on paving is set on that which is laid.
  const isFloor = "use" in element && element.use === "patio";
  if ((kind === "pergola" || isFloor) && UNDER.test(where)) return true;
  if (kind === "bed" && /\bdrive(?:way)?$/.test(where)) return element.side !== undefined;
  if (kind === "bed" && /\b(?:the|existing|my|our|all) (?:[a-z]+ )?beds$/.test(where)) return true;
  if (kind === "bed" && BANDS.test(where)) return element.species.length > 1;
  // "Pots with lavender in them".
  if (kind === "planter" && IN_THEM.test(where)) return element.species.length > 0;
  return BY_NATURE[kind]?.test(where) ?? false;
}
const UNDER = /^(?:under|beneath|underneath|below)\b/;
const IN_THEM = /^(?:in|inside) (?:them|it|those|these|each|both)$/;
const BANDS =
  /^(?:in|at|towards?|on) (?:the )?(?:front|back|middle|rear)\b|^(?:in front of|behind|between|among|around) /;

/** "The ornamental grasses along it": what points back is told with its name. */
function withName(part: Span, { parts }: AskedOperation, { normal }: Seen): Span {
  const before = parts.filter((one) => one.part === "new" && one.end <= part.start).at(-1);
  const isBack = before && POINTS_BACK.test(normal.slice(part.start, part.end));
  return isBack && /^,? ?$/.test(normal.slice(before.end, part.start))
    ? { start: before.start, end: part.end }
    : part;
}

/** "Toward the fence", "to the left": on which side something grows cannot be said; what moves has another place after it. */
function isWayShown(part: Span, { op }: AskedOperation, { normal, touched }: Seen): boolean {
  const way = normal.slice(part.start, part.end);
  const isAside =
    /^(?:(?:over|out|back|further|farther|more) )*(?:to|toward|towards|into|along) (?:the|my|our|it|that)\b/.test(
      way,
    );
  if (op === "move")
    return touched.some(({ was, is }) => is?.place !== was?.place || is?.shiftM !== was?.shiftM);
  if (isAside) return false;
  // "Something shorter": what came instead is that.
  const isOther = touched.some(
    ({ was, is }) => was && (was.kind !== is?.kind || plantsOf(was).join() !== plantsOf(is).join()),
  );
  // "Smaller stones": of another grade.
  const isGraded = touched.some(
    ({ was, is }) => was?.kind === "gravel" && is?.kind === "gravel" && was.grade !== is.grade,
  );
  return WAYS.test(way) || isOther || isGraded || touched.some(isResized);
}

const WAYS = /^(?:up|down|in|out|back|over|big|small|more|less|larger|bigger)$/;

/** Numbers that no element has, with the word for what they measure: "three rows deep". */
function lostSizes(part: Span, _: AskedOperation, { normal, lexemes, touched }: Seen): Span[] {
  const said = normal.slice(part.start, part.end);
  if (VAGUE.test(said)) return [];
  const sizes = lexemes.flatMap((one) =>
    one.type === "size" && one.start >= part.start && one.end <= part.end ? [one.size] : [],
  );
  const isHeld = (size: SpokenSize): boolean =>
    (size.count ?? 2) < 2 ||
    touched.some((one) => showsSize(one, size)) ||
    (size.count !== undefined && touched.some(({ is }) => sumOf(is) === size.count));
  if (sizes.every(isHeld) || SEATS.test(normal.slice(part.end))) return [];
  const [more = ""] = /^ (?:deep|tall|wide|high|long|apart|across)\b/.exec(normal.slice(part.end)) ?? [];
  return [{ start: part.start, end: part.end + more.length }];
}
/** How many plants of a bed there are in all. */
const sumOf = (element: PlanElement | null): number | null =>
  element?.kind === "bed" && element.counts
    ? Object.values(element.counts).reduce((all, one) => all + one, 0)
    : null;
const SEATS = /^ (?:seats?|seater|persons?|people|chairs?|top)\b/;
const VAGUE =
  /\b(?:few|couple|several|handful|some|lots|many|bunch|pair|or|half|third|quarter|twice|double|cars?)\b/;
