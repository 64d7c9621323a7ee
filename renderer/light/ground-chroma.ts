/** What old ground is made of, as far as its color tells. Shade changes brightness far more than these ratios. */
export const GREEN = 0;
const WARM = 1;
export const NEUTRAL = 2;

/** Class of a linear-light color: grass, bare or mulched earth, or stone. */
export function groundChroma(r: number, g: number, b: number): 0 | 1 | 2 {
  const sum = r + g + b + 1e-3;
  if ((g - Math.max(r, b)) / sum > 0.045) return GREEN;
  return (r - b) / sum > 0.13 ? WARM : NEUTRAL;
}

/** Reflectance that each class usually has. */
export const USUAL_ALBEDO = [0.115, 0.24, 0.36] as const;

export const luminance = (r: number, g: number, b: number): number => 0.2126 * r + 0.7152 * g + 0.0722 * b;
