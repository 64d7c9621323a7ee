import type { ElementVocabulary } from "./vocabulary.ts";

export const gravel: ElementVocabulary<"gravel"> = {
  defaults: { tone: "tan", use: "area" },
  nouns: [
    [
      `
        gravel, crushed stone, crushed rock, stone chip, chipping, crushed gravel, crushed limestone,
        crushed granite, crushed concrete, aggregate, rockery ground
      `,
    ],
    ["pea gravel, pea stone, pebble", { tone: "tan", grade: "pea" }],
    ["decomposed granite, dg, crusher fines, decomposed gravel, stone dust", { tone: "tan", grade: "fine" }],
    [
      `
        river rock, river stone, river pebble, egg rock, river slick, river jack, cobble bed, rip rap, riprap
      `,
      { tone: "river" },
    ],
    [
      "white gravel, marble chip, white marble chip, white stone, white rock, white pebble, limestone gravel",
      { tone: "white" },
    ],
    [
      "shell, crushed shell, oyster shell, sea shell, crushed oyster shell, crushed sea shell, shell gravel, shell rock, crushed coquina, coquina shell, coquina",
      { tone: "white", grade: "shell" },
    ],
    [
      "lava rock, lava stone, black lava, black lava rock, black lava stone",
      { tone: "black", grade: "lava" },
    ],
    [
      "red lava rock, red lava, red lava stone, red cinder, red cinder rock, cinder rock",
      { tone: "red", grade: "lava" },
    ],
    ["slate chip, slate chipping, slate gravel, crushed slate", { tone: "grey", grade: "slate" }],
    ["black gravel, black rock, black stone, black pebble, mexican beach pebble", { tone: "black" }],
    ["red gravel, red rock", { tone: "red" }],
    ["grey gravel, gray gravel", { tone: "grey" }],
    [
      "landscape rock, landscaping rock, decorative rock, decorative stone, landscape stone",
      { tone: "river" },
    ],
  ],
  attributes: [
    ["tan, beige, brown, gold, golden, buff, warm, sand, honey", { tone: "tan" }],
    ["grey, gray, silver, charcoal, dark, blue", { tone: "grey" }],
    ["black, jet black", { tone: "black" }],
    ["red, rust, rust colored", { tone: "red" }],
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
