import type { SpeciesId } from "#core/plants/catalogue.ts";
import type { Mention, Reading } from "./mention.ts";

/** What stands between a plant and the words for its place: nothing, or how it is set there. */
export const LEAD =
  "(?:,? ?(?:all|right|planted|set|growing|tucked|running|spaced|staggered|massed|mostly|just|evenly|is|are|go|goes|going|up|low|lined up|lined))*,? ?";
export const THE = "(?:the |my |our |their |its )?";
const BED = "(?:(?:mulch|flower|planting|garden|front) )?(?:beds?|mulch|garden)";

/** "begonias along the grass edge", "junipers along the edge of the bed", "liriope at the front of the bed". */
const AT_EDGE = new RegExp(
  `^${LEAD}(?:at|on|along|around|down|lining) ${THE}(?:((?:front|outer|outside|grass|lawn|curved) )?(?:edges?|rim)|front)( of ${THE}${BED})?(?! of|[a-z])\\b`,
);
/** "edge the bed with begonias": words before a plant. */
const EDGED_WITH = new RegExp(
  `\\b(?:edge|line|border|rim) (?:(?:the|this|that|my|our) )?${BED} (?:in|with) (?:[a-z0-9-]+ ){0,4}$`,
);
/** So many characters before the plant are read. */
const READ_BACK = 70;
const AIMLESS = /is a place that cannot be aimed at yet, so the layout chose one\.$/;

/**
 * The one plant of a sentence that stands at the edge of its bed: a row along it, and mulch behind. "Along the edge" alone may be the yard's,
 * but for a bed that the sentence names or that is circled.
 */
export function plantAtEdge(
  { mentions, used }: Pick<Reading, "mentions" | "used">,
  one: { mention: Mention; id: SpeciesId; start: number; end: number },
  normal: string,
  inCircle: boolean,
): void {
  const { mention, id, start, end } = one;
  const found = AT_EDGE.exec(normal.slice(end));
  const isEdged = EDGED_WITH.test(normal.slice(Math.max(0, start - READ_BACK), start));
  const own = mentions.filter((other) => other.sentence === mention.sentence && other.kind === "bed");
  const hasBed = inCircle || own.some((bed) => !bed.plantsOnly);
  const isOfBed = found && (found[1] || found[2] || (hasBed && /edge|rim/.test(found[0])));
  if (!isOfBed && !isEdged) return;
  mention.rows = { ...mention.rows, [id]: "edge" };
  if (found && isOfBed) used.push({ start: end, end: end + found[0].length });
  for (const bed of own) {
    if (bed.place === "border" || bed.place === "front") delete bed.place;
    bed.changes = bed.changes.filter((change) => !AIMLESS.test(change));
  }
}
