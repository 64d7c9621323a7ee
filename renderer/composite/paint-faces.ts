import type { Camera } from "#core/camera/camera.ts";
import type { PlanElement } from "#core/elements/element.ts";
import type { GroundPoint } from "#core/geometry/point.ts";
import { toLinear } from "#renderer/color/srgb.ts";
import { Enlarger } from "#renderer/image/enlarger.ts";
import { growRect, type PixelRect, scaleRect } from "#renderer/image/pixel-rect.ts";
import type { StandingFace } from "#renderer/layout/standing-face.ts";
import type { PhotoLight } from "#renderer/light/read-light.ts";
import { coverRect } from "#renderer/mask/cover-rect.ts";
import { boxBlur } from "#renderer/math/box-blur.ts";
import { clamp } from "#renderer/math/scalar.ts";
import type { Vec3 } from "#renderer/math/vec3.ts";
import { cellsBetween, firstCellOf, type OwnerMap } from "#renderer/raster/owner-map.ts";
import {
  BOUNCE,
  BOUNCE_OF_SKY,
  CLEAR_SIDE,
  CLEAR_SKY,
  OVERCAST_GAIN,
  OVERCAST_SIDE,
  sunGain,
} from "#renderer/raster/scene-light.ts";
import type { SharpenMask } from "#renderer/see/mask-sharpener.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import type { FaceLook } from "#renderer/textures/face-looks.ts";
import type { Canvas } from "./canvas.ts";
import { addSeen, type SeenPixels } from "./seen-pixels.ts";

/** A new face of something that stands in the photo. */
export type Face = {
  face: StandingFace;
  look: FaceLook;
  element?: PlanElement;
  /** Number of the element that it belongs to. */
  owner?: number;
};

/** Rec. 709 weights of the channels in luminance. */
const LUMINANCE: Vec3 = [0.2126, 0.7152, 0.0722];
/** Radius over which the old face's light is read, as a share of the picture's width: joints and boards are finer. */
const LIGHT_SHARE = 0.012;
/** The old light of a place against that of the whole face: beyond these it is a dark or pale part of the old face. */
const DARKEST = 0.3;
const BRIGHTEST = 1.6;
/** What stands outdoors throws back no less and no more than these shares of the light: they bound the light that the old face can have had. */
const LEAST_REFLECTED = 0.08;
const MOST_REFLECTED = 0.85;
/** What a dull face is taken to reflect, and how much more one as bright as white ground in open light. Set by eye on four photos. */
const DULL_REFLECTS = 0.25;
const BRIGHT_REFLECTS = 0.6;
/** Stretches of a face whose turn to the sun is looked at. */
const STRETCHES = 12;
/** Coverage byte from which a pixel shows the face. */
const SHOWS = 127;
/** Fainter coverage changes no byte. */
const FAINT_BYTE = 2;
/** Pixels of `seen` round a face in which its sharp edge may lie. */
const RIM_PX = 3;

/** The part of the photo that a face can cover. */
export const faceRect = ({ face }: Face, seen: Seen, photo: { width: number; height: number }): PixelRect =>
  growRect(
    scaleRect(
      growRect(coverRect(face.mask, seen.width, seen.height), RIM_PX, seen.width, seen.height),
      photo.width / seen.width,
      photo.height / seen.height,
    ),
    0,
    photo.width,
    photo.height,
  );

/** Paints new faces over the photo, in the light that lay on the old ones. */
export function paintFaces(
  canvas: Canvas,
  faces: readonly Face[],
  scene: {
    photo: { width: number; height: number };
    camera: Camera;
    seen: Seen;
    light: PhotoLight;
    sharpen: SharpenMask;
  },
  seenPixels: SeenPixels,
  owners: OwnerMap,
): void {
  for (const one of faces) paintFace(canvas, one, scene, seenPixels, owners);
}

