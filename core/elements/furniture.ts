import type { ElementVocabulary } from "./vocabulary.ts";

export const furniture: ElementVocabulary<"furniture"> = {
  defaults: { set: "lounge" },
  nouns: [
    [
      `
        dining set, dining table, table, patio table, table and chairs, tables and chairs, outdoor dining set, picnic table, bistro
        set, bistro table, outdoor table, patio dining set
      `,
      { set: "dining" },
    ],
    [
      `
        furniture, outdoor furniture, patio furniture, lounge furniture, garden furniture, lounge set, sofa, couch, sectional, outdoor
        sofa, seating set, lounger, sun lounger, chaise, chaise lounge, daybed, conversation set, furniture set, coffee table
      `,
      { set: "lounge" },
    ],
  ],
  attributes: [
    ["dining, for dining", { set: "dining" }],
    ["lounge, for lounging", { set: "lounge" }],
    ["chair, seat, lounge chair, seating, bench seating", {}],
    ["teak, wood, wooden, wicker, modern", {}],
  ],
  bareLength: "widthM",
};
