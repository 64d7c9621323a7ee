/**
 * Low-voltage lighting: fixtures × watts must not pass the transformer's rating. Source: landscapingnetwork.com/
 * landscape-lighting/cost.html. The 80 % load is our assumption after makers' advice.
 */
export const fixtureWatts = 4;
export const transformerLoad = 0.8;
const transformerWatts = [150, 300, 600, 900] as const;

/** Smallest transformer for a load in watts; past the largest, several of it are needed. */
export function transformerFor(loadWatts: number): { watts: number; count: number } {
  const watts = transformerWatts.find((size) => loadWatts <= size * transformerLoad);
  if (watts) return { watts, count: 1 };
  return { watts: 900, count: Math.ceil(loadWatts / (900 * transformerLoad) - 1e-9) };
}

/** Wire in feet: 8 ft between fixtures and 25 ft to the transformer. Assumption. */
export const wireFt = (fixtures: number) => fixtures * 8 + 25;
