import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

/** kB of script over the wire, headers included, until the network is quiet: what a contractor on a phone in a yard waits for. */
const LIMITS = { "/dashboard": 130, "/projects": 130, "/designer": 150 };

/** Everything that arrives as script, in whichever way it was asked for: by the page, ahead of need, or for a worker. */
async function scriptKb(page: Page, path: string): Promise<number> {
  const client = await page.context().newCDPSession(page);
  await client.send("Network.enable");
  await client.send("Network.setCacheDisabled", { cacheDisabled: true });
  const scripts = new Set<string>();
  let bytes = 0;
  client.on("Network.responseReceived", ({ requestId, response }) => {
    if (/javascript|wasm/.test(response.mimeType)) scripts.add(requestId);
  });
  client.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await page.goto(path);
  await page.getByRole("main").getByRole("heading").first().waitFor();
  await page.waitForLoadState("networkidle");
  await client.detach();
  return bytes / 1024;
}

for (const [path, limit] of Object.entries(LIMITS))
  test(`${path} loads at most ${limit} kB of script before anybody does anything`, async ({
    page,
    login,
  }) => {
    await login();
    const kb = await scriptKb(page, path);
    expect(kb).toBeLessThan(limit);
    // A page without its framework has not been weighed.
    expect(kb).toBeGreaterThan(80);
  });
