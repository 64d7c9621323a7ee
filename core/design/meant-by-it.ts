import { canonicalJson } from "#core/canonical-json/canonical-json.ts";
import type { ElementKind, PlanElement, RequestedSize } from "#core/elements/element.ts";
import type { PlanNote } from "#core/plan/design-plan.ts";
import { settleSize } from "#core/plan/settle-size.ts";
import { told } from "./applied.ts";
import { hasSpacing } from "./bed-plants.ts";
import { type DesignDocument, type DesignElement, elementNumber } from "./design-document.ts";
import { detailed } from "./detail-element.ts";
import { elementTitle, nameOf } from "./element-title.ts";
import { findElements, standsAt } from "./find-elements.ts";
import { canTurn, HAND_OFFERS, sidesOf } from "./hand-offers.ts";
import type { Operation, Target } from "./operation.ts";
import { SIDE_FIELDS } from "./resize-element.ts";

type Aimed = Extract<Operation, { target: Target }>;

/** Lawns and edgings are as large as the ground that they lie on. */
const HAS_NO_SIZE: ReadonlySet<ElementKind> = new Set([
  "lawn",
  "edging",
  "furniture",
  "path-lights",
  "uplights",
]);

export const isCounted = ({ kind, size }: PlanElement): boolean =>
  HAND_OFFERS[kind].counts || (size?.count ?? 0) > 1 || kind === "path-lights";

const hasSide = (element: PlanElement, field: keyof typeof FIELD_SIDES): boolean =>
  element.size?.[field] !== undefined || sidesOf(element).includes(FIELD_SIDES[field]);
const FIELD_SIDES = { widthM: "wide", lengthM: "long", heightM: "high" } as const;

/** Whether an operation can be done to an element at all: "it" means only such elements. */
export function isAble(operation: Aimed, element: PlanElement): boolean {
  if (operation.op === "set") return canonicalJson(detailed(element, operation)) !== canonicalJson(element);
  if (operation.op === "turn") return canTurn(element);
  if (operation.op === "swap") return "borderColour" in element;
  if (operation.op === "repeat")
    return operation.everyM === undefined ? isCounted(element) : hasSpacing(element);
  if (operation.op === "resize") {
    const { side } = operation;
    if (side === "count") return isCounted(element);
    return side ? hasSide(element, SIDE_FIELDS[side]) : !HAS_NO_SIZE.has(element.kind);
  }
  if (operation.op === "replace") return isOfOneSort(element, operation.element);
  if (operation.op !== "size") return true;
  const { count, areaM2, ...sides } = sizeFor(element, operation);
  if (count !== undefined) return isCounted(element);
  return (Object.keys(sides) as (keyof typeof FIELD_SIDES)[]).every((field) => hasSide(element, field));
}

const PLANTED: ReadonlySet<ElementKind> = new Set(["bed", "hedge", "tree"]);
const UPRIGHT: ReadonlySet<ElementKind> = new Set(["fence", "hedge", "retaining-wall"]);

/** What can stand in another's place: paving for paving, plants for plants. */
export function isOfOneSort(old: PlanElement, young: PlanElement): boolean {
  if ("use" in young) return "use" in old || old.kind === "stepping-stones" || old.kind === "deck";
  return (
    [PLANTED, UPRIGHT].some((sort) => sort.has(old.kind) && sort.has(young.kind)) ||
    old.kind === young.kind ||
    // "Stepping stones to the pine": nothing that lies or stands there is a plant.
    ![old, young].some(({ kind }) => PLANTED.has(kind) || UPRIGHT.has(kind))
  );
}

/** A size as it is meant of one element: of a fence a length by itself is its height, and of what has one side said that side. */
export function sizeFor(
  element: PlanElement,
  { size, bareM }: Pick<Extract<Operation, { op: "size" }>, "size" | "bareM">,
): RequestedSize {
  if (bareM === undefined) return size;
  const [said, ...more] = SIDES.filter((side) => element.size?.[side] !== undefined);
  return said && more.length === 0 ? { [said]: bareM } : (settleSize(element.kind, [{ bareM }]).size ?? size);
}
const SIDES = ["lengthM", "widthM", "heightM"] as const;

/** Whether somebody has said of an element what the operation is to change: "a walk 4 ft wide", then "make it wider". */
function hasSaid(operation: Aimed, element: PlanElement): boolean {
  const wanted =
    operation.op === "size"
      ? Object.keys(sizeFor(element, operation))
      : operation.op === "resize" && operation.side
        ? [operation.side === "count" ? "count" : SIDE_FIELDS[operation.side]]
        : operation.op === "repeat" && operation.everyM !== undefined
          ? ["spacingM"]
          : [];
  return wanted.length > 0 && wanted.every((field) => field in { ...element.size, ...element });
}

/**
 * The elements that "it" may mean: what was named last where the change can be made to it, else the only one that it can be made to, or
 * that somebody has said such a thing of. More than one: nobody knows which.
 */
export function meantByIt(document: DesignDocument, operation: Aimed): readonly DesignElement[] {
  const { elements, lastId } = document;
  const last = elements.find(({ id }) => id === lastId);
  if (last && isAble(operation, last.element)) return [last];
  const all = elements.filter(({ element }) => isAble(operation, element));
  // "every 10 ft" is said of lights sooner than of the plants of a bed.
  const inRows = all.filter(({ element }) => element.kind !== "bed");
  const able = operation.op === "repeat" && inRows.length > 0 ? inRows : all;
  const said = able.filter(({ element }) => hasSaid(operation, element));
  if (said.length === 1) return said;
  if (able.length === 1 || !last) return able;
  return [last];
}

/** Asks back by naming what may be meant. */
export function askWhich(meant: readonly DesignElement[], said: string): PlanNote {
  const names = meant.map(
    (one) => `the ${elementTitle(one).replace(/^./, (letter) => letter.toLowerCase())}`,
  );
  const listed = `${names.slice(0, -1).join(", ")} or ${names.at(-1)}`;
  return told(said, `Which one do you mean: ${listed}? Say it by its name, or tap it in the picture.`);
}

export const exactly = ({ id, element }: DesignElement): Target => ({
  element: { number: elementNumber(id), name: nameOf(element) },
});

/** Kinds of which one element is many things that nobody has told apart. */
export const MANY: ReadonlySet<ElementKind> = new Set([
  "path-lights",
  "uplights",
  "boulders",
  "stepping-stones",
]);
const TAKES_ALL: ReadonlySet<Operation["op"]> = new Set(["remove", "replace", "set", "resize"]);

/** Whether a place was said that picks none of those that there are: acting on all of them would be wrong. */
export function isPlaceUnknown(document: DesignDocument, { op, target }: Aimed): boolean {
  const { near, which, ...plain } = target;
  if ((!near && !which) || target.element || target.it || op === "keep" || op === "move") return false;
  const all = findElements(document, plain);
  if (which && all.some(({ element }) => standsAt(element, which))) return false;
  const [one] = all;
  if (all.length !== 1 || !one) return all.length > 1;
  const isMany = MANY.has(one.element.kind) || (one.element.size?.count ?? 1) > 1;
  return TAKES_ALL.has(op) && isMany && !target.single;
}
