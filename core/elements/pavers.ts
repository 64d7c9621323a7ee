import type { ElementVocabulary } from "./vocabulary.ts";

export const pavers: ElementVocabulary<"pavers"> = {
  defaults: { use: "patio", pattern: "ashlar", colour: "blend", border: false },
  nouns: [
    ["paver deck, stone deck, brick deck, paver pool deck", { use: "patio" }],
    ["travertine deck, limestone deck, travertine pool deck", { use: "patio", colour: "sand" }],
    [
      `
        paver, paving, interlock, interlocking, interlocking paver, interlocking stone, interlock paver,
        paving stone, pavingstone, concrete paver, unit paver, permeable paver, hardscape, hardscaping,
        stonework, paver stone, unilock, techo bloc, belgard, cambridge paver
      `,
    ],
    [
      "brick, brick paver, clay paver, clay brick, red brick, brickwork",
      { pattern: "running-bond", colour: "red" },
    ],
    [
      "flagstone, natural stone, crazy paving, irregular stone, random stone",
      { pattern: "ashlar", colour: "blend" },
    ],
    ["bluestone, slate, granite paver, granite", { pattern: "ashlar", colour: "grey" }],
    ["travertine, limestone, marble, sandstone", { pattern: "ashlar", colour: "sand" }],
    [
      `
        porcelain, porcelain paver, porcelain tile, large format paver, large format, concrete slab paver,
        slab, stone slab, tile
      `,
      { pattern: "stack-bond", colour: "grey" },
    ],
    [
      "cobblestone, cobble, cobblestone paver, belgian block, sett",
      { pattern: "running-bond", colour: "grey" },
    ],
  ],
  attributes: [
    ["herringbone, herring bone, zigzag, chevron", { pattern: "herringbone" }],
    ["running bond, stretcher bond, brick pattern", { pattern: "running-bond" }],
    ["basketweave, basket weave, basket", { pattern: "basketweave" }],
    ["circular, circle, round, radial, fan pattern, circle kit, circular pattern", { pattern: "circular" }],
    ["ashlar, random pattern, random, irregular, flagstone, natural stone", { pattern: "ashlar" }],
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
        edging, stone border, soldier course, sailor course, banding, band, edging, edge, paver border,
        border course, contrasting border, accent border, inlay, light border, lighter border, dark border,
        darker border, charcoal border, black border, red border, grey border, gray border, tan border
      `,
      { border: true },
    ],
    ["borderless", { border: false }],
    [
      "apron, driveway apron, paver apron, stone apron, cobblestone apron, brick apron, street apron",
      { apron: true },
    ],
  ],
  bareLength: "widthM",
};
