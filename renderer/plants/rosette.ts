import { GOLDEN_ANGLE } from "#renderer/math/golden-angle.ts";
import { seededRandom } from "#renderer/math/random.ts";
import { cross, mix, normalize, scaled, type Vec3 } from "#renderer/math/vec3.ts";
import { addBlade } from "#renderer/mesh/blade.ts";
import { FoliageMesh } from "#renderer/mesh/foliage-mesh.ts";
import { addFoliageTriangle } from "#renderer/mesh/leaf.ts";
import { addFlower, type FlowerShape } from "./flower.ts";

/** Shape before it is fitted to the catalog's size; meters, linear reflectance. */
export type RosetteShape = {
  leaves: number;
  leafLengthM: number;
  leafWidthM: number;
  heightM: number;
  innerColor: Vec3;
  outerColor: Vec3;
  /** Color of a pale margin; without one the leaf is of one color. */
  marginColor?: Vec3;
  /** Radians by which a leaf sinks from one piece to the next, on average: 0.1 arches, 0.26 hangs. */
  sag: number;
  flowers?: FlowerShape & { count: number; stalkM: number };
};

/** Half width at the ends of the straight pieces of a leaf, as a share of the widest: a heart with a point. */
const OUTLINE = [0.3, 0.84, 1, 0.88, 0.52, 0.01] as const;
const PIECES = OUTLINE.length - 1;
/**
 * Strips of each half from the midrib to the margin: where a strip ends as a share of the half width, how
 * high it lies there per half width, the tilt of its normal towards the midrib, and its tone. The strips
 * follow the veins, which run in parallel from the foot to the tip; the halves rise from the midrib and bend
 * down at the margin.
 */
const STRIPS = [
  { to: 0.36, rise: 0.09, tilt: 0.24, tone: 1.025 },
  { to: 0.7, rise: 0.13, tilt: 0.1, tone: 0.965 },
  { to: 1, rise: 0.1, tilt: -0.1, tone: 1.01 },
] as const;
/** Share of the crown's normal in that of a leaf: a leaf lit by its own alone stands out like cut paper. */
const CROWN_LEAN = 0.35;
/** Share of the light that shines through a leaf. */
const TRANSLUCENCY = 0.35;
/** Tone of the stalks of leaves relative to the inner leaves: they stand in the shade of all leaves. */
const STALK_TONE = 0.55;
/** The youngest leaves, this share of all, stand upright: their direction rises by up to this much more. */
const YOUNG_SHARE = 0.2;
const YOUNG_RISE = 0.8;
/** Widths of the stalks of leaves and of flowers, meters. */
const STALK_M = 0.012;
const FLOWER_STALK_M = 0.006;

