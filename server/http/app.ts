import { createHash, randomBytes, randomUUID, timingSafeEqual } from "node:crypto";
import type { Context } from "hono";
import { Hono } from "hono";
import { matchedRoutes } from "hono/route";
import { secureHeaders } from "hono/secure-headers";
import type { Logger } from "pino";
import { MESSAGES } from "#contract/messages.ts";
import { AppError } from "#server/app-error.ts";
import type { Metrics } from "#server/observe/metrics.ts";
import { inSpan, noteOnSpan } from "#server/observe/tracing.ts";
import type { HttpEnv } from "./context.ts";
import { answerError } from "./errors.ts";
import { requireWellFormedAddress } from "./well-formed.ts";

export type ProbeOptions = Pick<HttpOptions, "metrics" | "metricsToken" | "checkReady">;

export type HttpOptions = {
  log: Logger;
  publicUrl: string;
  /** The folder that Google's client script, its frames, its calls and its styles come from, where sign-in is set up. */
  googleUrl?: string;
  /** Where browsers fetch pictures from the store itself. */
  storeOrigin?: string | null;
  metrics: Metrics;
  /** Who sends it may read the metrics; without one there are none to read. */
  metricsToken: string | undefined;
  /** Answers whether the database, the storage and the queue answer; throws with the reason when not. */
  checkReady(): Promise<void>;
};

/** What every answer shares: request id, one log line, security headers, errors in one shape, health. */
export function createHttpApp(options: HttpOptions): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>();
  const overTls = options.publicUrl.startsWith("https:");

  app.use(async (c, next) => {
    const given = c.req.header("x-request-id");
    const requestId = given && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
    c.set("requestId", requestId);
    c.set("log", options.log.child({ requestId }));
    c.set("cspNonce", randomBytes(16).toString("base64url"));
    const started = performance.now();
    const { method, path } = c.req;
    const trace = { traceparent: c.req.header("traceparent"), tracestate: c.req.header("tracestate") };
    await inSpan(
      `${method} request`,
      { "http.request.method": method, "request.id": requestId },
      async () => {
        await next();
        noteOnSpan({ "http.route": routeOf(c), "http.response.status_code": c.res.status });
      },
      trace,
    );
    // Set on the finished answer: the pages answer with a Response of their own.
    c.res.headers.set("X-Request-Id", requestId);
    const ms = performance.now() - started;
    options.metrics.request({ method, route: routeOf(c), status: c.res.status, seconds: ms / 1000 });
    if (path.startsWith("/assets/")) return;
    c.get("log").info({
      method,
      path: withoutSecrets(path),
      status: c.res.status,
      ms: Math.round(ms),
      userId: c.get("userId"),
    });
  });
  app.use(async (c, next) => {
    await next();
    if (isPageScript(c)) for (const name of DOCUMENT_HEADERS) c.res.headers.delete(name);
  });
  app.use(
    secureHeaders({
      strictTransportSecurity: overTls ? "max-age=31536000; includeSubDomains" : false,
      xFrameOptions: "DENY",
      referrerPolicy: "strict-origin-when-cross-origin",
      crossOriginOpenerPolicy: "same-origin-allow-popups",
      permissionsPolicy: { camera: ["self"], geolocation: [], microphone: [] },
    }),
  );
  app.use(async (c, next) => {
    requireWellFormedAddress(c.req.url);
    await next();
  });
  app.use(async (c, next) => {
    await next();
    if (!c.res.headers.has("content-security-policy"))
      c.res.headers.set("Content-Security-Policy", contentSecurityPolicy(c, options));
  });

  mountProbes(app, options);
  app.onError(answerError);
  app.notFound((c) => answerError(new AppError("not_found", MESSAGES.notFound), c));
  return app;
}

/** Health, readiness and metrics: what a process answers whether or not it serves the web. */
export function mountProbes(app: Hono<HttpEnv>, options: ProbeOptions): void {
  app.get("/healthz", (c) => c.json({ status: "ok" }));
  app.get("/readyz", async (c) => {
    try {
      await options.checkReady();
      return c.json({ status: "ok" });
    } catch (cause) {
      throw new AppError("unavailable", "Not ready yet.", { cause });
    }
  });
  const { metrics, metricsToken } = options;
  if (metricsToken === undefined) return;
  app.get("/metrics", async (c) => {
    if (!isToken(c.req.header("authorization"), metricsToken))
      throw new AppError("unauthenticated", MESSAGES.authenticationRequired);
    return c.text(await metrics.text(), 200, { "Content-Type": metrics.contentType });
  });
}

/** What browsers obey on documents and workers alone: about 700 bytes, on a page as much as 7 kB for its ten scripts. */
const DOCUMENT_HEADERS = [
  "content-security-policy",
  "cross-origin-opener-policy",
  "origin-agent-cluster",
  "permissions-policy",
  "referrer-policy",
  "x-dns-prefetch-control",
  "x-download-options",
  "x-frame-options",
  "x-permitted-cross-domain-policies",
  "x-xss-protection",
];

/** A script that a page imports. A worker's script is not: it lives under the policy that comes with it. */
const isPageScript = (c: Context<HttpEnv>): boolean =>
  /^\/assets\/(?![^/]*worker)[^/]+\.js$/.test(c.req.path) &&
  /^text\/javascript\b/.test(c.res.headers.get("content-type") ?? "");

/** Compared in constant time, by their hashes: lengths tell nothing either. */
function isToken(authorization: string | undefined, token: string): boolean {
  const hash = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(hash(authorization ?? ""), hash(`Bearer ${token}`));
}

/** Keys of files, ids of shares and links of proposals give access to whoever knows them. */
const withoutSecrets = (path: string): string =>
  path.replace(
    /^(\/files|\/shared|\/api\/shared-design|(?:\/api)?\/proposal|\/test-payments\/\w+)\/.+/,
    "$1/…",
  );

/** The pattern that answered, so that ids do not become labels; pages and files are one each. */
function routeOf(c: Context<HttpEnv>): string {
  const routes = matchedRoutes(c).map(({ path }) => path);
  // The catch-all of unknown calls matches every call as well.
  const route = routes.findLast((path) => !path.includes("*")) ?? routes.at(-1)!;
  if (route.startsWith("/api/") || route.startsWith("/analytics/")) return route;
  return route.includes("*") ? (c.req.path.startsWith("/assets/") ? "assets" : "pages") : route;
}

/**
 * Scripts by nonce or hash alone (and what they assemble as WebAssembly: seeing does), and Google's where people can sign in with it; pictures may be blobs and data because the
 * designer works on the person's own device.
 */
function contentSecurityPolicy(
  c: Context<HttpEnv>,
  { googleUrl, storeOrigin }: Pick<HttpOptions, "googleUrl" | "storeOrigin">,
): string {
  const google = googleUrl ? ` ${googleUrl}` : "";
  const store = storeOrigin ? ` ${storeOrigin}` : "";
  const scripts = c.get("scriptSources") ?? [`'nonce-${c.get("cspNonce")}'`];
  return [
    "default-src 'self'",
    `script-src ${["'self'", "'wasm-unsafe-eval'", ...scripts].join(" ")}${google}`,
    `style-src 'self' 'unsafe-inline'${google}`,
    `img-src 'self' blob: data:${store}`,
    "font-src 'self'",
    `connect-src 'self' blob:${google}${store}`,
    `frame-src 'self'${google}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}
