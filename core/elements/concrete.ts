import { deckWords } from "./deck-words.ts";
import type { ElementVocabulary } from "./vocabulary.ts";

const NOUNS = [
  ["concrete, cement, poured concrete, concrete slab, concrete pad", {}],
  ["stamped concrete, decorative concrete, imprinted concrete", { finish: "stamped" }],
  ["exposed aggregate, aggregate concrete, pebble concrete, washed concrete", { finish: "exposed" }],
  ["asphalt, blacktop, tarmac, macadam", { finish: "asphalt" }],
  ["brushed concrete, broom finish concrete", { finish: "broom" }],
] as const;

export const concrete: ElementVocabulary<"concrete"> = {
  defaults: { use: "patio", finish: "broom" },
  nouns: NOUNS.flatMap(([words, finish]) => [
    [words, finish] as const,
    [deckWords(words), { ...finish, use: "patio" }] as const,
  ]),
  attributes: [
    ["stamped, imprinted", { finish: "stamped" }],
    ["grey, gray, light grey, light gray, natural, silver", { colour: "grey" }],
    ["charcoal, dark gray, dark grey, slate gray, slate grey, black", { colour: "charcoal" }],
    ["tan, beige, brown, buff, khaki, taupe, walnut, earth tone", { colour: "tan" }],
    ["sand, cream, ivory, sandy, white, off white", { colour: "sand" }],
    ["red, terracotta, brick red, rust", { colour: "red" }],
    ["exposed", { finish: "exposed" }],
    ["brushed, broom, broomed, broom finish, broom finished, smooth, plain, poured", { finish: "broom" }],
    ["circular, circle, round", { shape: "round" }],
    ["rectangular, rectangle, square", { shape: "rectangle" }],
    [
      "apron, threshold, paved threshold, block paved threshold, driveway apron, paver apron, stone apron, cobblestone apron, cobble apron, granite apron, belgian block apron, bluestone apron, brick apron, street apron",
      { apron: true },
    ],
  ],
  bareLength: "widthM",
};
