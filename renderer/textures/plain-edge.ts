import type { ShadeGround } from "./ground-sample.ts";

/**
 * Edging of one material with this linear reflectance. Products of sines, with waves of 0.8 to 2.7 m,
 * weather it unevenly along its run.
 */
const plainEdge =
  (red: number, green: number, blue: number): ShadeGround =>
  (s, out) => {
    const tone = 0.82 + 0.36 * Math.abs(Math.sin(s.x * 3.1 + s.z * 2.3) * Math.cos(s.x * 7.7 - s.z * 5.1));
    out[0] = red * tone;
    out[1] = green * tone;
    out[2] = blue * tone;
  };

/** Weathered steel, of which little more than the dark upper edge is seen. */
export const steelEdge = plainEdge(0.05, 0.04, 0.034);
