import type { ElementKind } from "#core/elements/element.ts";
import type { PhotoPoint } from "#core/geometry/point.ts";
import type { AreaMeaning } from "#core/plan/area-meaning.ts";
import type { DesignPlan } from "#core/plan/design-plan.ts";
import { fillPolygon } from "#renderer/mask/fill-polygon.ts";
import type { Seen } from "#renderer/see/see-photo.ts";

/** What stands on the floor of a porch or a deck, which is seen as a part of the house. */
const STANDS_ON_FLOOR: ReadonlySet<ElementKind> = new Set<ElementKind>([
  "furniture",
  "outdoor-kitchen",
  "fire-pit",
]);
/** From this share of house on, a highlight below the horizon was drawn on such a floor. */
const ON_FLOOR = 0.6;

/** What the words of a highlight mean; the house too, where furniture alone is to stand on its floor. */
export function onFloor(
  path: readonly PhotoPoint[],
  means: AreaMeaning,
  { elements }: DesignPlan,
  { house, horizonY, taken, width, height }: Seen,
): AreaMeaning {
  if (means.house || elements.length === 0 || !elements.every(({ kind }) => STANDS_ON_FLOOR.has(kind)))
    return means;
  if (path.some(({ y }) => y < (horizonY / taken.height) * height)) return means;
  const stroke = fillPolygon(width, height, path);
  let [all, onHouse] = [0, 0];
  for (let i = 0; i < stroke.length; i++) {
    all += stroke[i]!;
    onHouse += Math.min(stroke[i]!, house[i]!);
  }
  return onHouse > ON_FLOOR * all ? { ...means, house: true } : means;
}
