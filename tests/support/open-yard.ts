import { fileURLToPath } from "node:url";
import sharp from "sharp";
import type { RgbImage } from "#renderer/image/rgb-image.ts";

type Yard = "front-ranch" | "backyard-fence" | "portrait-walk";

/**
 * The cameras that took them, by the scenes they were rendered from (`tests/fixtures/scenes`): where a test is about a design and not about
 * seeing, its scale does not change when seeing does. Heights in meters, rows in pixels of these photos.
 */
export const YARD_CAMERAS = {
  "front-ranch": { focal35Mm: 26, heightM: 1.6, horizonY: 106.6 },
  "backyard-fence": { focal35Mm: 26, heightM: 1.6, horizonY: 92.6 },
  "portrait-walk": { focal35Mm: 26, heightM: 1.6, horizonY: 199.3 },
} satisfies Record<Yard, unknown>;

const opened = new Map<Yard, Promise<RgbImage>>();

/**
 * Small photos of yards of our own (rendered, 320 px), in `tests/fixtures/yards`. The same photo for all tests of a process: what
 * `seeOnce` has seen of it is shared by them.
 */
export function openYard(name: Yard): Promise<RgbImage> {
  const photo = opened.get(name) ?? readYard(name);
  opened.set(name, photo);
  return photo;
}

async function readYard(name: Yard): Promise<RgbImage> {
  const file = fileURLToPath(new URL(`../fixtures/yards/${name}.jpg`, import.meta.url));
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8Array(data) };
}
