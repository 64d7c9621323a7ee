/**
 * How well photos are understood: over the rendered yards with exact masks, overlap of ground and house with the truth, share of house
 * pixels wrongly editable, horizon error, and time. With `--sheet FILE.png [photo...]` also a contact sheet of the photos given
 * (the rendered yards without any): green lawn and soil, red hard ground, blue house, yellow sky, magenta horizon.
 */
import sharp from "sharp";
import { wholeRect } from "#renderer/image/pixel-rect.ts";
import type { RgbImage } from "#renderer/image/rgb-image.ts";
import { maskSharpener } from "#renderer/see/mask-sharpener.ts";
import { type Seen, seePhoto } from "#renderer/see/see-photo.ts";
import { openScene, sceneNames } from "#tests/support/open-scene.ts";
import { openPhoto } from "../photo-file.ts";

const MOST_HOUSE_EDITABLE = 0.005;
/** A photo as the designer sends it. */
const WIDTH = 1600;
const TIMED_PIXELS = 1e6;

const isIn = (cover: Uint8Array, i: number): boolean => cover[i]! > 127;

function overlap(cover: Uint8Array, truth: (i: number) => boolean): number {
  let both = 0;
  let either = 0;
  for (let i = 0; i < cover.length; i++) {
    const seen = isIn(cover, i);
    const there = truth(i);
    if (seen && there) both++;
    if (seen || there) either++;
  }
  return either === 0 ? 1 : both / either;
}

const percent = (share: number, digits = 1): string => `${(share * 100).toFixed(digits)}%`;

async function row(name: string) {
  const { photo, masks, truth } = await openScene(name, WIDTH);
  const seen = seePhoto(photo, { focal35Mm: truth.focal35Mm });
  const sharpen = maskSharpener(seen, photo);
  const ground = sharpen(seen.ground, wholeRect(photo));
  let house = 0;
  let wrong = 0;
  masks.house.forEach((there, i) => {
    house += there;
    if (there && isIn(ground, i)) wrong++;
  });
  const horizonY = (truth.horizonY * photo.height) / truth.heightPx;
  return {
    scene: name,
    "house editable": wrong / house,
    "ground IoU": overlap(ground, (i) => masks.yard[i]! + masks.street[i]! > 0),
    "yard IoU": overlap(ground, (i) => masks.yard[i]! > 0),
    "house IoU": overlap(sharpen(seen.house, wholeRect(photo)), (i) => masks.house[i]! > 0),
    "horizon error": (seen.horizonY - horizonY) / photo.height,
    ground: truth.slopes ? "slopes" : "level",
  };
}

/** Wall and processor milliseconds, medians of five after one run that warms up; on a busy machine only the latter tells. */
async function typicalTimes(): Promise<{ wall: number; cpu: number }> {
  const { photo } = await openScene("front-ranch", Math.round(Math.sqrt((TIMED_PIXELS * 4) / 3)));
  const times = Array.from({ length: 6 }, () => {
    const start = performance.now();
    const used = process.cpuUsage();
    seePhoto(photo);
    return { wall: performance.now() - start, cpu: process.cpuUsage(used).user / 1000 };
  }).slice(1);
  const median = (key: "wall" | "cpu") => times.map((t) => t[key]).sort((a, b) => a - b)[2]!;
  return { wall: median("wall"), cpu: median("cpu") };
}

function overlay(photo: RgbImage, seen: Seen) {
  const data = Buffer.from(photo.data);
  const tint = (i: number, share: number, colour: readonly number[]) => {
    for (let c = 0; c < 3; c++) {
      const was = data[i * 3 + c]!;
      data[i * 3 + c] = was + (colour[c]! - was) * 0.45 * share;
    }
  };
  const sharpen = maskSharpener(seen, photo);
  const colours = [
    [seen.soft, [0, 255, 0]],
    [seen.hard, [255, 0, 0]],
    [seen.house, [0, 80, 255]],
    [seen.sky, [255, 255, 0]],
  ] as const;
  for (const [mask, colour] of colours) {
    sharpen(mask, wholeRect(photo)).forEach((share, i) => {
      tint(i, share / 255, colour);
    });
  }
  for (let x = 0; x < photo.width; x++) {
    tint(Math.round(seen.horizonY) * photo.width + x, 2, [255, 0, 255]);
  }
  return sharp(data, { raw: { width: photo.width, height: photo.height, channels: 3 } });
}

async function sheet(file: string, photos: RgbImage[]): Promise<void> {
  const side = 400;
  const across = 4;
  const tiles = await Promise.all(
    photos.map(async (photo, k) => ({
      input: await overlay(photo, seePhoto(photo))
        .resize(side - 6, side - 6, { fit: "contain" })
        .png()
        .toBuffer(),
      left: (k % across) * side,
      top: Math.floor(k / across) * side,
    })),
  );
  await sharp({
    create: {
      width: across * side,
      height: Math.ceil(photos.length / across) * side,
      channels: 3,
      background: "white",
    },
  })
    .composite(tiles)
    .png()
    .toFile(file);
}

const rows: Awaited<ReturnType<typeof row>>[] = [];
for (const name of sceneNames) rows.push(await row(name));
console.table(
  rows.map((r) => ({
    ...r,
    "house editable": percent(r["house editable"], 2),
    "ground IoU": r["ground IoU"].toFixed(3),
    "yard IoU": r["yard IoU"].toFixed(3),
    "house IoU": r["house IoU"].toFixed(3),
    "horizon error": percent(r["horizon error"]),
  })),
);
const mean = (key: "ground IoU" | "house IoU") => rows.reduce((sum, r) => sum + r[key], 0) / rows.length;
const worst = Math.max(...rows.map((r) => r["house editable"]));
const times = await typicalTimes();
console.log(
  `mean ground IoU ${mean("ground IoU").toFixed(3)}, mean house IoU ${mean("house IoU").toFixed(3)}, ` +
    `worst house editable ${percent(worst, 2)}, ${times.wall.toFixed(0)} ms (${times.cpu.toFixed(0)} ms of processor time) at 1 megapixel`,
);

const at = process.argv.indexOf("--sheet");
if (at > 0) {
  const [file, ...paths] = process.argv.slice(at + 1);
  const photos = paths.length
    ? await Promise.all(paths.map(async (path) => (await openPhoto(path, TIMED_PIXELS)).photo))
    : await Promise.all(sceneNames.map(async (name) => (await openScene(name, 1200)).photo));
  await sheet(file ?? "seen.png", photos);
}
if (worst > MOST_HOUSE_EDITABLE) process.exitCode = 1;
