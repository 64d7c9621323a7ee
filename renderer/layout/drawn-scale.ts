import { metersToFeet } from "#core/geometry/units.ts";
import type { Outcome } from "#renderer/layout/outcome.ts";
import type { Site } from "./site.ts";

/**
 * Nobody circles a place for a table that a table does not fit in: where it seems too small, the scale of the photo is wrong more often than
 * the stroke. What has one size is drawn down to this share of it in a highlight; to the second where a person marked a known size, which
 * vouches for the scale. Tuned by eye.
 */
const SMALLEST = { guessed: 0.4, measured: 0.75 } as const;
/** It may reach beyond a highlight so far that this share of its room lies inside: a stroke is that rough. */
const ROUGH = 0.75;
/** Corners of the room of a set are empty: it may reach by this share beyond the largest rectangle of a highlight. */
const EMPTY_CORNERS = 1.15;
/** Down to this share of its room a thing stands at its full size. */
const TIGHT = 0.88;
/** A thing that is drawn smaller than this is told. */
const TOLD = 0.8;

type Sides = { wideM: number; deepM: number };

/** The least share of its size at which a thing is drawn where a person circled its place. */
const smallestScale = ({ isMeasured }: Pick<Site, "isMeasured">): number =>
  isMeasured ? SMALLEST.measured : SMALLEST.guessed;

/** What a search for room needs as `smallest`, as a share of the least size. */
export const smallestRoom = (site: Pick<Site, "isMeasured">): number =>
  (ROUGH * smallestScale(site)) / EMPTY_CORNERS / TIGHT;

/** The share of its size, at most 1, at which a thing that needs so much room is drawn in a smaller one. */
export function scaleIn(site: Pick<Site, "isMeasured">, room: Sides, needs: Sides): number {
  const share = Math.min(room.wideM / needs.wideM, room.deepM / needs.deepM);
  return share >= TIGHT ? 1 : Math.min(1, Math.max(smallestScale(site), EMPTY_CORNERS * share));
}

/** An outcome with what is said of a thing that was drawn at a share of its size. */
export function toldScale(outcome: Outcome, thing: string, scale: number, room: Sides): Outcome {
  if (scale >= TOLD || !outcome.placed) return outcome;
  const feet = (meters: number) => Math.max(1, Math.round(metersToFeet(meters)));
  const sides = [feet(Math.max(room.wideM, room.deepM)), feet(Math.min(room.wideM, room.deepM))].join(" by ");
  const fits = /[^s]s$/.test(thing) ? "are drawn smaller to fit in it" : "is drawn smaller to fit in it";
  const sentence = `By the scale of this photo the place for the ${thing} is about ${sides} ft: the ${thing} ${fits}. Mark a known size if that is wrong.`;
  return { ...outcome, sentence: [sentence, outcome.sentence].filter(Boolean).join(" ") };
}
