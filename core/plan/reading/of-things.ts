import type { Place } from "#core/elements/element.ts";
import { type Reader, SURFACES } from "./reader.ts";

/** "a drive with a band down each side", "a bed with a cherry in the middle", "liriope along the edge": a part of what was named, and none of the yard. */
export function isOfThing(reader: Reader, place: Place, spot: { start: number; end: number }): boolean {
  const last = reader.lastMention();
  if (!last || reader.relation?.opens) return false;
  const bed = reader.reading.mentions.find(
    (one) => one !== last && one.kind === "bed" && one.sentence === last.sentence && one.start < last.start,
  );
  if (place === "border") {
    const isWay = SURFACES.has(last.kind) && last.use !== undefined && last.use !== "area";
    const said = reader.textOf(spot);
    // "stone steps with lavender on each side", "natives on that side"
    const isSideOfIt =
      /\b(?:that|this|its|one) side$/.test(said) ||
      (/\b(?:each|both|either|two) sides?$/.test(said) &&
        reader.reading.mentions.some((one) => one !== last && one.sentence === last.sentence));
    if (isSideOfIt) return true;
    // "A gravel path on the side": one of the two sides of the yard.
    if (isWay && /\b(?:on|along|down|at) (?:the|my|our) side$/.test(said))
      last.changes.push(`“${said}”: say which side, left or right.`);
    const isEdge = /\bedges?$/.test(reader.textOf(spot));
    return isWay || (isEdge && last.kind === "bed" && (bed !== undefined || last.species.length > 1));
  }
  const isWith = bed && /\bwith\b/.test(reader.normal.slice(bed.end, last.start));
  return place === "centre" && isWith === true && !bed.plantsOnly;
}
