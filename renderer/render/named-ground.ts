import type { ElementKind, PlanElement } from "#core/elements/element.ts";
import type { DesignPlan } from "#core/plan/design-plan.ts";
import { type GroundRole, type NamedGround, spokenGround } from "#core/plan/named-ground.ts";
import { findNamedGround } from "#renderer/layout/find-named-ground.ts";
import { groundOfLook } from "#renderer/layout/ground-of-look.ts";
import { groundOfPieces } from "#renderer/layout/ground-of-pieces.ts";
import { coveredShare } from "#renderer/mask/cover.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import type { Region } from "./region.ts";
import { gridOf, type View } from "./view.ts";

/** Ground of the photo that words name by its look, and what comes there. */
export type NamedRegion = {
  /** Coverage at the size of `Seen`. */
  ground: Float32Array;
  elements: PlanElement[];
  /** On a floor things are set and it stays; what is planted stands in the cover that is there; all else is replaced. */
  role: GroundRole;
  /** The words that name it. */
  said: string;
};

/** What stands on paving that is there. */
const STANDS_ON_IT: ReadonlySet<ElementKind> = new Set<ElementKind>([
  "fire-pit",
  "furniture",
  "outdoor-kitchen",
  "pergola",
]);

/** On a smaller floor nothing of that finds room, square meters: what of it is seen may be its corner. */
const LEAST_FLOOR_M2 = 10;

/**
 * The grounds that words name by what they are like ("change the pink rock to white stone", "lavender in the dirt along the fence"), as far as
 * the photo shows them; none of a plan that builds nothing there.
 */
export function namedRegions(plan: DesignPlan, said: string, view: View): NamedRegion[] {
  const { elements } = plan;
  const { seen } = view;
  const regionOf = (
    role: GroundRole,
    may: (one: PlanElement, ground: NamedGround) => boolean,
  ): NamedRegion[] => {
    const spoken = spokenGround(said, role);
    if (!spoken) return [];
    const { ground } = spoken;
    // The place that was read of an element is that of the ground.
    const isPlaced = ground.side !== undefined || ground.relations !== undefined;
    // Dry grass of no place is the whole lawn, and mulch all beds that are there.
    if ((ground.material === "grass" || role === "planted") && !isPlaced) return [];
    const all = elements.filter(
      (one) =>
        may(one, ground) && (!one.place || isPlaced || role === "covered" || one.place === "around-tree"),
    );
    // One material covers it, and many plants may stand in it.
    const own = role === "goes" || role === "covered" ? all.filter(({ kind }) => kind === all[0]?.kind) : all;
    const isUnderTree = own.some(({ place }) => place === "around-tree");
    const found = own.length > 0 ? groundOf(ground, seen, isUnderTree) : null;
    return found ? [{ ground: found, elements: own, role, said: spoken.said }] : [];
  };
  const roles: readonly (() => NamedRegion[])[] = [
    () => regionOf("covered", isLaid),
    () => regionOf("goes", (one, { material }) => (material === "paving" ? isPaving(one) : isCover(one))),
    () => regionOf("planted", isPlanted),
    () =>
      regionOf("floor", ({ kind }) => STANDS_ON_IT.has(kind)).filter(
        ({ ground }) => gridOf(view, ground).areaM2 > LEAST_FLOOR_M2,
      ),
  ];
  for (const regions of roles) {
    const found = regions();
    if (found.length > 0) return found;
  }
  return [];
}

/** Paving and bases are told by their classes; all that lies loose by its look and by what lies beside it. */
function groundOf(ground: NamedGround, seen: Seen, isUnderTree: boolean): Float32Array | null {
  const { material, side, relations } = ground;
  if (material === "paving") return groundOfLook(ground, seen);
  if (material === "base") return groundOfPieces(ground, seen);
  const underTree = isUnderTree ? groundOfLook(ground, seen, true) : null;
  if (underTree) return underTree;
  const isAnywhere = side === undefined && relations === undefined;
  const likeliest = findNamedGround(ground, seen);
  const bare = material === "soil" && isAnywhere ? groundOfPieces(ground, seen) : null;
  const isScrap = bare && likeliest && coveredShare(bare) < SCRAP * coveredShare(likeliest);
  return isScrap ? likeliest : (bare ?? likeliest);
}

/** Soil is hardly seen as paving: where most of it is, what is left is less than this share of what is likeliest by all that words say. */
const SCRAP = 0.5;

/** What covers bare ground or a base: lawn, paving and loose stones of no size. */
const isLaid = (one: PlanElement, { isWide }: NamedGround): boolean =>
  !one.size &&
  (one.kind === "lawn" ||
    (!isWide && "use" in one && (one.use === "patio" || (one.kind === "gravel" && one.use === "area"))));

/** A patio or other paving that no size was said of. */
const isPaving = (one: PlanElement): boolean => "use" in one && one.use === "patio" && !one.size;

/** What covers the ground that lay under stones, mulch or dry grass: lawn, paving, loose stones, or a bed without plants. */
const isCover = (one: PlanElement): boolean =>
  !one.size &&
  (one.kind === "lawn" ||
    isPaving(one) ||
    (one.kind === "gravel" && one.use !== "driveway") ||
    (one.kind === "bed" && one.bare === true));

/** What is planted in a ground. */
const isPlanted = (one: PlanElement): boolean => (one.kind === "bed" && !one.bare) || one.kind === "hedge";

/** A strip at the foot of something that holds more than this share of a ground is the place that both are named by, and has the straight edge of it. */
const SAME_PLACE = 0.5;

/** Whether a ground that words name lies elsewhere than what they place at the foot of something. */
export const isBesides =
  (places: readonly Region[]) =>
  ({ ground, elements }: NamedRegion): boolean =>
    places.every(({ clip, plan }) => {
      if (!elements.includes(plan.elements[0]!)) return true;
      let [both, all] = [0, 0];
      for (let i = 0; i < ground.length; i++) {
        all += ground[i]!;
        both += Math.min(ground[i]!, clip[i]!);
      }
      return both <= SAME_PLACE * all;
    });
