import type { GroundPoint } from "#core/geometry/point.ts";
import { longestRun } from "#renderer/math/longest-run.ts";
import type { Site } from "./site.ts";

/** What is wider is no walk, meters. */
const WIDEST_M = 3.2;
/** A side is told from the teeth of its edge over so many rows to both sides. */
const SMOOTH_ROWS = 4;
/** Rows this near under the horizon are too far away to be measured, pixels. */
const UNDER_HORIZON_PX = 8;
/** A side that jumps by more from one row to the next ends there, as a share of the picture's width. */
const JUMP = 0.03;
/** Coverage from which a pixel belongs to the walk. */
const INSIDE = 0.5;

/**
 * The two sides of the walk that leads into the picture, from the front to the back, each moved out by `offM`. Rows in which its side lies at the frame or
 * it is no walk's width are left out.
 */
export function walkSides({ camera, walk }: Site, offM: number): GroundPoint[][] {
  const { widthPx: width, heightPx: height } = camera;
  const sides: { row: number; column: number }[][] = [[], []];
  for (let row = height - 1; row > camera.horizonY + UNDER_HORIZON_PX; row--) {
    const run = longestRun(walk.subarray(row * width, (row + 1) * width), (cover) => cover > INSIDE);
    const [left, right] = [run.start, run.start + run.length];
    if (run.length === 0 || camera.groundX(right, row) - camera.groundX(left, row) > WIDEST_M) continue;
    if (left > 1) sides[0]!.push({ row, column: left });
    if (right < width - 1) sides[1]!.push({ row, column: right });
  }
  return sides.map((side, k) => {
    const jump = side.findIndex((p, i) => i > 0 && Math.abs(p.column - side[i - 1]!.column) > JUMP * width);
    const line = jump < 0 ? side : side.slice(0, jump);
    const edge = line.map(({ row }, i): GroundPoint => {
      const around = line.slice(Math.max(0, i - SMOOTH_ROWS), i + SMOOTH_ROWS + 1);
      const column = around.reduce((sum, p) => sum + p.column, 0) / around.length;
      return { x: camera.groundX(column, row + 0.5), z: camera.groundZ(row + 0.5) };
    });
    return movedOut(edge, k === 0 ? offM : -offM);
  });
}

/** A line from the front to the back moved to its left by `byM`, or to its right. */
function movedOut(line: readonly GroundPoint[], byM: number): GroundPoint[] {
  return line.map((p, i) => {
    const a = line[Math.max(0, i - SMOOTH_ROWS)]!;
    const b = line[Math.min(line.length - 1, i + SMOOTH_ROWS)]!;
    const length = Math.hypot(b.x - a.x, b.z - a.z) || 1;
    return { x: p.x - (byM * (b.z - a.z)) / length, z: p.z + (byM * (b.x - a.x)) / length };
  });
}
