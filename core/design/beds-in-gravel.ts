import type { PlanElement } from "#core/elements/element.ts";
import { coverOf } from "#core/plan/reading/join-stones.ts";
import type { DesignDocument } from "./design-document.ts";

type Gravel = Extract<PlanElement, { kind: "gravel" }>;

/** "Swap the gravel for lava rock": beds that lie in that gravel are covered as it is, now as before. */
export function bedsInGravel(before: DesignDocument, after: DesignDocument): DesignDocument {
  const changed = before.elements.flatMap(({ id, element: was }): [Gravel, Gravel][] => {
    const is = after.elements.find((one) => one.id === id)?.element;
    return was.kind === "gravel" && is?.kind === "gravel" && !isAlike(was, is) ? [[was, is]] : [];
  });
  const [one, ...others] = changed;
  if (!one || others.length > 0) return after;
  const [was, is] = one;
  const now = coverOf({ details: { gravel: is } });
  const elements = after.elements.map((held) => {
    const { element } = held;
    const lies = before.elements.some(({ id, element: old }) => id === held.id && isCoveredBy(old, was));
    if (element.kind !== "bed" || !lies || !isCoveredBy(element, was)) return held;
    const { stone: _, grade: __, ...bed } = element;
    return { ...held, element: { ...bed, ...now } };
  });
  return { ...after, elements };
}

const isAlike = (a: Gravel, b: Gravel): boolean => a.tone === b.tone && a.grade === b.grade;

function isCoveredBy(element: PlanElement, gravel: Gravel): boolean {
  const { stone, grade } = coverOf({ details: { gravel } });
  return (
    element.kind === "bed" && element.mulch === "gravel" && element.stone === stone && element.grade === grade
  );
}
