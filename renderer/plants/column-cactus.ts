import { type Random, seededRandom } from "#renderer/math/random.ts";
import { normalize, randomDirection, scaled, type Vec3 } from "#renderer/math/vec3.ts";
import { FoliageMesh } from "#renderer/mesh/foliage-mesh.ts";
import { addFoliageTriangle, addLeaf } from "#renderer/mesh/leaf.ts";

/** Ribbed columns before they are fitted to the catalog's size; meters, linear reflectance. */
export type ColumnShape = {
  ribs: number;
  radiusM: number;
  /** Stems from the ground: their height, and how far from the middle they stand. */
  stems: readonly { heightM: number; footM: number }[];
  /** Arms of the first stem, which leave it at half its height and turn up. */
  arms: number;
  bodyColor: Vec3;
  spineColor: Vec3;
};

/** Depth of a furrow as a share of the radius, faces across one rib, and tone in the furrow. */
const FURROW = 0.17;
const FACES_PER_RIB = 4;
const FURROW_TONE = 0.5;
/** Rings of a column, and the share of its length over which the top rounds off, in radii. */
const RINGS = 26;
const DOME = 1.1;
/** Tufts of spines per meter of a rib, spines of a tuft, their length as a share of the radius and their width, meters. */
const TUFTS_PER_M = 9;
const SPINES = 3;
const SPINE_SHARE = 0.2;
const SPINE_M = 0.004;
/** Arms: where they leave the stem as shares of its height, how far out they reach in radii, their length and radius as shares of the stem's. */
const ARM_FROM = { least: 0.38, spread: 0.22 } as const;
const ARM_OUT = 2.5;
const ARM_LENGTH = { least: 0.28, spread: 0.22 } as const;
const ARM_RADIUS = 0.72;

/** Saguaro, fence post cactus. Deterministic by seed. */
export function growColumns(seed: number, shape: ColumnShape): FoliageMesh {
  const random = seededRandom(seed);
  const lengthM = shape.stems.reduce((sum, { heightM }) => sum + heightM, 0) * (1 + shape.arms);
  const mesh = new FoliageMesh(
    Math.ceil(
      (shape.stems.length + shape.arms) * shape.ribs * FACES_PER_RIB * RINGS * 2 +
        lengthM * shape.ribs * TUFTS_PER_M * SPINES * 2,
    ),
  );
  const turn = random.next() * 2 * Math.PI;
  shape.stems.forEach(({ heightM, footM }, i) => {
    const angle = turn + (i * 2 * Math.PI) / Math.max(1, shape.stems.length - 1);
    const foot: Vec3 = [Math.cos(angle) * footM, 0, Math.sin(angle) * footM];
    const own = heightM * (0.9 + 0.2 * random.next());
    addColumn(mesh, shape, { at: (t) => [foot[0], own * t, foot[2]], angle: 0, lengthM: own }, 1, random);
    if (i > 0) return;
    for (let k = 0; k < shape.arms; k++) {
      const aside = turn + ((k + 0.4 * random.next()) * 2 * Math.PI) / shape.arms;
      addArm(mesh, shape, foot, own, aside, random);
    }
  });
  mesh.inPieces = true;
  mesh.dense = true;
  mesh.leafLengthM = shape.radiusM * SPINE_SHARE;
  mesh.measure();
  return mesh;
}

/** An arm: out of the stem in a quarter circle, then upright. */
function addArm(
  mesh: FoliageMesh,
  shape: ColumnShape,
  foot: Vec3,
  heightM: number,
  angle: number,
  random: Random,
): void {
  const fromM = heightM * (ARM_FROM.least + ARM_FROM.spread * random.next());
  const outM = shape.radiusM * ARM_OUT;
  const upM = heightM * (ARM_LENGTH.least + ARM_LENGTH.spread * random.next());
  const bendM = (outM * Math.PI) / 2;
  const at = (t: number): Vec3 => {
    const way = t * (bendM + upM);
    const turned = Math.min(Math.PI / 2, way / outM);
    const aside = outM * Math.sin(turned);
    const y = fromM + outM * (1 - Math.cos(turned)) + Math.max(0, way - bendM);
    return [foot[0] + Math.cos(angle) * aside, y, foot[2] + Math.sin(angle) * aside];
  };
  addColumn(mesh, shape, { at, angle, lengthM: bendM + upM }, ARM_RADIUS, random);
}

/** A path from 0 to 1 in the upright plane at an angle, and its length in meters. */
type Path = { at: (t: number) => Vec3; angle: number; lengthM: number };

