import type { ProposalEvent } from "#contract/proposal-events.ts";

/** A value that was written, perhaps several times, perhaps without an answer. */
export type Written<T> = {
  acknowledged: T;
  /** Sent after it without an answer: either it or what was acknowledged must be there. */
  unanswered: T[];
};

/** Everything that the server said yes to, and so promised to keep. */
export type Ledger = {
  registered: { email: string; userId: string }[];
  projects: Map<number, { owner: string; title: Written<string> }>;
  uploads: { owner: string; url: string }[];
  generations: Map<string, { owner: string; projectId: number | null; savedImageId: number | null }>;
  saved: { owner: string; imageId: number; projectId: number }[];
  /** What a kept design says, and the revision that the last acknowledged save made, by the design's id. */
  designs: Map<string, { owner: string; words: Written<string>; revision: number }>;
  /** Items that people added to a bill, by the bill's id: id of the item to its quantity. */
  bills: Map<string, { owner: string; items: Map<string, Written<number>> }>;
  /** What the event log of a proposal must hold, by the proposal's id. */
  proposals: Map<string, { owner: string; events: ProposalEvent[] }>;
  /** Answers by what was asked for. */
  answered: Record<string, number>;
  /** Cut off, refused while starting, or otherwise without a yes. */
  unanswered: number;
  /** A fault of the server that no kill explains. */
  faults: string[];
};

export const createLedger = (): Ledger => ({
  registered: [],
  projects: new Map(),
  uploads: [],
  generations: new Map(),
  saved: [],
  designs: new Map(),
  bills: new Map(),
  proposals: new Map(),
  answered: {},
  unanswered: 0,
  faults: [],
});

export const isKept = <T>({ acknowledged, unanswered }: Written<T>, found: T | undefined): boolean =>
  found !== undefined && (found === acknowledged || unanswered.includes(found));
