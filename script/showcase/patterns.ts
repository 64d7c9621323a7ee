import type { PatternPicture } from "./make-pattern.ts";

/** The four patterns of the interlock page, each in a color that shows its joints; a circle needs more room than a bond. */
export const PATTERNS: readonly PatternPicture[] = [
  { name: "running-bond", pattern: "running-bond", colour: "tan", wideM: 1.7 },
  { name: "herringbone", pattern: "herringbone", colour: "blend", wideM: 1.7 },
  { name: "basketweave", pattern: "basketweave", colour: "red", wideM: 1.7 },
  { name: "circular", pattern: "circular", colour: "grey", wideM: 3.4 },
];