/** One ribbed column along a path, its radius as a share of a stem's. */
function addColumn(
  mesh: FoliageMesh,
  shape: ColumnShape,
  { at: path, angle: plane, lengthM }: Path,
  share: number,
  random: Random,
): void {
  const radiusM = shape.radiusM * share;
  // Level, and square to the plane of the path: rings of a bent column do not twist.
  const v: Vec3 = [-Math.sin(plane), 0, Math.cos(plane)];
  const sides = shape.ribs * FACES_PER_RIB;
  const domeShare = (DOME * radiusM) / lengthM;
  const phase = random.next() * 2 * Math.PI;
  const radiusAt = (t: number) => {
    const left = (1 - t) / domeShare;
    return radiusM * (left < 1 ? Math.sqrt(Math.max(0, 1 - (1 - left) ** 2)) : 1);
  };
  const frameAt = (t: number) => {
    const [a, b] = [path(Math.max(0, t - 0.01)), path(Math.min(1, t + 0.01))];
    const along = normalize([b[0] - a[0], b[1] - a[1], b[2] - a[2]]);
    const u: Vec3 = [
      v[1] * along[2] - v[2] * along[1],
      v[2] * along[0] - v[0] * along[2],
      v[0] * along[1] - v[1] * along[0],
    ];
    return { u, v };
  };
  const crest = (angle: number) => 0.5 + 0.5 * Math.cos((angle - phase) * shape.ribs);
  const at = (angle: number, t: number): Vec3 => {
    const { u, v } = frameAt(t);
    const r = radiusAt(t) * (1 - FURROW * (1 - crest(angle)));
    const [c, s] = [Math.cos(angle) * r, Math.sin(angle) * r];
    const p = path(t);
    return [p[0] + u[0] * c + v[0] * s, Math.max(0, p[1] + u[1] * c + v[1] * s), p[2] + u[2] * c + v[2] * s];
  };
  const outAt = (angle: number, t: number): Vec3 => {
    const { u, v } = frameAt(t);
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const rise = t > 1 - domeShare ? 1.2 * (1 - (1 - t) / domeShare) : 0.05;
    return normalize([u[0] * c + v[0] * s, u[1] * c + v[1] * s + rise, u[2] * c + v[2] * s]);
  };
  for (let ring = 0; ring < RINGS; ring++) {
    // Rings lie closer where the top rounds off.
    const ends = [ring / RINGS, (ring + 1) / RINGS].map((share) => 1 - (1 - share) ** 1.6) as [
      number,
      number,
    ];
    for (let k = 0; k < sides; k++) {
      const [from, to] = [(k / sides) * 2 * Math.PI, ((k + 1) / sides) * 2 * Math.PI];
      const middle = (from + to) / 2;
      // The flank of a rib looks aside.
      const n = outAt(middle + 0.55 * Math.sin((middle - phase) * shape.ribs), (ends[0] + ends[1]) / 2);
      const tone = FURROW_TONE + (1 - FURROW_TONE) * crest(middle);
      const [a, b, c, d] = [at(from, ends[0]), at(to, ends[0]), at(to, ends[1]), at(from, ends[1])];
      addFoliageTriangle(mesh, a, b, c, n, shape.bodyColor, tone, 0);
      addFoliageTriangle(mesh, a, c, d, n, shape.bodyColor, tone, 0);
    }
  }
  const tufts = Math.round(TUFTS_PER_M * lengthM);
  for (let rib = 0; rib < shape.ribs; rib++) {
    const angle = phase + (rib * 2 * Math.PI) / shape.ribs;
    for (let k = 0; k < tufts; k++) {
      const t = (k + 0.3 + 0.4 * random.next()) / tufts;
      const out = outAt(angle, t);
      addSpines(mesh, at(angle, t), out, radiusM, shape.spineColor, random);
    }
  }
}

function addSpines(
  mesh: FoliageMesh,
  base: Vec3,
  out: Vec3,
  radiusM: number,
  color: Vec3,
  random: Random,
): void {
  for (let k = 0; k < SPINES; k++) {
    const r = randomDirection(random);
    const along = normalize([out[0] + r[0] * 0.9, out[1] + r[1] * 0.9, out[2] + r[2] * 0.9]);
    addLeaf(
      mesh,
      { base, along, normal: out, crown: out },
      {
        lengthM: radiusM * SPINE_SHARE * (0.7 + 0.5 * random.next()),
        widthM: SPINE_M,
        color: scaled(color, 0.8 + 0.35 * random.next()),
        translucency: 0.2,
        droop: 0,
      },
      random,
    );
  }
}
