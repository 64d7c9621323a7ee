import type { ElementVocabulary } from "./vocabulary.ts";

export const waterFeature: ElementVocabulary<"water-feature"> = {
  defaults: { form: "fountain" },
  nouns: [
    [
      "water feature, water fountain, fountain, stone fountain, tiered fountain, garden fountain, courtyard fountain",
      { form: "fountain" },
    ],
    [
      "3 tier fountain, three tier fountain, 3 tiered fountain, three tiered fountain, 3 tier water fountain, three tier water fountain, large tiered fountain",
      { form: "fountain-three" },
    ],
    ["2 tier fountain, two tier fountain, 2 tiered fountain, two tiered fountain", { form: "fountain" }],
    ["bird bath, birdbath, stone bird bath", { form: "birdbath" }],
    ["bubbling urn, urn fountain, bubbling pot, pot fountain, vase fountain, bubbling vase", { form: "urn" }],
    ["pond, koi pond, garden pond, natural pond, fish pond, lily pond, wildlife pond", { form: "pond" }],
    [
      "bubbler, bubbling rock, bubbling boulder, bubbling stone, rock fountain, boulder fountain, bubbling boulder fountain, bubbling rock fountain, bubbling stone fountain",
      { form: "bubbler" },
    ],
  ],
  attributes: [["tiered, stone, natural, round, circular, small, rustic, koi", {}]],
  bareLength: "widthM",
};
