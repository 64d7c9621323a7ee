import { hexToLinear } from "#renderer/color/srgb.ts";
import { vnoise } from "#renderer/math/noise.ts";
import { seededRandom } from "#renderer/math/random.ts";
import { clamp } from "#renderer/math/scalar.ts";
import { mix, normalize, randomDirection, scaled, type Vec3 } from "#renderer/math/vec3.ts";
import { addBranch } from "#renderer/mesh/branch.ts";
import { FoliageMesh } from "#renderer/mesh/foliage-mesh.ts";
import { addLeaf } from "#renderer/mesh/leaf.ts";
import { addDarkCore } from "./dark-core.ts";
import { leafNormal } from "./leaf-pose.ts";

/** Shape before it is fitted to the catalog's size; colors are linear reflectance. */
export type ConiferShape = {
  habit: keyof typeof HABITS;
  heightM: number;
  radiusM: number;
  sprays: number;
  sprayLengthM: number;
  /** Width of a spray as a share of its length, in place of the habit's. */
  aspect?: number;
  innerColor: Vec3;
  outerColor: Vec3;
};

const BARK = hexToLinear("#4a3a2c");

/** Whorls of branches of a cone, from the foot to the top, and how far they stand out as a share of the radius. */
const WHORLS = 11;
const WHORL_REACH = 0.16;
const WHORLS_OF_PINE = 7;

/**
 * By habit: the radius by height, both as shares; the width of a spray as a share of its length; how far a spray points up and how far
 * out, as parts of its direction.
 */
const HABITS = {
  /** Narrows to a point at the top and a little at the foot; flat upright sprays. */
  column: {
    profile: (y: number): number => (1 - y ** 2.2) ** 0.85 * (y < 0.12 ? 0.84 + y * 1.33 : 1),
    sprayAspect: 0.35,
    up: 0.9,
    out: 0.5,
  },
  /** Straight from a wide foot to the top, in whorls that hang a little over those below them; needled twigs that stand out. */
  cone: {
    profile: (y: number): number =>
      (1 - y) ** 0.92 * (1 - WHORL_REACH * ((y ** 0.9 * WHORLS) % 1)) * (y < 0.05 ? 0.7 + y * 6 : 1),
    sprayAspect: 0.15,
    up: 0.35,
    out: 0.55,
  },
  /** Evenly from a wide foot to a soft top: Leyland cypress, Green Giant, large hollies. */
  pyramid: {
    profile: (y: number): number => (1 - y ** 1.4) ** 0.95 * (y < 0.06 ? 0.8 + y * 3.3 : 1),
    sprayAspect: 0.35,
    up: 0.5,
    out: 0.55,
  },
  /** Flat fans in uneven tufts: Hinoki cypress. */
  tufted: {
    profile: (y: number): number => (1 - y ** 1.7) ** 0.8 * (0.82 + 0.18 * Math.sin(y * 34)),
    sprayAspect: 0.75,
    up: 0.15,
    out: 0.75,
  },
  /** Long needles on whorls that stand apart. */
  pine: {
    profile: (y: number): number =>
      (1 - y ** 1.5) ** 0.8 * (1 - 0.34 * ((y ** 0.9 * WHORLS_OF_PINE) % 1)) * (y < 0.12 ? 0.3 + y * 5.8 : 1),
    sprayAspect: 0.1,
    up: 0.5,
    out: 0.5,
  },
  /** Branches that stand out and branchlets that hang from them: Alaska cedar. */
  weeping: {
    profile: (y: number): number =>
      (1 - y) ** 0.75 * (1 - 0.4 * ((y ** 0.85 * WHORLS) % 1)) * (y < 0.05 ? 0.8 + y * 4 : 1),
    sprayAspect: 0.22,
    up: -0.95,
    out: 0.3,
  },
} as const;
/** Radius of the dark body inside as a share of the outline. */
const CORE_SHARE = 0.68;
/** Height of the dark body as a share of the plant's. */
const CORE_HEIGHT = 0.93;
/** Sprays lie between this share of the radius and the surface. */
const INNERMOST = 0.6;

/** A conifer clothed to the ground: a column of flat upright sprays (arborvitae) or a cone (spruce). Deterministic by seed. */
export function growConifer(seed: number, shape: ConiferShape): FoliageMesh {
  const random = seededRandom(seed);
  const { profile, sprayAspect, up, out } = HABITS[shape.habit];
  const mesh = new FoliageMesh(shape.sprays * 2 + 200);
  addBranch(mesh, [0, 0, 0], [0, shape.heightM * 0.3, 0], 0.05, 0.04, BARK, random);
  addDarkCore(
    mesh,
    shape.heightM * CORE_HEIGHT,
    (y) => shape.radiusM * CORE_SHARE * profile(y) * Math.min(1, 0.3 + y * 8),
    shape.innerColor,
  );
  mesh.woodCount = mesh.count;
  const phase = random.next() * 50;
  for (let i = 0; i < shape.sprays; i++) {
    // More sprays low on the plant, where it is wide.
    const y = 0.03 + (1 - random.next() ** 0.62) * 0.97;
    const angle = random.next() * 2 * Math.PI;
    // Sprays stand in fans: a fan is pushed out and is a little lighter than what lies between fans.
    const tuft = vnoise(angle * 4.5 + phase, y * shape.heightM * 5.5, seed + 2);
    const broad = vnoise(angle * 1.3 + phase, y * shape.heightM * 1.6, seed);
    const bulge = 1 + 0.3 * (broad - 0.5) + 0.28 * (tuft - 0.5);
    const depth = INNERMOST + 0.4 * Math.sqrt(random.next());
    const reach = shape.radiusM * profile(y) * bulge * depth;
    const c = Math.cos(angle);
    const s = Math.sin(angle);
    const outward = normalize([c, 0.25, s]);
    const r = randomDirection(random);
    const along = normalize([
      outward[0] * out + r[0] * 0.35,
      up + r[1] * 0.3,
      outward[2] * out + r[2] * 0.35,
    ]);
    const normal = leafNormal(
      along,
      [outward[0] + r[2] * 0.9, 0.2 + r[0] * 0.5, outward[2] + r[1] * 0.9],
      outward,
    );
    const length = shape.sprayLengthM * (0.7 + 0.6 * random.next());
    const surface = (depth - INNERMOST) / 0.4;
    addLeaf(
      mesh,
      { base: [c * reach, y * shape.heightM * 0.985, s * reach], along, normal, crown: outward },
      {
        lengthM: length,
        widthM: length * (shape.aspect ?? sprayAspect),
        color: scaled(
          mix(shape.innerColor, shape.outerColor, clamp(surface * 0.6 + random.next() * 0.4, 0, 1)),
          0.75 + 0.5 * tuft,
        ),
        translucency: 0.25,
        crownLean: 0.5,
        droop: 0,
      },
      random,
    );
  }
  mesh.leafLengthM = shape.sprayLengthM;
  mesh.measure();
  return mesh;
}
