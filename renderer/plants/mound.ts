import { hexToLinear } from "#renderer/color/srgb.ts";
import { vnoise } from "#renderer/math/noise.ts";
import { hash01, type Random, seededRandom } from "#renderer/math/random.ts";
import { clamp } from "#renderer/math/scalar.ts";
import { mix, normalize, randomDirection, scaled, type Vec3 } from "#renderer/math/vec3.ts";
import { addBlade } from "#renderer/mesh/blade.ts";
import { addBranch } from "#renderer/mesh/branch.ts";
import { FoliageMesh } from "#renderer/mesh/foliage-mesh.ts";
import { addBroadLeaf, addLeaf } from "#renderer/mesh/leaf.ts";
import { addDarkCore } from "./dark-core.ts";
import { addFlower, type FlowerShape } from "./flower.ts";
import { leafNormal } from "./leaf-pose.ts";

/** Shape before it is fitted to the catalog's size: meters, linear reflectance. */
export type MoundShape = {
  /** Half the width and the height of the dome; `leaves` counts all leaves. */
  radiusM: number;
  heightM: number;
  leaves: number;
  leafLengthM: number;
  leafWidthM: number;
  /** Leaves deep inside, leaves at the surface, youngest leaves. */
  innerColor: Vec3;
  outerColor: Vec3;
  tipColor?: Vec3;
  /** Colors of leaves that are of several colors, and of their midribs: each shoot has mostly one of them. */
  palette?: readonly { blade: Vec3; rib: Vec3 }[];
  translucency?: number;
  /** How far lobes push the outline in and out, as a share of the radius: 0.04 clipped, 0.2 wild. */
  lobes?: number;
  /** Leaves hang to the ground all round, as on shrubs that were never cut from below. */
  skirt?: boolean;
  /** How much shoots strive upwards. */
  upright?: number;
  /** Share of the radius that is bare inside. */
  hollow?: number;
  /** Size of the dark body inside, as a share of the plant's; none without. */
  darkCore?: number;
  /** Leaves on one shoot; 1 = scattered singly (needles, clipped box). */
  leavesPerShoot?: number;
  flowers?: FlowerShape & { count: number; stemM?: number };
};

/** Leaves at least this long, meters, and not needles are drawn with a curved blade of sixteen triangles. */
const BROAD_LEAF_M = 0.08;
/** A leaf whose width is a smaller share of its length is a needle. */
const NEEDLE = 0.3;
/** Values for shapes that name none: hollow share, leaves on a shoot, translucency, lobes. */
const HOLLOW = 0.62;
const LEAVES_PER_SHOOT = 5;
const TRANSLUCENCY = 0.35;
const LOBES = 0.12;
/** Turn from one leaf of a shoot to the next, radians: about the golden angle. */
const LEAF_TURN = 2.4;
/** Bare twigs at the foot. */
const TWIGS = 14;
/**
 * How far the lower half of a skirted shrub is drawn out to the sides, as an exponent: 0 is a ball, 0.5 a
 * cylinder.
 */
const SKIRT = 0.3;
/**
 * Tufts of shoots across a crown, and the range of their tone: shoots in front are lit, those between them
 * lie in shade.
 */
const TUFTS = 3.1;
const TUFT_TONE = 0.8;
/** How far tufts stand out before what lies between them, as a share of the radius per share of the lobes. */
const TUFT_REACH = 1.6;
/** Share of old, yellow leaves low in a crown, and their linear reflectance. */
const OLD_SHARE = 0.025;
const OLD_LEAF = hexToLinear("#8f9440");
const TWIG = hexToLinear("#3d2f22");
/** Share of the leaves of a shoot that have its own color of the palette, and how near the surface (0 to 1) leaves are colored. */
const OWN_HUE = 0.65;
const COLORED_FROM = 0.12;
/** Height of the widest part, as a share of the plant's height. */
const BELLY = 0.42;

/** A shrub or perennial: leaves on shoots that fill a lobed dome. Deterministic by seed. */
export function growMound(seed: number, shape: MoundShape): FoliageMesh {
  const random = seededRandom(seed);
  const mesh = new FoliageMesh(
    shape.leaves * (isBroad(shape) ? 17 : 2.4) + (shape.flowers?.count ?? 0) * 80 + 200,
  );
  const outline = lobedOutline(seed, shape.lobes ?? LOBES, random);
  addTwigs(mesh, shape, random);
  if (shape.darkCore) addCore(mesh, shape, shape.darkCore);
  mesh.woodCount = mesh.count;
  addFill(mesh, shape, outline, random);
  for (let made = 0; made < shape.leaves; )
    made += addShoot(mesh, shape, outline, shape.leaves - made, random, seed);
  mesh.flowersFrom = mesh.count;
  if (shape.flowers) addFlowers(mesh, shape, shape.flowers, outline, random, seed);
  mesh.billows = true;
  mesh.leafLengthM = shape.leafLengthM;
  mesh.measure();
  return mesh;
}

