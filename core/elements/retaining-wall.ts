import { type ElementVocabulary, wordList } from "./vocabulary.ts";
import { WALL_COLORS, type WallMaterial } from "./wall-looks.ts";

/** Walls that are called by a color and a stone: "white limestone wall". */
const inColor = (colors: string, stones: string): string =>
  wordList(stones)
    .flatMap((stone) => wordList(colors).map((color) => `${color} ${stone}`))
    .join(", ");
const wallsOf = (stones: string): string =>
  wordList(stones)
    .flatMap((stone) =>
      ["wall", "retaining wall", "seat wall", "garden wall"].map((wall) => `${stone} ${wall}`),
    )
    .join(", ");
const IN_COLORS: readonly (readonly [stones: string, material: WallMaterial])[] = [
  ["limestone, cut stone", "limestone"],
  ["stone, natural stone, stacked stone, fieldstone", "stone"],
  ["block, concrete block", "block"],
];
const TIMBERS =
  "timber, landscape timber, railroad tie, railroad ties, landscape tie, landscape ties, sleeper, sleepers";
const TIMBER_WALLS = wordList(`${TIMBERS}, wood, wooden, pressure treated`)
  .flatMap((timber) => ["wall", "retaining wall", "garden wall"].map((wall) => `${timber} ${wall}`))
  .join(", ");

export const retainingWall: ElementVocabulary<"retaining-wall"> = {
  defaults: { material: "block" },
  nouns: [
    [
      `
        retaining wall, retaing wall, retaning wall, retainer wall, garden wall, terrace wall, landscape wall, wall, low wall, knee wall, retaining
        walls, tiered wall
      `,
    ],
    ["block wall, allan block, concrete block wall, segmental wall, versa lok", { material: "block" }],
    [
      `
        stone wall, natural stone wall, outcropping wall, outcrop wall, armour stone, armor stone, armour rock, dry stack wall, dry stone wall, drystone wall, rock wall, fieldstone wall,
        flagstone wall
      `,
      { material: "stone" },
    ],
    [
      "limestone wall, cut stone wall, limestone block wall, limestone retaining wall",
      { material: "limestone" },
    ],
    ["brick wall, brick retaining wall, brick garden wall", { material: "brick" }],
    [TIMBER_WALLS, { material: "timber" }],
    ...WALL_COLORS.flatMap(([colour, words]) =>
      IN_COLORS.map(([stones, material]) => [inColor(words, wallsOf(stones)), { material, colour }] as const),
    ),
    ["boulder wall, boulder retaining wall, wall of boulders, stacked boulder wall", { material: "boulder" }],
  ],
  attributes: [
    ["two tier, three tier, two tiered, three tiered, multi tier, tiered, terraced, curved, low, tall", {}],
    [
      "stone, natural stone, fieldstone, dry stack, dry stacked, stacked stone, rock, ledgestone",
      { material: "stone" },
    ],
    ["boulder, stacked boulder", { material: "boulder" }],
    ["limestone", { material: "limestone" }],
    ["block, concrete block, concrete, cinder block, segmental", { material: "block" }],
    ["brick, red brick, clay brick", { material: "brick" }],
    [TIMBERS, { material: "timber" }],
    ...WALL_COLORS.map(([colour, words]) => [words, { colour }] as const),
  ],
  bareLength: "heightM",
};
