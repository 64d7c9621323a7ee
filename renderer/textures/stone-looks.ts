import type { PaverColor, PaverJoint, PaverPattern, SlabSize } from "#core/elements/paver-looks.ts";
import { type PaverStone, paverStones } from "#core/elements/paver-stones.ts";
import type { Paving } from "./paver.ts";
import { PAVER_COLORS, shades } from "./paver-palette.ts";
import { layingOf } from "./paver-pattern.ts";

/** What differs from concrete pavers: see `Paving` for each field. */
type Look = Pick<
  Paving,
  "colors" | "jointM" | "bevelM" | "mottling" | "variation" | "grain" | "jointColor"
> & {
  /** Size of its stones, times that of concrete pavers in the same pattern. */
  times: number;
};

/**
 * How each stone looks in its own color. Joints: natural stone is set wider than concrete, porcelain nearly
 * without one. Porcelain is even (variation 0.2), granite coarse-grained (2.4), brick and slate differ from
 * stone to stone (1.3). Colors are sRGB; no source is recorded for the factors.
 */
const LOOKS: Record<PaverStone, Look> = {
  brick: { colors: PAVER_COLORS.red, times: 1, jointM: 0.008, mottling: 0.7, variation: 1.3 },
  porcelain: {
    colors: shades("#a8a7a4", "#b0afac", "#a3a2a0"),
    times: 1,
    jointM: 0.004,
    bevelM: 0.001,
    mottling: 0.3,
    variation: 0.2,
    grain: 0.25,
  },
  bluestone: {
    colors: shades("#626b71", "#70787e", "#7b8184", "#696f70", "#5c656b"),
    times: 2.2,
    jointM: 0.012,
    mottling: 0.45,
    variation: 0.9,
    grain: 0.8,
  },
  flagstone: {
    colors: shades("#9a8a74", "#8a8378", "#ad9a80", "#7c756b", "#a3958a", "#94806a"),
    times: 1,
    jointM: 0.035,
    bevelM: 0.014,
    mottling: 0.6,
    variation: 1.2,
    grain: 1.4,
    jointColor: shades("#857763")[0]!,
  },
  travertine: {
    colors: shades("#cdb48e", "#d8c4a2", "#c2a57c", "#dfceb0"),
    times: 2,
    jointM: 0.006,
    mottling: 1.1,
    variation: 0.7,
    grain: 1.3,
  },
  limestone: {
    colors: shades("#cdc8ba", "#d6d2c6", "#c3beb0"),
    times: 2.2,
    jointM: 0.008,
    mottling: 0.5,
    variation: 0.4,
    grain: 0.6,
  },
  sandstone: {
    colors: shades("#b98f62", "#c79f72", "#ac8058", "#d0ad84"),
    times: 2,
    jointM: 0.012,
    mottling: 0.9,
    variation: 1,
  },
  granite: {
    colors: shades("#8e8e8f", "#99999a", "#868688"),
    times: 2,
    jointM: 0.008,
    mottling: 0.3,
    variation: 0.5,
    grain: 2.4,
  },
  slate: {
    colors: shades("#43494d", "#50575a", "#5a5853", "#3b4245", "#4d5650"),
    times: 2,
    jointM: 0.012,
    mottling: 0.45,
    variation: 1.3,
    grain: 1.2,
  },
  cobblestone: {
    colors: shades("#76736f", "#8a8680", "#656360", "#999389"),
    times: 1.15,
    jointM: 0.02,
    bevelM: 0.022,
    mottling: 0.5,
    variation: 1.3,
    grain: 1.8,
  },
};

/** What an element of pavers says of its stones. */
type Laid = {
  stone?: PaverStone | undefined;
  pattern: PaverPattern;
  colour: PaverColor;
  joints?: PaverJoint | undefined;
  jointM?: number | undefined;
  slab?: SlabSize | undefined;
};

/** The look of paving: concrete pavers without a stone, and a stone in another color than its own in the colors of that. */
export function stoneLook({
  stone,
  pattern,
  colour,
  joints,
  jointM,
  slab,
}: Laid): Omit<Look, "times"> & Pick<Paving, "pattern" | "filling"> {
  const { times, ...look }: Look = stone ? LOOKS[stone] : { colors: PAVER_COLORS[colour], times: 1 };
  // Stones without a shape of their own are fitted as they come, whatever the outline of the patio is.
  const isBroken = stone && paverStones[stone].pattern === "irregular";
  const apartM = jointM ?? (joints ? Math.max(FILLED_JOINT_M, look.jointM ?? 0) : look.jointM);
  return {
    ...look,
    pattern: layingOf(isBroken ? "irregular" : pattern, times, slab, apartM),
    colors: stone && colour !== paverStones[stone].colour ? PAVER_COLORS[colour] : look.colors,
    ...(apartM === undefined ? {} : { jointM: apartM }),
    ...(joints ? { filling: joints } : {}),
  };
}

/** Joints that something grows in, or that gravel fills, are at least so wide, meters. */
const FILLED_JOINT_M = 0.055;
