import type { Mention, Reading } from "./mention.ts";
import { SURFACES } from "./reader.ts";

const FLOOR = "(?:patio|deck|terrace|circle|pad|slab|pavers|paving|courtyard|gravel|area)";
const MIDDLE = new RegExp(
  `\\b(?:in|at|to|into) (?:the|its) (?:very |exact )?(?:middle|center|centre)\\b(?: of (it|that|them|(?:the|that|this|my|our) (?:[a-z]+ ){0,2}${FLOOR}))?(?! of\\b)`,
  "g",
);

/** "With a fire pit", "a round fire pit": what joins a thing to the floor before it. */
const WITH = /(?:\bwith|\bhaving|\bhas)(?: [a-z0-9-]+){0,4} $/;

const isFloor = ({ kind, use, sizes, details }: Mention): boolean =>
  kind === "deck" ||
  use === "patio" ||
  (SURFACES.has(kind) && !use && (sizes.length > 0 || details.gravel?.shape !== undefined));

/** Whether words say that something stands in the middle of a floor. */
export const isInMiddleOfFloor = (normal: string): boolean =>
  [...normal.matchAll(MIDDLE)].some(({ 1: named }) => named !== undefined);

/**
 * "A patio off the back door with a fire pit in the middle": the middle is that of the patio and not of the yard, and the layout sets it there where
 * it has no place of its own.
 */
export function standInMiddle({ mentions, used }: Reading, normal: string): void {
  for (const { 0: words, 1: named, index: start } of normal.matchAll(MIDDLE)) {
    const at = mentions.findLastIndex((one) => one.start < start);
    const thing = mentions[at];
    if (thing?.kind !== "fire-pit" || thing.place !== "centre") continue;
    const floor = mentions.slice(0, at).findLast(isFloor);
    const isOfIt = named !== undefined || (floor && WITH.test(normal.slice(floor.start, thing.start)));
    if (!floor || !isOfIt || /[.;!?]/.test(normal.slice(floor.end, start))) continue;
    delete thing.place;
    used.push({ start, end: start + words.length });
  }
}
