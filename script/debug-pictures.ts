import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { rulerKinds } from "#core/measure/ruler.ts";
import type { Mask, RgbImage } from "#renderer/image/rgb-image.ts";
import { shrink } from "#renderer/image/shrink.ts";
import type { PhotoLight } from "#renderer/light/read-light.ts";
import type { ConceptOutput } from "#renderer/render/concept-types.ts";
import { installedNetwork } from "#renderer/see/network/installed-network.ts";
import { SEEN_WIDTH, type Seen, seePhoto } from "#renderer/see/see-photo.ts";
import { SEEN_CLASSES, type SeenClass } from "#renderer/see/seen-classes.ts";
import { straightEdges } from "#renderer/see/straight-edges.ts";
import { label, lightOfDesign, lightShapes } from "./debug-light.ts";
import { savePng } from "./photo-file.ts";

const CLASS_COLORS = {
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
  output: ConceptOutput,
): Promise<void> {
  const { camera, editable } = output;
  await mkdir(folder, { recursive: true });
  const file = (name: string) => join(folder, `${name}.png`);
  const seen = seePhoto(photo, { focal35Mm });
  const { width, height } = photo;
  const shares = installedNetwork().look(shrink(photo, SEEN_WIDTH));
  const classes = tinted(photo, (x, y) => {
    const i =
      Math.floor((y * shares.height) / height) * shares.width + Math.floor((x * shares.width) / width);
    const most = shares.planes.reduce(
      (best, plane, c) => (plane[i]! > shares.planes[best]![i]! ? c : best),
      0,
    );
    return CLASS_COLORS[SEEN_CLASSES[most]!];
  });
  const region = tinted(photo, (x, y) => (editable.data[y * width + x]! > 0 ? [255, 0, 255] : null));
  const masks = tinted(photo, (x, y) => {
    const i = Math.floor((y * seen.height) / height) * seen.width + Math.floor((x * seen.width) / width);
    const { soft: earth, hard, house, sky } = seen;
    return [house[i]! * 255, earth[i]! * 255, Math.max(hard[i]!, sky[i]!) * 255];
  });
  const edges = straightEdges(shrink(photo, SEEN_WIDTH));
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
  // One of each kind has words, the surest: others of it would lie on them.
  const rulers = camera.rulers.map(({ kind, from, to, sizeFt, weight }, i) => {
    const isFirst = camera.rulers.findIndex((other) => other.kind === kind) === i;
    const words = `${rulerKinds[kind].name}, ${sizeFt.toFixed(1)} ft, ${Math.round(weight * 100)}%`;
    return (
      line(from, to, "yellow", 4) +
      (isFirst ? label(to.x + 8, to.y + 16, words, Math.max(12, width / 60)) : "")
    );
  });
  const light = lightOfDesign(photo, seen, output);
  const shadow = shadowPicture(light, seen, editable);
  await Promise.all([
    savePng(file("classes"), classes),
    savePng(file("region"), region),
    savePng(file("masks"), masks),
    drawn(photo, [horizon, ...lines]).toFile(file("lines")),
    drawn(photo, [horizon, ...rulers]).toFile(file("rulers")),
    drawn(photo, lightShapes(photo, light)).toFile(file("light")),
    savePng(file("shadow"), shadow),
    drawn(output.image, layerShapes(output)).toFile(file("layers")),
  ]);
}

/** How much light fell on the ground that was changed: white in the open, darker in shade; gray where nothing was changed. */
function shadowPicture({ illumination }: PhotoLight, seen: Seen, { width, height, data }: Mask): RgbImage {
  const out = new Uint8Array(width * height * 3).fill(90);
  for (let i = 0; i < data.length; i++) {
    if (data[i] === 0) continue;
    const y = Math.floor((Math.floor(i / width) * seen.height) / height);
    const x = Math.floor(((i % width) * seen.width) / width);
    out.fill(255 * Math.min(1, illumination[y * seen.width + x]!), i * 3, i * 3 + 3);
  }
  return { width, height, data: out };
}

/** Outline and name of each element in the picture, each in a color of its own. */
function layerShapes({ shapes = [], document, image: { width, height } }: ConceptOutput): string[] {
  return shapes.flatMap(({ id, rings }, k) => {
    const color = `hsl(${(k * 137) % 360} 90% 55%)`;
    const path = rings.map(
      (ring) => `M${ring.map(([x, y]) => `${(x * width).toFixed(1)} ${(y * height).toFixed(1)}`).join("L")}Z`,
    );
    const [x, y] = rings[0]?.[0] ?? [0, 0];
    const kind = document.elements.find((element) => element.id === id)?.element.kind ?? id;
    return [
      `<path d="${path.join("")}" fill="${color}" fill-opacity="0.45" fill-rule="evenodd" stroke="${color}" stroke-width="2"/>`,
      label(x * width, y * height, kind, Math.max(12, width / 60)),
    ];
  });
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
