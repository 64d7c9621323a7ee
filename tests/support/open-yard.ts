import { fileURLToPath } from "node:url";
import sharp from "sharp";
import type { RgbImage } from "#renderer/image/rgb-image.ts";

/** Small photos of yards of our own (rendered, 320 px), in `tests/fixtures/yards`. */
export async function openYard(name: "front-ranch" | "backyard-fence" | "portrait-walk"): Promise<RgbImage> {
  const file = fileURLToPath(new URL(`../fixtures/yards/${name}.jpg`, import.meta.url));
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8Array(data) };
}
