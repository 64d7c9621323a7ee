import type { ElementVocabulary } from "./vocabulary.ts";

export const pergola: ElementVocabulary<"pergola"> = {
  defaults: { wood: "cedar" },
  nouns: [
    [
      `
        pergola, arbor, arbour, trellis, shade structure, ramada, wood pergola, wooden pergola, cedar
        pergola, patio cover
      `,
    ],
    ["white pergola, vinyl pergola", { wood: "white" }],
  ],
  attributes: [
    ["white, vinyl, painted", { wood: "white" }],
    ["cedar, wood, wooden, timber, natural, tan, honey", { wood: "cedar" }],
    ["grey, gray, weathered, silver", { wood: "grey" }],
    ["brown, dark, walnut, stained, black, charcoal", { wood: "brown" }],
    ["redwood, red, mahogany", { wood: "redwood" }],
  ],
  bareLength: "widthM",
};
