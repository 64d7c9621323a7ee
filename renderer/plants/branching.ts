import { GOLDEN_ANGLE } from "#renderer/math/golden-angle.ts";
import { type Random, seededRandom } from "#renderer/math/random.ts";
import { mix, normalize, randomDirection, type Vec3 } from "#renderer/math/vec3.ts";
import { addBranch } from "#renderer/mesh/branch.ts";
import type { FoliageMesh } from "#renderer/mesh/foliage-mesh.ts";

/**
 * A place that carries leaves: where it is (meters), which way the twig runs, and how bright its foliage is
 * relative to the mean.
 */
export type Twig = { at: Vec3; along: Vec3; tone: number };

/**
 * How a tree branches: `spread`, `upward` and `limbs` as in `TreeShape`, `clearShare` the bare part of the
 * trunk, bark in linear reflectance.
 */
export type Branching = {
  spread: number;
  upward?: number;
  limbs?: number;
  clearShare: number;
  barkColor: Vec3;
};
/** Where a trunk or branch begins (meters), its direction (unit) and its radius. */
export type Stem = { from: Vec3; along: Vec3; radiusM: number };

/**
 * Straight pieces of a branch by order (0 the trunk). The trunk has most: it is nearest to the eye and is
 * lit piece by piece.
 */
const PIECES = [9, 5, 4, 4];
/** The highest order: branches of it fork no further. */
const LEVELS = 3;
/** Faces around a branch by order. */
const SIDES = [11, 6, 4, 4];
/**
 * How far a branch strays from its direction in all; divided by the root of its pieces, as random steps add
 * up by their root. The trunk strays more.
 */
const WANDER = 0.64;
const TRUNK_WANDER = 1.2;
/** Radius at the end of a trunk or branch as a share of that at its start. */
const TRUNK_TAPER = 0.78;
const BRANCH_TAPER = 0.55;
/** About the mean number of side branches, and their length and radius relative to their parent. */
const SIDE_BRANCHES = 2.2;
const SIDE_SIZE = 0.55;
/** Spread of the tone between the faces of the bark. */
const BARK = 0.22;

/** A branch that wanders, gives off side branches and ends in forks, down to the third order. Adds its twigs. */
export function growForks(
  mesh: FoliageMesh,
  twigs: Twig[],
  shape: Branching,
  stem: Stem & { lengthM: number; level: number },
  random: Random,
): void {
  const { level, lengthM } = stem;
  let p = stem.from;
  let d = stem.along;
  let radius = stem.radiusM;
  const pieces = PIECES[level]!;
  const wander = (WANDER / Math.sqrt(pieces)) * (level === 0 ? TRUNK_WANDER : 1);
  // Radius shrinks by the same factor in each piece; directions are unit vectors, places are meters.
  const taper = level === 0 ? TRUNK_TAPER : BRANCH_TAPER;
  for (let i = 0; i < pieces; i++) {
    const next = normalize([
      d[0] + (random.next() - 0.5) * wander,
      d[1] + (random.next() - 0.5) * wander * 0.5 + ((shape.upward ?? 0.03) * 4) / pieces,
      d[2] + (random.next() - 0.5) * wander,
    ]);
    const step = lengthM / pieces;
    const q: Vec3 = [p[0] + next[0] * step, p[1] + next[1] * step, p[2] + next[2] * step];
    const nextRadius = radius * taper ** (1 / pieces);
    addBranch(mesh, p, q, radius, nextRadius, shape.barkColor, random, SIDES[level], BARK);
    p = q;
    d = next;
    radius = nextRadius;
    if ((level === 1 || level === 2) && i >= 1 && random.next() < SIDE_BRANCHES / pieces) {
      // A side branch keeps half of its parent's direction and never hangs down.
      const aside = randomDirection(random);
      const along = normalize([
        d[0] * 0.5 + aside[0] * shape.spread,
        d[1] * 0.4 + Math.abs(aside[1]) * 0.5,
        d[2] * 0.5 + aside[2] * shape.spread,
      ]);
      const side = {
        from: p,
        along,
        lengthM: lengthM * SIDE_SIZE,
        radiusM: radius * SIDE_SIZE,
        level: level + 1,
      };
      growForks(mesh, twigs, shape, side, random);
    }
    if (level >= 2) twigs.push({ at: p, along: d, tone: 0.8 + 0.4 * random.next() });
  }
  if (level >= LEVELS) return;
  // A trunk divides into five, a branch into three, evenly around it.
  const forks = level === 0 ? 5 : 3;
  const turn = random.next() * 2 * Math.PI;
  const longer = level === 0 ? (shape.limbs ?? 1) : 1;
  for (let k = 0; k < forks; k++) {
    const angle = turn + (k / forks) * 2 * Math.PI + (random.next() - 0.5) * 0.7;
    // How far a fork turns away from its parent. The first fork of a trunk goes on nearly straight up.
    const away = shape.spread * (0.7 + 0.6 * random.next()) * (level === 0 && k === 0 ? 0.25 : 1);
    growForks(
      mesh,
      twigs,
      shape,
      {
        from: p,
        along: normalize([
          d[0] * 0.7 + Math.cos(angle) * away,
          Math.max(0.1, d[1] * 0.8),
          d[2] * 0.7 + Math.sin(angle) * away,
        ]),
        // Each fork has 62 to 84% of its parent's length and 62 to 77% of its radius.
        lengthM: lengthM * longer * (0.62 + 0.22 * random.next()),
        radiusM: radius * (0.62 + 0.15 * random.next()),
        level: level + 1,
      },
      random,
    );
  }
}

