import type { Page } from "@playwright/test";
import { startS3Server } from "#tests/fakes/s3-server.ts";
import { startServer } from "#tests/support/running-server.ts";
import { addPhoto, circleGround, createProject, expectResult, generate } from "./designer-page.ts";
import { DESK, expect, testOn } from "./fixtures.ts";

/** The product with its pictures in a store of another origin, whose rule for browsers is the one of OPERATING.md. */
const test = testOn(
  async () => {
    const store = await startS3Server();
    const { bucket, endpoint, accessKeyId, secretAccessKey } = store.access;
    const server = await startServer({
      S3_BUCKET: bucket,
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    });
    return { store, server };
  },
  ({ store }) => store.stop(),
);

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
  product: { store },
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
  product: { store },
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
