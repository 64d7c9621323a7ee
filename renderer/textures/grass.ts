import type { PlanElement } from "#core/elements/element.ts";
import { hexToLinear } from "#renderer/color/srgb.ts";
import { vnoise } from "#renderer/math/noise.ts";
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
