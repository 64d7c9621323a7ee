import { faults } from "./faults.ts";
import { DESK, expect, PHONE, test } from "./fixtures.ts";

for (const [name, colorScheme, viewport] of [
  ["a phone in light", "light", PHONE],
  ["a desk in dark", "dark", DESK],
] as const) {
  test.describe(`on ${name}`, () => {
    // Fading in is over at once, so that colors are measured as they stay.
    test.use({ colorScheme, viewport });

    test("the pages for guests have no fault, their error sentences included", async ({ page }) => {
      const found: string[] = [];
      for (const path of ["/login", "/signup", "/forgot-password", "/reset-password"]) {
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
      for (const path of [
        "/dashboard",
        "/projects",
        "/projects/archive",
        "/subscription",
        "/profile",
        "/settings",
      ]) {
        await page.goto(path);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        found.push(...(await faults(page, path)));
      }
      expect(found).toEqual([]);
    });
  });
}
