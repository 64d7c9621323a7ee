import { defaultFocal35Mm, focalPx } from "#core/camera/make-camera.ts";
import { luminance } from "#renderer/image/luminance.ts";
import { wholeRect } from "#renderer/image/pixel-rect.ts";
import type { RgbImage } from "#renderer/image/rgb-image.ts";
import { shrink } from "#renderer/image/shrink.ts";
import { bytesToCoverage } from "#renderer/mask/mask-bytes.ts";
import { groundConfidence } from "./ground-confidence.ts";
import { groundPatches } from "./ground-cut.ts";
import { GuidedFilter } from "./guided-filter.ts";
import { findHorizon } from "./horizon.ts";
import { housePatches } from "./house-patches.ts";
import { readScene } from "./read-scene.ts";
import type { Scene } from "./scene.ts";
import { skyPatches } from "./sky-patches.ts";
import { softPatches } from "./soft-ground.ts";
import { straightEdges } from "./straight-edges.ts";
import { straightenedHorizon } from "./straightened-horizon.ts";
import { trimGround } from "./trim-ground.ts";
import { wallTurn } from "./wall-turn.ts";

export type SeeHints = {
  /** Row in photo pixels, when a person or the phone's sensors set it. */
  horizonY?: number | undefined;
  /** 35 mm equivalent focal length, from EXIF. */
  focal35Mm?: number | undefined;
};

/**
 * What the photo shows. It is looked at in a picture of at most `seenWidth` pixels across, and so are the masks: coverage 0..1,
 * `width` x `height`, row-major; `maskSharpener` brings one to the photo's own size. Time and memory do not grow with the photo.
 */
export type Seen = {
  width: number;
  height: number;
  /** The photo at the size of the masks; the photo itself when that is no larger. */
  picture: RgbImage;
  /** Row in photo pixels (not in those of the masks) at which level ground would vanish. */
  horizonY: number;
  /** Roll of the camera, radians; positive = uprights lean to the right going down. */
  rollRad: number;
  /** How the house stands to the camera, see `wallTurn`: what is built lies square to it. */
  wallTurnRad: number;
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

/**
 * Width of the picture that edges are read in, that masks come in, and that designs are laid out in: a wider photo shows no more of
 * what a plan needs, and the same yard gets the same design in the live preview and in the finished file.
 */
export const seenWidth = 640;
/** Width at which patches are told apart; the signs were weighed at this size. */
const patchWidth = 400;
/** Ground draws in by about a pixel of the small picture: blades at the foot of a wall stay as they are, and so does the wall. */
const cautiousLevel = 0.7;

/** Finds ground, house, sky and horizon of a photo. Deterministic; about 0.15 s whatever the photo's size. */
export function seePhoto(photo: RgbImage, hints: SeeHints = {}): Seen {
  const focal35Mm = hints.focal35Mm ?? defaultFocal35Mm;
  const picture = shrink(photo, seenWidth);
  const edges = straightEdges(picture);
  const edgeScale = edges.height / photo.height;
  const horizon =
    hints.horizonY === undefined
      ? findHorizon(edges, focal35Mm, hints.focal35Mm !== undefined)
      : { row: hints.horizonY * edgeScale, rollRad: 0, confidence: 1, straightened: false };
  const small = shrink(picture, patchWidth);
  const decided = decide(readScene(small, edges, horizon.row, focal35Mm));
  const filter = new GuidedFilter(luminance(small), small);
  const [ground, softSeen, house, sky] = decided.masks.map(({ mask, level }) =>
    bytesToCoverage(filter.enlarge(mask, level, picture, wholeRect(picture))),
  ) as [Float32Array, Float32Array, Float32Array, Float32Array];
  // Each mask is enlarged by itself, so at an edge the soft ground can come out larger than the ground.
  const soft = softSeen.map((cover, i) => Math.min(cover, ground[i]!));
  const row = horizon.straightened
    ? straightenedHorizon(horizon.row, picture, { ground, house, sky })
    : horizon.row;
  return {
    width: picture.width,
    height: picture.height,
    picture,
    horizonY: row / edgeScale,
    rollRad: horizon.rollRad,
    wallTurnRad: wallTurn(
      edges.segments,
      picture,
      row,
      focalPx(picture.width, picture.height, focal35Mm),
      house,
    ),
    ground,
    soft,
    hard: difference(ground, soft),
    house,
    sky,
    confidence: { horizon: row === horizon.row ? horizon.confidence : 0, ground: decided.confidence },
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
  const { label } = scene.patches;
  const masks = [
    { mask: trimmed, level: cautiousLevel },
    { mask: spread(soft, label, trimmed), level: cautiousLevel },
    { mask: spread(house, label), level: 0.5 },
    { mask: spread(sky, label), level: 0.5 },
  ];
  return { masks, confidence: groundConfidence(ground, scene) };
}

/** The pixels of the chosen patches, `within` a mask of pixels if there is one. */
function spread(chosen: Uint8Array, label: Int32Array, within?: Float32Array): Float32Array {
  const mask = new Float32Array(label.length);
  for (let i = 0; i < mask.length; i++) mask[i] = chosen[label[i]!]!;
  if (within) for (let i = 0; i < mask.length; i++) mask[i]! *= within[i]!;
  return mask;
}

/** What is in `whole` and not in `part`. */
function difference(whole: Float32Array, part: Float32Array): Float32Array {
  const rest = new Float32Array(whole.length);
  for (let i = 0; i < rest.length; i++) {
    const left = whole[i]! - part[i]!;
    if (left > 0) rest[i] = left;
  }
  return rest;
}
