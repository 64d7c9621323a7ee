import type { ElementVocabulary } from "./vocabulary.ts";

/** What "with flowers" plants: low, and in bloom for long. */
const FLOWERS = ["salvia", "shasta-daisy", "creeping-phlox"];
const HERBS = ["rosemary", "lavender", "creeping-thyme"];

export const planter: ElementVocabulary<"planter"> = {
  defaults: { form: "pot", species: [] },
  nouns: [
    [
      `
        planter, flower planter, pot, flower pot, flowerpot, garden pot, patio pot, plant pot, potted plant, container, container garden, plant container, flower container,
        planting pot, planter pot
      `,
    ],
    ["half barrel, whiskey barrel, wine barrel, half whiskey barrel, barrel planter", { material: "wood" }],
    ["urn, garden urn, flower urn, planter urn, urn planter", { form: "urn" }],
    ["planter box, box planter, square planter, cube planter, planter cube, flower box", { form: "box" }],
    [
      "corten planter, corten steel planter, weathering steel planter, corten planter box, corten steel planter box",
      { form: "box", material: "corten" },
    ],
    [
      "steel planter, metal planter, steel planter box, metal planter box",
      { form: "box", material: "metal" },
    ],
    [
      "trough, trough planter, planter trough, long planter, rectangular planter, rectangle planter, stock tank planter",
      { form: "trough" },
    ],
    [
      "tall planter, tall square planter, column planter, tower planter, tall pot, tall planter box",
      { form: "tall" },
    ],
    [
      "stacked stone planter, stacked stone planter box, stone planter box, built in planter, built in planter box, natural stone planter, ledgestone planter, fieldstone planter",
      { form: "built" },
    ],
  ],
  attributes: [
    ["terracotta, terra cotta, clay", { material: "terracotta" }],
    ["concrete, cement, stone, cast stone, limestone", { material: "concrete" }],
    ["stacked stone, fieldstone, ledgestone, natural stone", { form: "built", material: "stone" }],
    ["ceramic, glazed, glazed ceramic, pottery", { material: "ceramic" }],
    ["fiberglass, resin, plastic, composite", { material: "fiberglass" }],
    ["metal, steel, aluminum, galvanized, zinc, iron, cast iron", { material: "metal" }],
    ["corten, corten steel, weathering steel, rusted, rusty", { material: "corten" }],
    ["wood, wooden, cedar, timber, redwood, teak, pine", { material: "wood" }],
    ["black, charcoal, dark", { colour: "black" }],
    ["white, cream", { colour: "white" }],
    ["grey, gray", { colour: "grey" }],
    ["blue, cobalt, navy", { colour: "blue" }],
    ["green, sage", { colour: "green" }],
    ["brown, bronze", { colour: "brown" }],
    ["square, cube", { form: "box" }],
    ["rectangular", { form: "trough" }],
    ["herb, herbs, kitchen herb", { species: HERBS }],
    ["flower, flowers, annual flower, colorful flower", { species: FLOWERS }],
    ["round, matching, modern, classic, rustic, traditional, plants, tapered", {}],
  ],
  bareLength: "widthM",
};
