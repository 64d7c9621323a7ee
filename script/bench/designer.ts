/**
 * The designer in a real browser, on the built product: from the last stroke to the live picture, what adding photos does to the
 * thread that people touch, bytes of script, and memory after many generations. Wall time; a busy machine is told by the load beside it.
 * `npm run bench -- designer [generations]` (20 unless told).
 */
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { type CDPSession, chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { startServer } from "#tests/support/running-server.ts";
import { benchHighlightedDrags } from "./drag.ts";
import { dragInNode } from "./drag-in-node.ts";

const GENERATIONS = Number(process.argv[3] ?? 20);
const STROKES = 7;
const PHOTOS = 5;
const DRAG_STEPS = 200;
/** After so many steps the code and the elements of the hands are there, which come with the first of them. */
const WARM_STEPS = 20;
/** Steps of a drag that each wait for the renderer's picture. */
const FOLLOWED_STEPS = 20;
/** And of each thing that is dragged while there are highlights. */
const HIGHLIGHTED_STEPS = 40;
const PHOTO = fileURLToPath(new URL("../../tests/fixtures/photos/front-double-garage.jpg", import.meta.url));
const WISH = "herringbone paver patio with a planting bed";

const executablePath = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].find(
  (path) => existsSync(path),
);
const folder = await mkdtemp(join(tmpdir(), "yardwright-bench-"));
const server = await startServer();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking"],
});
const context = await browser.newContext({ baseURL: server.url, viewport: { width: 1280, height: 800 } });
const page = await context.newPage();
await page.addInitScript(watchPage);

/** Notes when a pointer is lifted, when a picture of this device is drawn, and how long the main thread was not free. */
function watchPage() {
  let last: WeakRef<ImageBitmap> | null = null;
  const seen = { lifted: 0, drawn: 0, longest: 0, blocked: 0, gap: 0 };
  Object.assign(window, { seen });
  window.addEventListener("pointerup", () => (seen.lifted = performance.now()), { capture: true });
  const draw = CanvasRenderingContext2D.prototype.drawImage;
  CanvasRenderingContext2D.prototype.drawImage = function (
    this: CanvasRenderingContext2D,
    ...given: unknown[]
  ) {
    // A picture that is drawn again, at another place, is none that came.
    if (given[0] instanceof ImageBitmap && given[0] !== last?.deref()) {
      seen.drawn = performance.now();
      last = new WeakRef(given[0]);
    }
    return Reflect.apply(draw, this, given);
  };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      seen.longest = Math.max(seen.longest, duration);
      seen.blocked += Math.max(0, duration - 50);
    }
  }).observe({ type: "longtask", buffered: true });
}
type Watched = { seen: { lifted: number; drawn: number; longest: number; blocked: number } };

try {
  await signUp(page);
  console.log(
    `${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}, Chromium ${browser.version()}`,
  );
  await run();
} finally {
  await browser.close();
  await server.stop();
  await rm(folder, { recursive: true });
}

async function run(): Promise<void> {
  const bytes = { dashboard: await scriptBytes("/dashboard"), designer: await scriptBytes("/designer") };
  const adding = await addPhotos(page);
  const live = await drawStrokes(page);
  const memory = await generateOften(page);
  const { steps: drag, followed, undragged, dragged } = await dragElement(page);
  const inNode = await dragInNode(
    PHOTO,
    { prompt: WISH, highlights: [], title: "Planting bed 2" },
    DRAG_STEPS,
  );
  console.table({
    "last stroke to live picture, median of 7": `${Math.round(median(live))} ms`,
    "last stroke to live picture, first": `${Math.round(live[0] ?? 0)} ms`,
    "last stroke to live picture, slowest": `${Math.round(Math.max(...live))} ms`,
    [`drag step to outline, median of ${drag.length}`]: `${median(drag).toFixed(1)} ms`,
    "drag step to outline, 95th percentile": `${percentile95(drag).toFixed(1)} ms`,
    [`drag step to the renderer's picture, median of ${followed.length}`]: `${median(followed).toFixed(0)} ms`,
    "drag step to the renderer's picture, 95th percentile": `${percentile95(followed).toFixed(0)} ms`,
    [`the same in Node, without a browser, median of ${DRAG_STEPS}`]: `${median(inNode.wall).toFixed(0)} ms`,
    "the same in Node, 95th percentile": `${percentile95(inNode.wall).toFixed(0)} ms`,
    "processor time of it, median": `${median(inNode.processor).toFixed(0)} ms`,
    "processor time of it, 95th percentile": `${percentile95(inNode.processor).toFixed(0)} ms`,
    [`memory in Node before ${DRAG_STEPS} steps`]: kb(inNode.before),
    "memory in Node after them": kb(inNode.after),
    [`page memory after ${WARM_STEPS} of ${DRAG_STEPS + FOLLOWED_STEPS} steps of a drag`]: kb(undragged),
    "page memory after all of them": kb(dragged),
    "5 photos of 12 MP added in": `${Math.round(adding.ms)} ms`,
    "longest task meanwhile": `${Math.round(adding.longest)} ms`,
    "blocked beyond 50 ms per task, in all": `${Math.round(adding.blocked)} ms`,
    "script of /dashboard, Brotli": kb(bytes.dashboard.page),
    "script of /designer, Brotli": kb(bytes.designer.page),
    "and of its workers, loaded with the first photo": kb(bytes.designer.worker),
    "page memory before": kb(memory.before),
    [`page memory after ${GENERATIONS} generations`]: kb(memory.after),
  });
  await benchHighlightedDrags(HIGHLIGHTED_STEPS);
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}

