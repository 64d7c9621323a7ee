import type { Camera } from "#core/camera/camera.ts";
import type { CircledFront } from "./circled-front.ts";
import type { GroundRectangle } from "./shapes.ts";

/** Heights of a pergola, from its feet to its roof, and its least width and depths, meters; depth as a share of its width. */
const HEIGHTS_M = [2.25, 3.6] as const;
const LEAST_WIDE_M = 1.8;
const DEPTHS_M = [2.2, 4.2] as const;
const DEPTH_SHARE = 0.8;
/** It is no higher than this share of its width, but for its least height. */
const HIGH_SHARE = 1.15;
/** A highlight that reaches up so high over its foot was drawn round what stands, meters. */
const STANDS_M = 1.7;
/** Rows below the horizon from which a foot is on the ground. */
const BELOW_HORIZON_PX = 4;
/** How far rafters and beams reach out beyond the posts, both ends together, meters. */
const OVERHANG_M = 0.8;

/** Where a pergola stands that was circled over something: its front feet on the lower edge, its roof at the upper one. Null for a highlight on the ground. */
export function circledPergola(
  camera: Camera,
  { footRow, headRow, sidesAt }: CircledFront,
): { room: GroundRectangle; heightM: number } | null {
  if (footRow < camera.horizonY + BELOW_HORIZON_PX || headRow > camera.horizonY) return null;
  const z = camera.groundZ(footRow);
  const drawnM = camera.heightAt(headRow, z);
  if (drawnM < STANDS_M) return null;
  // The widest of its sides is that of the roof, which reaches out.
  const [foot, head] = [sidesAt(footRow), sidesAt(headRow)];
  const left = Math.min(foot.left, head.left);
  const right = Math.max(foot.right, head.right);
  const wideM = ((right - left) * z) / camera.focalPx - OVERHANG_M;
  if (wideM < LEAST_WIDE_M) return null;
  const deepM = Math.min(DEPTHS_M[1], Math.max(DEPTHS_M[0], DEPTH_SHARE * wideM));
  const x = (((left + right) / 2 - camera.centerX) * z) / camera.focalPx;
  return {
    room: { x, z: z + deepM / 2, wideM, deepM, turn: 0 },
    heightM: Math.min(HEIGHTS_M[1], Math.max(HEIGHTS_M[0], Math.min(drawnM, HIGH_SHARE * wideM))),
  };
}
