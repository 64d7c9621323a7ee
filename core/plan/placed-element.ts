import type { PlanElement } from "#core/elements/element.ts";
import type { GroundPoint } from "#core/geometry/point.ts";

/**
 * An element with its place on the ground: what the renderer drew and what the take-off counts, so that picture and
 * bill of materials can never disagree. Lengths in meters, areas in square meters, on the ground plane.
 */
export type PlacedElement = {
  /** Lasting id of the design's element that it is or was laid with; absent in older designs and for what a vision model saw. */
  id?: string;
  element: PlanElement;
  /** The highlight it lies in; null = the automatic ground region. */
  areaId: string | null;
  /** Outer rings; approximate to one grid cell (about 5 cm). */
  outline: GroundPoint[][];
  areaM2: number;
  perimeterM: number;
  /** How much of the area the photo shows paved already; absent where that is nothing, in older designs and for what is no surface. */
  overPavedM2?: number;
  /** Run of linear elements (wall, fence, hedge); absent for the others. */
  lengthM?: number;
  heightM?: number;
  /** Sides of the rectangle that it, or its largest piece, was laid in, the longer one first; absent for what follows other lines. */
  sides?: { lengthM: number; widthM: number };
  /** Pieces (boulders, lights, stepping stones, posts); absent for surfaces. */
  count?: number;
  /** Plants by species id of `core/plants/catalogue.ts`. */
  plants?: { species: string; count: number }[];
};
