import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import type { RgbImage } from "#renderer/image/rgb-image.ts";

/** Real photos on which designs once covered steps, walks or drives; `tests/fixtures/must-stay/README.md` says where they come from. */
export const MUST_STAY_NAMES = [
  "brick-corner",
  "evening-houses",
  "modern-front-lawn",
  "white-cottage",
] as const;
export type MustStayName = (typeof MUST_STAY_NAMES)[number];

const fileOf = (name: string) => fileURLToPath(new URL(`../fixtures/must-stay/${name}`, import.meta.url));

/** `mustStay`: 1 or 0 per pixel of the photo, row-major, drawn by hand: walls, steps, walks, drives, fences, vehicles and other things. */
export async function openMustStay(
  name: MustStayName,
  widthPx?: number,
): Promise<{ photo: RgbImage; mustStay: Uint8Array }> {
  const size = widthPx ? { width: widthPx } : {};
  const { data, info } = await sharp(await readFile(fileOf(`${name}.jpg`)))
    .resize(size)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const mask = await sharp(fileOf(`${name}.png`))
    .resize({ width: info.width, height: info.height, fit: "fill", kernel: "nearest" })
    .extractChannel(0)
    .raw()
    .toBuffer();
  const photo = { width: info.width, height: info.height, data: new Uint8Array(data) };
  return { photo, mustStay: Uint8Array.from(mask, (value) => Number(value > 127)) };
}
