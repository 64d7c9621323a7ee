import { vnoise } from "#renderer/math/noise.ts";
import { type Random, seededRandom } from "#renderer/math/random.ts";
import { clamp } from "#renderer/math/scalar.ts";
import { mix, normalize, randomDirection, scaled, type Vec3 } from "#renderer/math/vec3.ts";
import { FoliageMesh } from "#renderer/mesh/foliage-mesh.ts";
import { addLeaf } from "#renderer/mesh/leaf.ts";
import { leafNormal } from "./leaf-pose.ts";

export type HedgeShape = {
  /** Along x. */
  lengthM: number;
  /** Along z. */
  depthM: number;
  heightM: number;
  leafLengthM: number;
  leafAspect: number;
  innerColor: Vec3;
  outerColor: Vec3;
  /** Goes on on both sides: its ends have no leaves of their own. */
  openEnds?: boolean;
};

/** Leaves of 4.5 cm that close a clipped face; smaller leaves take more. */
const LEAVES_PER_M2 = 2600;

/** One piece of a clipped hedge, its length along x. Deterministic by seed. */
export function growHedge(seed: number, shape: HedgeShape): FoliageMesh {
  const random = seededRandom(seed);
  const { lengthM: length, depthM: depth, heightM: height } = shape;
  const top = length * depth;
  const long = 2 * length * height;
  const ends = shape.openEnds ? 0 : 2 * depth * height;
  const area = top + long + ends;
  const leaves = Math.round(area * LEAVES_PER_M2 * (0.045 / shape.leafLengthM) ** 1.5);
  const mesh = new FoliageMesh(leaves * 2 + Math.ceil(area * CORE_PER_M2) * 2 + 16);
  for (let i = 0; i < leaves; i++) {
    const pick = random.next() * area;
    const inset = 0.12 * random.next() * random.next();
    const ragged = 0.05 * vnoise(i * 0.37, seed, 3);
    let base: [number, number, number];
    let outward: Vec3;
    if (pick < top) {
      base = [(random.next() - 0.5) * length, height - inset + ragged * 0.5, (random.next() - 0.5) * depth];
      outward = [0, 1, 0];
    } else {
      const y = 0.02 + random.next() ** 0.75 * (height - 0.02);
      const side = random.next() < 0.5 ? -1 : 1;
      if (pick < top + long) {
        base = [(random.next() - 0.5) * length, y, side * (depth / 2 - inset + ragged * 0.3)];
        outward = [0, 0.1, side];
      } else {
        base = [side * (length / 2 - inset + ragged * 0.3), y, (random.next() - 0.5) * depth];
        outward = [side, 0.1, 0];
      }
    }
    // No shears cut a true plane, and shoots stand in tufts of their own light and dark.
    const u = outward[0] > 0.5 || outward[0] < -0.5 ? base[2] : base[0];
    const v = outward[1] > 0.5 ? base[2] : base[1];
    const tuft = vnoise(u * 7 + seed, v * 7 + outward[2] * 9, seed);
    const wave = 0.05 * (vnoise(u * 2.1 + seed, v * 1.7, seed + 5) - 0.5) + 0.06 * (tuft - 0.5);
    base[0] += outward[0] * wave;
    base[1] = Math.max(0.01, base[1] + outward[1] * wave);
    base[2] += outward[2] * wave;
    const r = randomDirection(random);
    const along = normalize([
      outward[0] * 0.6 + r[0],
      outward[1] * 0.5 + r[1] * 0.7 + 0.2,
      outward[2] * 0.6 + r[2],
    ]);
    const normal = leafNormal(
      along,
      [outward[0] + r[1] * 0.8, outward[1] + 0.3 + r[2] * 0.6, outward[2] + r[0] * 0.8],
      outward,
    );
    const size = 0.7 + 0.6 * random.next();
    addLeaf(
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
          mix(shape.innerColor, shape.outerColor, clamp(0.75 - inset * 9 + random.next() * 0.45, 0, 1)),
          0.7 + 0.6 * tuft,
        ),
        translucency: 0.3,
        crownLean: 0.35,
      },
      random,
    );
  }
  addCore(mesh, shape, random);
  mesh.leafLengthM = shape.leafLengthM;
  mesh.measure();
  return mesh;
}

/** Old leaves behind the clipped face per square meter of it: they close the view through. */
const CORE_PER_M2 = 420;

function addCore(mesh: FoliageMesh, shape: HedgeShape, random: Random): void {
  const { lengthM, depthM, heightM } = shape;
  const color = scaled(shape.innerColor, 0.6);
  const count = Math.ceil((2 * lengthM * heightM + lengthM * depthM) * CORE_PER_M2);
  for (let i = 0; i < count; i++) {
    const side = random.next() < 0.5 ? -1 : 1;
    const crown: Vec3 = [0, 0.2, side];
    const along = randomDirection(random);
    addLeaf(
      mesh,
      {
        base: [
          (random.next() - 0.5) * lengthM,
          0.02 + random.next() * Math.max(0.05, heightM - 0.12),
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
