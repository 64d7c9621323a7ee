/**
 * Stone is ordered loose and measured compacted; both stand in cubic yards here and must never be mixed.
 * Sources: remodelcalculators.com gravel compaction (cites TxDOT and Caltrans) for the factors,
 * getcalculatortools (21.6 cu ft per ton) and github.com/estimatorsuite/construction-calculators (1.4) for the tons.
 */
export type Aggregate = "dense-graded" | "clean-57" | "rounded";

/** Loose cubic yards to order for one compacted cubic yard. */
export const LOOSE_FACTOR: Record<Aggregate, number> = { "dense-graded": 1.2, "clean-57": 1.1, rounded: 1 };

export const looseCubicYards = (compactedCubicYards: number, aggregate: Aggregate) =>
  compactedCubicYards * LOOSE_FACTOR[aggregate];

/** Short tons per LOOSE cubic yard: two sources disagree, so the middle is bought and the band is shown. */
export const TONS_PER_LOOSE_CUBIC_YARD = { low: 1.25, typical: 1.325, high: 1.4 };

export const tonsOfLoose = (looseYd3: number) => looseYd3 * TONS_PER_LOOSE_CUBIC_YARD.typical;

/** Relative half-width of the tons that comes from the two densities: 5.7 %. */
export const TONNAGE_BAND =
  (TONS_PER_LOOSE_CUBIC_YARD.high - TONS_PER_LOOSE_CUBIC_YARD.low) / (2 * TONS_PER_LOOSE_CUBIC_YARD.typical);

/**
 * Tons of decorative rock for an area by depth, in sq ft per ton: 100 at 2 in, 75 at 3 in. Source: rockscapes.net.
 * Between and beyond these the coverage is taken as linear in the depth, never better than the 2 in figure.
 */
const ROCK_SQ_FT_AT_2_IN = 100;
const ROCK_SQ_FT_PER_IN = 25;
/** Least coverage, for depths of 5 in and more, where the line would go to 0. */
const ROCK_LEAST_SQ_FT = 25;
export const rockSquareFeetPerTon = (depthIn: number) =>
  Math.max(
    ROCK_LEAST_SQ_FT,
    Math.min(ROCK_SQ_FT_AT_2_IN, ROCK_SQ_FT_AT_2_IN - ROCK_SQ_FT_PER_IN * (depthIn - 2)),
  );

/** Lava rock is so much lighter that a ton covers this many times as much: 200 sq ft at 3 in beside 75. Source: thestoneyardllc.com Material Coverage. */
export const LAVA_COVERS_TIMES = 200 / 75;

/** Tons of flagstone: 80 to 100 sq ft per ton. Source: thestoneyardllc.com Material Coverage. */
export const FLAGSTONE_SQUARE_FEET_PER_TON = { low: 80, typical: 90, high: 100 };
