import type { Random } from "#renderer/math/random.ts";
import { cross, mix, normalize, scaled, type Vec3 } from "#renderer/math/vec3.ts";
import type { FoliageMesh } from "#renderer/mesh/foliage-mesh.ts";
import { addFoliageTriangle } from "#renderer/mesh/leaf.ts";

export type StrapShape = {
  lengthM: number;
  widthM: number;
  bend: number;
  /** Where the leaf is widest, as a share of its length: 0.1 lily, 0.4 agave. */
  widestAt: number;
  /** Rise of the margins over the midrib, as a share of the half width: 0 flat, 1 a gutter. */
  keel: number;
  rootColor: Vec3;
  tipColor: Vec3;
  translucency: number;
};

const PIECES = 6;

/** A long stiff leaf with a keel, in two halves that catch the light differently (agave, yucca, daylily). */
export function addStrap(
  mesh: FoliageMesh,
  base: Vec3,
  along: Vec3,
  shape: StrapShape,
  random: Random,
): void {
  const step = shape.lengthM / PIECES;
  const level = Math.abs(along[1]) > 0.95 ? ([along[2], 0, -along[0] + 0.01] as const) : ([0, 1, 0] as const);
  const side = normalize(cross(along, level));
  const tone = 0.88 + 0.24 * random.next();
  let p = base;
  let d = along;
  let half = halfWidth(shape, 0);
  for (let i = 1; i <= PIECES; i++) {
    const t = i / PIECES;
    const q: Vec3 = [p[0] + d[0] * step, Math.max(0.006, p[1] + d[1] * step), p[2] + d[2] * step];
    const nextHalf = halfWidth(shape, t);
    let n = normalize(cross(side, d));
    if (n[1] < 0) n = scaled(n, -1);
    const color = mix(shape.rootColor, shape.tipColor, t);
    for (const sign of [1, -1]) {
      const rise = shape.keel;
      const edge = (from: Vec3, reach: number): Vec3 => [
        from[0] + (sign * side[0] + n[0] * rise) * reach,
        from[1] + (sign * side[1] + n[1] * rise) * reach,
        from[2] + (sign * side[2] + n[2] * rise) * reach,
      ];
      const pe = edge(p, half);
      const qe = edge(q, nextHalf);
      const tilted = normalize([
        n[0] - sign * side[0] * rise,
        n[1] - sign * side[1] * rise,
        n[2] - sign * side[2] * rise,
      ]);
      addFoliageTriangle(mesh, p, pe, qe, tilted, color, tone, shape.translucency);
      addFoliageTriangle(mesh, p, qe, q, tilted, color, tone * 0.97, shape.translucency);
    }
    p = q;
    half = nextHalf;
    d = normalize([d[0], d[1] - (shape.bend * (0.35 + t) * 2) / PIECES, d[2]]);
  }
}

function halfWidth(shape: StrapShape, t: number): number {
  const { widestAt } = shape;
  const share =
    t < widestAt ? 0.55 + (0.45 * t) / widestAt : 1 - ((t - widestAt) / (1 - widestAt)) ** 1.7 || 0;
  return shape.widthM * 0.5 * Math.max(0.02, share);
}
