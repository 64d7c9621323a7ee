import { hexToLinear } from "#renderer/color/srgb.ts";
import { type Random, seededRandom } from "#renderer/math/random.ts";
import type { Vec3 } from "#renderer/math/vec3.ts";
import { addBoard, GRAIN_SEEDS } from "#renderer/mesh/board.ts";
import { addLathe } from "#renderer/mesh/lathe.ts";
import { addPrism, ringSector } from "#renderer/mesh/prism.ts";
import { SolidMesh } from "#renderer/mesh/solid-mesh.ts";
import { tinted } from "./tint.ts";

/** Linear reflectance of cast stone and of still water. */
const STONE = hexToLinear("#a8a092");
const WATER = hexToLinear("#4d6a70");
/** Falling water is white because it is full of air. */
const SPRAY: Vec3 = [0.72, 0.78, 0.82];

/** Radius of the basin's outer rim, meters. */
export const FOUNTAIN_RADIUS_M = 0.95;
/** Height of the basin's rim, thickness of its wall (meters), and stones to a course. */
const BASIN_M = 0.42;
const WALL_M = 0.16;
const SECTORS = 14;
/** Height of the cap course and how far it stands over the wall on both sides, meters. */
const CAP_M = 0.07;
const CAP_OUT_M = 0.03;
/** Half a joint between two stones (radians) and a joint between courses (meters). */
const JOINT = 0.004;
const JOINT_M = 0.004;
/** Discs of contact shade round the basin, and their radius, meters. */
const CONTACTS = 12;
const CONTACT_M = 0.28;

/** A bowl on its stem: [radius, height] from below, the water in it, and the rim that the water falls over; meters. */
type Bowl = {
  profile: readonly (readonly [number, number])[];
  water: readonly [radiusM: number, y: number];
  rim: readonly [radiusM: number, y: number];
  strands: number;
};
export type FountainTiers = 2 | 3;

/** The bowls from the lowest to the highest, and the finial on them. With two bowls it is 1.5 m high, with three 2.1 m. */
const TIERS: Record<FountainTiers, { bowls: readonly Bowl[]; finial: Bowl["profile"] }> = {
  2: {
    bowls: [
      {
        profile: [
          [0.2, 0.2],
          [0.17, 0.4],
          [0.1, 0.46],
          [0.09, 0.72],
          [0.15, 0.78],
          [0.38, 0.86],
          [0.5, 0.95],
          [0.5, 0.985],
          [0.45, 0.985],
          [0.42, 0.95],
        ],
        water: [0.43, 0.955],
        rim: [0.495, 0.98],
        strands: 12,
      },
      {
        profile: [
          [0.08, 0.95],
          [0.06, 1.2],
          [0.1, 1.24],
          [0.22, 1.3],
          [0.26, 1.36],
          [0.26, 1.385],
          [0.22, 1.38],
          [0.2, 1.36],
        ],
        water: [0.21, 1.362],
        rim: [0.255, 1.375],
        strands: 8,
      },
    ],
    finial: [
      [0.05, 1.36],
      [0.035, 1.42],
      [0.06, 1.47],
      [0.03, 1.53],
      [0, 1.56],
    ],
  },
  3: {
    bowls: [
      {
        profile: [
          [0.24, 0.2],
          [0.2, 0.42],
          [0.12, 0.5],
          [0.11, 0.74],
          [0.18, 0.8],
          [0.46, 0.88],
          [0.62, 0.98],
          [0.62, 1.02],
          [0.56, 1.02],
          [0.52, 0.98],
        ],
        water: [0.54, 0.985],
        rim: [0.615, 1.015],
        strands: 16,
      },
      {
        profile: [
          [0.1, 0.97],
          [0.08, 1.26],
          [0.13, 1.31],
          [0.32, 1.38],
          [0.42, 1.46],
          [0.42, 1.49],
          [0.37, 1.49],
          [0.34, 1.46],
        ],
        water: [0.35, 1.464],
        rim: [0.415, 1.485],
        strands: 12,
      },
      {
        profile: [
          [0.07, 1.45],
          [0.055, 1.7],
          [0.09, 1.74],
          [0.2, 1.8],
          [0.25, 1.86],
          [0.25, 1.885],
          [0.21, 1.88],
          [0.19, 1.86],
        ],
        water: [0.2, 1.862],
        rim: [0.245, 1.875],
        strands: 8,
      },
    ],
    finial: [
      [0.05, 1.86],
      [0.035, 1.93],
      [0.065, 1.99],
      [0.03, 2.06],
      [0, 2.1],
    ],
  },
};

