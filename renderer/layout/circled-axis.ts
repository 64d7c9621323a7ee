import type { Camera } from "#core/camera/camera.ts";
import type { GroundPoint } from "#core/geometry/point.ts";

/** A highlight is a band, whichever way it lies in the picture, where it spreads this many times as far along as across. */
const LEAST_SLENDER = 2.5;
/** Rows below the horizon from which a pixel is on the ground. */
const BELOW_HORIZON_PX = 2;
/** The round ends of a band: this share of its length at each end is left out. */
const END_SHARE = 0.02;

/**
 * The line on the ground along the middle of a band that was circled aslant, from its left end to its right one, meters. It is read from the
 * circle itself, since the band may lie on lawn and paving alike. `within`: 1 inside the highlight, row-major at the size of the camera's
 * picture. Null where the highlight is no band on the ground.
 */
export function circledAxis(camera: Camera, within: Float32Array): GroundPoint[] | null {
  const { widthPx, horizonY } = camera;
  let [count, sumU, sumV, uu, vv, uv] = [0, 0, 0, 0, 0, 0];
  for (const [at, inside] of within.entries()) {
    if (inside !== 1) continue;
    const [u, v] = [at % widthPx, Math.floor(at / widthPx)];
    count++;
    sumU += u;
    sumV += v;
    uu += u * u;
    vv += v * v;
    uv += u * v;
  }
  if (count === 0) return null;
  const middle = { u: sumU / count, v: sumV / count };
  const [cuu, cvv, cuv] = [
    uu / count - middle.u ** 2,
    vv / count - middle.v ** 2,
    uv / count - middle.u * middle.v,
  ];
  // Spread along the principal axis of the pixels and across it.
  const turn = 0.5 * Math.atan2(2 * cuv, cuu - cvv);
  const half = (cuu + cvv) / 2;
  const apart = Math.hypot((cuu - cvv) / 2, cuv);
  if (Math.sqrt(half + apart) < LEAST_SLENDER * Math.sqrt(Math.max(half - apart, 0))) return null;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  let [from, to] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const [at, inside] of within.entries()) {
    if (inside !== 1) continue;
    const along = ((at % widthPx) - middle.u) * cos + (Math.floor(at / widthPx) - middle.v) * sin;
    from = Math.min(from, along);
    to = Math.max(to, along);
  }
  const inset = END_SHARE * (to - from);
  const ends = [from + inset, to - inset].map((along) => ({
    u: middle.u + along * cos + 0.5,
    v: middle.v + along * sin + 0.5,
  }));
  if (ends.some(({ v }) => v <= horizonY + BELOW_HORIZON_PX)) return null;
  return ends.map(({ u, v }) => ({ x: camera.groundX(u, v), z: camera.groundZ(v) }));
}
