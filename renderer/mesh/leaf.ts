import type { Random } from "#renderer/math/random.ts";
import { cross, mix, normalize, type Vec3 } from "#renderer/math/vec3.ts";
import type { FoliageMesh } from "./foliage-mesh.ts";

/** Where a leaf sits and how it looks. `crown` is the outward normal of the crown at that place. */
export type LeafPose = { base: Vec3; along: Vec3; normal: Vec3; crown: Vec3 };
/** Size and color of a leaf; colors are linear reflectance. */
export type LeafShape = {
  lengthM: number;
  widthM: number;
  color: Vec3;
  /** Color of the rib and the veins of a broad leaf, where it differs. */
  ribColor?: Vec3;
  /** Share of the light that shines through, 0 to 1. */
  translucency: number;
  /** 0: lit by its own normal, 1: by the crown's. A crown lit by leaf normals alone turns to noise. */
  crownLean?: number;
  /** Share of its length that the tip hangs down. */
  droop?: number;
};

/** Rise of each half of a leaf against its midrib per half width: one half catches the light. 0 is flat. */
const FOLD = 0.25;
/** Lean and droop where a shape names none; the leaf is widest at this share of its length. */
const CROWN_LEAN = 0.45;
const DROOP = 0.15;
const WIDEST_AT = 0.45;
/** Tone of each half leaf at random: 0.92 to 1.08. */
const HALF_LEAST_TONE = 0.92;
const HALF_TONE_SPREAD = 0.16;

/** A leaf of two rounded triangles folded along the midrib: an oval with two points, at the price of a kite. */
export function addLeaf(mesh: FoliageMesh, pose: LeafPose, shape: LeafShape, random: Random): void {
  const { base: b, along: d, normal: n, crown } = pose;
  const { lengthM: length, color, translucency } = shape;
  const lean = shape.crownLean ?? CROWN_LEAN;
  const half = shape.widthM * 0.5;
  const side = normalize(cross(d, n));
  // t: the tip; m: the widest place of the midrib, raised by the fold. Meters.
  const tx = b[0] + d[0] * length;
  const ty = b[1] + d[1] * length - (shape.droop ?? DROOP) * length;
  const tz = b[2] + d[2] * length;
  const mid = length * WIDEST_AT;
  const rise = FOLD * half;
  const mx = b[0] + d[0] * mid + n[0] * rise;
  const my = b[1] + d[1] * mid + n[1] * rise;
  const mz = b[2] + d[2] * mid + n[2] * rise;
  // The parabola passes half-way between its control point and the midrib: the control point lies twice as far out.
  const ribX = (b[0] + tx) / 2;
  const ribY = (b[1] + ty) / 2;
  const ribZ = (b[2] + tz) / 2;
  for (let sign = 1; sign >= -1; sign -= 2) {
    // Shading normal: the half's own, tilted by the fold, mixed with the crown's.
    const qx = (n[0] - sign * side[0] * FOLD) * (1 - lean) + crown[0] * lean;
    const qy = (n[1] - sign * side[1] * FOLD) * (1 - lean) + crown[1] * lean;
    const qz = (n[2] - sign * side[2] * FOLD) * (1 - lean) + crown[2] * lean;
    const inv = 1 / (Math.sqrt(qx * qx + qy * qy + qz * qz) || 1);
    const tone = HALF_LEAST_TONE + HALF_TONE_SPREAD * random.next();
    const h = half * sign;
    mesh.addTriangle(
      b[0],
      b[1],
      b[2],
      2 * (mx + side[0] * h) - ribX,
      2 * (my + side[1] * h) - ribY,
      2 * (mz + side[2] * h) - ribZ,
      tx,
      ty,
      tz,
      qx * inv,
      qy * inv,
      qz * inv,
      color[0] * tone,
      color[1] * tone,
      color[2] * tone,
      translucency,
    );
    mesh.roundLast();
  }
}

/**
 * A broad leaf is cut at five stations: shares of its length, and its half width there as a share of the
 * widest.
 */
const STATIONS = [0, 0.22, 0.5, 0.78, 1];
const OUTLINE = [0.05, 0.82, 1, 0.62, 0.02];
/** Rise of the halves of a broad leaf per half width. */
const BROAD_FOLD = 0.3;
/** Lean and droop of a broad leaf where a shape names none, and its tone at random: 0.88 to 1.12. */
const BROAD_CROWN_LEAN = 0.4;
const BROAD_DROOP = 0.35;
const BROAD_LEAST_TONE = 0.88;
const BROAD_TONE_SPREAD = 0.24;
/**
 * Range of the random twist of the halves, and how much a hanging leaf curls back along its normal per
 * meter that it hangs.
 */
