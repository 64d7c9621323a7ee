import { fileURLToPath } from "node:url";
import { type Browser, chromium } from "@playwright/test";
import { build } from "vite";
import { findTestBrowser } from "../chromium.mjs";

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
];

/** One file of code from a worker of this folder and all that it imports. */
export async function bundleWorker(name: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      lib: {
        entry: fileURLToPath(new URL(`./${name}`, import.meta.url)),
        formats: ["es"],
        fileName: "bench",
      },
      rollupOptions: { output: { codeSplitting: false } },
    },
  });
  const [bundle] = Array.isArray(built) ? built : [built];
  if (!bundle || !("output" in bundle)) throw new Error("The worker was not built.");
  return bundle.output[0].code;
}

/** The system's browser, as the browser tests take it; without one Playwright's own. */
export function launchChromium(): Promise<Browser> {
  const path = findTestBrowser();
  return chromium.launch({ args: FLAGS, ...(path ? { executablePath: path } : {}) });
}

/**
 * Has a worker of that code, in a page of its own, answer one message; `message` gets the photo's bytes as `photo.data`. A worker that
 * posts "between" goes on when that was done, and gets a message then; `after` is done before its page is closed.
 */
export async function askWorker<Answer>(
  browser: Browser,
  code: string,
  photo: { width: number; height: number; data: Uint8Array },
  message: Record<string, unknown>,
  between = async () => {},
  after = async () => {},
): Promise<Answer> {
  const page = await browser.newPage();
  await page.exposeFunction("between", between);
  const weights = fileURLToPath(new URL("../../renderer/see/network/weights.bin", import.meta.url));
  await page.route("http://bench.test/**", (route) => {
    const path = new URL(route.request().url()).pathname;
    if (path === "/photo") return route.fulfill({ body: Buffer.from(photo.data) });
    if (path === "/weights") return route.fulfill({ path: weights });
    if (path === "/bench.js") return route.fulfill({ body: code, contentType: "text/javascript" });
    return route.fulfill({ body: "<!doctype html>", contentType: "text/html" });
  });
  await page.goto("http://bench.test/");
  const answer = await page.evaluate(
    async ({ size, message }) => {
      const data = new Uint8Array(await (await fetch("/photo")).arrayBuffer());
      const worker = new Worker("/bench.js", { type: "module" });
      return new Promise((resolve, reject) => {
        worker.onmessage = async ({ data }) => {
          if (data !== "between") return resolve(data);
          await (window as unknown as { between: () => Promise<void> }).between();
          worker.postMessage("on");
        };
        worker.onerror = (event) => reject(new Error(event.message));
        worker.postMessage({ ...message, photo: { ...size, data } });
      });
    },
    { size: { width: photo.width, height: photo.height }, message },
  );
  await after();
  await page.close();
  return answer as Answer;
}
