import type { PlanElement } from "#core/elements/element.ts";
import type { FurnitureSet } from "#core/elements/furniture-looks.ts";
import type { PlanNote } from "#core/plan/design-plan.ts";
import type { DesignDocument, DesignElement } from "./design-document.ts";
import type { Target } from "./operation.ts";
import { targetWords } from "./target-words.ts";

/** A changed design, and what there is to tell of the change; without notes it was done as asked. */
export type Applied = { document: DesignDocument; notes: PlanNote[] };

export const done = (document: DesignDocument, notes: PlanNote[] = []): Applied => ({ document, notes });
export const told = (said: string, sentence: string): PlanNote => ({ text: said, status: "told", sentence });
export const notThere = (document: DesignDocument, target: Target, said: string): Applied =>
  done(document, [told(said, missing(targetWords(target)))]);

const missing = (name: string): string =>
  /[^s]s$/.test(name)
    ? `There are no ${name} in this design yet. Say “add ${name}” to have them.`
    : `There is no ${name} in this design yet. Say “add” to have one.`;

/** The document with some elements made anew; null takes one out. */
export function withChanged(
  document: DesignDocument,
  found: readonly DesignElement[],
  change: (element: PlanElement, one: DesignElement) => PlanElement | null,
): DesignDocument {
  const ids = new Set(found.map(({ id }) => id));
  const elements = document.elements.flatMap((one) => {
    if (!ids.has(one.id)) return [one];
    const element = change(one.element, one);
    if (!element) return [];
    const { laid, ...rest } = one;
    const isSameSize = element.size === one.element.size && element.grown === one.element.grown;
    return [{ ...rest, element, ...(laid && isSameSize ? { laid } : {}) }];
  });
  const lastId = found.at(-1)?.id;
  return { ...document, elements, ...(lastId ? { lastId } : {}) };
}

/** The fire pit with as many chairs round it; null where other furniture is meant, or where their number is not known. */
function withSeats(
  document: DesignDocument,
  target: Target,
  seatsOf: (now: number | undefined) => number | undefined,
): DesignDocument | null {
  const pit = document.elements.find(({ element }) => element.kind === "fire-pit");
  const seats = pit?.element.kind === "fire-pit" ? seatsOf(pit.element.seats) : undefined;
  if (!pit || target.kind !== "furniture" || !seats) return null;
  return withChanged(
    document,
    [pit],
    (old) => ({ ...old, seating: true, seats: Math.max(1, seats) }) as PlanElement,
  );
}

/** A number of chairs: of those round the fire pit where no others stand; a set of furniture has its own. */
export function ofChairs(
  document: DesignDocument,
  target: Target,
  found: readonly DesignElement[],
  said: string,
  seatsOf: (now: number | undefined) => number | undefined,
): Applied | null {
  const seated = found.length === 0 ? withSeats(document, target, seatsOf) : null;
  if (seated) return done(seated);
  const isOfSets =
    found.length > 0 &&
    found.every(({ element }) => element.kind === "furniture" && SETS_OF_SEATS.has(element.set));
  return isOfSets && CHAIRS.test(said) ? done(document, [told(said, SETS)]) : null;
}

/** What is bought as a whole; other furniture is counted by the piece. */
const SETS_OF_SEATS: ReadonlySet<FurnitureSet> = new Set([
  "dining",
  "dining-four",
  "dining-eight",
  "dining-round",
  "dining-round-six",
  "dining-square",
  "lounge",
  "bistro",
]);
const CHAIRS = /\b(?:chair|stool|seat)s?\b/i;
const SETS =
  "Furniture is drawn as a set, with the chairs that belong to it: say “one more set” to have two.";
