import type { Call } from "./call.ts";

/** The calls of proposals: first the company's, then those of whoever has the client's link. */
export const PROPOSAL_CALLS = {
  listProposals: { method: "GET", path: "/proposals", access: "signed-in", role: "reviewer" },
  proposalPipeline: { method: "GET", path: "/proposals/pipeline", access: "signed-in", role: "reviewer" },
  proposeOptions: {
    method: "GET",
    path: "/proposals/options-of/:generationId",
    access: "owner",
    role: "sales",
  },
  createProposal: { method: "POST", path: "/proposals", access: "proposals", role: "sales" },
  getProposal: { method: "GET", path: "/proposals/:id", access: "owner", role: "reviewer" },
  putProposal: { method: "PUT", path: "/proposals/:id", access: "owner", role: "sales" },
  deleteProposal: { method: "DELETE", path: "/proposals/:id", access: "owner", role: "sales" },
  sendProposal: { method: "POST", path: "/proposals/:id/send", access: "proposals", role: "sales" },
  revokeProposalLink: { method: "POST", path: "/proposals/:id/revoke-link", access: "owner", role: "sales" },
  answerPin: { method: "POST", path: "/proposals/:id/pins/:pinId/answer", access: "owner", role: "sales" },
  countersignProposal: { method: "POST", path: "/proposals/:id/countersign", access: "owner", role: "sales" },
  markDeposit: { method: "POST", path: "/proposals/:id/deposit", access: "owner", role: "sales" },
  refundDeposit: { method: "POST", path: "/proposals/:id/deposit/refund", access: "owner", role: "owner" },
  paymentAccount: { method: "GET", path: "/company/payments", access: "signed-in", role: "reviewer" },
  joinPaymentAccount: { method: "POST", path: "/company/payments", access: "signed-in", role: "owner" },
  finishProposal: { method: "POST", path: "/proposals/:id/done", access: "owner", role: "sales" },
  voidProposal: { method: "POST", path: "/proposals/:id/void", access: "owner", role: "sales" },
  createChangeOrder: {
    method: "POST",
    path: "/proposals/:id/change-orders",
    access: "proposals",
    role: "sales",
  },
  proposalRecord: { method: "GET", path: "/proposals/:id/record", access: "owner", role: "reviewer" },

  openProposal: { method: "GET", path: "/proposal/:token", access: "link" },
  proposalOpened: { method: "POST", path: "/proposal/:token/opened", access: "link" },
  chooseOption: { method: "PUT", path: "/proposal/:token/choice", access: "link" },
  addPin: { method: "POST", path: "/proposal/:token/pins", access: "link" },
  askSigningCode: { method: "POST", path: "/proposal/:token/code", access: "link" },
  signProposal: { method: "POST", path: "/proposal/:token/sign", access: "link" },
  payDeposit: { method: "POST", path: "/proposal/:token/deposit", access: "link" },
  declineProposal: { method: "POST", path: "/proposal/:token/decline", access: "link" },
  clientRecord: { method: "GET", path: "/proposal/:token/record", access: "link" },
} as const satisfies Record<string, Call>;
