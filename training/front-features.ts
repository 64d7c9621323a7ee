/**
 * Prints what the product knows of the fronts in photos, as lines of JSON: `node script/run.mjs training/front-features.ts FOLDER... > out.jsonl`.
 * Of the photos of `front-sizes.jsonl` those that lie in the folders.
 */
import "#server/adapters/image-model/install-network.ts";
import { existsSync, readFileSync } from "node:fs";
import sharp from "sharp";
import { shrink } from "#renderer/image/shrink.ts";
import { frontFeatures } from "#renderer/see/front-features.ts";
import { installedNetwork } from "#renderer/see/network/installed-network.ts";
import { SEEN_WIDTH } from "#renderer/see/see-photo.ts";

/** Photos come in many sizes; larger ones are brought to this one, pixels of the longer side. */
const MOST_PX = 1000;

const folders = process.argv.slice(2);
for (const line of readFileSync(new URL("front-sizes.jsonl", import.meta.url), "utf8")
  .trim()
  .split("\n")) {
  const { photo } = JSON.parse(line) as { photo: string };
  const path = folders.map((folder) => `${folder}/${photo}.jpg`).find((file) => existsSync(file));
  if (!path) continue;
  const { data, info } = await sharp(path)
    .rotate()
    .removeAlpha()
    .resize(MOST_PX, MOST_PX, { fit: "inside", withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const picture = shrink({ width: info.width, height: info.height, data: new Uint8Array(data) }, SEEN_WIDTH);
  const features = frontFeatures(installedNetwork().look(picture));
  if (features) console.log(JSON.stringify({ photo, features: features.map((value) => +value.toFixed(5)) }));
}
