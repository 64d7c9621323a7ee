import { defaultFocal35Mm } from "#core/camera/make-camera.ts";
import { luminance } from "#renderer/image/luminance.ts";
import type { RgbImage } from "#renderer/image/rgb-image.ts";
import { shrink } from "#renderer/image/shrink.ts";
import { groundConfidence } from "./ground-confidence.ts";
import { groundPatches } from "./ground-cut.ts";
import { enlargeMasks } from "./guided-filter.ts";
import { findHorizon } from "./horizon.ts";
import { housePatches } from "./house-patches.ts";
import { readScene } from "./read-scene.ts";
import type { Scene } from "./scene.ts";
import { skyPatches } from "./sky-patches.ts";
import { softPatches } from "./soft-ground.ts";
import { straightEdges } from "./straight-edges.ts";
import { trimGround } from "./trim-ground.ts";

export type SeeHints = {
  /** Row in photo pixels, when a person or the phone's sensors set it. */
  horizonY?: number | undefined;
  /** 35 mm equivalent focal length, from EXIF. */
  focal35Mm?: number | undefined;
};

/** What the photo shows. Masks are coverage 0..1 of the photo's size, row-major. */
export type Seen = {
  width: number;
  height: number;
  /** Row in photo pixels at which level ground would vanish. */
  horizonY: number;
  /** Roll of the camera, radians; positive = uprights lean to the right going down. */
  rollRad: number;
  /** Ground that a design may change; `soft` and `hard` are its two parts. */
  ground: Float32Array;
  /** Lawn, soil, beds. */
  soft: Float32Array;
  /** Concrete, asphalt, stone. */
  hard: Float32Array;
  house: Float32Array;
  sky: Float32Array;
  /** 0 to 1 each; `horizon` is 1 when it was given. Below about one half a person should look at the region first. */
  confidence: { horizon: number; ground: number };
};

/** Width at which the photo is understood, whatever its size. */
const workWidth = 400;
/** Ground draws in by about a pixel of the small picture: blades at the foot of a wall stay as they are, and so does the wall. */
const cautiousLevel = 0.7;

/** Finds ground, house, sky and horizon of a photo. Deterministic; about 0.2 s for a photo of one megapixel. */
export function seePhoto(photo: RgbImage, hints: SeeHints = {}): Seen {
  const focal35Mm = hints.focal35Mm ?? defaultFocal35Mm;
  const edges = straightEdges(photo);
  const edgeScale = edges.height / photo.height;
  const horizon =
    hints.horizonY === undefined
      ? findHorizon(edges, focal35Mm)
      : { row: hints.horizonY * edgeScale, rollRad: 0, confidence: 1 };
  const small = shrink(photo, workWidth);
  const decided = decide(readScene(small, edges, horizon.row, focal35Mm));
  const masks = enlargeMasks(decided.masks, luminance(small), small, luminance(photo), photo) as [
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  const [ground, soft, house, sky] = masks;
  return {
    width: photo.width,
    height: photo.height,
    horizonY: horizon.row / edgeScale,
    rollRad: horizon.rollRad,
    ground,
    soft,
    hard: difference(ground, soft),
    house,
    sky,
    confidence: { horizon: horizon.confidence, ground: decided.confidence },
  };
}

/** Masks (0 or 1 per pixel) of the small picture, in the order ground, soft, house, sky, and how sure the ground is. */
function decide(scene: Scene): { masks: { mask: Float32Array; level: number }[]; confidence: number } {
  const ground = groundPatches(scene);
  const soft = softPatches(ground, scene);
  const sky = skyPatches(scene);
  const house = housePatches(
    ground.map((value, k) => value | sky[k]!),
    scene,
  );
  const trimmed = trimGround(ground, scene);
  const spread = (chosen: Uint8Array) => {
    const mask = new Float32Array(scene.patches.label.length);
    for (let i = 0; i < mask.length; i++) mask[i] = chosen[scene.patches.label[i]!]!;
    return mask;
  };
  const masks = [
    { mask: trimmed, level: cautiousLevel },
    { mask: spread(soft).map((value, i) => value * trimmed[i]!), level: cautiousLevel },
    { mask: spread(house), level: 0.5 },
    { mask: spread(sky), level: 0.5 },
  ];
  return { masks, confidence: groundConfidence(ground, scene) };
}

/** What is in `whole` and not in `part`. */
function difference(whole: Float32Array, part: Float32Array): Float32Array {
  const rest = new Float32Array(whole.length);
  for (let i = 0; i < rest.length; i++) rest[i] = Math.max(0, whole[i]! - part[i]!);
  return rest;
}
