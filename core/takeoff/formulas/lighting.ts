/**
 * Low-voltage lighting: fixtures × watts must not pass the transformer's rating. Source: landscapingnetwork.com/
 * landscape-lighting/cost.html. The 80 % load is our assumption after makers' advice.
 */

/** An LED path light. Assumption. */
export const FIXTURE_WATTS = 4;
/** An LED uplight: the middle of the 4 to 6 W that beautifulnightsblog.wordpress.com (2022) names. */
export const UPLIGHT_WATTS = 5;
/** Share of the rating that may be used. Less leaves room for lights that are added later. */
export const TRANSFORMER_LOAD = 0.8;
/** Ratings that are sold, watts. */
const TRANSFORMER_WATTS = [150, 300, 600, 900] as const;
const LARGEST_WATTS = 900;

/** Rating of the smallest transformer for a load in watts; past the largest, several of it are needed. */
export const transformerFor = (loadWatts: number): number =>
  TRANSFORMER_WATTS.find((size) => loadWatts <= size * TRANSFORMER_LOAD) ?? LARGEST_WATTS;

/** Between fixtures, and from the house to the first one, feet. Assumptions. */
export const LIGHT_SPACING_FT = 8;
export const UPLIGHT_SPACING_FT = 7;
export const HOME_RUN_FT = 25;
/** Wire in feet. */
export const wireFt = (fixtures: number, spacingFt = LIGHT_SPACING_FT) => fixtures * spacingFt + HOME_RUN_FT;
