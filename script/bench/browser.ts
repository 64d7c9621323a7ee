/**
 * The concept engine in headless Chromium, in a Web Worker, beside the same in Node in turn: four standard designs x sizes, first in a
 * worker, warm (medians after a warm-up of eight) and live, per stage.
 *
 *     npm run bench -- browser [--sizes 0.25,1] [--warm-ups 8] [--runs 5]
 */
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { loadavg } from "node:os";
import { fileURLToPath } from "node:url";
import { parseArgs, promisify } from "node:util";
import { chromium } from "@playwright/test";
import { build } from "vite";
import { openPhoto } from "../photo-file.ts";
import { designNames, standardDesigns } from "./standard-designs.ts";
import type { Timing } from "./time-design.ts";
import { stagesOf, type Times } from "./times.ts";

const CHROMIUM = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
];
const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    sizes: { type: "string", default: "0.25,1" },
    "warm-ups": { type: "string", default: "8" },
    runs: { type: "string", default: "5" },
  },
});
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const built = await build({
  configFile: false,
  logLevel: "error",
  build: {
    write: false,
    lib: { entry: here("./browser.worker.ts"), formats: ["es"], fileName: "bench" },
    rollupOptions: { output: { codeSplitting: false } },
  },
});
const [bundle] = Array.isArray(built) ? built : [built];
if (!bundle || !("output" in bundle)) throw new Error("The worker was not built.");
const code = bundle.output[0].code;

// The system's browser, as the browser tests take it; without one Playwright's own.
const path = CHROMIUM.find((place) => existsSync(place));
const browser = await chromium.launch({ args: FLAGS, ...(path ? { executablePath: path } : {}) });
const page = await browser.newPage();
const rows = [];
for (const size of values.sizes.split(",").map(Number)) {
  for (const design of designNames) {
    const { scene, prompt } = standardDesigns[design];
    const file = here(`../../tests/fixtures/scenes/${scene}/photo.jpg`);
    const { photo } = await openPhoto(file, size * 1e6);
    await page.route("http://bench.test/**", (route) => {
      const path = new URL(route.request().url()).pathname;
      if (path === "/photo") return route.fulfill({ body: Buffer.from(photo.data) });
      if (path === "/weights") return route.fulfill({ path: here("../../renderer/see/network/weights.bin") });
      if (path === "/bench.js") return route.fulfill({ body: code, contentType: "text/javascript" });
      return route.fulfill({ body: "<!doctype html>", contentType: "text/html" });
    });
    await page.goto("http://bench.test/");
    const input = { prompt, areas: [], viewpoint: "same" as const, seed: 1 };
    const photoSize = { width: photo.width, height: photo.height };
    const times = await page.evaluate(
      async ({ input, photoSize, ...counts }) => {
        const data = new Uint8Array(await (await fetch("/photo")).arrayBuffer());
        const worker = new Worker("/bench.js", { type: "module" });
        return new Promise<{ first: Times; warm: Times; live: Times }>((resolve, reject) => {
          worker.onmessage = (event) => resolve(event.data);
          worker.onerror = (event) => reject(new Error(event.message));
          worker.postMessage({ input: { ...input, photo: { ...photoSize, data } }, ...counts });
        });
      },
      { input, photoSize, warmUps: Number(values["warm-ups"]), runs: Number(values.runs) },
    );
    await page.unroute("http://bench.test/**");
    const args = [here("./time-design.ts"), design, `${size}`, values["warm-ups"], values.runs];
    const node: Timing = JSON.parse((await promisify(execFile)(process.execPath, args)).stdout);
    const ratioOf = (run: "warm" | "live") => {
      const files = (node[run].decode ?? 0) + (node[run].encode ?? 0);
      return (times[run].total! / (node[run].total! - files)).toFixed(2);
    };
    for (const run of ["first", "warm", "live"] as const) {
      rows.push({
        design,
        MP: size,
        run,
        ...stagesOf(times[run]),
        ...(run === "first" ? {} : { "to Node": ratioOf(run) }),
        load: loadavg()[0]!.toFixed(1),
      });
    }
  }
}
await browser.close();
console.log(
  `Chromium ${browser.version()}, Node ${process.version}; milliseconds without reading and writing files`,
);
console.table(rows);
