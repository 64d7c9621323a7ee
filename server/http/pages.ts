import { serveStatic } from "@hono/node-server/serve-static";
import type { Context, Hono } from "hono";
import type { Logger } from "pino";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import {
  API_HEADER,
  OFFLINE_SHELL,
  type PageFaults,
  SITE_HEADER,
  type Site,
  VISITOR_HEADER,
} from "#contract/site.ts";
import type { HttpEnv } from "./context.ts";
import { chooseEncoding, createKeptPages, keptPagesOf, type ReadyPage } from "./kept-pages.ts";
import { mountOffline } from "./offline.ts";
import { robots, sitemap, webManifest } from "./site-files.ts";

/**
 * Header in which the pages' own entry finds the nonce of its scripts. The build is bundled on its own, so a shared
 * context object would not be the same object on both sides; a header that we overwrite on each request is.
 */
const NONCE_HEADER = "x-csp-nonce";

/** The build is bundled on its own and knows it by its shape alone. */
class PageContext extends RouterContextProvider implements PageFaults {
  readonly tellFault: (error: unknown) => void;
  constructor(log: Logger) {
    super();
    this.tellFault = (error) => log.error(error, "a page could not be rendered");
  }
}

export type PagesOptions = {
  log: Logger;
  build: ServerBuild | (() => Promise<ServerBuild>);
  mode: string;
  /** The files of a finished build; without one the pages come from Vite, and none is kept. */
  staticDir?: string;
  /** Renders the pages that are the same for everybody now; without it each is rendered at its first visit. */
  ahead?: boolean;
  /** What the pages say of this deployment; canonical links and cards are made from its address, also behind a proxy. */
  site: Site;
  /** The address of this very process, once it listens. */
  apiOrigin(): string;
  /** The designer opens without network; off = browsers that keep it are told to forget it. */
  offline?: boolean;
  /** For whom a page is rendered, as its loader tells the API. */
  visitorOf(c: Context<HttpEnv>): string;
};

/** Kept pages, static files of the build, then everything else. Mounted last: it answers every path. */
export function mountPages(app: Hono<HttpEnv>, options: PagesOptions): void {
  const { build, site, staticDir } = options;
  const handle = createRequestHandler(build, options.mode);
  const told = encodeURIComponent(JSON.stringify(site));
  const render = (path: string, nonce: string, log: Logger, c?: Context<HttpEnv>): Promise<Response> => {
    // Put together and not resolved: "//evil.example/x" would be an address of its own.
    const request = new Request(site.origin + path, c?.req.raw);
    request.headers.set(NONCE_HEADER, nonce);
    request.headers.set(API_HEADER, options.apiOrigin());
    request.headers.set(SITE_HEADER, told);
    if (c) request.headers.set(VISITOR_HEADER, options.visitorOf(c));
    return handle(request, new PageContext(log));
  };
  const listed = async () => keptPagesOf(typeof build === "function" ? await build() : build);

  app.get("/robots.txt", (c) => c.text(robots(site)));
  app.get("/sitemap.xml", async (c) =>
    c.body(sitemap(site, [...(await listed()), { path: "/demo" }]), 200, {
      "Content-Type": "application/xml; charset=utf-8",
    }),
  );
  app.get("/site.webmanifest", (c) =>
    c.body(webManifest(site), 200, { "Content-Type": "application/manifest+json; charset=utf-8" }),
  );

  const kept = createKeptPages({
    pages: staticDir && typeof build !== "function" ? keptPagesOf(build) : [],
    render: (path) => render(path, "", options.log),
  });
  // Not awaited: a visitor who comes sooner has the page rendered at once.
  if (options.ahead)
    kept.warm().catch((error: unknown) => options.log.error(error, "a page could not be rendered"));
  const finished = staticDir && typeof build !== "function" ? { build, staticDir } : null;
  // Who is signed in is known in the browser alone, so this page is the same for everybody, too.
  const shell = createKeptPages({
    pages: [{ path: "/designer" }],
    render: (path) => render(path, "", options.log),
  });
  const findShell = () => shell.find("/designer")!;
  mountOffline(app, finished && options.offline ? { ...finished, shell: findShell } : null);
  app.get("*", async (c, next) => {
    const page: ReadyPage | null = await (finished && c.req.path === OFFLINE_SHELL
      ? findShell()
      : kept.find(c.req.path));
    if (!page) return next();
    c.set("scriptSources", page.scriptSources);
    c.header("Cache-Control", "no-cache");
    c.header("Vary", "Accept-Encoding");
    c.header("ETag", page.etag);
    if (c.req.header("if-none-match")?.includes(page.etag)) return c.body(null, 304);
    const encoding = chooseEncoding(c.req.header("accept-encoding"));
    if (encoding !== "identity") c.header("Content-Encoding", encoding);
    c.header("Content-Type", "text/html; charset=utf-8");
    return c.body(page.bodies[encoding]);
  });

  if (staticDir) {
    // Names under /assets carry a hash of their contents.
    app.use("/assets/*", async (c, next) => {
      await next();
      if (c.res.ok) c.header("Cache-Control", "public, max-age=31536000, immutable");
    });
    app.use("*", serveStatic({ root: staticDir, precompressed: true }));
    // Of another release: a page instead of it would be kept as a script.
    app.get("/assets/*", (c) => c.notFound());
  }
  app.get("*", (c) => {
    const { pathname, search } = new URL(c.req.url);
    return render(pathname + search, c.get("cspNonce"), c.get("log"), c);
  });
}
