import type { Place } from "#core/elements/element.ts";
import type { GroundSdf } from "#renderer/mask/coverage.ts";
import { distanceTransform } from "#renderer/mask/distance-transform.ts";
import { findPieces } from "#renderer/mask/find-pieces.ts";
import { floatsFrom } from "#renderer/math/from-plane.ts";
import { regionField, type Site } from "./site.ts";

/** Coverage from which a pixel belongs to a mask. */
const INSIDE = 0.5;
/** Paving nearer than this to a strip lies right beside it: seeing leaves as much between lawn and drive. Meters. */
const BESIDE_M = 0.3;

/** The paving of the photo that gets wider, by the place of the strip that is laid along it. */
const WIDENED: Partial<Record<Place, (site: Site) => (i: number) => number>> = {
  "along-driveway":
    ({ paved, walk }) =>
    (i) =>
      paved[i]! - walk[i]!,
  "along-walk":
    ({ walk }) =>
    (i) =>
      walk[i]!,
};

export const isWidening = ({ use, place }: { use: string; place?: Place }): boolean =>
  use === "area" && place !== undefined && WIDENED[place] !== undefined;

/** A strip along the drive or walk that a photo shows, on the free side of which more is seen; null where the region has no such side. */
export function widening(site: Site, place: Place, widthM: number): GroundSdf | null {
  const { grid, camera } = site;
  const { nx, nz, cellM } = grid;
  const cover = WIDENED[place]!(site);
  const [paving, framed] = [new Uint8Array(nx * nz), new Uint8Array(nx * nz)];
  for (let j = 0; j < nz; j++) {
    const z = grid.z0 + (j + 0.5) * cellM;
    const row = z > 0 ? Math.floor(camera.photoY(0, z)) : -1;
    if (row < 0 || row >= camera.heightPx) continue;
    for (let i = 0; i < nx; i++) {
      const column = Math.floor(camera.photoX(grid.x0 + (i + 0.5) * cellM, z));
      if (column < 0 || column >= camera.widthPx) continue;
      framed[j * nx + i] = 1;
      if (cover(row * camera.widthPx + column) > INSIDE) paving[j * nx + i] = 1;
    }
  }
  // Meters per cell: to the paving, and in the strip on either side of it 1.
  const away = distanceTransform(paving, nx, nz, cellM);
  const sides = floatsFrom(away, (meters, o) =>
    grid.inside[o] && meters > 0 && meters < widthM + BESIDE_M ? 1 : 0,
  );
  const { start, end, piece, sizes } = findPieces(sides, nx, nz, INSIDE, true);
  const shown = sizes.map(() => 0);
  for (let k = 0; k < piece.length; k++) {
    // A side counts by its length in the picture, where far ground is small.
    const z = grid.z0 + (Math.floor(start[k]! / nx) + 0.5) * cellM;
    for (let o = start[k]!; o < end[k]!; o++) shown[piece[k]!]! += framed[o]! / z;
  }
  const longest = shown.indexOf(Math.max(...shown));
  if (longest < 0) return null;
  const own = new Uint8Array(nx * nz);
  for (let k = 0; k < piece.length; k++) if (piece[k] === longest) own.fill(1, start[k]!, end[k]!);
  const toOwn = distanceTransform(own, nx, nz, cellM);
  const region = regionField(site);
  return (x, z) => Math.max(grid.at(away, x, z) - widthM, grid.at(toOwn, x, z) - cellM / 2, region(x, z));
}
