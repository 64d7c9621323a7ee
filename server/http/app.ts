import { randomBytes, randomUUID } from "node:crypto";
import type { Context } from "hono";
import { Hono } from "hono";
import { secureHeaders } from "hono/secure-headers";
import type { Logger } from "pino";
import { MESSAGES } from "#contract/messages.ts";
import { AppError } from "../app-error.ts";
import type { HttpEnv } from "./context.ts";
import { answerError } from "./errors.ts";

export type HttpOptions = {
  log: Logger;
  publicUrl: string;
  /** The folder that Google's client script, its frames, its calls and its styles come from, where sign-in is set up. */
  googleUrl?: string;
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
    await next();
    // Set on the finished answer: the pages answer with a Response of their own.
    c.res.headers.set("X-Request-Id", requestId);
    if (c.req.path.startsWith("/assets/")) return;
    c.get("log").info({
      method: c.req.method,
      path: c.req.path.startsWith("/files/") ? "/files/…" : c.req.path,
      status: c.res.status,
      ms: Math.round(performance.now() - started),
    });
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
    await next();
    if (!c.res.headers.has("content-security-policy"))
      c.res.headers.set("Content-Security-Policy", contentSecurityPolicy(c, options.googleUrl));
  });

  app.get("/healthz", (c) => c.json({ status: "ok" }));
  app.get("/readyz", async (c) => {
    try {
      await options.checkReady();
      return c.json({ status: "ok" });
    } catch (cause) {
      throw new AppError("unavailable", "Not ready yet.", { cause });
    }
  });
  app.onError(answerError);
  app.notFound((c) => answerError(new AppError("not_found", MESSAGES.notFound), c));
  return app;
}

/**
 * Scripts by nonce alone, and Google's where people can sign in with it; pictures may be blobs and data because the
 * designer works on the person's own device.
 */
function contentSecurityPolicy(c: Context<HttpEnv>, googleUrl?: string): string {
  const google = googleUrl ? ` ${googleUrl}` : "";
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${c.get("cspNonce")}'${google}`,
    `style-src 'self' 'unsafe-inline'${google}`,
    "img-src 'self' blob: data:",
    "font-src 'self'",
    `connect-src 'self'${google}`,
    `frame-src 'self'${google}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}
