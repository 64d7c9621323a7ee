/** What pages say of the deployment that serves them, from its configuration. */
export type Site = {
  /** The address that people type, without a slash at the end. */
  origin: string;
  name: string;
  supportEmail: string;
  trialDays: number;
  /** Plans are sold in Canadian dollars, too. */
  sellsInCad: boolean;
};

/** Header in which our own server hands a `Site` to the pages, as URI-encoded JSON; it overwrites what a visitor sent. */
export const SITE_HEADER = "x-site";

/** Header in which a page's own loader finds where the API listens: ourselves on loopback, whatever the public address is. */
export const API_HEADER = "x-api-origin";

/** Header that such a loader sends along as it got it: for whom it asks. */
export const VISITOR_HEADER = "x-visitor";

/** What our own server hands the pages beside a request, so that their faults stand in its log with the request's id. */
export type PageFaults = { tellFault(error: unknown): void };

/**
 * A page that is the same for everybody: rendered once when the server starts, without React in the browser, and listed in the
 * sitemap. A route names its own in `handle: { kept: [...] }`.
 */
export type KeptPage = {
  path: string;
  /** YYYY-MM-DD of its last change in substance, where that is known. */
  changed?: string;
};

/** The designer's page as it is the same for everybody: what a browser without network opens. */
export const OFFLINE_SHELL = "/offline-designer";
