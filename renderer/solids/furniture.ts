import { hexToLinear } from "#renderer/color/srgb.ts";
import { type Random, seededRandom } from "#renderer/math/random.ts";
import type { Vec3 } from "#renderer/math/vec3.ts";
import { addBoard, GRAIN_SEEDS } from "#renderer/mesh/board.ts";
import { type GrainKind, SolidMesh } from "#renderer/mesh/solid-mesh.ts";
import type { Instance } from "#renderer/raster/instance.ts";
import { tinted } from "./tint.ts";

/** Linear reflectance of teak after a summer outdoors and of the fabric. */
const TEAK = hexToLinear("#907559");
const CUSHION = hexToLinear("#c4bdb0");

/** Room on the ground that a set takes with its chairs drawn out, meters across and away from the camera. */
export const SET_ROOM = { dining: { wideM: 3, deepM: 2.3 }, lounge: { wideM: 3.2, deepM: 2.6 } } as const;

/** Where a set stands: ground position and height of its feet, meters; turn in radians. */
type Spot = { x: number; z: number; baseM: number; turn: number };

/** The pieces of a set round its middle, each an instance of its own so that it takes the light of its place. */
export function furnitureSet(seed: number, set: keyof typeof SET_ROOM, at: Spot): Instance[] {
  const put = (mesh: SolidMesh, x: number, z: number, turn = 0): Instance => {
    const c = Math.cos(at.turn);
    const s = Math.sin(at.turn);
    return { mesh, x: at.x + x * c - z * s, z: at.z + x * s + z * c, baseM: at.baseM, turn: at.turn + turn };
  };
  // A little askew, as people leave them.
  const random = seededRandom(seed + 5);
  // Turns of up to 0.11 radians, 6 degrees.
  const askew = () => (random.next() - 0.5) * 0.22;
  if (set === "dining") {
    // Three chairs at each long side, 58 cm apart.
    const chairs = [
      ...[-0.58, 0, 0.58].map((x) => put(diningChair(seed), x, 0.74, askew())),
      ...[-0.58, 0, 0.58].map((x) => put(diningChair(seed + 1), x, -0.78, Math.PI + askew())),
    ];
    return [put(diningTable(seed), 0, 0), ...chairs];
  }
  return [
    // A sofa for three at the back, an armchair at each side, the table in the middle.
    put(sofa(seed, 3), 0, 0.85),
    put(sofa(seed + 1, 1), -1.2, -0.15, Math.PI / 2 + 0.12 + askew()),
    put(sofa(seed + 2, 1), 1.2, -0.15, -Math.PI / 2 - 0.12 + askew()),
    put(coffeeTable(seed), 0, -0.1),
  ];
}

/**
 * A mesh and the function that adds one piece to it. Places and sizes in meters: x across, y up, z to the
 * back; `tilt` in radians.
 */
function builder(seed: number, capacity: number) {
  const random: Random = seededRandom(seed);
  const mesh = new SolidMesh(capacity);
  const piece = (
    center: Vec3,
    size: Vec3,
    color: Vec3 = TEAK,
    grain: GrainKind = "wood",
    chamferM = 0.006,
    tilt = 0,
  ) =>
    addBoard(mesh, {
      center,
      size,
      color: tinted(color, 0.8 + 0.4 * random.next(), (random.next() - 0.5) * 0.1),
      grain,
      chamferM,
      tilt,
      grainSeed: random.next() * GRAIN_SEEDS,
    });
  return { mesh, piece };
}

/** A slatted table of 1.9 by 0.95 m. */
function diningTable(seed: number): SolidMesh {
  const { mesh, piece } = builder(seed, 1200);
  // Eight slats of 112 mm with gaps of 6 mm, the top at 0.75 m; then the frame below them and four legs.
  for (let k = 0; k < 8; k++) piece([0, 0.735, -0.413 + k * 0.118], [1.9, 0.026, 0.112]);
  for (const z of [-0.36, 0.36]) piece([0, 0.69, z], [1.66, 0.07, 0.03]);
  for (const x of [-0.82, 0.82]) {
    piece([x, 0.69, 0], [0.03, 0.07, 0.72]);
    for (const z of [-0.36, 0.36]) {
      piece([x, 0.36, z], [0.07, 0.72, 0.07]);
      mesh.contacts.push({ x, z, radiusM: 0.1 });
    }
  }
  mesh.contacts.push({ x: -0.4, z: 0, radiusM: 0.5 }, { x: 0.4, z: 0, radiusM: 0.5 });
  return mesh.finish();
}

