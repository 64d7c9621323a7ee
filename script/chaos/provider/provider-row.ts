/** One case of one engine, as it went. */
export type ProviderRow = {
  name: string;
  /** What the person reads. */
  sentence: string;
  ms: number;
  calls: number;
  /** Designs left to a person with the free plan: before, after the case, after the good design that follows. */
  left: number[];
  /** What was not as it must be; empty = all well. */
  faults: string[];
};
