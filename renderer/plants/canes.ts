import { GOLDEN_ANGLE } from "#renderer/math/golden-angle.ts";
import { type Random, seededRandom } from "#renderer/math/random.ts";
import { mix, normalize, randomDirection, scaled, type Vec3 } from "#renderer/math/vec3.ts";
import { addBranch } from "#renderer/mesh/branch.ts";
import { FoliageMesh } from "#renderer/mesh/foliage-mesh.ts";
import { addLeaf } from "#renderer/mesh/leaf.ts";
import { leafNormal } from "./leaf-pose.ts";

/** Shape before it is fitted to the catalog's size; meters, linear reflectance. */
export type CaneShape = {
  canes: number;
  heightM: number;
  caneRadiusM: number;
  /** Radius of the foot that the canes rise from. */
  footM: number;
  /** How far the outermost cane leans away from upright, meters per meter, and how far its end bows over besides. */
  lean: number;
  arch: number;
  /** From one knot of a cane to the next. */
  jointM: number;
  caneColor: Vec3;
  knotColor: Vec3;
  /** Leaves of one cane, the share of its height from which they stand, and how far from it. */
  leaves: number;
  leavesFrom: number;
  leavesReachM: number;
  leafLengthM: number;
  leafWidthM: number;
  /** How far leaves hang: 0 they stand out, 1 they point down. */
  hang: number;
  innerColor: Vec3;
  outerColor: Vec3;
  /** A tuft of flowers at the end of each cane. */
  tip?: { lengthM: number; color: Vec3 };
};

/** Share of a joint that its knot takes, and how much thicker it is. */
const KNOT_SHARE = 0.07;
const KNOT_SWELL = 1.14;
/** Radius of a cane at its end, as a share of that at its foot. */
const CANE_TAPER = 0.35;
/** Heights of canes: the least, as a share of the highest. */
const LEAST_HEIGHT = 0.7;
/** Florets of a tuft at the end of a cane. */
const TIP_FLORETS = 26;

/** Canes from one foot: bamboo, ocotillo. Deterministic by seed. */
export function growCanes(seed: number, shape: CaneShape): FoliageMesh {
  const random = seededRandom(seed);
  const joints = Math.ceil(shape.heightM / shape.jointM);
  const mesh = new FoliageMesh(shape.canes * (joints * 24 + shape.leaves * 2 + TIP_FLORETS * 2));
  const canes = Array.from({ length: shape.canes }, (_, i) => caneAt(shape, i, random));
  for (const cane of canes) addCane(mesh, shape, cane, random);
  mesh.woodCount = mesh.count;
  for (const cane of canes) addLeaves(mesh, shape, cane, random);
  mesh.flowersFrom = mesh.count;
  if (shape.tip) for (const cane of canes) addTip(mesh, shape.tip, cane, random);
  mesh.leafLengthM = shape.leafLengthM;
  mesh.measure();
  return mesh;
}

/** One cane: where it is at a share of its length, and its bearing. */
type Cane = { at: (t: number) => Vec3; heightM: number; bearing: Vec3 };

function caneAt(shape: CaneShape, i: number, random: Random): Cane {
  const out = Math.sqrt((i + 0.5) / shape.canes);
  const angle = i * GOLDEN_ANGLE + (random.next() - 0.5) * 0.6;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const heightM = shape.heightM * (LEAST_HEIGHT + (1 - LEAST_HEIGHT) * random.next());
  const lean = shape.lean * (0.25 + 0.75 * out) * (0.7 + 0.5 * random.next());
  const arch = shape.arch * (0.4 + 0.6 * out) * (0.6 + 0.8 * random.next());
  const foot = shape.footM * out;
  return {
    heightM,
    bearing: [c, 0, s],
    at: (t) => {
      const aside = foot + heightM * (lean * t + arch * t ** 2.6);
      return [c * aside, heightM * (t - 0.45 * arch * t ** 3.2), s * aside];
    },
  };
}

