import { Writable } from "node:stream";
import { Hono } from "hono";
import { pino } from "pino";
import { createElement, lazy, Suspense } from "react";
import { redirect, type ServerBuild } from "react-router";
import { expect, it, vi } from "vitest";
import * as entry from "#app/entry.server.tsx";
import { loader as proposalLoader } from "#app/routes/proposal/page.tsx";
import { loader as sharedLoader } from "#app/routes/shared/page.tsx";
import { describeOnEachDatabase } from "#tests/support/test-program.ts";
import type { HttpEnv } from "./context.ts";
import { mountPages } from "./pages.ts";

const lines: Record<string, unknown>[] = [];
const log = pino(
  new Writable({
    write(line, _, done) {
      lines.push(JSON.parse(String(line)));
      done();
    },
  }),
);

const LatePart = lazy<() => null>(
  () => new Promise((_, reject) => setImmediate(reject, new Error("the late part broke"))),
);
/** Its frame is sent before the rest of it fails. */
const Page = () => createElement(Suspense, { fallback: "waiting" }, createElement(LatePart));

/** One page whose rendering fails after its frame, and one whose loader fails. */
const build = {
  entry: { module: entry },
  routes: {
    late: { id: "late", path: "/late", module: { default: Page } },
    loader: {
      id: "loader",
      path: "/loader",
      module: {
        default: Page,
        loader: () => {
          throw new Error("the loader broke");
        },
      },
    },
    shared: { id: "shared", path: "/shared/:shareId", module: { loader: sharedLoader } },
    proposal: { id: "proposal", path: "/proposal/:token", module: { loader: proposalLoader } },
    lost: { id: "lost", path: "*", module: { loader: () => redirect("/") } },
  },
  assets: {
    entry: { module: "", imports: [] },
    routes: { late: { id: "late", path: "/late", module: "" } },
    url: "",
    version: "",
  },
  basename: "/",
  publicPath: "/",
  assetsBuildDirectory: "",
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: "initial" },
} as unknown as ServerBuild;

/** Nothing listens at the address of its API. */
const options = {
  log,
  mode: "production",
  site: {
    origin: "http://localhost",
    name: "Y",
    supportEmail: "s@example.com",
    trialDays: 3,
    sellsInCad: true,
  },
  apiOrigin: () => "http://127.0.0.1:1",
};

it.each([true, false])(
  "renders its public pages before anybody asks, where it is told to: %s",
  async (ahead) => {
    const rendered = vi.fn(() => new Response("a page"));
    const routes = {
      front: { id: "front", path: "/", module: { loader: rendered, handle: { kept: [{ path: "/" }] } } },
    };
    mountPages(new Hono<HttpEnv>(), {
      ...options,
      build: { ...build, routes } as unknown as ServerBuild,
      staticDir: "build/client",
      visitorOf: () => "",
      ahead,
    });
    if (ahead) await expect.poll(() => rendered.mock.calls.length).toBe(1);
    else await new Promise(setImmediate);
    expect(rendered).toHaveBeenCalledTimes(ahead ? 1 : 0);
  },
);

describeOnEachDatabase(
  "the pages",
  (program) => {
    it("log what breaks while they are rendered, and leave unknown calls to the API", async () => {
      const { app } = program();
      mountPages(app, { ...options, build, visitorOf: program().visitorOf });
      for (const [path, words] of [
        ["/late", "the late part broke"],
        ["/loader", "the loader broke"],
        ["/shared/abc", "fetch failed: bad port"],
        ["/proposal/abc", "fetch failed: bad port"],
      ] as const) {
        const answer = await app.request(path);
        await answer.text();
        const requestId = answer.headers.get("x-request-id");
        const told = lines.filter((line) => line.requestId === requestId && line.err);
        expect(told).toMatchObject([{ msg: "a page could not be rendered", err: { message: words } }]);
      }

      expect((await app.request("/nowhere")).status).toBe(302);
      for (const path of ["//", "//evil.example/x", "///evil.example"]) {
        // As it leaves a socket: the address of a request is put together from its parts.
        const answer = await app.fetch(new Request(`http://localhost${path}`));
        expect([path, answer.status, answer.headers.get("location")]).toEqual([path, 302, "/"]);
      }
      for (const path of ["/api", "/api/nope", "/api/projects/", "/api/bom", "/analytics/nope"]) {
        const answer = await app.request(path);
        expect([path, answer.status, await answer.json()]).toMatchObject([
          path,
          404,
          { success: false, code: "not_found" },
        ]);
      }
    });
  },
  { log },
);
