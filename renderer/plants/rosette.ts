import { seededRandom } from "#renderer/math/random.ts";
import { cross, mix, normalize, scaled, type Vec3 } from "#renderer/math/vec3.ts";
import { addBlade } from "#renderer/mesh/blade.ts";
import { FoliageMesh } from "#renderer/mesh/foliage-mesh.ts";
import { addFoliageTriangle } from "#renderer/mesh/leaf.ts";
import { addFlower, type FlowerShape } from "./flower.ts";

export type RosetteShape = {
  leaves: number;
  leafLengthM: number;
  leafWidthM: number;
  heightM: number;
  innerColor: Vec3;
  outerColor: Vec3;
  /** Variegation along the margin. */
  edgeColor?: Vec3;
  /** How much the margins roll down, 1 / m. */
  cupped?: number;
  flowers?: FlowerShape & { count: number; stalkM: number };
};

const GOLDEN_ANGLE = 2.39996;
const PIECES = 5;
/** Where the margin of a leaf begins, as a share of its half width. */
const MARGIN_FROM = 0.72;

/** Broad leaves on stalks around one crown (hosta, coral bells). */
export function growRosette(seed: number, shape: RosetteShape): FoliageMesh {
  const random = seededRandom(seed);
  const mesh = new FoliageMesh(shape.leaves * 46 + 400);
  for (let i = 0; i < shape.leaves; i++) {
    // From upright young leaves in the middle to leaves lying on the ground.
    const t = (i + random.next()) / shape.leaves;
    const angle = i * GOLDEN_ANGLE + random.next() * 0.5;
    const c = Math.cos(angle);
    const s = Math.sin(angle);
    const elevation = 1.35 - t * 1.1 + (random.next() - 0.5) * 0.3;
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
        widthM: 0.012,
        bend: 0.02,
        segments: 2,
        rootColor: shape.innerColor,
        tipColor: shape.innerColor,
        translucency: 0.2,
        pointed: false,
      },
      random,
    );
    const heading = angle + (random.next() - 0.5) * 0.7;
    let d = normalize([Math.cos(heading), 0.45 - t * 0.5 + (random.next() - 0.5) * 0.35, Math.sin(heading)]);
    const side = normalize(cross(d, [0, 1, 0]));
    const sag = 0.18 + 0.16 * random.next();
    let p = base;
    let half = shape.leafWidthM * 0.1;
    // Leaves of one crown differ by a factor of two, and the young in the middle are small.
    const size = (0.6 + 0.5 * random.next()) * (0.7 + 0.3 * Math.min(1, t * 2.5)) * 1.12;
    const length = shape.leafLengthM * size;
    const width = shape.leafWidthM * size;
    const color = mix(shape.innerColor, shape.outerColor, random.next());
    const edge = shape.edgeColor ?? scaled(color, 1.12);
    const tone = 0.85 + 0.3 * random.next();
    for (let k = 1; k <= PIECES; k++) {
      const step = length / PIECES;
      const q: Vec3 = [p[0] + d[0] * step, Math.max(0.006, p[1] + d[1] * step), p[2] + d[2] * step];
      const nextHalf = width * 0.5 * Math.sin(Math.PI * Math.min(1, 0.1 + (k / PIECES) * 0.9)) + 0.001;
      let n = normalize(cross(side, d));
      if (n[1] < 0) n = scaled(n, -1);
      for (const sign of [1, -1]) {
        const tilted = normalize([n[0] - sign * side[0] * 0.35, n[1], n[2] - sign * side[2] * 0.35]);
        const lateral = (from: Vec3, reach: number): Vec3 => [
          from[0] + sign * side[0] * reach,
          // The halves rise from the midrib and roll down at the margin.
          from[1] + 0.24 * reach - (shape.cupped ?? 0) * reach * reach * 4,
          from[2] + sign * side[2] * reach,
        ];
        const pi = lateral(p, half * MARGIN_FROM);
        const qi = lateral(q, nextHalf * MARGIN_FROM);
        const pe = lateral(p, half);
        const qe = lateral(q, nextHalf);
        const rolled = normalize([n[0] + sign * side[0] * 0.15, n[1], n[2] + sign * side[2] * 0.15]);
        addFoliageTriangle(mesh, p, pi, q, tilted, color, tone, 0.35);
        addFoliageTriangle(mesh, q, pi, qi, tilted, color, tone * 1.06, 0.35);
        addFoliageTriangle(mesh, pi, pe, qi, rolled, edge, tone, 0.35);
        addFoliageTriangle(mesh, qi, pe, qe, rolled, edge, tone, 0.35);
      }
      p = q;
      half = nextHalf;
      d = normalize([d[0], d[1] - sag, d[2]]);
    }
  }
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
          widthM: 0.006,
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
