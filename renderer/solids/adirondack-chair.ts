import { hexToLinear } from "#renderer/color/srgb.ts";
import { seededRandom } from "#renderer/math/random.ts";
import type { Vec3 } from "#renderer/math/vec3.ts";
import { addBoard, GRAIN_SEEDS } from "#renderer/mesh/board.ts";
import { SolidMesh } from "#renderer/mesh/solid-mesh.ts";
import { tinted } from "./tint.ts";

/** Cedar after a summer outdoors, linear reflectance. */
const CEDAR = hexToLinear("#776759");
/** How far the back leans and the seat falls to the back, radians. */
const BACK_LEAN = 0.42;
const SEAT_FALL = 0.22;
/** Fall of the side boards from below the seat in front to the ground at the back, radians. */
const SIDE_FALL = 0.29;

/**
 * An Adirondack chair with a fan back; the seat is 0.37 m high in front. Not turned it looks towards -z, to
 * the camera. `color`: of its paint, linear reflectance. Places and sizes are in meters: x across, y up, z to the back; tilts in radians, positive
 * leaning back.
 */
export function adirondackChair(seed: number, color: Vec3 = CEDAR): SolidMesh {
  const random = seededRandom(seed);
  const mesh = new SolidMesh(2000);
  const slat = (center: Vec3, size: Vec3, tilt = 0, chamferM = 0.005) =>
    addBoard(mesh, {
      center,
      size,
      tilt,
      chamferM,
      color: tinted(color, 0.78 + 0.44 * random.next(), (random.next() - 0.5) * 0.12),
      grain: color === CEDAR ? "wood" : "painted",
      grainSeed: random.next() * GRAIN_SEEDS,
    });

  // Seat: six slats 96 mm apart, each 22 mm lower than the one before it: the seat falls towards the back.
  for (let k = 0; k < 6; k++) slat([0, 0.375 - k * 0.022, -0.26 + k * 0.096], [0.54, 0.02, 0.086], SEAT_FALL);
  // Back: a fan of five boards that lean back; the middle one is longest.
  const lean = BACK_LEAN;
  for (let k = -2; k <= 2; k++) {
    const length = 0.78 - 0.035 * k * k;
    const foot = 0.24;
    slat(
      [k * 0.108, foot + (length / 2) * Math.cos(lean), 0.24 + (length / 2) * Math.sin(lean)],
      [0.1, length, 0.02],
      lean,
      0.008,
    );
  }
  // Two rails across the back.
  slat([0, 0.5, 0.385], [0.56, 0.06, 0.022], lean);
  slat([0, 0.78, 0.51], [0.5, 0.06, 0.022], lean);
  for (const side of [-1, 1]) {
    // Front leg, back leg, the side board that falls to the ground at the back, arm rest.
    slat([side * 0.29, 0.27, -0.27], [0.03, 0.54, 0.09]);
    slat([side * 0.29, 0.27, 0.3], [0.03, 0.54, 0.07]);
    slat([side * 0.26, 0.189, 0.15], [0.028, 0.11, 0.94], SIDE_FALL);
    slat([side * 0.325, 0.552, 0.03], [0.14, 0.024, 0.74], 0, 0.008);
    for (const z of [-0.27, 0.3, 0.58]) mesh.contacts.push({ x: side * 0.28, z, radiusM: 0.09 });
  }
  // Apron under the front edge of the seat.
  slat([0, 0.3, -0.3], [0.56, 0.11, 0.022]);
  // Shade under the whole seat.
  mesh.contacts.push({ x: 0, z: 0.05, radiusM: 0.4 });
  return mesh.finish();
}
