import type { PhotoPoint } from "#core/geometry/point.ts";
import { isSize, type KnownSize } from "#core/measure/known-size.ts";
import type { SizeKind } from "./known-sizes.ts";

/** What a finger on the photo does; null = it chooses areas and scrolls the page. */
export type PhotoTool =
  | { kind: "highlight" }
  /** Paints the part that may change larger or smaller; the radius is that on the screen, whatever the zoom. */
  | { kind: "brush"; mode: "add" | "remove"; radiusCss: number }
  /** Marks two ends of something of known size. */
  | { kind: "size"; what: SizeKind };

/** How near to an end a finger takes hold of it. */
const graspCss = 24;

type Held = { index: number; end: "from" | "to" };

/** The end of a marked size that lies under a finger, the last one marked first. */
export function findEnd(sizes: readonly KnownSize[], point: PhotoPoint, photoPxPerCss: number): Held | null {
  const near = (p: PhotoPoint) => Math.hypot(p.x - point.x, p.y - point.y) <= graspCss * photoPxPerCss;
  const index = sizes.findLastIndex((size) => isSize(size) && (near(size.from) || near(size.to)));
  const size = sizes[index];
  return size ? { index, end: near(size.to) ? "to" : "from" } : null;
}
