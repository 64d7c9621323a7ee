import type { Page } from "@playwright/test";
import { startServer } from "#tests/support/running-server.ts";
import { faults } from "./faults.ts";
import { expect, PHONE, test, testOn } from "./fixtures.ts";
import { createAccount } from "./story-steps.ts";

const DECLINED = "Your card was declined. Please choose another one.";

/** On the payment page of the stand-in: chooses a card and presses the button. */
async function payWith(page: Page, card: RegExp) {
  await expect(page.getByText("TEST MODE: no money moves")).toBeVisible();
  await page.getByRole("radio", { name: card }).check();
  await page.getByRole("button", { name: /^(Start trial|Pay )/ }).click();
}

const WORKS = /every payment works/;
const yourPlan = (page: Page) => page.getByRole("region", { name: "Your plan", exact: true });

async function openPortal(page: Page) {
  await page.goto("/subscription");
  await page.getByRole("button", { name: "Manage Billing" }).click();
  await expect(page.getByRole("heading", { name: "Manage billing" })).toBeVisible();
}

async function backToProduct(page: Page) {
  await page.getByRole("link", { name: "Return to the product" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Subscription" })).toBeVisible();
}

test("who comes from the Toronto page is charged what stands there: Canadian dollars, tax included", async ({
  page,
}) => {
  await page.goto("/toronto-landscaping-software");
  await expect(page.getByText("CAD per month, tax included")).toBeVisible();
  await page.getByRole("link", { name: "Start 3-Day Free Trial" }).click();
  await expect(page.getByText("You chose Pro, $50 CAD per month, tax included.")).toBeVisible();
  await createAccount(page);
  await expect(page.getByText("CAD per month, tax included")).toHaveCount(2);
  await page.getByRole("button", { name: "Start 3-Day Free Trial" }).click();
  await expect(page.getByText("Then $50 CAD per month, tax included")).toBeVisible();
});

test("/success thanks nobody who has bought nothing", async ({ page, login }) => {
  await login();
  await page.goto("/success");
  await expect(page.getByText("You have no subscription yet.")).toBeVisible();
  await expect(page.getByText(/Thank you|Welcome aboard|Advanced BOM/)).toHaveCount(0);
});

test("sign up, start the trial, pay, see Pro, cancel in the portal, see Canceled, and be offered no second trial", async ({
  page,
}) => {
  await page.goto("/signup?plan=pro");
  await createAccount(page);

  await page.getByRole("button", { name: "Start 3-Day Free Trial" }).click();
  await expect(page.getByRole("heading", { name: "Subscribe to Pro" })).toBeVisible();
  await expect(page.getByText("Then $50 USD per month")).toBeVisible();
  await payWith(page, WORKS);

  await expect(page).toHaveURL(/\/success\?session_id=cs_test_/);
  const reference = new URL(page.url()).searchParams.get("session_id")?.slice(-8) ?? "";
  await expect(page.getByText("Checking your subscription...")).toBeVisible();
  await expect(page.getByText(reference, { exact: true })).toBeVisible();
  await expect(yourPlan(page)).toContainText("ProFree Trial3 days of your trial left");
  await expect(page.getByText("Advanced BOM generator")).toBeVisible();
  for (const [name, path] of [
    ["Start a design", "/designer"],
    ["See your subscription", "/subscription"],
  ] as const)
    await expect(page.getByRole("link", { name })).toHaveAttribute("href", path);

  await page.getByRole("link", { name: "Go to dashboard" }).click();
  await expect(page.getByRole("heading", { name: "Welcome back, Dana" })).toBeVisible();
  await expect(page.getByText("Pro", { exact: true })).toBeVisible();
  await expect(page.getByText("Free Trial")).toBeVisible();

  await openPortal(page);
  await page.getByRole("button", { name: "Cancel now" }).click();
  await expect(page.getByRole("heading", { name: "Pro: canceled" })).toBeVisible();
  await backToProduct(page);
  await expect(yourPlan(page)).toContainText("ProCanceled");
  await expect(page.getByRole("button", { name: "Choose Pro" })).toBeVisible();
  await expect(page.getByText("Free Trial")).toHaveCount(0);

  await page.getByRole("button", { name: "Choose Pro" }).click();
  await expect(page.getByRole("button", { name: "Pay $50 and subscribe" })).toBeVisible();
  await page.getByRole("link", { name: "Back without paying" }).click();
  await expect(page).toHaveURL("/subscription");
});

test("Lite is paid at once, counts the designs of the month, and moves to Pro without a second purchase", async ({
  page,
  login,
}) => {
  await login();
  await page.goto("/subscription");
  await page.getByRole("button", { name: "Choose Lite" }).click();
  await expect(page.getByRole("heading", { name: "Subscribe to Lite" })).toBeVisible();
  expect(await faults(page, "payment")).toEqual([]);
  await payWith(page, WORKS);
  await expect(yourPlan(page)).toContainText(/LiteActive15 of 15 designs left until/);
  expect(await faults(page, "success")).toEqual([]);
  await page.getByRole("link", { name: "Go to dashboard" }).click();
  await expect(page.getByText("Lite", { exact: true })).toBeVisible();
  await expect(page.getByText("Active", { exact: true })).toBeVisible();

  await page.goto("/subscription");
  await page.getByRole("button", { name: "Switch to Pro" }).click();
  await expect(page.getByRole("heading", { name: "Switch to Pro" })).toBeVisible();
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page).toHaveURL("/subscription");
  await expect(yourPlan(page)).toContainText("ProActive");

  await openPortal(page);
  await page.getByRole("button", { name: /^Cancel on / }).click();
  await backToProduct(page);
  await expect(yourPlan(page)).toContainText(/ProActive.*Your plan ends on .* Until then nothing changes\./);
});

test("a payment that fails later is Past Due and closes the paid parts until another card pays", async ({
  page,
  login,
}) => {
  await login();
  await page.goto("/subscription");
  await page.getByRole("button", { name: "Choose Lite" }).click();
  await payWith(page, /later payments fail/);
  await openPortal(page);
  await page.getByRole("button", { name: "End this month today" }).click();
  await expect(page.getByRole("heading", { name: "Lite: past due" })).toBeVisible();
  await backToProduct(page);
  await expect(yourPlan(page)).toContainText("Past Due");
  await expect(yourPlan(page)).toContainText("Your last payment did not go through.");
  await page.goto("/projects");
  await expect(page.getByText("Subscription Required")).toBeVisible();

  await openPortal(page);
  await page.getByRole("button", { name: "Use a card that works" }).click();
  await expect(page.getByRole("heading", { name: "Lite: active" })).toBeVisible();
  await backToProduct(page);
  await expect(yourPlan(page)).toContainText("LiteActive");
});

test("a declined card leaves Incomplete, and the same page takes another card", async ({ page, login }) => {
  await login();
  await page.goto("/subscription");
  await page.getByRole("button", { name: "Choose Lite" }).click();
  await payWith(page, /is declined/);
  await expect(page.getByRole("alert")).toHaveText(DECLINED);
  const payment = page.url();
  await page.goto("/subscription");
  await expect(yourPlan(page)).toContainText("Incomplete");
  await page.goto(payment);
  await payWith(page, WORKS);
  await expect(yourPlan(page)).toContainText("LiteActive");
});

test.describe("on a server that is killed", () => {
  const test = testOn(async () => ({ server: await startServer({ TRUST_PROXY: "1" }) }));

  test("a payment is still there after the server was killed right behind it", async ({
    page,
    login,
    product: { server },
  }) => {
    await login();
    await page.goto("/subscription");
    await page.getByRole("button", { name: "Choose Lite" }).click();
    await payWith(page, WORKS);
    await expect(page).toHaveURL(/\/success/);
    await server.kill();
    await server.restart();
    await openPortal(page);
    await expect(page.getByRole("heading", { name: "Lite: active" })).toBeVisible();
  });
});

test("a plan that was not bought leads to a new subscription instead of a portal", async ({
  page,
  login,
}) => {
  await login();
  await page.goto("/subscription");
  const status = await page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem("accessToken")}` };
    return (await fetch("/api/stripe/test-subscription-update", { method: "POST", headers })).status;
  });
  expect(status).toBe(200);
  await page.reload();
  await expect(yourPlan(page)).toContainText("ProActive");
  await page.getByRole("button", { name: "Manage Billing" }).click();
  await expect(
    page.getByText(/^Test subscription data: .* Please start a new subscription\.$/),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: "Start 3-Day Free Trial" })).toBeEnabled();
});

test.describe("on a phone in dark", () => {
  test.use({ viewport: PHONE, colorScheme: "dark" });

  test("payment, success and subscription pages have no fault and no sideways scroll", async ({
    page,
    login,
  }) => {
    await login();
    await page.goto("/subscription");
    const found: string[] = [];
    const look = async (name: string) => found.push(...(await faults(page, name)));
    await page.getByRole("button", { name: "Choose Lite" }).click();
    await expect(page.getByRole("heading", { name: "Subscribe to Lite" })).toBeVisible();
    await look("payment");
    await payWith(page, WORKS);
    await expect(yourPlan(page)).toContainText("LiteActive");
    await look("success");
    await page.getByRole("link", { name: "See your subscription" }).click();
    await expect(yourPlan(page)).toContainText("LiteActive");
    await look("subscription");
    await page.getByRole("button", { name: "Manage Billing" }).click();
    await expect(page.getByRole("heading", { name: "Manage billing" })).toBeVisible();
    await look("portal");
    expect(found).toEqual([]);
  });
});
