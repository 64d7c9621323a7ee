import type { GravelTone } from "./element.ts";
import { type ElementVocabulary, wordList } from "./vocabulary.ts";

/** Rounded stones of 2 to 5 in. */
const RIVER_ROCK =
  "river rock, river stone, river pebble, egg rock, river slick, river jack, beach pebble, delaware river stone, delaware river rock, field rock, rainbow rock, colorado river rock, cobble rock";
/** Each in a color: said alone, river rock is of mixed colors. */
const RIVER_ROCK_TONES: readonly (readonly [words: string, tone: GravelTone])[] = [
  ["tan, beige, brown, gold, golden, buff", "tan"],
  ["gray, grey, light gray, light grey, dark gray, dark grey, charcoal, blue gray, blue grey", "grey"],
  ["white, bright white", "white"],
  ["cream, ivory, off white", "cream"],
  ["black, jet black", "black"],
  ["red, rust", "red"],
];
const rockIn = (colors: string): string =>
  wordList(RIVER_ROCK)
    .flatMap((rock) => wordList(colors).map((color) => `${color} ${rock}`))
    .join(", ");

export const gravel: ElementVocabulary<"gravel"> = {
  defaults: { tone: "tan", use: "area" },
  nouns: [
    [
      `
        gravel, crushed stone, crushed rock, stone chip, chipping, crushed gravel, crushed granite, aggregate, rockery ground, granite chip, granite gravel, quarter minus
      `,
    ],
    [
      `
        crushed limestone, crushed concrete, crusher run, crush and run, crush n run, crush run, road base, road gravel, driveway gravel, base rock, clean stone, 57 stone, 57 gravel, 57 limestone, blue
        stone chip, bluestone chip, bluestone gravel, salt and pepper gravel, blue chip gravel
      `,
      { tone: "grey" },
    ],
    ["pea gravel, pea stone, pebble", { tone: "tan", grade: "pea" }],
    [
      "decomposed granite, dg, stabilized dg, stabilized decomposed granite, crusher fines, decomposed gravel",
      { tone: "tan", grade: "fine" },
    ],
    ["stone dust, limestone screenings, stone screenings, limestone fines", { tone: "grey", grade: "fine" }],
    [`${RIVER_ROCK}, cobble bed, rip rap, riprap`, { tone: "river" }],
    ...RIVER_ROCK_TONES.map(([colors, tone]) => [rockIn(colors), { tone, grade: "rock" }] as const),
    [
      "white gravel, snow white rock, snow white gravel, marble chip, white marble chip, white stone, white rock, white pebble, limestone gravel",
      { tone: "white" },
    ],
    [
      "shell, crushed shell, oyster shell, sea shell, crushed oyster shell, crushed sea shell, shell gravel, shell rock, crushed coquina, coquina shell, coquina",
      { tone: "white", grade: "shell" },
    ],
    [
      "lava rock, lava stone, volcanic rock, black lava, black lava rock, black lava stone",
      { tone: "black", grade: "lava" },
    ],
    [
      "red lava rock, red lava, red lava stone, red cinder, red cinder rock, cinder rock",
      { tone: "red", grade: "lava" },
    ],
    ["slate chip, slate chipping, slate gravel, crushed slate", { tone: "grey", grade: "slate" }],
    [
      "black gravel, black rock, black stone, black pebble, black star gravel, black star, black star rock",
      { tone: "black" },
    ],
    [
      "mexican beach pebble, mexican pebble, black mexican beach pebble, la paz pebble",
      { tone: "black", grade: "rock" },
    ],
    ["cream gravel, cream stone, cream rock, cream pebble, ivory gravel", { tone: "cream" }],
    [
      "red gravel, red rock, rose rock, rose gravel, cherry gravel, cherry rock, colorado rose, colorado rose rock, cherokee gravel",
      { tone: "red" },
    ],
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
    ["white, light", { tone: "white" }],
    ["cream, ivory, off white, champagne", { tone: "cream" }],
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
