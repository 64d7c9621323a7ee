import type { ElementKind, Place, PlanElement } from "#core/elements/element.ts";
import type { DesignDocument, DesignElement } from "./design-document.ts";
import { findElements } from "./find-elements.ts";
import { isCounted } from "./meant-by-it.ts";
import type { Operation, Target, Which } from "./operation.ts";

const countOf = ({ element }: DesignElement): number =>
  element.kind === "bed" ? Number.POSITIVE_INFINITY : (element.size?.count ?? 1);

/** The trees or other counted things of which any one is meant, "one of the maples"; null when one is meant by its side, or when there is one. */
export function oneOfSeveral(document: DesignDocument, target: Target): DesignElement | null {
  if (!target.single || target.which) return null;
  const group = findElements(document, target).at(-1);
  return group && group.element.kind !== "bed" && countOf(group) > 1 ? group : null;
}

export const oneFewer = (element: PlanElement): PlanElement => ({
  ...element,
  size: { ...element.size, count: (element.size?.count ?? 2) - 1 },
});

const TAKES_ANY: ReadonlySet<Operation["op"]> = new Set(["remove", "replace"]);

const OTHER_SIDE: Partial<Record<Which, Place>> = {
  left: "right",
  right: "left",
  front: "back",
  back: "front",
};

/**
 * "The left maple" of two whose places nobody has seen yet: the group without it, which stands on the other side; null where there are more
 * than two.
 */
export function pairWithout(document: DesignDocument, target: Target): [DesignElement, PlanElement] | null {
  const { which, ...named } = target;
  const side = which && OTHER_SIDE[which];
  const all = target.single && side ? findElements(document, named) : [];
  const [pair, ...more] = all;
  if (!pair || more.length > 0 || pair.element.kind !== "tree" || countOf(pair) !== 2) return null;
  if (pair.plants && pair.plants.length > 0) return null;
  const one = oneFewer(pair.element);
  return [pair, one.place ? one : { ...one, place: side! }];
}

/** Whether one of several is meant and words do not say which: only taking out any one of them needs no answer. */
export function isOneUnknown(
  document: DesignDocument,
  operation: Extract<Operation, { target: Target }>,
): boolean {
  const { target, op } = operation;
  if (!target.single || op === "keep") return false;
  if (TAKES_ANY.has(op) && (oneOfSeveral(document, target) ?? pairWithout(document, target))) return false;
  // "The one on the left": where two trees are one row, which of them stands there is not known.
  const isAtSide = target.it === true && target.which !== undefined;
  const isPlant = target.species !== undefined || target.kind === "tree" || isAtSide;
  const all = isPlant ? findElements(document, target) : [];
  const found = isAtSide ? all.filter(({ element }) => element.kind === "tree") : all;
  return found.length > 1 || found.some((one) => countOf(one) > 1);
}

const ONE_BY_ONE: ReadonlySet<ElementKind> = new Set(["tree", "planter", "furniture", "boulders"]);

/** The number of what stands at another place too: "another palm at the back" is one, "another hedge on the left" has as many plants. */
export function sizeElsewhere(
  element: PlanElement,
  count: number | undefined,
  said: string,
): Pick<PlanElement, "size"> {
  if (!isCounted(element) || (count === 1 && element.kind === "hedge")) return {};
  const isOne = ONE_BY_ONE.has(element.kind) && /\banother\b/i.test(said);
  const meant = count ?? (isOne ? 1 : undefined);
  return meant === undefined ? {} : { size: { ...element.size, count: meant } };
}
