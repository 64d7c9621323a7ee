import { canonicalJson } from "#core/canonical-json/canonical-json.ts";
import type { DesignDocument, DesignElement } from "#core/design/design-document.ts";
import { MANY } from "#core/design/meant-by-it.ts";
import type { Operation, Target } from "#core/design/operation.ts";
import { isRun } from "#core/design/resize-element.ts";
import type { ElementKind, PlanElement } from "#core/elements/element.ts";
import { METERS_PER_FOOT } from "#core/geometry/units.ts";
import type { Fits } from "#core/plan/reading/entry.ts";
import type { Parts, Value } from "./clause-types.ts";
import { exactly, type Heard, isSilent, now, type Reader, saysHow, targetsOf, withPlace } from "./heard.ts";
import type { Known } from "./known-things.ts";
import { isAlready, merged } from "./named-thing.ts";
import { oneAt, onlyOnes } from "./one-at.ts";
import { coverOf, replaced } from "./replaced.ts";
import { asWay, distanceOf, movesAll, movesTo } from "./say-place.ts";
import { sizing } from "./say-size.ts";

/** "Hedge lower, about knee high", "pots bigger and blue", "redbud to the left side", "only 3 of them". */
export const readSaying: Reader = (parts, there, words, heard) => {
  // "Take the lights off the left side" says how many go, or how much of a thing.
  if (parts.verb === "sized" && words.slice(parts.from, parts.end).includes("off")) return null;
  // "Flip the kitchen to the right" moves it.
  if (
    parts.verb === "other" &&
    /\bflip\b/.test(words.slice(parts.from, parts.afterVerb).join(" ")) &&
    parts.wheres.some(({ to }) => to !== null)
  )
    parts.verb = "move";
  if (parts.isElsewhere && parts.wheres.length > 0 && parts.verb !== "put") parts.verb = "move";
  const isOfThings =
    parts.verb === null ||
    (parts.verb === "add" && parts.apartM !== null) ||
    ["set", "sized", "want", "have", "move", "put", "remove"].includes(parts.verb);
  if (!isOfThings || (parts.isInstead && parts.named.length > there.length)) return undefined;
  if (parts.isToo && !parts.comparison) return undefined;
  const subjects = there.filter(({ isBehind, isNew, isNot }) => !isBehind && !isNew && !isNot);
  // "The patio pavers, not concrete": what it is not says what it was.
  const become = parts.named.filter((one) => !subjects.includes(one) && !(one.isNot && subjects.length > 0));
  const [one] = subjects;
  if (one && subjects.length > 1 && become.length === 0 && !saysHow(parts) && parts.wheres.length === 0)
    return undefined;
  const isOther = there.some(
    (each) =>
      each.isNot &&
      subjects.length > 0 &&
      !each.known.elements.every((of) =>
        subjects.some(({ known: own }) => own.elements.some(({ id }) => id === of.id)),
      ),
  );
  if (isOther) return null;
  const isIt = parts.isIt || parts.isOne;
  if (subjects.some(({ isUnplaced }) => isUnplaced) && parts.verb !== "move" && parts.verb !== "put")
    return null;
  if (parts.isAll) return movesAll(parts, words, heard);
  // "And the chairs with it".
  const isWithIt =
    heard.move !== null &&
    there.length > 0 &&
    !saysHow(parts) &&
    parts.wheres.length === 0 &&
    (parts.verb === null || parts.verb === "want") &&
    parts.named.length === subjects.length &&
    there.every(({ isNot }) => !isNot) &&
    (parts.isIt || heard.verb === "move");
  if (isWithIt)
    return subjects.flatMap(({ known }) =>
      targetsOf(known, heard.document).map((target): Operation => ({ op: "move", target, ...heard.move! })),
    );
  // "Move one maple": which of them cannot be said.
  const isOneOfThem =
    one !== undefined &&
    (one.count ?? (parts.isOne ? 1 : undefined)) !== undefined &&
    one.known.elements.length === 1 &&
    (parts.verb === "move" || parts.verb === "put" || (parts.verb === "set" && parts.values.length > 0)) &&
    (one.known.elements[0]!.element.size?.count ?? 1) > (one.count ?? 1);
  if (isOneOfThem) return "unread";
  const picked = parts.isOne ? (oneAt(parts, heard) ?? onlyOnes(parts, heard)) : null;
  const known: Known | null = one
    ? (withPlace(one.known, parts) ?? one.known)
    : (picked ??
      (parts.isOne && parts.wheres.length > 0
        ? null
        : heard.last
          ? now(heard.last, heard)
          : parts.isIt && !parts.isAll
            ? doneTo(words.slice(parts.from, parts.afterVerb).at(-1) ?? "", heard.document)
            : null));
  if (
    (!known || known.elements.length === 0) &&
    !one &&
    parts.isIt &&
    parts.counts.length === 1 &&
    parts.named.length === 0
  ) {
    const counted = countedMore(heard.document, parts.counts[0]!);
    if (!counted || !isSilent(parts) || parts.verb !== null) return undefined;
    heard.last = counted;
    return targetsOf(counted, heard.document).map((target) => ({
      op: "size",
      target,
      size: { count: parts.counts[0]! },
    }));
  }
  // "Round ones": of nothing that could be so.
  const isOfNothing =
    parts.isOne &&
    parts.verb === null &&
    parts.named.length + parts.wheres.length === 0 &&
    parts.values.some(({ hue }) => !hue);
  if ((!known || known.elements.length === 0) && isOfNothing)
    return { unread: words.slice(parts.from, parts.end).join(" ") };
  if (!known || known.elements.length === 0) return undefined;
  if (!one && become.length > 0 && !isIt) return undefined;
  // "Move the lamp post": nothing of the design is moved.
  if (!one && !isIt && parts.verb === "move" && parts.unknown.length > 0) return undefined;
  if (
    !one &&
    parts.verb !== "move" &&
    parts.wheres.some(({ at, isAt }) => at && isAt && at.elements.length > 0)
  )
    return undefined;
  if (parts.isRefusing) return undefined;
  // Groups of things have a look in common by words alone.
  if (known.target.group && (parts.values.length > 0 || Object.keys(one?.fits ?? {}).length > 0)) return null;
  // "Lights closer" says how far apart they stand.
  const isOfSpacing =
    parts.wheres.some(({ isNearer, at, to }) => isNearer && !at && to === "nearer") &&
    (known.target.species !== undefined || known.elements.some(({ element: each }) => MANY.has(each.kind)));
  if (isOfSpacing)
    return {
      unread: `${words
        .slice(parts.from, parts.end)
        .join(" ")
        .replace(/ together$/, "")} together`,
    };
  if (parts.apartM !== null && isSilent(parts))
    return targetsOf(known, heard.document).flatMap((target): Operation[] => {
      const to = parts.wheres.find((where) => where.to?.startsWith("along-"))?.to;
      return [
        ...(to && known.elements.every((one) => one.element.place !== to)
          ? [{ op: "move", target, to } satisfies Operation]
          : []),
        { op: "repeat", target, everyM: parts.apartM! },
      ];
    });
  const operations: Operation[] = [];
  const targets = [
    ...(subjects.length > 1 ? subjects.map((each) => each.known) : [known]),
    ...heard.waiting.map((each) => now(each, heard)),
  ]
    .flatMap((each) => targetsOf(each, heard.document))
    .filter(
      (target, at, all) => all.findIndex((same) => canonicalJson(same) === canonicalJson(target)) === at,
    );
  const each = (make: (target: Target) => Operation | Operation[] | null): void => {
    for (const target of targets) operations.push(...[make(target) ?? []].flat());
  };
  const [{ element }] = known.elements as [DesignElement];
  // What it is to become.
  const wanted = parts.values.filter(({ isNot }) => !isNot);
  const fits = [...wanted, ...(one ? [one] : [])].reduce((all: Fits, value) => merged(all, value.fits), {});
  const hue = [...wanted, ...(one ? [one] : [])].find((value) => value.hue)?.hue ?? null;
  // "The table moved under a pergola": that would have to come first.
  if (become.length > 0 && (parts.verb === "move" || parts.verb === "put") && parts.from < become[0]!.from)
    return one ? "unread" : undefined;
  if (become.length > 0) {
    const text = words.slice(become[0]!.from, become.at(-1)!.end).join(" ");
    if (become.some(({ isNot, isBehindTo }) => isNot || isBehindTo)) return null;
    const made = replaced(known, text, { ...heard, refused: null });
    if (!made || made.length === 0) return null;
    // "The steps in brick": a material makes no paving of what is none.
    const isPaving =
      become.every(({ isMaterial, isNew }) => isMaterial && !isNew) &&
      made.some((each) => each.op === "replace" && "use" in each.element) &&
      known.elements.some((each) => !IS_GROUND.has(each.element.kind));
    if (isPaving) return { unread: `${one ? words.slice(one.from, one.end).join(" ") : "it"} in ${text}` };
    operations.push(...made);
  } else if (
    known.isCover &&
    one &&
    wanted.length === 0 &&
    coverOf(words.slice(one.from, one.end).join(" "))
  ) {
    // "Red mulch": its name says what it is to be.
    const cover = coverOf(words.slice(one.from, one.end).join(" "))!;
    each((target) => ({ op: "set", target, fits: { bed: cover } }));
  } else if (known.isCover && wanted.length > 0) {
    const cover = coverOf(words.slice(wanted[0]!.from, wanted.at(-1)!.end).join(" "));
    if (!cover) return null;
    each((target) => ({ op: "set", target, fits: { bed: cover } }));
  } else if (Object.values(fits).some((details) => Object.keys(details).length > 0) || hue) {
    const isOwn = known.elements.some((each) => isAlready(each.element, fits));
    if (!isOwn || parts.verb) each((target) => saidOf(target, element, fits, hue));
  }
  if (known.isCover && operations.length === 0 && !parts.shade) return undefined;
  if (parts.shade && wanted.length === 0)
    each((target) => ({ op: "set", target, fits: {}, shade: parts.shade! }));
  const far = distanceOf(parts, words);
  const sized = far === undefined ? sizing(parts, known, element, words) : undefined;
  if (sized === null) return null;
  // "The fence only 4 ft in front of the house": a part of a run has no height of its own.
  if (
    sized &&
    isRun(element.kind) &&
    parts.sizes.length > 0 &&
    parts.wheres.some(
      ({ to, from }) =>
        (parts.isOnly && (to === null || to.startsWith("along-"))) ||
        (to === "nearer" && words[from] === "in"),
    )
  )
    return { unread: `only ${words.slice(parts.wheres[0]!.from, parts.end).join(" ")}` };
  if (sized) each((target) => sized(target));
  const count = one?.count ?? parts.counts[0];
  // "Cut the hedge to 6": feet.
  const isHeight = count !== undefined && parts.verb === "sized" && isRun(element.kind) && parts.isTo;
  if (isHeight) each((target) => ({ op: "size", target, size: { heightM: count * METERS_PER_FOOT } }));
  else if (count !== undefined && !parts.factor && !sized)
    each((target) => ({ op: "size", target, size: { count } }));
  if (parts.wheres.length > 0) {
    sidesOfLast(parts, words, heard);
    const to = movesTo(parts, picked !== null || withPlace(known, parts) !== null, operations.length > 0);
    if (
      to === null &&
      one &&
      isSilent(parts) &&
      operations.length === 0 &&
      parts.verb !== "move" &&
      parts.verb !== "put" &&
      parts.verb !== "sized"
    )
      return {
        unread: `move ${words.slice(one.from, one.end).join(" ")} ${placed(words.slice(parts.wheres[0]!.from, parts.wheres[0]!.end).join(" "))}`,
      };
    if (to === null)
      return isSilent(parts) &&
        (parts.verb === "move" || parts.verb === "put" || operations.length === 0) &&
        parts.verb !== "sized"
        ? "unread"
        : null;
    if (to) each((target) => ({ op: "move", target, ...asWay(to.to, far) }));
  }
  if (operations.length === 0) {
    if (picked && isSilent(parts)) {
      heard.last = picked;
      return [];
    }
    const waits =
      parts.verb === null ||
      parts.verb === "set" ||
      parts.verb === "move" ||
      parts.verb === "put" ||
      parts.verb === "sized";
    if (
      one &&
      parts.wheres.length === 0 &&
      waits &&
      isSilent(parts) &&
      !parts.isToo &&
      parts.named.length === subjects.length
    ) {
      heard.waiting.push(...subjects.map(({ known: each }) => each));
      return "waits";
    }
    return undefined;
  }
  if (!isSilent(parts)) return null;
  heard.waiting = [];
  heard.refused = null;
  if (picked) heard.last = picked;
  return operations;
};

