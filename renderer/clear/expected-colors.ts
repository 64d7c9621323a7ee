import { distanceTransform } from "#renderer/mask/distance-transform.ts";
import { bytesFrom } from "#renderer/math/from-plane.ts";
import { CHANNELS, FILLED, type Scene } from "./patch-match.ts";
import { pixelsOf } from "./pixel-pieces.ts";

/** Rim around the hole whose colors are expected in it, pixels of the scale; of many each nth. */
const RIM_PX = 3;
const MOST_SAMPLES = 240;
/** How much more near samples count than far ones: a share of the hole's pixels is added to each squared way. */
const FLATNESS = 0.02;
/** A row up or down is as far as so many columns: plinths and courses go on sideways. */
const ROWS = 4;

/**
 * Expects in each pixel of the hole the median of the colors at its rim that show what is wanted there, the nearer the more: a window is a
 * small part of the rim, and the wall most of it. Fills the hole with them for now.
 */
export function expectFromRim(scene: Scene, squares: Map<number, Int32Array>): void {
  const { width, height, hole, shows, wanted, color, hint } = scene;
  const away = distanceTransform(hole, width, height);
  const own = pixelsOf(hole);
  const added = FLATNESS * own.length;
  const samples = new Map(
    [...squares].map(([kind, list]) => {
      const near = pixelsOf(bytesFrom(shows, (own, i) => (own === kind && away[i]! <= RIM_PX ? 1 : 0)));
      const all = near.length > 0 ? near : list;
      const step = Math.ceil(all.length / MOST_SAMPLES);
      const some = all.filter((_, k) => k % step === 0);
      const rising = Array.from({ length: FILLED }, (_, c) =>
        some.slice().sort((a, b) => color[a * CHANNELS + c]! - color[b * CHANNELS + c]!),
      );
      return [kind, { some, rising }];
    }),
  );
  const weights = new Float32Array(hole.length);
  for (const at of own) {
    const { some, rising } = samples.get(wanted[at]!)!;
    let half = 0;
    for (const i of some) {
      const across = (i % width) - (at % width);
      const down = ROWS * (Math.trunc(i / width) - Math.trunc(at / width));
      weights[i] = 1 / (across * across + down * down + added);
      half += weights[i]! / 2;
    }
    for (let c = 0; c < FILLED; c++) {
      const ranked = rising[c]!;
      let k = 0;
      for (let sum = weights[ranked[0]!]!; sum < half && k + 1 < ranked.length; )
        sum += weights[ranked[++k]!]!;
      const value = color[ranked[k]! * CHANNELS + c]!;
      color[at * CHANNELS + c] = value;
      if (c < 3) hint[at * 3 + c] = value;
    }
  }
}

/** Expects what was expected at the next coarser scale. */
export function expectAs(coarser: Scene, scene: Scene): void {
  const { width, reach, hole, hint } = scene;
  for (let at = 0; at < hole.length; at++) {
    if (!hole[at]) continue;
    const [x, y] = [(at % width) - reach, Math.trunc(at / width) - reach];
    const above = ((y >> 1) + coarser.reach) * coarser.width + (x >> 1) + coarser.reach;
    for (let c = 0; c < 3; c++) hint[at * 3 + c] = coarser.hint[above * 3 + c]!;
  }
}
