import { type Random, seededRandom } from "#renderer/math/random.ts";
import { clamp } from "#renderer/math/scalar.ts";
import { cross, mix, normalize, randomDirection, scaled, type Vec3 } from "#renderer/math/vec3.ts";
import { addBranch } from "#renderer/mesh/branch.ts";
import { FoliageMesh } from "#renderer/mesh/foliage-mesh.ts";
import { addLeaf } from "#renderer/mesh/leaf.ts";
import { growForks, growLeader, type Twig } from "./branching.ts";
import { leafNormal } from "./leaf-pose.ts";
import { growWeeping } from "./weeping.ts";

/** Shape before it is fitted to the catalog's size; meters, linear reflectance. */
export type TreeShape = {
  heightM: number;
  trunkRadiusM: number;
  /** Length of the bare trunk as a share of the height. */
  clearShare: number;
  /**
   * `forks`: the trunk divides (Japanese maple, redbud); `leader`: it runs on to the top (young maple, oak, birch); `weeps`: limbs arch
   * over and hang (laceleaf maple).
   */
  habit: "forks" | "leader" | "weeps";
  /** forks: how far branches turn away from their parent (0.4 narrow, 1 umbrella). leader and weeps: crown radius over height. */
  spread: number;
  /**
   * forks: how many times longer than usual the limbs are that a trunk divides into. At 1 the bare trunk is two fifths of the tree and
   * the crown a lid on it; at 2 it is a quarter.
   */
  limbs?: number;
  /** How much branches strive upwards. */
  upward?: number;
  stems?: number;
  /** Leaves in all, and their length. */
  leaves: number;
  leafLengthM: number;
  /** Width of a leaf as a share of its length. */
  leafAspect?: number;
  /** Narrow fingers of one leaf (Japanese maple); 1 without. */
  fingers?: number;
  /** Radius round each twig that its sprays fill. */
  clusterM: number;
  /** 0: sprays point all ways, 1: they lie flat in layers (dogwood). */
  layered?: number;
  /** How far sprays hang: 0 as the twigs point, 1 straight down. */
  drape?: number;
  shadeColor: Vec3;
  lightColor: Vec3;
  barkColor: Vec3;
  /** Flowers in place of leaves: their color, and the share of sprays that bloom. */
  blossom?: { color: Vec3; share: number };
  translucency?: number;
};

/** A broadleaf tree: wood, twigs, and sprays of leaves on the twigs. Deterministic by seed. */
export function growTree(seed: number, shape: TreeShape): FoliageMesh {
  const random = seededRandom(seed);
  const mesh = new FoliageMesh(shape.leaves * 2 + 12000);
  const twigs: Twig[] = [];
  const stems = shape.stems ?? 1;
  for (let i = 0; i < stems; i++) {
    const angle = (i / stems) * 2 * Math.PI + random.next();
    // Slope of a stem away from upright; several stems stand 7 cm from the middle.
    const lean = stems > 1 ? 0.2 + 0.12 * random.next() : 0.11 * random.next();
    const apart = stems > 1 ? 0.07 : 0;
    const start = {
      from: [Math.cos(angle) * apart, 0, Math.sin(angle) * apart] as const,
      along: normalize([Math.cos(angle) * lean, 1, Math.sin(angle) * lean]),
      radiusM: shape.trunkRadiusM / Math.sqrt(stems),
    };
    if (shape.habit === "leader")
      growLeader(mesh, twigs, shape, { ...start, heightM: shape.heightM }, random);
    else if (shape.habit === "weeps")
      growWeeping(mesh, twigs, shape, { ...start, heightM: shape.heightM }, random);
    else {
      const lengthM = shape.heightM * shape.clearShare;
      growForks(mesh, twigs, shape, { ...start, lengthM, level: 0 }, random);
    }
  }
  if (stems === 1) addRootFlare(mesh, shape, random);
  // The wood is scaled so that the crown, with the leaves on its highest twigs, has the height of the
  // shape.
  let top = 0.1;
  for (const twig of twigs) top = Math.max(top, twig.at[1]);
  const fit = shape.heightM / (top + shape.clusterM * 0.5);
  for (let k = 0; k < mesh.count * 9; k++) mesh.positions[k] = mesh.positions[k]! * fit;
  for (const twig of twigs) twig.at = scaled(twig.at, fit);
  mesh.woodCount = mesh.count;
  addCrown(mesh, withGaps(twigs, shape.heightM, random), shape, random);
  mesh.leafLengthM = shape.leafLengthM;
  mesh.measure();
  return mesh;
}

