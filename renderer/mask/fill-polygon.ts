import type { PhotoPoint } from "#core/geometry/point.ts";

/** Sub-rows per pixel row; across a row the cover is exact. With fewer, edges that run nearly level show steps. */
const SUB_ROWS = 4;

/**
 * Coverage (0..1 per pixel) of a closed polygon by the even-odd rule: a stroke that crosses itself has holes, as people know
 * from drawing programs. Points outside the picture are fine. Fewer than three points cover nothing.
 */
export function fillPolygon(width: number, height: number, polygon: readonly PhotoPoint[]): Float32Array {
  const cover = new Float32Array(width * height);
  if (polygon.length < 3) return cover;
  const highest = polygon.reduce((y, p) => Math.min(y, p.y), height);
  const lowest = polygon.reduce((y, p) => Math.max(y, p.y), 0);
  const top = Math.max(0, Math.floor(highest));
  const bottom = Math.min(height, Math.ceil(lowest));
  for (let y = top; y < bottom; y++) {
    for (let s = 0; s < SUB_ROWS; s++) {
      const crossings = rowCrossings(polygon, y + (s + 0.5) / SUB_ROWS);
      for (let k = 0; k + 1 < crossings.length; k += 2) {
        addSpan(cover, y * width, width, crossings[k]!, crossings[k + 1]!);
      }
    }
  }
  return cover;
}

/** Columns at which the outline crosses a row, from left to right; always an even number. */
function rowCrossings(polygon: readonly PhotoPoint[], y: number): number[] {
  const crossings: number[] = [];
  let previous = polygon[polygon.length - 1]!;
  for (const point of polygon) {
    // An edge counts its upper end and not its lower one, so that a corner on the row is crossed once.
    if (previous.y <= y !== point.y <= y) {
      crossings.push(previous.x + ((y - previous.y) / (point.y - previous.y)) * (point.x - previous.x));
    }
    previous = point;
  }
  return crossings.sort((a, b) => a - b);
}

function addSpan(cover: Float32Array, row: number, width: number, from: number, to: number): void {
  const left = Math.max(0, from);
  const right = Math.min(width, to);
  for (let x = Math.floor(left); x < right; x++) {
    cover[row + x]! += (Math.min(x + 1, right) - Math.max(x, left)) / SUB_ROWS;
  }
}
