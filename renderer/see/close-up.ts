import type { Ruler, RulerKind } from "#core/measure/ruler.ts";

/** Less sky than this share of the picture is a gap between leaves. 1% of a picture 640 x 480: 3,072 pixels. */
const LEAST_SKY = 0.01;
/** From this confidence on edges say where the horizon is. */
const SURE_HORIZON = 0.35;
/** What is seen from its foot on the ground up. */
const STANDING: readonly RulerKind[] = ["garageDoor", "vehicle", "fence", "opening", "house"];

/**
 * Whether a picture shows a piece of ground and the foot of a wall at most: no sky, no edges that say where the horizon is, nothing of
 * known size. The lens may look steeply down then, and neither the usual horizon nor the usual height of a house holds.
 */
export function isCloseUp(sky: Float32Array, horizonConfidence: number, rulers: readonly Ruler[]): boolean {
  if (horizonConfidence >= SURE_HORIZON || rulers.some(({ kind }) => STANDING.includes(kind))) return false;
  let covered = 0;
  for (let i = 0; i < sky.length; i++) covered += sky[i]!;
  return covered < LEAST_SKY * sky.length;
}
