import { labToLinear } from "#renderer/color/lab.ts";
import { clamp, lerp } from "#renderer/math/scalar.ts";
import type { Vec3 } from "#renderer/math/vec3.ts";
import { oncePer } from "#renderer/once-per.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import { type Green, greensOf, labOf } from "./greens.ts";

/** What drawn leaves come to, all species and photos together: the median of 15 photos of `npm run bench -- looks`. */
const DRAWN: Green = { lightness: 34.5, chroma: 29, hue: 123 };
/** How far leaves go towards those of the photo: a new shrub is greener than the woods behind a house, and better lit. */
const TOWARDS = { lightness: 0.4, chroma: 0.65, hue: 0.7 } as const;
/** What healthy shrubs have, whatever the woods are. */
const LIGHTNESS = [30, 46] as const;
const CHROMA = [19, 46] as const;
/**
 * The woods behind a house are paler than what grows in its yard: where lawn stays green, shrubs are this share as saturated as it in the
 * light (the median of the photos that show enough of both), and that counts as much as the woods. A lawn of another hue is straw.
 */
const LAWN_SHARE = 0.58;
const LAWN_HUE = 104;
const LAWN_GREEN = 0.6;
const HUE = [108, 129] as const;

/**
 * What the color of drawn leaves is multiplied with so that they look like leaves of this photo: as yellow, as saturated and nearly as
 * light as its trees and shrubs. White where it shows none.
 */
export const leafTint = oncePer((seen: Seen): Vec3 => {
  const leaves = greensOf(labOf(seen), seen.plants, () => true);
  if (!leaves) return [1, 1, 1];
  const lawn = greensOf(labOf(seen), seen.lawn, () => true);
  const isGreen = lawn && lawn.share > LAWN_GREEN && lawn.lit.hue > LAWN_HUE;
  const own = leaves.mean;
  const asLawn = isGreen ? lawn.lit.chroma * LAWN_SHARE : own.chroma;
  const chroma = asLawn > own.chroma ? (own.chroma + asLawn) / 2 : own.chroma;
  const mean: Green = { ...own, chroma };
  const between = (name: keyof Green, limits: readonly [number, number]) =>
    clamp(lerp(DRAWN[name], mean[name], TOWARDS[name]), ...limits);
  const wanted = linearOf({
    lightness: between("lightness", LIGHTNESS),
    chroma: between("chroma", CHROMA),
    hue: between("hue", HUE),
  });
  const drawn = linearOf(DRAWN);
  return [wanted[0] / drawn[0], wanted[1] / drawn[1], wanted[2] / drawn[2]];
});

function linearOf({ lightness, chroma, hue }: Green): Vec3 {
  const angle = (hue * Math.PI) / 180;
  return labToLinear([lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)]);
}
