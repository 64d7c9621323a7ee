import type { Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import type { ServerBuild } from "react-router";
import type { HttpEnv } from "./context.ts";
import { mountPages, type PagesOptions } from "./pages.ts";

const OURS = /^\/(api|files|healthz|readyz|metrics|analytics|test-payments)(\/|\?|$)/;

/** The pages through Vite, with hot reload; the same API and the same port as in production. */
export async function mountDevelopmentPages(
  server: Server,
  app: Hono<HttpEnv>,
  addresses: Pick<PagesOptions, "site" | "apiOrigin" | "visitorOf" | "log">,
): Promise<void> {
  const { createServer } = await import("vite");
  const vite = await createServer({ server: { middlewareMode: { server }, hmr: { server } } });
  mountPages(app, {
    build: () => vite.ssrLoadModule("virtual:react-router/server-build") as Promise<ServerBuild>,
    mode: "development",
    ...addresses,
  });
  // Vite's client and React's refresh are inline scripts and talk over a socket: the strict policy is production's.
  const listener = getRequestListener(async (request, env) => {
    const response = await app.fetch(request, env);
    response.headers.delete("content-security-policy");
    return response;
  });
  server.on("request", (request, response) => {
    if (OURS.test(request.url ?? "")) return void listener(request, response);
    vite.middlewares(request, response, () => void listener(request, response));
  });
}
