import { hexToLinear } from "#renderer/color/srgb.ts";
import { seededRandom } from "#renderer/math/random.ts";
import { addBoard } from "#renderer/mesh/board.ts";
import { SolidMesh } from "#renderer/mesh/solid-mesh.ts";
import { tinted } from "./tint.ts";

export type StepMaterial = "stone" | "concrete" | "wood";

/** Garden steps are flatter than those of a house: a riser of 6 in and a tread of 14 in. */
export const RISER_M = 0.15;
export const TREAD_M = 0.36;
const COLORS = {
  stone: hexToLinear("#a59c8d"),
  concrete: hexToLinear("#bcb8ae"),
  wood: hexToLinear("#8b6a48"),
};

/** A flight going up away from the camera: its lowest riser at z = 0, treads of `widthM` along x. */
export function flightOfSteps(
  seed: number,
  count: number,
  widthM: number,
  material: StepMaterial,
): SolidMesh {
  const random = seededRandom(seed);
  const mesh = new SolidMesh(900);
  for (let k = 0; k < count; k++) {
    const front = k * TREAD_M;
    // Each step reaches back under the next, so that no gap shows between them.
    const depth = TREAD_M * (k === count - 1 ? 1.15 : 1.3);
    const stones = material === "stone" ? Math.max(1, Math.round(widthM / 0.9)) : 1;
    for (let s = 0; s < stones; s++) {
      const wide = widthM / stones;
      addBoard(mesh, {
        center: [-widthM / 2 + (s + 0.5) * wide, k * RISER_M + RISER_M / 2, front + depth / 2],
        size: [wide - (stones > 1 ? 0.004 : 0), RISER_M, depth],
        color: tinted(COLORS[material], 0.86 + 0.22 * random.next(), (random.next() - 0.5) * 0.05),
        grain: material === "wood" ? "wood" : "cut-stone",
        chamferM: material === "stone" ? 0.012 : 0.008,
        wobbleM: material === "stone" ? 0.006 : 0,
        grainSeed: random.next() * 50,
      });
    }
    // Filled below, or one would look under the upper steps from the side.
    if (k > 0) {
      addBoard(mesh, {
        center: [0, (k * RISER_M) / 2, front + depth / 2 + 0.02],
        size: [widthM - 0.03, k * RISER_M, depth - 0.02],
        color: tinted(COLORS[material], 0.66),
        grain: material === "wood" ? "wood" : "cut-stone",
        chamferM: 0,
      });
    }
  }
  for (let x = -widthM / 2; x <= widthM / 2; x += 0.2) mesh.contacts.push({ x, z: 0, radiusM: 0.2 });
  return mesh.finish();
}
