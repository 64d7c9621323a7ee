import type { ElementVocabulary } from "./vocabulary.ts";

export const raisedBed: ElementVocabulary<"raised-bed"> = {
  defaults: { material: "wood", planting: "flowers" },
  nouns: [
    [
      `
        raised bed, raised garden bed, raised planter, raised planter box, planter bed, elevated bed, raised planting bed, wood box, wooden box, timber box, planting box, box from wood, box of wood, box made of wood,
        raised flower bed, raised garden, garden box
      `,
    ],
    [
      `
        vegetable garden, vegetable bed, veggie garden, veggie bed, kitchen garden, raised vegetable bed, raised veggie bed,
        raised vegetable garden, vegetable planter, vegetable box, veg garden, veg bed, veg patch, veg plot, vegetable patch, veggie patch, vegetable plot, potager, salad garden
      `,
      { planting: "vegetables" },
    ],
    ["corten bed, steel bed", { material: "steel" }],
    [
      "stone planter, planter wall, stone planter wall, brick planter wall, block planter wall, masonry planter, block planter, brick planter",
      { material: "stone" },
    ],
  ],
  attributes: [
    ["cedar, wood, wooden, timber, sleeper, redwood, treated, pine", { material: "wood" }],
    ["stone, block, brick, masonry, natural stone", { material: "stone" }],
    ["steel, corten, metal, galvanized, weathering steel", { material: "steel" }],
    ["flower, flowers, plants, shrub", { planting: "flowers" }],
    [
      `vegetable, veg, veggie, veggies, for vegetables, edible, tomato, tomatos, tomatoes, pepper, lettuce, zucchini, cucumber, carrot,
      kale, bean, pea, squash, salad, spinach, onion, potato, pumpkin, beets`,
      { planting: "vegetables" },
    ],
  ],
  bareLength: "lengthM",
};
