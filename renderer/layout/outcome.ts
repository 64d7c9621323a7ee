import { countedPlants } from "#core/elements/counted-plants.ts";
import type { PlanElement } from "#core/elements/element.ts";
import { metersToFeet } from "#core/geometry/units.ts";
import { describeBed } from "#core/plan/describe-element.ts";
import type { WayOut } from "#core/plan/design-plan.ts";
import { nameInSentence } from "#core/plants/name-in-sentence.ts";
import type { GroundShift } from "./shift-parts.ts";

/** What became of an element. `sentence` tells the person; without one it was placed as asked. */
export type Outcome =
  | { placed: true; sentence?: string; ways?: WayOut[] }
  /** It is not in the picture. */
  | { placed: false; sentence: string; ways?: WayOut[] };

type Size = { wideM: number; deepM: number };
/** The size that a thing needs at least, and the largest free place that there is. */
type Lack = {
  needs: Size;
  largest: Size | null;
  /** It is never made smaller than that, so a smaller size is no way out. */
  fixed?: boolean;
};

export const AS_ASKED: Outcome = { placed: true };

/** What a bed says that was to be a row. */
export const MORE_ROWS: Outcome = {
  placed: true,
  sentence:
    "The bed is wide enough for more than one row, and its plants fill it. Circle a narrow strip for one row.",
};

/** What a bed says that was circled across a way into the house: to a door, a garage or the end of a walk. */
export const OPEN_BEFORE_DOOR: Outcome = {
  placed: true,
  sentence: "The bed leaves the way into the house open.",
};

/** What a bed is whose new mulch looks like the old one beside it. */
export function likeOldMulch(bed: Extract<PlanElement, { kind: "bed" }>): Outcome {
  const words = describeBed(bed, "mulch of the color in the photo");
  return { placed: true, sentence: `${words[0]!.toUpperCase()}${words.slice(1)}.` };
}

/** What closes a yard on a side that the photo does not show. */
export const insideFrame = (thing: string, side: "left" | "right" | "front"): Outcome => ({
  placed: true,
  sentence: `The photo does not show the ${side === "front" ? "front edge" : `${side} side`} of the yard, so the ${thing} stands at the edge of the picture. Circle a line to have it elsewhere.`,
});

const isMany = (thing: string): boolean => /[^s]s$/.test(thing);
/** A free place below this share of the size that is needed is none for a smaller one either. */
const WORTH_SHARE = 0.6;

/** The ways out that need no size. */
const waysWithout = (thing: string): WayOut[] => [
  { label: `Leave ${isMany(thing) ? "them" : "it"} out`, change: `remove the ${thing}` },
  { label: "Circle another place", change: null },
];

/** Nowhere to stand, with the ways out; with `lack` in numbers. */
export function noRoom(thing: string, lack?: Lack): Outcome {
  const [it, needs] = isMany(thing) ? ["them", "they need"] : ["it", "it needs"];
  const ways = waysWithout(thing);
  if (!lack) {
    const sentence = `There was no room for the ${thing}. Circle open ground for ${it}, and try again.`;
    return { placed: false, sentence, ways };
  }
  const { needs: least, largest, fixed = false } = lack;
  const there = largest ? `the largest free place is about ${sizeWords(largest)}` : "there is no free place";
  const sentence = `There was no room for the ${thing}: ${needs} at least ${sizeWords(least, Math.ceil)}, and ${there}.`;
  const isWorth = largest !== null && largest.wideM * largest.deepM > WORTH_SHARE * least.wideM * least.deepM;
  if (fixed || !isWorth) return { placed: false, sentence, ways };
  const smaller = {
    label: `Make ${it} ${sizeWords(largest)}`,
    change: `make the ${thing} ${sizeWords(largest)}`,
  };
  return { placed: false, sentence, ways: [smaller, ...ways] };
}

/** The photo does not show what lights are to shine on. */
export const nothingToLight = (things: string, on: string): Outcome => ({
  placed: false,
  sentence: `No ${on} was made out for the ${things} to shine on. Circle it, and try again.`,
  ways: waysWithout(things),
});

/** Nothing was made out that could get a new face, or it is a wall of the house, which stays. */
export const noFace = (on: "fence" | "wall", isOfHouse: boolean): Outcome => ({
  placed: false,
  sentence: isOfHouse
    ? "The house itself stays as photographed."
    : `No ${on} was made out that could get a new finish. Circle its face, and try again.`,
  ways: waysWithout("surface finish"),
});

/** The side that was asked for lies behind the house. */
export const behindHouse = (thing: string): Outcome => ({
  placed: false,
  sentence: `The house hides the back of this yard, so the ${thing} would not be seen. Circle open ground for it, or take a photo of the back yard.`,
  ways: waysWithout(thing),
});

/** Room that there is is rounded down, so that it fits; room that is needed is rounded up. */
const sizeWords = ({ wideM, deepM }: Size, whole = Math.floor): string =>
  `${Math.max(1, whole(metersToFeet(wideM)))} by ${Math.max(1, whole(metersToFeet(deepM)))} ft`;
