import type { endpoints } from "#contract/endpoints.ts";

/**
 * Who calls: nobody; another person (on Pro) with the owner's ids; owners on each plan with their own; a reviewer (on the free
 * plan, as the owner of what they use); the owner's ids with a token that has run out, and with one of a person who is gone.
 */
export const COLUMNS = ["guest", "other", "free", "lite", "pro", "reviewer", "expired", "deleted"] as const;
export type Column = (typeof COLUMNS)[number];
export type Row = Record<Column, number>;

const row = (
  guest: number,
  other: number,
  free: number,
  lite: number,
  pro: number,
  reviewer: number,
  expired: number,
  deleted: number,
): Row => ({ guest, other, free, lite, pro, reviewer, expired, deleted });

/** Answers everybody alike. */
const everybody = (status: number): Row =>
  row(status, status, status, status, status, status, status, status);
/** Whoever is signed in, each with their own; without a living token 401. `other` = when it is somebody else's. */
const signedIn = (own: number, other = own): Row => row(401, other, own, own, own, own, 401, 401);
/** Made on Pro alone; what a person made before stays theirs to read, to change and to delete. */
const onPro = (own: number, refused: number, other: number): Row =>
  row(401, other, refused, refused, own, refused, 401, 401);

/** What each call of the API answers to each of them. The compiler asks for a row of every new call. */
export const ACCESS: Record<keyof typeof endpoints, Row> = {
  register: everybody(201),
  login: everybody(200),
  logout: everybody(200),
  verify: signedIn(200),
  generationStatus: signedIn(200),
  refresh: everybody(401),
  forgotPassword: everybody(200),
  verifyResetToken: everybody(400),
  resetPassword: everybody(400),
  listSessions: signedIn(200),
  endSession: signedIn(200, 404),
  googleConfig: everybody(200),
  googleSignin: everybody(404),
  googleOnetapSignin: everybody(404),
  createCheckoutSession: signedIn(200),
  // Nobody here has paid by card.
  createPortalSession: signedIn(409),
  subscriptionStatus: signedIn(200),
  trialEligibility: signedIn(200),
  testSubscriptionUpdate: signedIn(200),
  listProjects: signedIn(200),
  searchProjects: signedIn(200),
  createProject: signedIn(201),
  projectStats: signedIn(200),
  getProject: signedIn(200, 404),
  updateProject: signedIn(200, 404),
  deleteProject: signedIn(200, 404),
  getCompany: signedIn(200),
  putCompany: signedIn(200),
  putCompanyLogo: signedIn(200),
  deleteCompanyLogo: signedIn(200),
  stageUpload: signedIn(200),
  uploadOriginal: signedIn(201),
  autoSave: signedIn(200, 404),
  // A list of what is not there is empty, whoever else may have such a project.
  listImages: signedIn(200),
  deleteImage: signedIn(200, 404),
  imageStats: signedIn(200),
  createGeneration: signedIn(202, 404),
  getGeneration: signedIn(200, 404),
  generationElements: signedIn(200, 404),
  generationEvents: signedIn(200, 404),
  cancelGeneration: signedIn(200, 404),
  listDesigns: signedIn(200),
  // Another person's project and photo are not there.
  createDesign: signedIn(201, 404),
  openImage: signedIn(200, 404),
  getDesign: signedIn(200, 404),
  putDesign: signedIn(200, 404),
  duplicateDesign: signedIn(201, 404),
  archiveDesign: signedIn(200, 404),
  restoreDesign: signedIn(200, 404),
  designEvents: signedIn(200, 404),
  putDesignVersion: signedIn(200, 404),
  deleteDesignVersion: signedIn(200, 404),
  bomTest: everybody(200),
  checkExistingBom: signedIn(200),
  generateBom: onPro(200, 402, 404),
  listBoms: signedIn(200, 404),
  // The design is shared, and its bill goes with it.
  getBom: everybody(200),
  exportBom: signedIn(200, 404),
  putBomTerms: signedIn(200, 404),
  updateBomItem: signedIn(200, 404),
  addBomItem: signedIn(201, 404),
  deleteBomItem: signedIn(200, 404),
  deleteBom: signedIn(200, 404),
  createShare: signedIn(201, 404),
  getSharedDesign: everybody(200),
  revokeShare: signedIn(200, 404),
  getPriceBook: signedIn(200),
  downloadPriceBook: signedIn(200),
  putPriceBook: signedIn(200),
  putPriceTerms: signedIn(200),
  reviewStats: row(401, 403, 403, 403, 403, 200, 401, 401),
  nextReview: row(401, 403, 403, 403, 403, 200, 401, 401),
  submitReview: row(401, 403, 403, 403, 403, 200, 401, 401),
  listReviews: row(401, 403, 403, 403, 403, 200, 401, 401),
  analyticsSessionId: everybody(200),
  demoEvent: everybody(200),
};
