import type { Page } from "@playwright/test";
import sharp from "sharp";
import type { Generation } from "#contract/endpoints/generations.ts";
import type { SavedImage } from "#contract/endpoints/images.ts";
import { addPhoto, circleGround, createProject, expectResult, generate } from "./designer-page.ts";
import { DESK, expect, PASSWORD, PHONE, test } from "./fixtures.ts";

const WISH = "herringbone paver patio with a planting bed";

async function signUp(page: Page): Promise<void> {
  await page.goto("/");
  await page.getByRole("link", { name: "Try it FREE Now!" }).first().click();
  await page.getByLabel("First name").fill("Dana");
  await page.getByLabel("Last name").fill("Fields");
  await page.getByLabel("Email").fill(`${crypto.randomUUID()}@example.com`);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Confirm password").fill(PASSWORD);
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
}

/** What the API says of this person, asked with the page's own token. */
const ask = <T>(page: Page, path: string): Promise<T> =>
  page.evaluate(async (address) => {
    const response = await fetch(`/api${address}`, {
      headers: { authorization: `Bearer ${localStorage.getItem("accessToken")}` },
    });
    return (await response.json()).data;
  }, path);

const pixelsOf = async (page: Page, url: string) =>
  sharp(await (await page.request.get(url)).body())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });

/** The newest picture is saved in the project; its upper half is the photo's own, and the ground has changed. */
async function expectSavedWithHouseUntouched(page: Page): Promise<void> {
  const { images } = await ask<{ images: SavedImage[] }>(page, "/images?limit=1");
  const saved = images[0];
  expect(saved).toMatchObject({ image_type: "generated", project_name: "Maple Street 12" });
  const after = await pixelsOf(page, saved?.cloudinary_url ?? "");
  const before = await pixelsOf(page, saved?.original_image ?? "");
  expect(after.info).toMatchObject({ width: before.info.width, height: before.info.height });
  const half = Math.floor(before.info.height / 2) * before.info.width * 3;
  expect(after.data.subarray(0, half).equals(before.data.subarray(0, half))).toBe(true);
  expect(after.data.equals(before.data)).toBe(false);
}

for (const { name, viewport, touch, photo } of [
  { name: "a phone", viewport: PHONE, touch: true, photo: "modern-front-lawn.jpg" },
  { name: "a desk", viewport: DESK, touch: false, photo: "front-double-garage.jpg" },
]) {
  test.describe(`from sign-up to a saved picture, on ${name}`, () => {
    test.use({ viewport, hasTouch: touch, isMobile: touch });

    test("a new person uploads, circles, describes and sees the house untouched", async ({ page }) => {
      await signUp(page);
      await page.getByRole("link", { name: "Create your First Design" }).click();
      await createProject(page, "Maple Street 12");
      await addPhoto(page, photo);
      await circleGround(page, touch ? "touch" : "mouse");
      await page.getByLabel("What goes in area 1").fill(WISH);
      await generate(page);
      await expectResult(page);
      await expectSavedWithHouseUntouched(page);

      const slider = page.getByRole("slider");
      await expect(slider).toHaveAttribute("aria-valuenow", "50");
      await slider.press("ArrowRight");
      await expect(slider).not.toHaveAttribute("aria-valuenow", "50");

      const download = page.waitForEvent("download");
      await page.getByRole("button", { name: "Download Result" }).click();
      const file = await (await download).path();
      const { width, height } = await sharp(file).metadata();
      expect(width).toBeGreaterThan(1000);
      expect(height).toBeGreaterThan(1000);
    });
  });
}

test("a design survives the server being killed in the middle, and the reloaded page finds it", async ({
  page,
  server,
  login,
}) => {
  await login();
  await page.goto("/designer");
  await createProject(page, "Maple Street 12");
  await addPhoto(page, "front-double-garage.jpg");
  await page.getByLabel("What should change?").fill(WISH);
  const accepted = page.waitForResponse((r) => r.url().endsWith("/api/generations") && r.status() === 202);
  await generate(page);
  const { data } = (await (await accepted).json()) as { data: { id: string } };
  await server.kill();
  await server.restart();
  await page.reload();
  await expectResult(page);
  const generation = await ask<Generation>(page, `/generations/${data.id}`);
  expect(generation).toMatchObject({ status: "succeeded", preservation: { changedPixels: 0, score: 1 } });
  await expectSavedWithHouseUntouched(page);
});
