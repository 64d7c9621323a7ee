import {
  FIELDSTONE_EDGES,
  NATURAL_STONE_EDGES,
  STACKED_EDGES,
  STEEL_EDGES,
  TIMBER_EDGES,
} from "./stone-edges.ts";
import type { ElementVocabulary } from "./vocabulary.ts";
import { without } from "./without.ts";

export const bed: ElementVocabulary<"bed"> = {
  defaults: { style: "classic", mulch: "brown", species: [], edging: true },
  nouns: [
    [
      `
        bed, planting bed, plant bed, flower bed, garden bed, mulch bed, mulched bed, shrub bed, perennial
        bed, landscape bed, curved bed, planting area, planting strip, planting, hellstrip, every plant, each plant
      `,
    ],
    [
      "plant something, plant some things, plant some stuff, something planted, something growing, something in the beds, some planting, some plantings, plantings, shrubbery, landscape plants",
    ],
    [
      `
        garden, flower garden, perennial garden, shade garden, plants, greenery, foliage, flowers, shrub,
        bush
      `,
    ],
    ["perennial border, flower border, mixed border, plant border, planted border", {}, "border"],
    ["foundation planting, foundation plants, foundation bed, foundation shrub", {}, "along-house"],
    [
      "leaf mould, leaf mold, leaf compost, leaf mulch, compost mulch, mulch, bark, bark mulch, wood chip, wood mulch, bark chip, hardwood mulch, shredded bark, cypress mulch, hemlock mulch, playground mulch, playground chip, pine bark nugget, bark nugget, bark mini nugget, pine nugget, wood nugget, mini nugget",
    ],
    ["black mulch, dyed black mulch, black dyed mulch, dark mulch", { mulch: "black" }],
    ["red mulch", { mulch: "red" }],
    [
      "brown pine straw, red pine straw, fresh pine straw, long needle pine straw, pine straw, pine straw mulch, pine needle, pine needles, pine needle mulch, longleaf pine straw",
      { mulch: "pine-straw" },
    ],
    [
      "dark brown mulch, chocolate mulch, chocolate brown mulch, brown dyed mulch, dyed brown mulch, dark brown dyed mulch, brown mulch, natural mulch, cedar mulch, pine mulch, pine bark",
      { mulch: "brown" },
    ],
    [
      "shell mulch, crushed shell mulch, oyster shell mulch",
      { mulch: "gravel", stone: "white", grade: "shell" },
    ],
    [
      "lava mulch, lava rock mulch, black lava rock mulch",
      { mulch: "gravel", stone: "black", grade: "lava" },
    ],
    ["red lava mulch, red lava rock mulch", { mulch: "gravel", stone: "red", grade: "lava" }],
    ["slate mulch, slate chip mulch", { mulch: "gravel", stone: "grey", grade: "slate" }],
    ["gravel mulch, stone mulch, rock mulch, gravel bed, gravel garden", { mulch: "gravel" }],
    ["tree ring, mulch ring", { bare: true }, "around-tree"],
    [
      "stone ring, stone tree ring, tree ring of stone, ring of stone, rock ring, ring of rock, stone edged ring, stone border around the tree, stone border around tree, stone edging around the tree, stone edge around the tree, rock border around the tree",
      { edge: "stone", bare: true },
      "around-tree",
    ],
    [
      "brick ring, brick tree ring, ring of brick, brick edged ring, brick border around the tree, brick border around tree, brick edging around the tree, brick edge around the tree",
      { edge: "brick", bare: true },
      "around-tree",
    ],
    ["island bed, kidney bed", {}, "centre"],
    ["cutting garden, cut flower garden", { style: "cottage" }],
    ["rose garden, rose bed", { species: ["rose"], style: "cottage" }],
    ["herb garden", { species: ["lavender", "salvia", "creeping-thyme", "catmint"], style: "mediterranean" }],
    [
      `
        butterfly garden, pollinator garden, pollinator bed, wildflower, wildflower meadow, meadow, prairie,
        rain garden, bioswale
      `,
      { style: "native" },
    ],
    ["hosta garden, fern garden, woodland garden", { species: ["hosta", "fern", "pachysandra"] }],
  ],
  attributes: [
    ["black, dark", { mulch: "black" }],
    ["red", { mulch: "red" }],
    ["pine straw, pine needle, pine needles", { mulch: "pine-straw" }],
    ["brown, natural", { mulch: "brown" }],
    ["gravel, stone, rock, pebble", { mulch: "gravel" }],
    [`unmulched, bare soil, just soil, ${without("mulch, bark, bark mulch, wood chip")}`, { mulch: "soil" }],
    [without("edging, border, edge, edging stone"), { edging: false }],
    [`edging, edged, bed edging, edge, border`, { edging: true }],
    [STEEL_EDGES, { edging: true, edge: "steel" }],
    [TIMBER_EDGES, { edging: true, edge: "timber" }],
    ["brick edging, brick border, brick edge, brick edged, brick bordered", { edging: true, edge: "brick" }],
    [
      `
        edging stone, edging rock, border stone, stones around the edge, stones as edging, stones for edging,
        stone edging, stone border, stone edge, cobble edging, cobble border, cobble edge, cobblestone edge, belgian block edge, belgian block edging, belgian block border, cobblestone edging, cobblestone border, stone edged,
        cobblestone edged, stone bordered, ${NATURAL_STONE_EDGES}
      `,
      { edging: true, edge: "stone" },
    ],
    [FIELDSTONE_EDGES, { edging: true, edge: "fieldstone" }],
    [STACKED_EDGES, { edging: true, edge: "stacked" }],
    ["circular, circle, round, oval", { shape: "round" }],
    ["steel, metal, aluminum, metal stuff", { edging: true, edge: "steel" }],
    [
      "timber, railroad tie, railroad ties, landscape tie, landscape timber",
      { edging: true, edge: "timber" },
    ],
    [
      "unedged, spade edge, spaded edge, spade edged, cut edge, hand cut edge, natural edge, trench edge, crisp edge, fresh edge, clean edge, fresh edges, clean edges, crisp edges, new edge, edged beds, deep edge, sharp edge",
      { edging: false },
    ],
    [
      `
        some color, some colour, full of color, full of flowers, lots of flowers, tons of color, tons of flowers, plenty of color, bursts of color, overflowing with flowers,
        colorful, colourful, more color, more colour, pop of color, lots of color, splash of color, bright,
        flowering, blooming, floral, romantic
      `,
      { style: "cottage" },
    ],
    ["drought tolerant, drought resistant, xeric, dry, heat tolerant", { style: "dry" }],
    ["pollinator, bee friendly, butterfly", { style: "native" }],
    ["formal, clipped, manicured, neat", { style: "classic" }],
    ["architectural, sculptural", { style: "modern" }],
  ],
  bareLength: "widthM",
};
