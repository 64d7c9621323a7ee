import { hexToLinear } from "#renderer/color/srgb.ts";
import { seededRandom } from "#renderer/math/random.ts";
import { addBoard, GRAIN_SEEDS } from "#renderer/mesh/board.ts";
import { SolidMesh } from "#renderer/mesh/solid-mesh.ts";
import { tinted } from "./tint.ts";

export type StepMaterial = "stone" | "concrete" | "wood";

/** Garden steps are flatter than those of a house: a riser of 6 in and a tread of 14 in. */
export const RISER_M = 0.15;
export const TREAD_M = 0.36;
/** Linear reflectances. */
const COLORS = {
  stone: hexToLinear("#a59c8d"),
  concrete: hexToLinear("#bcb8ae"),
  wood: hexToLinear("#8b6a48"),
};
/** About the length of one slab of a stone step, meters. */
const STONE_M = 0.9;
/** Depth of a step in treads, so that it lies under the next; the uppermost needs less. */
const REACH_BACK = 1.3;
const LAST_REACH_BACK = 1.15;
/** Tone of the filling below a step, which lies in shade and gets dirty. */
const FILLING_TONE = 0.66;
/** Discs of contact shade along the lowest riser: their distance and radius, meters. */
const CONTACT_EVERY_M = 0.2;
const CONTACT_M = 0.2;

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
    const depth = TREAD_M * (k === count - 1 ? LAST_REACH_BACK : REACH_BACK);
    const stones = material === "stone" ? Math.max(1, Math.round(widthM / STONE_M)) : 1;
    for (let s = 0; s < stones; s++) {
      const wide = widthM / stones;
      addBoard(mesh, {
        center: [-widthM / 2 + (s + 0.5) * wide, k * RISER_M + RISER_M / 2, front + depth / 2],
        size: [wide - (stones > 1 ? 0.004 : 0), RISER_M, depth],
        color: tinted(COLORS[material], 0.86 + 0.22 * random.next(), (random.next() - 0.5) * 0.05),
        grain: material === "wood" ? "wood" : "cut-stone",
        chamferM: material === "stone" ? 0.012 : 0.008,
        wobbleM: material === "stone" ? 0.006 : 0,
        grainSeed: random.next() * GRAIN_SEEDS,
      });
    }
    // Filled below, or one would look under the upper steps from the side.
    if (k > 0) {
      addBoard(mesh, {
        center: [0, (k * RISER_M) / 2, front + depth / 2 + 0.02],
        size: [widthM - 0.03, k * RISER_M, depth - 0.02],
        color: tinted(COLORS[material], FILLING_TONE),
        grain: material === "wood" ? "wood" : "cut-stone",
        chamferM: 0,
      });
    }
  }
  for (let x = -widthM / 2; x <= widthM / 2; x += CONTACT_EVERY_M)
    mesh.contacts.push({ x, z: 0, radiusM: CONTACT_M });
  return mesh.finish();
}
