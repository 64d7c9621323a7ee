import type { ElementVocabulary } from "./vocabulary.ts";

export const swale: ElementVocabulary<"swale"> = {
  defaults: { lining: "rock" },
  nouns: [
    [
      `
        swale, drainage swale, drainage channel, drainage ditch, rock swale, stone swale, drainage swale with river rock, dry creek
        bed, dry creek, dry river bed, dry riverbed, dry stream bed, dry stream, creek bed
      `,
      { lining: "rock" },
    ],
    ["grass swale, grassy swale, grassed swale, vegetated swale, planted swale", { lining: "grass" }],
  ],
  attributes: [
    ["river rock, rock, stone, cobble, river stone, pebble", { lining: "rock" }],
    ["grassy, grassed, vegetated", { lining: "grass" }],
  ],
  bareLength: "lengthM",
};
