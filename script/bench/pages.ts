/**
 * What each public page costs a visitor: bytes over the wire by kind (Brotli), and Lighthouse's mobile preset against the production
 * build. Then the JavaScript of the signed-in app's first routes. `npm run bench -- pages [--runs 3] [PATH]... [app]` for some.
 *
 * The preset works the paints out from what it saw, for a line of 150 ms and 1.6 Mbit/s and a processor a quarter as fast. It sees plain HTTP/1.1,
 * as behind no proxy: with TLS the handshake adds one such 150 ms, and HTTP/2 saves the further connections. What it saw of the processor
 * is only true on a machine with nothing else to do.
 */
import { loadavg } from "node:os";
import { parseArgs } from "node:util";
import { type Browser, chromium, type Page } from "@playwright/test";
import lighthouse, { type Result } from "lighthouse";
import { startServer } from "#tests/support/running-server.ts";
import { findChromium } from "../chromium.mjs";

const PAGES = [
  "/",
  "/pool-installation-software",
  "/deck-design-tool",
  "/interlock-driveway-calculator",
  "/toronto-landscaping-software",
  "/blog",
  "/blog/how-to-price-pool-installation-jobs-2024",
  "/blog/door-to-door-landscaping-sales-guide",
  "/about",
  "/contact",
  "/privacy",
  "/verify",
];
const PORT = 9333;
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

const kind = (type: string): string =>
  ({ Document: "html", Stylesheet: "css", Script: "js", Font: "font", Image: "image" })[type] ?? "other";
const kb = (bytes: number) => (bytes / 1024).toFixed(1);
const median = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;

/** What came over the wire: bodies as they were encoded, with their headers. */
async function weigh(page: Page, go: () => Promise<unknown>): Promise<Record<string, number>> {
  const bytes: Record<string, number> = {};
  const types = new Map<string, string>();
  const client = await page.context().newCDPSession(page);
  await client.send("Network.enable");
  client.on("Network.responseReceived", ({ requestId, type }) => types.set(requestId, type));
  client.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const name = kind(types.get(requestId) ?? "");
    bytes[name] = (bytes[name] ?? 0) + encodedDataLength;
  });
  await go();
  await page.waitForLoadState("networkidle");
  await client.detach();
  return bytes;
}

async function audit(url: string) {
  const runs: Result[] = [];
  for (let k = 0; k < runsEach; k++) {
    const result = await lighthouse(url, {
      port: PORT,
      output: "json",
      logLevel: "error",
      onlyCategories: [...CATEGORIES],
    });
    if (!result) throw new Error(`Lighthouse gave nothing for ${url}`);
    runs.push(result.lhr);
  }
  const number = (id: string) => median(runs.map((run) => run.audits[id]?.numericValue ?? Number.NaN));
  const failed = new Set(
    runs.flatMap((run) =>
      Object.values(run.categories)
        .flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0))
        .filter(({ id }) => (run.audits[id]?.score ?? 1) < 0.9)
        .map(({ id }) => id),
    ),
  );
  return {
    scores: CATEGORIES.map((name) =>
      Math.round(100 * median(runs.map((run) => run.categories[name]?.score ?? 0))),
    ).join("/"),
    "FCP s": (number("first-contentful-paint") / 1000).toFixed(2),
    "LCP s": (number("largest-contentful-paint") / 1000).toFixed(2),
    CLS: number("cumulative-layout-shift").toFixed(3),
    "TBT ms": Math.round(number("total-blocking-time")),
    failed: [...failed].join(" "),
  };
}

async function signIn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/api/docs`);
  await page.evaluate(async () => {
    const body = {
      email: "bench@example.com",
      firstName: "Bench",
      lastName: "Mark",
      password: "Correct-Horse-9",
    };
    const answer = await fetch("/api/auth/register", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    const { data } = await answer.json();
    localStorage.setItem("accessToken", data.accessToken);
    localStorage.setItem("refreshToken", data.refreshToken);
    localStorage.setItem("user", JSON.stringify(data.user));
  });
}

async function weighApp(browser: Browser, url: string): Promise<Record<string, string>> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await signIn(page, url);
  const sizes: Record<string, string> = {};
  for (const path of ["/dashboard", "/projects", "/designer"]) {
    const fresh = await context.newPage();
    const bytes = await weigh(fresh, () => fresh.goto(url + path));
    sizes[path] = kb(bytes.js ?? 0);
    // The next page should find nothing in the cache.
    const client = await context.newCDPSession(fresh);
    await client.send("Network.clearBrowserCache");
    await fresh.close();
  }
  await context.close();
  return sizes;
}

const { values, positionals: wanted } = parseArgs({
  args: process.argv.slice(3),
  allowPositionals: true,
  // One run alone is moved by whatever else the machine does.
  options: { runs: { type: "string", default: "3" } },
});
const runsEach = Number(values.runs);
const paths = wanted.length > 0 ? wanted.filter((word) => word.startsWith("/")) : PAGES;
const executablePath = findChromium();
const server = await startServer();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ["--no-sandbox", "--disable-gpu", `--remote-debugging-port=${PORT}`],
});
const table = [];
try {
  for (const path of paths) {
    const context = await browser.newContext({
      viewport: { width: 412, height: 823 },
      deviceScaleFactor: 1.75,
    });
    const page = await context.newPage();
    const bytes = await weigh(page, () => page.goto(server.url + path));
    await context.close();
    const row = {
      page: path,
      ...Object.fromEntries(
        ["html", "css", "js", "font", "image"].map((name) => [`${name} KB`, kb(bytes[name] ?? 0)]),
      ),
      ...(await audit(server.url + path)),
    };
    table.push(row);
    console.log(JSON.stringify(row));
  }
  console.table(table);
  if (wanted.length === 0 || wanted.includes("app"))
    console.log("JavaScript of the app, KB Brotli:", await weighApp(browser, server.url));
  console.log(`load ${loadavg()[0]!.toFixed(1)}; scores are ${CATEGORIES.join(", ")}; median of ${runsEach}`);
} finally {
  await browser.close();
  await server.stop();
}
