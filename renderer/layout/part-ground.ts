import type { GroundPoint } from "#core/geometry/point.ts";
import type { GroundSdf } from "#renderer/mask/coverage.ts";
import type { Site } from "./site.ts";
import type { SiteParts } from "./site-parts.ts";

/** Cells of the grid between two places that are asked. */
const EVERY = 3;
/** Of the ground of two shapes this share may differ before they are two, or overlap before they are in each other's way. */
const DIFFERENT_SHARE = 0.01;
const OVERLAP_SHARE = 0.02;
/** A foot so far inside of a shape stands on it. */
const INSIDE_M = 0.05;

function isLoose(parts: SiteParts, at: number): boolean {
  const { element } = parts.surfaces[at]!;
  return element.kind === "lawn" || (element.kind === "gravel" && element.use === "area");
}

/** Where nothing else can be set because of these parts: what they keep others off, and their own ground but lawn and loose stone. */
export const obstaclesOf = (parts: SiteParts): GroundSdf[] => [
  ...parts.taken,
  ...parts.surfaces.flatMap(({ field }, at) => (isLoose(parts, at) ? [] : [field])),
];

/** Signed distance to several shapes together: the least of theirs. */
const nearest =
  (fields: readonly GroundSdf[]): GroundSdf =>
  (x, z) => {
    let least = Number.POSITIVE_INFINITY;
    for (const field of fields) least = Math.min(least, field(x, z));
    return least;
  };

/** Ground that parts cover, decks included. */
const floorOf = ({ surfaces, decks }: SiteParts): GroundSdf =>
  nearest([...surfaces, ...decks].map(({ field }) => field));

/** How many of the asked cells two shapes cover: each alone, and both. */
function covered({ grid }: Site, a: GroundSdf, b: GroundSdf): { a: number; b: number; both: number } {
  const count = { a: 0, b: 0, both: 0 };
  for (let j = 0; j < grid.nz; j += EVERY) {
    for (let i = 0; i < grid.nx; i += EVERY) {
      if (!grid.inside[j * grid.nx + i]) continue;
      const [x, z] = [grid.x0 + (i + 0.5) * grid.cellM, grid.z0 + (j + 0.5) * grid.cellM];
      const [inA, inB] = [a(x, z) < 0, b(x, z) < 0];
      if (inA) count.a++;
      if (inB) count.b++;
      if (inA && inB) count.both++;
    }
  }
  return count;
}

/** Points of the ground that parts cover or stand on. */
export function pointsOfParts({ grid }: Pick<Site, "grid">, parts: SiteParts): GroundPoint[] {
  const points = [...parts.pieces.flatMap(({ outline }) => outline.flat()), ...parts.instances].map(
    ({ x, z }) => ({ x, z }),
  );
  const floor = floorOf(parts);
  for (let j = 0; j < grid.nz; j += EVERY) {
    for (let i = 0; i < grid.nx; i += EVERY) {
      const [x, z] = [grid.x0 + (i + 0.5) * grid.cellM, grid.z0 + (j + 0.5) * grid.cellM];
      if (grid.inside[j * grid.nx + i] && floor(x, z) < 0) points.push({ x, z });
    }
  }
  return points;
}

/** The middle of what parts cover or stand on; null where they hold nothing. */
export function middleOfParts(site: Site, parts: SiteParts): GroundPoint | null {
  const points = pointsOfParts(site, parts);
  if (points.length === 0) return null;
  // Of the extent, not the mean: many small things at one end do not draw it there.
  const middle = (values: number[]) => {
    let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (const value of values) [least, most] = [Math.min(least, value), Math.max(most, value)];
    return (least + most) / 2;
  };
  return { x: middle(points.map(({ x }) => x)), z: middle(points.map(({ z }) => z)) };
}

/** Whether two parts lie on the same ground. */
export function sameGround(site: Site, one: SiteParts, other: SiteParts): boolean {
  const { a, b, both } = covered(site, floorOf(one), floorOf(other));
  return a + b - 2 * both <= DIFFERENT_SHARE * Math.max(a, b);
}

/** Whether the things of one part stand on the ground of another. */
export function isOnGround(parts: SiteParts, floor: SiteParts): boolean {
  const field = floorOf(floor);
  const feet = parts.instances.filter(({ x, z }) => field(x, z) < -INSIDE_M).length;
  return feet > 0 && feet >= parts.instances.length / 2;
}

/** Whether a new part and one that stands there are in each other's way. */
export function meets(site: Site, fresh: SiteParts, there: SiteParts): boolean {
  const solid = obstaclesOf({ ...fresh, taken: [] });
  const ground = nearest(solid);
  // Stones and lamps stand in a bed as well as beside it.
  const built = nearest(
    fresh.surfaces.flatMap(({ element, field }) => (element.kind === "bed" ? [] : [field])),
  );
  if (there.instances.some(({ x, z, baseM }) => !baseM && built(x, z) < -INSIDE_M)) return true;
  const held = obstaclesOf({ ...there, taken: [] });
  if (solid.length === 0 || held.length === 0) return false;
  const { b, both } = covered(site, ground, nearest(held));
  return both > OVERLAP_SHARE * b;
}
