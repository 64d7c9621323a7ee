import type { Random } from "#renderer/math/random.ts";
import { cross, dot, normalize, randomDirection, scaled, type Vec3 } from "#renderer/math/vec3.ts";
import type { FoliageMesh } from "#renderer/mesh/foliage-mesh.ts";
import { addFoliageTriangle, addLeaf } from "#renderer/mesh/leaf.ts";

/**
 * Flowers of one ring of petals: how many, their width as a share of their length, how much they rise from the flat (negative: they
 * hang) and how far the flower turns away from the plant in place of up, as a share. Petals are counted on the flower itself, but
 * `fringe`, which stands for a head of several flowers with four straps each; shares are set by eye.
 */
const RINGS = {
  /** Coneflower, aster, Shasta daisy. */
  daisy: { petals: 13, aspect: 0.26, rise: -0.1, aside: 0.5 },
  /** Daylily, iris. */
  trumpet: { petals: 6, aspect: 0.42, rise: 0.45, aside: 0.5 },
  /** Five petals that overlap to a disk: petunia, pansy, impatiens. */
  face: { petals: 5, aspect: 1.05, rise: 0.16, aside: 0.9 },
  /** Five narrow petals that do not touch: star jasmine. */
  star: { petals: 5, aspect: 0.4, rise: 0.1, aside: 0.8 },
  /** Loropetalum. */
  fringe: { petals: 18, aspect: 0.13, rise: 0.5, aside: 0.8 },
} as const;

/** Height over the middle of a head and radius there, as shares of its size, from the foot up. */
type Body = readonly (readonly [up: number, radius: number])[];
/**
 * What is inside of the petals of a ball and of a panicle: older petals, so many that one does not look through a hydrangea's head.
 */
const BALL_BODY: Body = [
  [-0.35, 0.62],
  [0.3, 0.76],
  [0.8, 0.1],
];
const PANICLE_BODY: Body = [
  [-0.12, 0.28],
  [0.25, 0.2],
  [0.72, 0.04],
];
/** Faces round a body, and its tone: it lies in the shade of the petals. */
const BODY_SIDES = 6;
const BODY_TONE = 0.72;

/**
 * Round heads: petals, their length as a share of the head's radius, their width as a share of that, and the share of the radius at
 * which they begin. `outward`: they point away from the middle in place of lying on the ball. `body`: what is inside of them, if one does not look through.
 */
const HEADS = {
  /** Hydrangea. */
  ball: { petals: 108, petalShare: 0.42, aspect: 1, from: 0.75, outward: false, body: BALL_BODY },
  /** Rose, azalea. */
  cluster: { petals: 20, petalShare: 0.55, aspect: 1, from: 0.75, outward: false, body: null },
  /** Funnels on stalks of one length: agapanthus. */
  umbel: { petals: 84, petalShare: 0.5, aspect: 0.34, from: 0.5, outward: true, body: null },
} as const;

/** `spike`: lavender, salvia; `panicle`: a cone of petals, as of a Limelight hydrangea. */
export type FlowerShape = {
  kind: keyof typeof RINGS | keyof typeof HEADS | "spike" | "panicle";
  /** Radius of a head or a ring; length of a spike or a panicle; meters. */
  sizeM: number;
  colors: readonly Vec3[];
  center?: Vec3;
  /** In place of the ring's own rise. */
  petalRise?: number;
  /** Size of the florets of a spike, as a share of the usual. */
  floret?: number;
};

/** One flower head at `at`; `outward` is the direction away from the plant. */
export function addFlower(
  mesh: FoliageMesh,
  shape: FlowerShape,
  at: Vec3,
  outward: Vec3,
  random: Random,
): void {
  const color = shape.colors[Math.floor(random.next() * shape.colors.length)]!;
  if (shape.kind === "spike") addSpike(mesh, shape, color, at, outward, random);
  else if (shape.kind === "panicle") addPanicle(mesh, shape, color, at, outward, random);
  else if (isHead(shape.kind)) addHead(mesh, shape, HEADS[shape.kind], color, at, outward, random);
  else addRing(mesh, shape, RINGS[shape.kind], color, at, outward, random);
}

const isHead = (kind: keyof typeof RINGS | keyof typeof HEADS): kind is keyof typeof HEADS => kind in HEADS;

