import type { EndpointName } from "#contract/endpoints.ts";

/**
 * Method, path and access of the calls that the screens make. It repeats three words of the contract table for each call because
 * the table itself brings zod (25 kB) into every page; types still come from the contract, and a test holds
 * each row against it. "open" calls never carry credentials and their 401 means "wrong password", not "expired".
 */
export const CALLS = {
  register: { method: "POST", path: "/auth/register", open: true },
  login: { method: "POST", path: "/auth/login", open: true },
  logout: { method: "POST", path: "/auth/logout" },
  verify: { method: "GET", path: "/auth/verify" },
  refresh: { method: "POST", path: "/auth/refresh", open: true },
  forgotPassword: { method: "POST", path: "/auth/forgot-password", open: true },
  verifyResetToken: { method: "POST", path: "/auth/verify-reset-token", open: true },
  resetPassword: { method: "POST", path: "/auth/reset-password", open: true },
  listSessions: { method: "GET", path: "/auth/sessions" },
  endSession: { method: "DELETE", path: "/auth/sessions/:id" },
  googleConfig: { method: "GET", path: "/auth/google-config", open: true },
  googleSignin: { method: "POST", path: "/auth/google-signin", open: true },
  googleOnetapSignin: { method: "POST", path: "/auth/google-onetap-signin", open: true },
  generationStatus: { method: "GET", path: "/auth/generation-status" },

  createCheckoutSession: { method: "POST", path: "/stripe/create-checkout-session" },
  createPortalSession: { method: "POST", path: "/stripe/create-portal-session" },
  subscriptionStatus: { method: "GET", path: "/stripe/subscription-status" },
  trialEligibility: { method: "GET", path: "/stripe/trial-eligibility" },

  searchProjects: { method: "GET", path: "/projects/search" },
  listProjects: { method: "GET", path: "/projects" },
  createProject: { method: "POST", path: "/projects" },
  projectStats: { method: "GET", path: "/projects/user/stats" },
  getProject: { method: "GET", path: "/projects/:id" },
  updateProject: { method: "PUT", path: "/projects/:id" },
  deleteProject: { method: "DELETE", path: "/projects/:id" },

  stageUpload: { method: "POST", path: "/images/stage-upload" },
  uploadOriginal: { method: "POST", path: "/images/upload-original" },
  autoSave: { method: "POST", path: "/images/auto-save" },
  listImages: { method: "GET", path: "/images" },
  deleteImage: { method: "DELETE", path: "/images/:id" },
  imageStats: { method: "GET", path: "/images/user/stats" },

  checkExistingBom: { method: "GET", path: "/bom/check-existing" },
  generateBom: { method: "POST", path: "/bom/generate" },
  getBom: { method: "GET", path: "/bom/:id" },
  putBomTerms: { method: "PUT", path: "/bom/:id/terms" },
  updateBomItem: { method: "PUT", path: "/bom/:id/items/:itemId" },
  addBomItem: { method: "POST", path: "/bom/:id/items" },
  deleteBomItem: { method: "DELETE", path: "/bom/:id/items/:itemId" },

  getPriceBook: { method: "GET", path: "/price-book" },
  putPriceBook: { method: "PUT", path: "/price-book" },
  putPriceTerms: { method: "PUT", path: "/price-book/terms" },

  getCompany: { method: "GET", path: "/company" },
  putCompany: { method: "PUT", path: "/company" },
  putCompanyLogo: { method: "PUT", path: "/company/logo" },
  deleteCompanyLogo: { method: "DELETE", path: "/company/logo" },

  createShare: { method: "POST", path: "/shared-design/create-share" },
  revokeShare: { method: "DELETE", path: "/shared-design/:shareId" },

  reviewStats: { method: "GET", path: "/reviewer/stats" },
  nextReview: { method: "GET", path: "/reviewer/next" },
  submitReview: { method: "POST", path: "/reviewer/review" },
  listReviews: { method: "GET", path: "/reviewer/reviews" },

  analyticsSessionId: { method: "GET", path: "/analytics/session-id", open: true },
  demoEvent: { method: "POST", path: "/analytics/demo-event", open: true },

  listDesigns: { method: "GET", path: "/designs" },
  createDesign: { method: "POST", path: "/designs" },
  openImage: { method: "POST", path: "/designs/of-image" },
  getDesign: { method: "GET", path: "/designs/:id" },
  putDesign: { method: "PUT", path: "/designs/:id" },
  duplicateDesign: { method: "POST", path: "/designs/:id/duplicate" },
  archiveDesign: { method: "POST", path: "/designs/:id/archive" },
  restoreDesign: { method: "POST", path: "/designs/:id/restore" },
  designEvents: { method: "GET", path: "/designs/:id/events" },
  putDesignVersion: { method: "PUT", path: "/designs/:id/versions/:versionId" },
  deleteDesignVersion: { method: "DELETE", path: "/designs/:id/versions/:versionId" },

  createGeneration: { method: "POST", path: "/generations" },
  getGeneration: { method: "GET", path: "/generations/:id" },
  generationElements: { method: "GET", path: "/generations/:id/elements" },
  generationEvents: { method: "GET", path: "/generations/:id/events" },
  cancelGeneration: { method: "DELETE", path: "/generations/:id" },
} as const satisfies Partial<Record<EndpointName, CallRow>>;

export type CallRow = { method: "GET" | "POST" | "PUT" | "DELETE"; path: `/${string}`; open?: true };
export type CallName = keyof typeof CALLS;
