import type { PlanElement } from "#core/elements/element.ts";
import type { PlacedElement } from "#core/plan/placed-element.ts";
import type { SeenPixels } from "#renderer/composite/seen-pixels.ts";
import { fillsRegion } from "#renderer/layout/main-material.ts";
import { unseen } from "#renderer/layout/outcome.ts";
import { partsOf, shiftParts } from "#renderer/layout/shift-parts.ts";
import type { Site } from "#renderer/layout/site.ts";
import { elementName } from "#renderer/painters/element-name.ts";
import { paintElement } from "#renderer/painters/painters.ts";
import type { Instance } from "#renderer/raster/instance.ts";
import type { ElementOutcome } from "./tell.ts";

/** An element that met the ground, and what stands in the records because of it (a fire pit lays a floor of pavers). */
export type LaidElement = ElementOutcome & { records: readonly PlanElement[] };

/** Less of the photo than this is a speck, 50 pixels of a megapixel: nobody would say that the element is in the picture. */
const LEAST_SHOWN = 5e-5;

/** Two years after planting, as a share of the drawn size: what nurseries sell has about doubled by then. */
const YOUNG_SHARE = 0.6;

function makeYoung(instance: Instance): void {
  if (instance.heightScale !== undefined) instance.heightScale *= YOUNG_SHARE;
  instance.scale = (instance.scale ?? 1) * YOUNG_SHARE;
}

/** Lays an element out; all that it adds to the site is marked with its number. */
export function layElement(site: Site, element: PlanElement, owner: number): LaidElement {
  const from = partsOf(site);
  const outcome = paintElement(site, element);
  const instances = site.instances.slice(from.instances);
  for (const layer of site.layers.slice(from.layers)) layer.owner = owner;
  for (const instance of instances) instance.owner = owner;
  if (element.age === "young") for (const instance of instances) if (instance.species) makeYoung(instance);
  if (element.shiftM && !fillsRegion(site, element)) shiftParts(site, from, element.shiftM);
  const added = [...site.surfaces.slice(from.surfaces), ...site.pieces.slice(from.pieces)];
  return { element, outcome, records: added.map((record) => record.element) };
}

/** The same outcomes, those of elements that cannot be seen in the finished picture turned into "not placed". */
export function shownOutcomes(
  laid: readonly LaidElement[],
  shown: SeenPixels,
  { width, height }: { width: number; height: number },
): LaidElement[] {
  const least = LEAST_SHOWN * width * height;
  return laid.map((one, owner) =>
    one.outcome.placed && (shown.get(owner) ?? 0) < least
      ? { ...one, outcome: unseen(elementName(one.element)) }
      : one,
  );
}

/** What was placed, without the records of elements that were not. */
export function placedOf(records: readonly PlacedElement[], laid: readonly LaidElement[]): PlacedElement[] {
  const gone = new Set(laid.flatMap((one) => (one.outcome.placed ? [] : one.records)));
  return records.filter(({ element }) => !gone.has(element));
}
