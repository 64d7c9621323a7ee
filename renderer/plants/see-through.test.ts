import { describe, expect, it } from "vitest";
import { makeCamera } from "#core/camera/make-camera.ts";
import type { SpeciesId } from "#core/plants/catalogue.ts";
import { hexToLinear } from "#renderer/color/srgb.ts";
import { seededRandom } from "#renderer/math/random.ts";
import { normalize } from "#renderer/math/vec3.ts";
import { FoliageMesh } from "#renderer/mesh/foliage-mesh.ts";
import { drawInstances } from "#renderer/raster/draw-instances.ts";
import { EMPTY_DEPTH } from "#renderer/raster/frame.ts";
import type { SceneLight } from "#renderer/raster/scene-light.ts";
import { bakeCanopyLight } from "./canopy-light.ts";
import { addFlower, type FlowerShape } from "./flower.ts";
import { plantMesh } from "./plant-mesh.ts";

const camera = makeCamera(640, 480);
const light: SceneLight = { sun: { direction: normalize([-1, 1, -0.4]), share: 0.6 }, exposure: [1, 1, 1] };
const FAR_M = 6;

/** Share of a box over the foot of a thing that the thing covers: `from` and `to` are heights, `half` half the width, meters. */
function covered(mesh: FoliageMesh, from: number, to: number, half: number): number {
  const frame = drawInstances([{ mesh, x: 0, z: FAR_M }], camera, light, null, 2)!;
  const { rect, scale, width, depth } = frame;
  const [left, right] = [-half, half].map((x) => Math.round((camera.photoX(x, FAR_M) - rect.left) * scale));
  const [low, high] = [from, to].map((y) => Math.round((camera.photoY(y, FAR_M) - rect.top) * scale));
  let drawn = 0;
  for (let y = high!; y < low!; y++)
    for (let x = left!; x < right!; x++) if (depth[y * width + x]! < EMPTY_DEPTH) drawn++;
  return drawn / ((low! - high!) * (right! - left!));
}

/** A single flower whose middle is a meter above the ground. */
function flower(shape: FlowerShape): FoliageMesh {
  const mesh = new FoliageMesh(400);
  addFlower(mesh, shape, [0, 1, 0], [0, 1, 0], seededRandom(3));
  mesh.leafLengthM = 0.1;
  mesh.measure();
  bakeCanopyLight(mesh, 0.7);
  return mesh;
}

describe("one does not look through", () => {
  it.each<SpeciesId>(["fountain-grass", "feather-reed-grass", "maiden-grass"])(
    "the lower part of a clump of %s",
    (id) => {
      const mesh = plantMesh(id, 0, 0.7);
      const high = mesh.heightM;
      expect(covered(mesh, 0.1 * high, 0.35 * high, 0.2 * mesh.radiusM)).toBeGreaterThan(0.93);
    },
  );

  it("the mat of a creeping juniper", () => {
    const mat = plantMesh("creeping-juniper", 0, 0.7);
    expect(covered(mat, -0.4 * mat.heightM, 0.5 * mat.heightM, 0.7 * mat.radiusM)).toBeGreaterThan(0.93);
  });

  it("the inside of a clipped shrub, and that is no smooth ball", () => {
    const { colors, woodCount } = plantMesh("dwarf-yaupon", 0, 0.7);
    // The old leaves inside come first after the wood.
    const greens = Array.from({ length: 200 }, (_, k) => colors[(woodCount + k) * 3 + 1]!);
    expect(Math.max(...greens)).toBeGreaterThan(2 * Math.min(...greens));
  });

  it("the leaves of a daylily, and a spike of a sage is more than specks", () => {
    const daylily = plantMesh("daylily", 0, 0.7);
    expect(
      covered(daylily, 0.1 * daylily.heightM, 0.4 * daylily.heightM, 0.3 * daylily.radiusM),
    ).toBeGreaterThan(0.85);
    const spike = flower({ kind: "spike", sizeM: 0.2, colors: [hexToLinear("#6655bb")] });
    expect(covered(spike, 1, 1.1, 0.012)).toBeGreaterThan(0.25);
  });

  it("the head of a hydrangea", () => {
    const colors = [hexToLinear("#eeeeee")];
    const ball = flower({ kind: "ball", sizeM: 0.13, colors });
    expect(covered(ball, 0.99, 1.05, 0.04)).toBe(1);
    const panicle = flower({ kind: "panicle", sizeM: 0.2, colors });
    expect(covered(panicle, 1, 1.06, 0.02)).toBe(1);
  });
});
