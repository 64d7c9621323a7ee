import type { Page } from "@playwright/test";
import { sealTools } from "#app/lib/seal-tools.ts";
import { verifySeal } from "#core/seal/verify-seal.ts";
import { faults } from "./faults.ts";
import { expect, test } from "./fixtures.ts";
import { mailedCode, sentProposal } from "./proposing.ts";
import { api } from "./saving.ts";
import { keepScreen } from "./screens.ts";

const OLD_PHONE = { width: 390, height: 844 };
/** kB of script over the wire, headers included. */
const SCRIPT_KB = 60;
const SWITCH_MS = 500;

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
const bar = (client: Page) => client.locator('.fixed [data-part="total"]');

test("a client chooses, asks about the picture, signs what is on the screen, and has the sealed copy", async ({
  page,
  login,
  server,
}) => {
  await login();
  const { id, clientEmail, path } = await sentProposal(page);
  const client = await clientPage(page, path);
  const before = await bar(client).textContent();

  // Price and picture change together.
  const better = client.getByRole("region", { name: "Better", exact: true });
  const ms = await client.evaluate(async () => {
    const picture = document.querySelector<HTMLImageElement>('[data-option="better"] img:last-of-type')!;
    picture.loading = "eager";
    await picture.decode();
    const started = performance.now();
    document.querySelector<HTMLInputElement>('input[name="option"][value="better"]')!.click();
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return performance.now() - started;
  });
  expect(ms).toBeLessThan(SWITCH_MS);
  await expect(better).toBeVisible();
  await expect(client.getByRole("region", { name: "Good", exact: true })).toBeHidden();
  const plain = await bar(client).textContent();
  await better.getByRole("checkbox").check();
  await expect(bar(client)).not.toHaveText(plain ?? "");
  await saved(client);
  const total = (await bar(client).textContent()) ?? "";
  expect(total).not.toBe(before);

  // A question on the picture reaches the contractor, whose answer stands on the page.
  await better.getByRole("button", { name: "Ask about a place" }).click();
  await better.getByRole("button", { name: /Place of the question/ }).click({ position: { x: 60, y: 40 } });
  await better.getByRole("textbox", { name: "Your question" }).fill("Does the <b>tree</b> stay?");
  await better.getByRole("button", { name: "Send question" }).click();
  await expect(better.getByRole("listitem").filter({ hasText: "Does the <b>tree</b> stay?" })).toBeVisible();
  type Own = {
    data: { pins: { id: string }[]; offerSha256: string; stage: string; record: { pdf: string } };
  };
  const own = () => api<Own>(page, "GET", `/proposals/${id}`);
  const [pin] = (await own()).data.pins;
  await api(page, "POST", `/proposals/${id}/pins/${pin?.id}/answer`, { text: "Yes, it stays." });
  await client.reload();
  await expect(better.getByText("Yes, it stays.")).toBeVisible();
  await expect(bar(client)).toHaveText(total);

  // What is missing is named; then the signature.
  await client.getByRole("button", { name: "Sign" }).first().click();
  const form = client.getByRole("region", { name: "Sign" });
  await form.getByRole("button", { name: "Sign", exact: true }).click();
  await expect(form.getByRole("alert")).toHaveText("Please write your full name.");
  await form.getByLabel("Your full name").fill("Zoe Nunez");
  await form.getByRole("button", { name: "Sign", exact: true }).click();
  await expect(form.getByRole("alert")).toHaveText("Please draw or type your signature.");
  const pad = form.locator("canvas");
  await pad.scrollIntoViewIfNeeded();
  const box = (await pad.boundingBox())!;
  await client.mouse.move(box.x + 20, box.y + 40);
  await client.mouse.down();
  await client.mouse.move(box.x + 120, box.y + 90, { steps: 6 });
  await client.mouse.move(box.x + 200, box.y + 30, { steps: 6 });
  await client.mouse.up();
  await form.getByRole("checkbox", { name: /I agree/ }).check();
  await form.getByRole("button", { name: "Send me a code" }).click();
  await expect(form.getByText("We have sent a code of six digits.")).toBeVisible();
  const code = await mailedCode(server, clientEmail);
  await form.getByLabel("Code", { exact: true }).fill(code === "000000" ? "000001" : "000000");
  await form.getByRole("button", { name: "Sign", exact: true }).click();
  await expect(form.getByRole("alert")).toContainText("This code is not right.");
  await form.getByLabel("Code", { exact: true }).fill(code);
  const hash = await form.locator('[data-part="hash"]').textContent();
  await form.getByRole("button", { name: "Sign", exact: true }).dblclick();
  await expect(client.getByText(/Thank you, it is signed/)).toBeVisible();
  await expect(form).toHaveCount(0);
  expect((await own()).data.offerSha256).toBe(hash);

  // Both have signed: the sealed file comes by the link, and nothing in it has changed.
  await api(page, "POST", `/proposals/${id}/countersign`, {
    ...{ offerSha256: hash, name: "Dana Fields", timeZone: "America/Toronto" },
    signature: { kind: "typed", text: "Dana Fields" },
  });
  await expect.poll(async () => (await own()).data.record.pdf).toBe("ready");
  await client.reload();
  await expect(client.getByText(/Signed by both/)).toBeVisible();
  const href = await client.getByRole("link", { name: "Download the sealed PDF" }).getAttribute("href");
  const file = new Uint8Array(await (await client.request.get(href!)).body());
  expect((await verifySeal(file, sealTools)).state).toBe("unchanged");
  await keepScreen(client, "proposal-signed");
  await client.context().close();
});

test("the client's page fits every window in light and dark, has no fault, is light, and says what it cannot do", async ({
  page,
  login,
}) => {
  await login();
  const { id, path } = await sentProposal(page, { isLong: true });
  const client = await clientPage(page, path);
  const found: string[] = [];
  for (const colorScheme of ["light", "dark"] as const) {
    await client.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    found.push(...(await faults(client, `proposal in ${colorScheme}`)));
    for (const width of [360, 390, 768, 1280]) {
      await client.setViewportSize({ width, height: 844 });
      await keepScreen(client, `proposal-${colorScheme}-${width}`);
      const wide = await client.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (wide > 0) found.push(`${wide} px too wide at ${width} px`);
    }
  }
  expect(found).toEqual([]);
  await expect(client.getByText(/^Strip old lawn \d+ hours$/).first()).toBeVisible();
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

  await client.getByText("Decline this proposal").click();
  await client.getByRole("button", { name: "Decline", exact: true }).click();
  await expect(client.getByText("You have declined this proposal.")).toBeVisible();
  await keepScreen(client, "proposal-declined");

  await api(page, "POST", `/proposals/${id}/revoke-link`);
  await client.reload();
  await expect(client.getByRole("heading", { name: "This proposal cannot be shown" })).toBeVisible();
  await expect(client.getByText("This link is not valid any more.")).toBeVisible();
  await client.context().close();
});
