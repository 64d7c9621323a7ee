import type { ElementKind, HardscapeUse, PlanElement } from "#core/elements/element.ts";

/** The sides that a length can be given for, as people say them. */
export const HAND_SIDES = ["long", "wide", "high"] as const;
export type HandSide = (typeof HAND_SIDES)[number];

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

const SURFACE: HandOffer = {
  moves: true,
  sizes: "size",
  counts: false,
  copies: false,
  sides: ["long", "wide"],
};
const PIECE: HandOffer = { moves: true, sizes: null, counts: false, copies: false, sides: [] };
const BOUND: HandOffer = { moves: false, sizes: null, counts: false, copies: false, sides: [] };

export const HAND_OFFERS: Record<ElementKind, HandOffer> = {
  lawn: BOUND,
  bed: { ...SURFACE, sides: ["wide"] },
  pavers: SURFACE,
  concrete: SURFACE,
  gravel: SURFACE,
  "stepping-stones": PIECE,
  deck: { ...SURFACE, sides: HAND_SIDES },
  pool: SURFACE,
  "fire-pit": PIECE,
  boulders: { ...PIECE, sizes: "number", counts: true },
  tree: { ...PIECE, counts: true, copies: true },
  hedge: { ...BOUND, sides: ["long", "high"] },
  "retaining-wall": { ...BOUND, sides: ["long", "high"] },
  fence: { ...BOUND, sides: ["long", "high"] },
  "surface-finish": BOUND,
  pergola: SURFACE,
  "path-lights": { ...BOUND, sizes: "number", counts: true },
  uplights: { ...BOUND, sizes: "number", counts: true },
  planter: { ...PIECE, sizes: "number", counts: true, copies: true, sides: HAND_SIDES },
  "raised-bed": { ...SURFACE, counts: true, copies: true, sides: HAND_SIDES },
  edging: BOUND,
  "water-feature": SURFACE,
  "outdoor-kitchen": { ...PIECE, sides: ["long"] },
  furniture: { ...PIECE, counts: true },
  steps: { ...BOUND, sides: ["wide"] },
  swale: { ...BOUND, sides: ["wide"] },
};

/** A walk is as long as its way, and a drive as its ground. */
const SIDES_BY_USE: Partial<Record<HardscapeUse, readonly HandSide[]>> = { walkway: ["wide"], driveway: [] };

/** Kinds that have a direction of their own on open ground, so that they can be turned. */
const TURNED: readonly ElementKind[] = [
  "pavers",
  "concrete",
  "gravel",
  "pool",
  "pergola",
  "raised-bed",
  "planter",
  "outdoor-kitchen",
  "furniture",
];

/** Whether an element can be turned; a walk and a drive go where they lead. */
export const canTurn = (element: PlanElement): boolean =>
  TURNED.includes(element.kind) && (!("use" in element) || element.use === "patio" || element.use === "area");

/** The sides of an element that a length can be given for. */
export const sidesOf = (element: PlanElement): readonly HandSide[] =>
  ("use" in element ? SIDES_BY_USE[element.use] : undefined) ?? HAND_OFFERS[element.kind].sides;
