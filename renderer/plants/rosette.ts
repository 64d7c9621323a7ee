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
  /** Variegation along the margin. */
  edgeColor?: Vec3;
  /** How much the margins roll down, 1 / m. */
  cupped?: number;
  flowers?: FlowerShape & { count: number; stalkM: number };
};

/** Straight pieces of a leaf along its length. */
const PIECES = 5;
/** Where the margin of a leaf begins, as a share of its half width. */
const MARGIN_FROM = 0.72;
/** Share of the light that shines through a leaf. */
const TRANSLUCENCY = 0.35;
/** Widths of the stalks of leaves and of flowers, meters. */
const STALK_M = 0.012;
const FLOWER_STALK_M = 0.006;
/** Rise of the halves of a leaf from the midrib, per meter across. */
const RISE = 0.24;

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
    // Radians above the ground: 77 degrees in the middle, 14 outside.
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
        widthM: STALK_M,
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
    // Each piece of a leaf points this much lower than the one before.
    const sag = 0.18 + 0.16 * random.next();
    let p = base;
    let half = shape.leafWidthM * 0.1;
    // Leaves of one crown differ by a factor of two, and the young ones in the middle are small.
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
          from[1] + RISE * reach - (shape.cupped ?? 0) * reach * reach * 4,
          from[2] + sign * side[2] * reach,
        ];
        // i: where the margin begins; e: the edge of the leaf.
        const pi = lateral(p, half * MARGIN_FROM);
        const qi = lateral(q, nextHalf * MARGIN_FROM);
        const pe = lateral(p, half);
        const qe = lateral(q, nextHalf);
        const rolled = normalize([n[0] + sign * side[0] * 0.15, n[1], n[2] + sign * side[2] * 0.15]);
        addFoliageTriangle(mesh, p, pi, q, tilted, color, tone, TRANSLUCENCY);
        addFoliageTriangle(mesh, q, pi, qi, tilted, color, tone * 1.06, TRANSLUCENCY);
        addFoliageTriangle(mesh, pi, pe, qi, rolled, edge, tone, TRANSLUCENCY);
        addFoliageTriangle(mesh, qi, pe, qe, rolled, edge, tone, TRANSLUCENCY);
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
