import type { DesignDocument, DrawnFrom } from "#core/design/design-document.ts";
import { laidSize } from "#core/design/laid-size.ts";
import type { PlacedElement } from "#core/plan/placed-element.ts";
import type { Kept } from "./lay-changed.ts";
import { plantAge, type shownOutcomes } from "./own-parts.ts";

/** The document with the plants of each element that was placed, as they stand. */
export function plantedDocument(
  document: DesignDocument,
  laid: readonly Kept[],
  outcomes: ReturnType<typeof shownOutcomes>,
): DesignDocument {
  // Meters with two decimals; `|| 0` turns -0 into 0, as JSON does.
  const cm = (meters: number) => Math.round(meters * 100) / 100 || 0;
  const elements = document.elements.map((one) => {
    // An element that found no region was not laid, and stays as it is in the document.
    const at = laid.findIndex(({ element }) => element === one.element);
    if (at < 0) return one;
    if (!outcomes[at]!.outcome.placed)
      return laid[at]!.outcome.placed ? { ...one, hidden: true as const } : one;
    const plants = laid[at]!.parts.instances.flatMap((instance) => {
      const { plant, species, x, z } = instance;
      if (plant === undefined || !species) return [];
      const age = plantAge(one.element, instance);
      return [{ id: `${one.id}.${plant}`, species, x: cm(x), z: cm(z), age }];
    });
    return plants.length > 0 ? { ...one, plants } : one;
  });
  return { ...document, elements };
}

/** The document with the size at which each element of its last version was laid. */
export function sizedDocument(document: DesignDocument, placed: readonly PlacedElement[]): DesignDocument {
  const { drawn } = document;
  if (!drawn) return document;
  const sized = <T extends DrawnFrom["states"][number]>(one: T): T => {
    const own = placed.filter(({ id }) => id === one.id);
    // What is not in the picture has the size that it had.
    if (own.length === 0) return one;
    const { laid: _, ...rest } = one;
    const size = laidSize(one.element, own);
    return (size ? { ...rest, laid: size } : rest) as T;
  };
  const last = new Set(drawn.versions.at(-1));
  const states = drawn.states.map((state, at) => (last.has(at) ? sized(state) : state));
  return { ...document, elements: document.elements.map(sized), drawn: { ...drawn, states } };
}
