import type { Page } from "@playwright/test";
import type { ServerPlace } from "#tests/support/running-server.ts";
import { expect, PASSWORD, PHONE, test } from "./fixtures.ts";
import { inMailTo } from "./outbox.ts";

/** Path and query of the link in the mail to this address. */
const linkOfMail = (server: ServerPlace, to: string) =>
  inMailTo(server, to, ({ text = "" }) => /\/reset-password\?token=[\w-]+/.exec(text)?.[0]);

const email = () => `${crypto.randomUUID()}@example.com`;

async function fillSignUp(page: Page, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values))
    await page.getByLabel(label, { exact: true }).fill(value);
}

test.describe("create account", () => {
  test("names every fault on submit, goes to the first, and forgives on editing", async ({ page }) => {
    await page.goto("/signup");
    const submit = page.getByRole("button", { name: "Create Account" });
    await submit.click();
    for (const sentence of [
      "First name is required",
      "Last name is required",
      "Email is required",
      "Password is required",
      "Please confirm your password",
    ])
      await expect(page.getByText(sentence, { exact: true })).toBeVisible();
    await expect(page.getByLabel("First name")).toBeFocused();

    await fillSignUp(page, {
      "First name": " D ",
      "Last name": "F",
      Email: "dana@example",
      "Phone (optional)": "call me",
      Password: "Short1",
      "Confirm password": "Other1",
    });
    await expect(page.getByText("First name is required")).toBeHidden();
    await submit.click();
    for (const sentence of [
      "First name must be at least 2 characters",
      "Last name must be at least 2 characters",
      "Please enter a valid email address",
      "Please enter a valid phone number",
      "Password must be at least 8 characters long",
      "Passwords do not match",
    ])
      await expect(page.getByText(sentence, { exact: true })).toBeVisible();

    await page.getByLabel("Password", { exact: true }).fill("alllowercase");
    await submit.click();
    await expect(
      page.getByText(
        "Password must contain at least one uppercase letter, one lowercase letter, and one number",
      ),
    ).toBeVisible();
  });

  test("opens the dashboard, sends no confirmation and no empty phone", async ({ page }) => {
    await page.goto("/signup?plan=lite");
    await expect(page.getByText("You chose Lite, $5 USD per month.")).toBeVisible();
    await fillSignUp(page, {
      "First name": "Dana",
      "Last name": "Fields",
      Email: email(),
      Password: PASSWORD,
      "Confirm password": PASSWORD,
    });
    const call = page.waitForRequest("**/api/auth/register");
    await page.getByRole("button", { name: "Create Account" }).click();
    expect(Object.keys((await call).postDataJSON()).sort()).toEqual([
      "email",
      "firstName",
      "lastName",
      "password",
    ]);
    await expect(page.getByRole("heading", { name: "Welcome, Dana" })).toBeVisible();
    const keys = await page.evaluate(() => Object.keys(localStorage).sort());
    expect(keys).toEqual(expect.arrayContaining(["accessToken", "refreshToken", "user"]));
  });

  test("shows the server's sentence for an address that has an account", async ({ page, login }) => {
    const account = await login();
    await page.evaluate(() => localStorage.clear());
    await page.goto("/signup");
    await fillSignUp(page, {
      "First name": "Dana",
      "Last name": "Fields",
      Email: account.email,
      Password: PASSWORD,
      "Confirm password": PASSWORD,
    });
    await page.getByRole("button", { name: "Create Account" }).click();
    await expect(page.getByRole("alert")).toHaveText(
      "An account with this email already exists. Please sign in instead.",
    );
  });
});

test.describe("sign in", () => {
  test("asks for both fields, refuses a wrong password, then opens the dashboard", async ({
    page,
    login,
  }) => {
    const account = await login();
    await page.evaluate(() => localStorage.clear());
    await page.goto("/login");
    const submit = page.getByRole("button", { name: "Sign In" });
    await submit.click();
    await expect(page.getByText("Email is required")).toBeVisible();
    await expect(page.getByText("Password is required")).toBeVisible();
    await expect(page.getByLabel("Email")).toBeFocused();
    await page.getByLabel("Email").fill("dana@example");
    await expect(page.getByText("Email is required")).toBeHidden();
    await submit.click();
    await expect(page.getByText("Please enter a valid email address")).toBeVisible();
    await page.getByLabel("Email").fill(account.email);
    await page.getByLabel("Password", { exact: true }).fill("Wrong-Horse-9");
    await submit.click();
    await expect(page.getByRole("alert")).toHaveText(
      "The email or password is not right. Please check them and try again.",
    );
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/dashboard");
  });

  test("sends one call for a double click and says that it is working", async ({ page }) => {
    await page.goto("/login");
    let calls = 0;
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route("**/api/auth/login", async (route) => {
      calls++;
      await answered;
      await route.abort();
    });
    await page.getByLabel("Email").fill("dana@example.com");
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.getByRole("button", { name: "Sign In" }).dblclick();
    await expect(page.getByRole("button", { name: "Signing In..." })).toBeDisabled();
    await expect(page.getByLabel("Email")).toBeDisabled();
    answer();
    await expect(page.getByRole("alert")).toHaveText(
      "Network connection issue. Please check your internet and try again.",
    );
    expect(calls).toBe(1);
  });
});

