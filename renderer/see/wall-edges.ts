import type { Superpixels } from "./superpixels.ts";

/** An upright edge that reaches above the horizon: a corner, a jamb, a post. Pixels of the small picture. */
type WallEdge = { x: number; top: number; foot: number };

/** Lightness change (Lab, over two pixels) of an upright edge, and how much it must exceed the change downwards. */
const leastContrast = 7;
const uprightness = 1.8;
/** Shortest edge that counts, as a share of the height. */
const shortest = 0.075;
/** Patches within this many pixels of an edge, above its foot, stand on the wall. */
const reachPx = 9;
const atEdge = 3.2;
/** Edges further apart than this share of the width, or with feet at heights more than that share apart, frame no wall. */
const widestWall = 0.38;
const feetWithin = 0.06;
const mostBetween = 3.6;

/**
 * Evidence against ground, per patch (log units): whatever stands above the foot of an upright edge that crosses the horizon is
 * wall, not ground; and so is what lies between two such edges with feet at one height. `lab` interleaved.
 */
export function wallEvidence(lab: Float32Array, patches: Superpixels, horizonY: number): Float32Array {
  const { width, height, centers, count } = patches;
  const edges = wallEdges(lab, width, height, horizonY);
  const against = new Float32Array(count);
  for (let k = 0; k < count; k++) {
    const x = centers[k * 5 + 3]!;
    const y = centers[k * 5 + 4]!;
    for (const edge of edges) {
      if (Math.abs(x - edge.x) < reachPx && y < edge.foot - 2) against[k] = Math.max(against[k]!, atEdge);
    }
  }
  edges.forEach((one, i) => {
    for (const other of edges.slice(i + 1)) addBetween(one, other, patches, against);
  });
  return against;

  function addBetween(one: WallEdge, other: WallEdge, { centers }: Superpixels, sums: Float32Array) {
    const [left, right] = one.x < other.x ? [one, other] : [other, one];
    const gap = right.x - left.x;
    if (gap < 4 || gap > width * widestWall || Math.abs(left.foot - right.foot) > height * feetWithin) return;
    for (let k = 0; k < count; k++) {
      const t = (centers[k * 5 + 3]! - left.x) / gap;
      if (t <= 0 || t >= 1) continue;
      const foot = left.foot + (right.foot - left.foot) * t;
      if (centers[k * 5 + 4]! < foot - 3) sums[k] = Math.min(mostBetween, Math.max(sums[k]!, 1.5) + 0.5);
    }
  }
}

/** Thin upright runs of high contrast pixels that begin near or above the horizon and end below it. */
function wallEdges(lab: Float32Array, width: number, height: number, horizonY: number): WallEdge[] {
  const upright = uprightPixels(lab, width, height);
  const below = height - horizonY;
  const edges: WallEdge[] = [];
  const stack: number[] = [];
  for (let start = 0; start < upright.length; start++) {
    if (!upright[start]) continue;
    let left = width;
    let right = 0;
    let top = height;
    let foot = 0;
    let pixels = 0;
    let sumX = 0;
    upright[start] = 0;
    stack.push(start);
    while (stack.length > 0) {
      const i = stack.pop()!;
      const x = i % width;
      const y = (i / width) | 0;
      pixels++;
      sumX += x;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      foot = Math.max(foot, y);
      for (let dy = -2; dy <= 2; dy++) {
        for (let dx = -1; dx <= 1; dx++) {
          const j = i + dy * width + dx;
          if (j < 0 || j >= upright.length || !upright[j]) continue;
          upright[j] = 0;
          stack.push(j);
        }
      }
    }
    const tall = foot - top + 1;
    if (
      tall > height * shortest &&
      right - left + 1 < tall * 0.22 + 2 &&
      top < horizonY + below * 0.06 &&
      foot > horizonY - height * 0.02 &&
      foot < horizonY + below * 0.75
    ) {
      edges.push({ x: sumX / pixels, top, foot });
    }
  }
  return edges;
}

function uprightPixels(lab: Float32Array, width: number, height: number): Uint8Array {
  const upright = new Uint8Array(width * height);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      const across = Math.abs(lab[(i + 1) * 3]! - lab[(i - 1) * 3]!);
      const down = Math.abs(lab[(i + width) * 3]! - lab[(i - width) * 3]!);
      if (across > leastContrast && across > uprightness * down) upright[i] = 1;
    }
  }
  return upright;
}
