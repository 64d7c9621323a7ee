import type { ElementVocabulary } from "./vocabulary.ts";

/** Named trees come from the plant catalogue; these are the words for a tree of no named species. */
export const tree: ElementVocabulary<"tree"> = {
  defaults: { species: "dogwood" },
  nouns: [
    ["tree, specimen tree, accent tree, small tree, focal tree, patio tree, specimen"],
    ["shade tree, large tree, big tree, canopy tree, street tree", { species: "red-maple" }],
    ["flowering tree, ornamental tree, blooming tree", { species: "dogwood" }],
    [
      "evergreen tree, conifer, pine tree, fir tree, spruce tree, christmas tree, pine, fir",
      { species: "arborvitae" },
    ],
    [
      "fruit tree, apple tree, pear tree, plum tree, peach tree, magnolia, crabapple, crab apple, almond tree",
      { species: "cherry" },
    ],
    [
      "lemon tree, orange tree, citrus tree, citrus, eucalyptus, acacia, mesquite, palo verde",
      { species: "olive" },
    ],
    [
      "elm, ash tree, linden, sycamore, hornbeam, beech, sweetgum, tulip tree, locust tree, honey locust",
      { species: "red-maple" },
    ],
    ["aspen, poplar, silver birch", { species: "birch" }],
    ["serviceberry, crape myrtle, crepe myrtle, smoke tree, witch hazel, lilac tree", { species: "redbud" }],
  ],
  attributes: [],
  bareLength: "heightM",
};