test.describe("forgot and reset", () => {
  test("takes over the email typed on the way, there and back", async ({ page }) => {
    await page.goto("/login");
    await page.getByLabel("Email").fill("dana@example.com");
    await page.getByRole("link", { name: "Forgot your password?" }).click();
    await expect(page).toHaveURL("/forgot-password");
    await expect(page.getByLabel("Email")).toHaveValue("dana@example.com");
    await expect(page.getByRole("button", { name: "Send Reset Link" })).toBeEnabled();
    await page.getByLabel("Email").fill("dana.fields@example.com");
    await page.getByRole("link", { name: "Back to sign in" }).click();
    await expect(page.getByLabel("Email")).toHaveValue("dana.fields@example.com");
  });

  test("asks for an address and says that the link lives an hour", async ({ page }) => {
    await page.goto("/login");
    await page.getByRole("link", { name: "Forgot your password?" }).click();
    const submit = page.getByRole("button", { name: "Send Reset Link" });
    await expect(submit).toBeDisabled();
    await page.getByLabel("Email").fill("nobody");
    await submit.click();
    await expect(page.getByText("Please enter a valid email address")).toBeVisible();
    await page.getByLabel("Email").fill("nobody@example.com");
    await submit.click();
    await expect(page.getByRole("heading", { name: "Check Your Email" })).toBeVisible();
    await expect(page.getByText("The link expires in 1 hour.")).toBeVisible();
    await page.getByRole("button", { name: "Send Another Email" }).click();
    await expect(page.getByLabel("Email")).toHaveValue("nobody@example.com");
  });

  test("tells a missing link from a dead one", async ({ page }) => {
    await page.goto("/reset-password");
    await expect(page.getByText("Invalid reset link. Please request a new password reset.")).toBeVisible();
    await page.goto("/reset-password?token=dead");
    await expect(
      page.getByText("Invalid or expired reset link. Please request a new password reset."),
    ).toBeVisible();
    await page.getByRole("link", { name: "Request New Reset Link" }).click();
    await expect(page).toHaveURL("/forgot-password");
  });

  test("leads from the mail to a new password, once", async ({ page, login, server }) => {
    const account = await login();
    await page.evaluate(() => localStorage.clear());
    await page.goto("/forgot-password");
    await page.getByLabel("Email").fill(account.email);
    await page.getByRole("button", { name: "Send Reset Link" }).click();
    await expect(page.getByRole("heading", { name: "Check Your Email" })).toBeVisible();
    const link = await linkOfMail(server, account.email);

    await page.goto(link);
    const submit = page.getByRole("button", { name: "Reset Password" });
    await expect(submit).toBeDisabled();
    await page.getByLabel("New password").fill("Short1");
    await expect(submit).toBeDisabled();
    await page.getByLabel("Confirm password").fill("New-Horse-11");
    await submit.click();
    await expect(page.getByText("Password must be at least 8 characters long")).toBeVisible();
    await expect(page.getByText("Passwords do not match")).toBeVisible();
    await page.getByLabel("New password").fill("alllowercase");
    await submit.click();
    await expect(
      page.getByText(
        "Password must contain at least one uppercase letter, one lowercase letter, and one number",
      ),
    ).toBeVisible();
    await page.getByLabel("New password").fill("New-Horse-10");
    await page.getByLabel("Confirm password").fill("New-Horse-10");
    await submit.click();
    await page.getByRole("link", { name: "Continue to Sign In" }).click();

    await page.getByLabel("Email").fill(account.email);
    await page.getByLabel("Password", { exact: true }).fill("New-Horse-10");
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(page).toHaveURL("/dashboard");

    await page.evaluate(() => localStorage.clear());
    await page.goto(link);
    await expect(
      page.getByText("Invalid or expired reset link. Please request a new password reset."),
    ).toBeVisible();
  });
});

