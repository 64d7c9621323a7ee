import { join } from "node:path";
import type { Page } from "@playwright/test";
import { extractText, getDocumentProxy } from "unpdf";
import { startServer } from "#tests/support/running-server.ts";
import { faults } from "./faults.ts";
import { expect, test, testOn } from "./fixtures.ts";
import { expectWholeOnPaper } from "./paper.ts";
import { sentProposal } from "./proposing.ts";
import { api } from "./saving.ts";
import { keepScreen } from "./screens.ts";

const OLD_PHONE = { width: 390, height: 844 };
/** kB of script over the wire, headers included. */
const SCRIPT_KB = 60;

/** The client's own browser: no account, no storage of the contractor's. */
async function clientPage(page: Page, path: string): Promise<Page> {
  const context = await page.context().browser()!.newContext({ viewport: OLD_PHONE, hasTouch: true });
  const client = await context.newPage();
  await client.goto(new URL(path, page.url()).href);
  await client.locator("[data-proposal][data-ready]").waitFor();
  return client;
}

const saved = (client: Page) =>
  expect(client.locator("[data-proposal]")).toHaveAttribute("data-standing", "same");

test("the client's page fits every window in light and dark, has no fault, is light, and says what it cannot do", async ({
  page,
  login,
}) => {
  await login();
  const { id, path } = await sentProposal(page, { isLong: true });
  const client = await clientPage(page, path);
  // Who wants no motion sees none: no color is on its way to another one, not even for a frame.
  const moving = await client.evaluate(() => {
    document.body.style.color = "red";
    const { length } = document.getAnimations();
    document.body.style.color = "";
    return length;
  });
  expect(moving).toBe(0);
  const found: string[] = [];
  for (const colorScheme of ["light", "dark"] as const) {
    await client.emulateMedia({ colorScheme });
    found.push(...(await faults(client, `proposal in ${colorScheme}`)));
    for (const width of [360, 390, 768, 1280]) {
      await client.setViewportSize({ width, height: 844 });
      await keepScreen(client, `proposal-${colorScheme}-${width}`);
      const wide = await client.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (wide > 0) found.push(`${wide} px too wide at ${width} px`);
    }
  }
  expect(found).toEqual([]);
  await expect(client.getByText(/^Strip old lawn \d+ hours?$/).first()).toBeVisible();
  await expect(client.getByText(/You can sign until [A-Z][a-z]{2} \d+, \d{4}\./)).toBeVisible();
  await client.setViewportSize(OLD_PHONE);

  const cdp = await client.context().newCDPSession(client);
  await cdp.send("Network.enable");
  await cdp.send("Network.setCacheDisabled", { cacheDisabled: true });
  const scripts = new Set<string>();
  let bytes = 0;
  cdp.on("Network.responseReceived", ({ requestId, response }) => {
    if (/javascript|wasm/.test(response.mimeType)) scripts.add(requestId);
  });
  cdp.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await client.reload();
  await client.locator("[data-proposal][data-ready]").waitFor();
  await client.waitForLoadState("networkidle");
  expect(bytes / 1024).toBeLessThan(SCRIPT_KB);
  // A page without its script has not been weighed.
  expect(bytes / 1024).toBeGreaterThan(5);

  // Paper shows every option and no control.
  await client.emulateMedia({ media: "print" });
  for (const title of ["Good", "Better"])
    await expect(client.getByRole("heading", { level: 2, name: title })).toBeVisible();
  await expect(client.getByRole("region", { name: "Sign" })).toBeHidden();
  await expectWholeOnPaper(client.locator("[data-before-after]").first());
  await expect(client.getByText("Questions about the picture").first()).toBeHidden();
  // The first option begins on its first page.
  const paper = await getDocumentProxy(new Uint8Array(await client.pdf({ preferCSSPageSize: true })));
  const { text } = await extractText(paper, { mergePages: false });
  expect(text[0]).toContain("BEFORE");
  await client.emulateMedia({ media: "screen" });

  // Offline: it says so, and a choice that could not be saved cannot be signed.
  await client.context().setOffline(true);
  await expect(client.getByText("You are offline.")).toBeVisible();
  await client.locator('input[name="option"][value="better"]').check({ force: true });
  await expect(client.locator("[data-proposal]")).toHaveAttribute("data-standing", "unsaved");
  await client.context().setOffline(false);
  await saved(client);

  // The contractor changes it while the client looks: the next choice shows the newer one.
  type Own = { data: { revision: number; body: object } };
  const { data } = await api<Own>(page, "GET", `/proposals/${id}`);
  await api(page, "PUT", `/proposals/${id}`, {
    ...data.body,
    title: "The new title",
    revision: data.revision,
  });
  await client.locator('input[name="option"][value="good"]').check({ force: true });
  await expect(client.getByRole("heading", { level: 1, name: "The new title" })).toBeVisible();
  await expect(client.getByText("This proposal was changed in the meantime.")).toBeVisible();

  // The form is at the lower end and what became of it at the upper one; most people's pages scroll smoothly.
  await client.emulateMedia({ reducedMotion: "no-preference" });
  await client.getByText("Decline this proposal").click();
  await client.getByRole("button", { name: "Decline", exact: true }).click();
  await expect(client.getByText("You have declined this proposal.")).toBeInViewport();
  await client.emulateMedia({ reducedMotion: "reduce" });
  await keepScreen(client, "proposal-declined");

  await api(page, "POST", `/proposals/${id}/revoke-link`);
  await client.reload();
  await expect(client.getByRole("heading", { name: "This proposal cannot be shown" })).toBeVisible();
  await expect(client.getByText("This link is not valid any more.")).toBeVisible();
  await client.context().close();
});

