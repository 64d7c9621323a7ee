import { GOLDEN_ANGLE } from "#renderer/math/golden-angle.ts";
import { seededRandom } from "#renderer/math/random.ts";
import { mix, normalize, randomDirection, scaled, type Vec3 } from "#renderer/math/vec3.ts";
import { FoliageMesh } from "#renderer/mesh/foliage-mesh.ts";
import { addLeaf } from "#renderer/mesh/leaf.ts";

/** Shape before it is fitted to the catalog's size; meters, linear reflectance. */
export type PlumeFernShape = {
  plumes: number;
  plumeM: number;
  /** Radius of a plume where it is thickest. */
  radiusM: number;
  /** Radians from upright to the outermost plume. */
  spread: number;
  innerColor: Vec3;
  outerColor: Vec3;
};

/** Rounds of needles along a plume, and needles of one. */
const ROUNDS = 34;
const NEEDLES = 7;
/** How far a plume bows from one round to the next, and the width of a needle as a share of its length. */
const BOW = 0.022;
const NEEDLE_ASPECT = 0.2;

/** Plumes of needles on all sides of a stem: foxtail fern. Deterministic by seed. */
export function growPlumeFern(seed: number, shape: PlumeFernShape): FoliageMesh {
  const random = seededRandom(seed);
  const mesh = new FoliageMesh(shape.plumes * ROUNDS * NEEDLES * 2);
  for (let i = 0; i < shape.plumes; i++) {
    const age = (i + random.next()) / shape.plumes;
    const angle = i * GOLDEN_ANGLE + (random.next() - 0.5) * 0.5;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const lean = age ** 0.8 * shape.spread;
    let d: Vec3 = [c * Math.sin(lean), Math.cos(lean), s * Math.sin(lean)];
    let p: Vec3 = [c * 0.03, 0.01, s * 0.03];
    const step = (shape.plumeM * (0.7 + 0.4 * random.next())) / ROUNDS;
    const tone = 0.82 + 0.36 * random.next();
    for (let k = 0; k < ROUNDS; k++) {
      const t = (k + 0.5) / ROUNDS;
      p = [p[0] + d[0] * step, Math.max(0.01, p[1] + d[1] * step), p[2] + d[2] * step];
      d = normalize([d[0], d[1] - BOW * (0.5 + t), d[2]]);
      // Full from near the foot, pointed at the end.
      const thick = shape.radiusM * Math.min(1, t * 6 + 0.35) * Math.min(1, (1.04 - t) * 2.6) ** 0.8;
      for (let needle = 0; needle < NEEDLES; needle++) {
        const r = randomDirection(random);
        const along = normalize([r[0] + d[0] * 0.55, r[1] + d[1] * 0.55, r[2] + d[2] * 0.55]);
        const outward = normalize([r[0], r[1] + 0.5, r[2]]);
        addLeaf(
          mesh,
          { base: p, along, normal: outward, crown: outward },
          {
            lengthM: thick * (0.8 + 0.4 * random.next()),
            widthM: thick * NEEDLE_ASPECT,
            color: scaled(mix(shape.innerColor, shape.outerColor, 0.25 + 0.75 * random.next()), tone),
            translucency: 0.45,
            droop: 0.02,
          },
          random,
        );
      }
    }
  }
  mesh.leafLengthM = shape.radiusM;
  mesh.measure();
  return mesh;
}
