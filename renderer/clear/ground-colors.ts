import type { Seen } from "#renderer/see/see-photo.ts";
import { sampled } from "./expected-at.ts";
import { thingShares } from "./find-loose.ts";
import { boxOf, grown, pixelsOf } from "./pixel-pieces.ts";

/** Coverage from which a pixel is ground, and how sure the network is of a thing. */
const INSIDE = 0.5;
const SURE_THING = 0.5;
/** Where ground fills this share of a circle, it alone shows what a thing stands before; else what lies around the circle does too. */
const GROUND_SHARE = 0.35;
/** So far around the circle, as a share of its size, and at least so many pixels. */
const RING = 0.12;
const LEAST_RING_PX = 6;
/** A color is the ground's where more than this share of the samples lies so near to it, levels of three channels. */
const SAMPLES = 400;
const ALIKE_LEVELS = 36;
const FEW = 0.012;
/** A bright color that is no green is seldom that of ground: then this share is few. Difference of its channels, levels. */
const FEW_VIVID = 0.1;
const VIVID_LEVELS = 100;
/** Shade is a sample so many times darker, and differs from that by less than this, levels. */
const SHADES = [0.8, 0.64, 0.51, 0.41, 0.33] as const;
const SHADE_LEVELS = 16;
/** Black things are darker than any shade of the ground: the sum of their channels. */
const BLACK_SUM = 105;

/** Whether a pixel has a color of the ground of a circle, and whether it has one in shade. */
export type GroundColors = { isGround: (i: number) => boolean; isShade: (i: number) => boolean };

/** The colors of the ground in a circle (1 inside); null where it holds nothing. */
export function groundColors(circle: Float32Array | Uint8Array, seen: Seen): GroundColors | null {
  const {
    width,
    height,
    ground,
    picture: { data },
  } = seen;
  const { thing } = thingShares(seen);
  const inside = pixelsOf(circle);
  if (inside.length === 0) return null;
  const own = inside.filter((i) => ground[i]! > INSIDE && thing[i]! < SURE_THING);
  const { left, right, top, bottom } = boxOf(inside, width);
  const ringPx = Math.max(LEAST_RING_PX, Math.round(RING * Math.max(right - left, bottom - top)));
  const ring = () =>
    grown(inside, ringPx, width, height).filter((i) => circle[i] !== 1 && thing[i]! < SURE_THING);
  const samples = sampled(
    own.length > GROUND_SHARE * inside.length ? own : Int32Array.from([...own, ...ring()]),
    SAMPLES,
  );
  const few = (i: number) => {
    const [r, g, b] = [data[i * 3]!, data[i * 3 + 1]!, data[i * 3 + 2]!];
    const isVivid = Math.max(r, g, b) - Math.min(r, g, b) > VIVID_LEVELS && g < Math.max(r, b);
    return (isVivid ? FEW_VIVID : FEW) * samples.length;
  };
  const away = (i: number, o: number, dark: number) =>
    Math.hypot(
      data[i * 3]! - dark * data[o * 3]!,
      data[i * 3 + 1]! - dark * data[o * 3 + 1]!,
      data[i * 3 + 2]! - dark * data[o * 3 + 2]!,
    );
  const isMany = (i: number, isAlike: (o: number) => boolean) => {
    const most = few(i);
    let alike = 0;
    for (const o of samples) if (isAlike(o) && ++alike > most) return true;
    return false;
  };
  return {
    isGround: (i) => isMany(i, (o) => away(i, o, 1) < ALIKE_LEVELS),
    isShade: (i) =>
      data[i * 3]! + data[i * 3 + 1]! + data[i * 3 + 2]! >= BLACK_SUM &&
      isMany(i, (o) => SHADES.some((dark) => away(i, o, dark) < SHADE_LEVELS)),
  };
}
