import type { ElementKind } from "#core/elements/element.ts";
import type { PhotoPoint } from "#core/geometry/point.ts";
import type { AreaMeaning } from "#core/plan/area-meaning.ts";
import type { DesignPlan } from "#core/plan/design-plan.ts";
import { fillPolygon } from "#renderer/mask/fill-polygon.ts";
import type { Seen } from "#renderer/see/see-photo.ts";

/** What stands on a floor: a patio, a porch or a deck, which may be seen as a part of the house, as a walk or as a street. */
const STANDS_ON_FLOOR: ReadonlySet<ElementKind> = new Set<ElementKind>([
  "furniture",
  "outdoor-kitchen",
  "fire-pit",
  "pergola",
]);
/** From this share of house on, or of paving and street, a highlight below the horizon was drawn on such a floor. */
const ON_FLOOR = 0.6;

/**
 * What a highlight means: `floor` where things are to stand on the paving in it, whatever that was taken for; `things` where nothing but such
 * things is to stand in it, below the horizon.
 */
export type DrawnMeaning = AreaMeaning & { floor?: true; things?: true };

/** What the words of a highlight mean; the floor too, where things alone are to stand on it. */
export function onFloor(
  path: readonly PhotoPoint[],
  means: AreaMeaning,
  { elements }: DesignPlan,
  { house, hard, street, horizonY, taken, width, height }: Seen,
): DrawnMeaning {
  if (elements.length === 0 || !elements.every(({ kind }) => STANDS_ON_FLOOR.has(kind))) return means;
  if (path.some(({ y }) => y < (horizonY / taken.height) * height)) return means;
  const stroke = fillPolygon(width, height, path);
  let [all, onHouse, onPaving] = [0, 0, 0];
  for (let i = 0; i < stroke.length; i++) {
    all += stroke[i]!;
    onHouse += Math.min(stroke[i]!, house[i]!);
    onPaving += Math.min(stroke[i]!, Math.max(hard[i]!, street[i]!));
  }
  const alone = { ...means, things: true } as const;
  if (onHouse > ON_FLOOR * all) return { ...alone, house: true };
  return onPaving > ON_FLOOR * all ? { ...alone, paving: true, street: true, floor: true } : alone;
}
