import type { Camera } from "#core/camera/camera.ts";
import { isSameCamera } from "#core/camera/same-camera.ts";
import { type PhotoLight, readLight } from "#renderer/light/read-light.ts";
import { visibleRect } from "#renderer/mask/cover-rect.ts";
import { GroundGrid } from "#renderer/mask/ground-grid.ts";
import { oncePer } from "#renderer/once-per.ts";
import type { Seen } from "#renderer/see/see-photo.ts";

/**
 * A photo and the camera it was taken with, at the size of `seen`. While neither changes this is one and the same object, so that what
 * follows from them alone is worked out once for all the wishes of a person (`oncePer`).
 */
export type View = { readonly seen: Seen; readonly camera: Camera };

/** The view of each photo that was asked for last. */
const latest = new WeakMap<Seen, View>();

export function viewOf(seen: Seen, camera: Camera): View {
  const known = latest.get(seen);
  if (known && isSameCamera(known.camera, camera)) return known;
  const view = { seen, camera };
  latest.set(seen, view);
  return view;
}

const gridsOf = (toFarEdge: boolean) =>
  oncePer(({ seen, camera }: View) =>
    oncePer((clip: Float32Array) => new GroundGrid(camera, clip, { ground: seen.ground, toFarEdge })),
  );
const usualGrids = gridsOf(false);
const deepGrids = gridsOf(true);

/** The ground of a region seen from above, to its far edge or as far as places are known well; the region's coverage must not change afterwards. */
export const gridOf = (view: View, clip: Float32Array, toFarEdge = false): GroundGrid =>
  (toFarEdge ? deepGrids : usualGrids)(view)(clip);

/** Kept by view and by region: a drag asks for the same light at each step. */
const lightsOf = oncePer(({ seen, camera }: View) =>
  oncePer((region: Float32Array) =>
    readLight(seen, camera, region, visibleRect(region, seen.width, seen.height)),
  ),
);

/** The light of the photo as it lies on a region; its coverage must not change afterwards. */
export const lightOf = (view: View, region: Float32Array): PhotoLight => lightsOf(view)(region);
