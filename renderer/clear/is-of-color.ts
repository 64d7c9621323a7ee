import type { LooseColor } from "#core/plan/clearing/loose-things.ts";

const IS_COLOR: Record<LooseColor, (r: number, g: number, b: number) => boolean> = {
  red: (r, g, b) => r > 1.45 * g && r > 1.3 * b && r > 60,
  orange: (r, g, b) => r > 1.2 * g && g > 1.15 * b && r > 100,
  yellow: (r, g, b) => r > 1.4 * b && g > 1.3 * b && r < 1.35 * g && g > 100,
  green: (r, g, b) => g > 1.08 * r && g > 1.08 * b,
  blue: (r, g, b) => b > 1.2 * r && b > 1.02 * g,
  purple: (r, g, b) => b > 1.15 * g && r > 1.1 * g,
  pink: (r, g, b) => r > 1.15 * g && b > 1.02 * g && r > 120,
  white: (r, g, b) => Math.min(r, g, b) > 150 && Math.max(r, g, b) < 1.25 * Math.min(r, g, b),
  black: (r, g, b) => Math.max(r, g, b) < 75,
};

/** Whether a color, sRGB levels, is what people call by a name. */
export const isOfColor = (color: LooseColor, r: number, g: number, b: number): boolean =>
  IS_COLOR[color](r, g, b);
