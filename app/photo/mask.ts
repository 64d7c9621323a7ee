import type { PhotoPoint } from "#core/geometry/point.ts";
import type { Size } from "./photo-fit.ts";

/** What of a canvas context the mask needs; a fake of it serves the tests. */
export type MaskContext = Pick<
  CanvasRenderingContext2D,
  "fillRect" | "beginPath" | "moveTo" | "lineTo" | "closePath" | "fill"
> & { fillStyle: unknown; globalCompositeOperation: string };

/** Opaque everywhere, see-through (alpha 0 = change here) inside each area, as image models read a mask. */
export function drawMask(context: MaskContext, photo: Size, paths: readonly (readonly PhotoPoint[])[]): void {
  context.globalCompositeOperation = "source-over";
  context.fillStyle = "#000";
  context.fillRect(0, 0, photo.width, photo.height);
  context.globalCompositeOperation = "destination-out";
  for (const path of paths) {
    context.beginPath();
    path.forEach((point, i) => {
      if (i === 0) context.moveTo(point.x, point.y);
      else context.lineTo(point.x, point.y);
    });
    context.closePath();
    context.fill("evenodd");
  }
}

/**
 * The mask as a PNG of the photo's size; null when there is nothing to mask or the browser cannot build it, which leaves
 * editing by the description alone.
 */
export async function buildMask(
  photo: Size,
  paths: readonly (readonly PhotoPoint[])[],
): Promise<Blob | null> {
  if (paths.length === 0) return null;
  try {
    const canvas = new OffscreenCanvas(photo.width, photo.height);
    drawMask(canvas.getContext("2d")!, photo, paths);
    return await canvas.convertToBlob({ type: "image/png" });
  } catch {
    return null;
  }
}