const isBroad = ({ leafLengthM, leafWidthM }: MoundShape): boolean =>
  leafLengthM >= BROAD_LEAF_M && leafWidthM / leafLengthM > NEEDLE;

/** Where a shoot ends and how it stands. */
type Shoot = {
  tip: Vec3;
  along: Vec3;
  /** The outward normal of the crown there. */
  outward: Vec3;
  tone: number;
  /** 0 deep inside, 1 at the surface. */
  surface: number;
  /** Turn of its spiral, radians. */
  spin: number;
  /** Which color of the palette most of its leaves have. */
  hue: number;
};

/** A shoot with at most `most` leaves; answers how many. */
function addShoot(
  mesh: FoliageMesh,
  shape: MoundShape,
  outline: (d: Vec3) => number,
  most: number,
  random: Random,
  seed: number,
): number {
  const hollow = shape.hollow ?? HOLLOW;
  const belly = shape.heightM * BELLY;
  // Few shoots hang to the ground: nearly half of those that point down are turned up.
  let d = randomDirection(random);
  if (!shape.skirt && d[1] < -0.25 && random.next() < 0.45) d = [d[0], -d[1], d[2]];
  // The square root puts more shoots near the surface; one in 25 strays beyond it.
  const depth = hollow + (1 - hollow) * Math.sqrt(random.next());
  const stray = random.next() < 0.04 ? 0.12 * random.next() : 0;
  // Shoots stand in tufts, the ones before in the light and those between them in their shade.
  // The noise is moved by 40 so that it is not symmetrical around 0.
  const tuft = vnoise(d[0] * TUFTS + 40, (d[1] + d[2]) * TUFTS + 40, seed) - 0.5;
  const standsOut = 1 + (shape.lobes ?? LOBES) * TUFT_REACH * tuft;
  const reach = outline(d) * depth * standsOut * (1 + stray);
  // Below its middle a skirted shrub is drawn out sideways, the more the further a direction points down.
  const aside = shape.skirt && d[1] < 0 ? reach * (1 - d[1] * d[1]) ** -SKIRT : reach;
  const tip: Vec3 = [
    d[0] * aside * shape.radiusM,
    belly + d[1] * reach * (d[1] > 0 ? shape.heightM - belly : belly),
    d[2] * aside * shape.radiusM,
  ];
  // Outward normal of the ellipsoid, a little flatter than the plant.
  const outward = normalize([d[0] / shape.radiusM, d[1] / (shape.heightM * 0.55), d[2] / shape.radiusM]);
  const wander = randomDirection(random);
  const along = normalize([
    outward[0] * 0.7 + wander[0] * 0.45,
    outward[1] * 0.5 + wander[1] * 0.35 + 0.25 + (shape.upright ?? 0),
    outward[2] * 0.7 + wander[2] * 0.45,
  ]);
  const tone = (0.86 + 0.28 * random.next()) * (1 + TUFT_TONE * tuft);
  const surface = clamp((depth - hollow) / (1 - hollow), 0, 1);
  const spin = random.next() * 6.28;
  const hue = shape.palette ? Math.floor(random.next() * shape.palette.length) : 0;
  const shoot = { tip, along, outward, tone, surface, spin, hue };
  const leaves = Math.min(shape.leavesPerShoot ?? LEAVES_PER_SHOOT, most);
  for (let k = 0; k < leaves; k++) addShootLeaf(mesh, shape, shoot, k, random);
  return leaves;
}