test.describe("the session", () => {
  test("ends with Sign Out, whatever the server says", async ({ page, login }) => {
    const account = await login();
    await page.goto("/dashboard");
    await page.route("**/api/auth/logout", (route) => route.abort());
    await page.getByRole("button", { name: "Dana Fields, account menu" }).click();
    await expect(page.getByText(account.email)).toBeVisible();
    await page.getByRole("menuitem", { name: "Sign Out" }).click();
    await expect(page).toHaveURL("/");
    expect(await page.evaluate(() => localStorage.getItem("accessToken"))).toBeNull();
  });

  test("offers the same places and Sign Out behind the hamburger of a phone", async ({ page, login }) => {
    await page.setViewportSize(PHONE);
    await login();
    await page.goto("/dashboard");
    await page.getByRole("button", { name: "Open menu" }).click();
    const menu = page.getByRole("navigation", { name: "Main" });
    for (const place of ["Dashboard", "AI Designer", "Projects", "Subscription"])
      await expect(menu.getByRole("link", { name: place })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await page.getByRole("button", { name: "Open menu" }).click();
    await menu.getByRole("link", { name: "Projects" }).click();
    await expect(page).toHaveURL("/projects");
    await expect(menu).toBeHidden();
    await page.getByRole("button", { name: "Open menu" }).click();
    await page.getByRole("button", { name: "Sign Out" }).click();
    await expect(page).toHaveURL("/");
  });

  test("is renewed once when several calls find their token refused", async ({ page, login }) => {
    await login();
    await page.evaluate(() => localStorage.setItem("accessToken", "stale"));
    let refreshes = 0;
    page.on("request", (request) => {
      if (request.url().endsWith("/api/auth/refresh")) refreshes++;
    });
    await page.goto("/dashboard");
    await expect(page.getByText("3 of 3 free designs left")).toBeVisible();
    expect(refreshes).toBe(1);
  });

  test("that cannot be renewed is cleared, and the person is at home and knows why", async ({
    page,
    login,
  }) => {
    await login();
    await page.evaluate(() => {
      localStorage.setItem("accessToken", "stale");
      localStorage.setItem("refreshToken", "stale");
    });
    await page.goto("/dashboard");
    await expect(page).toHaveURL("/");
    await expect(page.getByText("Authentication issue. Please sign in again.")).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem("refreshToken"))).toBeNull();
  });

  test("ends in every tab at once", async ({ page, context, login }) => {
    await login();
    await page.goto("/dashboard");
    const second = await context.newPage();
    await second.goto("/projects");
    await expect(second.getByRole("heading", { name: "Projects" })).toBeVisible();
    await page.getByRole("button", { name: "account menu" }).click();
    await page.getByRole("menuitem", { name: "Sign Out" }).click();
    await expect(second).toHaveURL("/");
  });

  test("is listed with the others under Settings, and each can be ended there", async ({
    page,
    browser,
    login,
  }) => {
    const account = await login();
    const elsewhere = await browser.newContext({
      userAgent:
        "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36",
    });
    const phone = await elsewhere.newPage();
    await phone.goto(new URL("/login", page.url()).href);
    await phone.getByLabel("Email").fill(account.email);
    await phone.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await phone.getByRole("button", { name: "Sign In" }).click();
    await expect(phone).toHaveURL(/\/dashboard$/);

    await page.goto("/settings");
    await expect(page.getByText("Coming soon")).toBeVisible();
    const devices = page.getByRole("region", { name: "Where you are signed in" }).getByRole("listitem");
    await expect(devices).toHaveCount(2);
    await page.getByRole("button", { name: "Sign out of Chrome on Android" }).click();
    await expect(devices).toHaveCount(1);
    await phone.reload();
    await expect(phone.getByText("Authentication issue. Please sign in again.")).toBeVisible();
    await elsewhere.close();

    await page.getByRole("button", { name: "Sign out of this device" }).click();
    await expect(page).toHaveURL("/");
    expect(await page.evaluate(() => localStorage.getItem("accessToken"))).toBeNull();
  });
});

test.describe("an answer without a sentence of ours", () => {
  const answers = [
    {
      call: "login",
      path: "/login",
      fill: ["Email", "Password"],
      press: "Sign In",
      says: "Login failed",
    },
    {
      call: "forgot-password",
      path: "/forgot-password",
      fill: ["Email"],
      press: "Send Reset Link",
      says: "Failed to send password reset email",
    },
  ];
  for (const { call, path, fill, press, says } of answers)
    test(`${path} says '${says}'`, async ({ page }) => {
      await page.route(`**/api/auth/${call}`, (route) =>
        route.fulfill({ status: 502, body: "<html>Bad Gateway</html>" }),
      );
      await page.goto(path);
      for (const label of fill)
        await page.getByLabel(label, { exact: true }).fill(label === "Email" ? "dana@example.com" : PASSWORD);
      await page.getByRole("main").getByRole("button", { name: press, exact: true }).click();
      await expect(page.getByText(says)).toBeVisible();
    });
});
