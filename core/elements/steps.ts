import type { ElementVocabulary } from "./vocabulary.ts";

export const steps: ElementVocabulary<"steps"> = {
  defaults: { material: "stone" },
  nouns: [
    [
      "step, stair, stairs, staircase, stairway, garden step, entry step, flight of steps, front stairs, front step, porch step, front stoop step, tread, riser",
    ],
    [
      "paver step, stone step, stone stair, stone stairs, stone staircase, granite step, flagstone step",
      { material: "stone" },
    ],
    ["brick step, brick stair, brick stairs, red brick step, red brick stair", { material: "brick" }],
    ["bluestone step, bluestone stair, blue stone step", { material: "bluestone" }],
    ["concrete step, concrete stair, concrete stairs", { material: "concrete" }],
    [
      "railroad tie step, railroad tie stair, railroad tie steps, tie steps, landscape tie step, landscape timber step, sleeper step, log step, wood step, wooden step, timber step, wooden stairs, timber stairs, wood stairs",
      { material: "wood" },
    ],
  ],
  attributes: [
    ["paver, stone, natural stone, granite, limestone, flagstone", { material: "stone" }],
    ["brick, red brick, old brick, clay brick, brick paver", { material: "brick" }],
    ["bluestone, blue stone", { material: "bluestone" }],
    ["concrete, cement, poured", { material: "concrete" }],
    [
      "wood, wooden, timber, cedar, railroad tie, railroad ties, landscape tie, landscape timber, sleeper, sleepers, logs",
      { material: "wood" },
    ],
  ],
  bareLength: "widthM",
};
