import type { PlanElement } from "#core/elements/element.ts";
import { hexToLinear } from "#renderer/color/srgb.ts";
import type { GrassLight } from "#renderer/light/read-light.ts";
import { vnoise } from "#renderer/math/noise.ts";
import { clamp } from "#renderer/math/scalar.ts";
import type { Vec3 } from "#renderer/math/vec3.ts";
import type { ShadeGround } from "./ground-sample.ts";

type Surface = Extract<PlanElement, { kind: "lawn" }>["surface"];

export type GrassLook = {
  /** Linear reflectance at the foot and at the tip of a blade. */
  root: Vec3;
  tip: Vec3;
  /** Length of a blade, meters. */
  bladeM: number;
  /** Spread of brightness from blade to blade; 1 = a mown lawn. */
  contrast: number;
  /** Share of dry or yellow blades. */
  dry: number;
  /** How strongly tone and hue drift across meters. */
  drift: number;
  /** Mean reflectance where the photo's own lawn gives the texture; null = always drawn blade by blade. */
  mean: Vec3 | null;
};

/** What a painted lawn comes to per channel of the green it is made of, blades and gaps together; measured on seven photos. */
const PAINTED: Vec3 = [1.27, 1.18, 1.1];
/**
 * Reflectance of a blade's foot as a share of the green, per channel; TIP the same for its tip, which is
 * lighter and yellower.
 */
const ROOT: Vec3 = [0.72, 0.8, 0.75];
const TIP: Vec3 = [1.22, 1.15, 1.1];
/** Light that reaches the thatch between the blades, and how much redder it is than the blades. */
const THATCH_SHADE = 0.46;
const THATCH_RED = 1.1;

function look(green: string, bladeM: number, contrast: number, dry: number, drift: number): GrassLook {
  const [r, g, b] = hexToLinear(green);
  return {
    root: [r * ROOT[0], g * ROOT[1], b * ROOT[2]],
    tip: [r * TIP[0], g * TIP[1], b * TIP[2]],
    bladeM,
    contrast,
    dry,
    drift,
    mean: [r * PAINTED[0], g * PAINTED[1], b * PAINTED[2]],
  };
}

/** Sod is even and deep green; a seeded lawn is thinner and drifts; turf is short and the same everywhere. */
export const GRASS: Record<Surface, GrassLook> = {
  sod: look("#5a742f", 0.06, 1, 0.05, 1),
  seed: look("#66793a", 0.065, 1.1, 0.09, 1.4),
  turf: { ...look("#4f7431", 0.045, 0.7, 0.01, 0.35), mean: null },
};

/** Contrast of a mown lawn as the renderer draws it, in the measure of `GrassLight.contrast`. */
const PAINTED_CONTRAST = 0.24;
/**
 * How far a new lawn goes from its own crispness (0) to that of the old lawn (1), as an exponent of their
 * ratio. CONTRAST_LIMITS hold the result.
 */
const TOWARDS_OLD = 0.85;
/**
 * Contrast without an old lawn to compare with. Lawns in photos vary by 5 to 6 of CIELAB lightness within 5
 * pixels, drawn blades in clear light by 8.
 */
const USUAL_CONTRAST = 0.75;
const CONTRAST_LIMITS = [0.45, 1.3] as const;

/**
 * The look of new grass in a photo: its lawns' color, and nearly as crisp as a camera made them. `exposure`: linear pixel value of a white
 * surface there. What sets seed and turf apart from sod stays.
 */
export function grassBeside(grass: GrassLook, { color, contrast }: GrassLight, exposure: Vec3): GrassLook {
  const { root } = GRASS.sod;
  // The photo's lawn over the lawn that sod would give, per channel.
  const share = (c: 0 | 1 | 2) => color[c] / exposure[c] / ((root[c] / ROOT[c]) * PAINTED[c]);
  const [r, g, b] = [share(0), share(1), share(2)];
  const { mean } = grass;
  return {
    ...grass,
    mean: mean && [mean[0] * r, mean[1] * g, mean[2] * b],
    root: [grass.root[0] * r, grass.root[1] * g, grass.root[2] * b],
    tip: [grass.tip[0] * r, grass.tip[1] * g, grass.tip[2] * b],
    contrast:
      contrast === null
        ? grass.contrast * USUAL_CONTRAST
        : grass.contrast * clamp((contrast / PAINTED_CONTRAST) ** TOWARDS_OLD, ...CONTRAST_LIMITS),
  };
}

/** What is seen between the blades: thatch in their shade. */
export function grassFloor(grass: GrassLook): ShadeGround {
  const [r, g, b] = [
    (grass.root[0] / ROOT[0]) * THATCH_RED,
    grass.root[1] / ROOT[1],
    grass.root[2] / ROOT[2],
  ];
  return (s, out) => {
    // Clumps of 11 cm and patches of 40 cm: the noise is in cycles per meter.
    const tone =
      THATCH_SHADE * (0.67 + 0.4 * vnoise(s.x * 9, s.z * 9, 4) * 1 + 0.27 * vnoise(s.x * 2.3, s.z * 2.3, 3));
    out[0] = r * tone;
    out[1] = g * tone;
    out[2] = b * tone;
  };
}
