import { COLORED_PARTS, type FurnitureColor, type FurnitureSet } from "#core/elements/furniture-looks.ts";
import { hexToLinear } from "#renderer/color/srgb.ts";
import { type Random, seededRandom } from "#renderer/math/random.ts";
import type { Vec3 } from "#renderer/math/vec3.ts";
import { addBoard, GRAIN_SEEDS } from "#renderer/mesh/board.ts";
import { type GrainKind, SolidMesh } from "#renderer/mesh/solid-mesh.ts";
import type { Instance } from "#renderer/raster/instance.ts";
import { adirondackChair } from "./adirondack-chair.ts";
import { FURNITURE_TONES } from "./furniture-tones.ts";
import { stump } from "./stump.ts";
import { tinted } from "./tint.ts";
import { umbrella } from "./umbrella.ts";

/** What frames are made of and their fabric, linear reflectance. */
type Tones = { frame: Vec3; grain: GrainKind; fabric: Vec3 };

/** Teak after a summer outdoors, with fabric of natural linen. */
const TEAK: Tones = { frame: hexToLinear("#907559"), grain: "wood", fabric: hexToLinear("#c4bdb0") };

/** The same furniture in the color that was named. */
function tonesOf(set: FurnitureSet, color: FurnitureColor | undefined): Tones {
  const part = COLORED_PARTS[set];
  if (!color || !part) return TEAK;
  const tone = FURNITURE_TONES[color];
  return {
    ...(part === "fabric" ? TEAK : { frame: tone, grain: "painted" }),
    fabric: part === "frame" ? TEAK.fabric : tone,
  };
}

/** What is drawn of an element. */
type Look = { set: FurnitureSet; color?: FurnitureColor | undefined };
/** Where a set stands: ground position and height of its feet, meters; turn in radians; share of its size at which it is drawn. */
type Spot = { x: number; z: number; baseM: number; turn: number; scale?: number };
/** One piece of a set: place from the set's middle, meters, and turn, radians. */
type Piece = { mesh: SolidMesh; x: number; z: number; turn?: number; isTable?: true };

type SetRow = {
  /** Room on the ground with chairs drawn out, meters across and away from the camera; of a row, that of one piece. */
  wideM: number;
  deepM: number;
  /** How many there are where no number was asked for. */
  usual: number;
  /** Pieces that stand side by side; without it each set stands by itself. */
  row?: true;
  /** It stands beside the furniture that is there already. */
  beside?: true;
  pieces: (seed: number, tones: Tones, askew: () => number) => readonly Piece[];
};

/** Where the low table of a lounge set stands, meters before its middle. */
export const LOUNGE_TABLE_Z_M = -0.1;

