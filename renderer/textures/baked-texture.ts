import type { Sun } from "#renderer/light/sun.ts";
import { type ChipMix, strewChips } from "./chip-relief.ts";
import type { ShadeGround } from "./ground-sample.ts";
import { lightRelief } from "./lit-relief.ts";
import { buildMips, type MipTexture, sampleFootprint } from "./mip-texture.ts";

/**
 * Textures kept by a process. Baking one takes 0.05 s, so each mix is baked once per sun; beyond this
 * number the oldest is dropped.
 */
const MOST_KEPT = 8;
const kept = new Map<string, MipTexture>();

/**
 * A material of chips under a sun. It is baked with the sun behind the left shoulder, or taken from the cache of this process; for any other
 * quarter of the sky it is mirrored, which strewn chips allow.
 */
export function chipGround(name: string, mix: ChipMix, { direction, share }: Sun): ShadeGround {
  const [x, y, z] = direction;
  const texture = bakeChips(name, mix, { direction: [-Math.abs(x), y, -Math.abs(z)], share });
  const across = x > 0 ? -1 : 1;
  const ahead = z > 0 ? -1 : 1;
  return (s, out) => sampleFootprint(texture, s.x * across, s.z * ahead, s.acrossM, s.depthM, out);
}

function bakeChips(name: string, mix: ChipMix, sun: Sun): MipTexture {
  // Suns that agree to two decimals (half a degree) share a texture.
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