function percentile95(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? 0;
}

function kb(n: number): string {
  return `${(n / 1000).toFixed(1)} kB`;
}

async function signUp(on: Page): Promise<void> {
  const response = await fetch(`${server.url}/api/auth/register`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      email: "bench@example.com",
      firstName: "Dana",
      lastName: "Fields",
      password: "Correct-Horse-9",
    }),
  });
  const { data } = (await response.json()) as {
    data: { user: unknown; accessToken: string; refreshToken: string };
  };
  const headers = { authorization: `Bearer ${data.accessToken}`, "content-type": "application/json" };
  // Free accounts keep three pictures; the stand-in for payments gives the plan that keeps all.
  await fetch(`${server.url}/api/stripe/test-subscription-update`, { method: "POST", headers, body: "{}" });
  await fetch(`${server.url}/api/projects`, {
    method: "POST",
    headers,
    body: JSON.stringify({ title: "Bench" }),
  });
  await on.goto("/api/docs");
  await on.evaluate((session) => {
    localStorage.setItem("accessToken", session.accessToken);
    localStorage.setItem("refreshToken", session.refreshToken);
    localStorage.setItem("user", JSON.stringify(session.user));
  }, data);
}

/** All script that a first visit loads, as it travels; the workers come with the first photo. */
async function scriptBytes(path: string): Promise<{ page: number; worker: number }> {
  const total = { page: 0, worker: 0 };
  const reads: Promise<void>[] = [];
  const listen = (response: Awaited<ReturnType<Page["waitForResponse"]>>) => {
    if (!/\.js(\?|$)/.test(response.url())) return;
    const kind = response.url().includes(".worker") ? "worker" : "page";
    const add = (body: Buffer) => {
      total[kind] += brotliCompressSync(body).length;
    };
    reads.push(response.body().then(add));
  };
  context.on("response", listen);
  await page.goto(path, { waitUntil: "networkidle" });
  if (path === "/designer") await addOne(PHOTO);
  await page.waitForLoadState("networkidle");
  context.off("response", listen);
  await Promise.all(reads);
  return total;
}

async function addOne(path: string): Promise<void> {
  await page.locator('input[type="file"][multiple]').first().setInputFiles(path);
  await page.getByRole("button", { name: "Highlight" }).waitFor();
}

