import type { PlanElement } from "#core/elements/element.ts";
import type { DesignPlan } from "#core/plan/design-plan.ts";
import { findSpecies } from "#core/plants/catalogue.ts";
import type { GroundSdf } from "#renderer/mask/coverage.ts";
import { clamp } from "#renderer/math/scalar.ts";
import { momentRectangle } from "./drawn-outline.ts";
import { circle, type GroundRectangle, rectangle } from "./shapes.ts";
import { regionField, type Site } from "./site.ts";

/** Ground round a tree goes out so far where nobody said it, and at least. Meters: 10 ft across, and 8 ft. */
const TREE_M = 1.5;
const LEAST_TREE_M = 1.2;
/** In a highlight it goes out to this share of half the shorter side, and so far at most, meters: who draws a wide one means a wide ring. */
const OF_DRAWN = 0.85;
const MOST_TREE_M = 2.5;
/** Ground is seen behind the chairs round a fire: so far it goes beyond their back feet, meters. */
const BEHIND_M = 0.15;

/** What ground is asked for round: the kind of element that it follows. */
const LEADS = { "around-fire": "fire-pit", "around-tree": "tree" } as const;
type RingPlace = keyof typeof LEADS;

/** The ground of a ring: where it lies, and a rectangle that holds it. */
export type GroundRing = { field: GroundSdf; room: GroundRectangle };

const ringPlace = ({ place }: PlanElement): RingPlace | null =>
  place === "around-fire" || place === "around-tree" ? place : null;

/**
 * Whether paving or gravel lies round a fire pit or a tree of the same plan, which says where it is. In a highlight that was drawn for a
 * fire and its ground alone that ground fills it.
 */
export function isGroundRing(
  { plan, filled }: { plan: DesignPlan; filled: boolean },
  element: PlanElement,
): boolean {
  const place = "use" in element ? ringPlace(element) : null;
  if (!place || !plan.elements.some(({ kind }) => kind === LEADS[place])) return false;
  if (!filled || place === "around-tree") return true;
  return plan.elements.some((other) => other !== element && "use" in other);
}

/** Half the width of a ring that somebody gave a size; undefined without one. Meters. */
function saidRadius({ size }: PlanElement): number | undefined {
  const { lengthM, widthM, areaM2 } = size ?? {};
  if (lengthM !== undefined || widthM !== undefined) return Math.max(lengthM ?? 0, widthM ?? 0) / 2;
  return areaM2 === undefined ? undefined : Math.sqrt(areaM2 / Math.PI);
}

/** The ground that is planned round a fire pit, and its width where it was asked for, meters; null where none is planned. */
export function plannedRing(site: Site): { wideM: number | undefined } | null {
  const ring = site.plan.elements.find((one) => one.place === "around-fire" && isGroundRing(site, one));
  if (!ring) return null;
  const radiusM = saidRadius(ring);
  return { wideM: radiusM && 2 * radiusM };
}

/**
 * The ground that was asked for round the fire pit or the trees of the design, once they stand: a circle about each, or a square where one
 * was asked for. It leaves out what else is placed. Null where none of them stands.
 */
export function groundRing(site: Site, element: PlanElement): GroundRing | null {
  const place = ringPlace(element);
  const middles = place === "around-fire" ? site.fires.slice(-1) : place ? stemsOf(site) : [];
  const [first] = middles;
  if (!place || !first) return null;
  const region = regionField(site);
  const said = saidRadius(element);
  const drawn = site.areaId === null || middles.length > 1 ? null : momentRectangle(site);
  const drawnM = drawn && (OF_DRAWN * Math.min(drawn.wideM, drawn.deepM)) / 2;
  const rings = middles.map(({ x, z, reachM }) => {
    const openM = drawnM ?? Math.min(TREE_M, -region(x, z));
    const usual = place === "around-fire" ? reachM + BEHIND_M : clamp(openM, LEAST_TREE_M, MOST_TREE_M);
    const radiusM = said ?? usual;
    const isSquare = "shape" in element && element.shape === "rectangle";
    const side = { x, z, wideM: 2 * radiusM, deepM: 2 * radiusM, turn: site.wallTurnRad };
    return { room: side, field: isSquare ? rectangle(side, CORNER_M) : circle(x, z, radiusM) };
  });
  // What the ring is laid round, and what that stands on, lies in it.
  const others = site.taken.filter((shape) => middles.every(({ x, z }) => shape(x, z) > 0));
  const field: GroundSdf = (x, z) => {
    let own = region(x, z);
    own = Math.max(own, Math.min(...rings.map((ring) => ring.field(x, z))));
    for (const shape of own < 0 ? others : []) own = Math.max(own, -shape(x, z));
    return own;
  };
  return { field, room: rings[0]!.room };
}

/** Radius of the corners of a square, meters. */
const CORNER_M = 0.15;

const stemsOf = ({ instances }: Site) =>
  instances.flatMap(({ species, x, z }) =>
    species && findSpecies(species)?.role === "tree" ? [{ x, z, reachM: 0 }] : [],
  );
