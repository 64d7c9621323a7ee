import type { PlanElement } from "#core/elements/element.ts";
import { hexToLinear } from "#renderer/color/srgb.ts";
import type { OldGrass } from "#renderer/light/old-grass.ts";
import { vnoise } from "#renderer/math/noise.ts";
import { clamp } from "#renderer/math/scalar.ts";
import type { Vec3 } from "#renderer/math/vec3.ts";
import type { ShadeGround } from "./ground-sample.ts";

type Surface = Extract<PlanElement, { kind: "lawn" }>["surface"];

export type GrassLook = {
  /** Linear reflectance at the foot and at the tip of a blade. */
  root: Vec3;
  tip: Vec3;
  bladeM: number;
  /** Spread of brightness from blade to blade; 1 = a mown lawn. */
  contrast: number;
  /** Share of dry or yellow blades. */
  dry: number;
  /** How strongly tone and hue drift across metres. */
  drift: number;
};

const look = (green: string, bladeM: number, contrast: number, dry: number, drift: number): GrassLook => {
  const [r, g, b] = hexToLinear(green);
  return {
    root: [r * 0.72, g * 0.8, b * 0.75],
    tip: [r * 1.22, g * 1.15, b * 1.1],
    bladeM,
    contrast,
    dry,
    drift,
  };
};

/** Sod is even and deep green; a seeded lawn is thinner and drifts; turf is short and the same everywhere. */
export const GRASS: Record<Surface, GrassLook> = {
  sod: look("#5a742f", 0.06, 1, 0.05, 1),
  seed: look("#66793a", 0.065, 1.1, 0.09, 1.4),
  turf: look("#4f7431", 0.045, 0.7, 0.01, 0.35),
};

/** What a painted lawn comes to per channel of the green it is made of, blades and gaps together; measured on seven photos. */
const PAINTED: Vec3 = [1.27, 1.18, 1.1];
/** Contrast of a painted mown lawn in the same measure as `OldGrass`. */
const PAINTED_CONTRAST = 0.24;
/** How far a new lawn goes towards the old one (in the logarithm), in brightness and crispness, and in hue: all the way it would be as tired. */
const TOWARDS_OLD = 0.6;
const TOWARDS_HUE = 0.4;
/** Limits per channel and of contrast, as factors: worn grass is no model for sod. */
const LIMITS = { colour: [0.62, 1.4], contrast: [0.65, 1.35] } as const;

/** The look of new grass in a photo that shows grass already: as bright, as warm and as crisp as a camera made that, or nearly. */
export function grassBeside(grass: GrassLook, old: OldGrass | null): GrassLook {
  if (!old) return grass;
  const green: Vec3 = [grass.root[0] / 0.72, grass.root[1] / 0.8, grass.root[2] / 0.75];
  const ratio = (c: 0 | 1 | 2) => old.colour[c] / (green[c] * PAINTED[c]);
  // Most of a lawn's light is green.
  const level = ratio(1) ** (TOWARDS_OLD - TOWARDS_HUE);
  const share = (c: 0 | 1 | 2) => clamp(ratio(c) ** TOWARDS_HUE * level, ...LIMITS.colour);
  const [r, g, b] = [share(0), share(1), share(2)];
  return {
    ...grass,
    root: [grass.root[0] * r, grass.root[1] * g, grass.root[2] * b],
    tip: [grass.tip[0] * r, grass.tip[1] * g, grass.tip[2] * b],
    contrast: grass.contrast * clamp((old.contrast / PAINTED_CONTRAST) ** TOWARDS_OLD, ...LIMITS.contrast),
  };
}

/** What is seen between the blades: thatch in their shade. */
export function grassFloor(grass: GrassLook): ShadeGround {
  const [r, g, b] = [(grass.root[0] / 0.72) * 1.1, grass.root[1] / 0.8, grass.root[2] / 0.75];
  return (s, out) => {
    const tone =
      0.46 * (0.67 + 0.4 * vnoise(s.x * 9, s.z * 9, 4) * 1 + 0.27 * vnoise(s.x * 2.3, s.z * 2.3, 3));
    out[0] = r * tone;
    out[1] = g * tone;
    out[2] = b * tone;
  };
}
