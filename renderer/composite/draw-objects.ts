import type { Camera } from "#core/camera/camera.ts";
import type { Enlarger } from "#renderer/image/enlarger.ts";
import type { PhotoLight } from "#renderer/light/read-light.ts";
import { clamp } from "#renderer/math/scalar.ts";
import { drawInstances } from "#renderer/raster/draw-instances.ts";
import { EMPTY_DEPTH, type Frame } from "#renderer/raster/frame.ts";
import { type Instance, instanceHeight } from "#renderer/raster/instance.ts";
import type { OwnerMap } from "#renderer/raster/owner-map.ts";
import type { ShadowMap } from "#renderer/raster/shadow-map.ts";
import { aboveShade } from "./above-shade.ts";
import type { Canvas } from "./canvas.ts";

/** A thing is behind another when it is farther by this much: feet on ragged masks are not exact. */
const BEHIND_M = 0.3;
/** And by this share of its distance: one row of the picture is more meters far away. */
const BEHIND_SHARE = 0.06;
/** Ground nearer than this to the camera, meters, lies under it. */
const NEAREST_M = 0.3;
/** Coverage byte from which a pixel is ground, and coverage from which it is sky. */
const GROUND_BYTE = 127;
const SKY = 0.5;

/** Leaves stand above the ground's shade and let light through: in the deepest they still have this much of open light. */
const DEEPEST_SHADE = 0.45;

/**
 * Everything that stands on the new ground, each lit as the photo is at its foot. Null when nothing is in the picture.
 * `enlarger`: from the picture of the light to the photo.
 */
export function drawObjects(
  instances: readonly Instance[],
  camera: Camera,
  light: PhotoLight,
  shadows: ShadowMap | null,
  enlarger: Enlarger,
): Frame | null {
  const lit = instances.map((instance) => ({
    ...instance,
    illumination:
      instance.illumination ??
      Math.max(
        instance.white ? WHITE_LIGHT : 0,
        aboveShade(lightOn(instance, light, camera, enlarger), instanceHeight(instance)),
      ),
    ...(instance.white ? { tone: (instance.tone ?? 1) * whiteTone(light) } : {}),
  }));
  return drawInstances(lit, camera, light, shadows);
}

/** What is painted white has at least this much of open light, and is at most so much brighter than the ground lets expect. */
const WHITE_LIGHT = 0.75;
const MOST_WHITE = 3;
const whiteTone = ({ exposure, bright }: PhotoLight): number =>
  clamp(bright / ((exposure[0] + exposure[1] + exposure[2]) / 3), 1, MOST_WHITE);

/** The light at its foot, or the middle of that at the places where it is read. */
function lightOn(instance: Instance, light: PhotoLight, camera: Camera, enlarger: Enlarger): number {
  const read = (instance.litAt ?? [instance])
    .map((at) => illuminationAt(light, camera, enlarger, at))
    .sort((a, b) => a - b);
  return read[read.length >> 1]!;
}

/**
 * Round a foot the light is read on rings of these radii, meters, at so many places each. A shadow that is narrower than them is that of an
 * old shrub or a stone and does not reach a new crown: so much of the light that this share of the places does not exceed counts.
 */
const RINGS_M = [0.5, 1.1] as const;
const PLACES = 8;
const AROUND_QUANTILE = 0.65;
const AROUND_SHARE = 0.75;

function illuminationAt(
  light: PhotoLight,
  camera: Camera,
  enlarger: Enlarger,
  { x, z }: { x: number; z: number },
): number {
  // What lies beyond the frame takes the light at the frame.
  const lightAt = (atX: number, atZ: number): number => {
    const column = clamp(Math.floor(camera.photoX(atX, atZ)), 0, camera.widthPx - 1);
    const row = clamp(Math.floor(camera.photoY(0, atZ)), 0, camera.heightPx - 1);
    return light.illumination[enlarger.indexOf(column, row)]!;
  };
  const around = RINGS_M.flatMap((reachM) =>
    Array.from({ length: PLACES }, (_, k) => {
      const angle = (k / PLACES) * 2 * Math.PI;
      const [atX, atZ] = [x + reachM * Math.cos(angle), z + reachM * Math.sin(angle)];
      return atZ > NEAREST_M && camera.photoY(0, atZ) < camera.heightPx ? [lightAt(atX, atZ)] : [];
    }).flat(),
  ).sort((a, b) => a - b);
  const foot = lightAt(x, z);
  const others = around[Math.floor(AROUND_QUANTILE * around.length)] ?? foot;
  return Math.max(DEEPEST_SHADE, foot + AROUND_SHARE * Math.max(0, others - foot));
}

/** What stands in the photo, to be asked pixel by pixel. */
export type Standing = {
  /** Coverage bytes of all ground inside the canvas: nothing stands there. */
  ground: Uint8Array;
  /** Coverage of the sky and `standingDepth`, at the size that `enlarger` reads from. */
  sky: Float32Array;
  depth: Float32Array;
  /** 1 where something stands before all that is new; null where nothing does. */
  before: Uint8Array | null;
  enlarger: Enlarger;
  /** Of the photo. */
  camera: Camera;
};

/** Lays the frame, which lies inside the canvas, over it, without what stands behind things of the photo. */
export function layObjects(frame: Frame, canvas: Canvas, standing: Standing, owners: OwnerMap): void {
  frame.resolveOnto(canvas, new StandingLimits(canvas, standing), owners);
}

/** Depth in a frame of what is seen in a row over a foot so many meters away: a tilted lens is nearer to its top than to its foot. */
const depthAt = (camera: Camera, row: number, footM: number): number =>
  camera.lean === 0 || footM === Number.POSITIVE_INFINITY
    ? footM
    : footM - camera.heightAt(row, footM) * camera.lean;

/** How far away at most a pixel shows what is drawn. A class, because what is compiled for a function that is made anew goes with it. */
class StandingLimits {
  readonly #canvas: Canvas;
  readonly #standing: Standing;

  constructor(canvas: Canvas, standing: Standing) {
    this.#canvas = canvas;
    this.#standing = standing;
  }

  read(y: number, from: number, to: number, limits: Float64Array): void {
    const { rect, width } = this.#canvas;
    const { ground, sky, depth, before, enlarger, camera } = this.#standing;
    const row = (y - rect.top) * width - rect.left;
    for (let x = from; x < to; x++) {
      // Meters beyond which nothing new is drawn in this pixel; none on ground and before the sky.
      limits[x - from] = EMPTY_DEPTH;
      if (before && before[enlarger.indexOf(x, y)] === 1) {
        limits[x - from] = 0;
        continue;
      }
      if (ground[row + x]! > GROUND_BYTE) continue;
      const at = enlarger.indexOf(x, y);
      if (sky[at]! < SKY)
        limits[x - from] = depthAt(camera, y + 0.5, depth[at]! * (1 + BEHIND_SHARE) + BEHIND_M);
    }
  }
}
