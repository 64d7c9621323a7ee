import type { Page } from "@playwright/test";
import { startS3Server } from "#tests/fakes/s3-server.ts";
import { type RunningServer, startServer } from "#tests/support/running-server.ts";
import { addPhoto, circleGround, createProject, expectResult, generate } from "./designer-page.ts";
import { test as base, DESK, expect } from "./fixtures.ts";

type Store = Awaited<ReturnType<typeof startS3Server>>;

/** The product with its pictures in a store of another origin, whose rule for browsers is the one of OPERATING.md. */
const test = base.extend<object, { store: Store; server: RunningServer }>({
  store: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names it needs from this pattern
    async ({}, use) => {
      const store = await startS3Server();
      await use(store);
      await store.stop();
    },
    { scope: "worker" },
  ],
  server: [
    async ({ store }, use) => {
      const { bucket, endpoint, accessKeyId, secretAccessKey } = store.access;
      const server = await startServer({
        S3_BUCKET: bucket,
        S3_ENDPOINT: endpoint,
        S3_ACCESS_KEY_ID: accessKeyId,
        S3_SECRET_ACCESS_KEY: secretAccessKey,
      });
      await use(server);
      await server.stop();
    },
    { scope: "worker" },
  ],
});

test.use({ viewport: DESK });

const keysIn = (keys: Iterable<string>, folder: string) =>
  [...keys].filter((key) => key.startsWith(`${folder}/`));

async function askForDesign(page: Page): Promise<void> {
  await page.goto("/designer");
  await createProject(page, "Maple Street 12");
  await addPhoto(page, "front-double-garage.jpg");
  await circleGround(page, "mouse");
  await page.getByLabel("What goes in area 1").fill("gravel");
  await generate(page);
}

test("a photo goes straight to the store, and the design comes from it", async ({
  page,
  login,
  server,
  store,
}) => {
  store.cors.origin = server.url;
  const faults: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") faults.push(message.text());
  });
  await login();
  const picture = page.waitForResponse((answer) =>
    answer.url().startsWith(`${store.access.endpoint}/yard/designs/`),
  );
  await askForDesign(page);
  await expectResult(page);
  expect((await picture).status()).toBe(200);
  expect(keysIn(store.written, "staged")).toHaveLength(1);
  // As it was sent, with its location in it, it is there no longer.
  expect(keysIn(store.objects.keys(), "staged")).toEqual([]);
  expect(keysIn(store.objects.keys(), "photos")).toHaveLength(1);
  expect(faults).toEqual([]);
});

test("a photo goes inside the call where the store's rule keeps browsers out", async ({
  page,
  login,
  store,
}) => {
  store.cors.origin = "https://yards.example";
  await login();
  const photosBefore = keysIn(store.written, "photos").length;
  const refused = page.waitForEvent("requestfailed", (request) => request.method() === "PUT");
  await askForDesign(page);
  expect((await refused).url()).toContain(`${store.access.endpoint}/yard/staged/`);
  await expect.poll(() => keysIn(store.written, "photos").length).toBeGreaterThan(photosBefore);
  expect(keysIn(store.objects.keys(), "staged")).toEqual([]);
});
