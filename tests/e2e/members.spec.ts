import type { Browser, Page } from "@playwright/test";
import { COMPANY_MESSAGES, deletionRefused, onlyLooks } from "#contract/company-messages.ts";
import { CONFIRM_MESSAGES } from "#contract/confirm-messages.ts";
import { MESSAGES } from "#contract/messages.ts";
import type { ServerPlace } from "#tests/support/running-server.ts";
import { DESK, expect, PASSWORD, PHONE, signIn, test } from "./fixtures.ts";
import { inMailTo } from "./outbox.ts";
import { api, designWithBill, newProject, subscribe } from "./saving.ts";
import { keepScreen, SCHEMES_OF_WIDTHS } from "./screens.ts";

const LONG_NAME = {
  firstName: "Maximiliana-Theodora",
  lastName: "Featherstonehaugh-Cholmondeley-Wriothesley",
};

/** Path and query of the link in the newest invitation to this address. */
const linkOfInvitation = (server: ServerPlace, to: string) =>
  inMailTo(server, to, ({ text = "" }) => /\/invitation\?token=[\w-]+/.exec(text)?.[0]);

async function inviteBy(page: Page, email: string, role: string): Promise<void> {
  await page.goto("/company");
  await page.getByLabel("Email of the person").fill(email);
  await page.getByLabel("Role", { exact: true }).selectOption(role);
  await page.getByRole("button", { name: "Send Invitation" }).click();
  await expect(page.getByText(COMPANY_MESSAGES.invited)).toBeVisible();
}

const another = async (browser: Browser, baseURL: string | undefined) =>
  (await browser.newContext({ baseURL: baseURL ?? "", viewport: { width: 390, height: 844 } })).newPage();

/** Another company is a page that begins anew. */
async function begunAnew(page: Page, act: () => Promise<void>): Promise<void> {
  await Promise.all([page.waitForEvent("load"), act()]);
  await expect(page).toHaveURL(/\/dashboard$/);
}

test("an owner invites a person, who registers from the mail, works in the company, and is removed", async ({
  page,
  browser,
  baseURL,
  login,
  server,
}) => {
  await login();
  await page.goto("/dashboard");
  await subscribe(page);
  await newProject(page, "Maple Street");
  const email = `${crypto.randomUUID()}@example.com`;
  await inviteBy(page, email, "Sales");
  await expect(
    page.getByRole("list", { name: "Open invitations" }).getByText(email, { exact: true }),
  ).toBeVisible();

  await expect(page.getByText("2 of 5 places of your plan are taken.")).toBeVisible();

  const guest = await another(browser, baseURL);
  await guest.goto(await linkOfInvitation(server, email));
  await expect(guest.getByRole("heading", { name: "You are invited" })).toBeVisible();
  await keepScreen(guest, "invitation-guest-390");
  await guest.getByRole("link", { name: "Create Account" }).click();
  await expect(guest.getByLabel("Email", { exact: true })).toHaveValue(email);
  await guest.getByLabel("First name").fill(LONG_NAME.firstName);
  await guest.getByLabel("Last name").fill(LONG_NAME.lastName);
  await guest.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await guest.getByLabel("Confirm password", { exact: true }).fill(PASSWORD);
  await guest.getByRole("button", { name: "Create Account" }).click();
  await guest.getByRole("button", { name: /^Join / }).click();
  await expect(guest).toHaveURL(/\/dashboard$/);

  await guest.goto("/projects");
  await expect(guest.getByText("Maple Street").first()).toBeVisible();
  // What the role is refused is not offered.
  await expect(guest.getByRole("button", { name: "New Project" })).toHaveCount(0);
  await guest.goto("/company");
  await expect(guest.getByRole("button", { name: "Leave Company" })).toBeVisible();
  await expect(guest.getByLabel("Company name")).toHaveCount(0);
  await keepScreen(guest, "company-member-390");
  await guest.goto("/engines");
  await expect(guest.getByText(/^The owner of the company chooses among them/)).toBeVisible();
  await expect(guest.getByRole("heading", { name: "What draws for you" })).toBeVisible();
  await expect(guest.getByRole("heading", { level: 2 })).toHaveCount(1);

  await page.reload();
  const name = `${LONG_NAME.firstName} ${LONG_NAME.lastName}`;
  await page.getByLabel(`Role of ${name}`).selectOption("Reviewer");
  await expect(page.getByText(`${name} is Reviewer now`)).toBeVisible();
  await page.getByRole("button", { name: "Show Changes" }).click();
  await expect(page.getByText(`Changed a member's role: ${name}`)).toBeVisible();
  for (const scheme of SCHEMES_OF_WIDTHS)
    for (const width of [360, 390, 768, 1280]) {
      await page.emulateMedia({ colorScheme: scheme });
      await page.setViewportSize({ width, height: 800 });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide).toBeLessThanOrEqual(0);
      await keepScreen(page, `company-members-${width}-${scheme}`);
    }

  await page.getByRole("button", { name: `Remove ${name}` }).click();
  await page.getByRole("button", { name: "Remove Member" }).click();
  await expect(page.getByText(`${name} is removed`)).toBeVisible();
  // At the next thing that they do.
  await guest.goto("/projects");
  await expect(guest.getByText(MESSAGES.authenticationIssue)).toBeVisible();
  await guest.context().close();
});

