import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import type { Hono } from "hono";
import type { ServerBuild } from "react-router";
import { OFFLINE_SHELL } from "#contract/site.ts";
import type { HttpEnv } from "./context.ts";
import type { ReadyPage } from "./kept-pages.ts";

/** The screens that open without network: the frame of all pages, the one of signed-in people, the designer. */
const SCREENS = ["root", "routes/signed-in/layout", "routes/designer/page"];

const FOLLOWED = /\.(js|css)$/;
/** A name as the build makes them: with a hash of the content. */
const NAMED = /[\w.-]+-[\w-]{8}\.\w+/g;

const integrityOf = (content: Uint8Array) =>
  `sha256-${createHash("sha256").update(content).digest("base64")}`;

/** What Workbox takes: a revision where the name does not change with the content; a file with another content ends the installation. */
type Entry = { url: string; revision: string | null; integrity: string };

/** Every file that those screens name, and those that these name in turn: parts that are loaded later, workers, what they load, fonts. */
export async function listOfflineFiles(build: ServerBuild, staticDir: string): Promise<Entry[]> {
  const folder = join(staticDir, "assets");
  const there = new Set(await readdir(folder));
  const { entry, routes, url } = build.assets;
  const screens = SCREENS.flatMap((id) => {
    const route = routes[id];
    if (!route) throw new Error(`the build has no route ${id}`);
    return [route.module, ...(route.imports ?? []), ...(route.css ?? [])];
  });
  // The list of all routes names every screen's files: kept, and not followed.
  const list = basename(url);
  const found = new Map<string, Entry>();
  const waiting = [entry.module, ...entry.imports, ...screens, url].map((path) => basename(path));
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (found.has(name) || !there.has(name)) continue;
    const content = await readFile(join(folder, name));
    found.set(name, { url: `/assets/${name}`, revision: null, integrity: integrityOf(content) });
    if (name !== list && FOLLOWED.test(name)) waiting.push(...(content.toString().match(NAMED) ?? []));
  }
  return [...found.values()].sort((a, b) => (a.url < b.url ? -1 : 1));
}

/** Takes the place of a worker that browsers have, and leaves nothing behind. */
const ENDING_WORKER = `self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => {
  event.waitUntil((async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    await self.registration.unregister();
  })());
});
`;

type OfflineOptions = {
  build: ServerBuild;
  staticDir: string;
  /** The page that is kept for opening without network. */
  shell(): Promise<ReadyPage>;
};

/** The service worker with the list of what it keeps, and the page that it keeps. Null = browsers that have a worker are told to end it. */
export function mountOffline(app: Hono<HttpEnv>, options: OfflineOptions | null): void {
  const script = options
    ? readFileSync(join(options.staticDir, "../offline/service-worker.js"), "utf8")
    : ENDING_WORKER;
  let files: Promise<Entry[]> | null = null;

  app.get("/service-worker.js", async (c) => {
    c.header("Cache-Control", "no-cache");
    c.header("Content-Type", "text/javascript; charset=utf-8");
    if (!options) return c.body(script);
    files ??= listOfflineFiles(options.build, options.staticDir);
    const { bodies } = await options.shell();
    const integrity = integrityOf(bodies.identity);
    const shell: Entry = { url: OFFLINE_SHELL, revision: integrity, integrity };
    return c.body(`self.__WB_MANIFEST = ${JSON.stringify([...(await files), shell])};\n${script}`);
  });
}
