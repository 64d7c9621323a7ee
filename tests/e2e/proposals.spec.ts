import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import type { Proposal } from "#contract/endpoints/proposals.ts";
import { PROPOSAL_MESSAGES } from "#contract/proposal-messages.ts";
import { faults } from "./faults.ts";
import { DESK, expect, PHONE, test } from "./fixtures.ts";
import { LONG_TEXT } from "./long-content.ts";
import { clientOf, mailedCode, tokenOf, writeCompany } from "./offering.ts";
import { api, designWithBill, newProject, subscribe } from "./saving.ts";
import { keepScreen } from "./screens.ts";

const CLIENT = { clientName: "Robin Hill", clientEmail: "robin@example.com", siteAddress: "12 Maple Street" };

const idOf = (page: Page) => page.url().split("/").at(-1) ?? "";

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

test("proposals say that they come with Pro, and lead to the plans", async ({ page, login }) => {
  await login();
  const projectId = await subscribe(page, "lite").then(() => newProject(page, "Maple Street"));
  await page.goto(`/projects/${projectId}/proposals`);
  await expect(page.getByText(PROPOSAL_MESSAGES.proposalNeedsPro)).toBeVisible();
  await expect(page.getByRole("button", { name: "New Proposal" })).toHaveCount(0);
  await page.getByRole("link", { name: "See Plans" }).click();
  await expect(page).toHaveURL("/subscription");
});