/** A stone fountain of two or three bowls in a round basin. */
export function fountain(seed: number, tiers: FountainTiers = 2): SolidMesh {
  const random = seededRandom(seed);
  const mesh = new SolidMesh(6000);
  const step = (2 * Math.PI) / SECTORS;
  // The basin: two courses of wall and a cap, joints staggered.
  for (let course = 0; course < 3; course++) {
    const cap = course === 2;
    const out = cap ? CAP_OUT_M : 0;
    for (let k = 0; k < SECTORS; k++) {
      const from = (k + (course % 2) * 0.5) * step;
      const bottom = (course * (BASIN_M - CAP_M)) / 2;
      addPrism(
        mesh,
        ringSector(
          FOUNTAIN_RADIUS_M - WALL_M - out,
          FOUNTAIN_RADIUS_M + out,
          from + JOINT,
          from + step - JOINT,
          3,
        ),
        bottom,
        cap ? BASIN_M : bottom + (BASIN_M - CAP_M) / 2 - JOINT_M,
        {
          color: tinted(STONE, (cap ? 1 : 0.86) + 0.16 * random.next(), (random.next() - 0.5) * 0.05),
          grain: "cut-stone",
          chamferM: 0.008,
          grainSeed: random.next() * GRAIN_SEEDS,
        },
      );
    }
  }
  // A disc of water that is 8 mm higher in the middle, where it wells up.
  const water = (radiusM: number, y: number) =>
    addLathe(
      mesh,
      [
        [radiusM, y],
        [radiusM * 0.5, y + 0.006],
        [0, y + 0.008],
      ],
      { color: WATER, grain: "painted", sides: 24 },
    );
  const basinY = BASIN_M - 0.09;
  water(FOUNTAIN_RADIUS_M - WALL_M + 0.01, basinY);
  const stone = { color: tinted(STONE, 0.95), grain: "cut-stone" as const, sides: 22 };
  const { bowls, finial } = TIERS[tiers];
  for (const bowl of bowls) {
    addLathe(mesh, bowl.profile, stone);
    water(...bowl.water);
  }
  addLathe(mesh, finial, stone);
  // Water falls from each bowl into the one below it, the highest first, and from the lowest into the basin.
  for (const [k, { rim, strands }] of [...bowls.entries()].toReversed())
    addStrands(mesh, rim[0], rim[1], (bowls[k - 1]?.water[1] ?? basinY) + 0.005, strands, random);
  for (let k = 0; k < CONTACTS; k++) {
    const angle = (k / CONTACTS) * 2 * Math.PI;
    mesh.contacts.push({
      x: Math.cos(angle) * FOUNTAIN_RADIUS_M,
      z: Math.sin(angle) * FOUNTAIN_RADIUS_M,
      radiusM: CONTACT_M,
    });
  }
  return mesh.finish();
}

/**
 * Thin threads of water, 4 to 9 mm wide, from a rim of `radiusM` at `topM` down to the water at `footM`,
 * all meters; `count` of them round the rim.
 */
function addStrands(
  mesh: SolidMesh,
  radiusM: number,
  topM: number,
  footM: number,
  count: number,
  random: Random,
): void {
  for (let k = 0; k < count; k++) {
    const angle = ((k + 0.6 * random.next()) / count) * 2 * Math.PI;
    const out = radiusM + 0.02;
    addBoard(mesh, {
      center: [Math.cos(angle) * out, (topM + footM) / 2, Math.sin(angle) * out],
      size: [0.004 + 0.005 * random.next(), topM - footM, 0.004],
      color: tinted(SPRAY, 0.5 + 0.35 * random.next()),
      grain: "painted",
      chamferM: 0.002,
      turn: angle,
      tilt: 0.04,
    });
  }
}
