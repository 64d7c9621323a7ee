import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { rulerKinds } from "#core/measure/ruler.ts";
import type { RgbImage } from "#renderer/image/rgb-image.ts";
import { shrink } from "#renderer/image/shrink.ts";
import type { ConceptOutput } from "#renderer/render/concept-types.ts";
import { installedNetwork } from "#renderer/see/network/installed-network.ts";
import { seenWidth, seePhoto } from "#renderer/see/see-photo.ts";
import { type SeenClass, seenClasses } from "#renderer/see/seen-classes.ts";
import { straightEdges } from "#renderer/see/straight-edges.ts";
import { savePng } from "./photo-file.ts";

const classColors = {
  sky: [120, 190, 255],
  building: [200, 60, 60],
  garage: [255, 120, 220],
  lawn: [90, 200, 60],
  soft: [170, 120, 60],
  drive: [150, 150, 150],
  walk: [220, 220, 200],
  street: [70, 70, 80],
  plants: [20, 110, 40],
  fence: [255, 170, 40],
  vehicle: [60, 60, 255],
  other: [255, 255, 0],
  water: [0, 220, 220],
} as const satisfies Record<SeenClass, readonly [number, number, number]>;

/** Share of the color over the photo. */
const TINT = 0.55;

/** Pictures of what was seen of a photo and of what a design did with it, for people who look for a fault. */
export async function writeDebugPictures(
  folder: string,
  photo: RgbImage,
  focal35Mm: number | undefined,
  { camera, editable }: ConceptOutput,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const file = (name: string) => join(folder, `${name}.png`);
  const seen = seePhoto(photo, { focal35Mm });
  const { width, height } = photo;
  const shares = installedNetwork().look(shrink(photo, seenWidth));
  const classes = tinted(photo, (x, y) => {
    const i =
      Math.floor((y * shares.height) / height) * shares.width + Math.floor((x * shares.width) / width);
    const most = shares.planes.reduce(
      (best, plane, c) => (plane[i]! > shares.planes[best]![i]! ? c : best),
      0,
    );
    return classColors[seenClasses[most]!];
  });
  const region = tinted(photo, (x, y) => (editable.data[y * width + x]! > 0 ? [255, 0, 255] : null));
  const masks = tinted(photo, (x, y) => {
    const i = Math.floor((y * seen.height) / height) * seen.width + Math.floor((x * seen.width) / width);
    const { soft: earth, hard, house, sky } = seen;
    return [house[i]! * 255, earth[i]! * 255, Math.max(hard[i]!, sky[i]!) * 255];
  });
  const edges = straightEdges(shrink(photo, seenWidth));
  const scale = width / edges.width;
  const lines = edges.segments.map(({ x, y, angle, length }) => {
    const dx = (Math.cos(angle) * length) / 2;
    const dy = (Math.sin(angle) * length) / 2;
    return line(
      { x: (x - dx) * scale, y: (y - dy) * scale },
      { x: (x + dx) * scale, y: (y + dy) * scale },
      "red",
    );
  });
  const horizon = line({ x: 0, y: camera.horizonY }, { x: width, y: camera.horizonY }, "cyan");
  const rulers = camera.rulers.map(
    ({ kind, from, to, sizeFt, weight }) =>
      line(from, to, "yellow", 4) +
      `<text x="${to.x + 8}" y="${to.y + 16}" font-size="${Math.max(12, width / 60)}" fill="yellow" stroke="black" stroke-width="3" paint-order="stroke">${rulerKinds[kind].name}, ${sizeFt.toFixed(1)} ft, ${Math.round(weight * 100)}%</text>`,
  );
  await Promise.all([
    savePng(file("classes"), classes),
    savePng(file("region"), region),
    savePng(file("masks"), masks),
    drawn(photo, [horizon, ...lines]).toFile(file("lines")),
    drawn(photo, [horizon, ...rulers]).toFile(file("rulers")),
  ]);
}

type Point = { x: number; y: number };
const line = (from: Point, to: Point, color: string, width = 2) =>
  `<line x1="${from.x}" y1="${from.y}" x2="${to.x}" y2="${to.y}" stroke="${color}" stroke-width="${width}"/>`;

function drawn({ width, height, data }: RgbImage, shapes: readonly string[]) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="sans-serif">${shapes.join("")}</svg>`;
  return sharp(data, { raw: { width, height, channels: 3 } })
    .composite([{ input: Buffer.from(svg) }])
    .png();
}

/** The photo with a color over each pixel that has one. */
function tinted(
  { width, height, data }: RgbImage,
  colorAt: (x: number, y: number) => readonly number[] | null,
): RgbImage {
  const out = new Uint8Array(data);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const color = colorAt(x, y);
      if (!color) continue;
      const q = (y * width + x) * 3;
      for (let k = 0; k < 3; k++) out[q + k] = data[q + k]! * (1 - TINT) + color[k]! * TINT;
    }
  return { width, height, data: out };
}
