import type { Browser, Page } from "@playwright/test";
import { type ServerPlace, startServer } from "#tests/support/running-server.ts";
import { startTcpProxy } from "#tests/support/tcp-proxy.ts";
import { addPhoto, circleGround, createProject, expectResult, generate } from "./designer-page.ts";
import { expect, signIn, test } from "./fixtures.ts";
import { keptOffline, leftIn, NOTHING_LEFT } from "./offline-browser.ts";
import { api } from "./saving.ts";
import { keepScreen } from "./screens.ts";

test.use({ viewport: { width: 390, height: 844 }, serviceWorkers: "allow", devicePreviews: true });

test("the designer opens without network at each of its addresses, and other beginnings lead to it", async ({
  page,
  login,
}) => {
  const faults: string[] = [];
  page.on("console", (message) => {
    if (/Content Security Policy|Hydration/i.test(message.text())) faults.push(message.text());
  });
  await login();
  await page.goto("/dashboard");
  await keptOffline(page);
  await page.context().setOffline(true);
  for (const address of ["/designer", `/designer/${crypto.randomUUID()}`, "/dashboard"]) {
    await page.goto(address);
    await expect(page.getByRole("heading", { name: "AI Designer" })).toBeAttached();
    await expect(page).toHaveURL(address.startsWith("/designer") ? address : /\/designer$/);
  }
  expect(faults).toEqual([]);
});

const portOf = ({ url }: ServerPlace) => Number(new URL(url).port);

test.describe("a release", () => {
  /** The designer of a release, kept in this browser, at an address behind which another one can take its place. */
  async function keptOfOld(browser: Browser, server: ServerPlace) {
    const target = { host: "127.0.0.1", port: portOf(server) };
    const proxy = await startTcpProxy(target);
    const context = await browser.newContext({ baseURL: `http://127.0.0.1:${proxy.port}` });
    const page = await context.newPage();
    await signIn(page, server);
    await page.goto("/designer/new");
    await keptOffline(page);
    proxy.refuse();
    return {
      ...{ context, page, proxy },
      async replace(settings: Record<string, string>) {
        const fresh = await startServer(settings);
        target.port = portOf(fresh);
        proxy.resume();
        return fresh;
      },
    };
  }

  test("that is new waits until the last page of the old one is closed, and never mixes with it", async ({
    browser,
    server,
  }) => {
    const { context, page, proxy, replace } = await keptOfOld(browser, server);
    const fresh = await replace({ PRODUCT_NAME: "Greenwright" });
    await page.evaluate(() => navigator.serviceWorker.getRegistration().then((it) => it?.update()));
    const isWaiting = () =>
      page.evaluate(() => navigator.serviceWorker.getRegistration().then((it) => Boolean(it?.waiting)));
    await expect.poll(isWaiting).toBe(true);
    proxy.refuse();
    await page.reload();
    await expect(page).toHaveTitle("AI Designer | Yardwright");

    await expect(async () => {
      // Closed for as long as this waits between its tries.
      await page.goto("/designer/new");
      const title = await page.title();
      if (title.includes("Yardwright")) await page.goto("about:blank");
      expect(title).toBe("AI Designer | Greenwright");
    }).toPass();
    await context.close();
    await proxy.close();
    await fresh.stop();
  });

  test("that is switched off takes the worker and all that it kept out of the browser", async ({
    browser,
    server,
  }) => {
    const { context, page, proxy, replace } = await keptOfOld(browser, server);
    const without = await replace({ OFFLINE: "0" });
    await page.goto("/designer/new");
    const left = () =>
      page.evaluate(async () => ({
        workers: (await navigator.serviceWorker.getRegistrations()).length,
        caches: await caches.keys(),
      }));
    await expect.poll(left).toEqual({ workers: 0, caches: [] });
    await context.close();
    await proxy.close();
    await without.stop();
  });
});

/** The picture on the right side of the wipe, as its pixels' hash, and where it lies. */
const shownPicture = (page: Page) =>
  page.getByAltText("The yard as designed").evaluate(async (image: HTMLImageElement) => {
    const bitmap = await createImageBitmap(await (await fetch(image.src)).blob());
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext("2d")!;
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
    const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", data));
    return {
      pixels: `${bitmap.width}x${bitmap.height} ${hash.join(" ")}`,
      place: new URL(image.src).protocol,
    };
  });

test("a design is made without network from the photo to the full picture, waits where it can be seen, and is the server's once there is one", async ({
  page,
  login,
}) => {
  await login();
  await page.goto("/designer");
  await createProject(page, "Maple Street 12");
  await keptOffline(page);
  await page.context().setOffline(true);
  await page.goto("/designer");

  await addPhoto(page, "front-double-garage.jpg");
  await expect(page.locator("[data-keep]")).toHaveText(/Offline/);
  await circleGround(page, "mouse");
  await page.getByLabel("What goes in area 1").fill("a gravel patio with boulders");
  await expect(page.locator("p", { hasText: /^Live preview$/ })).toBeVisible();
  await keepScreen(page, "offline-photo-390");
  await generate(page);
  await expectResult(page);
  await expect(page.getByRole("button", { name: "Make Changes" })).toBeVisible();
  await keepScreen(page, "offline-picture-390");
  const here = await shownPicture(page);
  expect(here.place).toBe("blob:");

  // The page is closed and opened again: nothing is lost.
  const waiting = page.getByRole("region", { name: "Waiting to be sent" });
  await expect(waiting.getByText("Sent when you are connected")).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => Object.values(localStorage).some((text) => text.includes('"waiting"'))))
    .toBe(true);
  await page.goto("about:blank");
  await page.goto("/designer");
  await expectResult(page);
  expect(await shownPicture(page)).toEqual(here);
  await expect(waiting.getByRole("listitem")).toHaveCount(1);

  await page.context().setOffline(false);
  await expect(waiting).toHaveCount(0);
  await expect(page.locator("[data-keep]")).toHaveText("Saved");
  const there = await shownPicture(page);
  // The same renderer, the same photo, the same lines: pixel for pixel what the device showed.
  expect(there).toEqual({ pixels: here.pixels, place: "http:" });
  const { data } = await api<{ data: { designs: { id: string }[] } }>(page, "GET", "/designs");
  expect(data.designs).toHaveLength(1);

  await page.getByRole("button", { name: "Open menu" }).click();
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page).toHaveURL("/");
  await expect.poll(() => leftIn(page)).toEqual(NOTHING_LEFT);
  await login({ firstName: "Eve", lastName: "Hill" });
  await page.goto("/designer");
  await expect(page.getByText("Please upload at least one image first.")).toBeVisible();
  await expect(waiting).toHaveCount(0);
});
