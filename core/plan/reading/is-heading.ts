import type { Place } from "#core/elements/element.ts";
import type { Reader } from "./reader.ts";

/** Words for the whole front or back as often as for a part of it. */
const SIDES: ReadonlySet<Place> = new Set(["front", "back"]);
const HEADING = /(?:^|[.;!?\n] *)(?:\w+ ){1,4}(?:in|at|on|for|out) (?:the )?\w+ ?:/;

/** "More color at the front: roses, lavender": of which yard the list is, and not where in it the roses stand. */
export const isHeading = (reader: Reader, place: Place, spot: { end: number }): boolean =>
  SIDES.has(place) &&
  !reader.relation?.opens &&
  reader.lastMention()?.sentence !== reader.sentence &&
  HEADING.test(reader.normal.slice(0, spot.end + 2));
