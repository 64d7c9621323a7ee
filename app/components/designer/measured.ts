import type { Generation } from "#contract/endpoints/generations.ts";
import { GUESS_PERCENT } from "#core/bom/guess-percent.ts";

export type Measured = Generation["measured"][number];

/** "±25%"; an entered measure is somebody's word and has no band. */
export function bandWords({ band, basis }: Measured): string | null {
  if (basis === "entered" || band <= 0) return null;
  const percent = Math.round(band * 100);
  return percent > GUESS_PERCENT ? `±${GUESS_PERCENT}% or more` : `±${percent}%`;
}

/** A quarter more or less is another price: a size that somebody knows is worth asking for. */
const WIDE_BAND = 0.25;

export const isWide = ({ band, basis }: Measured): boolean => basis !== "entered" && band >= WIDE_BAND;

/**
 * The sizes of the areas. This device measures those of a sketch; in a picture whose elements are held in hand the areas stay as they were
 * drawn, while the device measures only what no element covers yet.
 */
export function shownMeasures({
  ofDevice,
  ofVersion,
  byHand,
}: {
  ofDevice: Measured[] | null;
  ofVersion: Measured[] | undefined;
  byHand: boolean;
}): Measured[] {
  return (byHand ? ofVersion : (ofDevice ?? ofVersion)) ?? [];
}
