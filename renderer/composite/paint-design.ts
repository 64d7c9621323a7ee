import type { Camera } from "#core/camera/camera.ts";
import { scaledCamera } from "#core/camera/scaled-camera.ts";
import { Enlarger } from "#renderer/image/enlarger.ts";
import { commonRect, growRect, type PixelRect, scaleRect, unionRect } from "#renderer/image/pixel-rect.ts";
import type { RgbImage } from "#renderer/image/rgb-image.ts";
import { uprightCover, uprightThings } from "#renderer/layout/upright-things.ts";
import type { PhotoLight } from "#renderer/light/read-light.ts";
import { coverRect } from "#renderer/mask/cover-rect.ts";
import { castShadows } from "#renderer/raster/cast-shadows.ts";
import { coveredRect } from "#renderer/raster/draw-instances.ts";
import type { Instance } from "#renderer/raster/instance.ts";
import type { OwnerMap } from "#renderer/raster/owner-map.ts";
import type { ShadowMap } from "#renderer/raster/shadow-map.ts";
import type { SharpenMask } from "#renderer/see/mask-sharpener.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import { type Canvas, prepareCanvas } from "./canvas.ts";
import { drawObjects, layObjects } from "./draw-objects.ts";
import { type GroundRows, groundRows } from "./ground-rows.ts";
import { growGrass } from "./grow-grass.ts";
import { readLawnTexture } from "./lawn-texture.ts";
import { coversLawn, layLawn, mayShowTexture, rimOf } from "./lay-lawn.ts";
import { meetLawn } from "./meet-lawn.ts";
import { type Face, faceRect, paintFaces } from "./paint-faces.ts";
import { type GrassPatch, type GroundPart, paintGround, shadeExistingGround } from "./paint-ground.ts";
import { addPlant, addSeen, type SeenPixels, type SeenPlants } from "./seen-pixels.ts";
import { depthBehindGone, standingDepth } from "./standing-depth.ts";

const NOWHERE: PixelRect = { left: 0, top: 0, right: 0, bottom: 0 };
/** Added to the seed of the design for grass, which has random numbers of its own. */
const GRASS_SEED = 3;
/** Blades of grass reach out of their layer by at most this many pixels. */
const BLADE_PX = 28;
/** Blades that hang over the rim of mown grass are seen to this share of their length. */
const RIM_SHARE = 0.5;

export type Scene = {
  photo: RgbImage;
  /** That of the photo. */
  camera: Camera;
  seen: Seen;
  /** Ground that things stand on, at the size of `seen`. */
  ground: Float32Array;
  /** 1 per pixel of `seen` that nothing is drawn over; null without any. */
  before: Uint8Array | null;
  sharpen: SharpenMask;
  /** What regions can cover of the photo, and the layers of each with its clip inside that rectangle. */
  rect: PixelRect;
  parts: readonly GroundPart[];
  light: PhotoLight;
  /** Weeds grow in the old lawn: new blades are drawn, not taken from it. */
  isWeedy: boolean;
  instances: readonly Instance[];
  /** New faces of what stands in the photo. */
  faces: readonly Face[];
  seed: number;
  /** Filled in while painting. */
  seenPixels: SeenPixels;
  seenPlants: SeenPlants;
  owners: OwnerMap;
};

/** Parts of painting, in their order; after "ground" the canvas shows the design without what stands on it. */
export type PaintedPart = "shadows" | "surfaces" | "ground" | "objects" | "lay";

/** Paints a whole design, part by part: yields the name of each when it is done, with the canvas so far. */
export function* paintDesign(scene: Scene): Generator<{ part: PaintedPart; canvas: Canvas }, Canvas> {
  const { photo, camera, seen, light, instances } = scene;
  const { width, height } = photo;
  const shadows = castShadows(instances, camera, light.sun.direction);
  // Rectangles in photo pixels: where shadows fall, where things stand, and both with the layers.
  // `NOWHERE` is an empty rectangle: a union with it changes nothing.
  const shaded = shadows ? shadowedRect(shadows, camera) : NOWHERE;
  const standing = coveredRect(instances, camera) ?? NOWHERE;
  const faced = scene.faces.map((one) => faceRect(one, seen, photo));
  const rect = [growRect(scene.rect, BLADE_PX, width, height), standing, shaded, ...faced].reduce(unionRect);
  // One pixel more, because developing reads the neighbors of each painted pixel.
  const canvas = prepareCanvas(photo, scene.parts.length > 0 ? growRect(rect, 1, width, height) : NOWHERE);
  paintFaces(canvas, scene.faces, scene, scene.seenPixels, scene.owners);
  yield { part: "shadows", canvas };
  const rows = groundRows(camera, scene.parts, scene.rect);
  const parts = scene.parts.map((part) => ({
    ...part,
    grassClip: meetLawn(part, scene.parts, seen, camera, rows, scene.rect),
  }));
  const ground = { camera, rows, parts, rect: scene.rect, light, seenSize: seen, shadows };
  const patches = paintGround(canvas, ground, scene.seenPixels, scene.owners);
  yield { part: "surfaces", canvas };
  paintGrass(canvas, scene, rows, patches);
  const existing = instances.length > 0 ? existingGround(scene, canvas) : new Uint8Array(0);
  if (shadows) shadeExistingGround(canvas, camera, existing, shaded, light.sun.share, shadows);
  yield { part: "ground", canvas };
  const enlarger = new Enlarger(seen, photo);
  const frame = drawObjects(instances, camera, light, shadows, enlarger);
  yield { part: "objects", canvas };
  if (frame) {
    const small = scaledCamera(camera, seen.width, seen.height);
    const known = standingDepth(small, scene.ground, uprightThings(seen));
    const depth = seen.completed ? depthBehindGone(known, seen.completed, seen.width) : known;
    layObjects(
      frame,
      canvas,
      { ground: existing, sky: seen.sky, depth, before: scene.before, enlarger, camera },
      scene.owners,
    );
    for (const [owner, pixels, species] of frame.shownPixels()) {
      addSeen(scene.seenPixels, owner, pixels);
      if (species !== undefined) addPlant(scene.seenPlants, owner, species, pixels);
    }
    frame.giveBack();
  }
  yield { part: "lay", canvas };
  return canvas;
}

