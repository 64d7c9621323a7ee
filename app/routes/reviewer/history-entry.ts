/** What of one change a reviewer reads; the rest is a hover away. */
const ENTRY_MAX = 100;

/** Cut by whole characters: an emoji or an accent is not torn. */
export function shortEntry(entry: string): string {
  const characters = [...entry];
  return characters.length > ENTRY_MAX ? `${characters.slice(0, ENTRY_MAX).join("").trimEnd()}…` : entry;
}
