import { serveStatic } from "@hono/node-server/serve-static";
import type { Hono } from "hono";
import { createRequestHandler, type ServerBuild } from "react-router";
import type { HttpEnv } from "./context.ts";

/**
 * Header in which the pages' own entry finds the nonce of its scripts. The build is bundled on its own, so a shared
 * context object would not be the same object on both sides; a header that we overwrite on each request is.
 */
const NONCE_HEADER = "x-csp-nonce";

/** Where a page's own loader reaches the API: ourselves on loopback, whatever the public address is. */
const API_HEADER = "x-api-origin";

/** Static files of the build, then the pages themselves. Mounted last: it answers every path. */
export function mountPages(
  app: Hono<HttpEnv>,
  options: {
    build: ServerBuild | (() => Promise<ServerBuild>);
    mode: string;
    staticDir?: string;
    /** The address that people type: canonical links and cards are made from it, also behind a proxy. */
    publicUrl: string;
    /** The address of this very process, once it listens. */
    apiOrigin(): string;
  },
): void {
  const render = createRequestHandler(options.build, options.mode);
  if (options.staticDir) {
    const root = options.staticDir;
    // Names under /assets carry a hash of their contents.
    app.use("/assets/*", async (c, next) => {
      await next();
      if (c.res.ok) c.header("Cache-Control", "public, max-age=31536000, immutable");
    });
    app.use("*", serveStatic({ root, precompressed: true }));
  }
  app.get("*", (c) => {
    const { pathname, search } = new URL(c.req.url);
    const request = new Request(new URL(pathname + search, options.publicUrl), c.req.raw);
    request.headers.set(NONCE_HEADER, c.get("cspNonce"));
    request.headers.set(API_HEADER, options.apiOrigin());
    return render(request);
  });
}
