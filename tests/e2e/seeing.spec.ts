import "#server/adapters/image-model/install-network.ts";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "@playwright/test";
import { build } from "vite";
import { openScene } from "#tests/support/open-scene.ts";
import { type Fingerprint, fingerprint } from "#tests/support/seen-fingerprint.ts";
import { openPhoto } from "../../script/photo-file.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const PHOTOS = ["front-double-garage", "modern-front-lawn"];
const SCENES = ["new-build", "portrait-walk"];

test("a browser's worker sees in a photo what Node sees, to the last bit", async ({ page }) => {
  const built = await build({
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      lib: { entry: here("../support/seeing.worker.ts"), formats: ["es"], fileName: "seeing" },
      rollupOptions: { output: { codeSplitting: false } },
    },
  });
  const [bundle] = Array.isArray(built) ? built : [built];
  if (!bundle || !("output" in bundle)) throw new Error("The worker was not built.");
  const { code } = bundle.output[0];
  const weights = readFileSync(here("../../renderer/see/network/weights.bin"));
  const photos = [
    ...(await Promise.all(
      PHOTOS.map(async (name) => (await openPhoto(here(`../fixtures/photos/${name}.jpg`), 1e6)).photo),
    )),
    ...(await Promise.all(SCENES.map(async (name) => (await openScene(name, 800)).photo))),
  ];
  let current = photos[0]!;
  await page.route("http://seeing.test/**", (route) => {
    const path = new URL(route.request().url()).pathname;
    if (path === "/photo") return route.fulfill({ body: Buffer.from(current.data) });
    if (path === "/weights") return route.fulfill({ body: weights });
    if (path === "/seeing.js") return route.fulfill({ body: code, contentType: "text/javascript" });
    return route.fulfill({ body: "<!doctype html>", contentType: "text/html" });
  });
  await page.goto("http://seeing.test/");
  for (const photo of photos) {
    current = photo;
    const { width, height } = photo;
    const seen = await page.evaluate(
      async ({ width, height }) => {
        const bytes = async (path: string) => new Uint8Array(await (await fetch(path)).arrayBuffer());
        const [weights, data] = [await bytes("/weights"), await bytes("/photo")];
        const worker = new Worker("/seeing.js", { type: "module" });
        return new Promise<Fingerprint>((resolve, reject) => {
          worker.onmessage = (event) => resolve(event.data);
          worker.onerror = (event) => reject(new Error(event.message));
          worker.postMessage({ weights, photo: { width, height, data } });
        });
      },
      { width, height },
    );
    expect(seen).toEqual(fingerprint(photo));
  }
});
