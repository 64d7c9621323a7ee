import type { Page } from "@playwright/test";
import { addPhoto } from "./designer-page.ts";
import { faults } from "./faults.ts";
import { DESK, expect, test } from "./fixtures.ts";
import { openDesigned } from "./saving.ts";
import { keepScreen } from "./screens.ts";

test.use({ viewport: DESK });

const photo = (page: Page) => page.getByRole("application", { name: "Photo to mark" });

/** Takes a tool by key; the focus goes to the photo. */
async function take(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name, exact: true }).focus();
  await page.keyboard.press("Enter");
  await expect(photo(page)).toBeFocused();
  await expect(page.locator("[data-cross]")).toBeVisible();
}

async function press(page: Page, keys: string): Promise<void> {
  for (const key of keys.split(" ")) await page.keyboard.press(key);
}

test.beforeEach(async ({ page, login }) => {
  await login();
  await page.goto("/designer");
  await addPhoto(page, "front-double-garage.jpg");
});

// How large it is, its device measures like an area of the mouse: designer.spec.ts.
test("an area is drawn by keys, and the list says where it lies", async ({ page }) => {
  await take(page, "Highlight");
  const right = "Shift+ArrowRight Shift+ArrowRight Shift+ArrowRight";
  await press(page, `Enter ${right} Enter Shift+ArrowDown Enter`);
  await keepScreen(page, "designer-keyboard", { fullPage: false });
  expect(await faults(page, "the designer by keyboard")).toEqual([]);
  await press(page, `${right.replaceAll("Right", "Left")} Enter Shift+ArrowUp Enter`);
  const words = page.getByLabel("What goes in area 1");
  await expect(words).toBeFocused();
  await expect(words).toHaveAccessibleDescription("front center");
  await page.keyboard.type("gravel");
  await expect(words).toHaveValue("gravel");
  const edges = () =>
    words.evaluate((field) => [
      field.getBoundingClientRect().bottom,
      document.querySelector("[data-bottom-bar]")?.getBoundingClientRect().top ?? 0,
    ]);
  // What is typed is read, not hidden behind the bar.
  await expect(async () => {
    const [bottom = 0, bar = 0] = await edges();
    expect(bottom).toBeLessThanOrEqual(bar);
  }).toPass();
});

test("the part that may change is painted by keys", async ({ page }) => {
  await take(page, "Area");
  await expect(page.getByRole("button", { name: "Reset the area" })).toBeDisabled();
  await press(page, "Enter Shift+ArrowLeft Shift+ArrowLeft Enter");
  await expect(page.getByRole("button", { name: "Reset the area" })).toBeEnabled();
});

test("a known size is marked by keys, finer on a zoomed photo", async ({ page }) => {
  await take(page, "Measure");
  const cross = page.locator("[data-cross] path").first();
  const placeOf = async () =>
    (await cross.getAttribute("d"))
      ?.match(/M([\d.]+) ([\d.]+)H/)
      ?.slice(1)
      .map(Number);
  await press(page, "+ + ArrowUp Enter");
  await expect(page.getByText("Now tap the other end.")).toBeVisible();
  const before = await placeOf();
  await press(page, "ArrowUp");
  const after = await placeOf();
  expect([after?.[0], after?.[1]]).toEqual([before?.[0], expect.closeTo((before?.[1] ?? 0) - 4, 1)]);
  await press(page, "Shift+ArrowUp Enter");
  await expect(page.getByRole("list", { name: "Known sizes" })).toHaveText("Door, 6 ft 8 in");
  // A mouse takes over, and the cross goes.
  await photo(page).hover();
  await page.mouse.down();
  await expect(cross).toHaveCount(0);
  await page.mouse.up();
});

test("what closes keeps its words and gives the focus back, and so does a new picture", async ({ page }) => {
  await openDesigned(page, "gravel with boulders");
  const opener = page.getByRole("button", { name: "Make Changes" });
  await opener.press("Enter");
  const field = page.getByLabel("What should be different?");
  await expect(field).toBeFocused();
  await field.fill("darker gravel");
  await field.press("Escape");
  await expect(field).toHaveCount(0);
  await expect(opener).toBeFocused();
  await opener.press("Enter");
  await expect(field).toHaveValue("darker gravel");
  await page.getByRole("button", { name: "Close" }).press("Enter");
  await expect(opener).toBeFocused();

  // A dialog and a new picture leave the keyboard where it was.
  const share = page.getByRole("button", { name: "Share link" });
  await share.press("Enter");
  await expect(page.getByRole("dialog", { name: "Share this design" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(share).toBeFocused();
  await opener.press("Enter");
  await page.getByRole("button", { name: "Apply changes" }).press("Enter");
  await expect(page.getByRole("button", { name: "Version 2" })).toBeVisible();
  await expect(opener).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Generate again" })).toBeFocused();
});
