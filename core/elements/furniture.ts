import type { ElementVocabulary } from "./vocabulary.ts";

export const furniture: ElementVocabulary<"furniture"> = {
  defaults: { set: "lounge" },
  nouns: [
    [
      `
        dining set, dining table, table, patio table, table and chairs, tables and chairs, outdoor dining set, picnic table, outdoor table,
        patio dining set, patio set
      `,
      { set: "dining" },
    ],
    [
      `
        furniture, outdoor furniture, patio furniture, lounge furniture, garden furniture, lounge set, sofa, couch, sectional, outdoor
        sofa, seating set, daybed, conversation set, furniture set, coffee table
      `,
      { set: "lounge" },
    ],
    ["bistro set, bistro table, cafe table, cafe set, bistro table and chairs", { set: "bistro" }],
    [
      "bench, garden bench, park bench, wood bench, wooden bench, teak bench, cedar bench, sitting bench",
      { set: "bench" },
    ],
    ["rocking chair, rocker, lawn chair, garden chair, patio chair", { set: "chairs" }],
    [
      "lounger, sun lounger, chaise, chaise lounge, pool chair, pool lounger, lounge chair, deck chair, sunbed, tanning chair",
      { set: "loungers" },
    ],
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
    ["teak, wood, wooden, wicker, modern", {}],
  ],
  bareLength: "widthM",
};
