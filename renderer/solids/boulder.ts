import { hexToLinear } from "#renderer/color/srgb.ts";
import { vnoise } from "#renderer/math/noise.ts";
import { seededRandom } from "#renderer/math/random.ts";
import { clamp } from "#renderer/math/scalar.ts";
import { cross, dot, normalize, randomDirection, scaled, type Vec3 } from "#renderer/math/vec3.ts";
import { SolidMesh } from "#renderer/mesh/solid-mesh.ts";

const GRANITE = hexToLinear("#9a9186");
const LICHEN = hexToLinear("#9b9a8a");
/** Quads along the edge of each of the five sides of the cube from which it is made. */
const CUTS = 26;
/** Share of its height that is under the ground: a boulder set on top of the ground looks dropped. */
const SUNK = 0.3;

/** A weathered boulder `radiusM` across its longest half axis, sunk a little into the ground. */
export function boulder(seed: number, radiusM: number, colour: Vec3 = GRANITE): SolidMesh {
  const random = seededRandom(seed);
  const mesh = new SolidMesh(CUTS * CUTS * 10 + 16);
  const size: Vec3 = [radiusM, radiusM * (0.55 + 0.2 * random()), radiusM * (0.7 + 0.25 * random())];
  const phase = random() * 100;
  // A boulder is a block whose corners broke off along planes and then wore round.
  const planes = Array.from({ length: 13 }, () => {
    const d = randomDirection(random);
    return { normal: normalize([d[0], Math.abs(d[1]) * 0.9, d[2]]), reach: 0.66 + 0.26 * random() };
  });
  const noise = (d: Vec3, f: number, s: number): number =>
    0.5 *
      (vnoise(d[0] * f + phase, d[1] * f * 1.1 + d[2] * f * 0.7 + phase, s) +
        vnoise(d[2] * f + phase * 2, d[0] * f * 0.6 - d[1] * f + phase, s + 3)) -
    0.5;
  const surface = (d: Vec3): Vec3 => {
    let reach = 1.05;
    for (const plane of planes) {
      const k = dot(d, plane.normal);
      if (k <= 0.05) continue;
      const cut = plane.reach / k;
      const worn = clamp(0.5 + (reach - cut) / 0.12, 0, 1);
      reach = reach * (1 - worn) + cut * worn - 0.06 * worn * (1 - worn);
    }
    reach *= 1 + 0.1 * noise(d, 3.2, seed) + 0.06 * noise(d, 8, seed + 5) + 0.025 * noise(d, 19, seed + 8);
    return [d[0] * reach * size[0], (d[1] * reach + 1 - 2 * SUNK) * size[1], d[2] * reach * size[2]];
  };
  for (let side = 0; side < 5; side++) addSide(mesh, side, surface, noise, colour, seed);
  mesh.finish();
  const foot = mesh.radiusM * 0.75;
  mesh.contacts.push({ x: 0, z: 0, radiusM: foot * 1.15 });
  return mesh;
}

/** Sides of the cube without its bottom: +y, +x, -x, +z, -z; u and v run from -1 to 1. */
function sideDirection(side: number, u: number, v: number): Vec3 {
  if (side === 0) return normalize([u, 1, v]);
  if (side === 1) return normalize([1, v, u]);
  if (side === 2) return normalize([-1, v, u]);
  if (side === 3) return normalize([u, v, 1]);
  return normalize([u, v, -1]);
}

function addSide(
  mesh: SolidMesh,
  side: number,
  surface: (d: Vec3) => Vec3,
  noise: (d: Vec3, f: number, s: number) => number,
  colour: Vec3,
  seed: number,
): void {
  // One more point all round: normals are taken across the neighbours.
  const row = CUTS + 3;
  const points: Vec3[] = [];
  const directions: Vec3[] = [];
  for (let j = -1; j <= CUTS + 1; j++) {
    for (let i = -1; i <= CUTS + 1; i++) {
      const d = sideDirection(side, (i / CUTS) * 2 - 1, (j / CUTS) * 2 - 1);
      directions.push(d);
      points.push(surface(d));
    }
  }
  const normals = points.map((_, k): Vec3 => {
    const [left, right, above, below] = [points[k - 1], points[k + 1], points[k - row], points[k + row]];
    if (!left || !right || !above || !below) return [0, 1, 0];
    const n = normalize(
      cross(
        [right[0] - left[0], right[1] - left[1], right[2] - left[2]],
        [below[0] - above[0], below[1] - above[1], below[2] - above[2]],
      ),
    );
    return dot(n, directions[k]!) < 0 ? scaled(n, -1) : n;
  });
  for (let j = 0; j < CUTS; j++) {
    for (let i = 0; i < CUTS; i++) {
      const first = (j + 1) * row + i + 1;
      const corners = [first, first + 1, first + row + 1, first + row];
      if (corners.every((k) => points[k]![1] < -0.02)) continue;
      const d = directions[corners[0]!]!;
      const stain = noise(d, 4.5, seed + 2);
      const blotch = noise(d, 13, seed + 6);
      const crack = 1 - 0.4 * clamp(1 - Math.abs(noise(d, 5.5, seed + 12)) * 26, 0, 1);
      const lichen = clamp((blotch - 0.17) * 7, 0, 1) * 0.35;
      const tone = (0.95 + 0.5 * stain + 0.28 * blotch) * crack;
      for (const order of [
        [0, 1, 2],
        [0, 2, 3],
      ]) {
        const t = mesh.addTriangle(
          "rock",
          (colour[0] * (1 - lichen) + LICHEN[0] * lichen) * tone,
          (colour[1] * (1 - lichen) + LICHEN[1] * lichen) * tone,
          (colour[2] * (1 - lichen) + LICHEN[2] * lichen) * tone,
        );
        order.forEach((from, corner) => {
          const k = corners[from]!;
          const p = points[k]!;
          const n = normals[k]!;
          // The grain is projected along the side's own axis: no pole, and seams where the eye does not look.
          const along = side === 1 || side === 2 ? p[2] : p[0];
          const across = side === 0 ? p[2] : p[1];
          mesh.setCorner(t, corner, p[0], p[1], p[2], n[0], n[1], n[2], along + side * 0.37, across);
        });
      }
    }
  }
}