/** A round head of petals on a sphere: a hydrangea, or a rose of fewer and larger petals. */
function addHead(
  mesh: FoliageMesh,
  shape: FlowerShape,
  { petals, petalShare, aspect, from, outward: points, body }: (typeof HEADS)[keyof typeof HEADS],
  color: Vec3,
  at: Vec3,
  outward: Vec3,
  random: Random,
): void {
  // Most heads are nearly full; the young ones are small.
  const size = shape.sizeM * (0.55 + 0.7 * Math.sqrt(random.next()));
  if (body) addBody(mesh, at, outward, size, body, color);
  for (let i = 0; i < petals; i++) {
    const d = randomDirection(random);
    // The underside that faces the plant is not made.
    if (dot(d, outward) < -0.3) continue;
    const reach = size * (from + 0.3 * random.next());
    const base: Vec3 = [at[0] + d[0] * reach, at[1] + d[1] * reach * 0.8, at[2] + d[2] * reach];
    const turned = normalize([
      d[0] + random.next() - 0.5,
      d[1] + random.next() - 0.5,
      d[2] + random.next() - 0.5,
    ]);
    // Petals deep in the head and on its underside are darker: the head reads as round.
    const tone = (0.8 + 0.3 * random.next()) * (0.82 + 0.18 * dot(d, outward));
    addLeaf(
      mesh,
      points
        ? { base, along: d, normal: normalize(cross(d, turned)), crown: d }
        : { base, along: normalize(cross(d, turned)), normal: d, crown: d },
      {
        lengthM: size * petalShare,
        widthM: size * petalShare * aspect,
        color: scaled(color, tone),
        translucency: 0.35,
        crownLean: 0.5,
      },
      random,
    );
  }
}

/** A closed body round `axis`, six faces of two triangles between each two of its stations. */
function addBody(mesh: FoliageMesh, at: Vec3, axis: Vec3, size: number, body: Body, color: Vec3): void {
  const u = normalize(cross(axis, [0.3, 0.1, 0.95]));
  const v = cross(axis, u);
  const toned = scaled(color, BODY_TONE);
  const point = ([up, radius]: Body[number], side: number): Vec3 => {
    const angle = (side / BODY_SIDES) * 2 * Math.PI;
    const c = Math.cos(angle) * radius * size;
    const s = Math.sin(angle) * radius * size;
    const h = up * size;
    return [
      at[0] + u[0] * c + v[0] * s + axis[0] * h,
      at[1] + u[1] * c + v[1] * s + axis[1] * h,
      at[2] + u[2] * c + v[2] * s + axis[2] * h,
    ];
  };
  for (let k = 0; k + 1 < body.length; k++) {
    for (let side = 0; side < BODY_SIDES; side++) {
      const [a, b] = [point(body[k]!, side), point(body[k]!, side + 1)];
      const [c, d] = [point(body[k + 1]!, side + 1), point(body[k + 1]!, side)];
      const n = normalize([
        a[0] + c[0] - 2 * at[0] + axis[0] * 1e-3,
        a[1] + c[1] - 2 * at[1] + axis[1] * 1e-3,
        a[2] + c[2] - 2 * at[2] + axis[2] * 1e-3,
      ]);
      addFoliageTriangle(mesh, a, b, c, n, toned, 1, 0.35);
      addFoliageTriangle(mesh, a, c, d, n, toned, 1, 0.35);
    }
  }
}

/** Petals of a panicle, their size and its radius at the foot as shares of its length, and how far it turns from upright to the outside. */
const PANICLE = { petals: 118, petalShare: 0.15, radiusShare: 0.38, aside: 0.55 } as const;

/** A cone of petals that stands up and outwards, widest near its foot. */
function addPanicle(
  mesh: FoliageMesh,
  { sizeM }: FlowerShape,
  color: Vec3,
  at: Vec3,
  outward: Vec3,
  random: Random,
): void {
  const length = sizeM * (0.7 + 0.5 * random.next());
  const axis = normalize([outward[0] * PANICLE.aside, 0.85, outward[2] * PANICLE.aside]);
  const u = normalize(cross(axis, [0.3, 0.1, 0.95]));
  const v = cross(axis, u);
  addBody(mesh, at, axis, length, PANICLE_BODY, color);
  for (let i = 0; i < PANICLE.petals; i++) {
    // More petals near the foot, where the cone is wide.
    const t = 1 - Math.sqrt(random.next());
    const angle = random.next() * 2 * Math.PI;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const d = normalize([
      u[0] * c + v[0] * s + axis[0] * 0.3,
      u[1] * c + v[1] * s + axis[1] * 0.3,
      u[2] * c + v[2] * s + axis[2] * 0.3,
    ]);
    const radius = length * PANICLE.radiusShare * (1 - t) ** 0.75 * (0.8 + 0.3 * random.next());
    const up = length * (t - 0.15);
    const base: Vec3 = [
      at[0] + d[0] * radius + axis[0] * up,
      at[1] + d[1] * radius + axis[1] * up,
      at[2] + d[2] * radius + axis[2] * up,
    ];
    const turned = normalize([
      d[0] + random.next() - 0.5,
      d[1] + random.next() - 0.5,
      d[2] + random.next() - 0.5,
    ]);
    const tone = (0.78 + 0.3 * random.next()) * (0.86 + 0.14 * d[1]);
    addLeaf(
      mesh,
      { base, along: normalize(cross(d, turned)), normal: d, crown: d },
      {
        lengthM: length * PANICLE.petalShare,
        widthM: length * PANICLE.petalShare * 0.9,
        color: scaled(color, tone),
        translucency: 0.35,
        crownLean: 0.5,
      },
      random,
    );
  }
}

