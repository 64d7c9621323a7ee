import { BORDERS, borderOf, PAVER_BORDERS } from "./border-words.ts";
import {
  FIELDSTONE_EDGES,
  NATURAL_STONE_EDGES,
  STACKED_EDGES,
  STEEL_EDGES,
  TIMBER_EDGES,
} from "./stone-edges.ts";
import type { ElementVocabulary } from "./vocabulary.ts";

/** Edging as a thing of its own; said of a bed or of paving it is a detail of those. */
export const edging: ElementVocabulary<"edging"> = {
  defaults: { material: "steel" },
  nouns: [
    ["landscape edging, lawn edging, garden edging, edging strip, lawn edge, edging along the lawn"],
    [
      "steel lawn edging, aluminum edging, aluminium edging, corten edging, corten steel edging, weathering steel edging, rusted steel edging, black edging",
      { material: "steel" },
    ],
    ["mowing strip, mow strip, brick mowing strip", { material: "brick" }],
    [
      "curbing, landscape curbing, concrete curbing, concrete edging, concrete mow strip, concrete mowing strip",
      { material: "concrete" },
    ],
    ["granite edging, granite curb", { material: "stone" }],
  ],
  attributes: [
    [STEEL_EDGES, { material: "steel" }],
    [TIMBER_EDGES, { material: "timber" }],
    [
      `${NATURAL_STONE_EDGES}, stone edging, cobblestone edging, cobblestone edge, cobble edging, cobble edge, granite cobble edging, granite cobble border, granite block edging, belgian block edging, belgian block border, belgian block edge, stone border, stone edge, cobble border, cobblestone border, stone, natural stone, cobble, cobblestone, granite, belgian block`,
      { material: "stone" },
    ],
    [FIELDSTONE_EDGES, { material: "fieldstone" }],
    [STACKED_EDGES, { material: "stacked" }],
    [PAVER_BORDERS, { material: "paver" }],
    ...BORDERS.map(
      ([shades, colour]) => [borderOf(shades, PAVER_BORDERS), { material: "paver", colour }] as const,
    ),
    [
      "brick edging, brick border, brick edge, brick, brick soldier course, red brick soldier course, clay brick soldier course, brick sailor course",
      { material: "brick" },
    ],
  ],
  bareLength: "lengthM",
};