/** "The walk 4 ft wide, lights both sides": of the walk. */
function sidesOfLast({ wheres }: Parts, words: readonly string[], { last }: Heard): void {
  const use = last?.target.use;
  const to = use === "walkway" ? "along-walk" : use === "driveway" ? "along-driveway" : null;
  for (const where of wheres)
    if (to && where.to === "border" && /\bsides?\b/.test(words.slice(where.from, where.end).join(" ")))
      where.to = to;
}

const IS_GROUND: ReadonlySet<ElementKind> = new Set([
  ...(["pavers", "concrete", "gravel", "stepping-stones", "deck", "lawn", "bed", "swale"] as const),
]);

/** What a verb is done to: of all that a color may be said of, paint goes on wood. */
const DONE_TO: readonly (readonly [RegExp, ReadonlySet<ElementKind>])[] = [
  [/^(?:paint|painted|stain|stained)$/, new Set(["fence", "pergola", "deck", "raised-bed"])],
  [
    /^(?:move|shift|slide|scoot|bring|push|pull)$/,
    new Set([
      ...(["tree", "furniture", "water-feature", "fire-pit", "pergola", "planter"] as const),
      ...(["boulders", "raised-bed", "outdoor-kitchen", "steps"] as const),
    ]),
  ],
  [/^(?:trim|cut|clip|prune|shear)$/, new Set(["hedge"])],
];

/** "Stain it black", before anything was named: the only thing of a design that this is done to. */
function doneTo(verb: string, { elements }: DesignDocument): Known | null {
  const kinds = DONE_TO.find(([said]) => said.test(verb))?.[1];
  const found = kinds ? elements.filter(({ element }) => kinds.has(element.kind)) : [];
  const [one] = found;
  return one && found.length === 1 ? { elements: found, target: { kind: one.element.kind } } : null;
}

/** A place as it stands behind a verb. */
const placed = (where: string): string =>
  /^(?:left|right|front|back|middle|far)\b/.test(where) ? `to the ${where}` : where;

function saidOf(target: Target, element: PlanElement, fits: Fits, hue: Value["hue"]): Operation {
  const own = fits[element.kind as ElementKind];
  const isPaved = "use" in element;
  return {
    ...{ op: "set", target },
    fits: own || isPaved ? fits : {},
    ...(hue ? { hue } : {}),
  };
}

/** "Only 3 of them": the only thing that there are more of. */
function countedMore(document: DesignDocument, count: number): Known | null {
  const more = document.elements.filter(({ element }) => (element.size?.count ?? 0) > count);
  const [one] = more;
  return one && more.length === 1 ? { elements: [one], target: exactly(one) } : null;
}
