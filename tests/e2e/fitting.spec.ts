import { addPhoto, createProject, drawOnPhoto, expectResult, generate } from "./designer-page.ts";
import { DESK, expect, test } from "./fixtures.ts";

test.use({ viewport: DESK });

/** Narrow ground in front of the house: lawn fits, a patio of its usual size does not. */
const NARROW = Array.from({ length: 24 }, (_, i) => {
  const angle = (i / 23) * 2 * Math.PI;
  return { x: 0.5 + 0.1 * Math.cos(angle), y: 0.83 + 0.06 * Math.sin(angle) };
});

test("what does not fit is told with the free size, and a button makes it that size", async ({
  page,
  login,
}) => {
  await login();
  await page.goto("/designer");
  await addPhoto(page, "front-double-garage.jpg");
  await createProject(page, "Maple Street 12");
  await page.getByRole("button", { name: "Highlight" }).click();
  await drawOnPhoto(page, "mouse", NARROW);
  await page.getByLabel("What goes in area 1").fill("patio and lawn");
  await generate(page);
  await expectResult(page);
  await expect(page.getByText(/no room for the patio: it needs at least 5 by 5 ft/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Circle another place" })).toBeVisible();
  const smaller = page.getByRole("button", { name: /^Make it \d+ by \d+ ft$/ });
  const size = (await smaller.innerText()).replace("Make it ", "");
  await smaller.click();
  await expect(page.getByLabel("What should be different?")).toHaveValue(`make the patio ${size}`);
  await page.getByRole("button", { name: "Apply changes" }).click();
  await expect(page.getByRole("button", { name: "Version 2", exact: true })).toBeVisible();
  await expect(page.getByText(/no room for the patio/)).toHaveCount(0);
  await expect(page.getByText("Blended ashlar paver patio.")).toBeVisible();
});
