import type { Vec3 } from "#renderer/math/vec3.ts";
import type { Frame } from "./frame.ts";
import type { Grain } from "./grain.ts";
import type { ShadowMap } from "./shadow-map.ts";

/** Floats per corner in `FaceCorners`: screen x, screen y (samples), 1/depth, world x, world y, along, across, sun cosine, sky. */
export const CORNER_FLOATS = 9;

/** What one large triangle looks like; one object is reused for all triangles. */
export type FaceShade = {
  /** Three corners of CORNER_FLOATS each. */
  corners: Float64Array;
  /** Albedo times exposure. */
  red: number;
  green: number;
  blue: number;
  /** Light of the full sun on a face turned to it, and of the open sky, per channel. */
  sun: Vec3;
  sky: Vec3;
  grain: Grain | null;
  /** Cosine of the sun to the directions along and across the grain: how much a slope changes its light. */
  sunAlong: number;
  sunAcross: number;
  /** Push along the normal before looking into the shadow map, meters. */
  offsetX: number;
  offsetY: number;
  offsetZ: number;
  /** Meters by which a place is farther than its depth, per meter of height: `lean` of the camera. */
  lean: number;
  shadowBiasM: number;
  /** Height of what an upright face stands on, meters; -Infinity for a level one, which sees the sky everywhere. */
  groundM: number;
};

/**
 * An upright face sees less sky near the ground, and rain throws soil at it: below FOOT_M meters the sky
 * light falls to the share AT_FOOT at the ground.
 */
const FOOT_M = 0.32;
const AT_FOOT = 0.5;

/**
 * A triangle shaded per sample: grain, relief, shadow, with perspective. Tone and slopes come from the mip level that fits
 * the size of a sample on the face (`metersPerSample`).
 */