function paintFace(
  canvas: Canvas,
  one: Face,
  { photo, camera, seen, light, sharpen }: Parameters<typeof paintFaces>[2],
  seenPixels: SeenPixels,
  owners: OwnerMap,
): void {
  const { face, look, owner } = one;
  const rect = faceRect(one, seen, photo);
  const wide = rect.right - rect.left;
  if (wide <= 0) return;
  const cover = sharpen(face.mask, rect);
  const old = oldLight(face, seen);
  const level = lightOn(face, camera, seen, light, old.mean);
  const enlarger = new Enlarger(seen, photo);
  const at: Place = { alongM: 0, heightM: 0, belowM: 0, pixelM: 0 };
  const [shades, color] = [new Float32Array(wide), new Float32Array(3)];
  let shown = 0;
  for (let y = rect.top; y < rect.bottom; y++) {
    enlarger.readRow(old.light, y, rect.left, rect.right, shades);
    const from = (y - canvas.rect.top) * canvas.width + rect.left - canvas.rect.left;
    for (let x = 0; x < wide; x++) {
      const byte = cover[(y - rect.top) * wide + x]!;
      if (byte < FAINT_BYTE) continue;
      if (byte > SHOWS) shown++;
      const share = byte / 255;
      const q = (from + x) * 3;
      if (look.kind === "coat") {
        // Its joints, boards and shade stay; its own color goes.
        const l =
          LUMINANCE[0] * canvas.light[q]! +
          LUMINANCE[1] * canvas.light[q + 1]! +
          LUMINANCE[2] * canvas.light[q + 2]!;
        const tone = clamp(l / old.mean, 0, BRIGHTEST);
        for (let c = 0; c < 3; c++) color[c] = look.color[c]! * tone * level[c]!;
      } else {
        placeOn(face, camera, rect.left + x + 0.5, y + 0.5, seen, at);
        look.shade(at.alongM, at.heightM, at.belowM, at.pixelM, color);
        for (let c = 0; c < 3; c++) color[c] = color[c]! * shades[x]! * level[c]!;
      }
      for (let c = 0; c < 3; c++)
        canvas.light[q + c] = canvas.light[q + c]! * (1 - share) + color[c]! * share;
      canvas.painted[from + x] = 1;
    }
    if (owner !== undefined) markRow(owners, owner, cover, y, rect);
  }
  addSeen(seenPixels, owner, shown);
}

/** A place of a face: meters along its foot, above it and below its upper edge, and the size of a photo pixel there. */
type Place = { alongM: number; heightM: number; belowM: number; pixelM: number };

/** How often the foot under a place is looked for: uprights of a lens that is turned down lean, so it stands in another column. */
const LOOKS = 3;

function placeOn(
  { footRow, alongM, topM }: StandingFace,
  camera: Camera,
  u: number,
  v: number,
  { width, height }: { width: number; height: number },
  out: Place,
): void {
  const [perColumn, perRow] = [width / camera.widthPx, camera.heightPx / height];
  const read = (plane: Float32Array, column: number) => {
    const at = clamp(column * perColumn - 0.5, 0, width - 1);
    const left = Math.floor(at);
    const right = Math.min(width - 1, left + 1);
    return plane[left]! + (plane[right]! - plane[left]!) * (at - left);
  };
  let foot = u;
  let z = 0;
  for (let look = 0; look < LOOKS; look++) {
    z = camera.groundZ(read(footRow, foot) * perRow);
    out.heightM = camera.heightAt(v, z);
    if (camera.lean === 0) break;
    foot = camera.centerX + ((u - camera.centerX) * (z - out.heightM * camera.lean)) / z;
  }
  out.alongM = read(alongM, foot);
  out.belowM = read(topM, foot) - out.heightM;
  out.pixelM = z / camera.focalPx;
}

