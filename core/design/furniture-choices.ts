import { FURNITURE_COLORS } from "#core/elements/furniture-looks.ts";
import type { Details } from "#core/elements/vocabulary.ts";

/** What there is to choose of furniture: the set, its material, its color. */
export const furnitureChoices: readonly {
  label: string;
  options: readonly { label: string; details: Partial<Details<"furniture">> }[];
}[] = [
  {
    label: "set",
    options: [
      { label: "dining", details: { set: "dining" } },
      { label: "dining for four", details: { set: "dining-four" } },
      { label: "dining for eight", details: { set: "dining-eight" } },
      { label: "round for four", details: { set: "dining-round" } },
      { label: "round for six", details: { set: "dining-round-six" } },
      { label: "square for four", details: { set: "dining-square" } },
      { label: "picnic table", details: { set: "picnic-table" } },
      { label: "lounge", details: { set: "lounge" } },
      { label: "sectional", details: { set: "sectional" } },
      { label: "sofa", details: { set: "sofa" } },
      { label: "bistro", details: { set: "bistro" } },
      { label: "bench", details: { set: "bench" } },
      { label: "chairs", details: { set: "chairs" } },
      { label: "rocking chairs", details: { set: "rockers" } },
      { label: "loungers", details: { set: "loungers" } },
      { label: "log seats", details: { set: "stumps" } },
      { label: "umbrella", details: { set: "umbrella" } },
      { label: "side table", details: { set: "side-table" } },
      { label: "egg chair", details: { set: "egg-chair" } },
      { label: "hammock", details: { set: "hammock" } },
      { label: "porch swing", details: { set: "porch-swing" } },
      { label: "hot tub", details: { set: "hot-tub" } },
      { label: "string lights", details: { set: "string-lights" } },
    ],
  },
  {
    label: "material",
    options: [
      { label: "usual", details: { material: undefined } },
      { label: "wood", details: { material: "wood" } },
      { label: "metal", details: { material: "metal" } },
      { label: "wicker", details: { material: "wicker" } },
    ],
  },
  {
    label: "color",
    options: [
      { label: "its own", details: { color: undefined } },
      ...FURNITURE_COLORS.map(([color]) => ({ label: color, details: { color } })),
    ],
  },
];
