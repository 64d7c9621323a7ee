import type { PlacedElement } from "#core/plan/placed-element.ts";

/** A ring of mulch under a tree has hardly more ground than this, m². */
const GREATEST_RING_M2 = 2;

/**
 * The layout lays mulch under each new tree as a small bed without plants of its own. It is counted as that bed; the
 * tree then brings none, and the bed gets no palette. Only a tree that the layout drew, which lists its plants, has such
 * a ring: any other small bed is a bed, whatever trees stand in the yard.
 */
export const isTreeRing = (
  { element, areaM2, plants }: PlacedElement,
  placed: readonly PlacedElement[],
): boolean =>
  element.kind === "bed" &&
  element.species.length === 0 &&
  plants === undefined &&
  areaM2 <= GREATEST_RING_M2 &&
  placed.some((other) => other.element.kind === "tree" && other.plants !== undefined);