export const unseen = (thing: string): Outcome => ({
  placed: false,
  sentence: `Nothing of the ${thing} would be seen in this picture. Circle an open place, and try again.`,
});
/** What a bed says of plants that stand in it where nobody sees them. */
export const unseenPlants = (ids: readonly string[]): string =>
  `Nothing of the ${ids.map(nameInSentence).join(" and the ")} would be seen in this picture. Circle an open place for ${ids.length > 1 || isMany(ids[0]!) ? "them" : "it"}.`;
/** Of the wished area less than this is smaller than asked; one that was turned is not. */
const AS_LARGE = 0.9;
export const isSmaller = (room: Size, wish: Size): boolean =>
  room.wideM * room.deepM < AS_LARGE * wish.wideM * wish.deepM;
/** Placed, but not as large as asked for, with the ways out: this size, none at all, or a place with more room. */
export function madeSmaller(thing: string, room: Size, wish: Size): Outcome {
  const [it, were] = isMany(thing) ? ["them", "were"] : ["it", "was"];
  const size = sizeWords({
    wideM: Math.max(room.wideM, room.deepM),
    deepM: Math.min(room.wideM, room.deepM),
  });
  return {
    placed: true,
    sentence: `The ${thing} ${were} made smaller to fit: about ${sidesWords(room)} instead of ${sidesWords(wish)}.`,
    ways: [{ label: `Keep ${it} ${size}`, change: `make the ${thing} ${size}` }, ...waysWithout(thing)],
  };
}
/** Placed at the size that there was room for, where nobody named one and the usual one is far larger. */
export const onlySmall = (thing: string, room: Size): Outcome => ({
  placed: true,
  sentence: `There was room for a small ${thing} only, about ${sidesWords(room)}. Circle a larger place for a larger one.`,
  ways: waysWithout(thing),
});
/** It has the outline of its highlight, because the size that was named does not fit in that. */
export const shapedAsDrawn = (thing: string, room: Size, wish: Size): Outcome => ({
  placed: true,
  sentence: `The ${thing} has the shape of your highlight, about ${sidesWords(room)}: ${sidesWords(wish)} does not fit in it.`,
  ways: waysWithout(thing),
});
/** The longer side first, as people say sizes: what was turned reads as it was asked for. */
const sidesWords = ({ wideM, deepM }: Size): string =>
  `${feet(Math.max(wideM, deepM))} by ${feet(Math.min(wideM, deepM))} ft`;

/** Less than this is no move that anybody sees, meters. */
export const SEEN_MOVE_M = 0.3;

/** What is said of a thing that was to be moved by more than it was; `by`: the whole way, where it went a part of it. */
export function noRoomFarther(thing: string, lost: GroundShift, by: GroundShift = lost): string {
  const sideways = lost.x < 0 ? "to the left" : "to the right";
  const way = Math.abs(lost.x) >= Math.abs(lost.z) ? sideways : lost.z < 0 ? "forward" : "back";
  const goneM = Math.hypot(by.x - lost.x, by.z - lost.z);
  const half = (meters: number) => Math.round(metersToFeet(meters) * 2) / 2;
  const went =
    goneM < SEEN_MOVE_M ? "" : `: it was moved ${half(goneM)} of ${half(Math.hypot(by.x, by.z))} ft`;
  return `There is no room for the ${thing} farther ${way}${went}.`;
}

/** Of things that are counted: fewer than were asked for, or as asked. */
export const fewerOf = (things: string, there: number, asked: number): Outcome =>
  there < asked
    ? { placed: true, sentence: `There was room for ${there} of the ${asked} ${things}.` }
    : AS_ASKED;

/** What a bed says of the plants that it had no room for; null where all that were asked for stand in it. */
export function fewerPlants(
  planted: readonly { species: string; count: number }[],
  element: Parameters<typeof countedPlants>[0],
): Outcome | null {
  const short = countedPlants(element).flatMap(([id, asked]) => {
    const there = planted.find(({ species }) => species === id)?.count ?? 0;
    return there < asked ? [`${there || "none"} of the ${asked} ${nameInSentence(id)}`] : [];
  });
  if (short.length === 0) return null;
  return { placed: true, sentence: `The bed has room for ${short.join(" and ")}.` };
}

/** What a bed says of the plants that were asked for and of which none stands in it; null where each stands. */
export function missingPlants(
  planted: readonly { species: string; count: number }[],
  named: readonly string[],
): Outcome | null {
  const missing = named.filter((id) => !planted.some(({ species, count }) => species === id && count > 0));
  if (missing.length === 0) return null;
  const sentence = `The bed has no fitting place for ${missing.map(nameInSentence).join(" or ")}. Try a larger bed.`;
  return { placed: true, sentence };
}

const feet = (meters: number): number => Math.round(metersToFeet(meters));
