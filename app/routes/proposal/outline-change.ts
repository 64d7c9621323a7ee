import { changedAreas, type SmallPicture } from "#core/proposals/changed-areas.ts";
import { partOf } from "./parts.ts";

/** Wide enough for the edge of a bed, small enough for an old phone. */
const WIDTH = 240;

/** Outlines on the picture of a change order what is not as it was signed before. */
export async function outlineChange(panel: HTMLElement): Promise<void> {
  const place = partOf(panel, "changed");
  const [before, after] = panel.querySelectorAll<HTMLImageElement>("[data-picture] img");
  if (!place || !before || !after) return;
  try {
    await Promise.all([before.decode(), after.decode()]);
  } catch {
    // A picture that does not come has no outline.
    return;
  }
  // Another photo: all of it differs, and an outline would say nothing.
  const shape = (image: HTMLImageElement) => image.naturalWidth / image.naturalHeight;
  if (Math.abs(shape(before) - shape(after)) > 0.01) return;
  const height = Math.round(WIDTH / shape(after));
  const lines = changedAreas(small(before, height), small(after, height));
  const path = lines
    .map((line) => `M${line.map(({ x, y }) => `${x.toFixed(4)} ${y.toFixed(4)}`).join("L")}Z`)
    .join("");
  for (const one of place.querySelectorAll("path")) one.setAttribute("d", path);
  panel.dataset.outlined = String(lines.length);
}

function small(image: HTMLImageElement, height: number): SmallPicture {
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = height;
  const context = canvas.getContext("2d", { willReadFrequently: true })!;
  context.imageSmoothingQuality = "high";
  context.drawImage(image, 0, 0, WIDTH, height);
  return context.getImageData(0, 0, WIDTH, height);
}