const TWIST = 0.4;
const CURL = 0.6;
/** Tone of the two halves, and how much paler the middle along the rib is. */
const LIT_HALF = 1.04;
const SHADED_HALF = 0.96;
const RIB_PALER = 1.05;

/** An ovate leaf of sixteen triangles, bent downwards: for leaves that are several pixels long. */
export function addBroadLeaf(mesh: FoliageMesh, pose: LeafPose, shape: LeafShape, random: Random): void {
  const { base, along: d, normal: n, crown } = pose;
  const { lengthM: length, color, translucency } = shape;
  const lean = shape.crownLean ?? BROAD_CROWN_LEAN;
  const droop = shape.droop ?? BROAD_DROOP;
  const side = normalize(cross(d, n));
  const tone = BROAD_LEAST_TONE + BROAD_TONE_SPREAD * random.next();
  const twist = (random.next() - 0.5) * TWIST;
  const point = (station: number, sign: number): Vec3 => {
    const t = STATIONS[station]!;
    const half = shape.widthM * 0.5 * OUTLINE[station]! * sign;
    // The leaf hangs by the square of the distance from its foot.
    const hang = droop * length * t * t;
    const lift = Math.abs(half) * BROAD_FOLD;
    return [
      base[0] + d[0] * length * t + side[0] * half + n[0] * (lift - hang * CURL),
      base[1] + d[1] * length * t + side[1] * half + n[1] * lift - hang,
      base[2] + d[2] * length * t + side[2] * half + n[2] * (lift - hang * CURL),
    ];
  };
  for (let k = 0; k < 4; k++) {
    const a = point(k, 0);
    const b = point(k + 1, 0);
    const t = (STATIONS[k]! + STATIONS[k + 1]!) / 2;
    for (let sign = 1; sign >= -1; sign -= 2) {
      const c = point(k, sign);
      const e = point(k + 1, sign);
      const tilt = sign * (BROAD_FOLD + twist);
      const q = normalize([
        (n[0] - side[0] * tilt + d[0] * droop * t) * (1 - lean) + crown[0] * lean,
        (n[1] - side[1] * tilt + d[1] * droop * t) * (1 - lean) + crown[1] * lean,
        (n[2] - side[2] * tilt + d[2] * droop * t) * (1 - lean) + crown[2] * lean,
      ]);
      // The halves differ a little, and the middle of the blade is paler along the rib.
      const w = tone * (sign > 0 ? LIT_HALF : SHADED_HALF);
      addFoliageTriangle(mesh, a, c, e, q, color, w, translucency);
      addFoliageTriangle(mesh, a, e, b, q, color, w * RIB_PALER, translucency);
      if (shape.ribColor) addVein(mesh, [a, b, e], q, shape.ribColor, tone);
    }
  }
}

/** Share of the way to the margin that a colored vein reaches, and how far it lies before the blade, meters. */
const VEIN_REACH = 0.85;
const VEIN_LIFT_M = 0.0015;
/** Width of a vein along the rib, as a share of the piece of the rib. */
const VEIN_WIDTH = 0.3;

/** A colored vein from the piece a to b of the rib towards the margin e. */
function addVein(
  mesh: FoliageMesh,
  [a, b, e]: readonly [Vec3, Vec3, Vec3],
  n: Vec3,
  color: Vec3,
  tone: number,
): void {
  const lift = (p: Vec3): Vec3 => [
    p[0] + n[0] * VEIN_LIFT_M,
    p[1] + n[1] * VEIN_LIFT_M,
    p[2] + n[2] * VEIN_LIFT_M,
  ];
  addFoliageTriangle(
    mesh,
    lift(a),
    lift(mix(a, e, VEIN_REACH)),
    lift(mix(a, b, VEIN_WIDTH)),
    n,
    color,
    tone,
    0.1,
  );
  addFoliageTriangle(mesh, lift(a), lift(mix(a, e, VEIN_WIDTH / 2)), lift(b), n, color, tone, 0.1);
}

/** Adds a triangle given by points, with one normal and the color times `tone`. */
export function addFoliageTriangle(
  mesh: FoliageMesh,
  a: Vec3,
  b: Vec3,
  c: Vec3,
  n: Vec3,
  color: Vec3,
  tone: number,
  translucency: number,
): void {
  mesh.addTriangle(
    a[0],
    a[1],
    a[2],
    b[0],
    b[1],
    b[2],
    c[0],
    c[1],
    c[2],
    n[0],
    n[1],
    n[2],
    color[0] * tone,
    color[1] * tone,
    color[2] * tone,
    translucency,
  );
}
