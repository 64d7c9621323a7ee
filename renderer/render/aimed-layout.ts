import type { PlanElement } from "#core/elements/element.ts";
import type { GroundPoint } from "#core/geometry/point.ts";
import { isInGroundRing } from "#core/geometry/rings.ts";
import type { DesignPlan } from "#core/plan/design-plan.ts";
import { type ToldPlace, toldPlaces } from "#core/plan/told-places.ts";
import { pointsOfParts } from "#renderer/layout/part-ground.ts";
import { type PlaceAnchor, type SeenPoint, seenAnchor, seenPoint } from "#renderer/layout/place-anchor.ts";
import { type PlaceTest, placeTest } from "#renderer/layout/place-test.ts";
import type { Site } from "#renderer/layout/site.ts";
import type { SiteParts } from "#renderer/layout/site-parts.ts";
import { waysOf } from "./front-doors.ts";
import type { View } from "./view.ts";

/** An element as it stands. */
type Standing = { element: PlanElement; parts: SiteParts; outcome: { placed: boolean } };
/** The same with the ground that it was laid on. */
type Laid = Standing & { site: Site };

/** A place that words give an element and that its own places do not know. */
export type Aim = ToldPlace & { planIndex: number };

/** The places of plans that their notes tell of as not aimed at. `saidOf`: the words that a plan is of. */
export const aimsOf = (
  plans: readonly { areaId: string | null; plan: DesignPlan }[],
  saidOf: (areaId: string | null) => string,
): Aim[] =>
  plans.flatMap(({ areaId, plan }, planIndex) =>
    toldPlaces(plan, saidOf(areaId)).map((place) => ({ ...place, planIndex })),
  );

/** More points of an anchor than this say no more of where it is. */
const MOST_POINTS = 400;

/** What of the design a place is named by; what lies there is its ground. */
function ownAnchor({ site, parts }: Laid): PlaceAnchor {
  const points = pointsOfParts(site, parts).map((point) => seenPoint(site.camera, point));
  const fields = [...parts.surfaces, ...parts.decks].map(({ field }) => field);
  const [roof] = parts.pieces.flatMap(({ element, outline }) => (element.kind === "pergola" ? outline : []));
  const holds =
    fields.length > 0
      ? ({ x, z }: SeenPoint) => fields.some((field) => field(x, z) < 0)
      : roof
        ? ({ x, z }: SeenPoint) => isInGroundRing(roof, x, z)
        : null;
  return { points, holds };
}

/** What a place asks of the ground; null where what it is named by is not found. */
function testOf(aim: Aim, site: Site, view: View, laid: readonly Laid[]): PlaceTest | null {
  const { phrase } = aim;
  const find = (of: PlanElement | null, name: typeof phrase.anchor.seen): PlaceAnchor | null => {
    const one = of && laid.find(({ element, outcome }) => element === of && outcome.placed);
    const found = one
      ? ownAnchor(one)
      : of === null && name
        ? seenAnchor({ ...view, ways: () => waysOf(view) }, name)
        : null;
    if (!found) return null;
    const every = Math.ceil(found.points.length / MOST_POINTS);
    return { ...found, points: found.points.filter((_, k) => k % every === 0) };
  };
  const anchor = find(aim.of, phrase.anchor.seen);
  const other = phrase.other ? find(aim.other, phrase.other.seen) : null;
  return anchor && placeTest(phrase, anchor, site.camera, other);
}

/** Whether an element has the place that words give it. */
function isMet(aim: Aim, site: Site, view: View, own: Standing, laid: readonly Laid[]): boolean {
  if (!own.outcome.placed) return false;
  // "Planters with boxwood in them".
  if (aim.of === own.element)
    return aim.phrase.relation === "on" && own.parts.instances.some(({ species }) => species !== undefined);
  const test = testOf(aim, site, view, laid);
  return test?.isMet(pointsOfParts(site, own.parts)) ?? false;
}

/** The words of the places that a design has after all, with the plan that each is of. */
export function placesHeld(
  aims: readonly Aim[],
  laid: readonly { site: Site; standing: readonly Standing[] }[],
  view: View,
): { planIndex: number; said: string }[] {
  const all = laid.flatMap(({ site, standing }) => standing.map((one) => ({ ...one, site })));
  return aims.filter((aim) =>
    laid.some(({ site, standing }) => {
      const own = standing.find(({ element }) => element === aim.element);
      return own !== undefined && isMet(aim, site, view, own, all);
    }),
  );
}

/** Cells of the grid between two of which the layout is told whether they lie at a place. */
const EVERY = 4;

/**
 * Lays an element where words have it: where it does not come to stand there by itself it is laid again with that place in mind, and stays where it
 * was where that does not help.
 */
export function layAimed<T extends Standing>(
  site: Site,
  view: View,
  aims: readonly Aim[],
  standing: readonly Standing[],
  first: T,
  again: () => T,
): T {
  // A highlight says itself where things go, and what a change does not name stays where it was.
  const isOpen = site.areaId === null;
  const own = aims.filter(({ element, lasts }) => isOpen && lasts && element === first.element);
  const laid = standing.map((one) => ({ ...one, site }));
  const lost = own.filter((aim) => !isMet(aim, site, view, first, laid));
  const tests = lost.flatMap((aim) => testOf(aim, site, view, laid) ?? []);
  if (tests.length === 0) return first;
  site.aim = fieldOf(site, tests);
  if (!site.aim) return first;
  site.within = lost.map((aim) => lineOf(aim, laid)).find((line) => line !== null) ?? null;
  const aimed = again();
  site.aim = null;
  site.within = null;
  const count = (one: T) => own.filter((aim) => isMet(aim, site, view, one, laid)).length;
  // As many of them stand there: fewer at the place are no gain.
  const isAll = aimed.parts.instances.length >= first.parts.instances.length;
  return aimed.outcome.placed && isAll && count(aimed) > count(first) ? aimed : again();
}

/** The middle line of the new way in which something is to lie. */
function lineOf({ of, phrase }: Aim, laid: readonly Laid[]): readonly GroundPoint[] | null {
  const way = phrase.relation === "on" ? laid.find(({ element }) => element === of) : undefined;
  return way?.parts.surfaces.find(({ line }) => line)?.line ?? null;
}

/** Whether a point of the ground lies at a place; null where none does. */
function fieldOf({ grid, camera }: Site, tests: readonly PlaceTest[]): Site["aim"] {
  const [nx, nz] = [Math.ceil(grid.nx / EVERY), Math.ceil(grid.nz / EVERY)];
  const stepM = grid.cellM * EVERY;
  const at = new Uint8Array(nx * nz);
  for (let j = 0; j < nz; j++)
    for (let i = 0; i < nx; i++) {
      const point = seenPoint(camera, { x: grid.x0 + (i + 0.5) * stepM, z: grid.z0 + (j + 0.5) * stepM });
      at[j * nx + i] = tests.every(({ test }) => test(point)) ? 1 : 0;
    }
  if (!at.includes(1)) return null;
  return (x, z) => {
    const [i, j] = [Math.floor((x - grid.x0) / stepM), Math.floor((z - grid.z0) / stepM)];
    return i >= 0 && i < nx && j >= 0 && j < nz && at[j * nx + i] === 1;
  };
}
