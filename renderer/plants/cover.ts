import { vnoise } from "#renderer/math/noise.ts";
import { type Random, seededRandom } from "#renderer/math/random.ts";
import { clamp } from "#renderer/math/scalar.ts";
import { mix, normalize, scaled, type Vec3 } from "#renderer/math/vec3.ts";
import { FoliageMesh } from "#renderer/mesh/foliage-mesh.ts";
import { addLeaf } from "#renderer/mesh/leaf.ts";
import { addFlower, type FlowerShape } from "./flower.ts";

/** A patch of ground cover, meters, linear reflectance. */
export type CoverShape = {
  heightM: number;
  radiusM: number;
  leafLengthM: number;
  leafWidthM: number;
  /** Leaves below the others, on top, and the youngest. */
  innerColor: Vec3;
  outerColor: Vec3;
  tipColor: Vec3;
  flowers?: FlowerShape & { perM2: number };
  /** Its leaves are twigs that point outwards and up, and do not lie in all directions: creeping juniper. */
  outwards?: true;
};

/** Area of all leaves as a multiple of the patch's, and a leaf's as a share of its length times its width. */
const COVER = 2.1;
const LEAF_FILLS = 0.7;
/** No patch has more leaves; those of one that would need more are drawn larger. */
const MOST_LEAVES = 3600;
/** Bumps of the carpet: how many per meter, and the lowest hollow as a share of its height. */
const BUMPS_PER_M = 3.2;
const HOLLOW = 0.45;
/** Over this share of the radius the patch sinks to the ground at its rim. */
const RIM = 0.35;
/** Leaves lie from the top down through this share of the height. */
const LAYER = 0.92;
/** Tone in the hollows and on the bumps. */
const TONE = { least: 0.62, most: 1.12 } as const;
const YOUNG_SHARE = 0.2;
/** Twigs that point outwards differ in direction by so much, radians, and rise by this much for each part outwards. */
const FAN = 2.2;
const TWIG_RISE = 0.3;

/** A flat patch whose rim sinks to the ground, so that patches set close together close to one carpet. Deterministic by seed. */
export function growCover(seed: number, shape: CoverShape): FoliageMesh {
  const random = seededRandom(seed);
  const { radiusM, heightM } = shape;
  const wanted = (COVER * Math.PI * radiusM ** 2) / (LEAF_FILLS * shape.leafLengthM * shape.leafWidthM);
  const leaves = Math.round(Math.min(wanted, MOST_LEAVES));
  const enlarged = Math.sqrt(wanted / leaves);
  const mesh = new FoliageMesh(leaves * 3 + Math.ceil((shape.flowers?.perM2 ?? 0) * radiusM ** 2 * 4) * 60);
  const bump = (x: number, z: number) => vnoise(x * BUMPS_PER_M + 40, z * BUMPS_PER_M + 40, seed);
  const topAt = (x: number, z: number): number => {
    const rim = clamp((1 - Math.hypot(x, z) / radiusM) / RIM, 0, 1);
    return heightM * rim ** 0.75 * (HOLLOW + (1 - HOLLOW) * bump(x, z));
  };
  const outline = (angle: number) => 0.86 + 0.28 * (vnoise(angle * 1.3 + 9, seed * 0.1, seed + 5) - 0.5);
  for (let i = 0; i < leaves; i++) {
    const angle = random.next() * 2 * Math.PI;
    const r = radiusM * outline(angle) * Math.sqrt(random.next());
    const [x, z] = [Math.cos(angle) * r, Math.sin(angle) * r];
    const depth = random.next() ** 1.6;
    const y = Math.max(0.006, topAt(x, z) * (1 - LAYER * depth));
    const size = enlarged * (0.75 + 0.5 * random.next());
    const tone = (TONE.least + (TONE.most - TONE.least) * bump(x, z)) * (1 - 0.45 * depth);
    const isYoung = depth < 0.25 && random.next() < YOUNG_SHARE;
    const color = isYoung ? shape.tipColor : mix(shape.outerColor, shape.innerColor, depth);
    const turn = shape.outwards ? angle + (random.next() - 0.5) * FAN : random.next() * 2 * Math.PI;
    addCoverLeaf(mesh, shape, [x, y, z], turn, size, scaled(color, tone), random);
  }
  mesh.flowersFrom = mesh.count;
  const { flowers } = shape;
  const count = flowers ? Math.round(flowers.perM2 * Math.PI * radiusM ** 2) : 0;
  for (let i = 0; flowers && i < count; i++) {
    const angle = random.next() * 2 * Math.PI;
    const r = radiusM * 0.85 * Math.sqrt(random.next());
    const [x, z] = [Math.cos(angle) * r, Math.sin(angle) * r];
    addFlower(mesh, flowers, [x, topAt(x, z) + 0.008, z], [0, 1, 0], random);
  }
  mesh.leafLengthM = shape.leafLengthM * enlarged;
  mesh.measure();
  return mesh;
}

/** A leaf that points to `turn`, radians, and lies nearly flat. */
function addCoverLeaf(
  mesh: FoliageMesh,
  shape: CoverShape,
  base: Vec3,
  turn: number,
  size: number,
  color: Vec3,
  random: Random,
): void {
  const rise = shape.outwards ? TWIG_RISE : 0;
  const along = normalize([Math.cos(turn), rise + 0.45 * (random.next() - 0.25), Math.sin(turn)]);
  const normal = normalize([(random.next() - 0.5) * 0.8, 1, (random.next() - 0.5) * 0.8]);
  addLeaf(
    mesh,
    { base, along, normal, crown: [0, 1, 0] },
    {
      lengthM: shape.leafLengthM * size,
      widthM: shape.leafWidthM * size,
      color,
      translucency: 0.3,
      crownLean: 0.4,
    },
    random,
  );
}
