import type { ElementKind, PlanElement } from "#core/elements/element.ts";
import type { PlacedElement } from "#core/plan/placed-element.ts";
import type { DraftLine } from "./draft-line.ts";
import type { MeasuredGround } from "./measured-ground.ts";
import type { TakeoffOptions } from "./takeoff-options.ts";

/** What one element may know of the whole job: the settled options and its neighbors. */
export type Job = Required<Omit<TakeoffOptions, "measured">> & {
  placed: readonly PlacedElement[];
  /** Place of the element at hand in `placed`. */
  index: number;
};

/** Turns one kind of element into lines. Working hours are always drafted; the caller leaves them out when not wanted. */
export type ElementTakeOff<Kind extends ElementKind> = (
  element: Extract<PlanElement, { kind: Kind }>,
  ground: MeasuredGround,
  job: Job,
) => DraftLine[];
