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
  outline: keyof typeof OUTLINES;
  /** Radians by which a leaf sinks from one piece to the next, on average: 0.07 arches, 0.19 hangs. */
  sag: number;
  flowers?: FlowerShape & { count: number; stalkM: number };
};

/**
 * Half width at the ends of the straight pieces of a leaf, as a share of the widest: a heart with a point (hosta), a tongue (lamb's ear), and
 * a round leaf whose margin goes in and out in lobes (coral bells).
 */
const OUTLINES = {
  heart: [0.3, 0.8, 0.98, 1, 0.9, 0.69, 0.36, 0.01],
  tongue: [0.3, 0.72, 0.95, 1, 0.96, 0.84, 0.55, 0.05],
  lobed: [0.5, 0.98, 0.84, 1.04, 0.86, 0.92, 0.58, 0.3],
} as const;
const PIECES = OUTLINES.heart.length - 1;
/**
 * Strips of each half from the midrib to the margin: where a strip ends as a share of the half width, how
 * high it lies there per half width, the tilt of its normal towards the midrib, and its tone. The strips
 * follow the veins, which run in parallel from the foot to the tip; the halves rise from the midrib and bend
 * down at the margin.
 */
const STRIPS = [
  { to: 0.42, rise: 0.09, tilt: 0.2, tone: 1.03 },
  { to: 0.84, rise: 0.13, tilt: 0.07, tone: 0.96 },
  { to: 1, rise: 0.1, tilt: -0.12, tone: 1 },
] as const;
/** The margin waves: each piece's end of it stands this share of the half width higher or lower at random. */
const WAVY = 0.07;
/** Share of the crown's normal in that of a leaf: a leaf lit by its own alone stands out like cut paper. */
const CROWN_LEAN = 0.2;
/** Tone of a leaf at random: 0.7 to 1.24. */
const LEAST_TONE = 0.7;
const TONE_SPREAD = 0.54;
/** Share of the light that shines through a leaf. */
const TRANSLUCENCY = 0.35;
/** Tone of the stalks of leaves relative to the inner leaves: they stand in the shade of all leaves. */
const STALK_TONE = 0.55;
/** The youngest leaves, this share of all, stand upright: their direction rises by up to this much more. */
const YOUNG_SHARE = 0.2;
const YOUNG_RISE = 0.45;
/** Rise of the leaves of the middle, and how much lower the outermost point: they lie over each other like shingles and hide the stalks. */
const LEVEL_INSIDE = 0.3;
const SINKS_OUTWARD = 0.62;
/** Leaves of one crown are so many times as long as their mean, from the least to the largest. */
const LEAST_SIZE = 0.75;
const SIZE_SPREAD = 0.5;
/** The innermost leaves, this share of all, point anywhere, the more the nearer to the middle: they close it. Radians. */
const INNER_SHARE = 0.3;
const INWARD = 5;
/** Widths of the stalks of leaves and of flowers, meters. */
const STALK_M = 0.012;
const FLOWER_STALK_M = 0.004;

/** Broad leaves on stalks around one crown (hosta, coral bells). */
export function growRosette(seed: number, shape: RosetteShape): FoliageMesh {
  const random = seededRandom(seed);
  const mesh = new FoliageMesh(shape.leaves * (PIECES * STRIPS.length * 4 + 4) + 400);
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
    const heading = angle + (random.next() - 0.5) * (0.7 + INWARD * Math.max(0, 1 - t / INNER_SHARE));
    let d = normalize([
      Math.cos(heading),
      LEVEL_INSIDE -
        t * SINKS_OUTWARD +
        YOUNG_RISE * Math.max(0, 1 - t / YOUNG_SHARE) +
        (random.next() - 0.5) * 0.35,
      Math.sin(heading),
    ]);
    const side = normalize(cross(d, [0, 1, 0]));
    // Each piece of a leaf points this much lower than the one before.
    const sag = shape.sag * (0.7 + 0.6 * random.next());
    let p = base;
    // The young ones in the middle are small.
    const size = (LEAST_SIZE + SIZE_SPREAD * random.next()) * (0.7 + 0.3 * Math.min(1, t * 2.5));
    const step = (shape.leafLengthM * size) / PIECES;
    const width = (shape.leafWidthM / 2) * size;
    const color = mix(shape.innerColor, shape.outerColor, random.next());
    const margin = shape.marginColor ?? color;
    const tone = LEAST_TONE + TONE_SPREAD * random.next();
    const crown = normalize([c * (0.3 + 0.7 * t), 1.1 - 0.6 * t, s * (0.3 + 0.7 * t)]);
    const waves = Array.from({ length: PIECES + 1 }, () => random.next() * 2 - 1);
    for (let k = 0; k < PIECES; k++) {
      const q: Vec3 = [p[0] + d[0] * step, Math.max(0.006, p[1] + d[1] * step), p[2] + d[2] * step];
      let n = normalize(cross(side, d));
      if (n[1] < 0) n = scaled(n, -1);
      n = mix(n, crown, CROWN_LEAN);
      for (const sign of [1, -1]) {
        const outline = OUTLINES[shape.outline];
        const halves = { p: width * outline[k]!, q: width * outline[k + 1]! };
        const wave = WAVY * waves[k]! * sign;
        const nextWave = WAVY * waves[k + 1]! * sign;
        addStrips(mesh, p, q, { side, sign, halves, waves: [wave, nextWave], n, color, margin, tone });
      }
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
  mesh.inPieces = true;
  mesh.measure();
  return mesh;
}

/** One half of a piece of a leaf: the way to its margin, half widths and waves at its two ends in meters and shares of these, and how it is lit and colored. */
type Half = {
  side: Vec3;
  sign: number;
  halves: { p: number; q: number };
  waves: readonly [number, number];
  n: Vec3;
  color: Vec3;
  margin: Vec3;
  tone: number;
};

/** The strips of half of a piece of a leaf, between the points p and q of its midrib. */
function addStrips(mesh: FoliageMesh, p: Vec3, q: Vec3, half: Half): void {
  const { side, sign, halves, waves, n, margin, tone } = half;
  const across = (from: Vec3, halfM: number, to: number, rise: number): Vec3 => [
    from[0] + sign * side[0] * halfM * to,
    from[1] + halfM * rise,
    from[2] + sign * side[2] * halfM * to,
  ];
  let [a, b] = [p, q];
  for (const { to, rise, tilt, tone: vein } of STRIPS) {
    const c = across(p, halves.p, to, rise + waves[0] * to);
    const e = across(q, halves.q, to, rise + waves[1] * to);
    // The margin's slope along the leaf turns with its waves.
    const turned = tilt + (waves[1] - waves[0]) * to;
    const normal = normalize([n[0] - sign * side[0] * turned, n[1], n[2] - sign * side[2] * turned]);
    const color = to === 1 ? margin : half.color;
    addFoliageTriangle(mesh, a, c, b, normal, color, tone * vein, TRANSLUCENCY);
    addFoliageTriangle(mesh, b, c, e, normal, color, tone * vein, TRANSLUCENCY);
    [a, b] = [c, e];
  }
}
