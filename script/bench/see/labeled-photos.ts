import { existsSync, readdirSync, readFileSync } from "node:fs";
import sharp from "sharp";
import type { RgbImage } from "#renderer/image/rgb-image.ts";

/** Of a label file: not to be counted. */
export const UNLABELED = 255;

export type LabeledPhoto = {
  name: string;
  real: boolean;
  /** The network of this fold has not seen the photo; -1 = a photo that every network has. */
  fold: number;
  /** Where the photo comes from. */
  source: string;
  photo: RgbImage;
  /** Class numbers, see `SEEN_CLASSES`. */
  label: Uint8Array;
};

type Listed = { name: string; fold: number; repo?: string };

/** The photos of a training folder that have labels and are there (some lie elsewhere): real ones by its manifest, and the rendered scenes. */
export async function labeledPhotos(
  folder: string,
  checked: ReadonlySet<string> | null,
): Promise<LabeledPhoto[]> {
  const listed = JSON.parse(readFileSync(`${folder}/photos/manifest.json`, "utf8")) as Listed[];
  const labels = new Set(readdirSync(`${folder}/labels`));
  const photos: LabeledPhoto[] = [];
  for (const { name, fold, repo = "" } of listed) {
    if (!labels.has(`${name}.png`) || (checked && !checked.has(name))) continue;
    const files = [`${folder}/photos/${name}.jpg`, `${folder}/labels/${name}.png`] as const;
    if (!existsSync(files[0])) continue;
    photos.push({ name, real: true, fold, source: repo, ...(await open(...files)) });
  }
  const scenes = readdirSync(`${folder}/synthetic`).filter((file) => file.endsWith(".png"));
  for (const file of scenes) {
    const name = file.slice(0, -4);
    const files = [`${folder}/synthetic/${name}.jpg`, `${folder}/synthetic/${file}`] as const;
    photos.push({ name, real: false, fold: -1, source: "rendered", ...(await open(...files)) });
  }
  return photos;
}

/** At the size of the label: a photo that lies elsewhere may be larger, and would count for more than the others. */
async function open(photoFile: string, labelFile: string): Promise<{ photo: RgbImage; label: Uint8Array }> {
  const { data: label, info } = await sharp(labelFile)
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const data = await sharp(photoFile).removeAlpha().resize(width, height, { fit: "fill" }).raw().toBuffer();
  return { photo: { width, height, data: new Uint8Array(data) }, label: new Uint8Array(label) };
}
