import type { PlanElement } from "#core/elements/element.ts";
import type { PlacedElement } from "#core/plan/placed-element.ts";
import { sidesOf } from "./hand-offers.ts";
import { isRun } from "./resize-element.ts";
import { type LaidSize, sizeNow } from "./usual-size.ts";

/** Less than this is no difference that anybody measures, meters. */
const SAME_M = 0.01;

/** The sides with which an element was laid, where they are not those that it was asked for or usually has; else nothing. */
export function laidSize(element: PlanElement, records: readonly PlacedElement[]): LaidSize | undefined {
  const given = sidesOf(element);
  const sides = records.find((one) => one.sides && one.element.kind === element.kind)?.sides;
  if (!sides || !given.includes("long") || isRun(element.kind)) return undefined;
  const { lengthM, widthM } = sides;
  const now = sizeNow(element);
  const long = Math.max(now.lengthM ?? 0, now.widthM ?? 0);
  const short = now.widthM === undefined ? undefined : Math.min(now.lengthM ?? 0, now.widthM);
  const laid = given.includes("wide")
    ? { lengthM: cm(lengthM), widthM: cm(widthM) }
    : { lengthM: cm(lengthM) };
  const isAsAsked =
    Math.abs(lengthM - long) < SAME_M &&
    (laid.widthM === undefined || Math.abs(widthM - (short ?? 0)) < SAME_M);
  return isAsAsked ? undefined : laid;
}

const cm = (meters: number): number => Math.round(meters * 100) / 100;
