import type { ElementVocabulary } from "./vocabulary.ts";

export const gravel: ElementVocabulary<"gravel"> = {
  defaults: { tone: "tan", use: "area" },
  nouns: [
    [
      `
        gravel, crushed stone, crushed rock, stone chip, chipping, crushed gravel, crushed limestone,
        crushed granite, crushed concrete, aggregate, rockery ground, shell
      `,
    ],
    ["pea gravel, pea stone, pebble", { tone: "tan", grade: "pea" }],
    ["decomposed granite, dg, crusher fines, decomposed gravel, stone dust", { tone: "tan", grade: "fine" }],
    [
      `
        river rock, river stone, river pebble, cobble bed
      `,
      { tone: "river" },
    ],
    [
      "white gravel, crushed shell, oyster shell, sea shell, marble chip, white stone, white rock, white pebble, limestone gravel",
      { tone: "white" },
    ],
    ["lava rock, black gravel, slate chip, grey gravel, gray gravel, black rock", { tone: "grey" }],
    [
      "landscape rock, landscaping rock, decorative rock, decorative stone, landscape stone",
      { tone: "river" },
    ],
  ],
  attributes: [
    ["tan, beige, brown, gold, golden, buff, warm, sand, honey", { tone: "tan" }],
    ["grey, gray, silver, charcoal, black, dark, blue", { tone: "grey" }],
    ["white, cream, ivory, light", { tone: "white" }],
    ["raked, plain, clean, washed, crushed", {}],
    ["river, mixed, multicolour, multicolor, rounded", { tone: "river" }],
    ["circular, circle, round", { shape: "round" }],
    ["rectangular, rectangle, square", { shape: "rectangle" }],
    [
      "apron, threshold, paved threshold, block paved threshold, driveway apron, paver apron, stone apron, cobblestone apron, cobble apron, granite apron, belgian block apron, bluestone apron, brick apron, street apron",
      { apron: true },
    ],
  ],
  bareLength: "widthM",
};
