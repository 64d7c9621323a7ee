import type { PlanElement } from "#core/elements/element.ts";
import { coveredShare } from "#renderer/mask/cover.ts";

/** Kinds that stand in a circle whatever was seen there: they need no more ground than a person shows them. */
const STANDS_WHERE_DRAWN: ReadonlySet<PlanElement["kind"]> = new Set<PlanElement["kind"]>([
  "bed",
  "hedge",
  "tree",
  "boulders",
  "planter",
  "path-lights",
]);
/** Whoever circles plants draws over what is behind them: their ground is this share of the circle, from below, in each column. */
const FOOT_SHARE = 0.5;
/** Coverage from which a pixel belongs to a mask. */
const INSIDE = 0.5;

/**
 * The lower part of a circle in which no ground was made out, where nothing but plants and small things is to stand in it: coverage 0 to 1 at the size of `stroke`,
 * which is `width` pixels wide; `behind`: 1 on walls behind what was taken out of it, of which none is ground. Null where something else is wished there, where nothing is
 * left, or where the circle is smaller than `least`, a share of the picture.
 */
export function footOfCircle(
  stroke: Float32Array,
  width: number,
  elements: readonly PlanElement[],
  least: number,
  behind: Uint8Array | undefined,
): Float32Array | null {
  if (elements.length === 0 || !elements.every(({ kind }) => STANDS_WHERE_DRAWN.has(kind))) return null;
  if (coveredShare(stroke) < least) return null;
  const foot = new Float32Array(stroke.length);
  for (let x = 0; x < width; x++) {
    let rows = 0;
    for (let i = x; i < stroke.length; i += width) if (stroke[i]! > INSIDE) rows++;
    let left = Math.ceil(FOOT_SHARE * rows);
    for (let i = stroke.length - width + x; i >= 0 && left > 0; i -= width) {
      if (stroke[i]! <= INSIDE) continue;
      if (!behind?.[i]) foot[i] = stroke[i]!;
      left--;
    }
  }
  return foot.some((cover) => cover > INSIDE) ? foot : null;
}
