import type { PlanElement } from "#core/elements/element.ts";
import type { Outcome } from "#renderer/layout/outcome.ts";
import type { Site } from "#renderer/layout/site.ts";
import { addParts, partsOf, partsSince, type SiteParts } from "#renderer/layout/site-parts.ts";
import { paintElement } from "#renderer/painters/painters.ts";

/** All that a painter goes by beside the photo: in words, and the very objects. */
type Basis = { words: string; objects: readonly unknown[] };
type Painted = { basis: Basis; element: PlanElement; outcome: Outcome; parts: SiteParts };

/** By the element before its change. */
const latest = new WeakMap<object, Painted>();

/**
 * Lays an element out on the site where no hand has moved it yet. While it is dragged that is the same at every step, and is done once: the
 * element before the drag and all that was laid before it are the very same objects then.
 */
export function paintAgain(site: Site, element: PlanElement): Outcome {
  const { before } = site;
  if (!before || !element.shiftM) return paintElement(site, element);
  const basis = basisOf(site, element);
  const known = latest.get(before);
  if (known && isSame(known.basis, basis)) {
    addParts(site, copied(known.parts, known.element, element));
    return known.outcome;
  }
  const from = partsOf(site);
  const outcome = paintElement(site, element);
  const parts = copied(partsSince(site, from), element, element);
  latest.set(before, { basis, element, outcome, parts });
  return outcome;
}

function basisOf(site: Site, element: PlanElement): Basis {
  const { elements, notes: _, announced: __, ...plan } = site.plan;
  const { near, planted, seed, wallTurnRad, filled, areaId } = site;
  const { shiftM: ___, ...own } = element;
  return {
    // `shiftM` is left out: the parts are the same wherever they are moved to.
    words: JSON.stringify([own, plan, near, planted, seed, wallTurnRad, filled, areaId]),
    objects: [
      ...[site.clip, site.hard, site.light.sun, site.light.exposure, site.light.grass],
      ...elements.map((one) => (one === element ? null : one)),
      ...Object.values(partsOf(site)),
      ...Object.values(partsSince(site, NOTHING)).flat(),
    ],
  };
}

/** Counts of an empty site: what was laid since then is all of it. */
const NOTHING = {
  ...{ layers: 0, instances: 0, faces: 0, surfaces: 0, pieces: 0 },
  ...{ taken: 0, lamps: 0, fires: 0, decks: 0 },
};

const isSame = (a: Basis, b: Basis): boolean =>
  a.words === b.words &&
  a.objects.length === b.objects.length &&
  a.objects.every((one, k) => one === b.objects[k]);

/**
 * Parts that may be moved and numbered while the others stay as they were painted. They are of the element as it is now, or of what a
 * painter made of it (a fire pit with as many chairs as there is room for), which shares its shift.
 */
function copied(parts: SiteParts, from: PlanElement, to: PlanElement): SiteParts {
  const now = (of: PlanElement): PlanElement =>
    of === from ? to : of.shiftM && of.shiftM === from.shiftM ? { ...of, shiftM: to.shiftM! } : of;
  const copy = <Part extends { element?: PlanElement }>(part: Part): Part =>
    part.element ? { ...part, element: now(part.element) } : { ...part };
  return {
    layers: parts.layers.map(copy),
    instances: parts.instances.map(copy),
    faces: parts.faces.map(copy),
    surfaces: parts.surfaces.map(copy),
    pieces: parts.pieces.map(copy),
    taken: [...parts.taken],
    lamps: [...parts.lamps],
    fires: [...parts.fires],
    decks: parts.decks.map((deck) => ({ ...deck })),
  };
}