/** Length of the lowest limbs as a share of that of the longest: shade thins them. */
const LOWEST_REACH = 0.7;
/** A trunk is thicker at the ground by this share, over this height, meters; and the spread of the tone between the furrows of its bark. */
const FLARE = 0.45;
const FLARE_M = 0.5;
const FURROWS = 0.34;
/**
 * Limbs above this share of the crown's height do not divide. One that divides carries its forks on beyond its own end, so it is shorter:
 * lengths as shares of the crown's radius there. With one length for both the crown would have a waist.
 */
const UPPER_FROM = 0.7;
const DIVIDED_LIMB = 0.55;
const WHOLE_LIMB = 1;
/** Straight pieces of a trunk that runs on to the top. */
const TRUNK_PIECES = 14;

/** Light falls on a trunk piece by piece: short ones show where the crown's shade ends, and the bark. In the crown they are longer and have fewer faces. */
const TRUNK_BITS = { clear: 5, crown: 2 } as const;
const TRUNK_SIDES = { clear: 15, crown: 6 } as const;

function addTrunkPiece(
  mesh: FoliageMesh,
  { p, q }: { p: Vec3; q: Vec3 },
  { from, to }: { from: number; to: number },
  radiusAt: (share: number) => number,
  color: Vec3,
  random: Random,
): void {
  const where = to < 0.5 ? "clear" : "crown";
  const bits = TRUNK_BITS[where];
  for (let k = 0; k < bits; k++) {
    const [a, b] = [k / bits, (k + 1) / bits];
    const [radiusA, radiusB] = [a, b].map((share) => radiusAt(from + (to - from) * share));
    addBranch(
      mesh,
      mix(p, q, a),
      mix(p, q, b),
      radiusA!,
      radiusB!,
      color,
      random,
      TRUNK_SIDES[where],
      FURROWS,
    );
  }
}

/** A trunk that runs on to the top with branches round it, longest below the middle of the crown. Adds its twigs. */
export function growLeader(
  mesh: FoliageMesh,
  twigs: Twig[],
  shape: Branching,
  stem: Stem & { heightM: number },
  random: Random,
): void {
  const { heightM } = stem;
  let p = stem.from;
  let d = stem.along;
  const turn = random.next() * 2 * Math.PI;
  // Of its own, so that the crown stays as it is whatever the bark is.
  const bark = seededRandom(Math.floor(turn * 1e6));
  let limb = 0;
  for (let i = 0; i < TRUNK_PIECES; i++) {
    const t = (i + 1) / TRUNK_PIECES;
    // The added height keeps pulling the trunk upright.
    const next = normalize([
      d[0] * 0.9 + (random.next() - 0.5) * 0.13,
      d[1] + 0.1,
      d[2] * 0.9 + (random.next() - 0.5) * 0.13,
    ]);
    const step = (heightM * 0.94) / TRUNK_PIECES;
    const q: Vec3 = [p[0] + next[0] * step, p[1] + next[1] * step, p[2] + next[2] * step];
    // The trunk tapers to 8% of its radius at the top.
    const radius = (share: number) =>
      stem.radiusM * (1 - 0.92 * share ** 0.9) * (1 + FLARE * Math.max(0, 1 - (share * heightM) / FLARE_M));
    addTrunkPiece(mesh, { p, q }, { from: t - 1 / TRUNK_PIECES, to: t }, radius, shape.barkColor, bark);
    p = q;
    d = next;
    if (t > 0.9) twigs.push({ at: p, along: d, tone: 0.85 + 0.3 * random.next() });
    if (t < shape.clearShare) continue;
    const crownShare = (t - shape.clearShare) / (1 - shape.clearShare);
    // Two or three limbs at each piece of the trunk, turned by the golden angle: one alone stands out of the crown.
    const limbs = random.next() < 0.4 ? 3 : 2;
    for (let k = 0; k < limbs; k++, limb++) {
      const angle = turn + limb * GOLDEN_ANGLE + (random.next() - 0.5) * 0.8;
      // Limbs rise more steeply towards the top.
      const rise = 0.35 + 0.75 * crownShare + (shape.upward ?? 0) * 4;
      // An egg, its thick end down, drawn in at the foot of the crown.
      const egg = (0.25 + 0.9 * (1 - crownShare) ** 0.75) * Math.min(1, LOWEST_REACH + 2 * crownShare);
      const reach = heightM * shape.spread * egg * (0.85 + 0.2 * random.next());
      const along = normalize([Math.cos(angle), rise, Math.sin(angle)]);
      // Limbs in the upper part divide no further, or the tip of the crown would be a ball.
      const isUpper = crownShare > UPPER_FROM;
      const branch = {
        from: p,
        along,
        lengthM: reach * (isUpper ? WHOLE_LIMB : DIVIDED_LIMB),
        radiusM: radius(t) * 0.5,
        level: isUpper ? LEVELS : LEVELS - 1,
      };
      growForks(mesh, twigs, shape, branch, random);
    }
  }
}
