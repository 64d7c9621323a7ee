import "#server/adapters/image-model/install-network.ts";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, type Page, test } from "@playwright/test";
import { build } from "vite";
import type { DesignDocument } from "#core/design/design-document.ts";
import { changedDocument, drawnDocument, wholeDocument } from "#core/design/drawn-document.ts";
import { sentDocument } from "#core/design/sent-document.ts";
import type { RgbImage } from "#renderer/image/rgb-image.ts";
import { renderConcept, renderDocument } from "#renderer/render/concept.ts";
import { inTestAll } from "#tests/only-in-test-all.ts";
import { designsToDraw } from "#tests/support/designs-to-draw.ts";
import type { Drawn } from "#tests/support/drawing.worker.ts";
import {
  type DrawnFingerprint,
  type DrawnFromJson,
  drawnFingerprint,
} from "#tests/support/drawn-fingerprint.ts";
import { openScene } from "#tests/support/open-scene.ts";
import { openYard } from "#tests/support/open-yard.ts";
import { keyOrders, reordered } from "#tests/support/reordered-json.ts";
import { seeOnce } from "#tests/support/see-once.ts";
import { type Fingerprint, fingerprint } from "#tests/support/seen-fingerprint.ts";
import { openPhoto } from "../../script/photo-file.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const PHOTOS = ["front-double-garage", "modern-front-lawn"];
const SCENES = ["new-build", "portrait-walk"] as const;

/** Has a worker of that file answer one message per photo, in a page of its own. */
async function workerIn(page: Page, entry: string) {
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

test("a browser's worker sees in a photo what Node sees, to the last bit", async ({ page }) => {
  const ask = await workerIn(page, "../support/seeing.worker.ts");
  const photos = [
    ...(await Promise.all(
      PHOTOS.map(async (name) => (await openPhoto(here(`../fixtures/photos/${name}.jpg`), 1e6)).photo),
    )),
    ...(await Promise.all(SCENES.map(async (name) => (await openScene(name, 800)).photo))),
  ];
  for (const photo of photos) expect(await ask<Fingerprint>(photo)).toEqual(fingerprint(photo));
});

test("a browser's worker draws a design from its document alone, as Node does from the words", async ({
  page,
}) => {
  const ask = await workerIn(page, "../support/drawing.worker.ts");
  for (const name of Object.keys(designsToDraw)) {
    const { yard, input } = designsToDraw[name]!;
    const photo = await openYard(yard);
    const output = renderConcept({ ...input, photo });
    const { references: _, ...camera } = input.camera ?? {};
    const { viewpoint, seed } = input;
    const from = { json: JSON.stringify(output.document), camera, viewpoint, seed } satisfies DrawnFromJson;
    expect(await ask<DrawnFingerprint>(photo, { from }), name).toEqual(drawnFingerprint(output));
  }
});

test("a browser's worker previews from the version that it was sent what the server draws from the stored one", async ({
  page,
}) => {
  const ask = await workerIn(page, "../support/drawing.worker.ts");
  const names = ["many changes", "highlights and brush"];
  for (const name of inTestAll("designs drawn in a browser's worker", names, names.slice(1))) {
    const { yard, input } = designsToDraw[name]!;
    const photo = await openYard(yard);
    const { references, ...camera } = input.camera ?? {};
    const { viewpoint, seed, changes = [] } = input;
    // The last version is stored, and the next change is made in what is read of it. Stored after each change: drawn-document.test.ts.
    const before = drawnDocument({ ...input, photo, references, changes: changes.slice(0, -1) });
    const stored = renderDocument({ photo, document: before, camera, viewpoint, seed, see: seeOnce });
    const read = reordered(
      JSON.parse(JSON.stringify(stored.document)),
      keyOrders["as PostgreSQL keeps them"],
    ) as DesignDocument;
    const sent = JSON.stringify(sentDocument(read));
    const document = changedDocument(wholeDocument(read)!, changes.slice(-1));
    const served = renderDocument({ photo, document, camera, viewpoint, seed, see: seeOnce });
    const from = { json: sent, changes: changes.slice(-1), camera, viewpoint, seed };
    expect(await ask<DrawnFingerprint>(photo, { from } satisfies Drawn), name).toEqual(
      drawnFingerprint(served),
    );
  }
});
