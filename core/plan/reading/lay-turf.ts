import type { Reading } from "./mention.ts";

const DOGS =
  /\b(?:dogs?|pups?|pupp(?:y|ies)|pets?|labs?|retrievers?|paws|fake|low maintenance|no (?:more )?mow(?:ing)?|no watering|putting)\b/;

/** What makes turf of grass: "new turf", "rolls of turf". */
const LIVE_TURF =
  /\b(?:new|fresh|green|lush|real|natural|live|living|lay|laying|laid|relay|decent|proper|rolls? of|rolled|lawn|grass|bermuda|zoysia|fescue|returf)(?: some| the| down| out| with| of)* $/;

/** Who calls it turf alone means artificial turf, and so do those with dogs and those who will not mow. */
export function layTurf({ mentions }: Reading, normal: string): void {
  for (const mention of mentions) {
    const isTurf =
      mention.kind === "lawn" &&
      /^turf$/.test(normal.slice(mention.start, mention.end).replace(/^.* /, "")) &&
      (DOGS.test(normal) || !LIVE_TURF.test(normal.slice(0, mention.end - "turf".length)));
    if (isTurf) mention.details = { lawn: { surface: "turf", ...mention.details.lawn } };
  }
}
