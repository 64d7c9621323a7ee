import type { Sun } from "#renderer/light/sun.ts";
import { vnoise } from "#renderer/math/noise.ts";
import { clamp } from "#renderer/math/scalar.ts";
import { type ChipMix, strewChips } from "./chip-relief.ts";
import type { ShadeGround } from "./ground-sample.ts";
import { lightRelief } from "./lit-relief.ts";
import { buildMips, type MipTexture, sampleFootprint } from "./mip-texture.ts";
import { slantRelief } from "./slanted-relief.ts";

/**
 * Textures kept by a process. Baking one takes 0.05 s, so each mix is baked once per sun; beyond this
 * number the oldest is dropped.
 */
const MOST_KEPT = 8;
const kept = new Map<string, ViewedChips>();
/** Views of one material: seen from above, and at angles from 45 degrees on whose cotangents double with every two. */
const VIEWS_PER_DOUBLING = 2;
const MOST_VIEWS = 11;
/** Each is drawn in bands of depth, so many to a view: within one a stone keeps its width in the picture. */
const BANDS_PER_VIEW = 2;
/** Where one band changes to the next varies by so many bands, in patches of so many to the meter: no line shows. */
const RAGGED_BANDS = 1.2;
const RAGGED_PER_M = 7;
/** A picture at a flat angle keeps at least so many rows. */
const LEAST_ROWS = 16;

/** A material's picture at each angle, made when first looked at. */
type ViewedChips = (view: number) => MipTexture;

/**
 * A material of chips under a sun, seen from the angle that a footprint's shape tells. It is baked with the sun at the left, or taken from
 * the cache of this process; for a sun at the right it is mirrored, which strewn chips allow.
 */
export function chipGround(name: string, mix: ChipMix, { direction, share }: Sun): ShadeGround {
  const [x, y, z] = direction;
  const viewed = bakeChips(name, mix, { direction: [-Math.abs(x), y, z], share });
  const across = x > 0 ? -1 : 1;
  const bandsPerLog = (VIEWS_PER_DOUBLING * BANDS_PER_VIEW) / Math.LN2;
  return (s, out) => {
    const band = Math.log(s.depthM / Math.max(s.acrossM, 1e-6)) * bandsPerLog;
    const ragged = RAGGED_BANDS * (vnoise(s.x * RAGGED_PER_M, s.z * RAGGED_PER_M, 9) - 0.5);
    const drawn = Math.round(band + ragged);
    const view = clamp(1 + Math.floor(drawn / BANDS_PER_VIEW), 0, MOST_VIEWS);
    // Columns of the picture follow the lines of sight: what stands up stands upright in the photo, at its sides too.
    const fromMiddle = s.z * (1 - Math.exp((drawn - band) / bandsPerLog));
    sampleFootprint(viewed(view), (s.x - s.shear * fromMiddle) * across, s.z, s.acrossM, s.depthM, out);
  };
}

function bakeChips(name: string, mix: ChipMix, sun: Sun): ViewedChips {
  // Suns that agree to two decimals (half a degree) share a texture.
  const key = [name, ...sun.direction.map((c) => c.toFixed(2)), sun.share.toFixed(2)].join(" ");
  const known = kept.get(key);
  if (known) return known;
  const { texels, sizeM } = mix;
  const litOf = keptBy((n) => {
    const relief = strewChips(mix, n);
    return { height: relief.height, color: lightRelief(relief, sun) };
  });
  const viewed = keptBy((view) => {
    const aspect = 2 ** ((view - 0.75) / VIEWS_PER_DOUBLING);
    const picture = (n: number, rows: number) => {
      const { height, color } = litOf(n);
      return view === 0 ? color : slantRelief(height, color, n, sizeM, aspect, rows);
    };
    // The finest texels, smaller than 2 mm, are seen at one's feet in a large photo only, and cost four times all others.
    const half = texels / 2;
    const rows = view === 0 ? half : Math.max(LEAST_ROWS, 2 ** Math.ceil(Math.log2(half / aspect)));
    const { levels } = buildMips(half, sizeM, picture(half, rows), rows);
    const makeFinest = () => picture(texels, 2 * rows);
    return { texels, rows: 2 * rows, sizeM, levels: [undefined, ...levels], makeFinest };
  });
  const oldest = kept.keys().next().value;
  if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  kept.set(key, viewed);
  return viewed;
}

/** What is made once for each number. */
function keptBy<T>(make: (n: number) => T): (n: number) => T {
  const made = new Map<number, T>();
  return (n) => {
    const known = made.get(n);
    if (known !== undefined) return known;
    const one = make(n);
    made.set(n, one);
    return one;
  };
}
