import type { GravelGrade } from "#core/elements/element.ts";
import { vocabularies } from "#core/elements/vocabularies.ts";
import type { Fits } from "./entry.ts";
import type { Mention } from "./mention.ts";

/** Gravel that was not given a use, a size or a place of its own. */
const isLoose = ({ kind, use, sizes, place }: Mention, where: Mention["place"]): boolean =>
  kind === "gravel" && use === undefined && sizes.length === 0 && (place === undefined || place === where);

/** How the stones before a bed and the stones after its plants are joined to it. */
const LINKS = {
  river: { before: /^(with)?$/, after: /^,? ?((and|in|under|with) )?$/ },
  // "Black lava rock and 5 agaves": what only lies on beds.
  ofBeds: {
    before: /^(?:with|and|plus|,)?(?: ?(?:\d+|[a-z]+)){0,2}$/,
    after: /^,? ?((and|in|under|with) )?$/,
  },
  // "Front bed: 3 spirea, 7 sedum, white rock": the last of what an own bed is of.
  ofOwnBed: { before: /^$/, after: /^,? ?((and|in|under|with) )?$/ },
  // Of gravel people make areas too: only what stands right beside the bed is its cover.
  other: { before: /^$/, after: /^(and|in|under|with) $/ },
};
/** Stones that are laid on beds, and seldom as an area. */
const OF_BEDS: ReadonlySet<GravelGrade> = new Set(["lava", "slate", "shell"]);
/** Where the stones lie that are said to be around the plants just named. */
const AROUND_THEM = /^ (?:all )?(?:around|between|under) (?:them|it|those|each|these)\b/;
/** What covers a bed sooner than a yard. */
const ROCK = /\b(?:rocks?|stones?|pebbles)$/;
const UNDER_PLANTS = /^(in|under) $/;

/**
 * Gravel and plants that one sentence joins are one bed under stones: "river rock bed", "river rock with grasses along the house", "bed
 * with agaves and gray gravel", "grasses in white stone". `said`: the mentions before plants joined their beds; `between`: the text from
 * one place to another.
 */
export function joinStones(
  mentions: readonly Mention[],
  said: readonly Mention[],
  between: (from: number, to: number) => string,
): Mention[] {
  const gone = new Set<Mention>();
  for (const bed of mentions) {
    if (bed.kind !== "bed" || hasCover(bed)) continue;
    const stones = mentions.find((other) => {
      if (gone.has(other) || other.sentence !== bed.sentence || !isLoose(other, bed.place)) return false;
      const { tone, grade } = other.details.gravel ?? {};
      const isOfBeds = grade !== undefined && OF_BEDS.has(grade);
      const isRiver = tone === "river" || grade === "rock" || isOfBeds;
      const words = between(other.start, other.end);
      const isLastOfBed =
        !bed.plantsOnly && ROCK.test(words) && /^ ?(?:$|[.;!?,])/.test(between(other.end, other.end + 2));
      const { before, after } =
        LINKS[isOfBeds ? "ofBeds" : isRiver ? "river" : isLastOfBed ? "ofOwnBed" : "other"];
      if (other.end <= bed.start) return before.test(between(other.end, bed.start).trim());
      const last = lastBefore(said, other);
      if (bed.species.length === 0 || !last) return false;
      if (!isRiver && !isLastOfBed && !isOf(bed, last) && last.kind !== "boulders") return false;
      // "Spireas, crushed limestone around them"
      if (AROUND_THEM.test(between(other.end, other.end + 30)) && isOf(bed, last)) return true;
      // Named after the plants, it is part of what the bed is filled with, or it would have a place.
      const link = bed.plantsOnly ? UNDER_PLANTS : after;
      return link.test(between(last.end, other.start).trimStart());
    });
    if (!stones) continue;
    gone.add(stones);
    bed.details = { ...bed.details, bed: { ...bed.details.bed, ...coverOf(stones) } };
    bed.start = Math.min(bed.start, stones.start);
  }
  const kept = mentions.filter((mention) => !gone.has(mention));
  const strip = plantInStones(kept);
  return kept.filter((mention) => mention !== strip);
}

/**
 * "river rock, 3 yuccas": plants that a text with an area of stones names, and no other cover, stand in those stones. A strip of stones along
 * something is then their bed, and answered: it does not come once more.
 */
function plantInStones(mentions: readonly Mention[]): Mention | undefined {
  const [area, other] = mentions.filter(({ kind, use }) => kind === "gravel" && use === undefined);
  const isCovered = mentions.some((one) => one.kind === "bed" && hasCover(one));
  if (!area || other || isCovered) return undefined;
  let strip: Mention | undefined;
  for (const bed of mentions) {
    const isThere = bed.place === undefined || area.place === undefined || bed.place === area.place;
    if (bed.kind !== "bed" || !bed.plantsOnly || !isThere) continue;
    bed.details = { bed: { ...bed.details.bed, ...coverOf(area) } };
    const isIn = area.end <= bed.start && area.sentence === bed.sentence && bed.sizes.length === 0;
    if (!isIn || strip || !area.place || !STRIPS.has(area.place) || !isNarrow(area)) continue;
    bed.place = area.place;
    bed.sizes = area.sizes;
    bed.start = area.start;
    bed.plantsOnly = false;
    strip = area;
  }
  return strip;
}

const STRIPS: ReadonlySet<Mention["place"]> = new Set([
  "along-driveway",
  "along-walk",
  "along-house",
  "along-fence",
]);
/** A strip is no wider than this, meters: 6 ft. */
const WIDEST_STRIP_M = 1.85;
const isNarrow = ({ sizes }: Mention): boolean =>
  sizes.some(({ widthM, bareM, lengthM, areaM2 }) => {
    const wideM = widthM ?? bareM;
    return wideM !== undefined && wideM <= WIDEST_STRIP_M && lengthM === undefined && areaM2 === undefined;
  });

/** Whether a text says what a bed lies under; "no mulch" leaves that to its gravel. */
const hasCover = ({ details }: Mention): boolean =>
  details.bed?.mulch !== undefined && details.bed.mulch !== "soil";

/** The cover that loose gravel makes; river rock is the usual stone of beds. */
export function coverOf({ details }: Pick<Mention, "details">): NonNullable<Fits["bed"]> {
  const { tone = vocabularies.gravel.defaults.tone, grade } = details.gravel ?? {};
  return {
    mulch: "gravel",
    ...(tone === "river" ? {} : { stone: tone }),
    ...(grade ? { grade } : {}),
  };
}

/** Whether a mention is a bed, or plants of it. */
const isOf = (bed: Mention, mention: Mention): boolean =>
  mention === bed || (mention.plantsOnly && mention.species.every((id) => bed.species.includes(id)));

/** The mention that ends last before another one. */
const lastBefore = (mentions: readonly Mention[], of: Mention): Mention | undefined =>
  mentions.filter(({ end }) => end <= of.start).toSorted((a, b) => b.end - a.end)[0];
