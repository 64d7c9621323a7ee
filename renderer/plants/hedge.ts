import { vnoise } from "#renderer/math/noise.ts";
import { hash01, type Random, seededRandom } from "#renderer/math/random.ts";
import { clamp, smoothstep } from "#renderer/math/scalar.ts";
import { mix, normalize, randomDirection, scaled, type Vec3 } from "#renderer/math/vec3.ts";
import { FoliageMesh } from "#renderer/mesh/foliage-mesh.ts";
import { addBroadLeaf, addFoliageTriangle, addLeaf } from "#renderer/mesh/leaf.ts";
import { reliefOfHedge } from "./hedge-relief.ts";
import { leafNormal } from "./leaf-pose.ts";

export type HedgeShape = {
  /** Along x. */
  lengthM: number;
  /** Along z. */
  depthM: number;
  heightM: number;
  leafLengthM: number;
  leafAspect: number;
  /** Large oval leaves, each of many triangles, that stand up from the face. */
  broad?: boolean;
  innerColor: Vec3;
  outerColor: Vec3;
  /** Where it ends, along x; where it goes on it has no leaves of an end. */
  ends: readonly (-1 | 1)[];
};

/** Leaves of USUAL_LEAF_M that close one square meter of a clipped face; smaller leaves take more. */
const LEAVES_PER_M2 = 2600;

/** Range of the tone between places half a meter apart. */
const BROAD_TONE = 0.3;
/** Leaf length for which LEAVES_PER_M2 is counted, meters. */
const USUAL_LEAF_M = 0.045;
/**
 * Leaves lie up to this far behind the face, most near it, and shoots stand out by up to RAGGED_M. Meters.
 */
const DEEPEST_M = 0.12;
const RAGGED_M = 0.05;
/** The blades of a lawn hide the lowest leaves: those begin between these heights above the ground, meters, in tufts so many per meter. */
const LOWEST_M = [0.02, 0.11] as const;
const LOWEST_PER_M = 17;
/** How far the seams between plants lie behind the middles of the plants, meters, and the tone of a seam. */
const SEAM_M = 0.065;
const SEAM_TONE = 0.8;
/** Tone of the leaves at the ground, and the height at which they have their full tone, meters. */
const FOOT_TONE = 0.55;
const FOOT_M = 0.4;
/** How much lighter the young leaves of the top are, and those of the upper part of a side, which see more of the sky and grow fastest. */
const TOP_TONE = 0.25;
const HIGH_TONE = 0.3;
const HIGH_FROM = 0.35;
/** Range of the tone from plant to plant, and how much redder a lighter one is. */
const PLANT_TONE = 0.22;
const PLANT_RED = 0.5;
/** Share of the leaves that have grown beyond the cut, how far at most, meters, and their tone. */
const STRAY_SHARE = 0.14;
const STRAY_M = 0.06;
const STRAY_TONE = 1.3;
/** How far broad leaves strive upwards, the share of the light that shines through them, and the share of their length that their tips hang: leathery ones hardly do. */
const BROAD_RISE = 0.75;
const LEATHERY = 0.12;
const BROAD_DROOP = 0.08;

