import { designOf } from "#core/design/design-of.ts";

/** A design after a change in words, and what is told beside it. */
export function changedDesign(prompt: string, change: string) {
  const { document, plans } = designOf({ prompt, areas: [], changes: [change] });
  const told = plans.flatMap(({ plan }) =>
    plan.notes.filter((_, at) => !plan.announced.some(({ note }) => note === at)),
  );
  return {
    elements: document.elements.map(({ element }) => element),
    season: document.season,
    told: told.map(({ sentence }) => sentence).join(" "),
  };
}
