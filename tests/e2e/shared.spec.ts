import type { Page } from "@playwright/test";
import { faults } from "./faults.ts";
import { DESK, expect, PHONE, test } from "./fixtures.ts";
import { expectWholeOnPaper } from "./paper.ts";
import { newProject, openDesigned, saveThreeDesigns, subscribe } from "./saving.ts";
import { keepScreen } from "./screens.ts";

const SIZES = {
  phone: PHONE,
  tablet: { width: 768, height: 1024 },
  desk: DESK,
  wide: { width: 1920, height: 1080 },
};

/** What is on the screen is shared; answers its link. */
async function share(page: Page): Promise<string> {
  await page.getByRole("button", { name: "Share link" }).click();
  const dialog = page.getByRole("dialog", { name: "Share this design" });
  await expect(dialog.getByRole("radio", { name: "No prices" })).toBeChecked();
  // Nothing is copied before one has chosen.
  await expect(page.getByText("Link copied to clipboard!")).toBeHidden();
  return new URL(await dialog.getByLabel("Link").inputValue()).pathname;
}

test("a shared design shows before and after, its details and its card to anybody with the link", async ({
  page,
  browser,
  baseURL,
  login,
}) => {
  await login();
  await subscribe(page);
  const projectId = await newProject(page, "Maple Street 12");
  const [imageId] = await saveThreeDesigns(page, projectId);
  await page.goto(`/projects/${projectId}/gallery?view=fullscreen&image=${imageId}`);
  const link = await share(page);
  const guest = await browser.newContext({ viewport: PHONE, permissions: ["clipboard-write"] });
  const visitor = await guest.newPage();
  const html = await (await visitor.request.get(`${baseURL}${link}`)).text();
  expect(html).toContain("<title>Maple Street 12 | Yardwright</title>");
  expect(html).toMatch(/property="og:image" content="http[^"]+\/card\.jpg"/);
  await visitor.goto(`${baseURL}${link}`);
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Shared Landscape Design");
  await expect(visitor.getByText("Paver patio with a planting bed along the walk")).toBeVisible();
  await expect(visitor.getByText("Maple Street 12")).toBeVisible();
  await expect(visitor.getByText("Transformed", { exact: true })).toBeVisible();
  const slider = visitor.getByRole("slider");
  // The picture is there before the script that hears the key.
  await expect(async () => {
    await slider.press("End");
    await expect(slider).toHaveAttribute("aria-valuenow", "100", { timeout: 1_000 });
  }).toPass();
  const drawn = visitor.getByAltText("The yard as designed");
  await expect
    .poll(() => drawn.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(1000);
  for (const [name, size] of Object.entries(SIZES)) {
    await visitor.setViewportSize(size);
    await keepScreen(visitor, `shared-${name}`);
  }
  await visitor.emulateMedia({ colorScheme: "dark" });
  await keepScreen(visitor, "shared-wide-dark");
  await visitor.emulateMedia({ colorScheme: "light", media: "print" });
  await expectWholeOnPaper(visitor.locator("[data-before-after]"));
  await expect(visitor.getByRole("link")).toHaveCount(0);
  await expect(visitor.getByRole("button")).toHaveCount(0);
  await visitor.emulateMedia({ media: "screen" });
  await visitor.setViewportSize(PHONE);
  await visitor.getByRole("button", { name: "Copy Share Link" }).click();
  await expect(visitor.getByText("Link copied to clipboard!")).toBeVisible();
  expect(await faults(visitor, link)).toEqual([]);

  await page.getByRole("button", { name: "Stop sharing" }).click();
  await expect(page.getByText("The link no longer works.")).toBeVisible();
  expect((await visitor.reload())?.status()).toBe(404);
  await guest.close();
});

test("a choice of prices shows at once, and goes back with a sentence when the server refuses it", async ({
  page,
  login,
}) => {
  await login();
  await openDesigned(page, "gravel garden with boulders");
  await share(page);
  const dialog = page.getByRole("dialog", { name: "Share this design" });
  const radio = (name: string) => dialog.getByRole("radio", { name });
  const answered = Promise.withResolvers<void>();
  await page.route("**/api/shared-design/create-share", async (route) => {
    await answered.promise;
    await route.fulfill({ status: 500, json: { success: false, message: "No.", code: "internal" } });
  });
  await radio("One total").check();
  await expect(dialog.getByText("Saving...")).toBeVisible();
  answered.resolve();
  await expect(radio("No prices")).toBeChecked();
  await expect(dialog.getByRole("alert")).toHaveText("No.");
  await page.unroute("**/api/shared-design/create-share");
  await radio("One total").check();
  await expect(dialog.getByText("Saved. The link shows this now.")).toBeVisible();
  await dialog.getByRole("button", { name: "Close" }).click();
  await page.getByRole("button", { name: "Share link" }).click();
  await expect(radio("One total")).toBeChecked();
});

test("a link that never was says so and leads on", async ({ page }) => {
  const answer = await page.goto(`/shared/${"A".repeat(22)}`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Design Not Found");
  await expect(page.getByText(/^This shared design could not be found/)).toBeVisible();
  await keepScreen(page, "shared-missing");
  await expect(page.getByRole("link", { name: "Create Your Own Design" })).toHaveAttribute(
    "href",
    "/designer",
  );
});