/** One piece of a clipped hedge, its length along x. Deterministic by seed. */
export function growHedge(seed: number, shape: HedgeShape): FoliageMesh {
  const random = seededRandom(seed);
  const { lengthM: length, depthM: depth, heightM: height } = shape;
  const top = length * depth;
  const long = 2 * length * height;
  const ends = shape.ends.length * depth * height;
  const area = top + long + ends;
  const leaves = Math.round(area * LEAVES_PER_M2 * (USUAL_LEAF_M / shape.leafLengthM) ** 1.5);
  const relief = reliefOfHedge(seed);
  const mesh = new FoliageMesh(leaves * (shape.broad ? 16 : 2) + Math.ceil(area * CORE_PER_M2) * 2 + 800);
  addInside(mesh, shape, seed);
  mesh.woodCount = mesh.count;
  for (let i = 0; i < leaves; i++) {
    // Top, long sides and ends get leaves by their area.
    const pick = random.next() * area;
    const inset = DEEPEST_M * random.next() * random.next();
    const ragged = RAGGED_M * vnoise(i * 0.37, seed, 3);
    let base: [number, number, number];
    let outward: Vec3;
    if (pick < top) {
      base = [(random.next() - 0.5) * length, height - inset + ragged * 0.5, (random.next() - 0.5) * depth];
      outward = [0, 1, 0];
    } else {
      const y = random.next() ** 0.75 * height;
      let side = random.next() < 0.5 ? -1 : 1;
      if (pick < top + long) {
        base = [(random.next() - 0.5) * length, y, side * (depth / 2 - inset + ragged * 0.3)];
        outward = [0, 0.1, side];
      } else {
        side = shape.ends[Math.floor(random.next() * shape.ends.length)] ?? side;
        base = [side * (length / 2 - inset + ragged * 0.3), y, (random.next() - 0.5) * depth];
        outward = [side, 0.1, 0];
      }
    }
    outward = roundOff(base, outward, shape);
    const plant = plantAt(base[0], shape);
    const stray = random.next() < STRAY_SHARE ? STRAY_M * random.next() : 0;
    const cut = relief(base, outward, plant.wavy);
    const wave = cut.outM - SEAM_M * (1 - plant.middle) + stray;
    base[0] += outward[0] * wave;
    base[1] = Math.max(lowestAt(base, seed), base[1] + outward[1] * wave);
    base[2] += outward[2] * wave;
    const { tuft } = cut;
    outward = cut.normal;
    const foot = FOOT_TONE + (1 - FOOT_TONE) * smoothstep(0, FOOT_M, base[1]);
    const seam = SEAM_TONE + (1 - SEAM_TONE) * plant.middle;
    const high = HIGH_TONE * smoothstep(HIGH_FROM, 1, base[1] / height);
    const own = PLANT_TONE * (hash01(plant.number, seed, 3) - 0.5);
    const r = randomDirection(random);
    const along = normalize([
      outward[0] * 0.6 + r[0],
      Math.max(
        outward[1] * 0.5 + r[1] * (shape.broad ? 0.4 : 0.7) + (shape.broad ? BROAD_RISE : 0.2),
        -base[1] / shape.leafLengthM,
      ),
      outward[2] * 0.6 + r[2],
    ]);
    // Leaves lie nearly along the face and turn a little to the light.
    const normal = leafNormal(
      along,
      [outward[0] + r[1] * 0.8, outward[1] + 0.3 + r[2] * 0.6, outward[2] + r[0] * 0.8],
      outward,
    );
    const size = 0.7 + 0.6 * random.next();
    const add = shape.broad ? addBroadLeaf : addLeaf;
    add(
      mesh,
      {
        base,
        along,
        normal,
        crown: normalize([outward[0] + r[0] * 0.6, outward[1] + r[1] * 0.6, outward[2] + r[2] * 0.35]),
      },
      {
        lengthM: shape.leafLengthM * size,
        widthM: shape.leafLengthM * shape.leafAspect * size,
        color: scaled(
          redder(
            mix(shape.innerColor, shape.outerColor, clamp(0.75 - inset * 9 + random.next() * 0.45, 0, 1)),
            own * PLANT_RED,
          ),
          (0.7 + 0.6 * tuft) *
            (1 + BROAD_TONE * (cut.broad - 0.5)) *
            foot *
            seam *
            (stray > 0 ? STRAY_TONE : 1) *
            (1 + own) *
            (1 + high + TOP_TONE * Math.max(0, outward[1])),
        ),
        translucency: shape.broad ? LEATHERY : 0.3,
        crownLean: 0.5,
        ...(shape.broad && { droop: BROAD_DROOP }),
      },
      random,
    );
  }
  addCore(mesh, shape, random);
  mesh.leafLengthM = shape.leafLengthM;
  mesh.measure();
  return mesh;
}

const redder = ([r, g, b]: Vec3, by: number): Vec3 => [r * (1 + by), g, b * (1 - by)];

const lowestAt = (base: Vec3, seed: number): number =>
  LOWEST_M[0] +
  (LOWEST_M[1] - LOWEST_M[0]) * vnoise((base[0] + base[2]) * LOWEST_PER_M, base[2] * LOWEST_PER_M, seed);

/**
 * Edges are rounded over these radii along x, y and z, meters: no hedge keeps a sharp edge for a week, and the end of a run is as round as a
 * single shrub. Of a small hedge no more than such shares of its height and depth.
 */
const ROUND_M = [0.42, 0.27, 0.28] as const;
const ROUND_SHARES = { ofHeight: 0.45, ofDepth: 0.42 } as const;

/** Brings what lies in a hedge's edges in onto a rounding; answers the outward normal there. */
function roundOff(
  base: [number, number, number],
  flat: Vec3,
  { lengthM, depthM, heightM, ends }: HedgeShape,
): Vec3 {
  const side = base[0] < 0 ? -1 : 1;
  const back = base[2] < 0 ? -1 : 1;
  const radii: Vec3 = [
    ROUND_M[0],
    Math.min(ROUND_M[1], ROUND_SHARES.ofHeight * heightM),
    Math.min(ROUND_M[2], ROUND_SHARES.ofDepth * depthM),
  ];
  // How far the point lies beyond the middles of the roundings, in radii; a piece that goes on has no edge there.
  const beyond: Vec3 = [
    ends.includes(side) ? Math.max(0, (Math.abs(base[0]) - lengthM / 2) / radii[0] + 1) : 0,
    Math.max(0, (base[1] - heightM) / radii[1] + 1),
    Math.max(0, (Math.abs(base[2]) - depthM / 2) / radii[2] + 1),
  ];
  const far = Math.hypot(...beyond);
  if (far <= 1) return flat;
  const inwards = 1 - 1 / far;
  base[0] -= side * beyond[0] * inwards * radii[0];
  base[1] -= beyond[1] * inwards * radii[1];
  base[2] -= back * beyond[2] * inwards * radii[2];
  return normalize([(side * beyond[0]) / radii[0], beyond[1] / radii[1], (back * beyond[2]) / radii[2]]);
}

