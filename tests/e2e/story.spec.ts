import type { Page } from "@playwright/test";
import sharp from "sharp";
import type { Generation } from "#contract/endpoints/generations.ts";
import { startServer } from "#tests/support/running-server.ts";
import { addPhoto, circleGround, createProject, expectResult, generate } from "./designer-page.ts";
import { DESK, expect, IN_MOTION, PHONE, test, testOn } from "./fixtures.ts";
import { ask, expectSavedWithHouseUntouched, signUp } from "./story-steps.ts";

/** Keeps every place at which the line of the result stood. */
const watchLine = (page: Page) =>
  page.evaluate(() => {
    const places: number[] = [];
    Object.assign(window, { places });
    new MutationObserver(() => {
      const line = document
        .querySelector<HTMLElement>("[data-before-after]")
        ?.style.getPropertyValue("--split");
      if (line) places.push(Number.parseFloat(line));
    }).observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ["style"],
    });
  });
const placesOf = (page: Page) => page.evaluate(() => (window as unknown as { places: number[] }).places);

const WISH = "herringbone paver patio with a planting bed";

for (const { name, viewport, touch, photo, isLarge } of [
  { name: "a phone", viewport: PHONE, touch: true, photo: "modern-front-lawn.jpg", isLarge: false },
  // As large as a phone takes it, and with all that the device draws meanwhile: three times the processor time.
  { name: "a desk", viewport: DESK, touch: false, photo: "front-double-garage.jpg", isLarge: true },
]) {
  test.describe(`from sign-up to a saved picture, on ${name}`, () => {
    test.use({ viewport, hasTouch: touch, isMobile: touch, devicePreviews: isLarge, ...IN_MOTION });

    test("a new person uploads, circles, describes and sees the house untouched", async ({ page }) => {
      await signUp(page);
      await page.getByRole("link", { name: "Create your First Design" }).click();
      await createProject(page, "Maple Street 12");
      await addPhoto(page, photo, isLarge ? { whole: true } : {});
      await circleGround(page, touch ? "touch" : "mouse");
      await page.getByLabel("What goes in area 1").fill(WISH);
      await watchLine(page);
      await generate(page);
      await expectResult(page);
      // A new picture is wiped over the whole photo once, and rests in the middle.
      await expect.poll(async () => Math.max(...(await placesOf(page)))).toBeGreaterThan(90);
      await expect.poll(async () => Math.min(...(await placesOf(page)))).toBe(0);
      await expect.poll(async () => (await placesOf(page)).at(-1)).toBe(50);
      const { before } = await expectSavedWithHouseUntouched(page);
      await page.reload();
      await watchLine(page);
      await expectResult(page);
      await expect(page.getByRole("slider")).toHaveAttribute("aria-valuenow", "50");
      expect((await placesOf(page)).filter((place) => place !== 50)).toEqual([]);

      const slider = page.getByRole("slider");
      await expect(slider).toHaveAttribute("aria-valuenow", "50");
      await slider.press("ArrowRight");
      await expect(slider).not.toHaveAttribute("aria-valuenow", "50");

      const download = page.waitForEvent("download");
      await page.getByRole("button", { name: "Download Result" }).click();
      const file = await (await download).path();
      const { width, height } = await sharp(file).metadata();
      expect([width, height]).toEqual([before.info.width, before.info.height]);
    });
  });
}

test.describe("on a server that is killed", () => {
  const test = testOn(async () => ({ server: await startServer({ TRUST_PROXY: "1" }) }));

  test("a design survives the server being killed in the middle, and the reloaded page finds it", async ({
    page,
    product: { server },
    login,
  }) => {
    await login();
    await page.goto("/designer");
    await createProject(page, "Maple Street 12");
    await addPhoto(page, "front-double-garage.jpg", { whole: true });
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
});
