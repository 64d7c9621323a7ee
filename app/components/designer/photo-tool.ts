import type { FoundSize } from "#app/photo/live-wish.ts";
import type { PhotoPoint } from "#core/geometry/point.ts";
import { isShown, type KnownSize } from "#core/measure/known-size.ts";
import type { SizeKind } from "./known-sizes.ts";

/** What a finger on the photo does; null = it chooses areas and scrolls the page. */
export type PhotoTool =
  | { kind: "highlight" }
  /** Paints the part that may change larger or smaller; the radius is that on the screen, whatever the zoom. */
  | { kind: "brush"; mode: "add" | "remove"; radiusCss: number }
  /** Marks two ends of something of known size. */
  | { kind: "size"; what: SizeKind };

/** How near to an end a finger takes hold of it. */
const GRASP_CSS = 24;

/** An end of a marked size, or of one that was only found. */
export type HeldEnd = { of: "marked" | "found"; index: number; end: "from" | "to" };

type Ends = { from: PhotoPoint; to: PhotoPoint };

/** The end that lies under a finger, of the last size marked first, and of what was found after all that is marked. */
export function findEnd(
  sizes: readonly KnownSize[],
  found: readonly FoundSize[],
  point: PhotoPoint,
  photoPxPerCss: number,
): HeldEnd | null {
  const near = (p: PhotoPoint) => Math.hypot(p.x - point.x, p.y - point.y) <= GRASP_CSS * photoPxPerCss;
  const isNear = ({ from, to }: Ends) => near(from) || near(to);
  const endOf = ({ to }: Ends) => (near(to) ? "to" : "from");
  const index = sizes.findLastIndex((size) => isShown(size) && isNear(size));
  const size = sizes[index];
  if (size) return { of: "marked", index, end: endOf(size) };
  const other = found.findIndex(isNear);
  return found[other] ? { of: "found", index: other, end: endOf(found[other]) } : null;
}

/** What a person says who moves an end of what was found: of standard size, how large that is; else how far it reaches. */
export function moveFound(
  { ruler, size, from, to }: FoundSize,
  end: HeldEnd["end"],
  at: PhotoPoint,
): KnownSize {
  return { ...(size ?? { kind: "reachesThis", ruler, from, to }), [end]: at };
}
