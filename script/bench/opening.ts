/**
 * How long a kept design of 20 versions takes to open on a slow phone on a slow line, on the built product in Chromium: `npm run bench --
 * opening [--visits 5] [--versions 20] [--waterfall]`. Usable = its words, its versions and the buttons under the picture are there; the
 * picture stands as soon as its small copy does. Once with nothing kept by the browser, once with the files that the designer keeps for flight mode. The limit
 * holds for the second median on a machine with nothing else to do.
 */
import { readFile } from "node:fs/promises";
import { availableParallelism, loadavg } from "node:os";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import { signIn } from "#tests/e2e/fixtures.ts";
import { api, newProject, subscribe } from "#tests/e2e/saving.ts";
import { type RunningServer, startServer } from "#tests/support/running-server.ts";
import { findChromium } from "../chromium.mjs";
import { SLOW, SLOWER } from "./slow-phone.ts";

const LIMIT_MS = 1_500;
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const PHOTO = fileURLToPath(new URL("../../tests/fixtures/photos/front-double-garage.jpg", import.meta.url));
const WISH = "lawn, paver patio, birch";

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    visits: { type: "string", default: "5" },
    versions: { type: "string", default: "20" },
    waterfall: { type: "boolean", default: false },
  },
});
const VERSIONS = Number(values.versions);

type Moments = { usable: number; small: number; picture: number };

