import type { ProbeVerdict } from "#contract/probe-verdicts.ts";

/** What one paid edit of a made-up photo with a marked half showed of an engine, before any lock. */
export type ProbeFinding = {
  /** Honored: the marked half changed and the other did not. Inverted: the other way round. Ignored: both changed. */
  mask: ProbeVerdict;
  /** Shares of the pixels of each half that changed, 0 to 1. */
  insideChanged: number;
  outsideChanged: number;
  sent: { width: number; height: number };
  got: { width: number; height: number };
  seconds: number;
  costMicroUsd: number | null;
};

export type Probe = {
  /** What a finding holds for: another model, address or way of marking makes it out of date. */
  key: string;
  run(signal: AbortSignal): Promise<ProbeFinding>;
};
