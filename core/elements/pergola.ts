import { STAINED_AS, STAINS } from "./stain-words.ts";
import type { ElementVocabulary } from "./vocabulary.ts";

export const pergola: ElementVocabulary<"pergola"> = {
  defaults: { wood: "cedar" },
  nouns: [
    [
      `
        shade over the patio, shade over patio, shade over my patio, shade over our patio, shade over the deck, shade over deck, shade for the patio, some shade over the patio, some shade over patio,
        some shade over the deck, some shade for the patio, shade on the patio, some shade on the patio,
        pergola, arbor, arbour, trellis, shade structure, ramada, wood pergola, wooden pergola, cedar
        pergola, patio cover
      `,
    ],
    ["white pergola, vinyl pergola", { wood: "white" }],
  ],
  attributes: [
    ["white, vinyl, painted", { wood: "white" }],
    [`cedar, wood, wooden, timber, ${STAINED_AS("cedar")}, ${STAINS.cedar}`, { wood: "cedar" }],
    [STAINS.gray, { wood: "grey" }],
    [`stained, ${STAINS.brown}`, { wood: "brown" }],
    [STAINS.black, { wood: "black" }],
    [`redwood, red, ${STAINED_AS("redwood")}, ${STAINS.redwood}`, { wood: "redwood" }],
  ],
  bareLength: "widthM",
};
