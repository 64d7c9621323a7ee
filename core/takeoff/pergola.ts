import { COLOR_WORDS } from "#core/elements/color-words.ts";
import { given, SOURCE } from "./draft-line.ts";
import type { ElementTakeOff } from "./element-take-off.ts";
import { footingBags } from "./formulas/concrete.ts";
import { FOOTING_DIAMETER_IN } from "./formulas/deck-framing.ts";
import { areaInput } from "./measured-ground.ts";

/** At the corners. A long pergola has more; the price per square foot holds them, their footings are not counted. */
const POSTS = 4;

/** A pergola by its area, put up, and the concrete of its footings, which go down to the frost depth. */
export const takeOffPergola: ElementTakeOff<"pergola"> = (element, ground, job) => {
  const bagsEach = footingBags(FOOTING_DIAMETER_IN, job.frostDepthIn);
  return [
    {
      key: "pergola",
      category: "features",
      name: `Pergola, ${COLOR_WORDS[element.wood]}`,
      description: "Posts, beams, rafters and stain, put up",
      item: "pergola",
      // White pergolas are sold in vinyl.
      variant: element.wood === "white" ? "vinyl" : "wood",
      kind: "installed",
      formula: "area",
      inputs: [areaInput(ground)],
      exact: ground.areaSqFt,
      unit: "sq ft",
      growsWith: "area",
    },
    {
      // Four holes; the posts themselves are in the price of the pergola.
      key: "footings",
      category: "features",
      name: "Footing concrete, 80 lb bag",
      description: `${POSTS} footings of ${FOOTING_DIAMETER_IN} in, ${job.frostDepthIn} in deep`,
      item: "concrete-bag-80",
      formula: "posts × bags each",
      inputs: [given("posts", POSTS, "each", SOURCE.own), given("bags each", bagsEach, "bag", SOURCE.bags)],
      exact: POSTS * bagsEach,
      unit: "bag",
      growsWith: "count",
    },
  ];
};
