import type { Camera } from "#core/camera/camera.ts";
import { coveredRect, growRect, type PixelRect, unionRect } from "#renderer/image/pixel-rect.ts";
import type { RgbImage } from "#renderer/image/rgb-image.ts";
import type { PhotoLight } from "#renderer/light/read-light.ts";
import { castShadows } from "#renderer/raster/cast-shadows.ts";
import type { Instance } from "#renderer/raster/instance.ts";
import type { ShadowMap } from "#renderer/raster/shadow-map.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import { type Canvas, prepareCanvas } from "./canvas.ts";
import { drawObjects, hideBehind, layObjects } from "./draw-objects.ts";
import type { GroundLayer } from "./ground-layer.ts";
import { growGrass } from "./grow-grass.ts";
import { paintGround, shadeExistingGround } from "./paint-ground.ts";
import { standingDepth } from "./standing-depth.ts";

const NOWHERE: PixelRect = { left: 0, top: 0, right: 0, bottom: 0 };
/** Blades of grass reach out of their layer by at most this many pixels. */
const BLADE_PX = 28;

export type Scene = {
  photo: RgbImage;
  camera: Camera;
  seen: Seen;
  /** Coverage of all regions together. */
  region: Float32Array;
  light: PhotoLight;
  layers: readonly GroundLayer[];
  instances: readonly Instance[];
  seed: number;
};

/** Paints a whole design. `step` is called with the name of each part when it is done. */
export function paintDesign(scene: Scene, step: (part: string) => void): Canvas {
  const { photo, camera, light, layers, instances } = scene;
  const { width, height } = photo;
  const shadows = castShadows(instances, camera, light.sun.direction);
  step("shadows");
  const frame = drawObjects(instances, camera, light, shadows);
  if (frame) hideBehind(frame, standingDepth(camera, groundOf(scene), scene.seen.sky), width);
  step("objects");
  const ground = layers.map((layer) => coveredRect(layer.cover, width, height)).reduce(unionRect, NOWHERE);
  const shaded = shadows ? shadowedRect(shadows, camera) : NOWHERE;
  const rect = [growRect(ground, BLADE_PX, width, height), frame?.rect ?? NOWHERE, shaded].reduce(unionRect);
  const canvas = prepareCanvas(photo, growRect(rect, 1, width, height));
  const painted = paintGround(canvas, camera, layers, ground, light, shadows);
  step("ground");
  painted.grass.forEach(({ layer, visible }, k) => {
    if (layer.surface.kind !== "grass") return;
    const { grass } = layer.surface;
    growGrass(canvas, camera, visible, painted.light, ground, grass, light.exposure, scene.seed + 3 + k);
  });
  step("grass");
  if (shadows) shadeExistingGround(canvas, camera, scene.seen.ground, shaded, light.sun.share, shadows);
  step("existing");
  if (frame) layObjects(canvas, frame);
  step("lay");
  return canvas;
}

/** What counts as ground when asking what stands on it: the seen ground, and wherever a person has drawn. */
function groundOf(scene: Scene): Float32Array {
  const { region } = scene;
  return scene.seen.ground.map((cover, i) => (region[i]! > cover ? region[i]! : cover));
}

/** The part of the photo whose ground the shadow map knows. */
function shadowedRect(shadows: ShadowMap, camera: Camera): PixelRect {
  const nearM = Math.max(0.6, shadows.originZ);
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