test.describe("on a server that is killed", () => {
  const test = testOn(async () => ({ server: await startServer({ TRUST_PROXY: "1" }) }));

  test("a proposal that was withdrawn or whose time has passed says so, and cannot be signed", async ({
    page,
    login,
    product: { server },
  }) => {
    await login();
    const { id, path } = await sentProposal(page, { isLong: true });
    type Own = { data: { revision: number; projectId: number; body: object } };
    const { data } = await api<Own>(page, "GET", `/proposals/${id}`);
    const late = crypto.randomUUID();
    const made = await api<Own>(page, "POST", "/proposals", {
      ...data.body,
      ...{ id: late, projectId: data.projectId },
    });
    const sent = await api<{ data: { url: string } }>(page, "POST", `/proposals/${late}/send`, {
      revision: made.data.revision,
    });
    await api(page, "POST", `/proposals/${id}/void`);
    // The hourly work comes past the last day, while the link still shows what became of it.
    await server.kill();
    const { connect } = await import("#server/db/connect.ts");
    const { endProposals } = await import("#server/features/proposals/end-proposals.job.ts");
    const database = await connect({ kind: "embedded", dir: join(server.dataDir, "database") });
    const inFifteenDays = new Date(Date.now() + 15.6 * 86_400_000);
    await endProposals({ db: database.db, now: () => inFifteenDays, queue: { send: async () => {} } });
    await database.close();
    await server.restart();

    const context = await page.context().browser()!.newContext({ viewport: OLD_PHONE });
    const client = await context.newPage();
    const found: string[] = [];
    for (const [state, link, words] of [
      ["withdrawn", path, /has withdrawn this proposal\./],
      ["expired", new URL(sent.data.url).pathname, /The time to sign has passed\. Ask .* to send it again\./],
    ] as const) {
      await client.goto(new URL(link, page.url()).href);
      await expect(client.getByText(words)).toBeVisible();
      await expect(client.getByRole("region", { name: "Sign" })).toHaveCount(0);
      await expect(client.getByRole("button", { name: "Sign" })).toHaveCount(0);
      for (const colorScheme of ["light", "dark"] as const) {
        await client.emulateMedia({ colorScheme });
        found.push(...(await faults(client, `${state} in ${colorScheme}`)));
        for (const width of [360, 390, 768, 1280]) {
          await client.setViewportSize({ width, height: 844 });
          await keepScreen(client, `proposal-${state}-${colorScheme}-${width}`);
          const wide = await client.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          if (wide > 0) found.push(`${state} is ${wide} px too wide at ${width} px`);
        }
      }
    }
    expect(found).toEqual([]);
    await context.close();
    await page.goto(`/proposals/${late}`);
    await expect(page.getByRole("button", { name: "Send Again" })).toBeVisible();
  });
});
