import type { ElementKind, PlanElement } from "#core/elements/element.ts";
import type { Outcome } from "#renderer/layout/outcome.ts";
import type { Site } from "#renderer/layout/site.ts";

/** The element of one kind. */
export type ElementOf<K extends ElementKind> = Extract<PlanElement, { kind: K }>;

/** How one kind of element is laid out and looks. */
export type Painter<K extends ElementKind> = {
  /** Elements are painted in this order: what fills the ground first, then what needs most room, small things last. */
  turn: number;
  /** Its own turn where it depends on the element and on what else is planned. */
  turnIn?: (site: Site, element: ElementOf<K>) => number;
  /** Adds layers, instances and records to the site, or tells why not. */
  paint: (site: Site, element: ElementOf<K>) => Outcome;
};

/**
 * Order of painting in one list; the gaps leave room for new kinds. Large things and what others stand on
 * come first.
 */
export const TURN = {
  fill: 0,
  pool: 10,
  water: 15,
  deck: 20,
  paving: 30,
  firePit: 40,
  fireRing: 40.5,
  pergola: 45,
  kitchen: 46,
  furniture: 47,
  beside: 47.5,
  raisedBed: 48,
  wall: 50,
  walk: 55,
  steps: 57,
  swale: 58,
  fence: 60,
  hedge: 65,
  tree: 70,
  treeRing: 70.5,
  planter: 75,
  bed: 80,
  edging: 85,
  boulders: 90,
  lights: 95,
} as const;
