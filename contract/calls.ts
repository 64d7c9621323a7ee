import type { Call } from "./call.ts";
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
  verify: { method: "GET", path: "/auth/verify", access: "signed-in" },
  generationStatus: { method: "GET", path: "/auth/generation-status", access: "signed-in" },
  refresh: { method: "POST", path: "/auth/refresh", access: "public" },
  forgotPassword: { method: "POST", path: "/auth/forgot-password", access: "public" },
  verifyResetToken: { method: "POST", path: "/auth/verify-reset-token", access: "public" },
  resetPassword: { method: "POST", path: "/auth/reset-password", access: "public" },
  listSessions: { method: "GET", path: "/auth/sessions", access: "signed-in" },
  endSession: { method: "DELETE", path: "/auth/sessions/:id", access: "owner" },
  googleConfig: { method: "GET", path: "/auth/google-config", access: "public" },
  googleSignin: { method: "POST", path: "/auth/google-signin", access: "public" },
  googleOnetapSignin: { method: "POST", path: "/auth/google-onetap-signin", access: "public" },

  createCheckoutSession: { method: "POST", path: "/stripe/create-checkout-session", access: "signed-in" },
  createPortalSession: { method: "POST", path: "/stripe/create-portal-session", access: "signed-in" },
  subscriptionStatus: { method: "GET", path: "/stripe/subscription-status", access: "signed-in" },
  trialEligibility: { method: "GET", path: "/stripe/trial-eligibility", access: "signed-in" },
  testSubscriptionUpdate: { method: "POST", path: "/stripe/test-subscription-update", access: "signed-in" },

  listProjects: { method: "GET", path: "/projects", access: "signed-in" },
  searchProjects: { method: "GET", path: "/projects/search", access: "signed-in" },
  createProject: { method: "POST", path: "/projects", access: "signed-in" },
  projectStats: { method: "GET", path: "/projects/user/stats", access: "signed-in" },
  getProject: { method: "GET", path: "/projects/:id", access: "owner" },
  updateProject: { method: "PUT", path: "/projects/:id", access: "owner" },
  deleteProject: { method: "DELETE", path: "/projects/:id", access: "owner" },
  projectBoard: { method: "GET", path: "/projects/board", access: "signed-in" },
  downloadProjects: { method: "GET", path: "/projects/file", access: "signed-in" },
  importProjects: { method: "POST", path: "/projects/import", access: "signed-in" },
  putProjectStatus: { method: "PUT", path: "/projects/:id/status", access: "owner" },
  archiveProject: { method: "POST", path: "/projects/:id/archive", access: "owner" },
  restoreProject: { method: "POST", path: "/projects/:id/restore", access: "owner" },
  mergeProject: { method: "POST", path: "/projects/:id/merge", access: "owner" },

  stageUpload: { method: "POST", path: "/images/stage-upload", access: "signed-in" },
  uploadOriginal: { method: "POST", path: "/images/upload-original", access: "signed-in" },
  autoSave: { method: "POST", path: "/images/auto-save", access: "owner" },
  listImages: { method: "GET", path: "/images", access: "signed-in" },
  deleteImage: { method: "DELETE", path: "/images/:id", access: "owner" },
  imageStats: { method: "GET", path: "/images/user/stats", access: "signed-in" },

  createGeneration: { method: "POST", path: "/generations", access: "owner" },
  getGeneration: { method: "GET", path: "/generations/:id", access: "owner" },
  generationElements: { method: "GET", path: "/generations/:id/elements", access: "owner" },
  generationEvents: { method: "GET", path: "/generations/:id/events", access: "owner" },
  cancelGeneration: { method: "DELETE", path: "/generations/:id", access: "owner" },

  listEngines: { method: "GET", path: "/engines", access: "signed-in" },
  engineSettings: { method: "GET", path: "/engines/settings", access: "signed-in" },
  putEngineSettings: { method: "PUT", path: "/engines/settings", access: "signed-in" },
  putEngineKey: { method: "PUT", path: "/engines/:engine/key", access: "signed-in" },
  deleteEngineKey: { method: "DELETE", path: "/engines/:engine/key", access: "signed-in" },
  probeEngine: { method: "POST", path: "/engines/:engine/probe", access: "signed-in" },

  listDesigns: { method: "GET", path: "/designs", access: "signed-in" },
  createDesign: { method: "POST", path: "/designs", access: "owner" },
  openImage: { method: "POST", path: "/designs/of-image", access: "owner" },
  getDesign: { method: "GET", path: "/designs/:id", access: "owner" },
  putDesign: { method: "PUT", path: "/designs/:id", access: "owner" },
  duplicateDesign: { method: "POST", path: "/designs/:id/duplicate", access: "owner" },
  changeDesign: { method: "POST", path: "/designs/:id/operations", access: "owner" },
  archiveDesign: { method: "POST", path: "/designs/:id/archive", access: "owner" },
  restoreDesign: { method: "POST", path: "/designs/:id/restore", access: "owner" },
  moveDesign: { method: "POST", path: "/designs/:id/move", access: "owner" },
  designEvents: { method: "GET", path: "/designs/:id/events", access: "owner" },
  putDesignVersion: { method: "PUT", path: "/designs/:id/versions/:versionId", access: "owner" },
  deleteDesignVersion: { method: "DELETE", path: "/designs/:id/versions/:versionId", access: "owner" },

  bomTest: { method: "GET", path: "/bom/test", access: "public" },
  checkExistingBom: { method: "GET", path: "/bom/check-existing", access: "signed-in" },
  generateBom: { method: "POST", path: "/bom/generate", access: "bills" },
  listBoms: { method: "GET", path: "/bom/user/:userId", access: "owner" },
  getBom: { method: "GET", path: "/bom/:id", access: "optional" },
  exportBom: { method: "GET", path: "/bom/:id/export", access: "owner" },
  putBomTerms: { method: "PUT", path: "/bom/:id/terms", access: "owner" },
  updateBomItem: { method: "PUT", path: "/bom/:id/items/:itemId", access: "owner" },
  addBomItem: { method: "POST", path: "/bom/:id/items", access: "owner" },
  deleteBomItem: { method: "DELETE", path: "/bom/:id/items/:itemId", access: "owner" },
  deleteBom: { method: "DELETE", path: "/bom/:id", access: "owner" },

  createShare: { method: "POST", path: "/shared-design/create-share", access: "owner" },
  getSharedDesign: { method: "GET", path: "/shared-design/:shareId", access: "public" },
  revokeShare: { method: "DELETE", path: "/shared-design/:shareId", access: "owner" },

  getPriceBook: { method: "GET", path: "/price-book", access: "signed-in" },
  downloadPriceBook: { method: "GET", path: "/price-book/file", access: "signed-in" },
  putPriceBook: { method: "PUT", path: "/price-book", access: "signed-in" },
  putPriceTerms: { method: "PUT", path: "/price-book/terms", access: "signed-in" },

  getCompany: { method: "GET", path: "/company", access: "signed-in" },
  putCompany: { method: "PUT", path: "/company", access: "signed-in" },
  putCompanyLogo: { method: "PUT", path: "/company/logo", access: "signed-in" },
  deleteCompanyLogo: { method: "DELETE", path: "/company/logo", access: "signed-in" },

  sealKey: { method: "GET", path: "/seal-key", access: "public" },

  reviewStats: { method: "GET", path: "/reviewer/stats", access: "reviewer" },
  nextReview: { method: "GET", path: "/reviewer/next", access: "reviewer" },
  submitReview: { method: "POST", path: "/reviewer/review", access: "reviewer" },
  listReviews: { method: "GET", path: "/reviewer/reviews", access: "reviewer" },

  analyticsSessionId: { method: "GET", path: "/analytics/session-id", access: "public" },
  demoEvent: { method: "POST", path: "/analytics/demo-event", access: "public" },

  ...PROPOSAL_CALLS,
  ...WEBHOOK_CALLS,
} as const satisfies Record<string, Call>;

export type CallName = keyof typeof CALLS;
