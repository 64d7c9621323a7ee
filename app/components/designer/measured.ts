import type { Generation } from "#contract/endpoints/generations.ts";

export type Measured = Generation["measured"][number];

/** "±25%"; an entered measure is somebody's word and has no band. */
export const bandWords = ({ band, basis }: Measured): string | null =>
  basis === "entered" || band <= 0 ? null : `±${Math.round(band * 100)}%`;

/** A quarter more or less is another price: a size that somebody knows is worth asking for. */
const WIDE_BAND = 0.25;

export const isWide = ({ band, basis }: Measured): boolean => basis !== "entered" && band >= WIDE_BAND;
