import { labToLinear } from "#renderer/color/lab.ts";
import { beforeRollOff } from "#renderer/composite/develop.ts";
import { nearMask } from "#renderer/mask/near-mask.ts";
import { clamp, lerp, smoothstep } from "#renderer/math/scalar.ts";
import type { Vec3 } from "#renderer/math/vec3.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import { type Green, type Greens, greensOf, labOf } from "./greens.ts";
import { luminance } from "./ground-chroma.ts";
import { groundShade } from "./ground-shade.ts";

/** Kept lawn so near to the region, as a share of the picture's width, is what a new lawn is compared with. */
const NEAR_SHARE = 0.06;
/** Hues between which an old lawn becomes worth following; what stays beside the new one is the measure even when it is tired. */
const HEALTHY = [104, 115] as const;
const HEALTHY_BESIDE = [100, 106] as const;
/** Low sun and warm cameras make healthy lawns yellower, but never pale as straw is: for each step of chroma above the first a lawn may be this much yellower, up to the second. */
const VIVID = [40, 58] as const;
const YELLOWER_BY_CHROMA = 0.2;
/** With less of it beside the region than this share of the lawn in it, it is a leftover strip. */
const LEFTOVER = 0.05;
/** How far it is the measure; the rest is the old lawn in the region. */
const BESIDE_SHARE = 0.85;
/** A lawn of which less than this is green is dormant. */
const GREEN_SHARE = [0.35, 0.7] as const;
/**
 * What a lawn in the light is to the trees and shrubs of its photo, as a rule: so much lighter than the upper quartile of their lightness, so
 * many times the upper quartile of their chroma, so many degrees yellower. The medians of the 49 of 123 test photos that show enough of both
 * are 13, 1.33 and -6; sod is darker and bluer than most lawns in summer.
 */
const LAWN_OVER_LEAVES = { lightness: 12, chroma: 1.33, hue: -4 } as const;
/** Pines and what stands in shade are no measure of a lawn in the light: by no more than this lightness they make it darker. */
const DARKER_BY_LEAVES = 2;
/** Without a lawn to follow, hue and chroma stay where healthy lawns are, whatever the trees are. */
const USUAL_HUE = [115, 124] as const;
const MOST_CHROMA = 39;
/** Chroma of a lawn over its lightness: within the quartiles of those photos' lawns, 0.65 and 0.94, at which sod looks gray or neon. */
const USUAL_DEPTH = [0.72, 0.82] as const;
/** Sod where a photo shows no leaf, and the share that it sends back of what falls on it (lawns of those photos: lower quartile 0.16, and sod is darker). */
const SOD = { chroma: 36, hue: 116, albedo: 0.16 } as const;

/**
 * The color of a new lawn in open light of this photo, linear, as its camera would show it. `region`: coverage of the ground that
 * changes, of the size of `seen`; `exposure`: a white surface there. In this order: the lawn that stays beside the region, the old lawn in it
 * as far as it is green (as its healthy part is), and what lawns usually are beside such trees and in such light.
 */
export function lawnColor(seen: Seen, region: Float32Array, exposure: Vec3): Vec3 {
  const lab = labOf(seen);
  const { lawn, plants, width } = seen;
  const shade = groundShade(seen);
  const own = withoutFlare(greensOf(lab, lawn, (i) => region[i]! > 0.5, shade));
  const near = nearRegion(seen, region, Math.round(width * NEAR_SHARE));
  const beside = withoutFlare(greensOf(lab, lawn, (i) => region[i]! < 0.05 && near[i] === 1, shade));
  const usual = usualLawn(
    greensOf(lab, plants, () => true),
    exposure,
  );
  let green = own ? between(usual, freshened(own.lit, usual), smoothstep(...LIVE_SHARE, own.share)) : usual;
  if (own) green = between(green, fresher(own.best), healthOf(own, HEALTHY));
  if (beside && beside.count > LEFTOVER * (own?.count ?? 0))
    green = between(green, beside.lit, healthOf(beside, HEALTHY_BESIDE) * BESIDE_SHARE);
  const { lightness, chroma, hue } = green;
  const angle = (hue * Math.PI) / 180;
  const [r, g, b] = labToLinear([lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)]);
  return [
    beforeRollOff(Math.max(r, 1e-3)),
    beforeRollOff(Math.max(g, 1e-3)),
    beforeRollOff(Math.max(b, 1e-3)),
  ];
}

