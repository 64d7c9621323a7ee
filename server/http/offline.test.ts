import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { Hono } from "hono";
import type { ServerBuild } from "react-router";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { HttpEnv } from "./context.ts";
import { listOfflineFiles, mountOffline } from "./offline.ts";

const route = (name: string) => ({ module: `/assets/${name}`, imports: [] as string[] });
const build = {
  assets: {
    entry: { module: "/assets/entry-AAAAAAAA.js", imports: ["/assets/framework-AAAAAAAA.js"] },
    routes: {
      root: { ...route("root-AAAAAAAA.js"), css: ["/assets/root-AAAAAAAA.css"] },
      "routes/signed-in/layout": route("layout-AAAAAAAA.js"),
      "routes/designer/page": route("page-AAAAAAAA.js"),
      "routes/landing/page": route("landing-AAAAAAAA.js"),
    },
    url: "/assets/manifest-AAAAAAAA.js",
  },
} as unknown as ServerBuild;

const FILES: Record<string, string> = {
  "entry-AAAAAAAA.js": "",
  "framework-AAAAAAAA.js": "",
  "root-AAAAAAAA.js": "",
  "root-AAAAAAAA.css": "@font-face{src:url(/assets/font-AAAAAAAA.woff2)}",
  "layout-AAAAAAAA.js": 'import"./framework-AAAAAAAA.js"',
  "page-AAAAAAAA.js": 'import("./later-AAAAAAAA.js");new Worker("/assets/live.worker-AAAAAAAA.js")',
  "later-AAAAAAAA.js": "",
  "live.worker-AAAAAAAA.js": 'fetch("/assets/weights-AAAAAAAA.bin");"never-BBBBBBBB.js"',
  "weights-AAAAAAAA.bin": "1",
  "font-AAAAAAAA.woff2": "f",
  "landing-AAAAAAAA.js": '"/assets/picture-AAAAAAAA.avif"',
  "picture-AAAAAAAA.avif": "p",
  "manifest-AAAAAAAA.js": '"/assets/landing-AAAAAAAA.js"',
};

let staticDir: string;
beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), "yardwright-offline-"));
  staticDir = join(folder, "client");
  await mkdir(join(staticDir, "assets"), { recursive: true });
  await mkdir(join(folder, "offline"));
  await writeFile(join(folder, "offline/service-worker.js"), "keep()");
  for (const [name, text] of Object.entries(FILES)) await writeFile(join(staticDir, "assets", name), text);
});
afterAll(() => rm(join(staticDir, ".."), { recursive: true }));

describe("the files of the offline designer", () => {
  it("are those of its screens, what these load later, and nothing of the public pages", async () => {
    const urls = (await listOfflineFiles(build, staticDir)).map(({ url }) => url.replace("/assets/", ""));
    expect(urls).toEqual(
      Object.keys(FILES)
        .filter((name) => !/^(landing|picture)/.test(name))
        .sort(),
    );
  });

  it("are named with the hash of their content, so that those of another release are refused", async () => {
    const files = await listOfflineFiles(build, staticDir);
    // echo -n '1' | openssl dgst -sha256 -binary | base64
    expect(files.find(({ url }) => url.includes("weights"))).toEqual({
      url: "/assets/weights-AAAAAAAA.bin",
      revision: null,
      integrity: "sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s=",
    });
  });
});

describe("GET /service-worker.js", () => {
  const page = (text: string) => async () => ({
    bodies: { identity: new TextEncoder().encode(text), br: new Uint8Array(), gzip: new Uint8Array() },
    etag: "",
    scriptSources: [],
  });
  const scriptOf = async (shell: string | null) => {
    const app = new Hono<HttpEnv>();
    mountOffline(app, shell === null ? null : { build, staticDir, shell: page(shell) });
    return (await app.request("/service-worker.js")).text();
  };

  it("lists what to keep in front of the script, and is another script when the page is another", async () => {
    const script = await scriptOf("old");
    expect(script).toMatch(/^self\.__WB_MANIFEST = \[.*"\/offline-designer".*\];\nkeep\(\)$/);
    expect(await scriptOf("new")).not.toBe(script);
  });

  it("ends the worker that a browser has when it is switched off, with all that it kept", async () => {
    const done: string[] = [];
    const listeners = new Map<string, (event: { waitUntil(work: Promise<unknown>): void }) => void>();
    runInNewContext(await scriptOf(null), {
      self: {
        addEventListener: (type: string, listen: () => void) => listeners.set(type, listen),
        skipWaiting: () => done.push("takes over"),
        registration: { unregister: async () => done.push("unregistered") },
      },
      caches: {
        keys: async () => ["pages", "photos"],
        delete: async (name: string) => done.push(`deleted ${name}`),
      },
    });
    listeners.get("install")?.({ waitUntil: () => {} });
    await new Promise<void>((resolve) =>
      listeners.get("activate")?.({ waitUntil: (work) => void work.then(() => resolve()) }),
    );
    expect(done).toEqual(["takes over", "deleted pages", "deleted photos", "unregistered"]);
  });
});
