import type { Camera } from "#core/camera/camera.ts";
import type { Seen } from "#renderer/see/see-photo.ts";

/**
 * The front of what stands on the ground recedes by at most so much for each meter aside: what ends farther back hangs over the ground. A hedge that
 * runs away from the camera under 56 degrees does; a round shrub does out to its sides.
 */
const MOST_SLOPE = 1.5;
/** Uneven lower sides, meters. */
const UNEVEN_M = 0.3;
/** Gaps in a foot up to this share of the picture's width are leaves that are missing. */
const GAP = 0.015;
/** Rows below the horizon from which the depth of a place is known. */
const BELOW_HORIZON_PX = 2;

/** Where a plant meets the ground: of each column the row (-1 where it hangs over the ground or is not), and the nearest of these places, meters. */
export type PlantFoot = { rows: Int32Array; x: number; z: number; from: number; to: number };

/**
 * The foot of a plant (1 per pixel of `mask`): its lowest pixels, but for those of a crown that hangs out over ground that is farther back. Null where all
 * of it ends above the horizon. `camera`: for the picture of `seen`; `isHidden`: something stands before its foot, and no column hangs.
 */
export function plantFoot(
  mask: Uint8Array,
  { width, height }: Pick<Seen, "width" | "height">,
  camera: Camera,
  isHidden = false,
): PlantFoot | null {
  const rows = new Int32Array(width).fill(-1);
  for (let x = 0; x < width; x++) {
    let low = height - 1;
    while (low >= 0 && !mask[low * width + x]) low--;
    if (low + 1 > camera.horizonY + BELOW_HORIZON_PX) rows[x] = low;
  }
  const columns = Array.from(rows.keys()).filter((x) => rows[x]! >= 0);
  if (columns.length === 0) return null;
  const z = Float32Array.from(rows, (row) => (row < 0 ? Number.POSITIVE_INFINITY : camera.groundZ(row + 1)));
  const hangs = (x: number) =>
    columns.some((o) => z[x]! > z[o]! + UNEVEN_M + (MOST_SLOPE * Math.abs(x - o) * z[o]!) / camera.focalPx);
  const firm = isHidden ? columns : columns.filter((x) => !hangs(x));
  const isStanding = new Set(firm);
  for (const [k, x] of firm.entries()) {
    const next = firm[k + 1] ?? x;
    if (next - x <= GAP * width) for (let o = x + 1; o < next; o++) if (rows[o]! >= 0) isStanding.add(o);
  }
  const standing = columns.filter((x) => isStanding.has(x));
  const nearest = standing.reduce((best, x) => (z[x]! < z[best]! ? x : best));
  const at = (u: number) => ((u - camera.centerX) * z[nearest]!) / camera.focalPx;
  return {
    rows: rows.map((row, x) => (isStanding.has(x) ? row : -1)),
    z: z[nearest]!,
    x: at((standing[0]! + standing.at(-1)! + 1) / 2),
    from: at(standing[0]!),
    to: at(standing.at(-1)! + 1),
  };
}
