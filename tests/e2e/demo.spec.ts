import type { Page } from "@playwright/test";
import { addPhoto, circleGround } from "./designer-page.ts";
import { faults } from "./faults.ts";
import { DESK, expect, PASSWORD, PHONE, test } from "./fixtures.ts";
import { keepScreen } from "./screens.ts";

type Event = { sessionId: string; eventType: string; eventData: Record<string, unknown> };

/** What the page counts, and everything it sends that is not a plain question. */
function listen(page: Page) {
  const events: Event[] = [];
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "GET") return;
    sent.push(new URL(request.url()).pathname);
    if (request.url().endsWith("/analytics/demo-event")) events.push(request.postDataJSON() as Event);
  });
  return { events, sent, types: () => events.map(({ eventType }) => eventType) };
}

async function signUp(page: Page): Promise<void> {
  await page.getByLabel("First name").fill("Vic");
  await page.getByLabel("Last name").fill("Visitor");
  await page.getByLabel("Email").fill(`${crypto.randomUUID()}@example.com`);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Confirm password").fill(PASSWORD);
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page).toHaveURL("/dashboard");
}

test.describe("at a desk", () => {
  test.use({ viewport: DESK });

  test.describe("with a device that shows what it would draw", () => {
    test.use({ devicePreviews: true });

    test("a visitor sees the change on their own device, signs up, and finds it all in the designer", async ({
      page,
    }) => {
      const { events, sent, types } = listen(page);
      await page.goto("/demo");
      await expect(page.getByRole("heading", { level: 1, name: "Try the designer" })).toBeVisible();
      await expect(page.getByText("Please upload at least one image first.")).toBeVisible();
      await page.getByRole("button", { name: "New project" }).click();
      await page.getByRole("dialog").getByLabel("Title").fill("14 Birch Lane");
      await page.getByRole("dialog").getByRole("button", { name: "Create project" }).click();
      await expect(page.getByRole("dialog")).toBeHidden();
      await expect(page.getByLabel("Project").locator("option:checked")).toHaveText("14 Birch Lane");

      await addPhoto(page, "modern-front-lawn.jpg");
      await circleGround(page, "mouse");
      await page.getByLabel("What goes in area 1").fill("a paver patio");
      await expect(page.getByText("Live preview", { exact: true })).toBeVisible();
      await page.getByLabel("Whole yard").fill("with white roses");
      await keepScreen(page, "demo-desk");
      // Nothing has left the device but the counts.
      expect(new Set(sent)).toEqual(new Set(["/api/analytics/demo-event"]));

      await page.getByRole("button", { name: "Generate", exact: true }).click();
      await expect(page).toHaveURL("/signup");
      expect(types()).toEqual(["page_load", "image_upload", "generate_attempt"]);
      expect(events[2]?.eventData).toEqual({ action: "generate", photos: 1, areas: 1 });
      expect(new Set(events.map(({ sessionId }) => sessionId)).size).toBe(1);
      expect(await page.evaluate(() => localStorage.getItem("analyticsSessionId"))).toBe(
        events[0]?.sessionId,
      );
      expect(JSON.stringify(events)).not.toMatch(/patio|roses|Birch|modern-front/);

      await signUp(page);
      const goOn = page.getByRole("link", { name: "Go on in the designer" });
      // A thumb finds it.
      expect((await goOn.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      await goOn.click();
      await expect(page.getByLabel("What goes in area 1")).toHaveValue("a paver patio");
      await expect(page.getByLabel("Whole yard")).toHaveValue("with white roses");
      await expect(page.getByAltText("modern-front-lawn.jpg")).toBeVisible();
      await expect(page.getByLabel("Project").locator("option:checked")).toHaveText("14 Birch Lane");
      await expect(page.getByRole("button", { name: "Generate", exact: true })).toBeEnabled();
      // Handed over once: the demo starts anew, the designer keeps what it got.
      await page.reload();
      await expect(page.getByLabel("What goes in area 1")).toHaveValue("a paver patio");
      await page.goto("/dashboard");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("link", { name: "Go on in the designer" })).toBeHidden();
    });
  });

  test("changes and the bill lead to sign-up, by keyboard too, and a reload loses nothing", async ({
    page,
  }) => {
    await page.goto("/demo");
    await page.getByRole("button", { name: "Use our sample yard" }).click();
    await expect(page.getByRole("button", { name: "Highlight" })).toBeVisible();
    await page.getByLabel("What should change?").fill("A gravel path");
    await page.reload();
    await expect(page.getByLabel("What should change?")).toHaveValue("A gravel path");
    await expect(page.getByAltText("Sample yard.webp")).toBeVisible();

    // Who writes before the page's script has come is not overwritten by what was kept.
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route(/assets\/framework/, async (route) => {
      await held;
      await route.continue();
    });
    await page.reload({ waitUntil: "commit" });
    await page.getByLabel("What should change?").fill("A gravel path and a pond");
    letGo();
    await expect(page.getByAltText("Sample yard.webp")).toBeVisible();
    await expect(page.getByLabel("What should change?")).toHaveValue("A gravel path and a pond");
    for (const name of ["Make Changes", "Generate BOM"]) {
      await page.getByRole("button", { name }).focus();
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL("/signup");
      await page.goBack();
    }
    await expect(page.getByLabel("What should change?")).toHaveValue("A gravel path and a pond");
    // The last words count also when a link is faster than the pause after them.
    await page.getByLabel("What should change?").fill("A gravel path and a bench");
    await page.getByRole("link", { name: "Get Started" }).first().click();
    await expect(page).toHaveURL("/signup");
    await page.goBack();
    await expect(page.getByLabel("What should change?")).toHaveValue("A gravel path and a bench");
  });

  test("a visitor who is not counted works on: the id is made here when the call fails", async ({ page }) => {
    const { events } = listen(page);
    await page.route("**/analytics/**", (route) => route.abort());
    await page.goto("/demo");
    await page.getByRole("button", { name: "Use our sample yard" }).click();
    await expect(page.getByRole("button", { name: "Highlight" })).toBeVisible();
    await expect.poll(() => events.length).toBe(2);
    expect(events[0]?.sessionId).toMatch(/^[\da-f-]{36}$/);
    expect(events[1]?.sessionId).toBe(events[0]?.sessionId);
    await expect(page.getByRole("alert")).toBeHidden();
  });

  test("a file that this browser cannot open is refused in words, since nothing is uploaded", async ({
    page,
  }) => {
    await page.goto("/demo");
    await page
      .locator('input[type="file"]')
      .first()
      .setInputFiles({ name: "yard.heic", mimeType: "image/heic", buffer: Buffer.alloc(1_000) });
    await expect(page.getByRole("alert")).toContainText("This browser cannot open this file.");
  });

  test("who has an account goes on in the designer", async ({ page, login }) => {
    await login();
    await page.goto("/demo");
    await page.getByRole("button", { name: "Use our sample yard" }).click();
    await page.getByLabel("What should change?").fill("A gravel path");
    await page.getByRole("button", { name: "Generate", exact: true }).click();
    await expect(page).toHaveURL(/\/designer(\/|$)/);
    await expect(page.getByLabel("What should change?")).toHaveValue("A gravel path");
    await expect(page.getByAltText("Sample yard.webp")).toBeVisible();
    await expect(page.getByLabel("Project").locator("option:checked")).toHaveText("My first project");
  });

  test("the page names itself for search engines", async ({ request, server }) => {
    const html = await (await request.get("/demo")).text();
    expect(html).toContain("<title>Free Landscape Design Demo | Yardwright</title>");
    expect(html).toContain('name="robots" content="index, follow"');
    expect(html).toContain('name="theme-color" content="#2D5A27"');
    expect(html).toContain(`rel="canonical" href="${server.url}/demo"`);
    for (const name of ["description", "keywords", "twitter:title", "twitter:description"])
      expect(html).toMatch(new RegExp(`<meta name="${name}" content="[^"]{20,}"`));
    for (const property of ["og:title", "og:description", "og:url", "og:image"])
      expect(html).toMatch(new RegExp(`<meta property="${property}" content="[^"]{10,}"`));
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true, colorScheme: "dark" });

  test("a visitor circles with a finger; the header makes room past 60 px and comes back", async ({
    page,
  }) => {
    await page.goto("/demo");
    await addPhoto(page, "front-double-garage.jpg");
    await circleGround(page, "touch");
    await page.getByLabel("What goes in area 1").fill("a flower bed");
    expect(await faults(page, "/demo with a photo")).toEqual([]);
    await keepScreen(page, "demo-phone-dark");

    const header = page.getByRole("banner");
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    await expect(header).toBeInViewport();
    await page.evaluate(() => window.scrollTo({ top: 59, behavior: "instant" }));
    await expect(header).toBeInViewport();
    await page.evaluate(() => window.scrollTo({ top: 400, behavior: "instant" }));
    await expect(header).not.toBeInViewport();
    await page.evaluate(() => window.scrollTo({ top: 380, behavior: "instant" }));
    await expect(header).toBeInViewport();
    await page.getByRole("button", { name: "Generate", exact: true }).tap();
    await expect(page).toHaveURL("/signup");
  });
});
