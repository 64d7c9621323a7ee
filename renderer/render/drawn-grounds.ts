import type { OpenedDocument } from "#core/design/drawn-document.ts";
import type { ElementKind, PlanElement } from "#core/elements/element.ts";
import { growingKind } from "#core/plan/clearing/whereabouts.ts";
import { closedHeightM } from "#renderer/clear/hidden-by-new.ts";
import { namesLow } from "#renderer/clear/low-growth.ts";

/** A highlight whose ground is laid anew: its upper and lower end and its middle, as shares of the photo's height. */
export type DrawnGround = { top: number; middle: number; bottom: number };

const GROUND_KINDS: ReadonlySet<ElementKind> = new Set<ElementKind>([
  "bed",
  "lawn",
  "gravel",
  "pavers",
  "concrete",
]);
/** Plants that stand closed up to here, meters, leave their ground in sight. Round taller ones a highlight may be drawn as high as they will be. */
const LOW_PLANTS_M = 2;
/** The far end of ground that someone circles is about so many times as far as the near end. An assumption. */
const FAR_BY_NEAR = 2.5;

/** The highlights of a design that are of ground, and not round what stands there or will stand there. */
export function drawnGrounds({ document: { drawn }, now: { plans } }: OpenedDocument): DrawnGround[] {
  return plans.flatMap(({ areaId, plan: { elements, removals } }) => {
    const path = drawn.areas.find(({ id }) => id === areaId)?.path;
    const isOfGround =
      elements.some(isGround) &&
      elements.every((element) => element.kind !== "hedge" && element.kind !== "tree") &&
      closedHeightM(elements) <= LOW_PLANTS_M &&
      removals.every((name) => growingKind(name) === null || namesLow(name));
    if (!path || !isOfGround) return [];
    const rows = path.map(({ y }) => y / drawn.photo.height);
    return [
      { top: Math.min(...rows), middle: middleOf(path) / drawn.photo.height, bottom: Math.max(...rows) },
    ];
  });
}

const isGround = ({ kind }: PlanElement): boolean => GROUND_KINDS.has(kind);

/** The row of the center of an outline. */
function middleOf(path: readonly { x: number; y: number }[]): number {
  let [area, moment] = [0, 0];
  path.forEach((a, k) => {
    const b = path[(k + 1) % path.length]!;
    const cross = a.x * b.y - b.x * a.y;
    area += cross;
    moment += cross * (a.y + b.y);
  });
  const mean = path.reduce((sum, { y }) => sum + y, 0) / path.length;
  return area === 0 ? mean : moment / (3 * area);
}

/**
 * The row, as a share of the photo's height, below which the horizon cannot lie as the ground of a highlight lies for the most part above the one that was believed
 * (`horizon`); null where none does.
 */
export function horizonOver(grounds: readonly DrawnGround[], horizon: number): number | null {
  const rows = grounds
    .filter(({ middle }) => middle < horizon)
    .map(({ top, bottom }) => top - (bottom - top) / (FAR_BY_NEAR - 1));
  return rows.length > 0 ? Math.max(0, Math.min(...rows)) : null;
}
