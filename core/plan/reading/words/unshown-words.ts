import type { ElementKind } from "#core/elements/element.ts";
import { KIND_NAMES } from "#core/elements/kind-names.ts";
import { CIRCLE_THE_GROUND } from "#core/plan/circled.ts";

/** Properties that people name and the picture does not show: what is said where an element of one of the kinds comes. */
export type Unshown = { said: RegExp; of: readonly ElementKind[]; sentence: string };

const ROWS: readonly ElementKind[] = ["bed", "hedge", "path-lights", "tree", "boulders", "edging"];

const ALL: readonly ElementKind[] = Object.keys(KIND_NAMES) as ElementKind[];

/** Kinds that lead from one place to another. */
const WAYS: readonly ElementKind[] = [
  "pavers",
  "concrete",
  "gravel",
  "stepping-stones",
  "path-lights",
  "fence",
];

const END =
  "(?:(?:the|our|my) )?(?:front |back |rear |side |kitchen |garage )?(?:house|garage|door|porch|gate|steps|stoop|drive|driveway|street|road|curb|sidewalk|patio|deck|fence|kitchen|shed|pool|mailbox|backyard|back yard)";

/** "A bermuda lawn", and "zoysia instead" said of one. */
export const KINDS_OF_GRASS: Unshown = {
  said: /\b(?:zoysia|bermuda(?: ?grass)?|(?:tall )?fescue|(?:kentucky )?bluegrass|rye ?grass|(?:st\.? )?augustine|centipede|buffalo)\b/,
  of: ["lawn"],
  sentence: "Kinds of grass look alike in the picture; note it in the bill of materials.",
};

