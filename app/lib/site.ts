import { useRouteLoaderData } from "react-router";
import { SITE_HEADER, type Site } from "#contract/site.ts";
import { TRIAL_DAYS } from "#core/entitlements/plans.ts";

const unconfigured = (origin: string): Site => ({
  origin,
  name: "Yardwright",
  supportEmail: "support@yardwright.example",
  trialDays: TRIAL_DAYS,
  sellsInCad: false,
});

/** On the server: what our own server says of itself in the request. */
export function readSite(request: Request): Site {
  const told = request.headers.get(SITE_HEADER);
  return told ? (JSON.parse(decodeURIComponent(told)) as Site) : unconfigured(new URL(request.url).origin);
}

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

/** In a `meta` function: what the root's loader read. */
export const siteOf = (matches: Matches): Site =>
  (matches.find((match) => match?.id === "root")?.loaderData as Site | undefined) ?? unconfigured("");

/** In a component. A page that failed before the root's loader answered still has a name. */
export const useSite = (): Site => useRouteLoaderData<Site>("root") ?? unconfigured("");
