/** What the event log of proposals can say, in the words that the company reads. */
export const PROPOSAL_EVENTS = {
  created: "Started",
  edited: "Changed by you",
  sent: "Sent to the client",
  revoked: "Link taken back",
  opened: "Opened by the client",
  chosen: "Option changed by the client",
  asked: "Question of the client",
  answered: "Question answered",
  "code-sent": "Code sent to the client",
  "code-refused": "Wrong code entered",
  consented: "Client agreed to sign electronically",
  signed: "Signed by the client",
  declined: "Declined by the client",
  expired: "Ended without a signature",
  countersigned: "Signed by you",
  recorded: "Record kept",
  sealed: "Sealed PDF made",
  "deposit-asked": "Deposit asked for",
  paid: "Deposit paid",
  refunded: "Deposit given back",
  superseded: "Changed by a change order",
  "change-order": "Change order started",
  done: "Work done",
  withdrawn: "Withdrawn by you",
} as const satisfies Record<string, string>;

export type ProposalEvent = keyof typeof PROPOSAL_EVENTS;
