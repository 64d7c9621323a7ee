import type { ElementVocabulary } from "./vocabulary.ts";

export const boulders: ElementVocabulary<"boulders"> = {
  defaults: {},
  nouns: [
    [
      `
        boulder, rock, large rock, big rock, accent rock, landscape boulder, granite boulder, fieldstone,
        field stone, accent boulder, moss rock, stones around, stones around it, rocks around, rocks around it, specimen rock, rock grouping, outcropping
      `,
    ],
  ],
  attributes: [
    [
      "mossy, weathered, natural, granite, limestone, sandstone, lava, big, large, river, grey, gray, tan, brown, accent",
      {},
    ],
  ],
  bareLength: "widthM",
};
