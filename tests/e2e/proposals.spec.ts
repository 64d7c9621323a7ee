import type { Page } from "@playwright/test";
import { proposalNeedsPlan } from "#contract/plan-messages.ts";
import { PROPOSAL_MESSAGES } from "#contract/proposal-messages.ts";
import type { Proposal } from "#contract/proposal-view.ts";
import { faults } from "./faults.ts";
import { DESK, expect, PHONE, test } from "./fixtures.ts";
import { LONG_TEXT } from "./long-content.ts";
import { clientOf, tokenOf, writeCompany } from "./offering.ts";
import { api, designWithBill, newProject, subscribe } from "./saving.ts";
import { keepScreen } from "./screens.ts";

const CLIENT = { clientName: "Robin Hill", clientEmail: "robin@example.com", siteAddress: "12 Maple Street" };

/** A draft of one option, and the project that it is for. */
async function draft(page: Page, more: { title?: string; client?: object } = {}) {
  await writeCompany(page);
  const projectId = await newProject(page, more.title ?? "Maple Street", { ...CLIENT, ...more.client });
  const savedImageId = await designWithBill(page, projectId, more.title);
  const id = crypto.randomUUID();
  const { data } = await api<{ data: Proposal }>(page, "POST", "/proposals", {
    ...{ id, projectId, title: more.title ?? "The front yard" },
    options: [{ id: "good", title: more.title ?? "Good", savedImageId }],
    schedule: [
      { title: "Deposit on signing", percent: 10 },
      { title: "When the work is done", percent: 90 },
    ],
  });
  return { id, projectId, savedImageId, proposal: data };
}

test("proposals say with which plan they come, and lead to the plans", async ({ page, login }) => {
  await login();
  const projectId = await subscribe(page, "lite").then(() => newProject(page, "Maple Street"));
  await page.goto(`/projects/${projectId}/proposals`);
  await expect(page.getByText(proposalNeedsPlan())).toBeVisible();
  await expect(page.getByRole("button", { name: "New Proposal" })).toHaveCount(0);
  await page.getByRole("link", { name: "See Plans" }).click();
  await expect(page).toHaveURL("/subscription");
});

test("who is slower than somebody else sees the newer proposal and can put the own words back", async ({
  page,
  login,
}) => {
  await login();
  await subscribe(page);
  const { id, proposal } = await draft(page);
  await page.goto(`/proposals/${id}`);
  await page.getByLabel("Title", { exact: true }).fill("My words");
  await api(page, "PUT", `/proposals/${id}`, {
    ...{ ...proposal.body, title: "Newer words", revision: proposal.revision },
  });
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText(PROPOSAL_MESSAGES.proposalChanged)).toBeVisible();
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue("Newer words");
  await page.getByRole("button", { name: "Put My Changes Back" }).click();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("heading", { name: "My words", level: 1 })).toBeVisible();
});

test("what is typed survives a failure, and leaving asks first", async ({ page, login }) => {
  await login();
  await subscribe(page);
  const { id } = await draft(page);
  await page.goto(`/proposals/${id}`);
  await page.getByLabel("Title", { exact: true }).fill("My words");
  await page.route(`**/api/proposals/${id}`, (route) => route.abort());
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue("My words");
  await page.unroute(`**/api/proposals/${id}`);
  await page.getByRole("link", { name: "Proposals of Maple Street" }).click();
  await expect(page.getByRole("alertdialog", { name: "Leave without saving" })).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("heading", { name: "My words", level: 1 })).toBeVisible();
});