/** Looks towards -z; its back stands at +z. */
function diningChair(seed: number): SolidMesh {
  const { mesh, piece } = builder(seed + 11, 800);
  // Five slats, the seat at 0.46 m.
  for (let k = 0; k < 5; k++) piece([0, 0.45, -0.18 + k * 0.088], [0.46, 0.02, 0.08]);
  for (const x of [-0.21, 0.21]) {
    // Front leg; back leg, which leans back and carries the back rest.
    piece([x, 0.225, -0.2], [0.045, 0.45, 0.045]);
    piece([x, 0.45, 0.22], [0.045, 0.9, 0.04], TEAK, "wood", 0.006, 0.06);
    for (const z of [-0.2, 0.2]) mesh.contacts.push({ x, z, radiusM: 0.07 });
  }
  // Three boards of the back rest, along the lean; then the rail under the seat.
  for (const y of [0.58, 0.7, 0.82]) piece([0, y, 0.225 + (y - 0.45) * 0.06], [0.4, 0.07, 0.018]);
  piece([0, 0.41, -0.2], [0.4, 0.05, 0.025]);
  mesh.contacts.push({ x: 0, z: 0, radiusM: 0.26 });
  return mesh.finish();
}

/** A teak frame with cushions for one person or more; looks towards -z. */
function sofa(seed: number, seats: number): SolidMesh {
  const { mesh, piece } = builder(seed + 23, 1800);
  // Width of a seat; the frame adds 8 cm at each side.
  const seatM = 0.64;
  const wide = seats * seatM + 0.16;
  for (const x of [-wide / 2 + 0.035, wide / 2 - 0.035]) {
    // Front leg, back leg, arm rest.
    piece([x, 0.3, -0.36], [0.06, 0.6, 0.07]);
    piece([x, 0.37, 0.36], [0.06, 0.74, 0.06]);
    piece([x, 0.605, 0], [0.1, 0.028, 0.8]);
    for (const z of [-0.36, 0.36]) mesh.contacts.push({ x, z, radiusM: 0.1 });
  }
  // Rails in front and behind, and the rail of the back with nine slats.
  piece([0, 0.24, -0.37], [wide - 0.1, 0.09, 0.03]);
  piece([0, 0.24, 0.36], [wide - 0.1, 0.09, 0.03]);
  piece([0, 0.72, 0.385], [wide - 0.08, 0.06, 0.03]);
  for (let k = 0; k < 9; k++) {
    const x = -wide / 2 + 0.1 + ((wide - 0.2) * k) / 8;
    piece([x, 0.5, 0.38], [0.035, 0.42, 0.018]);
  }
  for (let k = 0; k < seats; k++) {
    const x = (k - (seats - 1) / 2) * seatM;
    // Seat cushion 14 cm thick, back cushion that leans back.
    piece([x, 0.35, -0.04], [seatM - 0.015, 0.14, 0.68], CUSHION, "painted", 0.045);
    piece([x, 0.58, 0.285], [seatM - 0.02, 0.44, 0.15], CUSHION, "painted", 0.055, 0.18);
    mesh.contacts.push({ x, z: 0, radiusM: 0.42 });
  }
  return mesh.finish();
}

/** A slatted table of 1 by 0.6 m, 0.4 m high. */
function coffeeTable(seed: number): SolidMesh {
  const { mesh, piece } = builder(seed + 37, 600);
  for (let k = 0; k < 5; k++) piece([0, 0.385, -0.24 + k * 0.12], [1, 0.024, 0.112]);
  for (const x of [-0.43, 0.43]) {
    for (const z of [-0.23, 0.23]) {
      piece([x, 0.185, z], [0.055, 0.37, 0.055]);
      mesh.contacts.push({ x, z, radiusM: 0.08 });
    }
  }
  mesh.contacts.push({ x: 0, z: 0, radiusM: 0.42 });
  return mesh.finish();
}
