import type { RgbImage } from "#renderer/image/rgb-image.ts";
import { type Coverage, fillCoverage, strokeCoverage } from "./coverage.ts";
import { type Drawing, type Mark, rgbOf } from "./drawing.ts";

/** The drawing as pixels: the same marks in the same order as `to-svg.ts` writes them. */
export function inkSheet(drawing: Drawing): RgbImage {
  const { widthPx: width, heightPx: height } = drawing;
  const data = new Uint8Array(width * height * 3);
  const [r, g, b] = rgbOf(drawing.paper);
  for (let q = 0; q < data.length; q += 3) {
    data[q] = r;
    data[q + 1] = g;
    data[q + 2] = b;
  }
  const image = { width, height, data };
  for (const mark of drawing.marks) ink(image, mark);
  return image;
}

/**
 * Draws one mark: its coverage times its opacity mixes its color over the picture. Values are sRGB, as
 * browsers mix SVG.
 */
export function ink(image: RgbImage, mark: Mark): void {
  const { width, height } = image;
  const cover =
    mark.kind === "fill"
      ? fillCoverage(mark.rings, width, height)
      : strokeCoverage(mark.lines, mark.widthPx, width, height);
  if (!cover) return;
  if (mark.kind === "stroke" && mark.clip) clipTo(cover, fillCoverage(mark.clip, width, height));
  const [r, g, b] = rgbOf(mark.color);
  const opacity = mark.opacity ?? 1;
  for (let row = 0; row < cover.height; row++) {
    for (let column = 0; column < cover.width; column++) {
      const share = cover.data[row * cover.width + column]! * opacity;
      if (share <= 0) continue;
      const q = ((cover.top + row) * width + cover.left + column) * 3;
      image.data[q] = image.data[q]! + (r - image.data[q]!) * share + 0.5;
      image.data[q + 1] = image.data[q + 1]! + (g - image.data[q + 1]!) * share + 0.5;
      image.data[q + 2] = image.data[q + 2]! + (b - image.data[q + 2]!) * share + 0.5;
    }
  }
}

/** Multiplies coverage by that of the clip; outside the clip it is 0. */
function clipTo(cover: Coverage, clip: Coverage | null): void {
  for (let row = 0; row < cover.height; row++) {
    const y = cover.top + row - (clip?.top ?? 0);
    for (let column = 0; column < cover.width; column++) {
      const x = cover.left + column - (clip?.left ?? 0);
      const inside = clip && y >= 0 && y < clip.height && x >= 0 && x < clip.width;
      cover.data[row * cover.width + column]! *= inside ? clip.data[y * clip.width + x]! : 0;
    }
  }
}
