import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

/** Plans are not sold in these tests: the answer about the person says that they have one. */
const subscribe = (page: Page) =>
  page.route("**/api/auth/verify", async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    Object.assign(body.data.user, { hasActiveSubscription: true, subscriptionStatus: "active" });
    await route.fulfill({ response: answer, json: body });
  });

test("projects ask for a subscription", async ({ page, login }) => {
  await login();
  await page.goto("/projects");
  await expect(page.getByRole("heading", { name: "Subscription Required" })).toBeVisible();
  await page.getByRole("link", { name: "See Plans" }).click();
  await expect(page).toHaveURL("/subscription");
});

test("a project is made, found, edited and deleted", async ({ page, login }) => {
  await subscribe(page);
  await login();
  await page.goto("/projects");
  await expect(page.getByRole("heading", { name: "Start your first project" })).toBeVisible();

  await page.getByRole("button", { name: "New Project" }).first().click();
  await page.getByRole("button", { name: "Create Project" }).click();
  await expect(page.getByText("Project title is required")).toBeVisible();
  await expect(page.getByLabel("Title")).toBeFocused();
  await page.getByLabel("Title").fill("x".repeat(201));
  await page.getByRole("button", { name: "Create Project" }).click();
  await expect(page.getByText("Project title can have at most 200 characters")).toBeVisible();
  await page.getByLabel("Title").fill("12 Maple Street");
  await page.getByLabel("Tags").fill("patio, front yard");
  await page.getByRole("button", { name: "Create Project" }).click();
  const card = page.getByRole("listitem").filter({ hasText: "12 Maple Street" });
  await expect(card.getByText("front yard")).toBeVisible();

  await page.getByRole("searchbox", { name: "Search" }).fill("nowhere");
  await expect(page.getByRole("heading", { name: "No project matches" })).toBeVisible();
  await page.getByRole("button", { name: "Show All Projects" }).click();
  await expect(card).toBeVisible();

  await card.getByRole("button", { name: "Actions for 12 Maple Street" }).click();
  await page.getByRole("menuitem", { name: "Edit" }).click();
  await page.getByLabel("Title").fill("14 Maple Street");
  await page.getByRole("button", { name: "Save Changes" }).click();
  const renamed = page.getByRole("listitem").filter({ hasText: "14 Maple Street" });
  await expect(renamed.getByText("patio")).toBeVisible();

  await renamed.getByRole("button", { name: "Actions for 14 Maple Street" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await expect(
    page.getByText("Are you sure you want to delete this project? This action cannot be undone."),
  ).toBeVisible();
  await page.getByRole("button", { name: "Delete Project" }).click();
  await expect(page.getByRole("heading", { name: "Start your first project" })).toBeVisible();
});

test("a list that cannot be loaded says so and comes back on a second try", async ({ page, login }) => {
  await subscribe(page);
  await login();
  await page.route("**/api/projects?*", (route) => route.abort());
  await page.goto("/projects");
  await expect(page.getByRole("alert")).toContainText(
    "Network connection issue. Please check your internet and try again.",
  );
  await page.unroute("**/api/projects?*");
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByRole("heading", { name: "Start your first project" })).toBeVisible();
});
