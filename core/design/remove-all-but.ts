import { type Applied, done, notThere, withChanged } from "./applied.ts";
import type { DesignDocument } from "./design-document.ts";
import { findElements, isMeant, speciesOf } from "./find-elements.ts";
import type { Target } from "./operation.ts";

export function removeAllBut(document: DesignDocument, but: readonly Target[], said: string): Applied {
  const missing = but.find((one) => findElements(document, one).length === 0);
  if (missing) return notThere(document, missing, said);
  const kept = new Set(but.flatMap((one) => findElements(document, one)));
  const gone = document.elements.filter((one) => !kept.has(one));
  return done(
    withChanged(document, gone, () => null),
    [{ text: said, status: "placed", sentence: "Taken out of the design: everything else." }],
  );
}

/** "Keep the roses, everything else in that bed can go". */
export function removeOtherPlants(document: DesignDocument, but: readonly Target[], said: string): Applied {
  const isKept = (id: string) => but.some((one) => isMeant(one, id));
  const beds = document.elements.filter(
    ({ element }) => element.kind === "bed" && speciesOf(element).some(isKept),
  );
  if (beds.length === 0) return notThere(document, but[0]!, said);
  return done(
    withChanged(document, beds, (bed) => {
      if (bed.kind !== "bed") return bed;
      const counts = Object.entries(bed.counts ?? {}).filter(([id]) => isKept(id));
      const { counts: _, ...rest } = bed;
      return {
        ...rest,
        species: speciesOf(bed).filter(isKept),
        ...(counts.length > 0 ? { counts: Object.fromEntries(counts) } : {}),
      };
    }),
    [{ text: said, status: "placed", sentence: "Taken out of the design: the other plants of the bed." }],
  );
}