/** Grass of the photo's own texture where it shows some, drawn blades elsewhere. */
function paintGrass(canvas: Canvas, scene: Scene, rows: GroundRows, patches: readonly GrassPatch[]): void {
  if (patches.length === 0) return;
  const { photo, seen, camera, rect, light, isWeedy, seed } = scene;
  // Read once for all patches of grass, in the rows that the design can touch.
  const texture = isWeedy ? null : readLawnTexture(photo, seen, rect);
  for (const patch of patches) {
    const grow = (visible: Uint8Array, share = 1) =>
      growGrass(
        canvas,
        camera,
        rows,
        { ...patch, visible },
        rect,
        light.exposure,
        seed + GRASS_SEED,
        share,
        light.shadeColor,
      );
    if (!texture || !mayShowTexture(patch) || !coversLawn(patch.visible, rect, texture, seed + GRASS_SEED)) {
      grow(patch.visible);
      continue;
    }
    grow(rimOf(patch.visible, rect, texture), RIM_SHARE);
    grow(layLawn(canvas, rows, patch, rect, light, texture, seed + GRASS_SEED));
  }
}

/** What counts as ground when asking what stands on it: the seen ground, and wherever a person has drawn. Bytes of the canvas. */
function existingGround({ photo, seen, before, sharpen, parts, rect }: Scene, canvas: Canvas): Uint8Array {
  const ground = sharpen(seen.ground, canvas.rect);
  const enlarger = new Enlarger(seen, photo);
  lowerUnder(ground, uprightCover(seen), { photo, seen, sharpen }, canvas);
  const width = rect.right - rect.left;
  for (const { clip } of parts) {
    for (let y = rect.top; y < rect.bottom; y++) {
      const from = (y - rect.top) * width;
      // `from`: index in the part's clip; `to`: in the canvas, which is larger.
      const to = (y - canvas.rect.top) * canvas.width + rect.left - canvas.rect.left;
      raiseTo(ground, to, clip.subarray(from, from + width));
    }
  }
  if (before) dropAt(ground, before, enlarger, canvas);
  return ground;
}

/** So far beside a mask its sharp edge may lie, in pixels of the small picture. */
const SHARP_RIM_PX = 6;

/** Lowers bytes of the canvas to what things leave of them. Only the part of the photo in which those lie is looked at. */
function lowerUnder(
  ground: Uint8Array,
  things: Float32Array,
  { photo, seen, sharpen }: Pick<Scene, "photo" | "seen" | "sharpen">,
  { rect, width }: Canvas,
): void {
  const own = coverRect(things, seen.width, seen.height);
  if (own.right === 0) return;
  const grown = growRect(own, SHARP_RIM_PX, seen.width, seen.height);
  const part = commonRect(rect, scaleRect(grown, photo.width / seen.width, photo.height / seen.height));
  if (part.right <= part.left || part.bottom <= part.top) return;
  const upright = sharpen(things, part);
  for (let y = part.top, i = 0; y < part.bottom; y++) {
    const row = (y - rect.top) * width - rect.left;
    for (let x = part.left; x < part.right; x++, i++)
      if (ground[row + x]! > 255 - upright[i]!) ground[row + x] = 255 - upright[i]!;
  }
}

/** What stands is no ground: no new shadow falls on it. */
function dropAt(ground: Uint8Array, standing: Uint8Array, enlarger: Enlarger, { rect, width }: Canvas): void {
  for (let y = rect.top; y < rect.bottom; y++)
    for (let x = rect.left; x < rect.right; x++)
      if (standing[enlarger.indexOf(x, y)] === 1) ground[(y - rect.top) * width + x - rect.left] = 0;
}

/** Raises each byte from `first` on to its floor. */
function raiseTo(bytes: Uint8Array, first: number, floors: Uint8Array): void {
  for (let i = 0; i < floors.length; i++) if (floors[i]! > bytes[first + i]!) bytes[first + i] = floors[i]!;
}

/** Shadows nearer to the camera than this are left out, meters. */
const NEAREST_SHADOW_M = 0.6;

/** The part of the photo whose ground the shadow map knows. */
function shadowedRect(shadows: ShadowMap, camera: Camera): PixelRect {
  const nearM = Math.max(NEAREST_SHADOW_M, shadows.originZ);
  const farM = shadows.originZ + shadows.rows * shadows.cellM;
  if (farM <= nearM) return NOWHERE;
  const leftM = shadows.originX;
  const rightM = shadows.originX + shadows.columns * shadows.cellM;
  return growRect(
    {
      left: Math.min(camera.photoX(leftM, nearM), camera.photoX(leftM, farM)),
      right: Math.max(camera.photoX(rightM, nearM), camera.photoX(rightM, farM)),
      top: camera.photoY(0, farM),
      bottom: camera.photoY(0, nearM),
    },
    1,
    camera.widthPx,
    camera.heightPx,
  );
}
