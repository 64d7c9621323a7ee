import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import type { SavedImage } from "#contract/endpoints/images.ts";
import { PASSWORD } from "./fixtures.ts";

export async function signUp(page: Page): Promise<void> {
  await page.goto("/");
  await page.getByRole("link", { name: "Try it FREE Now!" }).first().click();
  await createAccount(page);
}

/** On the page of the account's form. */
export async function createAccount(page: Page): Promise<void> {
  await page.getByLabel("First name").fill("Dana");
  await page.getByLabel("Last name").fill("Fields");
  await page.getByLabel("Email").fill(`${crypto.randomUUID()}@example.com`);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Confirm password").fill(PASSWORD);
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
}

/** What the API says of this person, asked with the page's own token. */
export const ask = <T>(page: Page, path: string): Promise<T> =>
  page.evaluate(async (address) => {
    const response = await fetch(`/api${address}`, {
      headers: { authorization: `Bearer ${localStorage.getItem("accessToken")}` },
    });
    return (await response.json()).data;
  }, path);

export const pixelsOf = async (page: Page, url: string) =>
  sharp(await (await page.request.get(url)).body())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });

/** The newest picture is saved in the project; its upper half is the photo's own, and the ground has changed. Answers both. */
export async function expectSavedWithHouseUntouched(page: Page) {
  const { images } = await ask<{ images: SavedImage[] }>(page, "/images?limit=1");
  const saved = images[0];
  expect(saved).toMatchObject({ image_type: "generated", project_name: "Maple Street 12" });
  const after = await pixelsOf(page, saved?.cloudinary_url ?? "");
  const before = await pixelsOf(page, saved?.original_image ?? "");
  expect(after.info).toMatchObject({ width: before.info.width, height: before.info.height });
  const half = Math.floor(before.info.height / 2) * before.info.width * 3;
  expect(after.data.subarray(0, half).equals(before.data.subarray(0, half))).toBe(true);
  expect(after.data.equals(before.data)).toBe(false);
  return { before, after };
}
