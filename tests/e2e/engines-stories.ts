import type { Locator, Page } from "@playwright/test";
import { ENGINE_MESSAGES } from "#contract/engine-messages.ts";
import { MESSAGES } from "#contract/messages.ts";
import { API_KEY } from "#tests/fakes/image-model-server.ts";
import { addPhoto, circleGround, createProject, generate } from "./designer-page.ts";
import { DESK, expect } from "./fixtures.ts";
import { api } from "./saving.ts";
import { keepScreen, PICTURES_WANTED, SCHEMES_OF_WIDTHS } from "./screens.ts";
import { test } from "./serviced-server.ts";

const LOOKS = [360, 390, 768, 1280].flatMap((width) =>
  SCHEMES_OF_WIDTHS.map((colorScheme) => ({ width, colorScheme })),
);

/** The built-in engine and OpenAI are to draw the design on the screen. */
async function openComparison(page: Page): Promise<Locator> {
  await page.getByRole("button", { name: "Compare engines" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("checkbox", { name: /^vLLM-Omni/ }).uncheck();
  for (const name of [/^Built-in/, /^OpenAI/]) await dialog.getByRole("checkbox", { name }).check();
  return dialog;
}

export function engineStories(): void {
  test.use({ viewport: DESK });

  test("an engine is added by a key, tried, limited, and chosen for a design", async ({
    page,
    login,
    product: { openai },
  }) => {
    await login();
    await page.goto("/dashboard");
    await page.getByRole("button", { name: /account menu/ }).click();
    await page.getByRole("menuitem", { name: "Engines" }).click();
    await expect(page.getByRole("heading", { name: "Engines", level: 1 })).toBeVisible();
    await expect(page.getByText("No hosted engine has drawn for you")).toBeVisible();

    await page.getByRole("button", { name: "Add the key for OpenAI" }).click();
    await page.getByLabel("Key for OpenAI", { exact: true }).fill("short");
    await page.getByRole("button", { name: "Save key" }).click();
    await expect(page.getByText(ENGINE_MESSAGES.keyInvalid)).toBeVisible();
    await page.getByLabel("Key for OpenAI", { exact: true }).fill(API_KEY);
    await page.getByRole("button", { name: "Save key" }).click();
    await expect(page.getByText(`Key ending in ${API_KEY.slice(-4)}`)).toBeVisible();
    expect(await page.content()).not.toContain(API_KEY);

    const drawing = page
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { name: /^OpenAI/ }) });
    await expect(drawing.first().getByText("Not tried yet")).toBeVisible();
    await drawing.first().getByRole("button", { name: "Try it with a made-up photo" }).click();
    await expect(drawing.first().getByText("It changes what it is told to change.")).toBeVisible();
    await expect(page.getByRole("row", { name: /OpenAI Your key/ })).toBeVisible();

    await page.getByLabel(/^Limit for your own keys/).fill("12.5");
    await page.getByLabel(/^Start from our own rendering/).check();
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText(ENGINE_MESSAGES.settingsSaved, { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByLabel(/^Limit for your own keys/)).toHaveValue("12.5");
    for (const { width, colorScheme } of LOOKS) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 844 });
      const beyond = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(beyond).toBeLessThanOrEqual(0);
      await keepScreen(page, `engines-${width}-${colorScheme}`);
    }
    await page.emulateMedia({ colorScheme: "light" });
    await page.setViewportSize(DESK);

    await page.goto("/designer");
    await createProject(page, "Front yard");
    await addPhoto(page, "front-double-garage.jpg");
    await page.getByLabel("What should change?").fill("gravel with lavender");
    const choice = page.getByLabel("Engine", { exact: true });
    await expect(choice).toContainText("Default: OpenAI");

    // What the provider refuses is said in our words, takes no picture of the plan, and can be tried again.
    openai.next((_, response) => {
      response.writeHead(400, { "content-type": "application/json" });
      response.end(JSON.stringify({ error: { code: "moderation_blocked", message: "No" } }));
    });
    await generate(page);
    const error = page.getByRole("alert");
    await expect(error.getByText(MESSAGES.modelContentPolicy, { exact: true })).toBeVisible();
    await error.getByRole("button").click();
    await expect(error).toBeHidden();

    await choice.selectOption({ label: "vLLM-Omni" });
    await expect(page.getByText("Costs nothing. Its time is not known.")).toBeVisible();

    // What a comparison takes is said before anything is spent.
    const asked = openai.calls.length;
    const dialog = await openComparison(page);
    for (const { width, colorScheme } of PICTURES_WANTED ? LOOKS : []) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 844 });
      await keepScreen(page, `compare-${width}-${colorScheme}`, { fullPage: false });
    }
    await expect(dialog.getByRole("status")).toContainText(
      /2 pictures of the 3 that your plan has left; at most \$0.25 of your own \$12.45 left this month/,
    );
    expect(openai.calls).toHaveLength(asked);
  });

  test("engines are compared by a picture of each, and one of them is gone on with", async ({
    page,
    login,
  }) => {
    await login();
    await api(page, "PUT", "/engines/openai/key", { key: API_KEY });
    await page.goto("/designer");
    await createProject(page, "Front yard");
    await addPhoto(page, "front-double-garage.jpg");
    await circleGround(page, "mouse");
    await page.getByLabel("What goes in area 1").fill("gravel with lavender");
    const dialog = await openComparison(page);
    await dialog.getByRole("button", { name: "Make 2 pictures" }).click();
    await expect(dialog.getByText(/^100% outside the design untouched/)).toHaveCount(2);
    await expect(dialog.getByText(/\$0.049$/)).toBeVisible();
    await keepScreen(page, "compared-1280", { fullPage: false });
    await page.setViewportSize({ width: 390, height: 844 });
    await keepScreen(page, "compared-390", { fullPage: false });
    await page.setViewportSize(DESK);
    const hosted = dialog.getByRole("listitem").filter({ hasText: "OpenAI" });
    await hosted.getByRole("button", { name: "Show this one" }).click();
    await expect(page.getByText("Drawn by gpt-image-2 for $0.049.")).toBeVisible();
    await expect(page.getByRole("list", { name: "Versions" }).getByRole("listitem")).toHaveCount(3);
    await keepScreen(page, "designer-hosted-1280");
  });
}
