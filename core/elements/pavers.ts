import { deckWords } from "./deck-words.ts";
import { paverStoneIds, paverStones } from "./paver-stones.ts";
import type { ElementVocabulary } from "./vocabulary.ts";

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
];

const CONCRETE_PAVER = `
  paver, paving, interlock, interlocking, interlocking paver, interlocking stone, interlock paver,
  paving stone, pavingstone, concrete paver, unit paver, permeable paver, hardscape, hardscaping,
  stonework, paver stone, unilock, techo bloc, belgard, cambridge paver
`;
const LARGE_PAVER =
  "concrete slab paver, large format paver, large format, slab, stone slab, plate, stone plate, slab plate";
const LARGE = { pattern: "stack-bond", colour: "grey" } as const;

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
    ["blend, mixed, multicolour, multicolor, multi tone, variegated", { colour: "blend" }],
    [
      `
        border, brick border, brick banding, brick edge, brick edging, cobblestone border, cobblestone
        edging, cobble edging, cobble border, cobble edge, cobblestone edge, belgian block edge, belgian block edging, belgian block border, stone border, soldier course, sailor course, banding, band, edging, edge, paver border,
        border course, contrasting border, accent border, inlay
      `,
      { border: true },
    ],
    [
      "light border, lighter border, border in a lighter color, border in a light color, white border, cream border",
      { border: true, borderColour: "sand" },
    ],
    [
      "dark border, darker border, border in a darker color, border in a dark color, darker edge, dark edge, charcoal border, black border",
      { border: true, borderColour: "charcoal" },
    ],
    ["red border", { border: true, borderColour: "red" }],
    ["grey border, gray border", { border: true, borderColour: "grey" }],
    ["tan border", { border: true, borderColour: "tan" }],
    ["borderless", { border: false }],
    // Worn edges, which are not drawn.
    ["tumbled, antiqued, old world, weathered", {}],
    [IN_JOINTS.map((where) => `creeping thyme ${where}, thyme ${where}`).join(", "), { joints: "thyme" }],
    ["thyme joints, thyme filled joints", { joints: "thyme" }],
    [
      IN_JOINTS.map((where) => `grass ${where}, turf ${where}, lawn ${where}`).join(", "),
      { joints: "grass" },
    ],
    ["grass joints, turf joints, green joints, planted joints", { joints: "grass" }],
    [
      "apron, driveway apron, paver apron, stone apron, cobblestone apron, cobble apron, granite apron, belgian block apron, bluestone apron, brick apron, street apron",
      { apron: true },
    ],
  ],
  bareLength: "widthM",
};
