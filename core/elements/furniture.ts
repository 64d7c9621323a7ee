import { FURNITURE_COLORS, FURNITURE_MATERIALS, type FurnitureMaterial } from "./furniture-looks.ts";
import type { ElementVocabulary } from "./vocabulary.ts";

const TABLES = ["dining table", "table", "patio table", "dining set", "patio set", "outdoor table"];
/** "round dining table for four": each table by each number; a text is brought to this form by the table wishes of the grammar. */
const tables = (shapes: string, seats: string): string =>
  shapes
    .split(",")
    .flatMap((shape) =>
      TABLES.flatMap((table) =>
        seats.split(",").map((seat) => [shape.trim(), table, seat.trim()].filter(Boolean).join(" ")),
      ),
    )
    .join(", ");

const MATERIALS = Object.entries(FURNITURE_MATERIALS) as [FurnitureMaterial, string][];

export const furniture: ElementVocabulary<"furniture"> = {
  defaults: { set: "lounge" },
  nouns: [
    [
      `
        somewhere to eat, someplace to eat, place to eat, spot to eat, somewhere to dine, place to dine, somewhere to have dinner, place to eat outside, somewhere to eat outside, spot to eat outside, table with chairs, table and six chairs, table and 6 chairs, table with six chairs, table with 6 chairs, table chairs, table for six, table for 6, dining table for six, dining table for 6, dining set for six, dining set for 6,
        dining set, dining table, table, patio table, table and chairs, tables and chairs, outdoor dining set, outdoor table,
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
    [tables("", "for eight, for 8"), { set: "dining-eight" }],
    [tables("round, circular", ", for four, for 4"), { set: "dining-round" }],
    [tables("round, circular", "for six, for 6, for eight, for 8"), { set: "dining-round-six" }],
    [tables("square", ", for four, for 4"), { set: "dining-square" }],
    [tables("rectangular, rectangle, long", ", for six, for 6"), { set: "dining" }],
    [tables("rectangular, rectangle, long", "for four, for 4"), { set: "dining-four" }],
    [tables("rectangular, rectangle, long, square", "for eight, for 8"), { set: "dining-eight" }],
    ["picnic table, picnic bench, picnic table with benches", { set: "picnic-table" }],
    [
      `
        something to sit on, somewhere to sit, someplace to sit, place to sit, spot to sit, area to sit, somewhere to relax, place to relax, spot to relax, somewhere to hang out, place to hang out, spot to hang out, somewhere to lounge,
        furniture, outdoor furniture, patio furniture, lounge furniture, garden furniture, lounge set, sofa, couch, sofa set, outdoor sofa set, patio sofa set, couch set, seating set, daybed, conversation set, furniture set, coffee table
      `,
      { set: "lounge" },
    ],
    [
      `
        sectional, sectional sofa, outdoor sectional, sectional couch, l shaped sectional, l shaped sofa, l shaped couch, l shaped outdoor sectional, l shaped outdoor sofa,
        corner sofa, corner sectional, l shaped sectional sofa
      `,
      { set: "sectional" },
    ],
    // A bare "sofa" names a lounge set too, in changes of a design; "a sofa" is brought to "outdoor sofa" by the table wishes.
    ["outdoor sofa, outdoor couch, patio sofa, patio couch, loveseat, love seat", { set: "sofa" }],
    [
      "table for two, table for 2, bistro set, bistro table, cafe table, cafe set, bistro table and chairs",
      { set: "bistro" },
    ],
    [
      "bench, bench seating, built in bench, built in seating, garden bench, park bench, wood bench, wooden bench, teak bench, cedar bench, sitting bench",
      { set: "bench" },
    ],
    ["lawn chair, garden chair, patio chair", { set: "chairs" }],
    ["rocking chair, rocker, porch rocker", { set: "rockers" }],
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
    [
      "egg chair, hanging egg chair, hanging chair, swing chair, hanging swing chair, hanging pod chair, egg swing, hanging egg swing, swinging egg chair, pod chair, hammock chair",
      { set: "egg-chair" },
    ],
    ["hammock, hammock with stand, hammock with a stand, hammock on a stand", { set: "hammock" }],
    ["porch swing, bench swing, swing bench, garden swing, patio swing, swing seat", { set: "porch-swing" }],
    [
      "string light, fairy light, bistro light, festoon light, cafe light, market light, edison light, overhead light, bulb light, outdoor string light, patio string light, overhead string light, string of light, strand of light, hanging light, hanging string light",
      { set: "string-lights" },
    ],
    ["hot tub, hottub, spa, jacuzzi, square hot tub, outdoor spa", { set: "hot-tub" }],
  ],
  attributes: [
    ["dining, for dining", { set: "dining" }],
    ["lounge, for lounging", { set: "lounge" }],
    ["chair, seat, seating, bench seating, stool", {}],
    ...FURNITURE_COLORS.map(([color, words]) => [words, { color }] as const),
    ...MATERIALS.map(([material, words]) => [words, { material }] as const),
    ["modern", {}],
  ],
  bareLength: "widthM",
};
