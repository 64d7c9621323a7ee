import { THING_WORDS } from "./loose-things.ts";

/** Things that stand in a yard for good, beside those that stand loose. */
const BUILT =
  "fire ?pit|fireplace|grill|bbq|barbecue|hot tub|spa|shed|pergola|gazebo|arbor|trellis|statue|fountain|bird ?bath|mailbox|lamp ?post|light pole|flag ?pole|planter|raised bed|ac unit|playhouse|well|tank";
const RELATION =
  "around|round|by|near|next to|beside|behind|in front of|along|along with|at|to|facing|between|under|over|past|keep|keeping|leave";
const BESIDE = new RegExp(
  `\\b(?:${RELATION}) (?:all )?(?:the|our|my|that|this|those|these|existing)(?: [a-z]+)? (?:${BUILT}|${THING_WORDS})s?\\b`,
);

/**
 * Whether words in normal form name something that stands in the photo and stays ("around the fire pit"): what the network sees of a thing may be that, and
 * not the one that is to go.
 */
export const namesWhatStays = (normal: string): boolean => BESIDE.test(normal);
