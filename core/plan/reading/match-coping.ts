import type { PlanElement } from "#core/elements/element.ts";

/** Stones beside which a pale coping looks like a mistake. */
const GRAY: ReadonlySet<string> = new Set(["grey", "charcoal"]);

/** "A pool with bluestone around it": the coping goes with the stone, unless its own was named. */
export function matchCoping(normal: string, elements: readonly PlanElement[]): void {
  const isGray = elements.some((one) => one.kind === "pavers" && one.use === "patio" && GRAY.has(one.colour));
  if (!isGray || /\b(?:coping|surround)\b/.test(normal)) return;
  for (const one of elements) if (one.kind === "pool") one.coping = "grey";
}
