import type { Page } from "@playwright/test";
import { DESK, expect, savesData, showsNoPreview } from "./fixtures.ts";

/** This browser has all that the designer needs. */
export async function keptOffline(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect.poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true);
}

export const NOTHING_LEFT = {
  keys: [] as string[],
  databases: [] as string[],
  caches: [] as string[],
  workers: 0,
};

/** What of a person lies in this browser. */
export const leftIn = (page: Page) =>
  page.evaluate(async () => ({
    keys: Object.keys(localStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name ?? ""),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));

/** Another device of the same person. */
export async function secondDevice(page: Page, viewport = DESK): Promise<Page> {
  const session = await page.evaluate(() => ({ ...localStorage }));
  const context = await page
    .context()
    .browser()!
    .newContext({ viewport, baseURL: new URL(page.url()).origin });
  await savesData(context);
  await showsNoPreview(context);
  const other = await context.newPage();
  await other.goto("/robots.txt");
  await other.evaluate((kept) => {
    for (const key of ["accessToken", "refreshToken", "user"]) localStorage.setItem(key, kept[key] ?? "");
  }, session);
  return other;
}
