import { hexToLinear } from "#renderer/color/srgb.ts";
import { normalize, type Vec3 } from "#renderer/math/vec3.ts";
import { addRod } from "#renderer/mesh/rod.ts";
import type { GrainKind, SolidMesh } from "#renderer/mesh/solid-mesh.ts";
import { type Builder, builder, type Tones } from "./furniture-parts.ts";
import { addBenchSeat } from "./lounge-furniture.ts";

/** Powder coated steel of stands, and rope. */
const STEEL = hexToLinear("#38373a");
const ROPE = hexToLinear("#b7a88c");
const steel = { color: STEEL, grain: "painted" as const };

/** A sheet over a grid of points, seen from both sides: its back is darker by what it sees of the sky. */
function addSheet(
  mesh: SolidMesh,
  at: (u: number, v: number) => Vec3,
  cells: readonly [number, number],
  look: {
    color: Vec3;
    grain: GrainKind;
    sizeM: readonly [number, number];
    skip?: (u: number, v: number) => boolean;
  },
): void {
  const [across, along] = cells;
  const normalAt = (u: number, v: number): Vec3 => {
    const d = 1e-3;
    const [a, b, c, e] = [at(u - d, v), at(u + d, v), at(u, v - d), at(u, v + d)];
    const [p, q] = [
      [b[0] - a[0], b[1] - a[1], b[2] - a[2]],
      [e[0] - c[0], e[1] - c[1], e[2] - c[2]],
    ] as [Vec3, Vec3];
    return normalize([p[1] * q[2] - p[2] * q[1], p[2] * q[0] - p[0] * q[2], p[0] * q[1] - p[1] * q[0]]);
  };
  for (let i = 0; i < across; i++)
    for (let j = 0; j < along; j++) {
      if (look.skip?.((i + 0.5) / across, (j + 0.5) / along)) continue;
      const corners = [
        [i, j],
        [i + 1, j],
        [i + 1, j + 1],
        [i, j + 1],
      ].map(([k, l]) => [k! / across, l! / along] as const);
      for (const side of [1, -1])
        for (const order of [
          [0, 1, 2],
          [0, 2, 3],
        ]) {
          const t = mesh.addTriangle(look.grain, look.color[0], look.color[1], look.color[2]);
          order.forEach((from, corner) => {
            const [u, v] = corners[from]!;
            const p = at(u, v);
            const n = normalAt(u, v);
            mesh.setCorner(
              t,
              corner,
              p[0],
              p[1],
              p[2],
              side * n[0],
              side * n[1],
              side * n[2],
              u * look.sizeM[0],
              v * look.sizeM[1],
            );
            mesh.openness[t * 3 + corner] = side > 0 ? 1 : INNER_OPENNESS;
          });
        }
    }
}
const INNER_OPENNESS = 0.55;

/** A woven egg of half axes [across, up, deep] at its height, meters; the share of the turn that is open in front. */
const EGG = { radiusM: 0.5, highM: 0.62, middleM: 0.98, openShare: 0.4 };

/** A hanging egg chair of wicker with a cushion, on a stand of bent steel; opens towards -z. */
export function eggChair(seed: number, tones: Tones): SolidMesh {
  const { mesh, cushion, contact } = builder(seed + 61, tones, 9000);
  const { radiusM, highM, middleM, openShare } = EGG;
  // u runs round from the left rim of the opening over the back to the right one, v from the foot to the top.
  const openAt = (v: number): number =>
    openShare * Math.sin(Math.PI * Math.min(1, Math.max(0, v * 1.16 - 0.14)));
  const shell = (u: number, v: number): Vec3 => {
    const up = -Math.cos(Math.PI * v);
    const wide = Math.sin(Math.PI * v) ** 0.8 * (1 - 0.14 * up);
    const open = openAt(v);
    const angle = -Math.PI / 2 + 2 * Math.PI * (open / 2 + u * (1 - open));
    return [Math.cos(angle) * wide * radiusM, middleM + up * highM, Math.sin(angle) * wide * radiusM];
  };
  const v = (share: number) => 0.02 + 0.96 * share;
  addSheet(mesh, (a, b) => shell(a, v(b)), [26, 22], {
    color: tones.frame,
    grain: "wicker",
    sizeM: [2.2, 1.9],
  });
  // The rim round the opening, and the rod that it hangs by.
  for (const end of [0, 1])
    addRod(
      mesh,
      Array.from({ length: 25 }, (_, k) => shell(end, v(k / 24))),
      0.018,
      {
        color: tones.frame,
        grain: "wicker",
      },
    );
  cushion([0, middleM - 0.38, 0.02], [0.66, 0.16, 0.62]);
  cushion([0, middleM - 0.06, 0.28], [0.6, 0.56, 0.14], { tilt: 0.16 });
  // The stand: a ring on the ground, a post behind the egg that bends over it.
  const topM = middleM + highM + 0.24;
  addRod(
    mesh,
    Array.from({ length: 25 }, (_, k) => {
      const angle = (k / 24) * 2 * Math.PI;
      return [0.52 * Math.cos(angle), 0.025, 0.04 + 0.56 * Math.sin(angle)] as Vec3;
    }),
    0.024,
    steel,
  );
  addRod(
    mesh,
    [
      [0, 0.03, 0.6],
      [0, 0.5, 0.66],
      [0, 1.1, 0.68],
      [0, 1.55, 0.62],
      [0, 1.82, 0.46],
      [0, topM + 0.06, 0.22],
      [0, topM + 0.04, 0.05],
      [0, topM, 0],
    ],
    0.026,
    steel,
  );
  addRod(
    mesh,
    [
      [0, topM, 0],
      [0, middleM + highM - 0.02, 0],
    ],
    0.009,
    steel,
  );
  for (let k = 0; k < 10; k++) {
    const angle = (k / 10) * 2 * Math.PI;
    contact(0.5 * Math.cos(angle), 0.04 + 0.52 * Math.sin(angle), 0.12);
  }
  contact(0, 0, 0.45);
  return mesh.finish();
}

