import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, type Page, test } from "@playwright/test";
import type { RgbImage } from "#renderer/image/rgb-image.ts";
import type { AnsweredInNode } from "#tests/support/answered-in-node.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Node's half of the stories, with the whole engine: whoever lists the stories does without. */
const inNode = () => import("#tests/support/answered-in-node.ts");

/** Has a worker of that file answer one message per photo, in a page of its own. */
async function workerIn(page: Page, entry: string) {
  const { build } = await import("vite");
  const built = await build({
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      lib: { entry: here(entry), formats: ["es"], fileName: "worker" },
      rollupOptions: { output: { codeSplitting: false } },
    },
  });
  const [bundle] = Array.isArray(built) ? built : [built];
  if (!bundle || !("output" in bundle)) throw new Error("The worker was not built.");
  const { code } = bundle.output[0];
  const weights = readFileSync(here("../../renderer/see/network/weights.bin"));
  let current: RgbImage | null = null;
  await page.route("http://worker.test/**", (route) => {
    const path = new URL(route.request().url()).pathname;
    if (path === "/photo") return route.fulfill({ body: Buffer.from(current!.data) });
    if (path === "/weights") return route.fulfill({ body: weights });
    if (path === "/worker.js") return route.fulfill({ body: code, contentType: "text/javascript" });
    return route.fulfill({ body: "<!doctype html>", contentType: "text/html" });
  });
  await page.goto("http://worker.test/");
  return <Answer>(photo: RgbImage, message: object = {}): Promise<Answer> => {
    current = photo;
    const { width, height } = photo;
    return page.evaluate(
      async ({ width, height, message }) => {
        const bytes = async (path: string) => new Uint8Array(await (await fetch(path)).arrayBuffer());
        const [weights, data] = [await bytes("/weights"), await bytes("/photo")];
        const worker = new Worker("/worker.js", { type: "module" });
        return new Promise<Answer>((resolve, reject) => {
          worker.onmessage = (event) => resolve(event.data);
          worker.onerror = (event) => reject(new Error(event.message));
          worker.postMessage({ ...message, weights, photo: { width, height, data } });
        });
      },
      { width, height, message },
    );
  };
}

/** The browser's worker answers each question as Node does. */
async function expectSame(
  page: Page,
  entry: string,
  answered: AsyncIterable<AnsweredInNode<object>>,
): Promise<void> {
  const ask = await workerIn(page, entry);
  for await (const { name, photo, message, answer } of answered)
    expect(await ask<object>(photo, message), name).toEqual(answer);
}

test("a browser's worker sees in a photo what Node sees, to the last bit", async ({ page }) => {
  const { photosSeen } = await inNode();
  await expectSame(page, "../support/seeing.worker.ts", photosSeen());
});

test("a browser's worker draws a design from its document alone, as Node does from the words", async ({
  page,
}) => {
  const { documentsDrawn } = await inNode();
  await expectSame(page, "../support/drawing.worker.ts", documentsDrawn());
});

test("a browser's worker previews from the version that it was sent what the server draws from the stored one", async ({
  page,
}) => {
  const { changesDrawn } = await inNode();
  await expectSame(page, "../support/drawing.worker.ts", changesDrawn());
});
