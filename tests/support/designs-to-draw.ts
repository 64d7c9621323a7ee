import type { ConceptInput } from "#renderer/render/concept-types.ts";
import { type openYard, YARD_CAMERAS } from "./open-yard.ts";

type Yard = Parameters<typeof openYard>[0];
type DesignToDraw = { yard: Yard; input: Omit<ConceptInput, "photo"> };

/** Shares of a yard of 320 px (as wide or as high) in pixels. */
const path = (...corners: [x: number, y: number][]) => corners.map(([x, y]) => ({ x: x * 320, y: y * 213 }));

const design = (
  yard: Yard,
  input: Omit<DesignToDraw["input"], "viewpoint" | "seed" | "camera"> & Partial<DesignToDraw["input"]>,
) => ({
  yard,
  input: { viewpoint: "same" as const, seed: 7, camera: YARD_CAMERAS[yard], ...input },
});

/** Designs that take all that a drawing can follow: changes in words and by hand, highlights with and without words, brush, sizes, season. */
export const designsToDraw: Record<string, DesignToDraw> = {
  "a first wish": design("front-ranch", {
    prompt:
      "lawn, tan paver patio, birch, planting bed along the house with 6 smooth hydrangeas, 9 lavender, 5 daylilies and 7 boxwood, in autumn",
    areas: [],
  }),
  "many changes": design("backyard-fence", {
    prompt: "lawn, paver patio with a dining set, two birches, planting bed with lavender and boxwood",
    areas: [],
    changes: [
      "move the patio 3 ft to the left",
      "replace the lavender with daylilies",
      "add a fire pit",
      "make the patio charcoal",
      "undo",
      "make the bed larger",
      "remove the old fence",
      "Tree 4: move 3 ft right",
    ],
  }),
  "highlights and brush": design("front-ranch", {
    prompt: "Show it in spring. Make the patio red.",
    areas: [
      {
        id: "a",
        path: path([0.05, 0.72], [0.45, 0.7], [0.5, 0.9], [0.1, 0.95]),
        description: "Paver patio, wider than the old walk",
      },
      { id: "b", path: path([0.5, 0.66], [0.9, 0.64], [0.92, 0.74], [0.55, 0.76]), description: "" },
    ],
    brush: [{ mode: "remove", radius: 6, path: path([0.2, 0.8], [0.25, 0.82]) }],
    changes: ["make the patio larger", "move the patio 2 ft to the right", "add a bench of boulders"],
  }),
  "a known size, in the evening": design("portrait-walk", {
    prompt: "lawn with path lights along the walk and a boxwood hedge, evening view",
    areas: [],
    camera: {
      focal35Mm: 26,
      references: [{ kind: "ground-length", from: { x: 60, y: 290 }, to: { x: 160, y: 290 }, lengthM: 2 }],
    },
  }),
};
