import { STAINED_AS, STAINS } from "./stain-words.ts";
import type { ElementVocabulary } from "./vocabulary.ts";

export const deck: ElementVocabulary<"deck"> = {
  defaults: { wood: "brown", material: "pressure-treated" },
  nouns: [
    [
      `
        deck, decking, wood deck, wooden deck, timber deck, deck board, decking board, boardwalk, wooden platform, floating
        deck
      `,
    ],
    ["composite deck, composite decking, trex, trex deck, pvc deck", { material: "composite", wood: "grey" }],
    ["cedar deck", { material: "cedar", wood: "cedar" }],
    ["redwood deck", { wood: "redwood" }],
  ],
  attributes: [
    ["cedar", { wood: "cedar", material: "cedar" }],
    ["composite, pvc, vinyl", { material: "composite" }],
    ["pressure treated, treated, pine, wood, wooden, timber, lumber", { material: "pressure-treated" }],
    [
      `redwood, red, ipe, merbau, cumaru, hardwood, ${STAINED_AS("redwood")}, ${STAINS.redwood}`,
      { wood: "redwood" },
    ],
    [STAINS.gray, { wood: "grey" }],
    [`teak, stained, ${STAINS.brown}`, { wood: "brown" }],
    [STAINS.black, { wood: "black" }],
    [`warm, ${STAINED_AS("cedar")}, ${STAINS.cedar}`, { wood: "cedar" }],
  ],
  bareLength: "widthM",
};
