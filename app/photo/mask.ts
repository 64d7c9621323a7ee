import type { BrushStroke } from "#core/geometry/brush-stroke.ts";
import type { PhotoPoint } from "#core/geometry/point.ts";
import type { Size } from "./photo-fit.ts";

/** What of a canvas context the mask needs; a fake of it serves the tests. */
export type MaskContext = Pick<
  CanvasRenderingContext2D,
  | "fillRect"
  | "beginPath"
  | "moveTo"
  | "lineTo"
  | "closePath"
  | "fill"
  | "stroke"
  | "lineWidth"
  | "lineCap"
  | "lineJoin"
> & { fillStyle: unknown; strokeStyle: unknown; globalCompositeOperation: string };

type Outlined = { path: readonly PhotoPoint[] };

/**
 * Opaque everywhere, see-through (alpha 0 = change here) inside each area, as image models read a mask; then larger and smaller as the
 * brush went. The same lines and the same even-odd rule as the highlight on the screen.
 */
export function drawMask(
  context: MaskContext,
  photo: Size,
  areas: readonly Outlined[],
  brush: readonly BrushStroke[],
): void {
  context.globalCompositeOperation = "source-over";
  context.fillStyle = "#000";
  context.strokeStyle = "#000";
  context.fillRect(0, 0, photo.width, photo.height);
  context.globalCompositeOperation = "destination-out";
  for (const { path } of areas) {
    trace(context, path);
    context.closePath();
    context.fill("evenodd");
  }
  context.lineCap = "round";
  context.lineJoin = "round";
  for (const { mode, radius, path } of brush) {
    context.globalCompositeOperation = mode === "add" ? "destination-out" : "source-over";
    context.lineWidth = 2 * radius;
    trace(context, path);
    context.stroke();
  }
}

function trace(context: MaskContext, path: readonly PhotoPoint[]): void {
  context.beginPath();
  path.forEach((point, i) => {
    if (i === 0) context.moveTo(point.x, point.y);
    else context.lineTo(point.x, point.y);
  });
  // A line to where it stands: without it a dab of the brush draws nothing.
  if (path.length === 1 && path[0]) context.lineTo(path[0].x, path[0].y);
}

/**
 * The mask as a PNG of the photo's size; null when nothing is highlighted or the browser cannot build it, which leaves editing by
 * the description alone.
 */
export async function buildMask(
  photo: Size,
  areas: readonly Outlined[],
  brush: readonly BrushStroke[],
): Promise<Blob | null> {
  if (areas.length === 0) return null;
  try {
    const canvas = new OffscreenCanvas(photo.width, photo.height);
    drawMask(canvas.getContext("2d")!, photo, areas, brush);
    return await canvas.convertToBlob({ type: "image/png" });
  } catch {
    return null;
  }
}