test("a person with an account joins, and goes to and fro between the company and their own work", async ({
  page,
  browser,
  baseURL,
  login,
  server,
}) => {
  await login({ firstName: "Olive", lastName: "Stone" });
  await page.goto("/dashboard");
  await subscribe(page);
  await newProject(page, "Maple Street");
  const member = await another(browser, baseURL);
  const { email } = await signIn(member, server, { firstName: "Sam", lastName: "Rivers" });
  await inviteBy(page, email, "Designer");
  const link = await linkOfInvitation(server, email);

  // The owner's own account is the wrong one.
  await page.goto(link);
  await expect(page.getByText(COMPANY_MESSAGES.invitationForAnother)).toBeVisible();

  await member.setViewportSize(DESK);
  await member.goto(link);
  await member.getByRole("button", { name: "Join Olive Stone" }).click();
  await expect(member).toHaveURL(/\/dashboard$/);
  await member.getByRole("button", { name: /account menu/ }).click();
  await expect(member.getByText("Designer, Olive Stone")).toBeVisible();
  await keepScreen(member, "account-menu-member-1280", { fullPage: false });
  await begunAnew(member, () => member.getByRole("menuitem", { name: "Work for yourself" }).click());
  await member.goto("/projects");
  await expect(member.getByText("Maple Street")).toHaveCount(0);
  await member.setViewportSize(PHONE);
  await member.getByRole("button", { name: "Open menu" }).click();
  await begunAnew(member, () => member.getByRole("button", { name: "Work for Olive Stone" }).click());
  await member.goto("/company");
  await member.getByRole("button", { name: "Leave Company" }).click();
  const leave = member.getByRole("alertdialog").getByRole("button", { name: "Leave Company" });
  await begunAnew(member, () => leave.click());
  await member.goto(link);
  await expect(member.getByText(COMPANY_MESSAGES.invitationUsed)).toBeVisible();
  await member.context().close();
});

