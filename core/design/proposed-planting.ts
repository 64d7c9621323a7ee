import type { PlanElement } from "#core/elements/element.ts";
import type { SpeciesId } from "#core/plants/catalogue.ts";
import { nameInSentence } from "#core/plants/name-in-sentence.ts";
import type { DesignDocument } from "./design-document.ts";

/** Flowers of three colors that are proposed where color is wished and none is named; in ground of gravel those that stand it dry. */
const FLOWERS: readonly SpeciesId[] = ["salvia", "coneflower", "daylily", "catmint", "rudbeckia", "aster"];
const DRY_FLOWERS: readonly SpeciesId[] = ["lavender", "blanket-flower", "salvia", "catmint", "rudbeckia"];
const PROPOSED = 3;

type Bed = Extract<PlanElement, { kind: "bed" }>;

const listed = (ids: readonly SpeciesId[]): string =>
  `${ids.slice(0, -1).map(nameInSentence).join(", ")} and ${nameInSentence(ids.at(-1)!)}`;

/** A plain sentence that asks for what is proposed, and what is told of it. */
export type Proposal = { sentence: string; told: string };

/** Flowers for a design that is found bare: in its bed, else in a new one at the place that was said, "" where none was. */
export function proposedPlanting(
  said: string,
  bareAt: string,
  { elements }: Pick<DesignDocument, "elements">,
): Proposal {
  const bed = elements
    .map(({ element }) => element)
    .find((one): one is Bed => one.kind === "bed" && one.bare !== true);
  const flowers = (bed?.mulch === "gravel" ? DRY_FLOWERS : FLOWERS)
    .filter((id) => !bed?.species.some((own) => own === id || own.startsWith(`${id}-`)))
    .slice(0, PROPOSED);
  const isInBed = bed !== undefined && bareAt === "";
  const place = bareAt === "" ? "along the house" : bareAt;
  return {
    sentence: isInBed
      ? `add ${listed(flowers)} to the bed`
      : `add a planting bed with ${listed(flowers)} ${place}`,
    told: `“${said.trim()}”: ${listed(flowers)}${isInBed ? " in the bed" : ""} are our proposal. Name other plants or colors to have those.`,
  };
}
