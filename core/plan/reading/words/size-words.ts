import type { ElementKind, HardscapeUse } from "#core/elements/element.ts";

/** How large, how wide or how high a word says that a thing is to be; "long" and "deep" say too little. */
export type SizeWord = "huge" | "large" | "small" | "wide" | "narrow" | "tall" | "low";

/** Each word of size and the one that it means. */
export const SIZE_WORDS: Readonly<Record<string, SizeWord>> = {
  huge: "huge",
  big: "large",
  large: "large",
  generous: "large",
  spacious: "large",
  small: "small",
  little: "small",
  tiny: "small",
  short: "low",
  wide: "wide",
  deep: "wide",
  thick: "wide",
  narrow: "narrow",
  thin: "narrow",
  skinny: "narrow",
  tall: "tall",
  high: "tall",
  low: "low",
};

type InFeet = { lengthFt?: number; widthFt?: number; heightFt?: number };
type Sizes = { readonly [K in SizeWord]?: InFeet };

const WALK: Sizes = {
  large: { widthFt: 5 },
  wide: { widthFt: 5 },
  small: { widthFt: 3 },
  narrow: { widthFt: 3 },
};
const PATIO: Sizes = {
  huge: { lengthFt: 30, widthFt: 22 },
  large: { lengthFt: 24, widthFt: 18 },
  small: { lengthFt: 10, widthFt: 10 },
  wide: { lengthFt: 24 },
  narrow: { widthFt: 8 },
};
const DRIVE: Sizes = { large: { widthFt: 20 }, wide: { widthFt: 20 }, narrow: { widthFt: 9 } };
const STANDING: Sizes = { tall: { heightFt: 6 }, low: { heightFt: 3 }, small: { heightFt: 3 } };

export const SIZES_OF_USE: { readonly [U in HardscapeUse]: Sizes } = {
  walkway: WALK,
  patio: PATIO,
  area: PATIO,
  driveway: DRIVE,
};

/** What the words mean of each kind, beside its usual size; the others of a kind change nothing. */
export const SIZES_OF_KIND: { readonly [K in ElementKind]?: Sizes } = {
  bed: {
    huge: { widthFt: 10 },
    large: { widthFt: 7 },
    wide: { widthFt: 7 },
    small: { widthFt: 3 },
    narrow: { widthFt: 2.5 },
  },
  deck: PATIO,
  pool: {
    huge: { lengthFt: 40, widthFt: 20 },
    large: { lengthFt: 36, widthFt: 18 },
    small: { lengthFt: 20, widthFt: 10 },
    narrow: { widthFt: 8 },
  },
  "fire-pit": { huge: { widthFt: 6 }, large: { widthFt: 5 }, small: { widthFt: 3 } },
  hedge: {
    ...STANDING,
    tall: { heightFt: 8 },
    low: { heightFt: 2 },
    narrow: { widthFt: 2 },
    wide: { widthFt: 4 },
  },
  "retaining-wall": {
    tall: { heightFt: 4 },
    large: { heightFt: 4 },
    low: { heightFt: 1.5 },
    small: { heightFt: 1.5 },
  },
  fence: STANDING,
  pergola: {
    large: { lengthFt: 16, widthFt: 14 },
    huge: { lengthFt: 20, widthFt: 16 },
    small: { lengthFt: 8, widthFt: 8 },
  },
  "raised-bed": { tall: { heightFt: 2.5 }, low: { heightFt: 1 }, small: { lengthFt: 4, widthFt: 4 } },
  "water-feature": { large: { lengthFt: 12, widthFt: 9 }, small: { lengthFt: 4, widthFt: 4 } },
  "outdoor-kitchen": { large: { lengthFt: 14 }, small: { lengthFt: 6 } },
  steps: { large: { widthFt: 8 }, wide: { widthFt: 8 }, narrow: { widthFt: 3.5 } },
  swale: { wide: { widthFt: 6 }, narrow: { widthFt: 2.5 }, small: { widthFt: 2.5 } },
};
