import type { PhotoPoint } from "./point.ts";

/**
 * One round stroke of a brush that adds or takes away: `radius` and `path` in photo pixels. A single point is a disk of that radius.
 */
export type BrushStroke = { mode: "add" | "remove"; radius: number; path: readonly PhotoPoint[] };