async function addPhotos(on: Page) {
  const { data, info } = await sharp(await readFile(PHOTO))
    .resize(4000, 3000, { fit: "fill" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  // A camera's photo is noisy; an enlarged one is not, and would be read too fast.
  for (let i = 0; i < data.length; i++)
    data[i] = Math.min(255, Math.max(0, data[i]! + ((i * 7919) % 23) - 11));
  const buffer = await sharp(data, { raw: info }).jpeg({ quality: 92 }).toBuffer();
  const files = Array.from({ length: PHOTOS }, (_, i) => join(folder, `large-${i}.jpg`));
  // On disk, as people have them: handed over as bytes they would go through the page's own thread.
  for (const file of files) await writeFile(file, buffer);
  await on.evaluate(() => Object.assign((window as unknown as Watched).seen, { longest: 0, blocked: 0 }));
  const begun = performance.now();
  await on.locator('input[type="file"][multiple]').first().setInputFiles(files);
  await on.getByRole("button", { name: `Remove large-${PHOTOS - 1}.jpg` }).waitFor({ timeout: 120_000 });
  const ms = performance.now() - begun;
  const { longest, blocked } = await on.evaluate(() => (window as unknown as Watched).seen);
  return { ms, longest, blocked };
}

async function drawStrokes(on: Page): Promise<number[]> {
  await on.getByLabel("What should change?").fill(WISH);
  await on.getByText("Live preview", { exact: true }).waitFor({ timeout: 60_000 });
  await on.getByRole("button", { name: "Highlight" }).click();
  const box = await on.locator("canvas").last().boundingBox();
  if (!box) throw new Error("no photo to draw on");
  const times: number[] = [];
  for (let k = 0; k < STROKES; k++) {
    const middle = { x: 0.35 + 0.04 * k, y: 0.83 };
    for (let i = 0; i <= 24; i++) {
      const angle = (i / 24) * 2 * Math.PI;
      const at = [
        box.x + (middle.x + 0.18 * Math.cos(angle)) * box.width,
        box.y + (middle.y + 0.1 * Math.sin(angle)) * box.height,
      ] as const;
      await on.mouse.move(...at);
      if (i === 0) await on.mouse.down();
    }
    await on.mouse.up();
    const drawn = await on.waitForFunction(() => {
      const { seen } = window as unknown as Watched;
      return seen.drawn > seen.lifted && seen.drawn - seen.lifted;
    });
    times.push(Number(await drawn.jsonValue()));
    // Each stroke is tried alone, from the same state.
    await on.getByRole("button", { name: "Undo" }).click();
    await settled(on);
  }
  return times;
}

/** Waits until nothing has been drawn for a while. */
async function settled(on: Page): Promise<void> {
  const quiet = () => performance.now() - (window as unknown as Watched).seen.drawn > 700;
  await on.waitForFunction(quiet, undefined, { polling: 100 });
}

async function usedBytes(session: CDPSession): Promise<number> {
  await session.send("HeapProfiler.collectGarbage");
  return (await session.send("Runtime.getHeapUsage")).usedSize;
}

/**
 * Drags the bed of the last design over the ground: from each move of the pointer to the frame whose outline shows the element there,
 * and then, a step at a time, to what the renderer draws of it.
 */
async function dragElement(
  on: Page,
): Promise<{ steps: number[]; followed: number[]; undragged: number; dragged: number }> {
  const session = await context.newCDPSession(on);
  let undragged = 0;
  await on.getByRole("button", { name: "Edit elements" }).click();
  await on.getByRole("list", { name: "Elements" }).getByRole("button", { name: /bed/i }).click();
  const shape = on.locator("[data-selected-shape]");
  const from = await shape.evaluate((node) => {
    const path = node as SVGPathElement;
    // The page scrolls smoothly by itself: a place measured on the way would be pressed beside the element, on the header.
    path.scrollIntoView({ block: "center", behavior: "instant" });
    const box = path.getBBox();
    const point = path.ownerSVGElement!.createSVGPoint();
    for (let k = 1; k < 400; k++) {
      point.x = box.x + box.width * ((k * 0.618) % 1);
      point.y = box.y + box.height * ((k * 0.414) % 1);
      if (!path.isPointInFill(point)) continue;
      const { x, y } = point.matrixTransform(path.getScreenCTM()!);
      if (document.elementFromPoint(x, y) === path) return { x, y };
    }
    throw new Error("the outline holds no place that can be pressed");
  });
  await on.evaluate(() => {
    const steps: number[] = [];
    Object.assign(window, { steps });
    let moved = 0;
    window.addEventListener("pointermove", () => (moved = performance.now()), { capture: true });
    new MutationObserver(() => {
      const begun = moved;
      // The frame after the next call is on the screen.
      requestAnimationFrame(() => requestAnimationFrame(() => steps.push(performance.now() - begun)));
    }).observe(document.querySelector("[data-hands-picture]")!, {
      subtree: true,
      attributes: true,
      attributeFilter: ["transform"],
    });
  });
  await on.mouse.move(from.x, from.y);
  await on.mouse.down();
  for (let k = 1; k <= DRAG_STEPS; k++) {
    const angle = (k / DRAG_STEPS) * 8 * Math.PI;
    await on.mouse.move(from.x + 60 * Math.sin(angle) + 10, from.y + 12 * Math.cos(angle));
    if (k !== WARM_STEPS) continue;
    await settled(on);
    undragged = await usedBytes(session);
  }
  const steps = await on.evaluate(() => (window as unknown as { steps: number[] }).steps.slice());
  if (steps.length < DRAG_STEPS / 2) throw new Error(`only ${steps.length} steps of the drag were shown`);
  const followed: number[] = [];
  for (let k = 1; k <= FOLLOWED_STEPS; k++) {
    await settled(on);
    const moved = await on.evaluate(() => performance.now());
    await on.mouse.move(from.x + 8 * k, from.y);
    const drawn = await on.waitForFunction((then) => {
      const { drawn } = (window as unknown as Watched).seen;
      return drawn > then ? drawn : null;
    }, moved);
    followed.push(((await drawn.jsonValue()) ?? moved) - moved);
  }
  await settled(on);
  const dragged = await usedBytes(session);
  // Nothing is asked for: the drag ends outside of the page's hands.
  await on.keyboard.press("Escape");
  return { steps, followed, undragged, dragged };
}

async function generateOften(on: Page): Promise<{ before: number; after: number }> {
  const session = await context.newCDPSession(on);
  const before = await usedBytes(session);
  for (let k = 1; k <= GENERATIONS; k++) {
    await on.getByRole("button", { name: k === 1 ? "Generate" : "Generate again", exact: true }).click();
    await on
      .getByRole("list", { name: "Versions" })
      .getByRole("button", { name: `Version ${k}`, exact: true })
      .waitFor({ timeout: 120_000 });
  }
  return { before, after: await usedBytes(session) };
}
