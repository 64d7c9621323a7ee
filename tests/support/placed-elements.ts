import type { ElementKind, PlanElement } from "#core/elements/element.ts";
import type { PlacedElement } from "#core/plan/placed-element.ts";

/** One design element of each kind and of each variant that changes what is counted. */
export const EVERY_ELEMENT: PlanElement[] = [
  { kind: "lawn", surface: "sod" },
  { kind: "lawn", surface: "seed" },
  { kind: "lawn", surface: "turf" },
  { kind: "bed", style: "classic", mulch: "brown", species: [], edging: true },
  { kind: "bed", style: "dry", mulch: "gravel", species: ["sedum", "yucca"], edging: false },
  { kind: "pavers", use: "patio", pattern: "herringbone", colour: "charcoal", border: true },
  { kind: "pavers", use: "driveway", pattern: "running-bond", colour: "blend", border: false },
  { kind: "concrete", use: "patio", finish: "broom" },
  { kind: "concrete", use: "driveway", finish: "stamped" },
  { kind: "concrete", use: "walkway", finish: "exposed" },
  { kind: "gravel", tone: "river", use: "area" },
  { kind: "gravel", tone: "tan", use: "driveway" },
  { kind: "gravel", tone: "grey", use: "walkway" },
  { kind: "gravel", tone: "white", use: "patio" },
  { kind: "stepping-stones", material: "flagstone" },
  { kind: "stepping-stones", material: "concrete" },
  { kind: "deck", wood: "brown", material: "pressure-treated" },
  { kind: "deck", wood: "cedar", material: "cedar" },
  { kind: "deck", wood: "grey", material: "composite" },
  { kind: "pool", shape: "rectangle", coping: "sand" },
  { kind: "pool", shape: "kidney", coping: "grey" },
  { kind: "fire-pit", seating: true },
  { kind: "boulders" },
  { kind: "tree", species: "red-maple" },
  { kind: "tree", species: "dogwood" },
  { kind: "hedge", species: "arborvitae" },
  { kind: "retaining-wall", material: "block" },
  { kind: "retaining-wall", material: "stone" },
  { kind: "fence", style: "wood", gate: true },
  { kind: "fence", style: "vinyl", gate: false },
  { kind: "fence", style: "metal", gate: true },
  { kind: "fence", style: "wood", boards: "rail", rails: 4, color: "black", gate: false },
  { kind: "fence", style: "vinyl", boards: "picket", color: "grey", gate: false },
  { kind: "surface-finish", on: "fence", finish: "stain", color: "brown" },
  { kind: "surface-finish", on: "wall", finish: "ledgestone" },
  { kind: "surface-finish", on: "wall", finish: "brick", color: "redwood" },
  { kind: "surface-finish", on: "wall", finish: "stucco", color: "white" },
  { kind: "surface-finish", on: "wall", finish: "paint", color: "tan" },
  { kind: "surface-finish", on: "fence", finish: "boards", color: "cedar" },
  { kind: "pergola", wood: "white" },
  { kind: "pergola", wood: "cedar" },
  { kind: "path-lights" },
  { kind: "uplights" },
  { kind: "uplights", metal: "brass" },
  { kind: "raised-bed", material: "wood", planting: "vegetables" },
  { kind: "raised-bed", material: "stone", planting: "flowers" },
  { kind: "raised-bed", material: "steel", planting: "flowers" },
  { kind: "planter", form: "pot", species: [] },
  { kind: "planter", form: "urn", species: ["rose"] },
  { kind: "planter", form: "box", material: "corten", species: [] },
  { kind: "planter", form: "box", colour: "black", species: ["boxwood"] },
  { kind: "planter", form: "trough", material: "metal", species: ["lavender"] },
  { kind: "planter", form: "pot", material: "ceramic", bulk: "large", species: ["hydrangea"] },
  { kind: "planter", form: "trough", species: [] },
  { kind: "edging", material: "steel" },
  { kind: "edging", material: "stone" },
  { kind: "edging", material: "brick" },
  { kind: "edging", material: "timber" },
  { kind: "edging", material: "concrete" },
  { kind: "water-feature", form: "fountain" },
  { kind: "water-feature", form: "pond" },
  { kind: "water-feature", form: "bubbler" },
  { kind: "outdoor-kitchen", finish: "stone" },
  { kind: "furniture", set: "dining" },
  { kind: "furniture", set: "lounge" },
  { kind: "furniture", set: "bistro" },
  { kind: "furniture", set: "bench" },
  { kind: "furniture", set: "chairs" },
  { kind: "furniture", set: "loungers" },
  { kind: "fire-pit", seating: true, seat: "bench", seats: 2 },
  { kind: "steps", material: "stone" },
  { kind: "steps", material: "concrete" },
  { kind: "steps", material: "wood" },
  { kind: "swale", lining: "rock" },
  { kind: "swale", lining: "grass" },
];

const LINEAR: ElementKind[] = ["hedge", "retaining-wall", "fence", "edging"];

/** A rectangle of the given sides in feet, placed; runs along its first side. */
export function placeRectangle(
  element: PlanElement,
  lengthFt: number,
  widthFt: number,
  more: Partial<PlacedElement> = {},
): PlacedElement {
  const x = lengthFt * 0.3048;
  const z = widthFt * 0.3048;
  return {
    element,
    areaId: null,
    outline: [
      [
        { x: 0, z: 0 },
        { x, z: 0 },
        { x, z },
        { x: 0, z },
      ],
    ],
    areaM2: x * z,
    perimeterM: 2 * (x + z),
    ...(LINEAR.includes(element.kind) ? { lengthM: x } : {}),
    ...more,
  };
}

/** A size that is surely known, so that bands come from the formulas alone. */
export const EXACTLY = [{ areaId: null, band: 0, basis: "measured" as const }];