test("a proposal of two designs is written, sent, answered, signed by both and downloaded", async ({
  page,
  login,
  server,
}) => {
  await page.setViewportSize(DESK);
  await login();
  await subscribe(page);
  await writeCompany(page);
  const clientEmail = `${crypto.randomUUID()}@example.com`;
  const projectId = await newProject(page, "Maple Street", { ...CLIENT, clientEmail });
  await designWithBill(page, projectId, "Paver patio with a planting bed");
  await designWithBill(page, projectId, "Stone path with six boxwood balls");

  await page.goto(`/projects/${projectId}/gallery`);
  await page.getByRole("link", { name: "Proposals" }).click();
  await expect(page.getByRole("heading", { name: "No proposals yet" })).toBeVisible();
  await page.getByRole("button", { name: "New Proposal" }).click();
  await page.getByLabel("Title").fill("The front yard");
  await page.getByRole("checkbox", { name: "Paver patio" }).check();
  await page.getByRole("checkbox", { name: "Stone path" }).check();
  await page.getByRole("button", { name: "Create Proposal" }).dblclick();
  await expect(page.getByRole("heading", { name: "The front yard", level: 1 })).toBeVisible();
  const id = idOf(page);

  const names = page.getByLabel("Name of the option");
  await expect(names.nth(0)).toHaveValue("Good");
  await names.nth(1).fill("");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText(PROPOSAL_MESSAGES.proposalTitleInvalid)).toBeVisible();
  await expect(names.nth(1)).toBeFocused();
  await names.nth(1).fill("With boxwood");
  await page.getByRole("button", { name: "Add-ons" }).nth(1).click();
  await page.getByRole("button", { name: "Add an Add-on" }).click();
  await page.getByRole("textbox", { name: "Add-on 1" }).fill("Boxwood");
  await page
    .getByRole("group", { name: "Lines of the bill" })
    .getByRole("checkbox", { name: /boxwood/i })
    .first()
    .check();
  await page.getByRole("button", { name: "Add a Deposit" }).click();
  await expect(page.getByLabel("Percent")).toHaveValue("10");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText(PROPOSAL_MESSAGES.proposalSaved)).toBeVisible();

  await page.getByRole("button", { name: "Preview" }).click();
  const preview = page.getByRole("dialog", { name: "Preview" });
  await expect(preview.getByText("Boxwood (add-on)")).toBeVisible();
  await expect(preview.getByText("A tenth on signing.")).toBeVisible();
  await preview.getByRole("button", { name: "Close" }).click();

  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByLabel("Mail of your client")).toHaveValue(clientEmail);
  await page.getByRole("dialog").getByRole("button", { name: "Send", exact: true }).dblclick();
  await expect(page.getByText(PROPOSAL_MESSAGES.proposalSent)).toBeVisible();
  const link = await page.getByLabel("Link", { exact: true }).inputValue();
  const client = clientOf(page, tokenOf(link));
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).last().click();
  await expect(page.getByText("Sent", { exact: true }).first()).toBeVisible();

  const seen = await client.open();
  const better = seen.offer.options[1]?.id ?? "";
  const addOnId = seen.offer.options[1]?.addOns[0]?.id ?? "";
  await client.choose(seen.revision, better, [addOnId]);
  await client.ask(better, "Can the path go to the gate?");
  await page.reload();
  await expect(page.getByText("1 question without an answer.")).toBeVisible();
  await page.getByLabel("Answer to question 1").fill("Yes, at the same price.");
  await page.getByRole("button", { name: "Send Answer" }).dblclick();
  await expect(page.getByRole("button", { name: "Change Answer" })).toBeVisible();
  await expect(page.getByText("Yes, at the same price.")).toHaveCount(1);

  await client.askCode();
  const { offerSha256 } = await client.open();
  await client.sign(offerSha256, await mailedCode(server, clientEmail), "Robin Hill");
  await page.reload();
  await page.getByRole("button", { name: "Sign", exact: true }).click();
  await expect(page.getByText(offerSha256)).toBeVisible();
  await page.getByRole("dialog").getByRole("button", { name: "Sign", exact: true }).click();
  await expect(page.getByText("Signed by both", { exact: true })).toBeVisible();

  const sealed = page.getByRole("button", { name: "Download the Sealed PDF" });
  await expect(sealed).toBeVisible({ timeout: 60_000 });
  const download = page.waitForEvent("download");
  await sealed.click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("The-front-yard.pdf");
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe("%PDF-");

  await page.getByRole("button", { name: "Mark Deposit Paid" }).click();
  await page.getByRole("button", { name: "Mark as Paid" }).click();
  await expect(page.getByText("The deposit is paid.")).toBeVisible();
  await page.getByRole("button", { name: "Work Is Done" }).click();
  await page.getByRole("button", { name: "Mark as Done" }).click();
  await expect(page.getByText("The work is done.")).toBeVisible();
  const history = page.getByRole("region", { name: "History" });
  for (const words of ["Started", "Sent to the client", "Opened by the client", "Deposit paid", "Work done"])
    await expect(history.getByText(words, { exact: true })).toBeVisible();

  await page.getByRole("link", { name: "Proposals of Maple Street" }).click();
  const row = page.getByRole("listitem").filter({ hasText: "The front yard" });
  await expect(row.getByText("Done", { exact: true })).toBeVisible();
  await row.getByRole("link").click();
  await expect(page).toHaveURL(`/proposals/${id}`);
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
  const opened = await page.request.get(`/api/proposal/${tokenOf(data.url)}`);
  expect(opened.status()).toBe(404);
  await page.getByRole("button", { name: "Withdraw" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Withdraw" }).click();
  await expect(page.getByText("You have withdrawn this proposal.")).toBeVisible();

  const second = crypto.randomUUID();
  const { title, options } = proposal.body;
  await api(page, "POST", "/proposals", { id: second, projectId, title, options });
  await page.goto(`/proposals/${second}`);
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page).toHaveURL(`/projects/${projectId}/proposals`);
  await expect(page.getByRole("listitem").filter({ hasText: "Withdrawn" })).toBeVisible();
});

for (const [name, colorScheme, viewport] of [
  ["phone-light", "light", PHONE],
  ["desk-dark", "dark", DESK],
] as const)
  test.describe(`on ${name}`, () => {
    test.use({ colorScheme, viewport, contextOptions: { reducedMotion: "reduce" } });

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
