import { hexToLinear } from "#renderer/color/srgb.ts";
import { seededRandom } from "#renderer/math/random.ts";
import type { Vec3 } from "#renderer/math/vec3.ts";
import { addBoard, GRAIN_SEEDS } from "#renderer/mesh/board.ts";
import { SolidMesh } from "#renderer/mesh/solid-mesh.ts";
import { tinted } from "./tint.ts";
import { type WoodColor, woodColors } from "./wood.ts";

/** Height of the posts, meters; the beams hang at their upper ends. */
const POST_HEIGHT_M = 2.4;
/** Distance of rafters and of slats, meters, rounded so that they fill the roof evenly. */
const RAFTER_EVERY_M = 0.42;
const SLAT_EVERY_M = 0.28;
/**
 * How much longer than the distance of the posts beams, rafters and slats are, both ends together, meters.
 */
const BEAM_OVERHANG_M = 0.8;
const RAFTER_OVERHANG_M = 0.9;
const SLAT_OVERHANG_M = 0.5;

/** From the ground to the top of its roof, meters. */
export const PERGOLA_HEIGHT_M = POST_HEIGHT_M + 0.21;
/** What hangs from its beams hangs from this height, meters. */
export const PERGOLA_HOOKS_M = POST_HEIGHT_M - 0.04;

/** A pergola over a rectangle `lengthM` (x) by `depthM` (z), centered on the origin: posts, beams, rafters, slats; of two parts "back" is the far posts alone. */
export function pergola(
  seed: number,
  lengthM: number,
  depthM: number,
  wood: WoodColor | "white",
  part: "whole" | "front" | "back" = "whole",
): SolidMesh {
  const random = seededRandom(seed);
  const mesh = new SolidMesh(6000);
  // White is painted, all others are stained wood; painted boards differ less.
  const color = wood === "white" ? hexToLinear("#dedad0") : woodColors[wood];
  const grain = wood === "white" ? "painted" : "wood";
  const timber = (center: Vec3, size: Vec3, chamferM = 0.006, openness = 1) =>
    addBoard(mesh, {
      center,
      size,
      color: tinted(color, wood === "white" ? 0.95 + 0.08 * random.next() : 0.84 + 0.3 * random.next()),
      grain,
      chamferM,
      openness,
      grainSeed: random.next() * GRAIN_SEEDS,
    });
  for (const sx of [-1, 1]) {
    for (const sz of part === "whole" ? [-1, 1] : part === "front" ? [-1] : [1]) {
      const x = (sx * lengthM) / 2;
      const z = (sz * depthM) / 2;
      // A post of 15 cm and the trim round its foot.
      timber([x, POST_HEIGHT_M / 2, z], [0.15, POST_HEIGHT_M, 0.15], 0.01);
      timber([x, 0.09, z], [0.19, 0.18, 0.19], 0.012);
      mesh.contacts.push({ x, z, radiusM: 0.16 });
    }
  }
  if (part === "back") return mesh.finish();
  for (const sz of [-1, 1]) {
    // A pair of beams holds each row of posts between them.
    for (const dz of [-0.09, 0.09]) {
      timber(
        [0, POST_HEIGHT_M - 0.1, (sz * depthM) / 2 + dz],
        [lengthM + BEAM_OVERHANG_M, 0.22, 0.04],
        0.006,
        0.85,
      );
    }
  }
  // Rafters lie on the beams, slats across the rafters.
  const rafters = Math.max(2, Math.round(lengthM / RAFTER_EVERY_M));
  for (let k = 0; k <= rafters; k++) {
    timber(
      [-lengthM / 2 + (k * lengthM) / rafters, POST_HEIGHT_M + 0.09, 0],
      [0.045, 0.17, depthM + RAFTER_OVERHANG_M],
      0.005,
      0.9,
    );
  }
  const slats = Math.max(2, Math.round(depthM / SLAT_EVERY_M));
  for (let k = 0; k <= slats; k++) {
    timber(
      [0, POST_HEIGHT_M + 0.195, -depthM / 2 + (k * depthM) / slats],
      [lengthM + SLAT_OVERHANG_M, 0.036, 0.036],
      0.004,
    );
  }
  return mesh.finish();
}
