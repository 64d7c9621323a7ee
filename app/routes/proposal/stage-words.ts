import type { ProposalStage } from "#core/proposals/stages.ts";

/** What a client is told of where a proposal stands. */
export const STAGE_WORDS = {
  draft: () => "This proposal is not sent yet.",
  sent: () => "Look at each option, choose, and sign below.",
  opened: () => "Look at each option, choose, and sign below.",
  signed: (company) =>
    `Thank you, it is signed. ${company} signs next; then both get the sealed copy by mail.`,
  countersigned: () => "Signed by both. The sealed copy went to both by mail.",
  "deposit-paid": () => "Signed by both, and the deposit is paid.",
  done: () => "The work is done. Thank you.",
  declined: (company) => `You have declined this proposal. Write to ${company} if you change your mind.`,
  expired: (company) => `The time to sign has passed. Ask ${company} to send it again.`,
  void: (company) => `${company} has withdrawn this proposal.`,
} satisfies Record<ProposalStage, (company: string) => string>;
