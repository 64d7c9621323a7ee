import type { ElementVocabulary } from "./vocabulary.ts";

export const outdoorKitchen: ElementVocabulary<"outdoor-kitchen"> = {
  defaults: { finish: "stone" },
  nouns: [
    [
      `
        outdoor kitchen, bbq, bbq area, barbecue area, barbecue, grill, grill island, built in grill, bbq island, outdoor bar, bar, summer kitchen, cooking
        station, grill station, kitchen island, barbeque
      `,
    ],
  ],
  attributes: [
    ["bench top, benchtop, countertop, counter top, worktop", {}],
    ["stone, stacked stone, natural stone, brick, block", { finish: "stone" }],
    ["stucco, white, concrete, modern", { finish: "stucco" }],
    ["wood, wooden, cedar, timber", { finish: "wood" }],
  ],
  bareLength: "lengthM",
};
