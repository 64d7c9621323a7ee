import type { ElementVocabulary } from "./vocabulary.ts";

/** Stones, bricks and boards that are set before a wall, as they are named by themselves with a word for that. */
const asVeneer = (names: string): string =>
  names
    .split(", ")
    .flatMap((name) => ["veneer", "facing", "cladding", "siding"].map((word) => `${name} ${word}`))
    .join(", ");

/** A new face of a fence or wall that stays where it stands. `core/plan/reading/words/surface-wishes.ts` says most wishes in these words. */
export const surfaceFinish: ElementVocabulary<"surface-finish"> = {
  defaults: { on: "wall", finish: "ledgestone" },
  nouns: [
    [
      `veneer, wall veneer, rock veneer, wall facing, wall cladding, stacked stone veneer, cultured stone, cultured stone veneer, ${asVeneer("ledgestone, ledge stone, ledger stone")}`,
      { finish: "ledgestone" },
    ],
    [asVeneer("limestone, cut stone, ashlar"), { finish: "limestone" }],
    [asVeneer("fieldstone, field stone, river stone"), { finish: "fieldstone" }],
    [`${asVeneer("brick")}, thin brick`, { finish: "brick" }],
    [asVeneer("board, wood, timber, slat"), { finish: "boards" }],
    ["surface finish", {}],
    ["wall paint, masonry paint, limewash, whitewash coat", { finish: "paint" }],
    ["fence cladding, fence board cladding", { on: "fence", finish: "boards" }],
    ["fence paint", { on: "fence", finish: "paint" }],
    ["fence stain, coat of stain", { on: "fence", finish: "stain" }],
    ["wall stain", { finish: "stain" }],
    ["stucco coat, wall stucco, stucco finish, smooth stucco, wall render", { finish: "stucco" }],
  ],
  attributes: [
    [
      "natural, natural stone, stacked, dry stacked, smooth, textured, horizontal, solid, semi transparent",
      {},
    ],
    ["white, bright white, off white", { color: "white" }],
    ["cream, ivory, beige, almond", { color: "cream" }],
    ["tan, sand, sandy, buff, tan gray, tan grey, khaki", { color: "tan" }],
    ["gray, grey, light gray, light grey, silver", { color: "gray" }],
    ["charcoal, dark gray, dark grey, graphite, slate", { color: "charcoal" }],
    ["black, jet black, ebony", { color: "black" }],
    [
      "brown, dark brown, walnut, dark walnut, chestnut, espresso, chocolate, dark, medium brown",
      { color: "brown" },
    ],
    ["cedar, cedar tone, honey, golden, natural wood", { color: "cedar" }],
    ["redwood, red, barn red, mahogany", { color: "redwood" }],
    ["green, dark green, forest green, sage green", { color: "green" }],
    ["blue, navy, navy blue", { color: "blue" }],
  ],
  bareLength: "heightM",
};
