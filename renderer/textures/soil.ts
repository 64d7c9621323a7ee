import { vnoise } from "#renderer/math/noise.ts";
import type { ShadeGround } from "./ground-sample.ts";

/** Dark moist earth, as shows in the gap along a fresh edge. `tone` 1 = freshly cut, larger = drier. */
export const soil =
  (tone: number): ShadeGround =>
  (s, out) => {
    const value = tone * (0.6 + 0.6 * vnoise(s.x * 30, s.z * 30, 12));
    // Linear reflectance of dark earth; the noise makes crumbs of 3 cm.
    out[0] = 0.055 * value;
    out[1] = 0.038 * value;
    out[2] = 0.025 * value;
  };

/** What is seen at the feet of mown blades: dead ones and their shade. */
export const thatch = (): ShadeGround => (s, out) => {
  const value = 0.6 + 0.8 * vnoise(s.x * 30, s.z * 30, 14);
  // Linear reflectance of dry blades in their own shade, chosen by eye.
  out[0] = 0.085 * value;
  out[1] = 0.078 * value;
  out[2] = 0.034 * value;
};
