import "#server/adapters/image-model/install-network.ts";
import sharp from "sharp";
import type { RgbImage } from "#renderer/image/rgb-image.ts";
import { renderConcept } from "#renderer/render/concept.ts";
import { openPhoto } from "../photo-file.ts";
import type { ShowcaseDesign } from "./designs.ts";

export type BeforeAndAfter = { before: RgbImage; after: RgbImage };

/** How far apart the points of a highlight lie, so that its corners stay corners. */
const STROKE_STEP_PX = 12;
const BLUR_PX = 9;

/** The photo, with what should not be read made soft, and the same engine's design of it as in the product. */
export async function makeDesign(design: ShowcaseDesign, root: string): Promise<BeforeAndAfter> {
  const { photo, focal35Mm } = await openPhoto(
    await softened(`${root}/${design.photo}`, design.soften ?? []),
  );
  const { image } = renderConcept({
    photo,
    prompt: design.describe,
    areas: (design.areas ?? []).map(({ corners, describe }, index) => ({
      id: String(index + 1),
      path: strokeAlong(corners),
      description: describe,
    })),
    viewpoint: "same",
    seed: design.seed ?? 1,
    ...(focal35Mm === undefined ? {} : { camera: { focal35Mm } }),
  });
  return { before: photo, after: image };
}

async function softened(file: string, places: NonNullable<ShowcaseDesign["soften"]>): Promise<Buffer> {
  const patches = await Promise.all(
    places.map(async ([left, top, width, height]) => ({
      input: await sharp(file).extract({ left, top, width, height }).blur(BLUR_PX).toBuffer(),
      left,
      top,
    })),
  );
  return sharp(file).composite(patches).png({ compressionLevel: 1 }).keepExif().toBuffer();
}

function strokeAlong(corners: readonly [number, number][]): { x: number; y: number }[] {
  return corners.flatMap(([x, y], index) => {
    const [nextX, nextY] = corners[(index + 1) % corners.length]!;
    const steps = Math.max(1, Math.round(Math.hypot(nextX - x, nextY - y) / STROKE_STEP_PX));
    return Array.from({ length: steps }, (_, k) => ({
      x: x + ((nextX - x) * k) / steps,
      y: y + ((nextY - y) * k) / steps,
    }));
  });
}
