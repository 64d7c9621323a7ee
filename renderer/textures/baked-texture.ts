import type { Sun } from "#renderer/light/sun.ts";
import { type ChipMix, strewChips } from "./chip-relief.ts";
import type { ShadeGround } from "./ground-sample.ts";
import { lightRelief } from "./lit-relief.ts";
import { buildMips, type MipTexture, sampleFootprint } from "./mip-texture.ts";

/** Baking takes 0.05 s, so a process bakes each mix once per sun; more suns than this and the oldest goes. */
const MOST_KEPT = 8;
const kept = new Map<string, MipTexture>();

/** The texture of a mix under a sun, from the cache of this process when it was baked before. */
export function bakeChips(name: string, mix: ChipMix, sun: Sun): MipTexture {
  const key = [name, ...sun.direction.map((c) => c.toFixed(2)), sun.share.toFixed(2)].join(" ");
  const known = kept.get(key);
  if (known) return known;
  const bake = (texels: number) => lightRelief(strewChips(mix, texels), sun);
  // The finest texels, smaller than 2 mm, are seen at one's feet in a large photo only, and cost four times all others.
  const { texels, sizeM } = mix;
  const { levels } = buildMips(texels / 2, sizeM, bake(texels / 2));
  const texture = { texels, sizeM, levels: [undefined, ...levels], makeFinest: () => bake(texels) };
  const oldest = kept.keys().next().value;
  if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  kept.set(key, texture);
  return texture;
}

/** A material that is nothing but a baked texture laid flat. */
export const shadeTexture =
  (texture: MipTexture): ShadeGround =>
  (s, out) =>
    sampleFootprint(texture, s.x, s.z, s.acrossM, s.depthM, out);
