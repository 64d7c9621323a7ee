import type { PaverColor } from "#core/elements/paver-looks.ts";
import { hexToLinear } from "#renderer/color/srgb.ts";
import type { Vec3 } from "#renderer/math/vec3.ts";

/** Colors of a palette in linear light, from sRGB hex. */
export const shades = (...hex: string[]): Vec3[] => hex.map(hexToLinear);

/** Colors that the stones of one blend take; neighbors in the list are mixed within one stone. */
export const PAVER_COLORS: Record<PaverColor, Vec3[]> = {
  charcoal: shades("#55565a", "#6a6a6c", "#7d7b79", "#8a857f"),
  tan: shades("#a58d70", "#b9a284", "#8f7a62", "#c6b394"),
  red: shades("#84503f", "#96604c", "#6d4436", "#a2745e", "#7a5347"),
  grey: shades("#8e8c88", "#a3a09a", "#7c7b79", "#b3afa7"),
  sand: shades("#c9b692", "#d6c6a6", "#b8a582", "#dccfb2"),
  blend: shades("#7b6a5c", "#95826e", "#a9947c", "#6b6058", "#b3a18a"),
};

/** A border must be told from the field: charcoal, and gray around charcoal. */
export const borderColors = (
  field: PaverColor,
  asked: PaverColor = field === "charcoal" ? "grey" : "charcoal",
): Vec3[] => PAVER_COLORS[asked];