export function fillFace(
  frame: Frame,
  shade: FaceShade,
  shadows: ShadowMap | null,
  metersPerSample: number,
): void {
  const { width, height, depth, colorOf } = frame;
  const q = shade.corners;
  const left = frame.rect.left * frame.scale;
  const top = frame.rect.top * frame.scale;
  const ax = q[0]! - left;
  const ay = q[1]! - top;
  // Offsets of the second and third corner; swapped below so that the triangle always turns the same way.
  let ib = CORNER_FLOATS;
  let ic = CORNER_FLOATS * 2;
  let bx = q[ib]! - left;
  let by = q[ib + 1]! - top;
  let cx = q[ic]! - left;
  let cy = q[ic + 1]! - top;
  let area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
  if (area === 0) return;
  if (area < 0) {
    const x = bx;
    const y = by;
    bx = cx;
    by = cy;
    cx = x;
    cy = y;
    area = -area;
    ib = CORNER_FLOATS * 2;
    ic = CORNER_FLOATS;
  }
  // The samples whose centers (at .5) can lie inside.
  const minX = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5));
  const maxX = Math.min(width - 1, Math.floor(Math.max(ax, bx, cx) - 0.5));
  const minY = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5));
  const maxY = Math.min(height - 1, Math.floor(Math.max(ay, by, cy) - 0.5));
  if (minX > maxX || minY > maxY) return;

  frame.touch(minX, maxX, minY, maxY);
  const inv = 1 / area;
  const { grain, red, green, blue, sun, sky, sunAlong, sunAcross, shadowBiasM } = shade;
  const { offsetX, offsetY, offsetZ, lean, groundM } = shade;
  const level = grain === null ? null : mipLevel(grain, metersPerSample);
  const texels = level?.texels;
  const texWidth = level?.width ?? 1;
  const texHeight = level?.height ?? 1;
  // Texels of this level per meter.
  const perAlong = grain === null ? 0 : texWidth / grain.alongM;
  const perAcross = grain === null ? 0 : texHeight / grain.acrossM;
  // Corner values as locals: a lookup per sample would cost more than the arithmetic.
  // iz: 1 / depth; x, y: place in meters, pushed off the face; u, v: texels; cos: sun; sky: light of the
  // sky.
  const iza = q[2]!;
  const izb = q[ib + 2]!;
  const izc = q[ic + 2]!;
  const xa = q[3]! + offsetX;
  const xb = q[ib + 3]! + offsetX;
  const xc = q[ic + 3]! + offsetX;
  const ya = q[4]! + offsetY;
  const yb = q[ib + 4]! + offsetY;
  const yc = q[ic + 4]! + offsetY;
  const ua = q[5]! * perAlong;
  const ub = q[ib + 5]! * perAlong;
  const uc = q[ic + 5]! * perAlong;
  const va = q[6]! * perAcross;
  const vb = q[ib + 6]! * perAcross;
  const vc = q[ic + 6]! * perAcross;
  const cosA = q[7]!;
  const cosB = q[ib + 7]!;
  const cosC = q[ic + 7]!;
  const skyA = q[8]!;
  const skyB = q[ib + 8]!;
  const skyC = q[ic + 8]!;

  // Barycentric weights (Pineda, 1988): shares of the corners a, b and c, which change by constant steps
  // along a row.
  const stepA = (by - cy) * inv;
  const stepB = (cy - ay) * inv;
  const stepC = -stepA - stepB;
  const px = minX + 0.5;
  for (let y = minY; y <= maxY; y++) {
    const py = y + 0.5;
    const rowA = ((cx - bx) * (py - by) - (cy - by) * (px - bx)) * inv;
    const rowB = ((ax - cx) * (py - cy) - (ay - cy) * (px - cx)) * inv;
    const rowC = 1 - rowA - rowB;
    let from = 0;
    let to = maxX - minX;
    // Where the row enters and leaves each edge, generously: the weights decide.
    if (stepA > 0) from = Math.max(from, Math.floor(-rowA / stepA));
    else if (stepA < 0) to = Math.min(to, Math.ceil(-rowA / stepA));
    if (stepB > 0) from = Math.max(from, Math.floor(-rowB / stepB));
    else if (stepB < 0) to = Math.min(to, Math.ceil(-rowB / stepB));
    if (stepC > 0) from = Math.max(from, Math.floor(-rowC / stepC));
    else if (stepC < 0) to = Math.min(to, Math.ceil(-rowC / stepC));
    let o = y * width + minX + from;
    // Share of the sun at the last lookup, and samples since then.
    let lit = 1;
    let litAge = SHADOW_EVERY;
    for (let x = from; x <= to; x++, o++, litAge++) {
      const wa = rowA + stepA * x;
      const wb = rowB + stepB * x;
      const wc = 1 - wa - wb;
      if (wa < 0 || wb < 0 || wc < 0) continue;
      // 1 / depth is linear on the screen, depth is not.
      const z = 1 / (wa * iza + wb * izb + wc * izc);
      if (z >= depth[o]!) continue;
      depth[o] = z;
      // Weights corrected for perspective: shares of the corners at this place on the face.
      const pa = wa * iza * z;
      const pb = wb * izb * z;
      const pc = wc * izc * z;
      let cosine = pa * cosA + pb * cosB + pc * cosC;
      let skyShare = pa * skyA + pb * skyB + pc * skyC;
      const highM = pa * ya + pb * yb + pc * yc;
      const aboveM = highM - groundM;
      if (aboveM < FOOT_M) skyShare *= AT_FOOT + ((1 - AT_FOOT) * Math.max(0, aboveM)) / FOOT_M;
      let tone = 1;
      if (texels !== undefined) {
        // The sizes are powers of two: & wraps, negatives too.
        const tu = Math.floor(pa * ua + pb * ub + pc * uc) & (texWidth - 1);
        const tv = Math.floor(pa * va + pb * vb + pc * vc) & (texHeight - 1);
        const t = (tv * texWidth + tu) * 3;
        tone = texels[t]!;
        if (cosine > 0) cosine -= texels[t + 1]! * sunAlong + texels[t + 2]! * sunAcross;
      }
      let direct = 0;
      if (cosine > 0) {
        if (shadows !== null && litAge >= SHADOW_EVERY) {
          lit = shadows.litShare(
            pa * xa + pb * xb + pc * xc,
            highM,
            // The face's own height, before the push.
            z + (highM - offsetY) * lean + offsetZ,
            shadowBiasM,
          );
          litAge = 0;
        }
        direct = cosine * lit;
      }
      colorOf[o] = frame.nextColor;
      frame.addColor(
        red * tone * (direct * sun[0] + skyShare * sky[0]),
        green * tone * (direct * sun[1] + skyShare * sky[1]),
        blue * tone * (direct * sun[2] + skyShare * sky[2]),
      );
    }
  }
}

/** The shadow is looked up for every second sample of a row, because its cells are several samples wide. */
const SHADOW_EVERY = 2;

/**
 * The level of the grain whose texels are nearest in size to a sample, each level being twice as coarse as
 * the one before.
 */
function mipLevel(grain: Grain, metersPerSample: number): Grain["levels"][number] {
  const texelM = grain.alongM / grain.levels[0]!.width;
  const level = Math.round(Math.log2(Math.max(1, metersPerSample / texelM)));
  return grain.levels[Math.min(grain.levels.length - 1, level)]!;
}