/**
 * A lawn that is yellow all over but grows, green on shares between these, shows what light and camera make of blades there: sod is a little
 * darker and greener, no paler than lawns usually are, and not much lighter than leaves and light say.
 */
const LIVE_SHARE = [0.65, 0.9] as const;
const SOD_BESIDE = { darker: 2, hue: 10, mostLighter: 10, mostChroma: 46 } as const;

function freshened({ lightness, chroma, hue }: Green, usual: Green): Green {
  const own = Math.min(lightness - SOD_BESIDE.darker, usual.lightness + SOD_BESIDE.mostLighter);
  return {
    lightness: own,
    chroma: Math.min(Math.max(chroma, own * USUAL_DEPTH[0]), SOD_BESIDE.mostChroma),
    hue: clamp(hue + SOD_BESIDE.hue, USUAL_HUE[0] - 2, USUAL_HUE[1]),
  };
}

/** Light deepens the color of blades; where the lighter ones are paler than all together, flare lies over them. */
function withoutFlare(greens: Greens | null): Greens | null {
  if (!greens) return null;
  const { lit, best, mean } = greens;
  const clear = (green: Green): Green => ({ ...green, chroma: Math.max(green.chroma, mean.chroma) });
  return { ...greens, lit: clear(lit), best: clear(best) };
}

/**
 * Sod is a little deeper and greener than the lawn that it takes the place of, or nobody would see it: so many degrees up to a hue, so many
 * times the chroma up to another. What is vivid by its light stays.
 */
const FRESHER = { hue: 3, greenest: 122, chroma: 1.12, deepest: 44 } as const;

const fresher = ({ lightness, chroma, hue }: Green): Green => ({
  lightness,
  chroma: Math.max(chroma, Math.min(FRESHER.deepest, chroma * FRESHER.chroma)),
  hue: Math.max(hue, Math.min(FRESHER.greenest, hue + FRESHER.hue * (1 - smoothstep(...VIVID, chroma)))),
});

/** How far a lawn can be followed, 0 to 1: straw not at all, and a few green blades in straw neither. */
const healthOf = ({ lit, share }: Greens, [from, to]: readonly [number, number]): number =>
  smoothstep(from, to, lit.hue + YELLOWER_BY_CHROMA * (clamp(lit.chroma, ...VIVID) - VIVID[0])) *
  smoothstep(...GREEN_SHARE, share);

const between = (a: Green, b: Green, t: number): Green => ({
  lightness: lerp(a.lightness, b.lightness, t),
  chroma: lerp(a.chroma, b.chroma, t),
  hue: lerp(a.hue, b.hue, t),
});

/** What a lawn would look like in a photo that shows none: as its leaves and its light say, half and half. */
function usualLawn(leaves: Greens | null, exposure: Vec3): Green {
  const light = lightnessOf(SOD.albedo * luminance(...exposure));
  if (!leaves) return { ...SOD, lightness: light };
  const { lightness, chroma, hue } = leaves.upper;
  const over = LAWN_OVER_LEAVES;
  const own = Math.max(light - DARKER_BY_LEAVES, (light + lightness + over.lightness) / 2);
  const [least, most] = USUAL_DEPTH;
  return {
    lightness: own,
    chroma: clamp(chroma * over.chroma, own * least, Math.min(MOST_CHROMA, own * most)),
    hue: clamp(hue + over.hue, ...USUAL_HUE),
  };
}

const lightnessOf = (light: number): number => 116 * Math.cbrt(Math.max(0.008856, light)) - 16;

/** 1 within so many pixels of the region, counted along rows and columns. */
function nearRegion({ width, height }: Seen, region: Float32Array, reach: number): Uint8Array {
  const inside = new Uint8Array(region.length);
  for (let i = 0; i < inside.length; i++) if (region[i]! > 0.5) inside[i] = 1;
  return nearMask(inside, width, height, 1, reach);
}
