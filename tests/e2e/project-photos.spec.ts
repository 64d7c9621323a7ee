import { fileURLToPath } from "node:url";
import { expect, PHONE, test } from "./fixtures.ts";
import { newProject, subscribe } from "./saving.ts";
import { keepScreen, SCHEMES_OF_WIDTHS } from "./screens.ts";

const yard = (name: string) => fileURLToPath(new URL(`../fixtures/yards/${name}.jpg`, import.meta.url));
const LONG =
  "From the street, where the delivery truck can stand: the gate is 3 ft wide, the slope falls to the left, and water runs along the fence after rain";

test("photos of a place get captions and an order by touch, keys and dragging, and are so after a reload", async ({
  page,
  login,
}) => {
  await page.setViewportSize(PHONE);
  await login();
  await page.goto("/dashboard");
  await subscribe(page);
  const projectId = await newProject(page, "Maple Street");
  await page.goto(`/projects/${projectId}/gallery`);
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    page.getByRole("button", { name: "Add Photos" }).click(),
  ]);
  await chooser.setFiles([yard("backyard-fence"), yard("front-ranch")]);
  const photos = page.getByRole("region", { name: "Photos of the place" }).getByRole("listitem");
  await expect(photos).toHaveCount(2);
  const captions = () =>
    photos.getByRole("textbox").evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
  const saved = (act: () => Promise<unknown>) =>
    Promise.all([
      page.waitForResponse((answer) => answer.request().method() === "PUT" && answer.status() === 200),
      act(),
    ]);
  await saved(async () => {
    await page.getByLabel("Caption of photo 1").fill(LONG);
    await page.getByLabel("Caption of photo 1").press("Enter");
  });
  await saved(async () => {
    await page.getByLabel("Caption of photo 2").fill("Back");
    await page.getByLabel("Caption of photo 2").blur();
  });
  // A finger.
  await saved(() => page.getByRole("button", { name: "Move Back earlier" }).click());
  await expect.poll(captions).toEqual(["Back", LONG]);
  // Keys: the focus stays where it was, so that the next press goes on.
  const later = page.getByRole("button", { name: "Move Back later" });
  await later.focus();
  await saved(() => page.keyboard.press("Enter"));
  await expect.poll(captions).toEqual([LONG, "Back"]);
  await page.reload();
  await expect.poll(captions).toEqual([LONG, "Back"]);
  // A mouse.
  await page.setViewportSize({ width: 1280, height: 800 });
  await saved(() => photos.nth(1).getByRole("img").dragTo(photos.nth(0)));
  await expect.poll(captions).toEqual(["Back", LONG]);
  for (const scheme of SCHEMES_OF_WIDTHS)
    for (const width of [360, 390, 768, 1280]) {
      await page.emulateMedia({ colorScheme: scheme });
      await page.setViewportSize({ width, height: 800 });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide).toBeLessThanOrEqual(0);
      await keepScreen(page, `project-photos-${width}-${scheme}`);
    }
  await page.getByRole("button", { name: "Take Back out" }).click();
  await page.getByRole("button", { name: "Take Out", exact: true }).click();
  await expect(photos).toHaveCount(1);
  await page.reload();
  await expect(photos).toHaveCount(1);
});
