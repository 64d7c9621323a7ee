import { type Random, seededRandom } from "#renderer/math/random.ts";
import { clamp } from "#renderer/math/scalar.ts";
import { mix, normalize, randomDirection, scaled, type Vec3 } from "#renderer/math/vec3.ts";
import { addBranch } from "#renderer/mesh/branch.ts";
import { FoliageMesh } from "#renderer/mesh/foliage-mesh.ts";
import { addLeaf } from "#renderer/mesh/leaf.ts";
import { leafNormal } from "./leaf-pose.ts";

export type TreeShape = {
  heightM: number;
  trunkRadiusM: number;
  /** Length of the bare trunk as a share of the height. */
  clearShare: number;
  /** How far branches turn away from their parent: 0.4 narrow, 1 umbrella. */
  spread: number;
  /** How much branches strive upwards. */
  upward?: number;
  stems?: number;
  leaves: number;
  leafLengthM: number;
  /** Width of a leaf as a share of its length. */
  leafAspect?: number;
  /** Radius of the ball of leaves round each twig. */
  clusterM: number;
  shadeColour: Vec3;
  lightColour: Vec3;
  barkColour: Vec3;
  blossom?: { colour: Vec3; share: number };
  translucency?: number;
};

type Twig = { at: Vec3; along: Vec3; tone: number };

const PIECES = 4;
const LEVELS = 3;

/** A broadleaf tree: trunk, three orders of branches, leaves round the twigs. Deterministic by seed. */
export function growTree(seed: number, shape: TreeShape): FoliageMesh {
  const random = seededRandom(seed);
  const wood = new FoliageMesh(8000);
  const twigs: Twig[] = [];
  const stems = shape.stems ?? 1;
  for (let i = 0; i < stems; i++) {
    const angle = (i / stems) * 2 * Math.PI + random();
    const lean = stems > 1 ? 0.22 + 0.12 * random() : 0.04 * random();
    const apart = stems > 1 ? 0.07 : 0;
    growBranch(
      wood,
      twigs,
      shape,
      {
        from: [Math.cos(angle) * apart, 0, Math.sin(angle) * apart],
        along: normalize([Math.cos(angle) * lean, 1, Math.sin(angle) * lean]),
        lengthM: shape.heightM * shape.clearShare,
        radiusM: shape.trunkRadiusM / Math.sqrt(stems),
        level: 0,
      },
      random,
    );
  }
  if (stems === 1) addRootFlare(wood, shape, random);
  let top = 0.1;
  for (const twig of twigs) top = Math.max(top, twig.at[1]);
  const fit = shape.heightM / (top + 0.15);
  for (let k = 0; k < wood.count * 9; k++) wood.positions[k] = wood.positions[k]! * fit;
  for (const twig of twigs) twig.at = scaled(twig.at, fit);
  addCrown(wood, twigs, shape, random);
  wood.leafLengthM = shape.leafLengthM;
  wood.measure();
  return wood;
}

type Growth = { from: Vec3; along: Vec3; lengthM: number; radiusM: number; level: number };

