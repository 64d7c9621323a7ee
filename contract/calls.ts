import type { Call } from "./call.ts";
import { MEMBER_CALLS } from "./member-calls.ts";
import { PROPOSAL_CALLS } from "./proposal-calls.ts";
import { WEBHOOK_CALLS } from "./webhook-calls.ts";

/**
 * Method, path and access of every call, without its schemas: the browser imports this table alone, because zod adds 25 kB to a page
 * (decision 008). Each row of `endpoints/` starts with its row of this table. Paths are relative to `/api`.
 */
export const CALLS = {
  register: { method: "POST", path: "/auth/register", access: "public" },
  login: { method: "POST", path: "/auth/login", access: "public" },
  logout: { method: "POST", path: "/auth/logout", access: "optional" },
  verify: { method: "GET", path: "/auth/verify", access: "signed-in", role: "reviewer" },
  generationStatus: { method: "GET", path: "/auth/generation-status", access: "signed-in", role: "reviewer" },
  refresh: { method: "POST", path: "/auth/refresh", access: "public" },
  forgotPassword: { method: "POST", path: "/auth/forgot-password", access: "public" },
  verifyResetToken: { method: "POST", path: "/auth/verify-reset-token", access: "public" },
  resetPassword: { method: "POST", path: "/auth/reset-password", access: "public" },
  listSessions: { method: "GET", path: "/auth/sessions", access: "signed-in", role: "reviewer" },
  endSession: { method: "DELETE", path: "/auth/sessions/:id", access: "owner", role: "reviewer" },
  googleConfig: { method: "GET", path: "/auth/google-config", access: "public" },
  googleSignin: { method: "POST", path: "/auth/google-signin", access: "public" },
  googleOnetapSignin: { method: "POST", path: "/auth/google-onetap-signin", access: "public" },

  createCheckoutSession: {
    method: "POST",
    path: "/stripe/create-checkout-session",
    access: "signed-in",
    role: "owner",
  },
  createPortalSession: {
    method: "POST",
    path: "/stripe/create-portal-session",
    access: "signed-in",
    role: "owner",
  },
  subscriptionStatus: {
    method: "GET",
    path: "/stripe/subscription-status",
    access: "signed-in",
    role: "reviewer",
  },
  trialEligibility: {
    method: "GET",
    path: "/stripe/trial-eligibility",
    access: "signed-in",
    role: "reviewer",
  },
  testSubscriptionUpdate: {
    method: "POST",
    path: "/stripe/test-subscription-update",
    access: "signed-in",
    role: "owner",
  },

  listProjects: { method: "GET", path: "/projects", access: "signed-in", role: "reviewer" },
  searchProjects: { method: "GET", path: "/projects/search", access: "signed-in", role: "reviewer" },
  createProject: { method: "POST", path: "/projects", access: "signed-in", role: "designer" },
  projectStats: { method: "GET", path: "/projects/user/stats", access: "signed-in", role: "reviewer" },
  getProject: { method: "GET", path: "/projects/:id", access: "owner", role: "reviewer" },
  updateProject: { method: "PUT", path: "/projects/:id", access: "owner", role: "designer" },
  deleteProject: { method: "DELETE", path: "/projects/:id", access: "owner", role: "owner" },
  projectBoard: { method: "GET", path: "/projects/board", access: "signed-in", role: "reviewer" },
  downloadProjects: { method: "GET", path: "/projects/file", access: "signed-in", role: "sales" },
  importProjects: { method: "POST", path: "/projects/import", access: "signed-in", role: "designer" },
  putProjectStatus: { method: "PUT", path: "/projects/:id/status", access: "owner", role: "designer" },
  archiveProject: { method: "POST", path: "/projects/:id/archive", access: "owner", role: "designer" },
  restoreProject: { method: "POST", path: "/projects/:id/restore", access: "owner", role: "designer" },
  mergeProject: { method: "POST", path: "/projects/:id/merge", access: "owner", role: "designer" },

  projectPhotos: { method: "GET", path: "/projects/:id/photos", access: "owner", role: "reviewer" },
  addProjectPhoto: { method: "POST", path: "/projects/:id/photos", access: "owner", role: "designer" },
  putProjectPhoto: {
    method: "PUT",
    path: "/projects/:id/photos/:photoId",
    access: "owner",
    role: "designer",
  },
  deleteProjectPhoto: {
    method: "DELETE",
    path: "/projects/:id/photos/:photoId",
    access: "owner",
    role: "designer",
  },

  stageUpload: { method: "POST", path: "/images/stage-upload", access: "signed-in", role: "designer" },
  uploadOriginal: { method: "POST", path: "/images/upload-original", access: "signed-in", role: "designer" },
  autoSave: { method: "POST", path: "/images/auto-save", access: "owner", role: "designer" },
  listImages: { method: "GET", path: "/images", access: "signed-in", role: "reviewer" },
  deleteImage: { method: "DELETE", path: "/images/:id", access: "owner", role: "owner" },
  imageStats: { method: "GET", path: "/images/user/stats", access: "signed-in", role: "reviewer" },

  createGeneration: { method: "POST", path: "/generations", access: "owner", role: "designer" },
  getGeneration: { method: "GET", path: "/generations/:id", access: "owner", role: "reviewer" },
  generationElements: { method: "GET", path: "/generations/:id/elements", access: "owner", role: "reviewer" },
  generationEvents: { method: "GET", path: "/generations/:id/events", access: "owner", role: "reviewer" },
  cancelGeneration: { method: "DELETE", path: "/generations/:id", access: "owner", role: "designer" },

  listEngines: { method: "GET", path: "/engines", access: "signed-in", role: "reviewer" },
  engineSettings: { method: "GET", path: "/engines/settings", access: "signed-in", role: "owner" },
  putEngineSettings: { method: "PUT", path: "/engines/settings", access: "signed-in", role: "owner" },
  putEngineKey: { method: "PUT", path: "/engines/:engine/key", access: "signed-in", role: "owner" },
  deleteEngineKey: { method: "DELETE", path: "/engines/:engine/key", access: "signed-in", role: "owner" },
  probeEngine: { method: "POST", path: "/engines/:engine/probe", access: "signed-in", role: "owner" },

  listDesigns: { method: "GET", path: "/designs", access: "signed-in", role: "reviewer" },
  createDesign: { method: "POST", path: "/designs", access: "owner", role: "designer" },
  openImage: { method: "POST", path: "/designs/of-image", access: "owner", role: "designer" },
  getDesign: { method: "GET", path: "/designs/:id", access: "owner", role: "reviewer" },
  putDesign: { method: "PUT", path: "/designs/:id", access: "owner", role: "designer" },
  duplicateDesign: { method: "POST", path: "/designs/:id/duplicate", access: "owner", role: "designer" },
  changeDesign: { method: "POST", path: "/designs/:id/operations", access: "owner", role: "designer" },
  archiveDesign: { method: "POST", path: "/designs/:id/archive", access: "owner", role: "designer" },
  restoreDesign: { method: "POST", path: "/designs/:id/restore", access: "owner", role: "designer" },
  moveDesign: { method: "POST", path: "/designs/:id/move", access: "owner", role: "designer" },
  designEvents: { method: "GET", path: "/designs/:id/events", access: "owner", role: "reviewer" },
  putDesignVersion: {
    method: "PUT",
    path: "/designs/:id/versions/:versionId",
    access: "owner",
    role: "designer",
  },
  deleteDesignVersion: {
    method: "DELETE",
    path: "/designs/:id/versions/:versionId",
    access: "owner",
    role: "designer",
  },

  bomTest: { method: "GET", path: "/bom/test", access: "public" },
  checkExistingBom: { method: "GET", path: "/bom/check-existing", access: "signed-in", role: "reviewer" },
  generateBom: { method: "POST", path: "/bom/generate", access: "bills", role: "sales" },
  listBoms: { method: "GET", path: "/bom/user/:userId", access: "owner", role: "reviewer" },
  getBom: { method: "GET", path: "/bom/:id", access: "optional" },
  exportBom: { method: "GET", path: "/bom/:id/export", access: "owner", role: "reviewer" },
  putBomTerms: { method: "PUT", path: "/bom/:id/terms", access: "owner", role: "sales" },
  updateBomItem: { method: "PUT", path: "/bom/:id/items/:itemId", access: "owner", role: "sales" },
  addBomItem: { method: "POST", path: "/bom/:id/items", access: "owner", role: "sales" },
  deleteBomItem: { method: "DELETE", path: "/bom/:id/items/:itemId", access: "owner", role: "sales" },
  deleteBom: { method: "DELETE", path: "/bom/:id", access: "owner", role: "sales" },

  createShare: { method: "POST", path: "/shared-design/create-share", access: "owner", role: "sales" },
  getSharedDesign: { method: "GET", path: "/shared-design/:shareId", access: "public" },
  revokeShare: { method: "DELETE", path: "/shared-design/:shareId", access: "owner", role: "sales" },

  getPriceBook: { method: "GET", path: "/price-book", access: "signed-in", role: "reviewer" },
  downloadPriceBook: { method: "GET", path: "/price-book/file", access: "signed-in", role: "sales" },
  putPriceBook: { method: "PUT", path: "/price-book", access: "signed-in", role: "owner" },
  putPriceTerms: { method: "PUT", path: "/price-book/terms", access: "signed-in", role: "owner" },

  getCompany: { method: "GET", path: "/company", access: "signed-in", role: "reviewer" },
  putCompany: { method: "PUT", path: "/company", access: "signed-in", role: "owner" },
  putCompanyLogo: { method: "PUT", path: "/company/logo", access: "signed-in", role: "owner" },
  deleteCompanyLogo: { method: "DELETE", path: "/company/logo", access: "signed-in", role: "owner" },

  sealKey: { method: "GET", path: "/seal-key", access: "public" },

  reviewStats: { method: "GET", path: "/reviewer/stats", access: "reviewer", role: "reviewer" },
  nextReview: { method: "GET", path: "/reviewer/next", access: "reviewer", role: "reviewer" },
  submitReview: { method: "POST", path: "/reviewer/review", access: "reviewer", role: "reviewer" },
  listReviews: { method: "GET", path: "/reviewer/reviews", access: "reviewer", role: "reviewer" },

  analyticsSessionId: { method: "GET", path: "/analytics/session-id", access: "public" },
  demoEvent: { method: "POST", path: "/analytics/demo-event", access: "public" },

  ...MEMBER_CALLS,
  ...PROPOSAL_CALLS,
  ...WEBHOOK_CALLS,
} as const satisfies Record<string, Call>;

export type CallName = keyof typeof CALLS;
