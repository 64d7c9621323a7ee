import { MESSAGES } from "#contract/messages.ts";
import { faults } from "./faults.ts";
import { DESK, expect, PHONE, test } from "./fixtures.ts";
import { LONG_TEXT } from "./long-content.ts";
import { newProject, subscribe } from "./saving.ts";
import { keepScreen } from "./screens.ts";

const LOGO = "tests/fixtures/yards/front-ranch.jpg";

test("a company is written once and stands on the papers of its clients", async ({ page, login }) => {
  await login();
  await page.goto("/dashboard");
  await page.getByRole("button", { name: /account menu/ }).click();
  await page.getByRole("menuitem", { name: "Company" }).click();
  await expect(page.getByRole("heading", { name: "Company", level: 1 })).toBeVisible();

  await page.getByRole("button", { name: "Save Company" }).click();
  await expect(page.getByText(MESSAGES.companyNameRequired)).toBeVisible();
  await expect(page.getByLabel("Company name")).toBeFocused();
  await page.getByLabel("Company name").fill("Fields & Sons Landscaping");
  await page.getByLabel("Phone").fill("416 555 0100");
  await page.getByLabel("Terms").fill("A third on signing.\nThe rest when the work is done.");
  await page.getByLabel("Prices hold for (days)").fill("30");
  await page.getByLabel("Logo file").setInputFiles(LOGO);
  await expect(page.getByRole("img", { name: "Your logo" })).toBeVisible();
  await page.getByRole("button", { name: "Save Company" }).click();
  await expect(page.getByText(MESSAGES.companySaved)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Company name")).toHaveValue("Fields & Sons Landscaping");
  await expect(page.getByRole("img", { name: "Your logo" })).toBeVisible();

  await subscribe(page);
  await page.goto("/projects");
  await page.getByRole("button", { name: "New Project" }).first().click();
  await page.getByLabel("Title").fill("Backyard");
  await page.getByLabel("Client's name").fill("Robin Hill");
  await page.getByLabel("Client's email").fill("robin");
  await page.getByLabel("Address of the site").fill("12 Maple Street");
  await page.getByRole("button", { name: "Create Project" }).click();
  await expect(page.getByText(MESSAGES.emailInvalid)).toBeVisible();
  await page.getByLabel("Client's email").fill("robin@example.com");
  await page.getByRole("button", { name: "Create Project" }).click();
  const card = page.getByRole("listitem").filter({ hasText: "Backyard" });
  await expect(card.getByText("Robin Hill")).toBeVisible();
  await expect(card.getByText("12 Maple Street")).toBeVisible();
  await page.getByRole("searchbox", { name: "Search" }).fill("robin");
  await expect(card).toBeVisible();

  await page.goto("/company");
  await page.getByRole("button", { name: "Remove Logo" }).click();
  await expect(page.getByRole("img", { name: "Your logo" })).toHaveCount(0);
});

test("a company that cannot be loaded or saved says so, and loses no words", async ({ page, login }) => {
  await login();
  await page.route("**/api/company", (route) => route.fulfill({ status: 500, body: "{}" }));
  await page.goto("/company");
  await expect(page.getByText(MESSAGES.companyFailed)).toBeVisible();
  await page.unroute("**/api/company");
  await page.getByRole("button", { name: "Try Again" }).click();
  await page.getByLabel("Company name").fill("Fields");
  await page.route("**/api/company", (route) => route.abort());
  await page.getByRole("button", { name: "Save Company" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(page.getByLabel("Company name")).toHaveValue("Fields");
});

for (const [name, colorScheme, viewport] of [
  ["phone-light", "light", PHONE],
  ["desk-dark", "dark", DESK],
] as const)
  test.describe(`on ${name}`, () => {
    test.use({ colorScheme, viewport });

    test("the company's screen and the client's fields have no fault", async ({ page, login }) => {
      await login();
      await subscribe(page);
      const found: string[] = [];
      const look = async (screen: string, fullPage = true) => {
        await keepScreen(page, `company-${screen}-${name}`, { fullPage });
        found.push(...(await faults(page, screen)));
      };
      await page.goto("/company");
      await page.getByLabel("Company name").fill(LONG_TEXT.slice(0, 110));
      await page.getByLabel("Terms").fill(LONG_TEXT);
      await page.getByLabel("Logo file").setInputFiles(LOGO);
      await expect(page.getByRole("img", { name: "Your logo" })).toBeVisible();
      await look("page");
      const clientName = LONG_TEXT.slice(0, 100);
      await newProject(page, "Backyard", { clientName, siteAddress: LONG_TEXT.slice(0, 280) });
      await page.goto("/projects");
      await expect(page.getByRole("heading", { name: "Backyard" })).toBeVisible();
      await look("projects");
      await page.getByRole("button", { name: "Actions for Backyard" }).click();
      await page.getByRole("menuitem", { name: "Edit" }).click();
      await expect(page.getByLabel("Client's name")).toHaveValue(clientName);
      await look("project", false);
      expect(found).toEqual([]);
    });
  });
