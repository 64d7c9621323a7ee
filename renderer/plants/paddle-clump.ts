import { GOLDEN_ANGLE } from "#renderer/math/golden-angle.ts";
import { type Random, seededRandom } from "#renderer/math/random.ts";
import { normalize, scaled, type Vec3 } from "#renderer/math/vec3.ts";
import { addBranch } from "#renderer/mesh/branch.ts";
import { FoliageMesh } from "#renderer/mesh/foliage-mesh.ts";
import { addLeaf } from "#renderer/mesh/leaf.ts";
import { addStrap } from "#renderer/mesh/strap.ts";

/** Shape before it is fitted to the catalog's size; meters, linear reflectance. */
export type PaddleClumpShape = {
  leaves: number;
  /** Stalk and blade of a leaf. */
  stalkM: number;
  bladeM: number;
  bladeWidthM: number;
  /** Radians from upright to the outermost leaf. */
  spread: number;
  /** Stems with their leaves in one plane each, as a fan; 0: leaves stand to all sides. */
  fans: number;
  /** How far a blade bows. */
  bend: number;
  rootColor: Vec3;
  tipColor: Vec3;
  flowers?: { count: number; stalkM: number; petals: Vec3; tongue: Vec3; beak: Vec3 };
};

/** Radius of a stalk at its foot and at the blade, as shares of the blade's width. */
const STALK_FOOT = 0.1;
const STALK_END = 0.05;
/** Rise of a blade's halves per half width, and its half width where it leaves the stalk, as a share of the widest. */
const KEEL = 0.16;
const BLADE_FOOT = 0.2;
/** A blade stands this much lower than its stalk, radians of slope. */
const LEANS_OUT = 0.22;
/** Distance of fans from the middle, in widths of a blade, and how far a leaf strays from the plane of its fan, radians. */
const FANS_APART = 0.7;
const FAN_STRAY = 0.2;
/** A flower: its beak's length and how much it rises; petals that stand on it, their length and width; meters. */
const BEAK_M = 0.17;
const BEAK_RISE = 0.18;
const PETALS = { count: 5, lengthM: 0.11, widthM: 0.026 } as const;

/** Paddle leaves on long stalks from one crown: bird of paradise. Deterministic by seed. */
export function growPaddleClump(seed: number, shape: PaddleClumpShape): FoliageMesh {
  const random = seededRandom(seed);
  const mesh = new FoliageMesh(shape.leaves * 460 + (shape.flowers?.count ?? 0) * 60);
  for (let i = 0; i < shape.leaves; i++) addPaddle(mesh, shape, i, random);
  const { flowers } = shape;
  if (flowers) {
    for (let i = 0; i < flowers.count; i++) {
      const angle = i * GOLDEN_ANGLE + random.next();
      addBird(mesh, shape, flowers, angle, random);
    }
  }
  mesh.leafLengthM = shape.bladeWidthM;
  mesh.inPieces = true;
  mesh.measure();
  return mesh;
}

function addPaddle(mesh: FoliageMesh, shape: PaddleClumpShape, i: number, random: Random): void {
  // 0 for the youngest leaf, which stands upright, 1 for the oldest.
  const age = (i + random.next()) / shape.leaves;
  const fan = shape.fans > 0 ? i % shape.fans : 0;
  const bearing =
    shape.fans > 0
      ? fan * GOLDEN_ANGLE +
        (Math.floor(i / shape.fans) % 2) * Math.PI +
        (random.next() - 0.5) * 2 * FAN_STRAY
      : i * GOLDEN_ANGLE + (random.next() - 0.5) * 0.5;
  const [c, s] = [Math.cos(bearing), Math.sin(bearing)];
  const lean = shape.spread * age ** 0.9 + (random.next() - 0.5) * 0.08;
  const along: Vec3 = [c * Math.sin(lean), Math.cos(lean), s * Math.sin(lean)];
  const apart = shape.fans > 1 ? FANS_APART * shape.bladeWidthM : 0;
  const foot: Vec3 = [Math.cos(fan * 2.1) * apart + c * 0.03, 0, Math.sin(fan * 2.1) * apart + s * 0.03];
  const stalkM = shape.stalkM * (0.72 + 0.38 * random.next());
  const end: Vec3 = [foot[0] + along[0] * stalkM, along[1] * stalkM, foot[2] + along[2] * stalkM];
  const width = shape.bladeWidthM * (0.85 + 0.3 * random.next());
  addBranch(mesh, foot, end, width * STALK_FOOT, width * STALK_END, shape.rootColor, random, 6, 0.06);
  addStrap(
    mesh,
    end,
    normalize([along[0] + c * LEANS_OUT, along[1], along[2] + s * LEANS_OUT]),
    {
      lengthM: shape.bladeM * (0.8 + 0.3 * random.next()),
      widthM: width,
      bend: shape.bend * (0.6 + 0.8 * random.next()),
      widestAt: 0.42,
      keel: KEEL,
      foot: BLADE_FOOT,
      rootColor: scaled(shape.rootColor, 0.9 + 0.2 * random.next()),
      tipColor: shape.tipColor,
      translucency: 0.3,
    },
    random,
  );
}

/** A beak across the end of a bare stalk, petals that stand up from it and a tongue between them. */
function addBird(
  mesh: FoliageMesh,
  shape: PaddleClumpShape,
  flowers: NonNullable<PaddleClumpShape["flowers"]>,
  angle: number,
  random: Random,
): void {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const lean = 0.12 + 0.3 * random.next();
  const heightM = flowers.stalkM * (0.88 + 0.24 * random.next());
  const head: Vec3 = [c * Math.sin(lean) * heightM, Math.cos(lean) * heightM, s * Math.sin(lean) * heightM];
  addBranch(mesh, [c * 0.04, 0, s * 0.04], head, 0.009, 0.007, shape.rootColor, random, 5, 0.05);
  // The beak points any way.
  const turn = random.next() * 2 * Math.PI;
  const beak = normalize([Math.cos(turn), BEAK_RISE, Math.sin(turn)]);
  const side: Vec3 = normalize([-beak[2], 0, beak[0]]);
  addBranch(
    mesh,
    head,
    [head[0] + beak[0] * BEAK_M, head[1] + beak[1] * BEAK_M, head[2] + beak[2] * BEAK_M],
    0.014,
    0.002,
    flowers.beak,
    random,
    5,
    0.1,
  );
  for (let k = 0; k < PETALS.count + 1; k++) {
    const isTongue = k === PETALS.count;
    const t = 0.1 + 0.5 * (k / PETALS.count);
    const along = normalize([
      beak[0] * (isTongue ? 0.9 : 0.35 - 0.2 * k) + side[0] * (random.next() - 0.5),
      1,
      beak[2] * (isTongue ? 0.9 : 0.35 - 0.2 * k) + side[2] * (random.next() - 0.5),
    ]);
    addLeaf(
      mesh,
      {
        base: [
          head[0] + beak[0] * BEAK_M * t,
          head[1] + beak[1] * BEAK_M * t,
          head[2] + beak[2] * BEAK_M * t,
        ],
        along,
        normal: side,
        crown: [side[0], 0.3, side[2]],
      },
      {
        lengthM: PETALS.lengthM * (isTongue ? 0.8 : 0.85 + 0.3 * random.next()),
        widthM: PETALS.widthM * (isTongue ? 0.6 : 1),
        color: isTongue ? flowers.tongue : scaled(flowers.petals, 0.85 + 0.3 * random.next()),
        translucency: 0.3,
        droop: 0,
      },
      random,
    );
  }
}
