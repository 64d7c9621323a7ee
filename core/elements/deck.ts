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
    ["redwood, red, mahogany, ipe, merbau, cumaru, hardwood", { wood: "redwood" }],
    ["grey, gray, weathered, driftwood, silver, charcoal", { wood: "grey" }],
    ["brown, dark brown, walnut, teak, chestnut, dark, stained", { wood: "brown" }],
    ["tan, honey, natural, warm, golden, light", { wood: "cedar" }],
  ],
  bareLength: "widthM",
};
