import type { CALLS, CallName } from "#contract/calls.ts";

type Changing = "POST" | "PUT" | "DELETE";

/** The calls that `server/http/api.ts` and this folder write down: those that change something and need more than the least role. */
type LoggedCall = {
  [C in CallName]: (typeof CALLS)[C] extends { method: Changing; role: "sales" | "designer" | "owner" }
    ? C
    : never;
}[CallName];

/** What the list of changes says of each call, after who made it. */
export const LOG_WORDS: Record<LoggedCall | "leaveCompany" | "acceptInvitation" | "deleteAccount", string> = {
  createCheckoutSession: "Opened the checkout for a plan",
  createPortalSession: "Opened the billing settings",
  testSubscriptionUpdate: "Changed the plan of a test account",

  createProject: "Created a project",
  updateProject: "Changed a project",
  deleteProject: "Deleted a project",
  importProjects: "Imported projects from a file",
  putProjectStatus: "Changed the status of a project",
  archiveProject: "Archived a project",
  restoreProject: "Restored a project",
  mergeProject: "Merged two projects",

  addProjectPhoto: "Added a photo to a project",
  putProjectPhoto: "Changed a photo of a project",
  deleteProjectPhoto: "Took a photo out of a project",
  stageUpload: "Added a photo",
  uploadOriginal: "Added a photo",
  autoSave: "Saved a design to the gallery",
  deleteImage: "Deleted a picture",
  createGeneration: "Made a picture",
  cancelGeneration: "Stopped a picture that was being made",

  putEngineSettings: "Changed how engines are used",
  putEngineKey: "Saved a key for an engine",
  deleteEngineKey: "Removed the key of an engine",
  probeEngine: "Tried an engine",

  createDesign: "Created a design",
  openImage: "Opened a picture as a design",
  putDesign: "Changed a design",
  duplicateDesign: "Copied a design",
  changeDesign: "Tried a change of a design",
  archiveDesign: "Archived a design",
  restoreDesign: "Restored a design",
  moveDesign: "Moved a design to another project",
  putDesignVersion: "Renamed or starred a version",
  deleteDesignVersion: "Deleted a version",

  generateBom: "Made a bill of materials",
  putBomTerms: "Changed the terms of a bill",
  updateBomItem: "Changed a line of a bill",
  addBomItem: "Added a line to a bill",
  deleteBomItem: "Removed a line from a bill",
  deleteBom: "Deleted a bill",

  createShare: "Shared a design by link",
  revokeShare: "Ended a shared link",

  putPriceBook: "Changed the price book",
  putPriceTerms: "Changed the terms of the price book",

  putCompany: "Changed the company's profile",
  putCompanyLogo: "Changed the company's logo",
  deleteCompanyLogo: "Removed the company's logo",
  putMemberRole: "Changed a member's role",
  removeMember: "Removed a member",
  invite: "Invited a person",
  resendInvitation: "Sent an invitation again",
  revokeInvitation: "Took back an invitation",
  acceptInvitation: "Joined the company",
  leaveCompany: "Left the company",
  handOver: "Handed the company over",
  deleteAccount: "Deleted their account",

  createProposal: "Created a proposal",
  putProposal: "Changed a proposal",
  deleteProposal: "Deleted a proposal",
  sendProposal: "Sent a proposal",
  revokeProposalLink: "Ended the link of a proposal",
  answerPin: "Answered a client's question",
  countersignProposal: "Countersigned a proposal",
  markDeposit: "Marked a deposit as paid",
  refundDeposit: "Refunded a deposit",
  joinPaymentAccount: "Connected the payment account",
  finishProposal: "Marked a job as done",
  voidProposal: "Withdrew a proposal",
  createChangeOrder: "Created a change order",

  createWebhook: "Added a webhook",
  deleteWebhook: "Removed a webhook",
  replayDelivery: "Sent a webhook delivery again",
};
