import type { ProposalStage } from "#core/proposals/stages.ts";

type StageSteps = {
  /** What to do, or what is waited for. */
  next: string;
  canEdit: boolean;
  canDelete: boolean;
  canWithdraw: boolean;
  canCountersign: boolean;
  /** Both have signed and the work goes on: money comes, the work ends. */
  isRunning: boolean;
};

const NOTHING = {
  canEdit: false,
  canDelete: false,
  canWithdraw: false,
  canCountersign: false,
  isRunning: false,
};

/** What the company can do with a proposal, by where it stands. The server refuses the rest. */
export const STAGE_STEPS = {
  draft: {
    ...NOTHING,
    next: "Your client does not see this yet. Look at the preview, then send it.",
    canEdit: true,
    canDelete: true,
  },
  sent: { ...NOTHING, next: "Sent. Your client has not opened it yet.", canEdit: true, canWithdraw: true },
  opened: {
    ...NOTHING,
    next: "Your client has opened it. What you change here changes what your client sees.",
    canEdit: true,
    canWithdraw: true,
  },
  signed: {
    ...NOTHING,
    next: "Your client has signed. Sign too, and both get the sealed PDF.",
    canWithdraw: true,
    canCountersign: true,
  },
  countersigned: { ...NOTHING, next: "Signed by both.", isRunning: true },
  "deposit-paid": { ...NOTHING, next: "The deposit is paid.", isRunning: true },
  done: { ...NOTHING, next: "The work is done." },
  declined: { ...NOTHING, next: "Your client has declined. Start a new proposal to make another offer." },
  expired: {
    ...NOTHING,
    next: "It ended without a signature. Send it again to make it valid anew.",
    canEdit: true,
    canWithdraw: true,
  },
  void: { ...NOTHING, next: "You have withdrawn this proposal. Its link says so." },
} as const satisfies Record<ProposalStage, StageSteps>;
