import type { ElementVocabulary } from "./vocabulary.ts";

export const retainingWall: ElementVocabulary<"retaining-wall"> = {
  defaults: { material: "block" },
  nouns: [
    [
      `
        retaining wall, retaing wall, retaning wall, retainer wall, garden wall, terrace wall, landscape wall, wall, low wall, knee wall, retaining
        walls, tiered wall
      `,
    ],
    [
      "block wall, allan block, concrete block wall, segmental wall, versa lok, brick wall",
      { material: "block" },
    ],
    [
      `
        stone wall, natural stone wall, limestone wall, outcropping wall, outcrop wall, armour stone, armor stone, armour rock, dry stack wall, dry stone wall, drystone wall, rock wall, fieldstone wall,
        flagstone wall
      `,
      { material: "stone" },
    ],
    ["boulder wall, boulder retaining wall, wall of boulders, stacked boulder wall", { material: "boulder" }],
  ],
  attributes: [
    ["two tier, three tier, two tiered, three tiered, multi tier, tiered, terraced, curved, low, tall", {}],
    [
      "stone, natural stone, fieldstone, dry stack, dry stacked, stacked stone, rock, limestone",
      { material: "stone" },
    ],
    ["boulder, stacked boulder", { material: "boulder" }],
    ["block, concrete block, concrete, cinder block, brick, segmental", { material: "block" }],
  ],
  bareLength: "heightM",
};