/** Broad leaves on stalks around one crown (hosta, coral bells). */
export function growRosette(seed: number, shape: RosetteShape): FoliageMesh {
  const random = seededRandom(seed);
  const mesh = new FoliageMesh(shape.leaves * 64 + 400);
  const stalkColor = scaled(shape.innerColor, STALK_TONE);
  for (let i = 0; i < shape.leaves; i++) {
    // From upright young leaves in the middle to leaves lying on the ground.
    const t = (i + random.next()) / shape.leaves;
    const angle = i * GOLDEN_ANGLE + random.next() * 0.5;
    const c = Math.cos(angle);
    const s = Math.sin(angle);
    // Radians above the ground: 77 degrees in the middle, 9 outside.
    const elevation = 1.35 - t * 1.2 + (random.next() - 0.5) * 0.3;
    const inset = 0.015 + 0.036 * t;
    const base: Vec3 = [
      c * Math.cos(elevation) * shape.heightM * 0.45 + c * inset,
      Math.max(0.03, Math.sin(elevation) * shape.heightM * 0.85),
      s * Math.cos(elevation) * shape.heightM * 0.45 + s * inset,
    ];
    const stalk = Math.hypot(base[0], base[1], base[2]);
    addBlade(
      mesh,
      [0, 0, 0],
      normalize(base),
      {
        lengthM: stalk,
        widthM: STALK_M,
        bend: 0.02,
        segments: 2,
        rootColor: stalkColor,
        tipColor: stalkColor,
        translucency: 0.2,
        pointed: false,
      },
      random,
    );
    const heading = angle + (random.next() - 0.5) * 0.7;
    let d = normalize([
      Math.cos(heading),
      0.35 - t * 0.75 + YOUNG_RISE * Math.max(0, 1 - t / YOUNG_SHARE) + (random.next() - 0.5) * 0.35,
      Math.sin(heading),
    ]);
    const side = normalize(cross(d, [0, 1, 0]));
    // Each piece of a leaf points this much lower than the one before.
    const sag = shape.sag * (0.7 + 0.6 * random.next());
    let p = base;
    // Leaves of one crown differ by a factor of two, and the young ones in the middle are small.
    const size = (0.6 + 0.5 * random.next()) * (0.7 + 0.3 * Math.min(1, t * 2.5)) * 1.12;
    const step = (shape.leafLengthM * size) / PIECES;
    const width = (shape.leafWidthM / 2) * size;
    const color = mix(shape.innerColor, shape.outerColor, random.next());
    const margin = shape.marginColor ?? color;
    const tone = 0.82 + 0.36 * random.next();
    const crown = normalize([c * (0.3 + 0.7 * t), 1.1 - 0.6 * t, s * (0.3 + 0.7 * t)]);
    for (let k = 0; k < PIECES; k++) {
      const q: Vec3 = [p[0] + d[0] * step, Math.max(0.006, p[1] + d[1] * step), p[2] + d[2] * step];
      let n = normalize(cross(side, d));
      if (n[1] < 0) n = scaled(n, -1);
      n = mix(n, crown, CROWN_LEAN);
      for (const sign of [1, -1]) addStrips(mesh, p, q, k, { side, sign, width, n, color, margin, tone });
      p = q;
      d = normalize([d[0], d[1] - sag, d[2]]);
    }
  }
  mesh.flowersFrom = mesh.count;
  if (shape.flowers) {
    for (let i = 0; i < shape.flowers.count; i++) {
      const angle = random.next() * 2 * Math.PI;
      const along = normalize([Math.cos(angle) * 0.3, 1, Math.sin(angle) * 0.3]);
      const end = addBlade(
        mesh,
        [0, 0, 0],
        along,
        {
          lengthM: shape.flowers.stalkM * (0.8 + 0.4 * random.next()),
          widthM: FLOWER_STALK_M,
          bend: 0.08,
          segments: 3,
          rootColor: shape.innerColor,
          tipColor: shape.innerColor,
          translucency: 0.2,
          pointed: false,
        },
        random,
      );
      addFlower(mesh, shape.flowers, end, along, random);
    }
  }
  mesh.leafLengthM = shape.leafLengthM * 0.4;
  mesh.measure();
  return mesh;
}

/** One half of a leaf: the way to its margin, its widest half width in meters, and how it is lit and colored. */
type Half = { side: Vec3; sign: number; width: number; n: Vec3; color: Vec3; margin: Vec3; tone: number };

/** The strips of half of the piece `k` of a leaf, between the points p and q of its midrib. */
function addStrips(mesh: FoliageMesh, p: Vec3, q: Vec3, k: number, half: Half): void {
  const { side, sign, width, n, margin, tone } = half;
  const across = (from: Vec3, halfM: number, to: number, rise: number): Vec3 => [
    from[0] + sign * side[0] * halfM * to,
    from[1] + halfM * rise,
    from[2] + sign * side[2] * halfM * to,
  ];
  const [atP, atQ] = [width * OUTLINE[k]!, width * OUTLINE[k + 1]!];
  let [a, b] = [p, q];
  for (const { to, rise, tilt, tone: vein } of STRIPS) {
    const c = across(p, atP, to, rise);
    const e = across(q, atQ, to, rise);
    const normal = normalize([n[0] - sign * side[0] * tilt, n[1], n[2] - sign * side[2] * tilt]);
    const color = to === 1 ? margin : half.color;
    addFoliageTriangle(mesh, a, c, b, normal, color, tone * vein, TRANSLUCENCY);
    addFoliageTriangle(mesh, b, c, e, normal, color, tone * vein, TRANSLUCENCY);
    [a, b] = [c, e];
  }
}
