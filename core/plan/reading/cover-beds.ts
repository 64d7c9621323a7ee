import type { Mention, Reading } from "./mention.ts";

/** "…, black mulch", "…, no edging" at the end of a list: of all beds that it names. */
const MULCH_LAST =
  /, (?:and )?(?:(?:fresh|new|all|dark) )*(?:[a-z]+ ){0,2}mulch(?: everywhere| throughout| in all| all over)?\s*(?=$|[.,;!?])/g;
const NO_EDGING_LAST = /, (?:and )?no (?:edging|edges?|borders?)\s*(?=$|[.,;!?])/g;

/** "Keep the black mulch, add lavender": new plants stand in the cover that stays, where nothing else is said of theirs. */
export function coverAsKept({ mentions, keptCover }: Pick<Reading, "mentions" | "keptCover">): void {
  const isSaid = mentions.some(({ kind, details }) => kind === "gravel" || details.bed?.mulch !== undefined);
  if (!keptCover || isSaid) return;
  for (const bed of mentions)
    if (bed.kind === "bed") bed.details = { ...bed.details, bed: { ...keptCover, ...bed.details.bed } };
}

/** Gives all beds of a sentence the mulch, or the want of an edging, that ends its list. */
export function coverAllBeds(mentions: readonly Mention[], normal: string): void {
  for (const [pattern, key] of [
    [MULCH_LAST, "mulch"],
    [NO_EDGING_LAST, "edging"],
  ] as const)
    for (const { 0: words, index } of normal.matchAll(pattern)) {
      const sentence = normal.slice(0, index).search(/[^.;!?]*$/);
      const beds = mentions.filter(
        ({ kind, start }) => kind === "bed" && start >= sentence && start < index + words.length,
      );
      const said = beds.map(({ details }) => details.bed?.[key]).filter((one) => one !== undefined);
      const [own] = said;
      if (own === undefined || said.length !== 1) continue;
      for (const bed of beds) bed.details = { ...bed.details, bed: { [key]: own, ...bed.details.bed } };
    }
}
