import { DESK, expect, PHONE, test } from "./fixtures.ts";

const SUPPORT = "mailto:support@yardwright.example";

test.describe("on a phone that has no font of ours yet", () => {
  test.use({ viewport: PHONE });

  test("the header's buttons stand in one line", async ({ page }) => {
    await page.route("**/*.woff2", (route) => route.abort());
    for (const path of ["/", "/demo", "/login"]) {
      await page.goto(path);
      await expect(page.locator("h1").first()).toBeVisible();
      const broken = await page.evaluate(() =>
        [...document.querySelectorAll("header a")].flatMap((link) => {
          const texts = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
          const found: string[] = [];
          for (let text = texts.nextNode(); text; text = texts.nextNode()) {
            const range = document.createRange();
            range.selectNode(text);
            if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
              found.push(text.textContent ?? "");
          }
          return found;
        }),
      );
      expect(broken, path).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
    }
  });

  test("the menu of a signed-in person leads to the settings and to help", async ({ page, login }) => {
    await login();
    await page.goto("/dashboard");
    const opener = page.getByRole("button", { name: "Open menu" });
    // Also for who reads letters twice as large.
    const large = await page.addStyleTag({ content: "html { font-size: 200% }" });
    await expect(opener).toBeInViewport({ ratio: 1 });
    await large.evaluate((style: Element) => style.remove());
    await opener.click();
    const menu = page.getByRole("navigation", { name: "Main" });
    await expect(menu.getByRole("link", { name: "Help" })).toHaveAttribute("href", SUPPORT);
    await menu.getByRole("link", { name: "Settings" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
  });
});

test.describe("at a desk", () => {
  test.use({ viewport: DESK });

  test("the account menu leads to the settings and to help", async ({ page, login }) => {
    await login();
    await page.goto("/projects");
    await page.getByRole("button", { name: /account menu/ }).click();
    await expect(page.getByRole("menuitem", { name: "Help" })).toHaveAttribute("href", SUPPORT);
    await page.getByRole("menuitem", { name: "Settings" }).click();
    await expect(page).toHaveURL("/settings");
  });
});