export const UNSHOWN: readonly Unshown[] = [
  {
    said: /\b(?:for )?(?:two|three|four|five|six|seven|eight|nine|ten|twelve|\d+) (?:persons?|people|guests?)\b|\b(?:seating|seats|stools|(?:table|dining(?: set)?)(?! for (?:six|6|four|4|eight|8)\b)) for (?:three|four|five|six|seven|eight|nine|ten|twelve|(?!2\b)\d+)\b/,
    of: ["furniture", "outdoor-kitchen", "fire-pit"],
    sentence: "How many it seats cannot be chosen.",
  },
  {
    said: new RegExp(`\\bfrom ${END} to (?:${END}|it\\b|them\\b|there\\b)|\\bto it from ${END}`),
    of: WAYS,
    sentence: `The layout chooses where it begins and ends: c${CIRCLE_THE_GROUND}`,
  },
  {
    said: /\bwhere (?:the|our|my) (?!(?:\w+ )?(?:grass|lawn|\w+) (?:is|was|are|were|used)\b)[^,.;]+?(?=$| by\b| and\b| with\b|[,.;])/,
    of: ALL,
    sentence: "That place cannot be aimed at yet, so the layout chose one: circle it.",
  },
  {
    said: /\bwhere (?:the|our|my|that|this) (?:old |big )?(?!grass|lawn|dirt|weeds|beds?|garden|mulch|gravel|driveway|patio|walk|sidewalk|concrete|sod|path|deck|hedge|plants|shrubs|bush)(?:[a-z]+ )?[a-z]+ (?:is|are|was|were|stands?|sits?)(?: now)?\b/,
    of: ALL,
    sentence:
      "That spot is not aimed at, and what stands there stays in the photo: circle it and write “remove”.",
  },
  {
    said: /\b(?:back|rear|front) (?:left|right)(?: hand)? corner\b/,
    of: ALL,
    sentence: "The layout chooses the corner: circle the one that is meant.",
  },
  {
    said: /\b(?:by|near|at|around|next to|beside) (?:the|our|my) (?:mailbox|(?:ac|a\/c|air conditioner)(?: unit)?|meter|hydrant|utility box)\b/,
    of: ALL,
    sentence: "That spot cannot be aimed at yet: circle it.",
  },
  {
    said: /(?<!\bhalf\b[^.!?]*)(?:\b(?:keep|leave|save|take out|remove|lose) (?:about |around |at least |only |maybe )*half\b(?: (?:of )?(?:it|(?:the|our|my) (?:lawn|grass|yard)))?|\bhalf(?: of)? (?:the|our|my) (?:lawn|grass|yard|back ?yard|front ?yard)\b|\b(?:on |in )?the other half\b|\bhalf (?:would be|is) (?:fine|ok|okay|good|enough)\b)/,
    of: ALL,
    sentence: "How much of the ground it is cannot be said by words: circle the part that should change.",
  },
  {
    said: /\b(?:opening|gap|break)\b/,
    of: ["hedge", "fence", "retaining-wall"],
    sentence: "An opening cannot be drawn by words: circle the line on both sides of it.",
  },
  {
    said: /\bonly (?:where|in the (?:spots|places|parts|areas)) [^,.;!?]+/,
    of: ALL,
    sentence: "That place cannot be aimed at yet: circle it.",
  },
  {
    said: /\b(?:everything|all|anything) else (?:can|could|should|must|has to|needs to) (?:go|come out|be removed)\b|\b(?:remove|clear|take out|get rid of|rip out|tear out) everything(?: else)?\b(?! (?:but|except|from|in|on|along|under|behind))/,
    of: ALL,
    sentence:
      "What stands in the photo stays where the design does not cover it: circle it and write “remove”.",
  },
  {
    said: /\bu[ -]shaped?\b|\bl[ -]shaped?\b(?! (?:(?:outdoor|patio|wicker) )?(?:sectional|sofa|couch)\b)/,
    of: ["outdoor-kitchen", "furniture", "bed", "deck", "pavers", "concrete", "retaining-wall"],
    sentence: "The outline cannot be bent by words: circle the shape that it should have.",
  },
  {
    said: /\b(?:gas|propane)\b(?! (?:[a-z]+ ){0,3}table)/,
    of: ["fire-pit"],
    sentence: "What it burns does not show in the picture; note it in the bill of materials.",
  },
  {
    said: /\btaper(?:s|ed|ing)?\b/,
    of: ["pavers", "concrete", "gravel"],
    sentence: "It is drawn in one width: circle the ground that it should cover.",
  },
  {
    said: /\b(?:double|vehicle|car|truck|driveway) (?:wide )?gate\b|\bgate (?:\w+ )*(?:car|vehicle|truck)s?\b/,
    of: ["fence"],
    sentence: "A gate is drawn for people on foot.",
  },
  KINDS_OF_GRASS,
  {
    said: /\b(?:(?:(?:tan|gray|grey|buff|with|a) )*(?:split|rock|smooth)[ -]?face(?:d)?|rendered|\d+(?:\.\d+)?(?:"| inch(?:es)?) lifts?|(?:\d+(?:\.\d+)?"? )?(?:cap|coping)(?: ?stones?|s)?|battered)\b/,
    of: ["retaining-wall"],
    sentence: "A wall is drawn with the face and cap that go with it.",
  },
  {
    said: /\bif not(?: then)?,? [^.;]+/,
    of: ALL,
    sentence: "Nothing is decided here by a condition: say which of the two you want.",
  },
  {
    said: /\b(?:at|on|along|across|into|down) (?:the|that|our|my) (?:\w+ )?(?:slope|hill|hillside|bank)\b/,
    of: ALL,
    sentence: "Slopes are not told from level ground: circle the slope.",
  },
  {
    said: /\b(?:left|right)(?: front| back)? corner of (?:the|our|my) (?:house|porch|garage)\b/,
    of: ALL,
    sentence: "Along the house the layout chooses the spot: circle the corner.",
  },
  {
    said: /\b(?:black mulch|mulch|ground ?cover) (?:underneath|beneath|under (?:it|them))(?! (?:the|a|my|our))/,
    of: ["bed", "gravel"],
    sentence: "The ground under a new plant cannot be aimed at: circle the bed.",
  },
  {
    said: /\b(?:on )?(?:the )?(?:left|right|one)(?: hand)? side only\b|\bonly (?:on )?(?:the )?(?:left|right|one)(?: hand)? side\b|\bon one side\b|\b(?:left|right) side of the (?:\w+ )?(?:walk|walkway|path|pathway|drive|driveway)\b|\b(?:walk|walkway|path|drive|driveway) on the (?:left|right)\b/,
    of: ROWS,
    sentence: "Along a walk or a drive both sides are filled: circle the side that is meant.",
  },
  {
    said: /\b(?:(?:two|three|2|3|multi|upper|uper|lower|top|bottom)[ -])?(?:tier(?:s|ed)?|terraced)\b|\b(?:two|three|four|2|3|4) levels?\b/,
    of: ["retaining-wall"],
    sentence: "One wall is drawn: circle a second line for the next tier.",
  },
  {
    said: /\b(?:(?:two|three|2|3|multi|split)[ -]?(?:tier(?:s|ed)?|levels?|leveled)|(?:lower|upper) level)\b/,
    of: ["deck", "pavers"],
    sentence: "It is drawn on one level.",
  },
  {
    said: /\bmulti[ -]?(?:stem|trunk)(?:s|med|ed)?\b/,
    of: ["tree"],
    sentence: "The number of trunks cannot be chosen.",
  },
  {
    said: /\b(?:on|along) (?:two|three|2|3) sides\b/,
    of: ["retaining-wall", "fence", "hedge"],
    sentence: "The layout chooses the sides: circle the line that it should follow.",
  },
  {
    // One that is said to be of plants is a hedge.
    said: /\b(?:(?:ac|a\/c|privacy) )screens?\b(?! (?:of|in|with) )/,
    of: ["hedge"],
    sentence: "A screen is drawn as a hedge: say fence for boards.",
  },
  {
    said: /\bstep(?:s|ping|ped)? down (?:to|at|toward|near|in)\b[^,.;]*/,
    of: ["fence", "retaining-wall", "hedge"],
    sentence: "It is drawn in one height.",
  },
  {
    said: /\bsplit face\b/,
    of: ["steps"],
    sentence: "Stone is drawn with one kind of face.",
  },
  {
    said: /\b(?:(?:big|large|huge|giant|massive|small|little|mossy|moss covered|limestone|sandstone|granite|tan|brown|gray|grey|flat)(?: (?:and )?| )){1,3}(?:boulders?|rocks)\b/,
    of: ["boulders"],
    sentence: "How large boulders are and of which stone is left to the layout.",
  },
  {
    said: /\bplant the top\b(?: of (?:it|the wall))?/,
    of: ["retaining-wall"],
    sentence: "The ground on top of a wall cannot be aimed at: circle it.",
  },
  {
    said: /\braked\b/,
    of: ["gravel"],
    sentence: "Gravel is drawn smooth.",
  },
  {
    said: /\bkoi\b/,
    of: ["water-feature"],
    sentence: "Fish are not drawn.",
  },
  {
    said: /\b(?:black|white|brown|gray|grey) posts\b/,
    of: ["fence"],
    sentence: "Posts are drawn in the color of the fence.",
  },
  {
    said: /\b(?:square|rectangular|round|circular) (?:lawn|grass|turf)\b/,
    of: ["lawn"],
    sentence: `The layout chooses its shape: c${CIRCLE_THE_GROUND}`,
  },
  {
    said: /\btumbled\b/,
    of: ["pavers"],
    sentence: "Pavers are drawn with one kind of edge.",
  },
  {
    said: /\bscalloped\b/,
    of: ["edging", "bed", "pavers"],
    sentence: "An edge is drawn straight.",
  },
];