function markRow(owners: OwnerMap, owner: number, cover: Uint8Array, row: number, rect: PixelRect): void {
  const first = firstCellOf(owners, row);
  if (first < 0) return;
  const [from, to] = cellsBetween(owners, rect.left, rect.right);
  const start = (row - rect.top) * (rect.right - rect.left);
  for (let i = from; i < to; i++)
    if (cover[start + i * owners.every + (owners.every >> 1) - rect.left]! > SHOWS)
      owners.marks[first + i] = owner + 1;
}

/** The luminance of the old face, linear, and how much light lies on each place of it against the whole, without its joints and boards. */
function oldLight(
  { mask }: StandingFace,
  { picture, width, height }: Seen,
): { mean: number; light: Float32Array } {
  const lum = new Float32Array(mask.length);
  let [sum, all] = [0, 0];
  for (let i = 0; i < mask.length; i++) {
    const share = mask[i]!;
    if (share === 0) continue;
    const { data } = picture;
    const l =
      LUMINANCE[0] * toLinear[data[i * 3]!]! +
      LUMINANCE[1] * toLinear[data[i * 3 + 1]!]! +
      LUMINANCE[2] * toLinear[data[i * 3 + 2]!]!;
    lum[i] = l * share;
    sum += l * share;
    all += share;
  }
  const mean = Math.max(1e-4, sum / Math.max(1e-6, all));
  const radius = LIGHT_SHARE * width;
  const [wide, weight] = [boxBlur(lum, width, height, radius), boxBlur(mask, width, height, radius)];
  return {
    mean,
    light: wide.map((l, i) => (weight[i]! > 1e-3 ? clamp(l / weight[i]! / mean, DARKEST, BRIGHTEST) : 1)),
  };
}

/** Linear pixel value of a white face that stands there, per channel: by the sun and the sky, within what the old face can have had. */
function lightOn(
  { mask, footRow }: StandingFace,
  camera: Camera,
  { width, height }: Seen,
  light: PhotoLight,
  oldMean: number,
): Vec3 {
  const { left, right } = coverRect(mask, width, height);
  const [perColumn, perRow] = [camera.widthPx / width, camera.heightPx / height];
  const at = (u: number) =>
    camera.toGround({ x: (u + 0.5) * perColumn, y: footRow[Math.round(u)]! * perRow });
  const { direction, share } = light.sun;
  // A wall may bend: the mean over its stretches of how far each is turned to the sun.
  let cosine = 0;
  for (let k = 0; k < STRETCHES; k++) {
    const [a, b] = [k, k + 1].map((n) => at(left + ((right - 1 - left) * n) / STRETCHES)) as [
      GroundPoint,
      GroundPoint,
    ];
    const lengthM = Math.hypot(b.x - a.x, b.z - a.z) || 1;
    // The side of the face that the camera sees.
    const side = a.x * b.z - a.z * b.x > 0 ? 1 : -1;
    const toSun = (side * ((b.z - a.z) * direction[0] - (b.x - a.x) * direction[2])) / lengthM;
    cosine += Math.max(0, toSun) / STRETCHES;
  }
  const factor =
    (1 - share) * OVERCAST_SIDE * OVERCAST_GAIN +
    share * CLEAR_SKY * CLEAR_SIDE +
    0.5 * BOUNCE * (BOUNCE_OF_SKY + share) +
    share * sunGain(light) * cosine;
  const white = light.exposure.map((value) => value * factor);
  const own = white.reduce((sum, value, c) => sum + value * LUMINANCE[c]!, 0);
  // The sun's side is a guess where a face bends; so is what the old face reflects, by how bright it is in the photo. Both count alike.
  const open = light.exposure.reduce((sum, value, c) => sum + value * LUMINANCE[c]!, 0);
  const reflects = Math.min(MOST_REFLECTED, DULL_REFLECTS + BRIGHT_REFLECTS * (oldMean / open));
  const guess = Math.sqrt((own * oldMean) / reflects);
  const known = clamp(guess, oldMean / MOST_REFLECTED, oldMean / LEAST_REFLECTED);
  const [red, green, blue] = white.map((value) => (value * known) / own);
  return [red!, green!, blue!];
}
