import { hexToLinear } from "#renderer/color/srgb.ts";
import { seededRandom } from "#renderer/math/random.ts";
import { addLathe } from "#renderer/mesh/lathe.ts";
import { SolidMesh } from "#renderer/mesh/solid-mesh.ts";
import { tinted } from "./tint.ts";

/** Linear reflectance of bark and of the cut. */
const BARK = hexToLinear("#5b4a3c");
const CUT = hexToLinear("#b2916a");
const RING = hexToLinear("#8f7049");
/** Radius and height, meters, and the range of both as a share. */
const RADIUS_M = 0.19;
const HEIGHT_M = 0.43;
const SPREAD = 0.16;
const SIDES = 22;

/** A log seat: a round of a trunk, sawn level, with its bark. Meters. */
export function stump(seed: number): SolidMesh {
  const random = seededRandom(seed + 71);
  const mesh = new SolidMesh(1400);
  const r = RADIUS_M * (1 + SPREAD * (random.next() - 0.5));
  const h = HEIGHT_M * (1 + SPREAD * (random.next() - 0.5));
  const bark = tinted(BARK, 0.85 + 0.35 * random.next());
  // Wider at the foot, uneven along the height; then the cut with its darker heart.
  addLathe(
    mesh,
    [
      [1.08 * r, 0],
      [1.01 * r, 0.14 * h],
      [0.97 * r, 0.4 * h],
      [1.0 * r, 0.7 * h],
      [0.98 * r, h - 0.006],
      [0.95 * r, h],
    ],
    { color: bark, grain: "wood", sides: SIDES },
  );
  addLathe(
    mesh,
    [
      [0.95 * r, h],
      [0.5 * r, h + 0.002],
    ],
    { color: tinted(CUT, 0.9 + 0.2 * random.next()), grain: "wood", sides: SIDES },
  );
  addLathe(
    mesh,
    [
      [0.5 * r, h + 0.002],
      [0, h + 0.003],
    ],
    { color: tinted(RING, 0.9 + 0.2 * random.next()), grain: "wood", sides: SIDES },
  );
  mesh.contacts.push({ x: 0, z: 0, radiusM: 1.35 * r });
  return mesh.finish();
}
