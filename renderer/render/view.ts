import type { Camera } from "#core/camera/camera.ts";
import { isSameCamera } from "#core/camera/same-camera.ts";
import { type PhotoLight, readLight, readShade } from "#renderer/light/read-light.ts";
import { coverRect, visibleRect } from "#renderer/mask/cover-rect.ts";
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

const gridsOf = oncePer(({ seen, camera }: View) =>
  oncePer((clip: Float32Array) => new GroundGrid(camera, clip, { ground: seen.ground })),
);

/** The ground of a region seen from above; the region's coverage must not change afterwards. */
export const gridOf = (view: View, clip: Float32Array): GroundGrid => gridsOf(view)(clip);

/** Kept by view and by region: a drag asks for the same light at each step. */
const lightsOf = oncePer(({ seen, camera }: View) =>
  oncePer((region: Float32Array) =>
    readLight(seen, camera, region, visibleRect(region, seen.width, seen.height)),
  ),
);

/** The light of the photo as it lies on a region; its coverage must not change afterwards. */
export const lightOf = (view: View, region: Float32Array): PhotoLight => lightsOf(view)(region);

const lightsBeside = oncePer((view: View) =>
  oncePer((known: Float32Array) =>
    oncePer((region: Float32Array): PhotoLight => {
      const { seen } = view;
      const { width, height } = seen;
      const light = lightOf(view, known);
      const illumination = readShade(seen, region, visibleRect(region, width, height));
      const { left, top, right, bottom } = coverRect(known, width, height);
      for (let y = top; y < bottom; y++)
        for (let i = y * width + left; i < y * width + right; i++)
          if (known[i]! > 0) illumination[i] = light.illumination[i]!;
      return { ...light, illumination };
    }),
  ),
);

/** The light as it lies on a known region, with the shade beyond it on another: a small part of the work of reading it anew. */
export const lightBeside = (view: View, known: Float32Array, region: Float32Array): PhotoLight =>
  lightsBeside(view)(known)(region);