/** Places in meters, x across and z away from the camera. */
export const SETS: Record<FurnitureSet, SetRow> = {
  dining: {
    wideM: 3,
    deepM: 2.3,
    usual: 1,
    // Three chairs at each long side, 58 cm apart.
    pieces: (seed, tones, askew) => [
      { mesh: diningTable(seed, tones), x: 0, z: 0 },
      ...[-0.58, 0, 0.58].map((x) => ({ mesh: diningChair(seed, tones), x, z: 0.74, turn: askew() })),
      ...[-0.58, 0, 0.58].map((x) => ({
        mesh: diningChair(seed + 1, tones),
        x,
        z: -0.78,
        turn: Math.PI + askew(),
      })),
    ],
  },
  "dining-four": {
    wideM: 2.3,
    deepM: 2.3,
    usual: 1,
    // Two chairs at each long side, 56 cm apart.
    pieces: (seed, tones, askew) => [
      { mesh: diningTable(seed, tones, FOUR_SEAT_M), x: 0, z: 0 },
      ...[-0.28, 0.28].map((x) => ({ mesh: diningChair(seed, tones), x, z: 0.74, turn: askew() })),
      ...[-0.28, 0.28].map((x) => ({
        mesh: diningChair(seed + 1, tones),
        x,
        z: -0.78,
        turn: Math.PI + askew(),
      })),
    ],
  },
  lounge: {
    wideM: 3.2,
    deepM: 2.6,
    usual: 1,
    // A sofa for three at the back, an armchair at each side, the table in the middle.
    pieces: (seed, tones, askew) => [
      { mesh: sofa(seed, tones, 3), x: 0, z: 0.85 },
      { mesh: sofa(seed + 1, tones, 1), x: -1.2, z: -0.15, turn: Math.PI / 2 + 0.12 + askew() },
      { mesh: sofa(seed + 2, tones, 1), x: 1.2, z: -0.15, turn: -Math.PI / 2 - 0.12 + askew() },
      { mesh: coffeeTable(seed, tones), x: 0, z: LOUNGE_TABLE_Z_M, isTable: true },
    ],
  },
  bistro: {
    wideM: 2,
    deepM: 1.2,
    usual: 1,
    // A small round table between two chairs that look at each other.
    pieces: (seed, tones, askew) => [
      { mesh: bistroTable(seed, tones), x: 0, z: 0 },
      { mesh: diningChair(seed, tones), x: -0.62, z: 0.05, turn: Math.PI / 2 + 0.2 + askew() },
      { mesh: diningChair(seed + 1, tones), x: 0.62, z: 0.05, turn: -Math.PI / 2 - 0.2 + askew() },
    ],
  },
  bench: {
    wideM: 1.6,
    deepM: 0.8,
    usual: 1,
    pieces: (seed, tones) => [{ mesh: bench(seed, tones), x: 0, z: 0 }],
  },
  chairs: {
    wideM: 1.05,
    deepM: 1.1,
    usual: 2,
    row: true,
    pieces: (seed, tones, askew) => [{ mesh: chair(seed, tones), x: 0, z: 0, turn: askew() }],
  },
  loungers: {
    wideM: 1.1,
    deepM: 2.1,
    usual: 2,
    row: true,
    pieces: (seed, tones, askew) => [{ mesh: lounger(seed, tones), x: 0, z: 0, turn: askew() / 2 }],
  },
  stumps: {
    wideM: 0.7,
    deepM: 0.6,
    usual: 4,
    row: true,
    pieces: (seed, _tones, askew) => [{ mesh: stump(seed), x: askew(), z: askew() }],
  },
  // The ground that its base takes; the shade reaches over what stands beside it.
  umbrella: {
    wideM: 0.8,
    deepM: 0.8,
    usual: 1,
    beside: true,
    pieces: (seed, { fabric }) => [{ mesh: umbrella(seed, fabric), x: 0, z: 0 }],
  },
  "side-table": {
    wideM: 0.6,
    deepM: 0.6,
    usual: 1,
    beside: true,
    pieces: (seed, tones) => [{ mesh: sideTable(seed, tones), x: 0, z: 0 }],
  },
};

/** The pieces of a set round its middle, each an instance of its own so that it takes the light of its place. `hasFire`: a fire takes the place of a low table. */
export function furnitureSet(seed: number, { set, color }: Look, at: Spot, hasFire = false): Instance[] {
  // A little askew, as people leave them: turns of up to 0.11 radians, 6 degrees.
  const random = seededRandom(seed + 5);
  const askew = () => (random.next() - 0.5) * 0.22;
  const [c, s] = [Math.cos(at.turn), Math.sin(at.turn)];
  const { scale = 1 } = at;
  return SETS[set]
    .pieces(seed, tonesOf(set, color), askew)
    .filter(({ isTable }) => !(isTable && hasFire))
    .map(({ mesh, x, z, turn = 0 }) => ({
      mesh,
      x: at.x + scale * (x * c - z * s),
      z: at.z + scale * (x * s + z * c),
      baseM: at.baseM,
      turn: at.turn + turn,
      ...(scale === 1 ? {} : { scale }),
    }));
}

/** An Adirondack chair of cedar, or painted. */
const chair = (seed: number, tones: Tones): SolidMesh =>
  adirondackChair(seed, tones === TEAK ? undefined : tones.frame);

/** The chair and the bench that stand round a fire; without a color of wood. */
export const paintedChair = (seed: number, color: FurnitureColor | undefined): SolidMesh =>
  chair(seed, tonesOf("chairs", color));
export const paintedBench = (seed: number, color: FurnitureColor | undefined): SolidMesh =>
  bench(seed, tonesOf("bench", color));

/**
 * A mesh and the function that adds one piece to it. Places and sizes in meters: x across, y up, z to the
 * back; `tilt` in radians.
 */
