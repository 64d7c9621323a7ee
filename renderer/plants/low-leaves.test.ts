import { describe, expect, it } from "vitest";
import { makeCamera } from "#core/camera/make-camera.ts";
import type { SpeciesId } from "#core/plants/catalogue.ts";
import { normalize } from "#renderer/math/vec3.ts";
import { drawInstances } from "#renderer/raster/draw-instances.ts";
import { EMPTY_DEPTH } from "#renderer/raster/frame.ts";
import type { SceneLight } from "#renderer/raster/scene-light.ts";
import { plantMesh } from "./plant-mesh.ts";

const camera = makeCamera(640, 480);
const light: SceneLight = { sun: { direction: normalize([-1, 1, -0.4]), share: 0.6 }, exposure: [1, 1, 1] };
const FAR_M = 5;

/** Mean green light of a plant between two shares of its height, over the inner half of its width. */
function lightOf(id: SpeciesId, from: number, to: number): number {
  const mesh = plantMesh(id, 0, 0.7);
  const frame = drawInstances([{ mesh, x: 0, z: FAR_M }], camera, light, null, 2)!;
  const { rect, scale, width, depth } = frame;
  const half = mesh.radiusM / 2;
  const [left, right] = [-half, half].map((x) => Math.round((camera.photoX(x, FAR_M) - rect.left) * scale));
  const [low, high] = [from, to].map((share) =>
    Math.round((camera.photoY(share * mesh.heightM, FAR_M) - rect.top) * scale),
  );
  let drawn = 0;
  let green = 0;
  for (let y = high!; y < low!; y++) {
    for (let x = left!; x < right!; x++) {
      if (depth[y * width + x]! >= EMPTY_DEPTH) continue;
      drawn++;
      green += frame.colorAt(y * width + x)[1];
    }
  }
  return green / drawn;
}

describe("the lower edge of a shrub", () => {
  it.each<SpeciesId>(["inkberry", "boxwood"])("of %s is not black", (id) => {
    expect(lightOf(id, 0.06, 0.22)).toBeGreaterThan(0.35 * lightOf(id, 0.6, 0.8));
  });
});