/** Half the length of a hammock's stand and of its cloth, and half the width of the cloth, meters. */
const HAMMOCK = { standM: 1.62, clothM: 1.02, wideM: 0.62 };

/** A hammock of cloth between two spreader bars, on a stand of steel or of wood; lies along x. */
export function hammock(seed: number, tones: Tones): SolidMesh {
  const { mesh, piece, contact } = builder(seed + 67, tones, 3600);
  const { standM, clothM, wideM } = HAMMOCK;
  const sag = (x: number) => 0.52 + 0.3 * (x / clothM) ** 2;
  addSheet(
    mesh,
    (u, v) => {
      const x = (2 * u - 1) * clothM;
      const across = 2 * v - 1;
      return [x, sag(x) + 0.1 * across * across, -across * wideM];
    },
    [18, 10],
    { color: tones.fabric, grain: "fabric", sizeM: [2 * clothM, 2 * wideM] },
  );
  const bar = tones.material === "wood" ? { color: tones.frame, grain: tones.grain } : steel;
  for (const side of [-1, 1]) {
    const [x, y] = [side * clothM, sag(clothM) + 0.07];
    piece([x, y, 0], [0.045, 0.035, 2 * wideM + 0.08], bar);
    const hook: Vec3 = [side * (standM - 0.04), 1.16, 0];
    for (let k = 0; k < 6; k++)
      addRod(mesh, [[x, y, (k / 5 - 0.5) * 2 * wideM], hook], 0.006, { color: ROPE, grain: "painted" });
    // The arm of the stand, and its foot across.
    addRod(
      mesh,
      [
        [side * 0.5, 0.06, 0],
        [side * 1.1, 0.16, 0],
        [side * 1.42, 0.52, 0],
        [side * (standM - 0.02), 1.2, 0],
      ],
      0.035,
      bar,
    );
    addRod(
      mesh,
      [
        [side * 0.95, 0.03, -0.55],
        [side * 0.95, 0.03, 0.55],
      ],
      0.03,
      bar,
    );
    for (const z of [-0.5, 0, 0.5]) contact(side * 0.95, z, 0.14);
  }
  addRod(
    mesh,
    [
      [-0.52, 0.06, 0],
      [0.52, 0.06, 0],
    ],
    0.035,
    bar,
  );
  for (const x of [-0.7, 0, 0.7]) contact(x, 0, 0.4);
  return mesh.finish();
}

/** Half the width of a swing's seat, how much higher than a bench it hangs, and the height of its own frame, meters. */
const SWING = { half: 0.68, upM: 0.06, frameM: 1.95 };
/** Chains are drawn as rods of this radius, meters. */
const CHAIN_M = 0.007;

/** A porch swing on chains: from the beams of the pergola over it, `hangsFromM` above its floor, or on a frame of its own (null). Looks towards -z. */
export function porchSwing(seed: number, tones: Tones, hangsFromM: number | null): SolidMesh {
  const made = builder(seed + 71, tones, 3600);
  const { mesh, piece, cushion, contact } = made;
  const { half, upM, frameM } = SWING;
  addBenchSeat(made, half, upM);
  for (const x of [-half + 0.03, half - 0.03]) {
    piece([x, 0.57 + upM, -0.25], [0.05, 0.28, 0.05]);
    piece([x, 0.655 + upM, 0], [0.085, 0.028, 0.6]);
    piece([x, 0.4 + upM, 0], [0.05, 0.05, 0.56]);
  }
  cushion([0, 0.475 + upM, -0.02], [2 * half - 0.14, 0.075, 0.5]);
  const topM = hangsFromM ?? frameM - 0.06;
  for (const x of [-half - 0.015, half + 0.015])
    for (const z of [-0.25, 0.3])
      addRod(
        mesh,
        [
          [x, (z < 0 ? 0.43 : 0.9) + upM, z],
          [x, topM, 0.04],
        ],
        CHAIN_M,
        steel,
      );
  contact(0, 0, 0.5);
  if (hangsFromM === null) addSwingFrame(made, half + 0.3, frameM);
  return mesh.finish();
}

/** Two legs in the form of an A at each end and the beam between them. */
function addSwingFrame({ piece, contact }: Builder, half: number, frameM: number): void {
  const lean = 0.27;
  for (const x of [-half, half]) {
    for (const side of [-1, 1]) {
      piece([x, frameM / 2, 0.04 + (side * frameM * lean) / 2], [0.085, frameM * 1.03, 0.085], {
        tilt: -side * lean,
      });
      contact(x, 0.04 + side * frameM * lean, 0.14);
    }
    piece([x, 0.62, 0.04], [0.045, 0.09, 0.72]);
  }
  piece([0, frameM, 0.04], [2 * half + 0.24, 0.13, 0.085]);
}