/** Six short roots that run from the trunk into the ground. */
function addRootFlare(mesh: FoliageMesh, shape: TreeShape, random: Random): void {
  const r = shape.trunkRadiusM;
  for (let k = 0; k < 6; k++) {
    const angle = (k / 6) * 2 * Math.PI + random.next() * 0.6;
    const c = Math.cos(angle);
    const s = Math.sin(angle);
    addBranch(
      mesh,
      [c * r * 1.25, 0, s * r * 1.25],
      [c * r * 0.45, r * 2.4, s * r * 0.45],
      r * 0.5,
      r * 0.5,
      shape.barkColor,
      random,
      6,
      0.2,
    );
  }
}

/** Leaves on one spray: a shoot of one year. */
const LEAVES_PER_SPRAY = 9;
/** Distance of the leaves along a spray, in leaf lengths. */
const LEAF_SPACING = 0.42;
/** Height of the point that outward directions start from, relative to the mean height of the twigs. */
const CROWN_CENTER = 0.85;
/** Share of the sprays that are dealt to the twigs in turn; the rest goes to twigs at random. */
const FAIR_SHARE = 0.6;
/** Gaps in a crown: how many, and their radius as a share of the tree's height. */
const GAPS = 4;
const GAP_SHARE = 0.065;
/** Above this share of the tree's height there are none. */
const TOP_SHARE = 0.72;

/**
 * The twigs without those in a few gaps, which light, wind and pruning leave in every crown. At least half
 * of the twigs stay.
 */
function withGaps(twigs: readonly Twig[], heightM: number, random: Random): Twig[] {
  // A gap below the top would leave that standing alone on its stem.
  const gaps = Array.from({ length: GAPS }, () => twigs[Math.floor(random.next() * twigs.length)]!.at).filter(
    (at) => at[1] < TOP_SHARE * heightM,
  );
  const reachM = heightM * GAP_SHARE;
  const inGap = ({ at }: Twig) =>
    gaps.some((gap) => Math.hypot(at[0] - gap[0], at[1] - gap[1], at[2] - gap[2]) < reachM);
  const kept = twigs.filter((twig) => !inGap(twig));
  return kept.length > twigs.length / 2 ? kept : [...twigs];
}

function addCrown(mesh: FoliageMesh, twigs: readonly Twig[], shape: TreeShape, random: Random): void {
  let cx = 0;
  let cy = 0;
  let cz = 0;
  for (const twig of twigs) {
    cx += twig.at[0] / twigs.length;
    cy += (twig.at[1] / twigs.length) * CROWN_CENTER;
    cz += twig.at[2] / twigs.length;
  }
  const sprays = Math.round(shape.leaves / LEAVES_PER_SPRAY);
  const layered = shape.layered ?? 0.4;
  const sprayM = shape.leafLengthM * LEAVES_PER_SPRAY * LEAF_SPACING;
  for (let i = 0; i < sprays; i++) {
    // Every twig gets a share, so that no branch stays bare; the rest makes some twigs thick with leaves.
    const twig =
      twigs[(random.next() < FAIR_SHARE ? i : Math.floor(random.next() * twigs.length)) % twigs.length]!;
    const d = randomDirection(random);
    // The cube root fills the ball around a twig evenly.
    const reach = shape.clusterM * Math.cbrt(random.next());
    const from: Vec3 = [
      twig.at[0] + d[0] * reach,
      Math.max(0.05, twig.at[1] + d[1] * reach * 0.6),
      twig.at[2] + d[2] * reach,
    ];
    const outward = normalize([from[0] - cx, (from[1] - cy) * 1.1 + 0.2, from[2] - cz]);
    // Shading normal: outwards from the crown, and outwards from the twig.
    const crown = normalize([
      outward[0] * 0.6 + d[0] * 0.5,
      outward[1] * 0.6 + d[1] * 0.5 + 0.15,
      outward[2] * 0.6 + d[2] * 0.5,
    ]);
    const r = randomDirection(random);
    // Direction of the spray: outwards, along the twig, and at random; flatter where the crown is layered.
    const shoot = normalize([
      outward[0] * 0.55 + twig.along[0] * 0.35 + r[0] * 0.55,
      (outward[1] * 0.35 + twig.along[1] * 0.3 + r[1] * 0.5) * (1 - layered * 0.8) - (shape.drape ?? 0),
      outward[2] * 0.55 + twig.along[2] * 0.35 + r[2] * 0.55,
    ]);
    const sprayTone = twig.tone * (0.75 + 0.5 * random.next());
    // 0 shade color, 1 light color: leaves on top are lighter.
    const warm = clamp(random.next() * 0.7 + (outward[1] > 0.5 ? 0.25 : 0), 0, 1);
    const inBlossom = shape.blossom !== undefined && random.next() < shape.blossom.share;
    addSpray(mesh, shape, { from, shoot, crown, sprayM, tone: sprayTone, warm, inBlossom }, random);
  }
}

