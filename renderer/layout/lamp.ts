import type { GroundPoint } from "#core/geometry/point.ts";

/** What an uplight is aimed at: leaves that are lit in depth, or an upright face behind it. */
export type Aim = "tree" | "wall" | "plants";

/**
 * A lamp of the design: a path light shines down round its foot, an uplight up at what it is aimed at. `bulbM`: a bulb of a string, so high
 * above the ground, which shines all round. Meters.
 */
export type Lamp = GroundPoint & { readonly aim?: Aim; readonly bulbM?: number };
