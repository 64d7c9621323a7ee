import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import type { PhotoPoint } from "#core/geometry/point.ts";
import type { KnownObjectName } from "#core/measure/reference.ts";
import type { RgbImage } from "#renderer/image/rgb-image.ts";

const folder = fileURLToPath(new URL("../fixtures/scenes/", import.meta.url));

export type SceneTruth = {
  widthPx: number;
  heightPx: number;
  focal35Mm: number;
  heightM: number;
  horizonY: number;
  slopes: boolean;
  /** Turn of the house's walls from the picture plane, from +x towards +z. */
  wallTurnDeg: number;
  surfaces: { name: string; areaM2: number; outline: PhotoPoint[] }[];
  references: {
    object: KnownObjectName;
    widthM: number;
    foot: [left: PhotoPoint, right: PhotoPoint];
    top: [left: PhotoPoint, right: PhotoPoint];
  }[];
};

/** What each pixel of a rendered yard shows: 1 or 0 per pixel, row-major. */
export type SceneMasks = Record<
  "sky" | "house" | "yard" | "street" | "fence" | "vegetation" | "otherBuilding",
  Uint8Array
>;

/** Class numbers of `classes.png`. The yard is what a design may change: drive, lawn, soil, patio, path. */
const CLASSES_OF: Record<keyof SceneMasks, readonly number[]> = {
  sky: [0],
  house: [1, 2, 3, 4, 5, 6],
  yard: [7, 8, 9, 15, 16],
  fence: [10],
  vegetation: [11],
  otherBuilding: [12],
  street: [13],
};

export const sceneNames: readonly string[] = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)
  .sort();

export const sceneTruth = async (name: string): Promise<SceneTruth> =>
  JSON.parse(await readFile(`${folder}${name}/truth.json`, "utf8"));

function maskOf(classes: Uint8Array, numbers: readonly number[]): Uint8Array {
  const is = new Uint8Array(256);
  for (const number of numbers) is[number] = 1;
  const mask = new Uint8Array(classes.length);
  for (let i = 0; i < mask.length; i++) mask[i] = is[classes[i]!]!;
  return mask;
}

/** The photo of a rendered yard, narrowed to `width` when that is smaller, with its masks at the same size. */
export async function openScene(
  name: string,
  width = Number.POSITIVE_INFINITY,
): Promise<{ photo: RgbImage; masks: SceneMasks; truth: SceneTruth }> {
  const truth = await sceneTruth(name);
  const size = Math.min(width, truth.widthPx);
  const { data, info } = await sharp(`${folder}${name}/photo.jpg`)
    .resize(size)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const classes = await sharp(`${folder}${name}/classes.png`)
    .resize(info.width, info.height, { kernel: "nearest", fit: "fill" })
    .extractChannel(0)
    .raw()
    .toBuffer();
  const masks = Object.fromEntries(
    Object.entries(CLASSES_OF).map(([kind, numbers]) => [kind, maskOf(classes, numbers)]),
  ) as SceneMasks;
  return { photo: { width: info.width, height: info.height, data: new Uint8Array(data) }, masks, truth };
}