test("an owner hands the company over with the password, and goes on in it as a designer", async ({
  page,
  browser,
  baseURL,
  login,
  server,
}) => {
  await login({ firstName: "Olive", lastName: "Stone" });
  await page.goto("/dashboard");
  await subscribe(page);
  const projectId = await newProject(page, "Maple Street");
  const imageId = await designWithBill(page, projectId);
  const member = await another(browser, baseURL);
  const { email } = await signIn(member, server, LONG_NAME);
  await inviteBy(page, email, "Sales");
  await member.goto(await linkOfInvitation(server, email));
  await begunAnew(member, () => member.getByRole("button", { name: "Join Olive Stone" }).click());

  await page.setViewportSize(PHONE);
  await page.goto("/company");
  const name = `${LONG_NAME.firstName} ${LONG_NAME.lastName}`;
  await page.getByRole("button", { name: `Make Owner : ${name}` }).click();
  const dialog = page.getByRole("dialog", { name: `Make ${name} the owner` });
  await expect(dialog.getByText("You stay in the company as Designer")).toBeVisible();
  for (const scheme of SCHEMES_OF_WIDTHS)
    for (const width of [360, 390, 768, 1280]) {
      await page.emulateMedia({ colorScheme: scheme });
      await page.setViewportSize({ width, height: 800 });
      await keepScreen(page, `company-hand-over-${width}-${scheme}`, { fullPage: false });
    }
  await dialog.getByRole("button", { name: "Hand Over Company" }).click();
  await expect(dialog.getByText(MESSAGES.passwordRequired)).toBeVisible();
  await dialog.getByLabel("Your password").fill("Not-My-Password-1");
  await dialog.getByRole("button", { name: "Hand Over Company" }).click();
  await expect(dialog.getByText(CONFIRM_MESSAGES.passwordWrong)).toBeVisible();
  await dialog.getByLabel("Your password").fill(PASSWORD);
  await begunAnew(page, () => dialog.getByRole("button", { name: "Hand Over Company" }).click());
  await page.goto("/company");
  await expect(page.getByRole("button", { name: "Leave Company" })).toBeVisible();
  await page.goto("/projects");
  await expect(page.getByText("Maple Street").first()).toBeVisible();

  // A designer prices the bill that is open; the company's own prices are its owner's.
  await page.goto(`/projects/${projectId}/gallery?view=fullscreen&image=${imageId}`);
  await page.getByRole("button", { name: "View BOM" }).click();
  const bill = page.getByRole("dialog", { name: "Bill of materials" });
  await bill.getByRole("button", { name: "More" }).click();
  await page.getByRole("menuitem", { name: "Prices" }).click();
  const prices = page.getByRole("dialog", { name: "Prices" });
  await expect(prices.getByText("The owner of the company uploads them.")).toBeVisible();
  await expect(prices.getByRole("button", { name: "Catalog" })).toBeVisible();
  await expect(prices.getByRole("button", { name: "Upload CSV" })).toHaveCount(0);
  await expect(prices.getByLabel("Start my next bills with these terms")).toHaveCount(0);
  await keepScreen(page, "prices-of-a-designer-1280-dark", { fullPage: false });
  await prices.getByLabel("Percent", { exact: true }).fill("25");
  await prices.getByRole("button", { name: "Save terms" }).click();
  await expect(page.getByText(MESSAGES.bomTermsSaved)).toBeVisible();

  await member.goto("/company");
  await expect(member.getByLabel("Company name")).toHaveValue("Olive Stone");
  await expect(member.getByRole("button", { name: "Make Owner : Olive Stone" })).toBeVisible();
  await member.goto("/settings");
  await member.getByRole("button", { name: "Delete Account" }).click();
  const refused = deletionRefused({ why: "members", company: "Olive Stone" });
  await expect(member.getByText(refused)).toBeVisible();
  await keepScreen(member, "settings-account-stays-390");

  await page.goto("/settings");
  await page.getByRole("button", { name: "Delete Account" }).click();
  const ending = page.getByRole("dialog", { name: "Delete your account" });
  // Their own company is empty: nothing that there is none of is named.
  await expect(ending.getByText("Your account goes for good. Nobody can bring it back.")).toBeVisible();
  await expect(ending.getByText("What you made in “Olive Stone” stays with that company")).toBeVisible();
  for (const scheme of SCHEMES_OF_WIDTHS)
    for (const width of [360, 390, 768, 1280]) {
      await page.emulateMedia({ colorScheme: scheme });
      await page.setViewportSize({ width, height: 800 });
      await keepScreen(page, `settings-delete-account-${width}-${scheme}`, { fullPage: false });
    }
  await ending.getByLabel("Your password").fill(PASSWORD);
  await ending.getByRole("button", { name: "Delete Account" }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByText("Your account is deleted.")).toBeVisible();
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => !key.includes("analytics"))),
  ).toEqual([]);
  await member.goto("/projects");
  await expect(member.getByText("Maple Street").first()).toBeVisible();
  await member.context().close();
});

