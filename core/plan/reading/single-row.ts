import type { Reading } from "./mention.ts";

/** "a row of lavender": words before the name of a plant that say one row. Up to three words may describe the plant. */
const ROW_OF = /\brow of (?:[a-z0-9-]+ ){0,3}$/;
/** So many characters before the plant are read. */
const READ_BACK = 60;

/** A bed of one plant that is said to be a row has no other depth than that plant needs. */
export function plantInOneRow({ mentions }: Reading, normal: string): void {
  for (const mention of mentions)
    if (mention.plantsOnly && mention.species.length === 1)
      if (ROW_OF.test(normal.slice(Math.max(0, mention.start - READ_BACK), mention.start)))
        mention.inRow = true;
}