test("a link is taken back, a proposal is withdrawn and a draft is deleted, each after a question", async ({
  page,
  login,
}) => {
  await login();
  await subscribe(page);
  const { id, proposal, projectId } = await draft(page);
  type Sent = { data: { url: string } };
  const { data } = await api<Sent>(page, "POST", `/proposals/${id}/send`, { revision: proposal.revision });
  await page.goto(`/proposals/${id}`);
  await page.getByRole("button", { name: "Take the Link Back" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Take the Link Back" }).click();
  await page.getByRole("button", { name: "Take Back" }).click();
  await expect(page.getByText("The link no longer works.")).toBeVisible();
  expect(await faults(page, "sent")).toEqual([]);
  const opened = await page.request.get(`/api/proposal/${tokenOf(data.url)}`);
  expect(opened.status()).toBe(404);
  await page.getByRole("button", { name: "Withdraw" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Withdraw" }).click();
  await expect(page.getByText("You have withdrawn this proposal.")).toBeVisible();
  // The button is gone: what stood around it has the focus.
  await expect(page.getByRole("region", { name: "Steps" })).toBeFocused();
  expect(await faults(page, "withdrawn")).toEqual([]);

  const second = crypto.randomUUID();
  const { title, options } = proposal.body;
  await api(page, "POST", "/proposals", { id: second, projectId, title, options });
  await page.goto(`/proposals/${second}`);
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page).toHaveURL(`/projects/${projectId}/proposals`);
  await expect(page.getByRole("listitem").filter({ hasText: "Withdrawn" })).toBeVisible();

  // Withdrawn while its link still works: who has the link reads so, and finds nowhere to sign.
  const third = crypto.randomUUID();
  type Made = { data: { revision: number } };
  const made = await api<Made>(page, "POST", "/proposals", { id: third, projectId, title, options });
  const { revision } = made.data;
  const { url } = (await api<Sent>(page, "POST", `/proposals/${third}/send`, { revision })).data;
  await page.goto(new URL(url).pathname);
  await expect(page.getByRole("region", { name: "Sign" })).toBeVisible();
  await api(page, "POST", `/proposals/${third}/void`);
  await page.reload();
  await expect(page.getByText(/has withdrawn this proposal\./)).toBeVisible();
  await expect(page.getByRole("region", { name: "Sign" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Sign" })).toHaveCount(0);
});

for (const [name, colorScheme, viewport] of [
  ["phone-light", "light", PHONE],
  ["desk-dark", "dark", DESK],
] as const)
  test.describe(`on ${name}`, () => {
    test.use({ colorScheme, viewport });

    test("the screens of proposals have no fault, with long words", async ({ page, login }) => {
      await login();
      await subscribe(page);
      const title = LONG_TEXT.slice(0, 118).trim();
      const client = { clientName: LONG_TEXT.slice(0, 100).trim() };
      const { id, projectId, proposal } = await draft(page, { title, client });
      const found: string[] = [];
      const look = async (screen: string, fullPage = true) => {
        await keepScreen(page, `proposal-${screen}-${name}`, { fullPage });
        found.push(...(await faults(page, screen)));
      };
      await page.goto(`/projects/${projectId}/proposals`);
      await expect(page.getByRole("heading", { name: title })).toBeVisible();
      await look("list");
      await page.getByRole("button", { name: "New Proposal" }).click();
      await expect(page.getByRole("checkbox")).toBeVisible();
      await look("new", false);
      await page.getByRole("button", { name: "Cancel" }).click();
      await page.getByRole("button", { name: "Make Three Options" }).click();
      await page.getByRole("radio").check();
      await expect(page.getByText("Costs nothing.")).toBeVisible();
      await look("three-options", false);
      await page.goto(`/proposals/${id}`);
      await page.getByRole("button", { name: "Add-ons" }).click();
      await page.getByRole("button", { name: "Add an Add-on" }).click();
      await look("editor");
      await page.getByRole("button", { name: "Remove add-on 1" }).click();
      await page.getByRole("button", { name: "Preview" }).click();
      await expect(page.getByRole("dialog").getByRole("img")).toBeVisible();
      await look("preview", false);
      await page.getByRole("button", { name: "Close" }).click();
      await page.getByRole("button", { name: "Send", exact: true }).click();
      await look("send", false);
      type Sent = { data: { url: string } };
      const body = { revision: proposal.revision };
      const { data } = await api<Sent>(page, "POST", `/proposals/${id}/send`, body);
      const asking = clientOf(page, tokenOf(data.url));
      await asking.open();
      await asking.ask("good", LONG_TEXT);
      await page.goto(`/proposals/${id}`);
      await expect(page.getByLabel("Answer to question 1")).toBeVisible();
      await look("sent");
      await api(page, "POST", `/proposals/${id}/void`);
      await page.reload();
      await expect(page.getByText("You have withdrawn this proposal.")).toBeVisible();
      await look("withdrawn");
      expect(found).toEqual([]);
    });
  });
