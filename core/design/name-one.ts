import { metersToFeet } from "#core/geometry/units.ts";
import { findSpecies } from "#core/plants/catalogue.ts";
import type { DesignDocument, DesignElement, DesignPlant } from "./design-document.ts";
import { elementTitle } from "./element-title.ts";
import { findElements, isMeant } from "./find-elements.ts";
import { groundPlace } from "./ground-place.ts";
import { handSentence, type OnePlant } from "./hand-change.ts";
import { isOneUnknown } from "./one-of-several.ts";
import type { Direction, Operation, Which } from "./operation.ts";
import { readChanges } from "./read-changes.ts";

type Placed = { element: DesignElement; plant: DesignPlant };

/** Which of the plants, as they stand on the ground: the first by this order. */
const ORDER: Partial<Record<Which, (one: DesignPlant) => number>> = {
  left: ({ x }) => x,
  right: ({ x }) => -x,
  front: ({ z }) => z,
  back: ({ z }) => -z,
};

const WAYS: Partial<Record<Direction, readonly [right: number, away: number]>> = {
  left: [-1, 0],
  right: [1, 0],
  nearer: [0, -1],
  farther: [0, 1],
};
/** How far one tree moves where nobody says, feet. */
const STEP_FT = 5;

/**
 * "Take out the left maple" as the sentence of a hand that names this very tree by its place; null where words mean anything else, or
 * where nobody knows yet how the trees stand. The sentence means the same tree on every device.
 */
export function namedOne(document: DesignDocument, text: string): string | null {
  const { operations, unread } = readChanges(text);
  const [operation] = operations;
  if (!operation || operations.length > 1 || unread.length > 0 || !("target" in operation)) return null;
  const { target } = operation;
  const order = target.single && target.which ? ORDER[target.which] : undefined;
  if (!order || !isOneUnknown(document, operation)) return null;
  const { which: _, ...named } = target;
  const all: Placed[] = findElements(document, named).flatMap((element) =>
    (element.plants ?? [])
      .filter(
        ({ species }) => element.element.kind === "tree" && (!target.species || isMeant(target, species)),
      )
      .map((plant) => ({ element, plant })),
  );
  const [one] = all.toSorted((a, b) => order(a.plant) - order(b.plant));
  const does = one && doneToOne(operation);
  if (!does) return null;
  const { x, z } = one.plant;
  const species = findSpecies(one.plant.species)?.id;
  if (!species) return null;
  return handSentence(elementTitle(one.element), {
    kind: "one",
    species,
    at: groundPlace({ x, z }),
    ...does,
  });
}

/** The operation as what a hand does to one plant; null where no hand does that. */
function doneToOne(operation: Operation): OnePlant | null {
  if (operation.op === "remove") return { do: "remove" };
  if (operation.op === "replace") {
    const by = operation.element.kind === "tree" ? findSpecies(operation.element.species)?.id : undefined;
    return by ? { do: "replace", by } : null;
  }
  if (operation.op === "set" && operation.age) return { do: "age", age: operation.age };
  const way = operation.op === "move" ? WAYS[operation.to as Direction] : undefined;
  if (operation.op !== "move" || !way) return null;
  const far = operation.byM === undefined ? STEP_FT : metersToFeet(operation.byM);
  return { do: "move", rightFt: way[0] * far, awayFt: way[1] * far };
}