/** The leaf `k` of a shoot, counted from below. */
function addShootLeaf(
  mesh: FoliageMesh,
  shape: MoundShape,
  { tip, along: shootAlong, outward, tone, surface, spin, hue }: Shoot,
  k: number,
  random: Random,
): void {
  const perShoot = shape.leavesPerShoot ?? LEAVES_PER_SHOOT;
  // Leaves sit along the shoot on a spiral, the youngest at its tip.
  const back = ((perShoot - 1 - k) / perShoot) * shape.leafLengthM * (0.9 + perShoot * 0.12);
  const base: Vec3 = [
    tip[0] - shootAlong[0] * back,
    Math.max(0.015, tip[1] - shootAlong[1] * back),
    tip[2] - shootAlong[2] * back,
  ];
  const scatter = randomDirection(random);
  const c = Math.cos(spin + k * LEAF_TURN);
  const s = Math.sin(spin + k * LEAF_TURN);
  // 0 for the oldest leaf of the shoot, 1 for the youngest; old leaves stand further off the shoot
  // (`open`).
  const young = perShoot > 1 ? k / (perShoot - 1) : random.next();
  const open = perShoot > 1 ? 0.95 - 0.6 * young : 0.6;
  const along = normalize([
    shootAlong[0] * (1 - open) + (c * 0.8 + scatter[0] * 0.5) * open + outward[0] * 0.35,
    shootAlong[1] * (1 - open) +
      (0.1 + scatter[1] * 0.5) * open +
      outward[1] * 0.25 +
      (shape.upright ?? 0) * 0.6,
    shootAlong[2] * (1 - open) + (s * 0.8 + scatter[2] * 0.5) * open + outward[2] * 0.35,
  ]);
  const normal = leafNormal(
    along,
    [
      outward[0] * 0.7 + scatter[1] * 0.6,
      outward[1] * 0.6 + 0.35 + scatter[2] * 0.5,
      outward[2] * 0.7 + scatter[0] * 0.6,
    ],
    outward,
  );
  // Deep leaves have the inner color, young leaves at the surface the outer one.
  let color = mix(
    shape.innerColor,
    shape.outerColor,
    clamp(surface * 0.6 + young * 0.2 + random.next() * 0.35 - 0.1, 0, 1),
  );
  if (shape.tipColor && surface > 0.5 && young > 0.6 && random.next() < 0.5) {
    color = mix(color, shape.tipColor, 0.7 * random.next());
  }
  if (outward[1] < 0.2 && random.next() < OLD_SHARE) color = OLD_LEAF;
  // Leaves deep inside stay green.
  const many =
    shape.palette && surface > COLORED_FROM
      ? shape.palette[random.next() < OWN_HUE ? hue : Math.floor(random.next() * shape.palette.length)]
      : undefined;
  if (many) color = many.blade;
  const size = (0.7 + 0.6 * random.next()) * (1.08 - 0.25 * young);
  const add = isBroad(shape) ? addBroadLeaf : addLeaf;
  add(
    mesh,
    { base, along, normal, crown: outward },
    {
      lengthM: shape.leafLengthM * size,
      widthM: shape.leafWidthM * size,
      color: scaled(color, tone),
      ...(many && { ribColor: scaled(many.rib, tone) }),
      translucency: shape.translucency ?? TRANSLUCENCY,
    },
    random,
  );
}

/** Radius of the outline in direction d, 1 on average: a few large lobes and finer bulges. */
function lobedOutline(seed: number, lobes: number, random: Random): (d: Vec3) => number {
  const phase = random.next() * 100;
  const broad = 1.3 + random.next() * 0.6;
  const fine = 3.2 + random.next();
  // A side that has grown more than the other.
  // One side has grown more than the other.
  const lean = randomDirection(random);
  return (d) =>
    1 +
    lobes *
      (0.35 * (d[0] * lean[0] + d[2] * lean[2]) +
        1.7 * (vnoise(d[0] * broad + phase, d[2] * broad + d[1] * 1.4 + phase, seed) - 0.5) +
        1.5 * (vnoise(d[0] * fine + phase * 2, d[2] * fine + d[1] * 2.7 + phase, seed + 3) - 0.5));
}

/** The dark body inside: an ellipsoid of `share` of the plant's size that stands on the ground. */
function addCore(mesh: FoliageMesh, shape: MoundShape, share: number): void {
  const foot = 0.1;
  const height = shape.heightM * (0.42 + 0.58 * share);
  addDarkCore(
    mesh,
    height,
    (y) =>
      shape.radiusM *
      share *
      Math.sqrt(Math.max(0, 1 - ((y - 0.45) / 0.55) ** 2)) *
      Math.min(1, foot + y * 6),
    shape.innerColor,
  );
}

/**
 * Old leaves inside the crown: their share of all leaves, their size relative to the others, and the least and most of their tone. Over a dark
 * body they are larger, as it is seen between small leaves and would look like a smooth ball.
 */
const FILL_SHARE = 0.13;
const FILL_SIZE = 1.8;
const FILL_SIZE_OVER_CORE = 3;
const FILL_TONE = { least: 0.3, most: 0.9 } as const;
/** They reach out to this share of the leaves' own depth: in a clipped crown, which is bare inside, nearly to its surface. */
const FILL_REACH = 0.84;