function growBranch(
  mesh: FoliageMesh,
  twigs: Twig[],
  shape: TreeShape,
  growth: Growth,
  random: Random,
): void {
  const { level, lengthM } = growth;
  let p = growth.from;
  let d = growth.along;
  let radius = growth.radiusM;
  for (let i = 0; i < PIECES; i++) {
    const next = normalize([
      d[0] + (random() - 0.5) * 0.28,
      d[1] + (random() - 0.5) * 0.14 + (shape.upward ?? 0.03),
      d[2] + (random() - 0.5) * 0.28,
    ]);
    const step = lengthM / PIECES;
    const q: Vec3 = [p[0] + next[0] * step, p[1] + next[1] * step, p[2] + next[2] * step];
    const nextRadius = radius * (level === 0 ? 0.94 : 0.86);
    addBranch(
      mesh,
      p,
      q,
      radius,
      nextRadius,
      shape.barkColour,
      random,
      level === 0 ? 9 : level < 2 ? 6 : 4,
      0.22,
    );
    p = q;
    d = next;
    radius = nextRadius;
    if ((level === 1 || level === 2) && i >= 1 && random() < 0.6) {
      const aside = randomDirection(random);
      growBranch(
        mesh,
        twigs,
        shape,
        {
          from: p,
          along: normalize([
            d[0] * 0.5 + aside[0] * shape.spread,
            d[1] * 0.4 + Math.abs(aside[1]) * 0.5,
            d[2] * 0.5 + aside[2] * shape.spread,
          ]),
          lengthM: lengthM * 0.55,
          radiusM: radius * 0.55,
          level: level + 1,
        },
        random,
      );
    }
    if (level >= 2) twigs.push({ at: p, along: d, tone: 0.8 + 0.4 * random() });
  }
  if (level >= LEVELS) return;
  const forks = level === 0 ? 5 : 3;
  const turn = random() * 2 * Math.PI;
  for (let k = 0; k < forks; k++) {
    const angle = turn + (k / forks) * 2 * Math.PI + (random() - 0.5) * 0.7;
    // One fork of the trunk goes on upwards: a leader.
    const away = shape.spread * (0.7 + 0.6 * random()) * (level === 0 && k === 0 ? 0.25 : 1);
    growBranch(
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
        lengthM: lengthM * (0.62 + 0.22 * random()),
        radiusM: radius * (0.62 + 0.15 * random()),
        level: level + 1,
      },
      random,
    );
  }
}

function addRootFlare(mesh: FoliageMesh, shape: TreeShape, random: Random): void {
  const r = shape.trunkRadiusM;
  for (let k = 0; k < 5; k++) {
    const angle = (k / 5) * 2 * Math.PI + random();
    const c = Math.cos(angle);
    const s = Math.sin(angle);
    addBranch(
      mesh,
      [c * r * 1.7, 0, s * r * 1.7],
      [c * r * 0.4, r * 3, s * r * 0.4],
      r * 0.5,
      r * 0.5,
      shape.barkColour,
      random,
      5,
      0.2,
    );
  }
}

function addCrown(mesh: FoliageMesh, twigs: readonly Twig[], shape: TreeShape, random: Random): void {
  let cx = 0;
  let cy = 0;
  let cz = 0;
  for (const twig of twigs) {
    cx += twig.at[0] / twigs.length;
    cy += (twig.at[1] / twigs.length) * 0.85;
    cz += twig.at[2] / twigs.length;
  }
  for (let i = 0; i < shape.leaves; i++) {
    const twig = twigs[Math.floor(random() * twigs.length)]!;
    const d = randomDirection(random);
    const reach = shape.clusterM * Math.sqrt(random());
    const base: Vec3 = [
      twig.at[0] + d[0] * reach,
      Math.max(0.02, twig.at[1] + d[1] * reach * 0.6),
      twig.at[2] + d[2] * reach,
    ];
    const outward = normalize([base[0] - cx, (base[1] - cy) * 1.1 + 0.25, base[2] - cz]);
    const crown = normalize([
      outward[0] * 0.6 + d[0] * 0.55,
      outward[1] * 0.6 + d[1] * 0.55 + 0.1,
      outward[2] * 0.6 + d[2] * 0.55,
    ]);
    const r = randomDirection(random);
    const along = normalize([
      outward[0] * 0.4 + r[0] * 0.8,
      -0.15 + r[1] * 0.5,
      outward[2] * 0.4 + r[2] * 0.8,
    ]);
    const normal = leafNormal(
      along,
      [crown[0] * 0.5 + r[2] * 0.5, 0.55 + r[0] * 0.4, crown[2] * 0.5 + r[1] * 0.5],
      [0, 1, 0],
    );
    let colour = scaled(
      mix(shape.shadeColour, shape.lightColour, clamp(random() * 0.8 + (outward[1] > 0.5 ? 0.2 : 0), 0, 1)),
      twig.tone,
    );
    if (shape.blossom && random() < shape.blossom.share) {
      colour = scaled(shape.blossom.colour, 0.8 + 0.3 * random());
    }
    const size = 0.7 + 0.6 * random();
    addLeaf(
      mesh,
      { base, along, normal, crown },
      {
        lengthM: shape.leafLengthM * size,
        widthM: shape.leafLengthM * (shape.leafAspect ?? 0.62) * size,
        colour,
        translucency: shape.translucency ?? 0.5,
        crownLean: 0.55,
        droop: 0.25,
      },
      random,
    );
  }
}
