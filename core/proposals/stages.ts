/**
 * Where a proposal stands, in the order of a sale. `isOpen`: the client may still choose, ask, sign or decline. `outcome`: what it
 * counts as in the share of proposals that are won; null = not decided.
 */
export const PROPOSAL_STAGES = {
  draft: { label: "Draft", isOpen: false, outcome: null },
  sent: { label: "Sent", isOpen: true, outcome: null },
  opened: { label: "Opened", isOpen: true, outcome: null },
  signed: { label: "Signed by the client", isOpen: false, outcome: "won" },
  countersigned: { label: "Signed by both", isOpen: false, outcome: "won" },
  "deposit-paid": { label: "Deposit paid", isOpen: false, outcome: "won" },
  done: { label: "Done", isOpen: false, outcome: "won" },
  declined: { label: "Declined", isOpen: false, outcome: "lost" },
  expired: { label: "Expired", isOpen: false, outcome: "lost" },
  void: { label: "Withdrawn", isOpen: false, outcome: null },
} as const satisfies Record<string, { label: string; isOpen: boolean; outcome: "won" | "lost" | null }>;

export type ProposalStage = keyof typeof PROPOSAL_STAGES;
export const proposalStageKeys = Object.keys(PROPOSAL_STAGES) as [ProposalStage, ...ProposalStage[]];
