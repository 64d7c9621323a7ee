import type { ElementVocabulary } from "./vocabulary.ts";

export const firePit: ElementVocabulary<"fire-pit"> = {
  defaults: { seating: false },
  nouns: [
    [
      `
        fire pit, fp, gas fp, campfire, bonfire, fire feature, firepit circle, gas fire pit, stone
        fire pit, fire table, fire place
      `,
    ],
    ["fire bowl, firebowl", { form: "bowl" }],
    ["fire ring, brazier, chiminea", { form: "steel" }],
    [
      "fire pit area, fire pit circle, fire pit seating area, fire circle, conversation pit",
      { seating: true },
    ],
  ],
  attributes: [
    [
      `
        chair, seat, seating, adirondack, adirondack chair, lounge chair, bench seating, stool, seat wall, sitting wall, seating wall, rocking chair, adirondacks, lawn chair, garden chair, patio chair
      `,
      { seating: true },
    ],
    [
      "bench, wood bench, wooden bench, cedar bench, garden bench, bench seat",
      { seating: true, seat: "bench" },
    ],
    [
      "log seat, log stool, log seating, stump seat, stump stool, tree stump seat, log round, timber round",
      { seating: true, seat: "stump" },
    ],
    ["steel, metal, corten, iron, cast iron, rusted steel, weathering steel", { form: "steel" }],
    ["round, circular, square, stone, brick, block, gas, natural stone, small, rustic", {}],
  ],
  bareLength: "widthM",
};
