import type { ElementKind, PlanElement } from "#core/elements/element.ts";
import type { DesignPlan } from "#core/plan/design-plan.ts";
import { groundLaidOn, groundThatGoes, groundToStandOn } from "#core/plan/named-ground.ts";
import { groundOfLook } from "#renderer/layout/ground-of-look.ts";
import { groundOfPieces } from "#renderer/layout/ground-of-pieces.ts";
import { gridOf, type View } from "./view.ts";

/** Ground of the photo that words name by its look, and what comes there. */
export type NamedRegion = {
  /** Coverage at the size of `Seen`. */
  ground: Float32Array;
  elements: PlanElement[];
  /** The elements stand on it; it is not replaced. */
  isFloor: boolean;
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
 * The grounds that words name by what they are like ("change the pink rock to white stone", "chairs on the bare concrete on the right"), as far as
 * the photo shows them; none of a plan that builds nothing there.
 */
export function namedRegions(
  { elements }: Pick<DesignPlan, "elements">,
  said: string,
  view: View,
): NamedRegion[] {
  const { seen } = view;
  const under = groundLaidOn(said);
  const covers = under ? elements.filter(isLaid) : [];
  const bare = under && covers.length > 0 ? groundOfPieces(under, seen) : null;
  if (bare) return [{ ground: bare, elements: covers, isFloor: false }];
  const [old, floor] = [groundThatGoes(said), groundToStandOn(said)];
  const laid = old
    ? elements.filter((one) => (old.material === "paving" ? isPaving(one) : isCover(one)))
    : [];
  const isUnderTree = laid.some(({ place }) => place === "around-tree");
  const oldGround = old && laid.length > 0 ? groundOfLook(old, seen, isUnderTree) : null;
  const set = floor && laid.length === 0 ? elements.filter(({ kind }) => STANDS_ON_IT.has(kind)) : [];
  const floorGround = floor && set.length > 0 ? groundOfLook(floor, seen) : null;
  return [
    ...(oldGround ? [{ ground: oldGround, elements: laid, isFloor: false }] : []),
    ...(floorGround && gridOf(view, floorGround).areaM2 > LEAST_FLOOR_M2
      ? [{ ground: floorGround, elements: set, isFloor: true }]
      : []),
  ];
}

/** The plans of a photo that shows the ground that one of them names: that its place cannot be aimed at is no longer true. */
export const toldOfNamed = <P extends { plan: DesignPlan }>(plans: readonly P[], nth: number): P[] =>
  plans.map((own, k) => {
    if (k !== nth) return own;
    const { notes, announced } = own.plan;
    const kept = notes.filter(({ sentence }) => !PLACE_LOST.test(sentence) || !groundLaidOn(sentence));
    // Announcements know their notes by number.
    const moved = announced.map((one) => ({ ...one, note: kept.indexOf(notes[one.note]!) }));
    return { ...own, plan: { ...own.plan, notes: kept, announced: moved } };
  });
const PLACE_LOST = /^“[^”]+”: that place cannot be aimed at yet/;

/** What covers bare ground or a base: lawn, paving and loose stones of no size. */
const isLaid = (one: PlanElement): boolean =>
  !one.size &&
  (one.kind === "lawn" ||
    ("use" in one && (one.use === "patio" || (one.kind === "gravel" && one.use === "area"))));

/** A patio or other paving that no size was said of. */
const isPaving = (one: PlanElement): boolean =>
  "use" in one && one.use === "patio" && !one.size && !one.place;

/** What covers the ground that lay under stones or mulch: lawn, loose stones, or a bed without plants. */
const isCover = (one: PlanElement): boolean =>
  !one.size &&
  (!one.place || one.place === "around-tree") &&
  (one.kind === "lawn" ||
    (one.kind === "gravel" && one.use === "area") ||
    (one.kind === "bed" && one.bare === true));
