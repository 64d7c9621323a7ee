import type { Page, Route } from "@playwright/test";
import { MESSAGES } from "#contract/messages.ts";
import {
  addPhoto,
  chooseWithHuge,
  createProject,
  expectResult,
  generate,
  smallFile,
} from "./designer-page.ts";
import { DESK, expect, PHONE, test } from "./fixtures.ts";
import { openDesigned } from "./saving.ts";
import { keepScreen } from "./screens.ts";

const stuck = (page: Page) => page.getByRole("button", { name: "Force reset spinners" });
const slider = (page: Page) => page.getByRole("slider", { name: /BEFORE/ });

async function readyDesign(page: Page, photo: { whole?: boolean } = {}): Promise<void> {
  await page.goto("/designer");
  await createProject(page, "Maple Street 12");
  await addPhoto(page, "front-double-garage.jpg", photo);
  await page.getByLabel("What should change?").fill("gravel with boulders");
}

test.describe("the designer at a desk", () => {
  test.use({ viewport: DESK });

  test("what says that a picture is made lies over nothing that is said of the last one", async ({
    page,
    login,
  }) => {
    await login();
    await openDesigned(page, "gravel with boulders");
    await page.route("**/api/generations", () => undefined);
    await page.getByRole("button", { name: "Generate again" }).click();
    const making = await page.getByText("Editing...", { exact: true }).boundingBox();
    for (const words of ["Drag to compare", "BEFORE", "AFTER"]) {
      const said = await page.locator("[data-before-after]").getByText(words, { exact: true }).boundingBox();
      if (!making || !said) throw new Error(`${words} is not there`);
      const apart =
        making.x + making.width <= said.x ||
        said.x + said.width <= making.x ||
        making.y + making.height <= said.y ||
        said.y + said.height <= making.y;
      expect(apart, words).toBe(true);
    }
  });

  test("a run says that it may be stuck when it is late, and not before", async ({ page, login }) => {
    await page.clock.install();
    await login();
    await readyDesign(page);
    await page.route("**/api/generations/*/events", (route) =>
      route.fulfill({
        contentType: "text/event-stream",
        body: 'id: 1\nevent: progress\ndata: {"stage":"Drawing the design","progress":0.5}\n\n',
      }),
    );
    await page.route(/\/api\/generations\/[\w-]+$/, async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as { data: object };
      const gaveUp = route.request().method() === "DELETE";
      const state = gaveUp ? { status: "canceled", imageUrl: null } : { status: "running", progress: 0.5 };
      await route.fulfill({ json: { ...body, data: { ...body.data, ...state } } });
    });
    await generate(page);
    await expect(page.getByText("Drawing the design")).toBeVisible();
    await page.clock.fastForward(30_000);
    await expect(page.getByText("Drawing the design")).toBeVisible();
    await expect(stuck(page)).toBeHidden();
    await page.clock.fastForward(60_000);
    await expect(stuck(page)).toBeVisible();
    await stuck(page).click();
    // The server may be done before the page gives up, and then its version comes all the same.
    await expect(page.getByRole("button", { name: /^Generate( again)?$/ })).toBeEnabled();
  });

  test("a change that met the limit of the plan is still there on the way back", async ({ page, login }) => {
    await login();
    await openDesigned(page, "gravel with boulders");
    await page.route("**/api/auth/generation-status*", async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as { data: object };
      await route.fulfill({ json: { ...body, data: { ...body.data, hasReachedLimit: true } } });
    });
    await page.getByRole("button", { name: "Make Changes" }).click();
    await page.getByLabel("What should be different?").fill("add a pergola");
    await page.getByRole("button", { name: "Apply changes" }).click();
    await expect(page).toHaveURL("/subscription");
    await page.goto("/designer");
    await page.getByRole("button", { name: "Make Changes" }).click();
    await expect(page.getByLabel("What should be different?")).toHaveValue("add a pergola");
  });

  test("a photo that failed is not spoken of once another worked", async ({ page, login }) => {
    await login();
    await page.goto("/designer");
    const input = page.locator('input[type="file"][multiple]').first();
    await chooseWithHuge(input);
    await expect(page.getByRole("alert")).toContainText("exceed 20MB");
    await input.setInputFiles(await smallFile("modern-front-lawn.jpg"));
    await expect(page.getByRole("button", { name: "Highlight" })).toBeVisible();
    await expect(page.getByRole("alert")).toHaveCount(0);
  });
});

test.describe("the designer for who wants no motion", () => {
  test.use({ viewport: DESK });

  test("a new picture stands whole until the line is moved", async ({ page, login }) => {
    await login();
    await readyDesign(page);
    await generate(page);
    await expectResult(page);
    await expect(slider(page)).toHaveAttribute("aria-valuenow", "0");
    await slider(page).press("End");
    await expect(slider(page)).toHaveAttribute("aria-valuenow", "100");
  });
});

test.describe("the designer on a phone", () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test("says that it is offline while a picture is made, and shows the picture once it is not", async ({
    page,
    context,
    login,
  }) => {
    await login();
    await readyDesign(page);
    // Held, so that the picture is not there before the network is gone.
    const asked = Promise.withResolvers<Route>();
    await page.route("**/api/generations/*/events", asked.resolve, { times: 1 });
    await generate(page);
    const events = await asked.promise;
    await context.setOffline(true);
    await events.abort();
    await expect(page.getByText(MESSAGES.offlineGenerating)).toBeVisible();
    await keepScreen(page, "designer-offline-phone", { fullPage: false });
    await context.setOffline(false);
    await expectResult(page);
    await expect(page.getByText(MESSAGES.offlineGenerating)).toBeHidden();
  });

  test("does not speak of the network any more once it is back", async ({ page, context, login }) => {
    await login();
    await readyDesign(page);
    await context.setOffline(true);
    await generate(page);
    // Nothing is kept for this browser: it lacks what draws a picture.
    await expect(page.getByRole("alert").filter({ hasText: MESSAGES.deviceDrawingFailed })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(MESSAGES.deviceDrawingFailed)).toHaveCount(0);
  });

  test("keeps the photo in sight while somebody types, above the field and not over it", async ({
    page,
    login,
  }) => {
    await login();
    await page.goto("/designer");
    await addPhoto(page, "front-double-garage.jpg");
    const words = page.getByLabel("What should change?");
    await words.tap();
    await words.fill("gravel with boulders");
    const photo = page.getByAltText("front-double-garage.jpg");
    await expect(photo).toBeInViewport({ ratio: 0.99 });
    await expect(words).toBeInViewport({ ratio: 0.5 });
    const [above, below] = [await photo.boundingBox(), await words.boundingBox()];
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
    await keepScreen(page, "designer-typing-phone", { fullPage: false });
    await words.blur();
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
    await expect(photo).not.toBeInViewport({ ratio: 0.5 });
  });
});
