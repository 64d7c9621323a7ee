import type { PlanNote } from "#core/plan/design-plan.ts";

/** One sentence for words that nothing is drawn for. */
export function notDrawn(words: readonly string[]): PlanNote {
  const all = [...new Set(words)];
  return {
    text: all[0] ?? "",
    status: "told",
    sentence: `Not drawn: ${all.map((one) => `“${one}”`).join(", ")}.`,
  };
}
