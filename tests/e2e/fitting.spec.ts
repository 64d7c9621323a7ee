import { addPhoto, createProject, drawOnPhoto, expectResult, generate } from "./designer-page.ts";
import { DESK, expect, test } from "./fixtures.ts";

test.use({ viewport: DESK });

/** Narrow ground in front of the house: lawn fits, a patio only below its usual least size. */
const NARROW = Array.from({ length: 24 }, (_, i) => {
  const angle = (i / 23) * 2 * Math.PI;
  return { x: 0.5 + 0.1 * Math.cos(angle), y: 0.83 + 0.06 * Math.sin(angle) };
});

test("what fits only small is told with its size, and a button leaves it out", async ({ page, login }) => {
  await login();
  await page.goto("/designer");
  await addPhoto(page, "front-double-garage.jpg");
  await createProject(page, "Maple Street 12");
  await page.getByRole("button", { name: "Highlight" }).click();
  await drawOnPhoto(page, "mouse", NARROW);
  await page.getByLabel("What goes in area 1").fill("patio and lawn");
  await generate(page);
  await expectResult(page);
  // Who wants no motion sees the new picture whole until the line is moved.
  const line = page.getByRole("slider", { name: /BEFORE/ });
  await expect(line).toHaveAttribute("aria-valuenow", "0");
  await line.press("End");
  await expect(line).toHaveAttribute("aria-valuenow", "100");
  await expect(page.getByText(/room for a small patio only, about \d+ by \d+ ft/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Circle another place" })).toBeVisible();
  await page.getByRole("button", { name: "Leave it out" }).click();
  await expect(page.getByLabel("What should be different?")).toHaveValue("remove the patio");
  await page.getByRole("button", { name: "Apply changes" }).click();
  await expect(page.getByRole("button", { name: "Version 2", exact: true })).toBeVisible();
  await expect(page.getByText(/room for a small patio only/)).toHaveCount(0);
  await expect(page.getByText("Taken out of the design: patio.")).toBeVisible();
});
