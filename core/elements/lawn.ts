import type { ElementVocabulary } from "./vocabulary.ts";

export const lawn: ElementVocabulary<"lawn"> = {
  defaults: { surface: "sod" },
  nouns: [
    ["golf course, golf green, lawn, grass, turf, green grass, grass area, lush lawn, grass lawn, play lawn"],
    [
      "sod, real grass, natural grass, real lawn, real turf, sod lawn, new sod, fresh sod, turf grass, bermuda, bermuda sod, bermuda grass, st augustine, st augustine grass, st augustine sod, zoysia, zoysia sod, zoysia grass, kentucky bluegrass, bluegrass, ryegrass, tall fescue, fescue grass, fescue sod, fescue lawn, centipede, centipede grass, centipede sod, bahia, bahia grass, buffalo sod, perennial rye, resod, resodding, resodded",
      { surface: "sod" },
    ],
    [
      "grass seed, hydroseed, hydroseeding, seeded lawn, overseed, overseeding, reseed, reseeding",
      { surface: "seed" },
    ],
    [
      `
        artificial turf, artificial grass, synthetic turf, synthetic grass, synthetic lawn, artificial lawn,
        astroturf, astro turf, fake grass, faux grass
      `,
      { surface: "turf" },
    ],
    ["putting green, golf putting green, backyard putting green", { surface: "turf", green: "all" }],
    ["double flag putting green", { surface: "turf", green: "all", flags: 2 }],
    ["triple flag putting green", { surface: "turf", green: "all", flags: 3 }],
  ],
  attributes: [
    // The grammar brings "turf with a little putting green and two flags" to these words.
    ["inset putting green", { green: "part" }],
    ["inset double flag putting green", { green: "part", flags: 2 }],
    ["inset triple flag putting green", { green: "part", flags: 3 }],
    ["artificial, synthetic, fake, faux", { surface: "turf" }],
    [
      "green, natural, lush, smooth, thick, even, flat, soft, healthy, perfect, plush, weed free, clean edge, crisp edge, fresh edge, sharp edge, neat edge, clean edges, crisp edges, sharp edges, neat edges, fresh edges, edge, square, rectangle, rectangular, round",
      {},
    ],
    ["seeded", { surface: "seed" }],
  ],
  bareLength: "lengthM",
};
