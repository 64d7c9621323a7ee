/** Names that one sentence lists. */
const MOST_NAMES = 5;

/** What the company uploaded and no bill will ever ask for. */
export function pricesUnused(names: readonly string[]): string {
  const more = names.length > MOST_NAMES ? ` and ${names.length - MOST_NAMES} more` : "";
  return `Saved, but these fit no line of a bill and are not used: ${names.slice(0, MOST_NAMES).join(", ")}${more}. Keep item, unit and kind as the catalog has them.`;
}
