/**
 * A lit relief as it is seen at a flat angle: what stands up hides what lies behind it, and shows its front. `aspect` is how many times longer in
 * depth than across the eye's pixels lie on the ground, the cotangent of the angle. `height` in meters, `color` three values a texel, `n` texels a
 * side over `sizeM`. Answers `n * rows * 3` values by where the line of sight meets the ground; the picture wraps around as the relief does.
 */
export function slantRelief(
  height: Float32Array,
  color: Float32Array,
  n: number,
  sizeM: number,
  aspect: number,
  rows: number,
): Float32Array {
  const out = new Float32Array(n * rows * 3);
  const perTexel = rows / n;
  const rise = (aspect * n) / sizeM;
  /** How far in depth each column is hidden by what was met, in texels; a first pass over the tile finds what the next one begins with. */
  const hiddenTo = new Float64Array(n).fill(Number.NEGATIVE_INFINITY);
  for (let z = -n; z < n; z++) {
    const row = (z & (n - 1)) * n;
    for (let x = 0; x < n; x++) {
      // A point so high is seen in front of ground that lies farther back by `rise` times its height.
      const to = z + 1 + height[row + x]! * rise;
      const from = hiddenTo[x]!;
      if (to <= from) continue;
      hiddenTo[x] = to;
      if (z >= 0) lay(out, color, (row + x) * 3, x, n, rows, from * perTexel, to * perTexel);
    }
  }
  return out;
}

/** Adds a texel's color to the rows of its column from one depth to another, each by the part of it that is covered. */
function lay(
  out: Float32Array,
  color: Float32Array,
  q: number,
  x: number,
  n: number,
  rows: number,
  from: number,
  to: number,
): void {
  for (let row = Math.floor(from); row < to; row++) {
    const share = Math.min(to, row + 1) - Math.max(from, row);
    const o = ((row & (rows - 1)) * n + x) * 3;
    out[o]! += color[q]! * share;
    out[o + 1]! += color[q + 1]! * share;
    out[o + 2]! += color[q + 2]! * share;
  }
}
