import type { PlanElement } from "#core/elements/element.ts";
import type { DesignPlan } from "#core/plan/design-plan.ts";
import { isGroundRing } from "./ground-ring.ts";
import type { Site } from "./site.ts";
import { isStoneStrip } from "./stone-strip.ts";

/** Things that stand on a material of their own; a highlight that asks for one of them is not a bed. */
const OWN_GROUND = new Set(["pool", "deck", "fire-pit", "pergola"]);

/**
 * The element that covers the whole region, if any: the softest ground asked for, because hard things are set into lawn and
 * gravel and never the other way round. In a highlight paving or planting fills it too when nothing softer does.
 */
export function mainMaterial(
  site: Pick<Site, "plan" | "filled"> & Partial<Pick<Site, "isOwnBed" | "isBedSized">>,
): PlanElement | undefined {
  const { elements } = site.plan;
  // What lies round a fire pit or a tree lies in other ground.
  const first = (test: (e: PlanElement) => boolean) =>
    elements.find((one) => test(one) && !isGroundRing(site, one));
  const ground =
    first((e) => e.kind === "lawn") ??
    first(
      (e) =>
        isLooseStone(e) &&
        !isStoneStrip(site.filled, e) &&
        !(isRingPlace(e) && !site.filled) &&
        !("shape" in e && e.shape) &&
        (!e.size || isStrip(site, e.size)),
    ) ??
    first((e) => "use" in e && e.use === "driveway");
  if (ground) return ground;
  if (!site.filled) return inPlaceOfLawn(site.plan);
  // One that filled its highlight and was grown or shrunk since fills the changed highlight.
  const paved = (e: PlanElement) => "use" in e && (!e.size || e.grown !== undefined);
  return (
    first((e) => paved(e) && !isWalk(e)) ??
    (elements.some((e) => OWN_GROUND.has(e.kind))
      ? undefined
      : first(
          (e) =>
            e.kind === "bed" &&
            (!e.place ||
              site.isOwnBed ||
              (hasRows(e) && isAlone(e, elements)) ||
              isRoundSeenTree(e, elements) ||
              (site.isBedSized === true && isAlone(e, elements))),
        )) ??
    first(paved)
  );
}

/** A strip of stones is no wider than this, meters: 4 ft. Whoever circles one has drawn it. */
const WIDEST_STRIP_M = 1.25;
const isStrip = (
  { filled, isBedSized }: Partial<Pick<Site, "filled" | "isBedSized">>,
  { widthM, ...rest }: NonNullable<PlanElement["size"]>,
): boolean =>
  filled === true &&
  isBedSized === true &&
  widthM !== undefined &&
  widthM <= WIDEST_STRIP_M &&
  Object.keys(rest).length === 0;

/** Stones around a fire pit or a tree of the photo, which nobody knows: they cover no whole yard. */
const isRingPlace = ({ place }: PlanElement): boolean => place === "around-fire" || place === "around-tree";

/** Stones that cover ground, and are no walk, patio or drive. */
export const isLooseStone = (e: PlanElement | undefined): boolean => e?.kind === "gravel" && e.use === "area";

/** Whether plants stand all over the stones that cover their region: no place in these was said. */
export const isScattered = (
  site: Parameters<typeof mainMaterial>[0],
  { mulch, place, shape, size }: Extract<PlanElement, { kind: "bed" }>,
): boolean => mulch === "gravel" && !place && !shape && !size && isLooseStone(mainMaterial(site));

/** In an open yard whose lawn is to go the bed that takes its place: "replace the grass with natives". */
function inPlaceOfLawn({ elements, removals, withdrawn }: DesignPlan): PlanElement | undefined {
  if (!removals.includes("lawn") || withdrawn?.includes("lawn")) return;
  return elements.find((e) => e.kind === "bed" && !e.place && !e.size && !e.shape);
}

/** A bed around a tree of the photo: trees are not known one by one there, so that the highlight says which one and how far. */
const isRoundSeenTree = ({ place }: PlanElement, elements: readonly PlanElement[]): boolean =>
  place === "around-tree" && !elements.some(({ kind }) => kind === "tree");

/** A bed of which it was said what stands behind and what in front: whoever circles it draws all of its depth. */
function hasRows(e: PlanElement): boolean {
  const rows = "rows" in e ? Object.values(e.rows ?? {}) : [];
  return rows.includes("back") && rows.includes("front");
}

/** What stands in a bed and takes none of its ground. */
const STANDS_IN_BED = new Set(["tree", "boulders", "path-lights", "uplights", "planter", "edging"]);

/** A bed that its highlight was drawn for: beside one for something else too, its words say where in the highlight it lies. */
const isAlone = (bed: PlanElement, elements: readonly PlanElement[]): boolean =>
  elements.every((e) => e === bed || STANDS_IN_BED.has(e.kind)) &&
  !(bed.place === "around-tree" && elements.some(({ kind }) => kind === "tree"));

/** A walk leads through something; it fills a highlight only when there is nothing else. */
const isWalk = (e: PlanElement): boolean => "use" in e && e.use === "walkway";

export const fillsRegion = (site: Site, element: PlanElement): boolean => mainMaterial(site) === element;
