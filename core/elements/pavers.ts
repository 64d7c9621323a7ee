import { METERS_PER_INCH } from "#core/geometry/units.ts";
import { BORDERS, borderOf } from "./border-words.ts";
import { deckWords } from "./deck-words.ts";
import { paverStoneIds, paverStones } from "./paver-stones.ts";
import type { ElementVocabulary } from "./vocabulary.ts";
import { without } from "./without.ts";

/** Where something grows between stones. */
const IN_JOINTS = [
  "in the joints",
  "in joints",
  "in between",
  "between",
  "between them",
  "in between them",
  "between the stones",
  "between stones",
  "between the pavers",
  "between pavers",
  "between the slabs",
  "in the gaps",
  "in the cracks",
  "strips in between",
  "strips between",
  "strips between them",
  "strips",
];

/** Loose stones that fill joints. */
const LOOSE = [
  "gravel",
  "pea gravel",
  "pea stone",
  "pebbles",
  "black pebbles",
  "white pebbles",
  "beach pebbles",
  "river rock",
];

const CONCRETE_PAVER = `
  paver, paving, interlock, interlocking, interlocking paver, interlocking stone, interlock paver,
  paving stone, pavingstone, concrete paver, unit paver, permeable paver, hardscape, hardscaping,
  stonework, paver stone, unilock, holland stone, holland paver, techo bloc, techo block, belgard, cambridge paver, cambridge, ep henry, nicolock, pavestone, belgard paver, unilock paver, nicolock paver, techo bloc paver
`;
const LARGE_PAVER =
  "concrete slab paver, large format paver, large format, slab, stone slab, plate, stone plate, slab plate, concrete slabs, large concrete slabs, big concrete slabs, concrete pads, concrete plates, concrete panels, concrete planks";
/** What is called large where nobody says how large: 24 by 24 in. */
const LARGE_M = 24 * METERS_PER_INCH;
const LARGE = {
  pattern: "stack-bond",
  colour: "grey",
  slab: { longM: LARGE_M, wideM: LARGE_M },
} as const;

/** How wide joints are by a word, meters: 1 and 4 in. */
const WIDTHS: readonly (readonly [string, number])[] = [
  ["narrow, thin, tight, small, slim", METERS_PER_INCH],
  ["wide, wider", 4 * METERS_PER_INCH],
];
const filledWith = (fillings: string, gaps: string): string[] =>
  fillings.split(", ").flatMap((filling) => gaps.split(", ").map((gap) => `${filling} ${gap}`));
const GRASS = filledWith(
  "grass, turf, lawn, green, planted, sod, grass filled, grassy",
  "joints, gaps, strips, strips between, strips in between, joints between",
);
const GRAVEL = filledWith(
  "gravel, pea gravel, pebble, stone, river rock, crushed stone, gravel filled",
  "joints, gaps",
);
const asWide = (widths: string, filled: readonly string[]): string =>
  filled.flatMap((words) => widths.split(", ").map((width) => `${width} ${words}`)).join(", ");

export const pavers: ElementVocabulary<"pavers"> = {
  defaults: { use: "patio", pattern: "ashlar", colour: "blend", border: false },
  nouns: [
    [CONCRETE_PAVER],
    [deckWords(`stone, ${CONCRETE_PAVER}`), { use: "patio" }],
    [LARGE_PAVER, LARGE],
    [deckWords(LARGE_PAVER), { ...LARGE, use: "patio" }],
    ...paverStoneIds.flatMap((stone) => {
      const { words, pattern, colour } = paverStones[stone];
      const laid = { stone, pattern, colour };
      return [[words, laid] as const, [deckWords(words), { ...laid, use: "patio" }] as const];
    }),
  ],
  attributes: [
    ["herringbone, herring bone, zigzag, chevron", { pattern: "herringbone" }],
    ["running bond, stretcher bond, brick pattern", { pattern: "running-bond" }],
    ["basketweave, basket weave, basket", { pattern: "basketweave" }],
    ["circular, circle, round", { pattern: "circular", shape: "round" }],
    ["radial, fan pattern, circle kit, circular pattern", { pattern: "circular" }],
    ["rectangular, rectangle, square", { shape: "rectangle" }],
    ["ashlar, random pattern, random", { pattern: "ashlar" }],
    ["irregular, crazy, broken", { pattern: "irregular" }],
    ["stone", { pattern: "ashlar" }],
    ["stack bond, grid, grid pattern, modular, stacked", { pattern: "stack-bond" }],
    ["charcoal, black, dark grey, dark gray, anthracite, graphite, ebony, dark", { colour: "charcoal" }],
    ["grey, gray, silver, light grey, light gray, pewter, ash, slate grey, slate gray", { colour: "grey" }],
    ["red, terracotta, rust, brick red, burgundy, terra cotta", { colour: "red" }],
    ["tan, beige, brown, buff, chestnut, taupe, earth tone, warm, khaki, walnut", { colour: "tan" }],
    ["sand, cream, ivory, sandy, white, off white, champagne, light", { colour: "sand" }],
    [
      "two tone, two toned, 2 tone, bi color, blend, mixed, multicolour, multicolor, multi tone, variegated",
      { colour: "blend" },
    ],
    [
      `
        ribbon, paver ribbon, ribbon course, header course, picture frame border, picture frame,
        border, stone border, soldier course, sailor course, banding, band, edging, edge, paver border,
        border course, accent border, inlay
      `,
      { border: true },
    ],
    ...BORDERS.map(([shades, borderColour]) => [borderOf(shades), { border: true, borderColour }] as const),
    ["border in a lighter color, border in a light color", { border: true, borderColour: "sand" }],
    [
      "border in a darker color, border in a dark color, contrasting border, contrasting band",
      { border: true, borderColour: "charcoal" },
    ],
    [
      `borderless, ${without("border, border course, banding, contrasting border, soldier course")}`,
      { border: false },
    ],
    // Worn edges, which are not drawn.
    ["tumbled, antiqued, old world, weathered", {}],
    [
      IN_JOINTS.map((where) => `creeping thyme ${where}, thyme ${where}, moss ${where}`).join(", "),
      { joints: "thyme" },
    ],
    ["thyme joints, thyme filled joints", { joints: "thyme" }],
    [
      IN_JOINTS.map((where) => `grass ${where}, turf ${where}, lawn ${where}`).join(", "),
      { joints: "grass" },
    ],
    ...WIDTHS.flatMap(([widths, jointM]) => [
      [asWide(widths, GRASS), { joints: "grass", jointM }] as const,
      [asWide(widths, GRAVEL), { joints: "gravel", jointM }] as const,
    ]),
    [GRASS.join(", "), { joints: "grass" }],
    [GRAVEL.join(", "), { joints: "gravel" }],
    [
      // "A river rock strip" is ground of its own.
      IN_JOINTS.filter((where) => where !== "strips")
        .flatMap((where) => LOOSE.map((stones) => `${stones} ${where}`))
        .join(", "),
      { joints: "gravel" },
    ],
    [
      "apron, driveway apron, paver apron, stone apron, cobblestone apron, cobble apron, granite apron, belgian block apron, bluestone apron, brick apron, street apron",
      { apron: true },
    ],
  ],
  bareLength: "widthM",
};
