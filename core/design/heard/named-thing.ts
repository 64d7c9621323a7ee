import type { DesignElement } from "#core/design/design-document.ts";
import { standsAt } from "#core/design/find-elements.ts";
import type { Which } from "#core/design/operation.ts";
import type { Fits } from "#core/plan/reading/entry.ts";
import type { FlowerColor } from "#core/plants/species-facts.ts";
import type { Named, Said } from "./clause-types.ts";
import { OF_STONE } from "./known-things.ts";
import type { Tag } from "./tag-words.ts";

/** What a place says of which of several is meant. */
export const WHICH_OF: Readonly<Record<string, Which | undefined>> = {
  left: "left",
  right: "right",
  nearer: "front",
  front: "front",
  farther: "back",
  back: "back",
  centre: "middle",
  corner: "back",
  "along-house": "house",
  "along-fence": "fence",
  "along-walk": "walk",
  "along-driveway": "driveway",
};

export function named(
  tag: Extract<Tag, { is: "thing" }>,
  said: Said & { word: string },
  { isNot, isBehind, isBehindTo }: Pick<Named, "isNot" | "isBehind" | "isBehindTo">,
  before: Named | null,
): Named {
  let elements = tag.known.elements;
  const which = said.which.flatMap(({ to }) => (to && WHICH_OF[to]) || []);
  let isUnplaced = false;
  for (const side of which) {
    const there = elements.filter(({ element }) => standsAt(element, side));
    if (there.length > 0) elements = there;
    const isOne =
      !said.word.endsWith("s") &&
      there.some(({ element }) => element.kind === "tree" && (element.size?.count ?? 1) > 1);
    if (isOne) isUnplaced = true;
    if (there.length === 0)
      isUnplaced ||= elements.length > 1 || elements.some(({ element }) => (element.size?.count ?? 1) > 1);
  }
  const both = before ? elements.filter((one) => before.known.elements.includes(one)) : [];
  if (before && both.length > 0) elements = both;
  let fits: Fits = before && both.length === 0 ? ofEntry(before) : {};
  let hue: FlowerColor | null = before?.hue ?? null;
  for (const value of said.values) {
    const isSo = ({ element }: DesignElement): boolean => isAlready(element, value.fits);
    const same = elements.filter(isSo);
    if (same.length > 0 && same.length <= elements.length) elements = same;
    else {
      fits = merged(fits, value.fits);
      hue = value.hue ?? hue;
    }
  }
  const isBare = elements.length === 0 && !said.isDefinite;
  const own = tag.entry?.noun?.details ?? {};
  const asNamed = elements.filter(({ element }) => isAlready(element, own) || isOfStone(element, own));
  if (asNamed.length > 0) elements = asNamed;
  else if (
    elements.some(
      ({ element }) => element.kind !== "furniture" && Object.keys(own[element.kind] ?? {}).length > 0,
    )
  )
    fits = merged(own, fits);
  return {
    known: { ...tag.known, elements },
    fits,
    ...(isUnplaced ? { isUnplaced, which: which.at(-1)! } : {}),
    ...(isBare ? { isBare } : {}),
    ...(tag.entry?.noun && OF_STONE.has(tag.entry.noun.kind) && !tag.entry.use
      ? { isMaterial: true as const }
      : {}),
    ...{
      hue,
      isNew: said.isNew || (before?.isNew ?? false),
      isNot: isNot || (before?.isNot ?? false),
      isBehind,
      isBehindTo,
    },
    ...(said.count === undefined
      ? before?.count === undefined
        ? {}
        : { count: before.count }
      : { count: said.count }),
    from: before?.from ?? said.from,
    end: tag.end,
  };
}

/** "The tile" is what is of tile, in whatever color. */
const isOfStone = (element: DesignElement["element"], { pavers }: Fits): boolean =>
  element.kind === "pavers" && pavers?.stone !== undefined && element.stone === pavers.stone;

const ofEntry = ({ fits }: Named): Fits => fits;

/** Whether an element is as describing words say. */
export function isAlready(element: DesignElement["element"], fits: Fits): boolean {
  const own = Object.entries(fits[element.kind] ?? {});
  const now = element as unknown as Readonly<Record<string, unknown>>;
  return own.length > 0 && own.every(([key, value]) => JSON.stringify(now[key]) === JSON.stringify(value));
}

export function merged(a: Fits, b: Fits): Fits {
  const all: Record<string, object> = { ...a };
  for (const [kind, details] of Object.entries(b)) all[kind] = { ...all[kind], ...details };
  return all as Fits;
}
