import type { PlanElement } from "#core/elements/element.ts";
import type { DesignStyle } from "./reading/words/style-words.ts";
import { PLANTING_OF, PLANTS_OF } from "./settle-element.ts";

const bed = (style: DesignStyle, more: Partial<Extract<PlanElement, { kind: "bed" }>> = {}): PlanElement => ({
  kind: "bed",
  style: PLANTING_OF[style],
  mulch: "brown",
  species: [],
  edging: true,
  place: "along-house",
  ...more,
});

/** Plants in the open: gravel with nothing in it is no garden. */
const island = (style: DesignStyle): PlanElement =>
  bed(style, { mulch: "gravel", edging: false, place: "centre" });

/** What stands for a look when the text names nothing else: the answer to "make it nice" and "something modern". A fresh copy at each call. */
export const stylePackages: Record<DesignStyle, () => PlanElement[]> = {
  classic: () => [{ kind: "lawn", surface: "sod" }, bed("classic"), { kind: "tree", species: "dogwood" }],
  modern: () => [
    { kind: "lawn", surface: "sod" },
    { kind: "pavers", use: "walkway", pattern: "stack-bond", colour: "grey", border: false },
    bed("modern", { mulch: "black" }),
    { kind: "path-lights" },
  ],
  cottage: () => [
    { kind: "lawn", surface: "sod" },
    bed("cottage"),
    { kind: "stepping-stones", material: "flagstone" },
    { kind: "tree", species: "cherry" },
  ],
  desert: () => [
    { kind: "gravel", tone: "tan", use: "area" },
    { kind: "boulders" },
    bed("desert", { mulch: "gravel" }),
    island("desert"),
  ],
  mediterranean: () => [
    { kind: "gravel", tone: "tan", use: "area" },
    bed("mediterranean", { mulch: "gravel" }),
    island("mediterranean"),
    { kind: "tree", species: "olive" },
  ],
  japanese: () => [
    { kind: "gravel", tone: "white", use: "area" },
    bed("japanese", { mulch: "gravel" }),
    island("japanese"),
    { kind: "boulders" },
    { kind: "stepping-stones", material: "flagstone" },
    { kind: "tree", species: "japanese-maple" },
  ],
  native: () => [
    bed("native", { edging: false }),
    { kind: "stepping-stones", material: "flagstone" },
    { kind: "tree", species: "redbud" },
  ],
  tropical: () => [
    { kind: "lawn", surface: "sod" },
    bed("tropical", { species: [...PLANTS_OF.tropical!] }),
    { kind: "tree", species: "queen-palm" },
  ],
  "low-maintenance": () => [
    { kind: "gravel", tone: "tan", use: "area" },
    bed("low-maintenance", { mulch: "gravel" }),
    island("low-maintenance"),
    { kind: "boulders" },
  ],
  "low-water": () => [
    { kind: "gravel", tone: "tan", use: "area" },
    bed("low-water", { mulch: "gravel" }),
    island("low-water"),
    { kind: "boulders" },
  ],
  family: () => [{ kind: "lawn", surface: "sod" }, bed("family"), { kind: "tree", species: "red-maple" }],
  entertaining: () => [
    { kind: "pavers", use: "patio", pattern: "ashlar", colour: "blend", border: true },
    { kind: "fire-pit", seating: true },
    bed("entertaining", { mulch: "black" }),
    { kind: "path-lights" },
  ],
};
