import type { PlanElement } from "#core/elements/element.ts";
import type { DesignPlan } from "#core/plan/design-plan.ts";
import { type CorpusLine, lengthsOf, readFields, sameLengths } from "./request-corpus.ts";

const SIZES = { width: "widthM", height: "heightM", length: "lengthM" } as const;

/** Whether an element says what the corpus expects of it; fields that are not expected may be anything. */
function isElement(element: PlanElement, part: string): boolean {
  const { head, fields } = readFields(part);
  if (element.kind !== head[0]) return false;
  return Object.entries(fields).every(([field, value]) => hasField(element, field, value));
}

export function hasField(element: PlanElement, field: string, value: string): boolean {
  const { size = {} } = element;
  if (field === "size") {
    const sides = [size.widthM, size.lengthM].filter((side) => side !== undefined).sort((a, b) => a - b);
    return sameLengths(sides, lengthsOf(value));
  }
  if (field in SIZES) {
    const side = size[SIZES[field as keyof typeof SIZES]];
    return side !== undefined && sameLengths([side], lengthsOf(value));
  }
  if (field === "count") return size.count === Number(value);
  const actual = (element as Record<string, unknown>)[field];
  if (field === "species" && Array.isArray(actual))
    return value.split(",").every((id) => actual.includes(id));
  if (value === "yes" || value === "no") return actual === (value === "yes");
  return String(actual) === value;
}

/** Whether a plan is fully what the corpus says that the words mean. */
export function isMeant(plan: DesignPlan, { meaning }: CorpusLine): boolean {
  const parts = meaning === "none" ? [] : meaning.split(" ; ").map((part) => part.trim());
  let season: string | undefined;
  let evening = false;
  let isPackage = false;
  const elements = [...plan.elements];
  for (const part of parts) {
    const [word, name = ""] = part.split(" ");
    if (word === "season") season = name;
    else if (word === "evening") evening = true;
    else if (word === "keep") {
      if (!plan.keeps.some((kept) => kept.includes(name))) return false;
    } else if (word === "remove") {
      if (!plan.removals.some((removed) => removed.includes(name))) return false;
    } else if (word === "package") {
      isPackage = true;
      if (elements.length < 2 || !elements.some((e) => e.kind === "bed" && e.style === name)) return false;
    } else {
      const at = elements.findIndex((element) => isElement(element, part));
      if (at < 0) return false;
      elements.splice(at, 1);
    }
  }
  return plan.season === season && Boolean(plan.evening) === evening && (isPackage || elements.length === 0);
}
