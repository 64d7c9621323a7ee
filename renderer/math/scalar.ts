/** `x` held between `low` and `high`. */
export const clamp = (x: number, low: number, high: number): number => (x < low ? low : x > high ? high : x);

/** 0 at `from`, 1 at `to`, with flat ends (3t² - 2t³). `from` may be the larger one: the ramp then falls. */
export function smoothstep(from: number, to: number, x: number): number {
  const t = clamp((x - from) / (to - from), 0, 1);
  return t * t * (3 - 2 * t);
}

export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t;
