import type { Call } from "./call.ts";

/** The calls of a company's members: who works in it, who is invited, and for which company a person acts. */
export const MEMBER_CALLS = {
  listMembers: { method: "GET", path: "/company/members", access: "signed-in", role: "reviewer" },
  putMemberRole: { method: "PUT", path: "/company/members/:accountId/role", access: "owner", role: "owner" },
  removeMember: { method: "DELETE", path: "/company/members/:accountId", access: "owner", role: "owner" },
  handOver: {
    method: "POST",
    path: "/company/members/:accountId/owner",
    access: "owner",
    role: "owner",
    logsItself: true,
  },
  listInvitations: { method: "GET", path: "/company/invitations", access: "signed-in", role: "owner" },
  invite: { method: "POST", path: "/company/invitations", access: "seats", role: "owner" },
  resendInvitation: {
    method: "POST",
    path: "/company/invitations/:id/resend",
    access: "owner",
    role: "owner",
  },
  revokeInvitation: { method: "DELETE", path: "/company/invitations/:id", access: "owner", role: "owner" },
  companyLog: { method: "GET", path: "/company/log", access: "signed-in", role: "owner" },
  leaveCompany: { method: "POST", path: "/company/leave", access: "member", role: "reviewer" },

  listCompanies: { method: "GET", path: "/companies", access: "signed-in", role: "reviewer" },
  switchCompany: { method: "POST", path: "/companies/switch", access: "signed-in", role: "reviewer" },
  accountDeletion: { method: "GET", path: "/auth/account-deletion", access: "signed-in", role: "reviewer" },
  deleteAccount: { method: "POST", path: "/auth/delete-account", access: "signed-in", role: "reviewer" },
  readInvitation: { method: "POST", path: "/invitation", access: "public" },
  acceptInvitation: { method: "POST", path: "/invitation/accept", access: "signed-in", role: "reviewer" },
} as const satisfies Record<string, Call>;
