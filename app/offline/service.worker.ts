import { clientsClaim } from "workbox-core";
import { matchPrecache, type PrecacheEntry, precache } from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { OFFLINE_SHELL } from "#contract/site.ts";

// The server writes the list in front of this script when it serves it: `server/http/offline.ts`.
declare const self: { __WB_MANIFEST: PrecacheEntry[] };

/** A network that says nothing for so long is none. */
const SILENCE_MS = 4_000;

const DESIGNER = /^\/designer(\/[\w-]+)?$/;
/** Where people begin who open the installed app without network. */
const BEGINNINGS = new Set(["/", "/dashboard", "/projects"]);

/**
 * Keeps what the designer runs on, and nothing of anybody: no answer of the API and no picture goes through here. A newer version waits
 * until no page of the older one is open (no `skipWaiting`), so that a page always finds the files that it was built with.
 */
precache(self.__WB_MANIFEST);
clientsClaim();

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/assets/"),
  async ({ request }) => (await matchPrecache(request)) ?? fetch(request),
);

// The router asks which screens there are before it goes to an address with an id in it. Without network it has those that are kept.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === "/__manifest",
  ({ request }) => fetch(request).catch(() => Response.json({})),
);

registerRoute(
  ({ request, url, sameOrigin }) =>
    request.mode === "navigate" &&
    sameOrigin &&
    (DESIGNER.test(url.pathname) || BEGINNINGS.has(url.pathname)),
  async ({ request, url }) => {
    const kept = () =>
      DESIGNER.test(url.pathname) ? matchPrecache(OFFLINE_SHELL) : Response.redirect("/designer");
    const late = new Promise<null>((resolve) => setTimeout(resolve, SILENCE_MS, null));
    const coming = fetch(request);
    const answer = await Promise.race([coming.catch(() => null), late]);
    if (answer && answer.status < 500) return answer;
    return (await kept()) ?? coming;
  },
);
