import { smoothstep } from "#renderer/math/scalar.ts";

/** A crown rises out of the shade on the ground: between these heights it leaves more and more of that, up to such a share. Meters. */
const RISES_M = [1.5, 5] as const;
const MOST_LEFT = 0.75;

/** The light on a thing so high that stands in a shade with so much light (1 is open ground). */
export function aboveShade(atFoot: number, heightM: number): number {
  return atFoot < 1 ? atFoot + (1 - atFoot) * MOST_LEFT * smoothstep(...RISES_M, heightM) : atFoot;
}
