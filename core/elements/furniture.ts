import { FURNITURE_COLORS, FURNITURE_WOODS } from "./furniture-looks.ts";
import type { ElementVocabulary } from "./vocabulary.ts";

export const furniture: ElementVocabulary<"furniture"> = {
  defaults: { set: "lounge" },
  nouns: [
    [
      `
        somewhere to eat, someplace to eat, place to eat, spot to eat, somewhere to dine, place to dine, somewhere to have dinner, place to eat outside, somewhere to eat outside, spot to eat outside, table with chairs, table and six chairs, table and 6 chairs, table with six chairs, table with 6 chairs, table chairs, table for six, table for 6, dining table for six, dining table for 6, dining set for six, dining set for 6,
        dining set, dining table, table, patio table, table and chairs, tables and chairs, outdoor dining set, picnic table, outdoor table,
        patio dining set, patio set
      `,
      { set: "dining" },
    ],
    [
      `
        table and four chairs, table and 4 chairs, table with four chairs, table with 4 chairs, dining table with four chairs,
        dining table with 4 chairs, dining table and 4 chairs, dining table and four chairs, patio table and four chairs, patio table and 4 chairs, patio table with 4 chairs,
        table for four, table for 4, dining table for four, dining table for 4, dining set for four, dining set for 4
      `,
      { set: "dining-four" },
    ],
    [
      `
        something to sit on, somewhere to sit, someplace to sit, place to sit, spot to sit, area to sit, somewhere to relax, place to relax, spot to relax, somewhere to hang out, place to hang out, spot to hang out, somewhere to lounge,
        furniture, outdoor furniture, patio furniture, lounge furniture, garden furniture, lounge set, sofa, couch, sectional, outdoor
        sofa, seating set, daybed, conversation set, furniture set, coffee table
      `,
      { set: "lounge" },
    ],
    [
      "table for two, table for 2, bistro set, bistro table, cafe table, cafe set, bistro table and chairs",
      { set: "bistro" },
    ],
    [
      "bench, bench seating, built in bench, built in seating, garden bench, park bench, wood bench, wooden bench, teak bench, cedar bench, sitting bench",
      { set: "bench" },
    ],
    ["rocking chair, rocker, lawn chair, garden chair, patio chair", { set: "chairs" }],
    [
      "lounger, sun lounger, chaise, chaise lounge, pool chair, pool lounger, lounge chair, deck chair, sunbed, tanning chair",
      { set: "loungers" },
    ],
    ["side table, end table, drink table, drinks table, accent table", { set: "side-table" }],
    ["log seat, log stool, stump seat, stump stool, tree stump seat", { set: "stumps" }],
    [
      "umbrella, patio umbrella, sun umbrella, parasol, market umbrella, garden umbrella, table umbrella, sunshade",
      { set: "umbrella" },
    ],
  ],
  attributes: [
    ["dining, for dining", { set: "dining" }],
    ["lounge, for lounging", { set: "lounge" }],
    ["chair, seat, seating, bench seating, stool", {}],
    ...FURNITURE_COLORS.map(([color, words]) => [words, { color }] as const),
    [FURNITURE_WOODS, {}],
    ["wicker, modern", {}],
  ],
  bareLength: "widthM",
};
