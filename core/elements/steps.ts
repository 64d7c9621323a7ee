import type { ElementVocabulary } from "./vocabulary.ts";

export const steps: ElementVocabulary<"steps"> = {
  defaults: { material: "stone" },
  nouns: [
    [
      "step, stair, stairs, staircase, stairway, garden step, entry step, flight of steps, front stairs, front step, porch step, front stoop step, tread, riser",
    ],
    [
      "stone step, stone stair, stone stairs, stone staircase, bluestone step, granite step, flagstone step",
      { material: "stone" },
    ],
    ["concrete step, concrete stair, concrete stairs", { material: "concrete" }],
    ["wood step, wooden step, timber step, wooden stairs, timber stairs, wood stairs", { material: "wood" }],
  ],
  attributes: [
    ["stone, natural stone, bluestone, granite, limestone, flagstone", { material: "stone" }],
    ["concrete, cement, poured", { material: "concrete" }],
    ["wood, wooden, timber, cedar", { material: "wood" }],
  ],
  bareLength: "widthM",
};