/** How far a ring of petals looks up, and towards the camera (-z), before it turns aside. */
const LOOKS_UP = 0.75;
const LOOKS_FRONT = 0.2;

/** A ring of petals, around a center where there is one. */
function addRing(
  mesh: FoliageMesh,
  shape: FlowerShape,
  { petals, aspect, rise: usualRise, aside }: (typeof RINGS)[keyof typeof RINGS],
  color: Vec3,
  at: Vec3,
  outward: Vec3,
  random: Random,
): void {
  const size = shape.sizeM * (0.85 + 0.3 * random.next());
  const face = normalize([
    outward[0] * aside + (random.next() - 0.5) * 0.7,
    LOOKS_UP,
    outward[2] * aside - LOOKS_FRONT + (random.next() - 0.5) * 0.6,
  ]);
  // u and v span the plane of the petals; the odd vector is never parallel to a face that looks up.
  const u = normalize(cross(face, [0.3, 0.2, 0.9]));
  const v = cross(face, u);
  const rise = shape.petalRise ?? usualRise;
  for (let i = 0; i < petals; i++) {
    const angle = (i / petals) * 2 * Math.PI + random.next() * 0.2;
    const c = Math.cos(angle);
    const s = Math.sin(angle);
    const along = normalize([
      u[0] * c + v[0] * s + face[0] * rise,
      u[1] * c + v[1] * s + face[1] * rise,
      u[2] * c + v[2] * s + face[2] * rise,
    ]);
    addLeaf(
      mesh,
      { base: at, along, normal: face, crown: face },
      {
        lengthM: size,
        widthM: size * aspect,
        color: scaled(color, 0.85 + 0.25 * random.next()),
        translucency: 0.3,
        crownLean: 0.5,
        droop: 0.1,
      },
      random,
    );
  }
  const center = shape.center;
  if (!center) return;
  // The center: eleven small leaves on a dome.
  for (let i = 0; i < 11; i++) {
    const d = randomDirection(random);
    const base: Vec3 = [
      at[0] + face[0] * size * 0.16 + d[0] * size * 0.2,
      at[1] + face[1] * size * 0.16 + Math.abs(d[1]) * size * 0.26,
      at[2] + face[2] * size * 0.16 + d[2] * size * 0.2,
    ];
    addLeaf(
      mesh,
      { base, along: d, normal: face, crown: face },
      {
        lengthM: size * 0.36,
        widthM: size * 0.3,
        color: scaled(center, 0.7 + 0.6 * random.next()),
        translucency: 0,
      },
      random,
    );
  }
}

/** Florets of a spike, its radius at the foot, and the size of a floret, meters. */
const SPIKE_FLORETS = 38;
const SPIKE_RADIUS_M = 0.013;
const FLORET_M = { length: 0.019, width: 0.016 } as const;

/** Florets at random angles along a stem that leans outwards; the spike narrows to its tip. */
function addSpike(
  mesh: FoliageMesh,
  { sizeM, floret = 1 }: FlowerShape,
  color: Vec3,
  at: Vec3,
  outward: Vec3,
  random: Random,
): void {
  const length = sizeM * (0.7 + 0.6 * random.next());
  const leanX = outward[0] * 0.25;
  const leanZ = outward[2] * 0.25;
  for (let i = 0; i < SPIKE_FLORETS; i++) {
    const t = i / SPIKE_FLORETS;
    const angle = random.next() * 2 * Math.PI;
    const c = Math.cos(angle);
    const s = Math.sin(angle);
    const radius = SPIKE_RADIUS_M * (1.15 - t);
    const y = (t - 0.1) * length;
    addLeaf(
      mesh,
      {
        base: [at[0] + c * radius + leanX * y, at[1] + y, at[2] + s * radius + leanZ * y],
        along: normalize([c, 0.6, s]),
        normal: normalize([c, 0.5, s]),
        crown: [c, 0.4, s],
      },
      {
        lengthM: FLORET_M.length * floret,
        widthM: FLORET_M.width * floret,
        color: scaled(color, 0.75 + 0.45 * random.next()),
        translucency: 0.3,
        crownLean: 0.4,
      },
      random,
    );
  }
}
