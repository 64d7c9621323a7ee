import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { DESK, expect, PHONE, test } from "./fixtures.ts";

/** What axe finds, and whether the page is wider than its window; a good page answers an empty list. */
async function faults(page: Page, path: string): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${path} ${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
  );
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return overflow > 0 ? [...found, `${path} is ${overflow} px too wide`] : found;
}

for (const [name, colorScheme, viewport] of [
  ["a phone in light", "light", PHONE],
  ["a desk in dark", "dark", DESK],
] as const) {
  test.describe(`on ${name}`, () => {
    // Fading in is over at once, so that colours are measured as they stay.
    test.use({ colorScheme, viewport, contextOptions: { reducedMotion: "reduce" } });

    test("the pages for guests have no fault, their error sentences included", async ({ page }) => {
      const found: string[] = [];
      for (const path of ["/", "/login", "/signup", "/forgot-password", "/reset-password"]) {
        await page.goto(path);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        if (path === "/signup") {
          await page.getByRole("button", { name: "Create Account" }).click();
          await expect(page.getByText("Email is required")).toBeVisible();
        }
        found.push(...(await faults(page, path)));
      }
      expect(found).toEqual([]);
    });

    test("the signed-in pages have no fault", async ({ page, login }) => {
      await login();
      const found: string[] = [];
      for (const path of ["/dashboard", "/projects", "/subscription", "/profile", "/settings"]) {
        await page.goto(path);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        found.push(...(await faults(page, path)));
      }
      expect(found).toEqual([]);
    });
  });
}