function builder(seed: number, tones: Tones, capacity: number) {
  const random: Random = seededRandom(seed);
  const mesh = new SolidMesh(capacity);
  const piece = (
    center: Vec3,
    size: Vec3,
    color: Vec3 = tones.frame,
    grain: GrainKind = tones.grain,
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

/** Length of a table for six and of one for four, meters. */
const SIX_SEAT_M = 1.9;
const FOUR_SEAT_M = 1.25;

/** A slatted table, 0.95 m wide. */
function diningTable(seed: number, tones: Tones, longM = SIX_SEAT_M): SolidMesh {
  const { mesh, piece } = builder(seed, tones, 1200);
  // Eight slats of 112 mm with gaps of 6 mm, the top at 0.75 m; then the frame below them and four legs.
  for (let k = 0; k < 8; k++) piece([0, 0.735, -0.413 + k * 0.118], [longM, 0.026, 0.112]);
  for (const z of [-0.36, 0.36]) piece([0, 0.69, z], [longM - 0.24, 0.07, 0.03]);
  for (const x of [0.13 - longM / 2, longM / 2 - 0.13]) {
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
function diningChair(seed: number, tones: Tones): SolidMesh {
  const { mesh, piece } = builder(seed + 11, tones, 800);
  // Five slats, the seat at 0.46 m.
  for (let k = 0; k < 5; k++) piece([0, 0.45, -0.18 + k * 0.088], [0.46, 0.02, 0.08]);
  for (const x of [-0.21, 0.21]) {
    // Front leg; back leg, which leans back and carries the back rest.
    piece([x, 0.225, -0.2], [0.045, 0.45, 0.045]);
    piece([x, 0.45, 0.22], [0.045, 0.9, 0.04], tones.frame, tones.grain, 0.006, 0.06);
    for (const z of [-0.2, 0.2]) mesh.contacts.push({ x, z, radiusM: 0.07 });
  }
  // Three boards of the back rest, along the lean; then the rail under the seat.
  for (const y of [0.58, 0.7, 0.82]) piece([0, y, 0.225 + (y - 0.45) * 0.06], [0.4, 0.07, 0.018]);
  piece([0, 0.41, -0.2], [0.4, 0.05, 0.025]);
  mesh.contacts.push({ x: 0, z: 0, radiusM: 0.26 });
  return mesh.finish();
}

/** A teak frame with cushions for one person or more; looks towards -z. */
function sofa(seed: number, tones: Tones, seats: number): SolidMesh {
  const { mesh, piece } = builder(seed + 23, tones, 1800);
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
    piece([x, 0.35, -0.04], [seatM - 0.015, 0.14, 0.68], tones.fabric, "painted", 0.045);
    piece([x, 0.58, 0.285], [seatM - 0.02, 0.44, 0.15], tones.fabric, "painted", 0.055, 0.18);
    mesh.contacts.push({ x, z: 0, radiusM: 0.42 });
  }
  return mesh.finish();
}

/** A slatted table of 1 by 0.6 m, 0.4 m high. */
function coffeeTable(seed: number, tones: Tones): SolidMesh {
  const { mesh, piece } = builder(seed + 37, tones, 600);
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

/** A slatted table of 0.4 m square, 0.48 m high. */
function sideTable(seed: number, tones: Tones): SolidMesh {
  const { mesh, piece } = builder(seed + 53, tones, 400);
  for (let k = 0; k < 4; k++) piece([0, 0.468, -0.15 + k * 0.1], [0.4, 0.024, 0.092]);
  for (const x of [-0.16, 0.16])
    for (const z of [-0.16, 0.16]) {
      piece([x, 0.228, z], [0.04, 0.456, 0.04]);
      mesh.contacts.push({ x, z, radiusM: 0.06 });
    }
  mesh.contacts.push({ x: 0, z: 0, radiusM: 0.22 });
  return mesh.finish();
}

/** A slatted table of 0.7 m across, cut round, on a cross of legs; 0.74 m high. */
function bistroTable(seed: number, tones: Tones): SolidMesh {
  const { mesh, piece } = builder(seed + 41, tones, 600);
  // Seven slats of 9 cm with gaps of 1 cm, each as long as the circle is wide there.
  const radiusM = 0.35;
  for (let k = -3; k <= 3; k++) {
    const z = k * 0.1;
    piece([0, 0.725, z], [2 * Math.sqrt(radiusM ** 2 - Math.min(0.31, Math.abs(z)) ** 2), 0.024, 0.09]);
  }
  for (const x of [-0.2, 0.2]) {
    piece([x, 0.69, 0], [0.03, 0.05, 0.5]);
    for (const z of [-0.2, 0.2]) {
      piece([x, 0.345, z], [0.04, 0.69, 0.04]);
      mesh.contacts.push({ x, z, radiusM: 0.07 });
    }
  }
  mesh.contacts.push({ x: 0, z: 0, radiusM: 0.36 });
  return mesh.finish();
}

/** A garden bench of 1.5 m with a slatted back and arm rests, its seat 0.44 m high; looks towards -z. */
function bench(seed: number, tones: Tones): SolidMesh {
  const { mesh, piece } = builder(seed + 43, tones, 1600);
  const half = 0.75;
  // Five slats of the seat; then the rail of the back and its fifteen upright slats, which lean back a little.
  for (let k = 0; k < 5; k++) piece([0, 0.43, -0.22 + k * 0.1], [2 * half - 0.1, 0.022, 0.088]);
  const lean = 0.12;
  for (const y of [0.52, 0.88])
    piece(
      [0, y, 0.26 + (y - 0.44) * lean],
      [2 * half - 0.08, 0.07, 0.032],
      tones.frame,
      tones.grain,
      0.006,
      lean,
    );
  for (let k = 0; k < 15; k++) {
    const x = -half + 0.12 + ((2 * half - 0.24) * k) / 14;
    piece([x, 0.7, 0.26 + 0.26 * lean], [0.045, 0.32, 0.016], tones.frame, tones.grain, 0.004, lean);
  }
  piece([0, 0.37, -0.24], [2 * half - 0.1, 0.08, 0.026]);
  for (const x of [-half + 0.03, half - 0.03]) {
    // Front leg up to the arm rest, back leg with the back, arm rest, and the rail between the legs.
    piece([x, 0.32, -0.25], [0.06, 0.64, 0.06]);
    piece([x, 0.46, 0.27], [0.06, 0.92, 0.055], tones.frame, tones.grain, 0.006, lean / 2);
    piece([x, 0.655, 0], [0.075, 0.028, 0.6]);
    piece([x, 0.2, 0], [0.04, 0.06, 0.5]);
    for (const z of [-0.25, 0.26]) mesh.contacts.push({ x, z, radiusM: 0.09 });
  }
  for (const x of [-0.4, 0, 0.4]) mesh.contacts.push({ x, z: 0, radiusM: 0.32 });
  return mesh.finish();
}

/** A sun lounger of 0.68 by 1.95 m with a raised back and a cushion; its foot end points to -z. */
function lounger(seed: number, tones: Tones): SolidMesh {
  const { mesh, piece } = builder(seed + 47, tones, 1200);
  const half = 0.34;
  // The frame: two long rails and the rail at each end.
  for (const x of [-half + 0.025, half - 0.025]) piece([x, 0.29, 0], [0.05, 0.07, 1.95]);
  for (const z of [-0.95, 0.95]) piece([0, 0.29, z], [2 * half - 0.05, 0.06, 0.04]);
  for (const x of [-half + 0.04, half - 0.04]) {
    for (const z of [-0.85, 0.85]) {
      piece([x, 0.135, z], [0.055, 0.27, 0.055]);
      mesh.contacts.push({ x, z, radiusM: 0.09 });
    }
  }
  // The cushion: flat for the legs, and raised 35 degrees from flat behind them.
  piece([0, 0.365, -0.35], [2 * half - 0.04, 0.075, 1.2], tones.fabric, "painted", 0.03);
  const raised = (90 - 35) * (Math.PI / 180);
  piece(
    [0, 0.365 + 0.37 * Math.cos(raised), 0.25 + 0.37 * Math.sin(raised)],
    [2 * half - 0.04, 0.74, 0.075],
    tones.fabric,
    "painted",
    0.03,
    raised,
  );
  for (const z of [-0.6, 0, 0.6]) mesh.contacts.push({ x: 0, z, radiusM: 0.4 });
  return mesh.finish();
}
