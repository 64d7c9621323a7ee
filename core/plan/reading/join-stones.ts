import type { Mention } from "./mention.ts";

/** River rock that was not given a use, a size or a place of its own. */
const isLoose = ({ kind, use, sizes, details, place }: Mention, where: Mention["place"]): boolean =>
  kind === "gravel" &&
  use === undefined &&
  sizes.length === 0 &&
  details.gravel?.tone === "river" &&
  (place === undefined || place === where);

/**
 * River rock and plants that one sentence joins are one bed under stones: "river rock bed", "river rock with grasses along the house", "bed
 * with grasses and river rock", "grasses in river rock". `between`: the text from one place to another.
 */
export function joinStones(
  mentions: readonly Mention[],
  between: (from: number, to: number) => string,
): Mention[] {
  const gone = new Set<Mention>();
  for (const bed of mentions) {
    if (bed.kind !== "bed" || bed.details.bed?.mulch) continue;
    const stones = mentions.find((other) => {
      if (gone.has(other) || other.sentence !== bed.sentence || !isLoose(other, bed.place)) return false;
      if (other.end <= bed.start) return /^(with)?$/.test(between(other.end, bed.start).trim());
      // Named after the plants, it is part of what the bed is filled with, or it would have a place.
      return (
        bed.species.length > 0 &&
        !bed.plantsOnly &&
        /^,? ?((and|in|under) )?$/.test(lastGap(mentions, other, between))
      );
    });
    if (!stones) continue;
    gone.add(stones);
    bed.details = { ...bed.details, bed: { ...bed.details.bed, mulch: "gravel" } };
    bed.start = Math.min(bed.start, stones.start);
  }
  return mentions.filter((mention) => !gone.has(mention));
}

/** What stands between a mention and the one before it. */
function lastGap(
  mentions: readonly Mention[],
  of: Mention,
  between: (from: number, to: number) => string,
): string {
  const before = mentions.filter(({ end }) => end <= of.start).toSorted((a, b) => b.end - a.end)[0];
  return before ? between(before.end, of.start).trimStart() : "";
}
