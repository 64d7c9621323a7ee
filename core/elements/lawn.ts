import type { ElementVocabulary } from "./vocabulary.ts";

export const lawn: ElementVocabulary<"lawn"> = {
  defaults: { surface: "sod" },
  nouns: [
    ["lawn, grass, turf, green grass, grass area, lush lawn, grass lawn, play lawn"],
    ["sod, sod lawn, new sod, fresh sod, turf grass", { surface: "sod" }],
    ["grass seed, hydroseed, hydroseeding, seeded lawn, overseed, overseeding, reseed", { surface: "seed" }],
    [
      `
        artificial turf, artificial grass, synthetic turf, synthetic grass, synthetic lawn, artificial lawn,
        astroturf, astro turf, fake grass, faux grass, putting green
      `,
      { surface: "turf" },
    ],
  ],
  attributes: [
    ["artificial, synthetic, fake, faux", { surface: "turf" }],
    ["green, natural, lush", {}],
    ["seeded", { surface: "seed" }],
  ],
  bareLength: "lengthM",
};
