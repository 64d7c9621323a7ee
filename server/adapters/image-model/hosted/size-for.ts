import type { Sizes } from "#contract/engines.ts";
import type { Size } from "./service.ts";

/** More costs more and takes longer; the picture is brought to the photo's own size afterwards. */
const TARGET_PIXELS = 1536 * 1024;

const isDrawn = (sizes: Sizes, { width, height }: Size): boolean =>
  sizes.kind === "free"
    ? width > 0 &&
      height > 0 &&
      width % sizes.step === 0 &&
      height % sizes.step === 0 &&
      width * height >= sizes.minPixels &&
      width * height <= sizes.maxPixels &&
      Math.max(width, height) <= Math.min(sizes.maxSide, sizes.maxRatio * Math.min(width, height))
    : sizes.sizes.some((size) => size.width === width && size.height === height);

/** The size to ask for: the `wanted` one ("1536x1024") where it is drawn, else the photo's own proportions. */
export function sizeFor(sizes: Sizes, photo: Size, wanted: string | null): Size {
  const [wantedWidth = 0, wantedHeight = 0] = (wanted ?? "").split("x").map(Number);
  const asked = { width: wantedWidth, height: wantedHeight };
  if (isDrawn(sizes, asked)) return asked;
  const ratio = photo.width / photo.height;
  if (sizes.kind === "fixed") {
    const misfit = (size: Size) => Math.abs(Math.log(size.width / size.height / ratio));
    return sizes.sizes.reduce((best, size) => (misfit(size) < misfit(best) ? size : best));
  }
  const { step, minPixels, maxSide } = sizes;
  // Past it a side would be longer than the longest at the fewest pixels that are worth sending.
  const maxRatio = Math.min(sizes.maxRatio, maxSide / step);
  const bounded = Math.min(maxRatio, Math.max(1 / maxRatio, ratio));
  const pixels = Math.min(TARGET_PIXELS, Math.max(minPixels * 1.05, photo.width * photo.height));
  const longest = Math.max(Math.sqrt(pixels * bounded), Math.sqrt(pixels / bounded));
  const shrunk = Math.min(1, maxSide / longest);
  // Rounding never leaves the limits: up on the short side of the smallest, and the widest keeps a step of room.
  const height = Math.max(step, Math.round((shrunk * Math.sqrt(pixels / bounded)) / step) * step);
  const width = Math.min(
    Math.floor((height * maxRatio) / step) * step,
    maxSide - (maxSide % step),
    Math.max(Math.ceil(height / maxRatio / step) * step, Math.round((height * bounded) / step) * step),
  );
  return { width, height: Math.min(height, maxSide - (maxSide % step)) };
}
