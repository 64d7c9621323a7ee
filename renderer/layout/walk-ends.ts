import type { Camera } from "#core/camera/camera.ts";
import type { GroundPoint } from "#core/geometry/point.ts";

/** The house begins this near above the end of a walk, as a share of the photo's height. */
const ABOVE_SHARE = 0.03;
/** What leads to a door is this wide; slabs along a wall are longer. Meters. */
const NARROWEST_M = 0.6;
const WIDEST_M = 3.2;
const FARTHEST_M = 25;
/** Columns without an end between two of one walk. */
const GAP_PX = 3;
/** Coverage from which a pixel belongs to a mask. */
const INSIDE = 0.5;

/** Where walks end at the house: points along each end. Coverage of the picture, 0 to 1. */
export function walkEnds(
  camera: Camera,
  { walk, house }: { walk: Float32Array; house: Float32Array },
): GroundPoint[][] {
  const { widthPx: width, heightPx: height } = camera;
  const reach = Math.round(ABOVE_SHARE * height);
  const ends: GroundPoint[][] = [];
  let run: GroundPoint[] = [];
  let gap = 0;
  const close = () => {
    const wideM = run.length > 1 ? run.at(-1)!.x - run[0]!.x : 0;
    if (wideM >= NARROWEST_M && wideM <= WIDEST_M) ends.push(run);
    run = [];
  };
  for (let x = 0; x < width; x++) {
    const row = endRow(walk, house, x, width, height, reach);
    const z = row < 0 ? Number.POSITIVE_INFINITY : camera.groundZ(row + 0.5);
    if (z > 0 && z < FARTHEST_M) {
      run.push({ x: camera.groundX(x + 0.5, row + 0.5), z });
      gap = 0;
    } else if (++gap > GAP_PX) close();
  }
  close();
  return ends;
}

/** The topmost row of a walk in a column that has the house right above it; -1 without one. */
function endRow(
  walk: Float32Array,
  house: Float32Array,
  x: number,
  width: number,
  height: number,
  reach: number,
): number {
  let above = Number.NEGATIVE_INFINITY;
  for (let row = 0; row < height; row++) {
    const i = row * width + x;
    if (house[i]! > INSIDE) above = row;
    // The topmost pixel of the walk decides: it ends at the house, or somewhere else.
    else if (walk[i]! > INSIDE) return row - above <= reach ? row : -1;
  }
  return -1;
}
