import type { ElementKind, HardscapeUse, PlanElement, PlantingStyle } from "#core/elements/element.ts";
import type { PaverPattern } from "#core/elements/paver-looks.ts";
import { vocabularies } from "#core/elements/vocabularies.ts";
import { PALETTES } from "#core/plants/palettes.ts";
import type { Mention } from "./reading/mention.ts";
import type { DesignStyle } from "./reading/words/style-words.ts";
import { settleSize, usableCounts } from "./settle-size.ts";

/** What each whole look plants. */
export const PLANTING_OF: Record<DesignStyle, PlantingStyle> = {
  classic: "classic",
  modern: "modern",
  cottage: "cottage",
  desert: "dry",
  mediterranean: "mediterranean",
  japanese: "japanese",
  native: "native",
  "low-maintenance": "low-maintenance",
  family: "classic",
  entertaining: "modern",
};

const PATTERN_OF_USE: Record<HardscapeUse, PaverPattern> = {
  driveway: "herringbone",
  patio: "ashlar",
  walkway: "running-bond",
  area: "ashlar",
};

/** Details that follow from the look of the whole design or from the use; words of the text stand above them. */
function impliedDetails(mention: Mention, style: DesignStyle | null): object {
  const { kind, use, details } = mention;
  if (kind === "pavers") {
    const pattern = style === "modern" && use !== "driveway" ? "stack-bond" : PATTERN_OF_USE[use ?? "patio"];
    return {
      use: use ?? "patio",
      pattern,
      colour: style === "modern" ? "grey" : "blend",
      border: use === "driveway",
    };
  }
  if (kind === "concrete" || kind === "gravel") return use ? { use } : {};
  if (kind === "bed") {
    const planting = details.bed?.style ?? (style ? PLANTING_OF[style] : "classic");
    const dry = planting === "dry" || planting === "mediterranean" || planting === "japanese";
    return {
      style: planting,
      mulch: dry ? "gravel" : planting === "modern" ? "black" : "brown",
      species: mention.species,
    };
  }
  if (kind === "tree") return { species: PALETTES[style ? PLANTING_OF[style] : "classic"].tree };
  if (kind === "fire-pit") return { seating: style === "entertaining" };
  return {};
}

/** Fills in what the text left open. `sizeUnused`: a size was named that no yard could hold. */
export function settleElement(
  mention: Mention,
  style: DesignStyle | null,
): { element: PlanElement; sizeUnused: boolean } {
  const kind: ElementKind = mention.kind;
  const { size, unused } = settleSize(kind, mention.sizes);
  const species = kind === "bed" && mention.species.length > 0 ? { species: mention.species } : {};
  const counts = kind === "bed" ? usableCounts(mention.counts) : {};
  const element = {
    kind,
    ...vocabularies[kind].defaults,
    ...impliedDetails(mention, style),
    ...mention.details[kind],
    ...species,
    ...(Object.keys(counts).length > 0 ? { counts } : {}),
    ...(mention.place ? { place: mention.place } : {}),
    ...(size ? { size } : {}),
  } as PlanElement;
  return { element, sizeUnused: unused };
}
