/**
 * Low-voltage lighting: fixtures × watts must not pass the transformer's rating. Source: landscapingnetwork.com/
 * landscape-lighting/cost.html. The 80 % load is our assumption after makers' advice.
 */
export const FIXTURE_WATTS = 4;
export const TRANSFORMER_LOAD = 0.8;
const TRANSFORMER_WATTS = [150, 300, 600, 900] as const;

/** Smallest transformer for a load in watts; past the largest, several of it are needed. */
export function transformerFor(loadWatts: number): { watts: number; count: number } {
  const watts = TRANSFORMER_WATTS.find((size) => loadWatts <= size * TRANSFORMER_LOAD);
  if (watts) return { watts, count: 1 };
  return { watts: 900, count: Math.ceil(loadWatts / (900 * TRANSFORMER_LOAD) - 1e-9) };
}

/** Wire in feet: 8 ft between fixtures and 25 ft to the transformer. Assumption. */
export const wireFt = (fixtures: number) => fixtures * 8 + 25;
