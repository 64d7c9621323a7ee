import { oncePer } from "#renderer/once-per.ts";
import type { View } from "./view.ts";

/** The front of a house is where its nearest quarter stands; a front yard goes on beside it by so much. Meters. */
const FRONT_QUANTILE = 0.25;
const BESIDE_M = 5;
/** A house in fewer columns than this share of the picture's width shows no front. */
const LEAST_WIDE = 0.15;
/** Coverage from which a pixel belongs to a mask. */
const INSIDE = 0.5;

/** Some ground without what lies behind the front of the house: fields and the yards of neighbors are seen past it. */
export function beforeFront(view: View, ground: Float32Array): Float32Array {
  const { camera, seen } = view;
  const { frontM } = frontOf(view);
  if (frontM === null) return ground;
  const last = camera.photoY(0, frontM + BESIDE_M);
  return ground.map((cover, i) => (Math.floor(i / seen.width) < last ? 0 : cover));
}

/** How far away the front of the house stands; null without a house on the ground. */
const frontOf = oncePer(({ camera, seen }: View): { frontM: number | null } => {
  const { house, width, height } = seen;
  const feet: number[] = [];
  for (let x = 0; x < width; x++) {
    let y = height - 1;
    while (y > camera.horizonY && house[y * width + x]! <= INSIDE) y--;
    // A wall above the horizon only, or the frame below it, shows no foot.
    if (y <= camera.horizonY || y >= height - 2) continue;
    feet.push(camera.groundZ(y + 1));
  }
  if (feet.length < LEAST_WIDE * width) return { frontM: null };
  return { frontM: feet.sort((a, b) => a - b)[Math.floor(FRONT_QUANTILE * feet.length)]! };
});
