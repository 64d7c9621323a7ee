import type { Locator } from "@playwright/test";
import { expect } from "./fixtures.ts";

/** With `media: "print"`: photo and design stand side by side, whole, and nothing says that a line can be dragged. */
export async function expectWholeOnPaper(frame: Locator): Promise<void> {
  const [before, after] = await Promise.all([0, 1].map((i) => frame.locator("img").nth(i).boundingBox()));
  if (!before || !after) throw new Error("no two pictures");
  expect(after.x).toBeCloseTo(before.x + before.width, 0);
  expect(after.y).toBeCloseTo(before.y, 0);
  expect(
    await frame
      .locator("img")
      .nth(1)
      .evaluate((image) => getComputedStyle(image).clipPath),
  ).toBe("none");
  await expect(frame.getByRole("slider")).toBeHidden();
  await expect(frame.getByText("Drag to compare")).toBeHidden();
}
