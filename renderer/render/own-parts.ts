import { isPlantedSingly } from "#core/design/change-plant.ts";
import type { PlanElement, PlantAge } from "#core/elements/element.ts";
import type { PlacedElement } from "#core/plan/placed-element.ts";
import type { SeenPixels, SeenPlants } from "#renderer/composite/seen-pixels.ts";
import { fillsRegion } from "#renderer/layout/main-material.ts";
import { unseen, unseenPlants } from "#renderer/layout/outcome.ts";
import { type GroundShift, shiftParts } from "#renderer/layout/shift-parts.ts";
import type { Site } from "#renderer/layout/site.ts";
import { type PartCounts, partsOf, partsSince, type SiteParts } from "#renderer/layout/site-parts.ts";
import { elementName } from "#renderer/painters/element-name.ts";
import type { Instance } from "#renderer/raster/instance.ts";
import type { OwnerMap } from "#renderer/raster/owner-map.ts";
import { paintAgain } from "./paint-again.ts";
import type { ElementOutcome } from "./tell.ts";

/** An element that met the ground, and what stands in the records because of it (a fire pit lays a floor of pavers). */
type RecordedElement = ElementOutcome & { records: readonly PlanElement[] };

/** The same with what it added to its site. */
export type LaidElement = RecordedElement & {
  parts: SiteParts;
  /** Its instances as they were set, before they were shifted or made young. */
  set: readonly Instance[];
};

/** Less of the photo than this is a speck, 50 pixels of a megapixel: nobody would say that the element is in the picture. */
const LEAST_SHOWN = 5e-5;

/** Two years after planting, as a share of the drawn size: what nurseries sell has about doubled by then. */
const YOUNG_SHARE = 0.6;

/** The age at which a plant of an element is shown: its own, that of its species there, or that of all. */
export const plantAge = (
  { age, ages }: PlanElement,
  { age: own, species }: Pick<Instance, "age" | "species">,
): PlantAge => own ?? (species && ages?.[species]) ?? age ?? "mature";

function makeYoung(instance: Instance): void {
  if (instance.heightScale !== undefined) instance.heightScale *= YOUNG_SHARE;
  // Width and height shrink alike; a plant with a height of its own has both.
  instance.scale = (instance.scale ?? 1) * YOUNG_SHARE;
}

/** Gives plants that are new the next numbers. */
function numberPlants(instances: readonly Instance[], first: number): void {
  let next = first;
  for (const instance of instances) if (instance.species && !instance.element) instance.plant ??= next++;
}

/**
 * Lays one element out; `shiftOf` says how far its parts, which are the site's last, are moved from where they were laid, and `firstPlant` the
 * number of its next new plant.
 */
export function layElement(
  site: Site,
  element: PlanElement,
  shiftOf: (from: PartCounts) => GroundShift,
  firstPlant = 1,
): LaidElement {
  const from = partsOf(site);
  // Radians; put back after the element is laid.
  const square = site.wallTurnRad;
  // What is built stands square to the house: a turned thing as if the house stood so.
  site.wallTurnRad = square + (element.turnRad ?? 0);
  const outcome = paintAgain(site, element);
  site.wallTurnRad = square;
  const instances = site.instances.slice(from.instances);
  if (isPlantedSingly(element)) numberPlants(instances, firstPlant);
  // Copies: the instances themselves are made young and moved below.
  const set = instances.map((instance) => ({ ...instance }));
  for (const instance of instances)
    if (instance.species && plantAge(element, instance) === "young") makeYoung(instance);
  if (outcome.placed && !fillsRegion(site, element)) {
    const by = shiftOf(from);
    if (by.x !== 0 || by.z !== 0) shiftParts(site, from, by);
  }
  const parts = partsSince(site, from);
  const records = [...parts.surfaces, ...parts.pieces].map((record) => record.element);
  return { element, outcome, parts, set, records };
}

/**
 * Marks all that elements added to their sites with the number of each, by which its seen pixels are counted. What one laid for another
 * is the other's.
 */
export function markOwners(laid: readonly LaidElement[]): void {
  const numbers = new Map(laid.map(({ element }, number) => [element, number]));
  laid.forEach(({ parts }, own) => {
    for (const part of [...parts.layers, ...parts.instances, ...parts.faces])
      part.owner = (part.element && numbers.get(part.element)) ?? own;
  });
}

/**
 * The same outcomes, those of elements that cannot be seen in the finished picture turned into "not placed": too little of them was painted,
 * or other elements were painted over all of it. `plants`: what is seen of those of each.
 */
export function shownOutcomes(
  laid: readonly RecordedElement[],
  { pixels, plants }: { pixels: SeenPixels; plants: SeenPlants },
  { marks }: Pick<OwnerMap, "marks">,
  { width, height }: { width: number; height: number },
): RecordedElement[] {
  // Photo pixels.
  const least = LEAST_SHOWN * width * height;
  // A table: a set of all the marks of a picture takes as long as painting its paving.
  const marked = new Uint8Array(laid.length + 1);
  for (let from = 0; from < marks.length; from += RUN)
    noteMarks(marked, marks, from, Math.min(marks.length, from + RUN));
  return laid.map((one, owner) =>
    one.outcome.placed &&
    !MAY_BE_HIDDEN.has(one.element.kind) &&
    ((pixels.get(owner) ?? 0) < least || !marked[owner + 1])
      ? { ...one, outcome: unseen(elementName(one.element)) }
      : withHidden(one, plants.get(owner), least),
  );
}

/** A bed of which plants that were asked for are not seen, though others and its ground are, says so. */
function withHidden(
  one: RecordedElement,
  plants: ReadonlyMap<string, number> | undefined,
  least: number,
): RecordedElement {
  const { element, outcome } = one;
  if (element.kind !== "bed" || !outcome.placed || !plants) return one;
  const hidden = element.species.filter((id) => (plants.get(id) ?? least) < least);
  if (hidden.length === 0) return one;
  const sentence = [outcome.sentence, unseenPlants(hidden)].filter(Boolean).join(" ");
  return { ...one, outcome: { ...outcome, sentence } };
}

/** What is set behind plants: its light is seen. */
const MAY_BE_HIDDEN: ReadonlySet<PlanElement["kind"]> = new Set(["uplights"]);

/** Marks at a time: what V8 compiles for a short function that is called often stays from one picture to the next. */
const RUN = 1024;

function noteMarks(marked: Uint8Array, marks: Uint16Array, from: number, to: number): void {
  for (let i = from; i < to; i++) marked[marks[i]!] = 1;
}

/** The lasting ids by what stands in the records: of an element itself, and of what it laid with it. */
export function namesOf(
  laid: readonly (RecordedElement & { id: string })[],
): ReadonlyMap<PlanElement, string> {
  const names = new Map(laid.flatMap(({ id, records }) => records.map((element) => [element, id] as const)));
  // Afterwards, so that an element's own id stands above that of one that laid it.
  for (const { id, element } of laid) names.set(element, id);
  return names;
}

/** What was placed, each with its lasting id, without the records of elements that were not. */
export function placedOf(
  records: readonly PlacedElement[],
  laid: readonly RecordedElement[],
  names: ReadonlyMap<PlanElement, string>,
): PlacedElement[] {
  const gone = new Set(laid.flatMap((one) => (one.outcome.placed ? [] : [one.element, ...one.records])));
  return records.flatMap((record) => {
    if (gone.has(record.element)) return [];
    const id = names.get(record.element);
    return [id ? { id, ...record } : record];
  });
}