function addCane(mesh: FoliageMesh, shape: CaneShape, { at, heightM }: Cane, random: Random): void {
  const joints = Math.ceil(heightM / shape.jointM);
  const tone = 0.8 + 0.4 * random.next();
  const radius = (t: number) => shape.caneRadiusM * (1 - (1 - CANE_TAPER) * t);
  for (let k = 0; k < joints; k++) {
    const [from, to] = [k / joints, (k + 1) / joints];
    const knot = to - KNOT_SHARE / joints;
    addBranch(
      mesh,
      at(from),
      at(knot),
      radius(from),
      radius(knot),
      scaled(shape.caneColor, tone),
      random,
      6,
      0.06,
    );
    const thick = radius(to) * KNOT_SWELL;
    addBranch(mesh, at(knot), at(to), thick, thick, scaled(shape.knotColor, tone), random, 6, 0.06);
  }
}

function addLeaves(mesh: FoliageMesh, shape: CaneShape, { at, bearing }: Cane, random: Random): void {
  for (let k = 0; k < shape.leaves; k++) {
    const t = shape.leavesFrom + (1 - shape.leavesFrom) * random.next() ** 0.85;
    const from = at(t);
    const r = randomDirection(random);
    // Twigs are longest in the middle of the leafy part.
    const along01 = (t - shape.leavesFrom) / (1 - shape.leavesFrom);
    const reach =
      shape.leavesReachM *
      Math.sqrt(random.next()) *
      (0.35 + 0.65 * Math.sin(Math.PI * (0.15 + 0.75 * along01)));
    const way = normalize([r[0] + bearing[0] * 0.3, r[1] * 0.5, r[2] + bearing[2] * 0.3]);
    const base: Vec3 = [
      from[0] + way[0] * reach,
      Math.max(0.02, from[1] + way[1] * reach),
      from[2] + way[2] * reach,
    ];
    const scatter = randomDirection(random);
    const along = normalize([
      way[0] + scatter[0] * 0.6,
      way[1] * (1 - shape.hang) - shape.hang + scatter[1] * 0.3,
      way[2] + scatter[2] * 0.6,
    ]);
    const outward = normalize([way[0], 0.45, way[2]]);
    addLeaf(
      mesh,
      { base, along, normal: leafNormal(along, outward, outward), crown: outward },
      {
        lengthM: shape.leafLengthM * (0.7 + 0.5 * random.next()),
        widthM: shape.leafWidthM * (0.8 + 0.4 * random.next()),
        color: scaled(mix(shape.innerColor, shape.outerColor, random.next()), 0.75 + 0.45 * random.next()),
        translucency: 0.4,
      },
      random,
    );
  }
}

function addTip(
  mesh: FoliageMesh,
  { lengthM, color }: NonNullable<CaneShape["tip"]>,
  { at }: Cane,
  random: Random,
): void {
  const [from, end] = [at(0.96), at(1)];
  const d = normalize([end[0] - from[0], end[1] - from[1], end[2] - from[2]]);
  for (let k = 0; k < TIP_FLORETS; k++) {
    const t = k / TIP_FLORETS;
    const r = randomDirection(random);
    addLeaf(
      mesh,
      {
        base: [end[0] + d[0] * lengthM * t, end[1] + d[1] * lengthM * t, end[2] + d[2] * lengthM * t],
        along: normalize([d[0] + r[0] * 0.9, d[1] + r[1] * 0.9, d[2] + r[2] * 0.9]),
        normal: normalize([r[2], 0.4, r[0]]),
        crown: normalize([r[0], 0.5, r[2]]),
      },
      {
        lengthM: lengthM * 0.3 * (1.1 - 0.7 * t),
        widthM: lengthM * 0.13,
        color: scaled(color, 0.75 + 0.45 * random.next()),
        translucency: 0.3,
      },
      random,
    );
  }
}
