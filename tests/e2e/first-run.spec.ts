import { addPhoto, circleGround, createProject, expectResult, generate } from "./designer-page.ts";
import { expect, PHONE, test } from "./fixtures.ts";
import { keepScreen, SCHEMES_OF_WIDTHS } from "./screens.ts";

test("a first run is led by hints that stay dismissed, and a style fills in the words that drew it", async ({
  page,
  login,
}) => {
  await page.setViewportSize(PHONE);
  await login();
  await page.goto("/designer");
  const hint = page.getByRole("region", { name: "Hint" });
  await expect(page.getByRole("heading", { name: "Describe your vision" })).toBeVisible();
  await expect(hint).toHaveCount(0);
  await createProject(page, "Maple Street");
  await addPhoto(page, "front-double-garage.jpg");
  await expect(hint.getByText("Draw around the ground that should change")).toBeVisible();
  const styles = page.getByRole("region", { name: "Or begin with a style" });
  for (const scheme of SCHEMES_OF_WIDTHS)
    for (const width of [360, 390, 768, 1280]) {
      await page.emulateMedia({ colorScheme: scheme });
      await page.setViewportSize({ width, height: 844 });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide).toBeLessThanOrEqual(0);
      await keepScreen(page, `first-run-${width}-${scheme}`);
    }
  await page.setViewportSize(PHONE);
  await styles.getByRole("button", { name: "Modern" }).click();
  await expect(page.getByLabel("What should change?")).toHaveValue(/^Modern planting beds/);
  await expect(styles).toHaveCount(0);
  await generate(page);
  await expectResult(page);
  await expect(hint.getByText("Not quite it?")).toBeVisible();
  await hint.getByRole("button", { name: "Dismiss this hint" }).click();
  await expect(hint).toHaveCount(0);
  await page.reload();
  await expectResult(page);
  await expect(hint).toHaveCount(0);
  await page.goto("/designer/new");
  await addPhoto(page, "front-double-garage.jpg");
  await expect(page.getByRole("button", { name: "Classic" })).toBeVisible();
  await hint.getByRole("button", { name: "No more hints" }).click();
  await expect(hint).toHaveCount(0);
});

test.describe("whose device measures", () => {
  test.use({ devicePreviews: true });

  test("sizes that are uncertain ask for a door right after the first area, until one is tapped or there is none", async ({
    page,
    login,
  }) => {
    await page.setViewportSize(PHONE);
    await login();
    await page.goto("/designer");
    await createProject(page, "Maple Street");
    await addPhoto(page, "front-double-garage.jpg");
    await circleGround(page, "mouse");
    const question = page.getByRole("region", { name: "How sure the sizes are" });
    await expect(question.getByText(/uncertain \(±\d+%\)/)).toBeVisible();
    await keepScreen(page, "scale-question-390");
    await question.getByRole("button", { name: "Tap a Door" }).click();
    await expect(page.getByText("Tap the bottom of a standard door, then its top.")).toBeVisible();
    await expect(question).toHaveCount(0);
  });
});