test("a reviewer looks at designs and compares them, sees who made them, and is offered nothing that would be refused", async ({
  page,
  browser,
  baseURL,
  login,
  server,
}) => {
  await login(LONG_NAME);
  await page.goto("/dashboard");
  await subscribe(page);
  const projectId = await newProject(page, "Maple Street");
  const imageId = await designWithBill(page, projectId);
  const opened = await api<{ data: { id: string } }>(page, "POST", "/designs/of-image", { imageId });
  const member = await another(browser, baseURL);
  const { email } = await signIn(member, server, { firstName: "Sam", lastName: "Rivers" });
  await inviteBy(page, email, "Reviewer");
  await member.goto(await linkOfInvitation(server, email));
  await begunAnew(member, () => member.getByRole("button", { name: /^Join / }).click());
  const maker = `Made by ${LONG_NAME.firstName} ${LONG_NAME.lastName}`;

  const refused: string[] = [];
  member.on("response", (answer) => {
    if (answer.status() === 403) refused.push(`${answer.request().method()} ${answer.url()}`);
  });
  await expect(member.getByRole("link", { name: "New Design" })).toHaveCount(0);
  await member.goto("/projects");
  await expect(member.getByText(maker).first()).toBeVisible();
  await member.getByRole("button", { name: "Actions for Maple Street" }).click();
  await expect(member.getByRole("menuitem")).toHaveText(["Proposals"]);
  await member.keyboard.press("Escape");
  await member.goto("/projects?view=board");
  await expect(member.getByText(maker).first()).toBeVisible();
  await expect(member.getByLabel("Status of Maple Street")).toHaveCount(0);
  await member.goto(`/projects/${projectId}/gallery`);
  await expect(member.getByRole("heading", { name: "Designs" })).toBeVisible();
  await expect(member.getByRole("link", { name: "New Design" })).toHaveCount(0);

  await member.goto("/designer");
  await expect(member.getByText(onlyLooks("reviewer"))).toBeVisible();
  await expect(member.getByText(maker).first()).toBeVisible();
  await keepScreen(member, "designer-look-list-390");
  await member.goto(`/designer/${opened.data.id}`);
  await expect(member.getByText(onlyLooks("reviewer"))).toBeVisible();
  const line = member.getByRole("slider");
  await line.focus();
  await member.keyboard.press("Home");
  await expect(line).toHaveAttribute("aria-valuenow", "0");
  await member.getByRole("button", { name: "Photo" }).click();
  await expect(member.getByRole("img", { name: "The yard as it is" })).toBeVisible();
  await member.getByRole("button", { name: "Version 1" }).click();
  await expect(member.getByText(maker)).toBeVisible();
  for (const scheme of SCHEMES_OF_WIDTHS)
    for (const width of [360, 390, 768, 1280]) {
      await member.emulateMedia({ colorScheme: scheme });
      await member.setViewportSize({ width, height: 800 });
      const wide = await member.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide).toBeLessThanOrEqual(0);
      await keepScreen(member, `designer-look-${width}-${scheme}`);
    }
  await member.goto(`/projects/${projectId}/proposals`);
  await expect(member.getByText("No proposals yet")).toBeVisible();
  await expect(member.getByRole("button", { name: "New Proposal" })).toHaveCount(0);
  await member.goto("/subscription");
  await expect(member.getByText(COMPANY_MESSAGES.ownerPlans)).toBeVisible();
  expect(refused).toEqual([]);
  await member.context().close();
});
