import type { SheetPoint } from "./drawing.ts";
import type { PlanScene } from "./plan-scene.ts";

export type Box = { left: number; top: number; right: number; bottom: number };

/** Where things stand on the sheet, in pixels, and how ground becomes sheet. */
export type SheetLayout = {
  /** A thousandth of the sheet's size: letters and lines grow with it. */
  unit: number;
  /** The drawing's field. */
  frame: Box;
  /** The key. */
  key: Box;
  /** The strip with title, scale bar and north arrow. */
  strip: Box;
  pxPerM: number;
  toSheet: (x: number, z: number) => SheetPoint;
};

/** Margin of the sheet and height of the strip with the title, units. */
const MARGIN = 26;
const STRIP = 84;
/** Room around the design in its field, meters. */
const AROUND_M = 1.1;
/** Depth of the house that is shown, meters. */
const HOUSE_M = 1.9;
/**
 * From this ratio of width to height on, the key is on the right: a share of the width, and at most so many
 * units. On upright sheets it is below: a share of the height.
 */
const WIDE_FROM = 0.95;
const KEY_SHARE = 0.32;
const MOST_KEY = 330;
const KEY_BELOW_SHARE = 0.26;
/**
 * The house counts for the size of the drawing where its foot is at most this far beside and behind the
 * design, meters.
 */
const HOUSE_BESIDE_M = 1;
const HOUSE_BEHIND_M = 4;

/**
 * Lays out the sheet and finds the largest scale at which the ground fits into the frame. North or south
 * does not matter here: up on the sheet is away from the camera.
 */
export function sheetLayout(scene: PlanScene, widthPx: number, heightPx: number): SheetLayout {
  const unit = Math.sqrt(widthPx * heightPx) / 1000;
  const margin = MARGIN * unit;
  const strip: Box = {
    left: margin,
    right: widthPx - margin,
    top: heightPx - margin - STRIP * unit,
    bottom: heightPx - margin,
  };
  const wide = widthPx > heightPx * WIDE_FROM;
  const keySize = wide ? Math.min(KEY_SHARE * widthPx, MOST_KEY * unit) : KEY_BELOW_SHARE * heightPx;
  const frame: Box = wide
    ? { left: margin, top: margin, right: widthPx - margin * 1.6 - keySize, bottom: strip.top - margin * 0.5 }
    : {
        left: margin,
        top: margin,
        right: widthPx - margin,
        bottom: strip.top - margin - keySize,
      };
  const key: Box = wide
    ? { left: frame.right + margin * 0.6, top: margin, right: widthPx - margin, bottom: frame.bottom }
    : { left: margin, top: frame.bottom + margin * 0.5, right: widthPx - margin, bottom: strip.top };
  const ground = groundBox(scene);
  const pxPerM = Math.min(
    (frame.right - frame.left) / (ground.right - ground.left),
    (frame.bottom - frame.top) / (ground.far - ground.near),
  );
  const middleX = (frame.left + frame.right) / 2;
  const middleY = (frame.top + frame.bottom) / 2;
  const x0 = (ground.left + ground.right) / 2;
  const z0 = (ground.near + ground.far) / 2;
  return {
    unit,
    frame,
    key,
    strip,
    pxPerM,
    toSheet: (x, z) => ({ x: middleX + (x - x0) * pxPerM, y: middleY - (z - z0) * pxPerM }),
  };
}

/** The ground that the drawing has to show. */
function groundBox({ placed, instances, houseFoot }: PlanScene) {
  const points = [...placed.flatMap(({ outline }) => outline.flat()), ...instances];
  // Without a design: a square of 6 m.
  if (points.length === 0) points.push({ x: -3, z: 3 }, { x: 3, z: 9 });
  let left = Number.POSITIVE_INFINITY;
  let right = Number.NEGATIVE_INFINITY;
  let near = Number.POSITIVE_INFINITY;
  let far = Number.NEGATIVE_INFINITY;
  for (const { x, z } of points) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    near = Math.min(near, z);
    far = Math.max(far, z);
  }
  const before = houseFoot.filter(
    ({ x, z }) => x > left - HOUSE_BESIDE_M && x < right + HOUSE_BESIDE_M && z < far + HOUSE_BEHIND_M,
  );
  for (const { z } of before) far = Math.max(far, z + HOUSE_M - AROUND_M);
  return { left: left - AROUND_M, right: right + AROUND_M, near: near - AROUND_M, far: far + AROUND_M };
}