/** Old leaves deep inside: without them one looks through the crown to the ground behind. */
function addFill(mesh: FoliageMesh, shape: MoundShape, outline: (d: Vec3) => number, random: Random): void {
  const belly = shape.heightM * BELLY;
  const hollow = shape.hollow ?? HOLLOW;
  const size = shape.darkCore ? FILL_SIZE_OVER_CORE : FILL_SIZE;
  const lengthM = Math.min(0.09, shape.leafLengthM * size);
  const widthM = Math.min(0.09, Math.max(shape.leafWidthM * size, lengthM * 0.3));
  const count = Math.round(shape.leaves * FILL_SHARE);
  for (let i = 0; i < count; i++) {
    const d = randomDirection(random);
    const reach = outline(d) * (0.25 + Math.max(0.35, hollow) * FILL_REACH * Math.cbrt(random.next()));
    const base: Vec3 = [
      d[0] * reach * shape.radiusM,
      Math.max(0.02, belly + d[1] * reach * (d[1] > 0 ? shape.heightM - belly : belly)),
      d[2] * reach * shape.radiusM,
    ];
    const along = randomDirection(random);
    const normal = leafNormal(along, d, d);
    const tone = FILL_TONE.least + (FILL_TONE.most - FILL_TONE.least) * hash01(i, shape.leaves);
    addLeaf(
      mesh,
      { base, along, normal, crown: d },
      { lengthM, widthM, color: scaled(shape.innerColor, tone), translucency: 0.2, crownLean: 0.6 },
      random,
    );
  }
}

/** A few thin branches from the foot into the crown; they show where the leaves are thin. */
function addTwigs(mesh: FoliageMesh, shape: MoundShape, random: Random): void {
  for (let i = 0; i < TWIGS; i++) {
    const d = normalize([random.next() - 0.5, 0.6 + random.next() * 0.5, random.next() - 0.5]);
    addBranch(
      mesh,
      [(random.next() - 0.5) * shape.radiusM * 0.2, 0, (random.next() - 0.5) * shape.radiusM * 0.2],
      [d[0] * shape.radiusM * 0.7, shape.heightM * 0.6 * d[1], d[2] * shape.radiusM * 0.7],
      0.012,
      0.005,
      TWIG,
      random,
      4,
    );
  }
}

/** Groups of flowers across a crown. */
const GROUPS = 2.3;

/** A direction in the upper part of the crown: flowers open in the light. */
const flowerWay = (random: Random): Vec3 =>
  normalize([random.next() * 2 - 1, 0.15 + random.next() * 1.2, random.next() * 2 - 1]);

function addFlowers(
  mesh: FoliageMesh,
  shape: MoundShape,
  flowers: FlowerShape & { count: number; stemM?: number },
  outline: (d: Vec3) => number,
  random: Random,
  seed: number,
): void {
  const belly = shape.heightM * BELLY;
  for (let i = 0; i < flowers.count; i++) {
    // Flowers open in groups with green between them: where a noise is low, half of all places, another
    // direction is drawn.
    let d = flowerWay(random);
    if (vnoise(d[0] * GROUPS + 40, d[2] * GROUPS + 40, seed) < 0.5) d = flowerWay(random);
    const reach = outline(d) * (0.96 + 0.1 * random.next());
    const at: Vec3 = [
      d[0] * reach * shape.radiusM,
      belly + d[1] * reach * (shape.heightM - belly),
      d[2] * reach * shape.radiusM,
    ];
    const stem = (flowers.stemM ?? 0) * (0.55 + 0.65 * random.next());
    if (stem === 0) {
      addFlower(mesh, flowers, at, d, random);
      continue;
    }
    // Stems part outwards and lean a little, each its own way.
    const lean = 1.06 + 0.16 * random.next();
    const head: Vec3 = [
      at[0] * lean + (random.next() - 0.5) * stem * 0.22,
      at[1] + stem,
      at[2] * lean + (random.next() - 0.5) * stem * 0.22,
    ];
    const along: Vec3 = [head[0] - at[0], head[1] - at[1], head[2] - at[2]];
    addBlade(
      mesh,
      at,
      normalize(along),
      {
        lengthM: Math.hypot(along[0], along[1], along[2]),
        widthM: 0.005,
        bend: 0.02,
        segments: 2,
        rootColor: shape.innerColor,
        tipColor: shape.outerColor,
        translucency: 0.2,
        pointed: false,
      },
      random,
    );
    addFlower(mesh, flowers, head, d, random);
  }
}
