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
  /** Push along the normal before looking into the shadow map, metres. */
  offsetX: number;
  offsetY: number;
  offsetZ: number;
  shadowBiasM: number;
};

/**
 * A triangle shaded per sample: grain, relief, shadow, with perspective. Tone and slopes come from the mip level that fits
 * the size of a sample on the face (`metresPerSample`).
 */
export function fillFace(
  frame: Frame,
  shade: FaceShade,
  shadows: ShadowMap | null,
  metresPerSample: number,
): void {
  const { width, height, depth, colour } = frame;
  const q = shade.corners;
  const left = frame.rect.left * frame.scale;
  const top = frame.rect.top * frame.scale;
  const ax = q[0]! - left;
  const ay = q[1]! - top;
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
  const minX = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5));
  const maxX = Math.min(width - 1, Math.floor(Math.max(ax, bx, cx) - 0.5));
  const minY = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5));
  const maxY = Math.min(height - 1, Math.floor(Math.max(ay, by, cy) - 0.5));
  if (minX > maxX || minY > maxY) return;

  const inv = 1 / area;
  const iza = q[2]!;
  const izb = q[ib + 2]!;
  const izc = q[ic + 2]!;
  const { grain, red, green, blue, sun, sky, sunAlong, sunAcross } = shade;
  const level = grain === null ? null : mipLevel(grain, metresPerSample);
  const texels = level?.texels;
  const texWidth = level?.width ?? 1;
  const texHeight = level?.height ?? 1;
  const perAlong = grain === null ? 0 : texWidth / grain.alongM;
  const perAcross = grain === null ? 0 : texHeight / grain.acrossM;

  for (let y = minY; y <= maxY; y++) {
    const py = y + 0.5;
    for (let x = minX; x <= maxX; x++) {
      const px = x + 0.5;
      const wa = ((cx - bx) * (py - by) - (cy - by) * (px - bx)) * inv;
      const wb = ((ax - cx) * (py - cy) - (ay - cy) * (px - cx)) * inv;
      const wc = 1 - wa - wb;
      if (wa < 0 || wb < 0 || wc < 0) continue;
      const z = 1 / (wa * iza + wb * izb + wc * izc);
      const o = y * width + x;
      if (z >= depth[o]!) continue;
      depth[o] = z;
      const pa = wa * iza * z;
      const pb = wb * izb * z;
      const pc = wc * izc * z;
      let cosine = pa * q[7]! + pb * q[ib + 7]! + pc * q[ic + 7]!;
      const skyShare = pa * q[8]! + pb * q[ib + 8]! + pc * q[ic + 8]!;
      let tone = 1;
      if (texels !== undefined) {
        // & wraps because the sizes are powers of two; | 0 on negatives is mended by it too.
        const tu = Math.floor((pa * q[5]! + pb * q[ib + 5]! + pc * q[ic + 5]!) * perAlong) & (texWidth - 1);
        const tv = Math.floor((pa * q[6]! + pb * q[ib + 6]! + pc * q[ic + 6]!) * perAcross) & (texHeight - 1);
        const t = (tv * texWidth + tu) * 3;
        tone = texels[t]!;
        if (cosine > 0) cosine -= texels[t + 1]! * sunAlong + texels[t + 2]! * sunAcross;
      }
      let direct = 0;
      if (cosine > 0) {
        direct =
          shadows === null
            ? cosine
            : cosine *
              shadows.litShare(
                pa * q[3]! + pb * q[ib + 3]! + pc * q[ic + 3]! + shade.offsetX,
                pa * q[4]! + pb * q[ib + 4]! + pc * q[ic + 4]! + shade.offsetY,
                z + shade.offsetZ,
                shade.shadowBiasM,
              );
      }
      const k = o * 3;
      colour[k] = red * tone * (direct * sun[0] + skyShare * sky[0]);
      colour[k + 1] = green * tone * (direct * sun[1] + skyShare * sky[1]);
      colour[k + 2] = blue * tone * (direct * sun[2] + skyShare * sky[2]);
    }
  }
}

function mipLevel(grain: Grain, metresPerSample: number): Grain["levels"][number] {
  const texelM = grain.alongM / grain.levels[0]!.width;
  const level = Math.round(Math.log2(Math.max(1, metresPerSample / texelM)));
  return grain.levels[Math.min(grain.levels.length - 1, level)]!;
}
