import type { ElementKind } from "#core/elements/element.ts";
import { KIND_NAMES } from "#core/elements/kind-names.ts";

/** Properties that people name and the picture does not show: what is said where an element of one of the kinds comes. */
export type Unshown = { said: RegExp; of: readonly ElementKind[]; sentence: string };

const ROWS: readonly ElementKind[] = ["bed", "hedge", "path-lights", "tree", "boulders", "edging"];

const ALL: readonly ElementKind[] = Object.keys(KIND_NAMES) as ElementKind[];

export const UNSHOWN: readonly Unshown[] = [
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
    said: /\b(?:black mulch|mulch|stones?|gravel|river rock|ground ?cover) (?:underneath|beneath|under (?:it|them))(?! (?:the|a|my|our))/,
    of: ["bed", "gravel"],
    sentence: "The ground under a new plant cannot be aimed at: circle the bed.",
  },
  {
    said: /\b(?:on )?(?:the )?(?:left|right|one)(?: hand)? side only\b|\bonly (?:on )?(?:the )?(?:left|right|one)(?: hand)? side\b|\bon one side\b|\b(?:left|right) side of the (?:\w+ )?(?:walk|walkway|path|pathway|drive|driveway)\b|\b(?:walk|walkway|path|drive|driveway) on the (?:left|right)\b/,
    of: ROWS,
    sentence: "Along a walk or a drive both sides are filled: circle the side that is meant.",
  },
  {
    said: /\b(?:(?:two|three|2|3|multi|upper|uper|lower|top|bottom)[ -])?(?:tier(?:s|ed)?|terraced)\b/,
    of: ["retaining-wall"],
    sentence: "One wall is drawn: circle a second line for the next tier.",
  },
  {
    said: /\bmulti[ -]?(?:stem|trunk)(?:s|med|ed)?\b/,
    of: ["tree"],
    sentence: "The number of trunks cannot be chosen.",
  },
  {
    said: /\bsquare\b(?! (?:f(?:oo|ee)?t|met|yard))/,
    of: ["fire-pit"],
    sentence: "A fire pit is drawn round.",
  },
  {
    said: /\b(?:on|along) (?:two|three|2|3) sides\b/,
    of: ["retaining-wall", "fence", "hedge"],
    sentence: "The layout chooses the sides: circle the line that it should follow.",
  },
  {
    said: /\b(?:(?:ac|a\/c|privacy) )screens?\b/,
    of: ["hedge"],
    sentence: "A screen is drawn as a hedge: say fence for boards.",
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