type Spray = {
  from: Vec3;
  shoot: Vec3;
  crown: Vec3;
  sprayM: number;
  tone: number;
  warm: number;
  inBlossom: boolean;
};

/** Angle between the first and the last finger of a leaf, radians. */
const FINGER_FAN = 1.5;

/** Leaves left and right along one shoot, in its plane, the shoot sinking to its tip. */
function addSpray(mesh: FoliageMesh, shape: TreeShape, spray: Spray, random: Random): void {
  const { from, shoot, crown } = spray;
  // The level direction across the shoot, tilted at random.
  const across = normalize(cross(shoot, [random.next() * 0.4 - 0.2, 1, random.next() * 0.4 - 0.2]));
  for (let k = 0; k < LEAVES_PER_SPRAY; k++) {
    const t = k / (LEAVES_PER_SPRAY - 1);
    const reach = (t - 0.5) * spray.sprayM;
    const base: Vec3 = [
      from[0] + shoot[0] * reach,
      Math.max(0.02, from[1] + shoot[1] * reach - 0.18 * t * t * spray.sprayM),
      from[2] + shoot[2] * reach,
    ];
    // Leaves stand left and right in turn, more to the side at the foot of the shoot than at its tip.
    const sign = k % 2 === 0 ? 1 : -1;
    const r = randomDirection(random);
    const along = normalize([
      shoot[0] * 0.5 + across[0] * sign * (1 - 0.5 * t) + r[0] * 0.45,
      shoot[1] * 0.5 + across[1] * sign * (1 - 0.5 * t) + r[1] * 0.35 - 0.22,
      shoot[2] * 0.5 + across[2] * sign * (1 - 0.5 * t) + r[2] * 0.45,
    ]);
    const normal = leafNormal(
      along,
      [crown[0] * 0.5 + r[2] * 0.4, 0.6 + r[0] * 0.35, crown[2] * 0.5 + r[1] * 0.4],
      [0, 1, 0],
    );
    const blossom = spray.inBlossom && random.next() < 0.8;
    const color = blossom
      ? scaled(shape.blossom!.color, 0.85 + 0.25 * random.next())
      : scaled(
          mix(shape.shadeColor, shape.lightColor, clamp(spray.warm + (random.next() - 0.5) * 0.4, 0, 1)),
          // Leaves at the foot of a shoot sit under the others.
          spray.tone * (0.68 + 0.45 * t),
        );
    const size = (0.7 + 0.5 * random.next()) * (1.1 - 0.3 * t);
    const fingers = shape.fingers ?? 1;
    const side = cross(along, normal);
    const fingerAngle = FINGER_FAN / Math.max(1, fingers - 1);
    for (let finger = 0; finger < fingers; finger++) {
      const turn = (finger - (fingers - 1) / 2) * fingerAngle;
      const c = Math.cos(turn);
      const s = Math.sin(turn);
      addLeaf(
        mesh,
        {
          base,
          along: [along[0] * c + side[0] * s, along[1] * c + side[1] * s, along[2] * c + side[2] * s],
          normal,
          crown,
        },
        {
          lengthM: shape.leafLengthM * size * c,
          widthM: shape.leafLengthM * (blossom ? 0.8 : (shape.leafAspect ?? 0.62)) * size,
          color,
          translucency: shape.translucency ?? 0.4,
          crownLean: 0.3,
          droop: 0.25,
        },
        random,
      );
    }
  }
}
