import type { ElementKind, PlanElement } from "#core/elements/element.ts";
import type { Outcome } from "#renderer/layout/outcome.ts";
import type { Site } from "#renderer/layout/site.ts";
import { coverRect } from "#renderer/mask/cover-rect.ts";
import { gridOf, type View } from "./view.ts";

/** Kinds that stand on one spot, which a person points at by a loop. */
const STANDS: ReadonlySet<ElementKind> = new Set<ElementKind>([
  "tree",
  "hedge",
  "boulders",
  "planter",
  "furniture",
  "fire-pit",
  "water-feature",
  "raised-bed",
  "outdoor-kitchen",
]);
/** A loop may be too small for the least size of a thing: ground within these distances of its middle is then taken as drawn, meters. */
const AROUND_M = [0, 0.8, 1.6] as const;
/** Rows below the horizon from which a place is on the ground. */
const BELOW_HORIZON_PX = 2;
/** Coverage from which a pixel belongs to a mask. */
const INSIDE = 0.5;

/**
 * Lays an element for which its loop had no room once more, on the ground at the foot of the loop whatever was seen there: whoever draws a
 * loop shows that there is a place. Null where that is no ground at all, and for what does not stand on one spot.
 */
export function layOnLoop<Laid extends { outcome: Outcome }>(
  view: View,
  site: Site,
  element: PlanElement,
  lay: () => Laid,
): Laid | null {
  if (!STANDS.has(element.kind) || !site.circled || !site.filled) return null;
  const { clip, grid, hardDistance, doorway } = site;
  for (const aroundM of AROUND_M) {
    const foot = footOfLoop(view, site.circled, aroundM);
    if (!foot) return null;
    Object.assign(site, {
      ...{ clip: foot, grid: gridOf(view, foot) },
      ...{ hardDistance: () => Number.POSITIVE_INFINITY, doorway: null },
    });
    const laid = lay();
    Object.assign(site, { clip, grid, hardDistance, doorway });
    if (laid.outcome.placed) return laid;
  }
  return null;
}

/**
 * The ground at the foot of a loop (1 inside), as coverage: no deeper than the loop is wide there, for what is higher up was drawn round
 * something that stands. `aroundM`: with so much ground around its middle. Null without any.
 */
function footOfLoop({ seen, camera }: View, circled: Float32Array, aroundM: number): Float32Array | null {
  const { width, height, house, garage, sky } = seen;
  const from = Math.max(0, Math.ceil(camera.horizonY) + BELOW_HORIZON_PX);
  const isGround = (i: number) => house[i]! <= INSIDE && garage[i]! <= INSIDE && sky[i]! <= INSIDE;
  const box = coverRect(circled, width, height);
  const bottom = lowestRow(circled, isGround, width, from, box.bottom);
  if (bottom === null) return null;
  const [left, right] = [box.left, box.right].map((column) => camera.groundX(column, bottom));
  const nearM = camera.groundZ(bottom);
  const farM = nearM + (right! - left!);
  const foot = new Float32Array(circled.length);
  let [x, z, count] = [0, 0, 0];
  for (let row = from; row <= bottom; row++) {
    if (camera.groundZ(row + 0.5) > farM) continue;
    for (let i = row * width + box.left; i < row * width + box.right; i++) {
      if (circled[i]! <= INSIDE || !isGround(i)) continue;
      foot[i] = 1;
      x += camera.groundX((i % width) + 0.5, row + 0.5);
      z += camera.groundZ(row + 0.5);
      count++;
    }
  }
  if (count === 0) return null;
  if (aroundM === 0) return foot;
  for (let row = from; row < height; row++)
    for (let column = 0; column < width; column++) {
      const i = row * width + column;
      const apartM = Math.hypot(
        camera.groundX(column + 0.5, row + 0.5) - x / count,
        camera.groundZ(row + 0.5) - z / count,
      );
      if (apartM < aroundM && isGround(i)) foot[i] = 1;
    }
  return foot;
}

/** The lowest row of a loop in which there is ground; null without one. */
function lowestRow(
  circled: Float32Array,
  isGround: (i: number) => boolean,
  width: number,
  from: number,
  to: number,
): number | null {
  for (let row = to - 1; row >= from; row--)
    for (let i = row * width; i < (row + 1) * width; i++) if (circled[i]! > INSIDE && isGround(i)) return row;
  return null;
}