/** From one plant of a hedge to the next, meters (boxwood is planted two feet apart). */
const PLANT_M = 0.6;
/** Within this of a joint between two pieces they keep one plane, meters. */
const JOINT_M = 0.15;

/**
 * Where a place lies among the plants of a piece: in which of them, `middle` 0 between two of them, 1 in the middle of one;
 * `wavy` 0 at a joint to the next piece, where both must meet, and 1 away from it.
 */
function plantAt(x: number, { lengthM, ends }: HedgeShape): { number: number; middle: number; wavy: number } {
  const plants = Math.max(1, Math.round(lengthM / PLANT_M));
  const number = Math.floor(plants * (x / lengthM + 0.5));
  const middle = 0.5 - 0.5 * Math.cos(2 * Math.PI * plants * (x / lengthM + 0.5));
  const toJoint = ends.includes(x < 0 ? -1 : 1) ? JOINT_M : lengthM / 2 - Math.abs(x);
  return { number, middle, wavy: smoothstep(0, JOINT_M, toJoint) };
}

/**
 * The dark inside begins this far behind the face; size of the pieces that it is drawn in; meters, and its
 * tone relative to the inner leaves.
 */
const INSIDE_M = 0.14;
const INSIDE_CELL_M = 0.12;
const INSIDE_TONE = 0.3;

/** Two dark walls inside the hedge, so that gaps between leaves do not show what stands behind it. */
function addInside(
  mesh: FoliageMesh,
  { lengthM, depthM, heightM, ends, innerColor }: HedgeShape,
  seed: number,
): void {
  const columns = Math.max(1, Math.round(lengthM / INSIDE_CELL_M));
  const rows = Math.max(1, Math.round(heightM / INSIDE_CELL_M));
  const color = scaled(innerColor, INSIDE_TONE);
  const left = -lengthM / 2 + (ends.includes(-1) ? INSIDE_M : 0);
  const right = lengthM / 2 - (ends.includes(1) ? INSIDE_M : 0);
  const top = heightM - INSIDE_M;
  for (const side of [-1, 1]) {
    const z = side * Math.max(0.02, depthM / 2 - INSIDE_M);
    const at = (column: number, row: number): Vec3 => [
      left + ((right - left) * column) / columns,
      // As ragged at the ground as the leaves before it.
      row === 0 ? LOWEST_M[1] * hash01(column, side, seed) : (top * row) / rows,
      z,
    ];
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++) {
        const [a, c] = [at(column, row), at(column + 1, row + 1)];
        const n: Vec3 = [0, 0.15, side];
        addFoliageTriangle(mesh, a, at(column + 1, row), c, n, color, 1, 0);
        addFoliageTriangle(mesh, a, c, at(column, row + 1), n, color, 1, 0);
      }
    }
  }
}

/** Old leaves per square meter of face, behind the clipped ones: they close the view into the hedge. */
const CORE_PER_M2 = 260;

/** Large dim leaves 12 to 18 cm behind the faces. */
function addCore(mesh: FoliageMesh, shape: HedgeShape, random: Random): void {
  const { lengthM, depthM, heightM } = shape;
  const color = scaled(shape.innerColor, 0.6);
  const count = Math.ceil((2 * lengthM * heightM + lengthM * depthM) * CORE_PER_M2);
  for (let i = 0; i < count; i++) {
    const side = random.next() < 0.5 ? -1 : 1;
    const crown: Vec3 = [0, 0.2, side];
    const [alongX, alongY, alongZ] = randomDirection(random);
    const along: Vec3 = [alongX, Math.abs(alongY), alongZ];
    const [left, right] = [-1, 1].map((end) => (shape.ends.includes(end as -1 | 1) ? INSIDE_M : 0));
    addLeaf(
      mesh,
      {
        base: [
          -lengthM / 2 + left! + random.next() * (lengthM - left! - right!),
          0.04 + random.next() * Math.max(0.05, heightM - 0.18),
          side * (depthM / 2 - 0.12 - 0.06 * random.next()),
        ],
        along,
        normal: leafNormal(along, crown, crown),
        crown,
      },
      { lengthM: 0.075, widthM: 0.066, color, translucency: 0.15, crownLean: 0.7 },
      random,
    );
  }
}
