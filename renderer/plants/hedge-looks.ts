import type { PlainSpeciesId } from "#core/plants/catalogue.ts";
import { hexToLinear as rgb } from "#renderer/color/srgb.ts";
import type { Vec3 } from "#renderer/math/vec3.ts";

/** Leaf size (meters, width over length) and linear reflectance of a clipped hedge; `broad` as in `HedgeShape`. */
export type HedgeLook = {
  leafLengthM: number;
  leafAspect: number;
  broad?: boolean;
  innerColor: Vec3;
  outerColor: Vec3;
};

/**
 * The shrubs that are clipped into a hedge; all others are planted in a row and left to grow, each with its own top: what loses its
 * leaves, and what is planted for flowers or the color of its leaves, which shearing takes off. Set by eye.
 */
export const HEDGE_LOOKS = {
  boxwood: { leafLengthM: 0.026, leafAspect: 0.66, innerColor: rgb("#304419"), outerColor: rgb("#587230") },
  inkberry: { leafLengthM: 0.042, leafAspect: 0.45, innerColor: rgb("#1d3318"), outerColor: rgb("#4c6629") },
  // Leathery ovals of 8 cm that stand up.
  clusia: {
    leafLengthM: 0.082,
    leafAspect: 0.62,
    broad: true,
    innerColor: rgb("#26401c"),
    outerColor: rgb("#4c6a2f"),
  },
  // Narrow straps of 7 cm.
  podocarpus: { leafLengthM: 0.07, leafAspect: 0.16, innerColor: rgb("#1f3619"), outerColor: rgb("#4d6b30") },
  "walters-viburnum": {
    leafLengthM: 0.038,
    leafAspect: 0.5,
    innerColor: rgb("#26401c"),
    outerColor: rgb("#557632"),
  },
  "dwarf-yaupon": {
    leafLengthM: 0.022,
    leafAspect: 0.55,
    innerColor: rgb("#334526"),
    outerColor: rgb("#64794a"),
  },
  pittosporum: {
    leafLengthM: 0.066,
    leafAspect: 0.38,
    innerColor: rgb("#26401f"),
    outerColor: rgb("#5b7d38"),
  },
  "indian-hawthorn": {
    leafLengthM: 0.055,
    leafAspect: 0.44,
    innerColor: rgb("#22391c"),
    outerColor: rgb("#4f6b32"),
  },
  gardenia: { leafLengthM: 0.066, leafAspect: 0.48, innerColor: rgb("#1f3616"), outerColor: rgb("#47672a") },
  camellia: { leafLengthM: 0.07, leafAspect: 0.52, innerColor: rgb("#1d3216"), outerColor: rgb("#42602a") },
  "upright-yew": {
    leafLengthM: 0.036,
    leafAspect: 0.2,
    innerColor: rgb("#18301a"),
    outerColor: rgb("#375528"),
  },
  ligustrum: { leafLengthM: 0.06, leafAspect: 0.52, innerColor: rgb("#203818"), outerColor: rgb("#4a692b") },
  "japanese-holly": {
    leafLengthM: 0.022,
    leafAspect: 0.55,
    innerColor: rgb("#22381c"),
    outerColor: rgb("#4a662e"),
  },
  "sandankwa-viburnum": {
    leafLengthM: 0.07,
    leafAspect: 0.58,
    innerColor: rgb("#22401c"),
    outerColor: rgb("#4b6d2e"),
  },
  "sweet-viburnum": {
    leafLengthM: 0.085,
    leafAspect: 0.5,
    broad: true,
    innerColor: rgb("#21401a"),
    outerColor: rgb("#4a712b"),
  },
  "ficus-hedge": {
    leafLengthM: 0.06,
    leafAspect: 0.52,
    innerColor: rgb("#1f3a18"),
    outerColor: rgb("#48692a"),
  },
  cocoplum: { leafLengthM: 0.055, leafAspect: 0.75, innerColor: rgb("#26421e"), outerColor: rgb("#527234") },
  "silver-buttonwood": {
    leafLengthM: 0.048,
    leafAspect: 0.38,
    innerColor: rgb("#66756a"),
    outerColor: rgb("#a0aea2"),
  },
  hebe: { leafLengthM: 0.036, leafAspect: 0.38, innerColor: rgb("#2c4524"), outerColor: rgb("#5f7f45") },
  loropetalum: {
    leafLengthM: 0.042,
    leafAspect: 0.6,
    innerColor: rgb("#2c1a22"),
    outerColor: rgb("#63394a"),
  },
} as const satisfies Partial<Record<PlainSpeciesId, HedgeLook>>;

/** How a clipped hedge of a species looks; null where it is not one that is clipped. */
export const findHedgeLook = (species: string): HedgeLook | null =>
  Object.hasOwn(HEDGE_LOOKS, species) ? HEDGE_LOOKS[species as keyof typeof HEDGE_LOOKS] : null;
