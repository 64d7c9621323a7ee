import { takeLength } from "#core/design/change-quantity.ts";
import { HAND_OFFERS } from "#core/design/hand-offers.ts";
import type { Direction, Operation } from "#core/design/operation.ts";
import type { ElementKind, Place } from "#core/elements/element.ts";
import type { Parts } from "./clause-types.ts";
import { exactly, type Heard } from "./heard.ts";

/** How far something is to move: one length beside a way to go. */
export function distanceOf(
  { wheres, comparison, verb, from, end }: Parts,
  words: readonly string[],
): number | undefined {
  const isWay = wheres.some((where) =>
    where.to === null ? TOWARDS.test(words[where.from]!) : where.to in WAY_OF,
  );
  // "4 ft in the front": how high it is there.
  if (verb === "set" && wheres.some((where) => /^(?:in|at|on)$/.test(words[where.from]!))) return undefined;
  if (comparison || !isWay || verb === "sized" || verb === "other") return undefined;
  return takeLength(words.slice(from, end).join(" "))?.value;
}

/** "Over toward the driveway 10 ft": how far, and no size. */
const TOWARDS = /^(?:towards?|closer|nearer|from)$/;

const WAY_OF: Readonly<Record<string, Direction>> = {
  left: "left",
  right: "right",
  front: "nearer",
  nearer: "nearer",
  back: "farther",
  farther: "farther",
  house: "house",
  away: "away",
};

/** A side with a distance is a way to go; without one the side itself. */
export const asWay = (
  to: Direction | Place,
  far: number | undefined,
): Pick<Extract<Operation, { op: "move" }>, "to" | "byM"> =>
  far === undefined ? { to } : { to: WAY_OF[to] ?? to, byM: far };

/** "Move it all farther from the house": what stands free moves together, and plants and lawn stay. */
export function movesAll(parts: Parts, words: readonly string[], heard: Heard): Operation[] | undefined {
  const [where] = parts.wheres;
  if (parts.verb !== "move" || !where?.to || parts.named.length > 0) return undefined;
  const to = asWay(where.to, distanceOf(parts, words));
  return heard.document.elements.flatMap((one): Operation[] =>
    HAND_OFFERS[one.element.kind].moves && !PLANTED.has(one.element.kind)
      ? [{ op: "move", target: exactly(one), ...to }]
      : [],
  );
}

const PLANTED: ReadonlySet<ElementKind> = new Set(["tree", "bed", "hedge"]);

/** Where it is to go; undefined = the place only says which one is meant; null = a place that words cannot aim at. */
export function movesTo(
  parts: Parts,
  isPicked: boolean,
  isChanged: boolean,
): Pick<Extract<Operation, { op: "move" }>, "to" | "byM"> | undefined | null {
  const isMove = parts.verb === "move" || parts.verb === "put";
  const wheres = isPicked ? parts.wheres.slice(1) : parts.wheres;
  const where = wheres[0];
  if (!where) return undefined;
  // "Wider on the left by 3 ft" grows there, and stays.
  const isToThere = parts.isTo && parts.comparison === null;
  if (isChanged && !isMove && !isToThere && where.isNearer !== true)
    return wheres.some(({ to }) => to === "other") ? null : undefined;
  if (!where.to) return null;
  return { to: where.to };
}
