import type { Page } from "@playwright/test";
import { faults } from "./faults.ts";
import { test as base, expect } from "./fixtures.ts";
import { test } from "./serviced-server.ts";

/** Presses the button, and in the popup signs in as `login` with the provider and consents. */
async function throughThePopup(page: Page, button: string, login: string) {
  const opening = page.waitForEvent("popup");
  await page.getByRole("button", { name: button }).click();
  const popup = await opening;
  await popup.getByPlaceholder("Enter any login").fill(login);
  await popup.getByPlaceholder("and password").fill("any");
  await popup.getByRole("button", { name: "Sign-in" }).click();
  const closed = popup.waitForEvent("close");
  await popup.getByRole("button", { name: "Continue" }).click();
  await closed;
}

const storedUser = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem("user") ?? "null") as { id: string; email: string });

export function googleStories(): void {
  test.describe("sign in with Google", () => {
    test("opens the dashboard for a new person from sign-up, and for the same person from sign-in", async ({
      page,
    }) => {
      await page.goto("/signup");
      await throughThePopup(page, "Sign up with Google", "popup");
      await expect(page).toHaveURL("/dashboard");
      await expect(page.getByRole("heading", { name: "Welcome, Gina" })).toBeVisible();
      const first = await storedUser(page);
      expect(first.email).toBe("popup@gmail.test");

      await page.evaluate(() => localStorage.clear());
      await page.context().clearCookies();
      await page.goto("/login");
      await throughThePopup(page, "Sign in with Google", "popup");
      await expect(page).toHaveURL("/dashboard");
      expect((await storedUser(page)).id).toBe(first.id);
    });

    test("stays, with the server's sentence, when Google has not verified the address", async ({ page }) => {
      await page.goto("/login");
      await throughThePopup(page, "Sign in with Google", "unverified");
      await expect(page.getByRole("alert")).toHaveText("Google login failed");
      await expect(page).toHaveURL("/login");
      await expect(page.getByRole("button", { name: "Sign In", exact: true })).toBeEnabled();
    });

    test("says so when the browser lets no popup open", async ({ page }) => {
      await page.addInitScript(() => {
        window.open = () => null;
      });
      await page.goto("/signup");
      await page.getByRole("button", { name: "Sign up with Google" }).click();
      await expect(page.getByRole("alert")).toHaveText("Google login failed");
    });

    test("leaves the form as it is when Google's script is blocked", async ({
      page,
      product: { provider },
    }) => {
      await page.route(`${provider.issuer}/**`, (route) => route.abort());
      const failed = page.waitForEvent("requestfailed");
      await page.goto("/login");
      await failed;
      await expect(page.getByRole("button", { name: "Sign In" })).toBeEnabled();
      await expect(page.getByRole("button", { name: /Google/ })).toBeHidden();
    });

    test("has no fault that axe finds", async ({ page }) => {
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        await page.goto("/login");
        await expect(page.getByRole("button", { name: "Sign in with Google" })).toBeVisible();
        expect(await faults(page, `/login in ${colorScheme}`)).toEqual([]);
      }
    });
  });

  test.describe("One Tap", () => {
    test.beforeEach(({ page }) =>
      page.addInitScript(() => {
        (window as unknown as { oneTapWanted: boolean }).oneTapWanted = true;
      }),
    );

    for (const path of ["/", "/login"]) {
      test(`signs a guest of ${path} in without a form`, async ({ page }) => {
        await page.goto(path);
        await expect(page).toHaveURL("/dashboard");
        expect((await storedUser(page)).email).toBe("onetap@gmail.test");
      });
    }

    test("bothers nobody when it fails: the failure is in the console alone", async ({ page, context }) => {
      // Without the cookie of this browser the token counts as made for another one.
      await page.route("**/api/auth/google-onetap-signin", async (route) => {
        await context.clearCookies();
        await route.continue({ headers: { ...route.request().headers(), cookie: "" } });
      });
      const logged = page.waitForEvent("console", (line) => line.text() === "Google One-Tap login failed");
      await page.goto("/login");
      await logged;
      await expect(page).toHaveURL("/login");
      await expect(page.getByRole("alert")).toBeHidden();
    });
  });

  base(
    "without a configured client there is no Google button, and the page asks Google for nothing",
    async ({ page }) => {
      for (const path of ["/login", "/signup"]) {
        const foreign: string[] = [];
        page.on("request", (request) => {
          if (!request.url().startsWith("http://localhost:")) foreign.push(request.url());
        });
        const told = page.waitForResponse("**/api/auth/google-config");
        const answer = await page.goto(path);
        await (await told).finished();
        await expect(page.getByRole("button", { name: /Google/ })).toBeHidden();
        expect(foreign).toEqual([]);
        expect(answer?.headers()["content-security-policy"]).toContain("frame-src 'self';");
      }
    },
  );
}
