import { GOLDEN_ANGLE } from "#renderer/math/golden-angle.ts";
import { seededRandom } from "#renderer/math/random.ts";
import { scaled, type Vec3 } from "#renderer/math/vec3.ts";
import { addBranch } from "#renderer/mesh/branch.ts";
import { FoliageMesh } from "#renderer/mesh/foliage-mesh.ts";
import { addStrap } from "#renderer/mesh/strap.ts";

/** Stems with a head of straps at the end of each, before it is fitted to the catalog's size; meters, linear reflectance. */
export type HeadedShape = {
  heads: number;
  /** Height of the highest stem. */
  heightM: number;
  trunkRadiusM: number;
  /** Leaves of one head, and radians from upright to its lowest. */
  leaves: number;
  spread: number;
  leafLengthM: number;
  leafWidthM: number;
  rootColor: Vec3;
  tipColor: Vec3;
  trunkColor: Vec3;
};

/** The lowest stem as a share of the highest; how far stems lean outwards, meters per meter, and stand from the middle, in their radii. */
const LEAST_HEIGHT = 0.35;
const LEAN = 0.28;
const APART = 1.6;
/** Straight pieces of a stem, its faces, and its radius at the end as a share of that at the foot. */
const PIECES = 6;
const SIDES = 12;
const TAPER = 0.8;
/** A leaf: how much it bows, where it is widest as a share of its length, and how far its halves rise. */
const LEAF = { bend: 0.14, widestAt: 0.3, keel: 0.35 } as const;
/** Leaves of a head begin along this share of a leaf's length, the oldest lowest. */
const HEAD_SHARE = 0.45;

/** Heads of leaves on stems: Spanish dagger, ti plant. Deterministic by seed. */
export function growHeaded(seed: number, shape: HeadedShape): FoliageMesh {
  const random = seededRandom(seed);
  const mesh = new FoliageMesh(shape.heads * (shape.leaves * 24 + PIECES * SIDES * 2) + 64);
  const turn = random.next() * 2 * Math.PI;
  const ends: Vec3[] = [];
  for (let i = 0; i < shape.heads; i++) {
    // The first stem stands in the middle and is the highest.
    const heightM = i === 0 ? shape.heightM : shape.heightM * (LEAST_HEIGHT + 0.5 * random.next());
    const angle = turn + i * GOLDEN_ANGLE;
    const lean = i === 0 ? 0.06 : LEAN * (0.4 + 0.9 * random.next());
    const apart = i === 0 ? 0 : APART * shape.trunkRadiusM;
    const at = (t: number): Vec3 => {
      const aside = apart + lean * heightM * t;
      return [Math.cos(angle) * aside, heightM * t, Math.sin(angle) * aside];
    };
    for (let k = 0; k < PIECES; k++) {
      const [from, to] = [k / PIECES, (k + 1) / PIECES];
      const radius = (t: number) => shape.trunkRadiusM * (1 - (1 - TAPER) * t);
      const color = scaled(shape.trunkColor, 0.85 + 0.3 * random.next());
      addBranch(mesh, at(from), at(to), radius(from), radius(to), color, random, SIDES, 0.2);
    }
    ends.push(at(1));
  }
  mesh.woodCount = mesh.count;
  for (const end of ends) {
    for (let i = 0; i < shape.leaves; i++) {
      const age = (i + random.next()) / shape.leaves;
      const angle = i * GOLDEN_ANGLE + (random.next() - 0.5) * 0.4;
      const elevation = 1.5 - age ** 0.8 * shape.spread + (random.next() - 0.5) * 0.14;
      const across = Math.cos(elevation);
      addStrap(
        mesh,
        [end[0], Math.max(0.02, end[1] - HEAD_SHARE * shape.leafLengthM * age), end[2]],
        [Math.cos(angle) * across, Math.sin(elevation), Math.sin(angle) * across],
        {
          ...LEAF,
          lengthM: shape.leafLengthM * (0.75 + 0.3 * random.next()) * (0.75 + 0.25 * Math.min(1, age * 3)),
          widthM: shape.leafWidthM * (0.85 + 0.3 * random.next()),
          rootColor: scaled(shape.rootColor, 0.8 + 0.3 * random.next()),
          tipColor: scaled(shape.tipColor, 0.85 + 0.3 * random.next()),
          translucency: 0.25,
        },
        random,
      );
    }
  }
  mesh.leafLengthM = shape.leafWidthM;
  mesh.inPieces = true;
  mesh.measure();
  return mesh;
}
