import type { ElementVocabulary } from "./vocabulary.ts";

export const waterFeature: ElementVocabulary<"water-feature"> = {
  defaults: { form: "fountain" },
  nouns: [
    [
      "water feature, water fountain, fountain, stone fountain, tiered fountain, garden fountain, courtyard fountain",
      { form: "fountain" },
    ],
    ["pond, koi pond, garden pond, natural pond, fish pond, lily pond, wildlife pond", { form: "pond" }],
    [
      "bubbler, bubbling rock, bubbling boulder, bubbling stone, bubbling urn, rock fountain",
      { form: "bubbler" },
    ],
  ],
  attributes: [["tiered, stone, natural, round, circular, small, rustic, koi", {}]],
  bareLength: "widthM",
};
