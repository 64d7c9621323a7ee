import { defaultFocal35Mm } from "#core/camera/make-camera.ts";
import { toLab } from "#renderer/color/lab.ts";
import { luminance } from "#renderer/image/luminance.ts";
import type { RgbImage } from "#renderer/image/rgb-image.ts";
import { shrink } from "#renderer/image/shrink.ts";
import { groundPatches } from "./ground-cut.ts";
import { enlargeMasks } from "./guided-filter.ts";
import { findHorizon } from "./horizon.ts";
import { housePatches } from "./house-patches.ts";
import { patchFeatures } from "./patch-features.ts";
import { patchGraph } from "./patch-graph.ts";
import { skyPatches } from "./sky-patches.ts";
import { softPatches } from "./soft-ground.ts";
import { superpixels } from "./superpixels.ts";
import { wallEvidence } from "./wall-edges.ts";

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
  /** Ground that a design may change; `soft` and `hard` are its two parts. */
  ground: Float32Array;
  /** Lawn, soil, beds. */
  soft: Float32Array;
  /** Concrete, asphalt, stone. */
  hard: Float32Array;
  house: Float32Array;
  sky: Float32Array;
  /** 0 to 1 each; `horizon` is 1 when it was given. */
  confidence: { horizon: number };
};

/** Width at which the photo is understood, whatever its size. */
const workWidth = 400;

/** Finds ground, house, sky and horizon of a photo. Deterministic; about 0.2 s for a photo of one megapixel. */
export function seePhoto(photo: RgbImage, hints: SeeHints = {}): Seen {
  const horizon =
    hints.horizonY === undefined
      ? findHorizon(photo, hints.focal35Mm ?? defaultFocal35Mm)
      : { row: hints.horizonY, confidence: 1 };
  const small = shrink(photo, workWidth);
  const horizonY = (horizon.row * small.height) / photo.height;
  const lab = toLab(small);
  const patches = superpixels(lab, small.width, small.height);
  const features = patchFeatures(small, lab, patches);
  const edges = patchGraph(patches, features);
  const wall = wallEvidence(lab, patches, horizonY);
  const ground = groundPatches(patches, features, edges, wall, horizonY);
  const soft = softPatches(ground, patches, features, edges);
  const sky = skyPatches(patches, features, edges, horizonY);
  const taken = ground.map((value, k) => value | sky[k]!);
  const house = housePatches(taken, patches, features, edges, wall, horizonY);
  const spread = (chosen: Uint8Array) => Float32Array.from(patches.label, (k) => chosen[k]!);
  const masks = enlargeMasks(
    [ground, soft, house, sky].map(spread),
    luminance(small),
    small,
    luminance(photo),
    photo,
  ) as [Float32Array, Float32Array, Float32Array, Float32Array];
  return {
    width: photo.width,
    height: photo.height,
    horizonY: horizon.row,
    ground: masks[0],
    soft: masks[1],
    hard: masks[0].map((cover, i) => Math.max(0, cover - masks[1][i]!)),
    house: masks[2],
    sky: masks[3],
    confidence: { horizon: horizon.confidence },
  };
}
