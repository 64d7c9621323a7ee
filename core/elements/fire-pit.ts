import { FURNITURE_COLORS, FURNITURE_WOODS } from "./furniture-looks.ts";
import { type ElementVocabulary, wordList } from "./vocabulary.ts";
import { WALL_COLORS } from "./wall-looks.ts";

/** Stones that a pit is built of. */
const STONES = "stone, natural stone, stacked stone, block, fieldstone, ledgestone, brick";
const OF_LIMESTONE = "limestone, cut limestone, limestone block";
const PITS = ["fire pit", "gas fire pit"];
/** The grammar brings "square white stone fire pit" to this order. */
const SQUARE_PITS = ["square fire pit"];
const pitsOf = (stones: string, colors = "", pits = PITS): string =>
  wordList(stones)
    .flatMap((stone) => wordList(colors).map((color) => `${color} ${stone}`.trim()))
    .flatMap((stone) => pits.map((pit) => `${stone} ${pit}`))
    .join(", ");
/** A black pit is of steel. */
const withoutBlack = (words: string): string =>
  wordList(words)
    .filter((word) => word !== "black")
    .join(", ");
const ALL_STONES = `${STONES}, ${OF_LIMESTONE}`;

/** Names of chairs that colors stand before: "gray stone fire pit with red chairs". */
const CHAIRS = ["chair", "adirondack", "adirondack chair", "lawn chair", "seat"];
const LOUNGE_CHAIRS = ["lounge chair", "club chair"];
const before = (words: string, chairs: readonly string[] = CHAIRS): string =>
  words
    .split(",")
    .flatMap((word) => chairs.map((chair) => `${word.trim()} ${chair}`))
    .join(", ");

export const firePit: ElementVocabulary<"fire-pit"> = {
  defaults: { seating: false },
  nouns: [
    [
      `
        fire pit, fp, gas fp, campfire, bonfire, fire feature, firepit circle, gas fire pit, stone
        fire pit, fire place
      `,
    ],
    ["fire bowl, firebowl", { form: "bowl" }],
    ["fire table, fire pit table, gas fire table, propane fire table", { form: "table" }],
    [`square fire pit, square gas fire pit, ${pitsOf(STONES, "", SQUARE_PITS)}`, { form: "stone-square" }],
    [pitsOf(OF_LIMESTONE), { stone: "cream" }],
    [pitsOf(OF_LIMESTONE, "", SQUARE_PITS), { form: "stone-square", stone: "cream" }],
    ...WALL_COLORS.flatMap(([stone, words]) => [
      [pitsOf(ALL_STONES, words), { stone }] as const,
      [pitsOf(ALL_STONES, words, SQUARE_PITS), { form: "stone-square", stone }] as const,
    ]),
    ["long fire table, linear fire table", { form: "table-long" }],
    ["square fire table", { form: "table-square" }],
    ["round fire table", { form: "table-round" }],
    ["fire ring, brazier, chiminea", { form: "steel" }],
    [
      "fire pit area, fire pit circle, fire pit seating area, fire circle, conversation pit",
      { seating: true },
    ],
  ],
  attributes: [
    [
      `
        chair, seat, seating, adirondack, adirondack chair, bench seating, stool, rocking chair, adirondacks, lawn chair, garden chair, patio chair
      `,
      { seating: true },
    ],
    ["seat wall, sitting wall, seating wall", { wall: true }],
    ["lounge chair, club chair, cushioned chair, wicker chair", { seating: true, seat: "lounge" }],
    [
      "bench, wood bench, wooden bench, cedar bench, garden bench, bench seat",
      { seating: true, seat: "bench" },
    ],
    [
      "log seat, log stool, log seating, stump seat, stump stool, tree stump seat, log round, timber round",
      { seating: true, seat: "stump" },
    ],
    ...FURNITURE_COLORS.map(([seatColor, words]) => [before(words), { seating: true, seatColor }] as const),
    ...FURNITURE_COLORS.map(
      ([seatColor, words]) =>
        [before(words, LOUNGE_CHAIRS), { seating: true, seat: "lounge", seatColor }] as const,
    ),
    [before(FURNITURE_WOODS), { seating: true }],
    ["black, steel, metal, corten, iron, cast iron, rusted steel, weathering steel", { form: "steel" }],
    ...WALL_COLORS.map(([stone, words]) => [withoutBlack(words), { stone }] as const),
    ["stacked stone, stack stone, fieldstone", {}],
    [
      "round, circular, square, rectangular, rectangle, curved, built in, stone, brick, block, gas, propane, natural stone, small, rustic",
      {},
    ],
  ],
  bareLength: "widthM",
};