/** A design whose versions the server has drawn; answers its id. */
async function makeDesign(page: Page): Promise<string> {
  await subscribe(page);
  const projectId = await newProject(page, "Maple Street 12");
  const token = await page.evaluate(() => localStorage.getItem("accessToken"));
  const headers = { authorization: `Bearer ${token}` };
  const buffer = await readFile(PHOTO);
  const post = async <T>(path: string, multipart: Record<string, string | object>): Promise<T> => {
    const answer = await page.request.post(`/api${path}`, { headers, multipart: multipart as never });
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  const image = { name: "yard.jpg", mimeType: "image/jpeg", buffer };
  const { fileId } = await post<{ fileId: string }>("/images/upload-original", { image });
  const id = crypto.randomUUID();
  const photo = { id: "photo", name: "yard.jpg", width: 1600, height: 1067, fileId };
  const state = {
    ...{ version: 1, primaryId: "photo", description: WISH, viewpoint: "same", change: "" },
    photos: [{ ...photo, areas: [], brush: [], sizes: [] }],
    ...{ view: "result", shownId: null as string | null },
  };
  await api(page, "POST", "/designs", { id, title: null, projectId, state });
  let last = "";
  for (let nth = 1; nth <= VERSIONS; nth++) {
    const asked = {
      prompt: WISH,
      projectId: String(projectId),
      designId: id,
      seed: String(nth),
      engine: "concept",
    };
    last = (await post<{ data: { id: string } }>("/generations", { ...asked, image })).data.id;
    for (;;) {
      const { data } = await api<{ data: { status: string } }>(page, "GET", `/generations/${last}`);
      if (data.status === "succeeded") break;
      if (data.status === "failed") throw new Error("a version was not drawn");
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  const { revision } = (await api<{ data: { revision: number } }>(page, "GET", `/designs/${id}`)).data;
  await api(page, "PUT", `/designs/${id}`, {
    ...{ revision, title: null, projectId },
    state: { ...state, shownId: last },
  });
  return id;
}

/**
 * Looks at each frame what stands on the page, ms since the visit began, and says all at the end by the console: a question of the bench's
 * own would bring a script along that takes a slow phone 100 ms.
 */
function watchFrames([versions, done]: readonly [number, string]): void {
  /** The longer side of a small copy. */
  const SMALL_PX = 480;
  const found: Partial<Moments> = {};
  const isUsable = () =>
    document.querySelectorAll('ul[aria-label="Versions"] button').length > versions &&
    document.querySelector<HTMLTextAreaElement>("textarea")?.value &&
    [...document.querySelectorAll("button")].some((one) => one.textContent?.includes("Edit elements"));
  const look = () => {
    const at = performance.now();
    const after = document.querySelector<HTMLImageElement>('img[alt="The yard as designed"]');
    if (after && found.usable === undefined && isUsable()) found.usable = at;
    const small =
      found.small === undefined && after && /url\("(.+)"\)/.exec(after.style.backgroundImage)?.[1];
    if (small && performance.getEntriesByName(new URL(small, location.href).href).length > 0)
      found.small = at;
    if (after?.complete && after.naturalWidth > SMALL_PX) found.picture ??= at;
    if (found.picture === undefined || found.usable === undefined) requestAnimationFrame(look);
    else console.debug(done + JSON.stringify(found));
  };
  requestAnimationFrame(look);
}

const DONE = "moments: ";

/** What the page asked for, when it began and ended, ms since the visit began, and its size on the line. */
function waterfall(): string {
  const entries = [
    ...performance.getEntriesByType("navigation"),
    ...performance.getEntriesByType("resource"),
  ] as PerformanceResourceTiming[];
  return entries
    .map(
      ({ startTime, responseEnd, transferSize, name }) =>
        [startTime, responseEnd, transferSize].map((one) => one.toFixed(0).padStart(8)).join("") +
        `  ${new URL(name).pathname}`,
    )
    .join("\n");
}

async function visit(context: BrowserContext, url: string, isSlow: boolean): Promise<Moments> {
  const page = await context.newPage();
  await page.addInitScript(watchFrames, [VERSIONS, DONE] as const);
  if (isSlow) {
    const cdp = await context.newCDPSession(page);
    await cdp.send("Network.enable");
    await cdp.send("Network.emulateNetworkConditions", SLOW);
    await cdp.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  }
  const seen = page.waitForEvent("console", {
    predicate: (message) => message.text().startsWith(DONE),
    timeout: 120_000,
  });
  await page.goto(url, { waitUntil: "commit" });
  const moments = JSON.parse((await seen).text().slice(DONE.length)) as Moments;
  if (values.waterfall) console.log(await page.evaluate(waterfall));
  await page.close();
  return moments;
}

/** A phone of the person; `isKept` = it has been here, and keeps the designer for flight mode. */
async function phoneOf(
  browser: Browser,
  server: RunningServer,
  session: Record<string, string>,
  isKept: boolean,
) {
  const serviceWorkers = isKept ? ("allow" as const) : ("block" as const);
  const context = await browser.newContext({ ...PHONE, baseURL: server.url, serviceWorkers });
  const page = await context.newPage();
  await page.goto("/api/docs");
  await page.evaluate((kept) => {
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  }, session);
  if (isKept) {
    await page.goto("/designer/new");
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.waitForFunction(() => Boolean(navigator.serviceWorker.controller), undefined, {
      timeout: 120_000,
    });
  }
  await page.close();
  return context;
}

const executablePath = findChromium();
const server = await startServer({ TRUST_PROXY: "1" });
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ["--no-sandbox", "--disable-gpu"],
});
const median = (list: number[]) => list.sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;
try {
  console.log(
    `${availableParallelism()} cores, load ${loadavg()[0]!.toFixed(1)}, Chromium ${browser.version()}`,
  );
  const desk = await browser.newContext({ baseURL: server.url });
  const page = await desk.newPage();
  await signIn(page, server);
  const id = await makeDesign(page);
  await page.goto("/api/docs");
  const session = await page.evaluate(() => ({
    accessToken: localStorage.getItem("accessToken") ?? "",
    refreshToken: localStorage.getItem("refreshToken") ?? "",
    user: localStorage.getItem("user") ?? "",
  }));
  await desk.close();
  console.log(
    `a design of ${VERSIONS} versions, ${values.visits} visits each, medians in ms; load ${loadavg()[0]!.toFixed(1)}`,
  );
  console.log(`${"".padEnd(44)}    usable     small   picture`);
  for (const isSlow of [false, true])
    for (const isKept of [false, true]) {
      const all: Moments[] = [];
      for (let nth = 0; nth < Number(values.visits); nth++) {
        const phone = await phoneOf(browser, server, session, isKept);
        all.push(await visit(phone, `${server.url}/designer/${id}`, isSlow));
        await phone.close();
      }
      const of = (name: keyof Moments) =>
        median(all.flatMap((one) => one[name] ?? []))
          .toFixed(0)
          .padStart(10);
      const name = `${isSlow ? "slow phone" : "this machine"}, ${isKept ? "designer kept" : "nothing kept"}`;
      const usable = median(all.map((one) => one.usable));
      const isOver = isSlow && isKept && usable > LIMIT_MS;
      console.log(
        `${name.padEnd(44)}${of("usable")}${of("small")}${of("picture")}${isOver ? `  OVER ${LIMIT_MS}` : ""}`,
      );
    }
} finally {
  await browser.close();
  await server.stop();
}
