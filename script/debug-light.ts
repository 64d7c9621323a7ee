import { Camera } from "#core/camera/camera.ts";
import { scaledCamera } from "#core/camera/scaled-camera.ts";
import { fromLinear } from "#renderer/color/srgb.ts";
import { coveredRect } from "#renderer/image/pixel-rect.ts";
import type { RgbImage } from "#renderer/image/rgb-image.ts";
import { type PhotoLight, readLight } from "#renderer/light/read-light.ts";
import type { ConceptOutput } from "#renderer/render/concept-types.ts";
import type { Seen } from "#renderer/see/see-photo.ts";

/** The light that a design was drawn in, read again from the part of the photo that it changed. */
export function lightOfDesign(photo: RgbImage, seen: Seen, { camera, editable }: ConceptOutput): PhotoLight {
  const { width: widthPx, height: heightPx } = photo;
  const taken = new Camera({ ...camera, widthPx, heightPx, centerX: widthPx / 2 });
  const { width, height } = seen;
  const region = Float32Array.from({ length: width * height }, (_, i) => {
    const x = Math.floor(((i % width) * widthPx) / width);
    const y = Math.floor((Math.floor(i / width) * heightPx) / height);
    return editable.data[y * widthPx + x]! / 255;
  });
  const rect = coveredRect(region, width, height);
  return readLight(seen, scaledCamera(taken, width, height), region, rect);
}

const hex = (linear: readonly number[]): string =>
  `rgb(${linear.map((value) => fromLinear(Math.min(1, Math.max(0, value)))).join(" ")})`;

/** SVG shapes: an arrow from the middle of the picture towards the sun, its share, and what white, new grass and leaves look like. */
export function lightShapes(
  { width, height }: RgbImage,
  { sun, exposure, grass, leaves }: PhotoLight,
): string[] {
  const [x, y, z] = sun.direction;
  const reach = height / 3;
  const [tipX, tipY] = [width / 2 + x * reach, height / 2 - y * reach];
  const size = Math.max(12, width / 50);
  const degrees = (rad: number) => `${Math.round((rad * 180) / Math.PI)} degrees`;
  const words = [
    `Sun ${degrees(Math.asin(y))} high, ${degrees(Math.atan2(x, z))} to the right of straight ahead`,
    `${Math.round(sun.share * 100)}% of the light comes straight from it`,
  ];
  const swatches = { white: exposure, grass: grass.color, "tint of leaves": leaves };
  return [
    `<line x1="${width / 2}" y1="${height / 2}" x2="${tipX}" y2="${tipY}" stroke="yellow" stroke-width="4"/>`,
    `<circle cx="${tipX}" cy="${tipY}" r="${size / 2}" fill="yellow" stroke="black"/>`,
    ...words.map((text, i) => label(size, size * (1.5 + 1.5 * i), text, size)),
    ...Object.entries(swatches).map(([name, color], i) => {
      const at = height - size * 2 * (i + 1);
      return `<rect x="${size}" y="${at}" width="${size * 2}" height="${size * 1.6}" fill="${hex(color)}" stroke="black"/>${label(size * 3.5, at + size * 1.2, name, size)}`;
    }),
  ];
}

export const label = (x: number, y: number, text: string, size: number): string =>
  `<text x="${x}" y="${y}" font-size="${size}" fill="yellow" stroke="black" stroke-width="3" paint-order="stroke">${text}</text>`;
