import type { ElementKind, HardscapeUse, PlanElement } from "../elements/element.ts";

/** The sides that a length can be given for, as people say them. */
export const handSides = ["long", "wide", "high"] as const;
export type HandSide = (typeof handSides)[number];

/** What a hand can do to an element of a kind beside its choices. */
type HandOffer = {
  /** Anywhere on open ground; what follows the house, a fence or another element's edge cannot leave it. */
  moves: boolean;
  /** How a larger one is said: by its size, or by how many there are. Null = its size is given by what it lies in. */
  sizes: "size" | "number" | null;
  /** As many are drawn as are asked for, where there is room. */
  counts: boolean;
  /** A second one finds a place of its own. */
  copies: boolean;
  /** The sides whose lengths its painter keeps to. */
  sides: readonly HandSide[];
};

const surface: HandOffer = {
  moves: true,
  sizes: "size",
  counts: false,
  copies: false,
  sides: ["long", "wide"],
};
const piece: HandOffer = { moves: true, sizes: null, counts: false, copies: false, sides: [] };
const bound: HandOffer = { moves: false, sizes: null, counts: false, copies: false, sides: [] };

export const handOffers: Record<ElementKind, HandOffer> = {
  lawn: bound,
  bed: { ...surface, sides: ["wide"] },
  pavers: surface,
  concrete: surface,
  gravel: surface,
  "stepping-stones": piece,
  deck: { ...surface, sides: handSides },
  pool: surface,
  "fire-pit": piece,
  boulders: { ...piece, sizes: "number", counts: true },
  tree: { ...piece, counts: true, copies: true },
  hedge: { ...bound, sides: ["long", "high"] },
  "retaining-wall": { ...bound, sides: ["long", "high"] },
  fence: { ...bound, sides: ["long", "high"] },
  pergola: surface,
  "path-lights": { ...bound, sizes: "number", counts: true },
  "raised-bed": { ...surface, counts: true, copies: true, sides: handSides },
  edging: bound,
  "water-feature": surface,
  "outdoor-kitchen": { ...piece, sides: ["long"] },
  furniture: { ...piece, counts: true },
  steps: { ...bound, sides: ["wide"] },
  swale: { ...bound, sides: ["wide"] },
};

/** A walk is as long as its way, and a drive as its ground. */
const sidesByUse: Partial<Record<HardscapeUse, readonly HandSide[]>> = { walkway: ["wide"], driveway: [] };

/** Kinds that have a direction of their own on open ground, so that they can be turned. */
const TURNED: readonly ElementKind[] = [
  "pavers",
  "concrete",
  "gravel",
  "pool",
  "pergola",
  "raised-bed",
  "outdoor-kitchen",
  "furniture",
];

/** Whether an element can be turned; a walk and a drive go where they lead. */
export const canTurn = (element: PlanElement): boolean =>
  TURNED.includes(element.kind) && (!("use" in element) || element.use === "patio" || element.use === "area");

/** The sides of an element that a length can be given for. */
export const sidesOf = (element: PlanElement): readonly HandSide[] =>
  ("use" in element ? sidesByUse[element.use] : undefined) ?? handOffers[element.kind].sides;
