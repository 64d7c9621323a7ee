import { COLOR_WORDS } from "#core/elements/color-words.ts";
import type { Details } from "#core/elements/vocabulary.ts";
import { WALL_COLORS } from "#core/elements/wall-looks.ts";

/** What there is to choose of a wall: what it is built of, and its color. */
export const wallChoices: readonly {
  label: string;
  options: readonly { label: string; details: Partial<Details<"retaining-wall">> }[];
}[] = [
  {
    label: "material",
    options: [
      { label: "block", details: { material: "block" } },
      { label: "stone", details: { material: "stone" } },
      { label: "limestone", details: { material: "limestone" } },
      { label: "brick", details: { material: "brick" } },
      { label: "timber", details: { material: "timber" } },
      { label: "boulders", details: { material: "boulder" } },
    ],
  },
  {
    label: "color",
    options: [
      { label: "its own", details: { colour: undefined } },
      ...WALL_COLORS.map(([colour]) => ({ label: COLOR_WORDS[colour], details: { colour } })),
    ],
  },
];
