import type { Page } from "@playwright/test";
import { faults } from "./faults.ts";
import { DESK, expect, PHONE } from "./fixtures.ts";
import { emptyQueue, grantReviewer, saveDesigns } from "./reviewing.ts";
import { keepScreen } from "./screens.ts";
import { test } from "./serviced-server.ts";

const article = (page: Page) => page.getByRole("article");
const number = (page: Page, label: string) =>
  page.getByLabel("Statistics").locator("div", { hasText: label }).locator("dd");
const recent = (page: Page) => page.getByRole("region", { name: "Recent reviews" }).getByRole("listitem");

export function reviewerStories(): void {
  test.describe("at a desk", () => {
    test.use({ viewport: DESK });

    test("a reviewer rates by mouse and by keys, and finds the ratings again", async ({
      page,
      server,
      login,
    }) => {
      const { email } = await login();
      await grantReviewer(server, email);
      await emptyQueue(page, server);
      const long = `A pergola over the whole patio, ${"with wisteria ".repeat(10)}`;
      await saveDesigns(server, [
        { prompt: "A patio of grey pavers", editHistory: ["More roses", long], color: "#5c7d4a" },
        { prompt: "A lawn with a birch", color: "#7d6a4a" },
        { prompt: "Steps to the front door", color: "#4a5c7d" },
      ]);
      await page.goto("/reviewer");
      await expect(article(page)).toContainText("A patio of grey pavers");
      await expect(number(page, "To review")).toHaveText("3");
      await expect(article(page).getByAltText("Original")).toBeVisible();
      await expect(article(page).getByAltText("Generated")).toBeVisible();
      await expect(article(page).getByRole("listitem").nth(1)).toHaveText(`${long.slice(0, 100).trimEnd()}…`);

      await keepScreen(page, "reviewer-desk");

      // Letters that are written are no ratings.
      await page.getByLabel("Notes").fill("");
      await page.getByLabel("Notes").pressSequentially("A good deal");
      await page.getByRole("button", { name: "Good", exact: true }).click();
      await expect(article(page).getByText("Good", { exact: true })).toBeVisible();
      await expect(article(page)).toContainText("A lawn with a birch");
      await expect(page.getByLabel("Notes")).toHaveValue("");
      await expect(number(page, "To review")).toHaveText("2");
      await expect(recent(page).first()).toContainText("A good deal");

      await page.keyboard.press("a");
      await expect(article(page)).toContainText("Steps to the front door");
      await expect(recent(page).first()).toContainText("Not Good");
      await page.keyboard.press("ArrowRight");
      await expect(page.getByRole("heading", { name: "Nothing is waiting" })).toBeVisible();
      await expect(number(page, "To review")).toHaveText("0");
      expect(await recent(page).count()).toBeLessThanOrEqual(5);

      await page.getByRole("button", { name: "Browse Reviewed Images" }).click();
      const browser = page.getByRole("dialog", { name: "Reviewed images" });
      await expect(browser.getByRole("listitem").first()).toContainText("Good");
      await keepScreen(page, "reviewer-browser-desk", { fullPage: false });
      await browser.getByRole("button", { name: "Not Good", exact: true }).click();
      await expect(browser.getByRole("listitem")).toHaveCount(1);
      await browser.getByRole("listitem").getByRole("button").click();
      await expect(page.getByRole("slider")).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(browser).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(browser).toBeHidden();
      expect(await faults(page, "/reviewer")).toEqual([]);
    });

    test("the next image is loaded ahead and stands there without another question", async ({
      page,
      server,
      login,
    }) => {
      const { email } = await login();
      await grantReviewer(server, email);
      await emptyQueue(page, server);
      await saveDesigns(server, [
        { prompt: "First", color: "#5c7d4a" },
        { prompt: "Second", color: "#7d6a4a" },
      ]);
      const ahead = page.waitForResponse((answer) => /next\?besides=/.test(answer.url()));
      await page.goto("/reviewer");
      await ahead;
      // From here on the server gives no image.
      await page.route("**/api/reviewer/next**", (route) => route.abort());
      await page.getByRole("button", { name: "Good", exact: true }).click();
      await expect(article(page)).toContainText("Second");
      await page.unroute("**/api/reviewer/next**");
      await page.keyboard.press("d");
      await expect(page.getByRole("heading", { name: "Nothing is waiting" })).toBeVisible();
    });

    test("an image that went to somebody else during a long sleep makes room for the next", async ({
      page,
      server,
      login,
    }) => {
      const { email } = await login();
      await grantReviewer(server, email);
      await emptyQueue(page, server);
      await saveDesigns(server, [
        { prompt: "Before the sleep", color: "#5c7d4a" },
        { prompt: "After the sleep", color: "#7d6a4a" },
      ]);
      const ahead = page.waitForResponse((answer) => /next\?besides=/.test(answer.url()));
      await page.goto("/reviewer");
      const second: unknown = await (await ahead).json();
      await expect(article(page)).toContainText("Before the sleep");
      await page.route(/reviewer\/next$/, (route) => route.fulfill({ json: second }));
      await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
      await expect(article(page)).toContainText("After the sleep");
      await expect(
        page.getByText("Another reviewer has this image now. Please go on with the next one."),
      ).toBeVisible();
      await page.unroute(/reviewer\/next$/);
      await page.keyboard.press("d");
      await expect(article(page)).toContainText("Before the sleep");
      await page.keyboard.press("d");
      await expect(page.getByRole("heading", { name: "Nothing is waiting" })).toBeVisible();
    });

    test("every failure says what did not work, loses no words, and can be tried again", async ({
      page,
      server,
      login,
    }) => {
      const { email } = await login();
      await grantReviewer(server, email);
      await emptyQueue(page, server);
      await saveDesigns(server, [{ prompt: "A hedge", color: "#5c7d4a" }]);
      await page.route("**/api/reviewer/**", (route) => route.fulfill({ status: 500, body: "" }));
      await page.goto("/reviewer");
      await expect(page.getByText("Failed to load statistics")).toBeVisible();
      await expect(page.getByText("Failed to load next image")).toBeVisible();
      await page.getByRole("button", { name: "Browse Reviewed Images" }).click();
      await expect(page.getByRole("dialog").getByText("Failed to load reviewed images")).toBeVisible();
      await page.keyboard.press("Escape");

      await page.unroute("**/api/reviewer/**");
      for (const banner of ["Failed to load statistics", "Failed to load next image"])
        await page.getByRole("alert").filter({ hasText: banner }).getByRole("button").click();
      await expect(article(page)).toContainText("A hedge");
      await expect(number(page, "To review")).toHaveText("1");

      await page.route("**/api/reviewer/review", (route) => route.fulfill({ status: 500, body: "" }));
      await page.getByLabel("Notes").fill("Nice and straight");
      await page.getByRole("button", { name: "Not Good", exact: true }).click();
      await expect(page.getByText("Failed to submit review")).toBeVisible();
      await expect(page.getByLabel("Notes")).toHaveValue("Nice and straight");
      await page.unroute("**/api/reviewer/review");
      await page.getByRole("button", { name: "Not Good", exact: true }).click();
      await expect(page.getByRole("heading", { name: "Nothing is waiting" })).toBeVisible();
      await expect(recent(page).first()).toContainText("Nice and straight");
    });

    test("without the role there is a card that leads back", async ({ page, login }) => {
      await login();
      const denied = page.getByText("Access denied. You need reviewer privileges to access this page.");
      // Whichever call is answered first says it for the whole page: here the image to review comes last.
      const last = Promise.withResolvers<void>();
      await page.route("**/api/reviewer/next*", async (route) => {
        await last.promise;
        await route.continue();
      });
      await page.goto("/reviewer");
      await expect(page.getByText("This page is for reviewers")).toBeVisible();
      await expect(denied).toHaveCount(1);
      const answered = page.waitForResponse("**/api/reviewer/next*");
      last.resolve();
      await answered;
      await expect(denied).toHaveCount(1);
      await keepScreen(page, "reviewer-denied-desk");
      expect(await faults(page, "/reviewer")).toEqual([]);
      await page.getByRole("link", { name: "Back to Dashboard" }).click();
      await expect(page).toHaveURL("/dashboard");
    });
  });

  test.describe("on a phone", () => {
    test.use({ viewport: PHONE, hasTouch: true, isMobile: true, colorScheme: "dark" });

    test("a reviewer rates with the thumb", async ({ page, server, login }) => {
      const { email } = await login();
      await grantReviewer(server, email);
      await emptyQueue(page, server);
      await saveDesigns(server, [
        { prompt: "A gravel drive", color: "#5c7d4a" },
        { prompt: "A cedar fence", color: "#7d6a4a" },
      ]);
      await page.goto("/reviewer");
      await expect(article(page)).toContainText("A gravel drive");
      await expect(page.getByRole("button", { name: "Good", exact: true })).toBeInViewport();
      await keepScreen(page, "reviewer-phone-dark", { fullPage: false });
      expect(await faults(page, "/reviewer")).toEqual([]);
      await page.getByRole("button", { name: "Not Good", exact: true }).tap();
      await expect(article(page)).toContainText("A cedar fence");
      await article(page).getByRole("button", { name: "Compare in large" }).tap();
      await expect(page.getByRole("slider")).toBeVisible();
      await page.getByRole("button", { name: "Close" }).tap();
      await page.getByRole("button", { name: "Good", exact: true }).tap();
      await expect(page.getByRole("heading", { name: "Nothing is waiting" })).toBeVisible();
    });
  });
}
