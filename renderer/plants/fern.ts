import { GOLDEN_ANGLE } from "#renderer/math/golden-angle.ts";
import { seededRandom } from "#renderer/math/random.ts";
import { cross, mix, normalize, scaled, type Vec3 } from "#renderer/math/vec3.ts";
import { FoliageMesh } from "#renderer/mesh/foliage-mesh.ts";
import { addLeaf } from "#renderer/mesh/leaf.ts";

/** Shape before it is fitted to the catalog's size; meters, linear reflectance. */
export type FernShape = {
  fronds: number;
  frondLengthM: number;
  /** Of the longest leaflet. */
  leafletM: number;
  rootColor: Vec3;
  tipColor: Vec3;
};

/** Pairs of leaflets on a frond. */
const PAIRS = 24;
/** Elevation of the youngest frond in radians, and how much lower the oldest stands. */
const UPRIGHT = 1.35;
const OUTWARDS = 0.85;
/** Share of a frond that is bare stalk; leaflets shorter than LEAST_LEAFLET_M, meters, are left out. */
const STALK_SHARE = 0.12;
const LEAST_LEAFLET_M = 0.004;

/** A fern: arching fronds of paired leaflets from one crown. Deterministic by seed. */
export function growFern(seed: number, shape: FernShape): FoliageMesh {
  const random = seededRandom(seed);
  const mesh = new FoliageMesh(shape.fronds * PAIRS * 4 + 64);
  for (let i = 0; i < shape.fronds; i++) {
    // 0 for the youngest frond in the middle, 1 for the oldest outside.
    const age = (i + random.next()) / shape.fronds;
    const angle = i * GOLDEN_ANGLE + (random.next() - 0.5) * 0.6;
    const c = Math.cos(angle);
    const s = Math.sin(angle);
    const elevation = UPRIGHT - OUTWARDS * age;
    let d: Vec3 = normalize([c * Math.cos(elevation), Math.sin(elevation), s * Math.cos(elevation)]);
    let p: Vec3 = [c * 0.02, 0.01, s * 0.02];
    const side: Vec3 = [-s, 0, c];
    const length = shape.frondLengthM * (0.75 + 0.35 * random.next());
    const step = length / PAIRS;
    const tone = 0.82 + 0.36 * random.next();
    for (let k = 0; k < PAIRS; k++) {
      const t = (k + 1) / PAIRS;
      p = [p[0] + d[0] * step, Math.max(0.01, p[1] + d[1] * step), p[2] + d[2] * step];
      // A frond bows more towards its tip.
      d = normalize([d[0], d[1] - (0.5 + 0.9 * t) * (1.5 / PAIRS), d[2]]);
      // Leaflets are longest in the lower middle and shrink to the tip.
      const size = shape.leafletM * Math.sin(Math.PI * Math.min(1, 0.18 + t * 0.82)) ** 0.8;
      if (t < STALK_SHARE || size < LEAST_LEAFLET_M) continue;
      const normal = normalize(cross(side, d));
      const up = normal[1] < 0 ? scaled(normal, -1) : normal;
      for (const sign of [1, -1]) {
        addLeaf(
          mesh,
          {
            base: p,
            along: normalize([
              side[0] * sign + d[0] * 0.35,
              side[1] * sign + d[1] * 0.35 - 0.1,
              side[2] * sign + d[2] * 0.35,
            ]),
            normal: up,
            crown: up,
          },
          {
            lengthM: size,
            widthM: Math.min(step * 1.5, size * 0.5),
            color: scaled(mix(shape.rootColor, shape.tipColor, 0.3 + 0.7 * t * random.next()), tone),
            translucency: 0.45,
            crownLean: 0.25,
            droop: 0.1,
          },
          random,
        );
      }
    }
  }
  mesh.leafLengthM = shape.leafletM * 0.5;
  mesh.measure();
  return mesh;
}
