import type { ElementVocabulary } from "./vocabulary.ts";

export const uplights: ElementVocabulary<"uplights"> = {
  defaults: {},
  nouns: [
    [
      `
        uplight, up light, uplighting, up lighting, uplighter, spotlight, spot light, spotlighting, bullet light, flood light,
        floodlight, well light, moonlighting, landscape spot, garden spot, spot lamp, landscape uplight
      `,
    ],
    ["tree light, tree lighting, tree uplight, tree uplighting", {}, "around-tree"],
    [
      "wall wash, wall washer, wall washing, wall wash light, washing, wash light, facade lighting, facade light, house lighting",
      {},
      "along-house",
    ],
  ],
  attributes: [
    ["led, low voltage, warm white, warm", {}],
    ["black, matte black", { metal: "black" }],
    ["bronze, dark bronze, oil rubbed bronze", { metal: "bronze" }],
    ["brass, solid brass, antique brass", { metal: "brass" }],
  ],
  bareLength: "heightM",
};
