import type { DrawnFrom } from "#core/design/design-document.ts";
import type { ElementKind } from "#core/elements/element.ts";
import type { GroundPoint } from "#core/geometry/point.ts";
import type { DesignPlan, PlanNote } from "#core/plan/design-plan.ts";
import { removesPlants, removesThings } from "#core/plan/removal-notes.ts";
import type { RegionShape } from "#renderer/mask/region-shape.ts";
import type { ConceptOutput } from "./concept-types.ts";

/** A part of the photo and what is to be built in it. */
export type Region = {
  areaId: string | null;
  /** Which part of the photo: together with `areaId` it tells the regions of one version from another's. */
  part:
    | "highlight"
    | "drive"
    | "walk"
    | "patio"
    | "beds"
    | "yard"
    | `spot-${number}`
    | `named-${number}`
    | `place-${number}`;
  /** Coverage at the size of `Seen`, without what belongs to a later highlight. Never changed: other pictures may have the same one. */
  clip: Float32Array;
  /** What the clip was made of: enough to make it again at the photo's own size. */
  shape: RegionShape;
  /** Hard ground of the photo, at the size of `Seen`: walks and drives that stay where they lie outside the region. */
  hard: Float32Array;
  plan: DesignPlan;
  /** Index of the plan in the list of plans. */
  planIndex: number;
  /** A person drew it, or it is a thing of its own (the driveway): the main material fills it. */
  filled: boolean;
  /** A highlight no larger than a bed; see `Site`. */
  isBedSized?: boolean;
  /** Its beds keep the mulch that they have: nobody asked for another. */
  keepsCover?: boolean;
  /** Its words do not say which mulch is to lie in it: new mulch looks like that of the photo. */
  likeOldMulch?: boolean;
  /** The foot of the fence or wall that words place it by, or a line beside a walk; and these words, in normal form. */
  foot?: readonly [GroundPoint, GroundPoint];
  placeSaid?: string;
  /** It lies at what words call a fence: that is no house, whatever it was seen as. */
  isAtFence?: true;
  /** It is a floor, whatever it was seen as: what stands needs no other. */
  isFloor?: true;
};

export type Regions = { regions: Region[]; plans: ConceptOutput["plans"]; notes: PlanNote[] };

/** What of a design's marks its regions follow from, in pixels of `Seen`. */
export type Marks = Pick<DrawnFrom, "said" | "left" | "areas" | "brush">;

/** Whether a highlight is as small as a bed and holds no lawn: the person who drew it saw what stands behind. One with a lawn is a yard. */
export const isPlaceOfBed = ({
  isBedSized,
  plan: { elements },
}: Pick<Region, "isBedSized" | "plan">): boolean =>
  isBedSized === true && elements.every(({ kind }) => kind !== "lawn");

/** Kinds that stand on whatever ground is there: a highlight for them alone leaves the ground to the others. */
const STANDS_ON_ANY: Partial<Record<ElementKind, true>> = {
  hedge: true,
  tree: true,
  "path-lights": true,
  uplights: true,
  boulders: true,
  planter: true,
  "surface-finish": true,
};

/** Whether what is built in a region covers its ground. One in which something only goes leaves it to the others, one in which all stays does not. */
export const laysGround = ({ elements, notes }: DesignPlan): boolean =>
  elements.length === 0
    ? !removesThings(notes) && !removesPlants(notes)
    : elements.some(({ kind }) => !STANDS_ON_ANY[kind]);

/** Whether all that is built in a region is a new face of what stands there: it needs no ground. */
export const standsOnFace = ({ elements }: DesignPlan): boolean =>
  elements.length > 0 && elements.every(({ kind }) => kind === "surface-finish");

/** Whether stones take the place of the mulch that lies there: they cover the bed as far as it goes. */
export const coversBeds = ({ elements, removals }: DesignPlan): boolean =>
  removals.some((name) => /\bmulch$/.test(name)) &&
  elements.some((element) => element.kind === "bed" && element.mulch === "gravel");

/** Whether a lawn is laid round the beds that are there: nothing else is to come where they lie. */
export const keepsBeds = ({ elements }: DesignPlan): boolean =>
  elements.some(({ kind }) => kind === "lawn") &&
  elements.every(({ kind }) => kind === "lawn" || STANDS_ON_ANY[kind]);
