import type { ElementVocabulary } from "./vocabulary.ts";

export const concrete: ElementVocabulary<"concrete"> = {
  defaults: { use: "patio", finish: "broom" },
  nouns: [
    ["concrete deck, concrete pool deck", { use: "patio" }],
    ["concrete, cement, poured concrete, concrete slab, concrete pad"],
    ["stamped concrete, decorative concrete, imprinted concrete", { finish: "stamped" }],
    ["exposed aggregate, aggregate concrete, pebble concrete, washed concrete", { finish: "exposed" }],
    ["brushed concrete, broom finish concrete", { finish: "broom" }],
  ],
  attributes: [
    ["stamped, imprinted", { finish: "stamped" }],
    ["grey, gray, light grey, light gray, natural", {}],
    ["exposed", { finish: "exposed" }],
    ["brushed, broom, broomed, broom finish, broom finished, smooth, plain, poured", { finish: "broom" }],
    [
      "apron, threshold, paved threshold, block paved threshold, driveway apron, paver apron, stone apron, cobblestone apron, brick apron, street apron",
      { apron: true },
    ],
  ],
  bareLength: "widthM",
};
