import { VIEWPOINTS } from "#contract/viewpoint.ts";
import type { RgbImage } from "#renderer/image/rgb-image.ts";
import type { ConceptInput, DesignArea } from "#renderer/render/concept-types.ts";

/** "x,y x,y x,y: text" -> a highlight, numbered as given. */
export function readArea(text: string, index: number): DesignArea {
  const colon = text.indexOf(":");
  const [points, description] = colon < 0 ? [text, ""] : [text.slice(0, colon), text.slice(colon + 1)];
  const path = points
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const [x, y] = pair.split(",").map(Number);
      if (x === undefined || y === undefined || !Number.isFinite(x) || !Number.isFinite(y)) {
        throw new Error(
          `An area is a list of points like "120,300 400,310 380,500: text"; "${pair}" is not one.`,
        );
      }
      return { x, y };
    });
  return { id: String(index + 1), path, description: description.trim() };
}

export function readViewpoint(text: string): ConceptInput["viewpoint"] {
  const viewpoint = VIEWPOINTS.find((name) => name === text);
  if (!viewpoint) throw new Error(`--viewpoint is one of ${VIEWPOINTS.join(", ")}.`);
  return viewpoint;
}

/** White strip between the two pictures, as a share of one's width. */
const GAP_SHARE = 0.012;

export function sideBySide(before: RgbImage, after: RgbImage): RgbImage {
  const gap = Math.max(2, Math.round(before.width * GAP_SHARE));
  const width = before.width + gap + after.width;
  const data = new Uint8Array(width * before.height * 3).fill(255);
  for (let y = 0; y < before.height; y++) {
    const row = before.data.subarray(y * before.width * 3, (y + 1) * before.width * 3);
    data.set(row, y * width * 3);
    const changed = after.data.subarray(y * after.width * 3, (y + 1) * after.width * 3);
    data.set(changed, (y * width + before.width + gap) * 3);
  }
  return { width, height: before.height, data };
}
