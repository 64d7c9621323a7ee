import type { Camera } from "#core/camera/camera.ts";
import type { PixelRect } from "#renderer/image/pixel-rect.ts";
import { drawFoliage } from "./draw-foliage.ts";
import { drawSolid } from "./draw-solid.ts";
import { Frame } from "./frame.ts";
import { type Instance, instanceHeight, instanceReach } from "./instance.ts";
import type { SceneLight } from "./scene-light.ts";
import type { ShadowMap } from "./shadow-map.ts";

/**
 * Photos of more pixels get one sample per pixel instead of four: the difference does not show, and four
 * cost seconds.
 */
const LARGE_PHOTO_PX = 5e6;
/**
 * Room round and above an instance, meters: bulging crowns, blades and merged leaves reach beyond its
 * measured size.
 */
const AROUND_M = 0.2;
const ABOVE_M = 0.1;
/** Depth at which what is nearer is projected, meters; at 0 the projection has no limit. */
const NEAREST_M = 0.6;

/** Draws everything that stands in the yard into one frame; null when nothing is in the picture. */
export function drawInstances(
  instances: readonly Instance[],
  camera: Camera,
  light: SceneLight,
  shadows: ShadowMap | null,
  samplesPerSide = camera.widthPx * camera.heightPx > LARGE_PHOTO_PX ? 1 : 2,
): Frame | null {
  const rect = coveredRect(instances, camera);
  if (rect === null) return null;
  const frame = new Frame(rect, samplesPerSide);
  // Near to far: what is hidden fails the depth test before it is shaded.
  for (const instance of [...instances].sort((a, b) => a.z - b.z)) {
    const { mesh } = instance;
    frame.beginOwner(instance.owner, instance.covers !== undefined, instance.species);
    if (mesh.kind === "foliage") drawFoliage(frame, instance, mesh, camera, light, shadows);
    else drawSolid(frame, instance, mesh, camera, light, shadows);
  }
  return frame;
}

/** The photo pixels that the instances can touch; null when that is none. */
export function coveredRect(instances: readonly Instance[], camera: Camera): PixelRect | null {
  let left = Infinity;
  let top = Infinity;
  let right = -Infinity;
  let bottom = -Infinity;
  for (const instance of instances) {
    const reach = instanceReach(instance) + AROUND_M;
    const height = instanceHeight(instance) + ABOVE_M;
    for (const y of [0, height]) {
      // A lens that is tilted down sees the top nearer than the foot.
      const nearest = NEAREST_M + y * camera.lean;
      for (const z of [Math.max(nearest, instance.z - reach), Math.max(nearest, instance.z + reach)]) {
        left = Math.min(left, camera.photoX(instance.x - reach, z, y));
        right = Math.max(right, camera.photoX(instance.x + reach, z, y));
        top = Math.min(top, camera.photoY(y, z));
        bottom = Math.max(bottom, camera.photoY(y, z));
      }
    }
  }
  const rect = {
    left: Math.max(0, Math.floor(left) - 1),
    top: Math.max(0, Math.floor(top) - 1),
    right: Math.min(camera.widthPx, Math.ceil(right) + 1),
    bottom: Math.min(camera.heightPx, Math.ceil(bottom) + 1),
  };
  return rect.left < rect.right && rect.top < rect.bottom ? rect : null;
}
