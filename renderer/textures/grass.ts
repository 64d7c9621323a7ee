import type { PlanElement } from "#core/elements/element.ts";
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

/** What a painted lawn comes to per channel of the green that it is made of, blades and gaps together; measured on seven photos. */
const PAINTED: Vec3 = [1.27, 1.18, 1.1];
/**
 * Reflectance of a blade's foot as a share of the green, per channel; TIP the same for its tip, which is
 * lighter and yellower.
 */
const ROOT: Vec3 = [0.74, 0.8, 0.75];
const TIP: Vec3 = [1.14, 1.15, 1.08];
/** Light that reaches the thatch between the blades, and how much redder it is than the blades. */
const THATCH_SHADE = 0.46;
const THATCH_RED = 1.1;

/** A kind of new grass beside sod; what color sod has is taken from the photo (`light/lawn-color.ts`). */
type GrassKind = Omit<GrassLook, "root" | "tip" | "mean"> & {
  /** Its reflectance over that of sod, per channel. */
  overSod: Vec3;
  /** Whether blades of the photo's own lawn may stand for its blades. */
  fromPhoto: boolean;
};

/** Sod is even and deep green; a seeded lawn is thinner, paler and drifts; turf is short, a little less red and the same everywhere. */
export const GRASS: Record<Surface, GrassKind> = {
  sod: { overSod: [1, 1, 1], bladeM: 0.045, contrast: 1, dry: 0.025, drift: 1, fromPhoto: true },
  seed: {
    overSod: [1.3, 1.095, 1.488],
    bladeM: 0.065,
    contrast: 1.1,
    dry: 0.09,
    drift: 1.4,
    fromPhoto: true,
  },
  turf: { overSod: [0.87, 1, 1], bladeM: 0.045, contrast: 0.7, dry: 0.01, drift: 0.35, fromPhoto: false },
};

/** Turf of a putting green: half an inch high, lighter than the turf round it and even. */
export const GREEN: GrassKind = {
  overSod: [1.06, 1.15, 1.05],
  bladeM: 0.013,
  contrast: 0.35,
  dry: 0,
  drift: 0.2,
  fromPhoto: false,
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
const CONTRAST_LIMITS = [0.38, 1.05] as const;

/**
 * The look of new grass in a photo: its lawns' color, and nearly as crisp as a camera made them. `exposure`: linear pixel value of a white
 * surface there.
 */
export function grassBeside(kind: GrassKind, { color, contrast }: GrassLight, exposure: Vec3): GrassLook {
  const { overSod, fromPhoto, ...grass } = kind;
  const mean = perChannel((c) => (color[c] / exposure[c]) * overSod[c]);
  const green = perChannel((c) => mean[c] / PAINTED[c]);
  return {
    ...grass,
    mean: fromPhoto ? mean : null,
    root: perChannel((c) => green[c] * ROOT[c]),
    tip: perChannel((c) => green[c] * TIP[c]),
    contrast:
      contrast === null
        ? grass.contrast * USUAL_CONTRAST
        : grass.contrast * clamp((contrast / PAINTED_CONTRAST) ** TOWARDS_OLD, ...CONTRAST_LIMITS),
  };
}

const perChannel = (value: (c: 0 | 1 | 2) => number): Vec3 => [value(0), value(1), value(2)];

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
