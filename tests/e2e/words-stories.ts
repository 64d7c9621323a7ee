import type { Page } from "@playwright/test";
import { rephrases } from "#tests/fakes/language-server.ts";
import { says } from "#tests/fakes/vision-call.ts";
import { faults } from "./faults.ts";
import { test as base, DESK, expect, PHONE } from "./fixtures.ts";
import { openDesigned } from "./saving.ts";
import { keepScreen } from "./screens.ts";
import { test } from "./serviced-server.ts";

const field = (page: Page) => page.getByLabel("What should be different?");
const apply = (page: Page) => page.getByRole("button", { name: "Apply changes" });
const readAs = (page: Page) => page.getByRole("status", { name: "How we read it" });
const version = (page: Page, number: number) =>
  page.getByRole("button", { name: `Version ${number}`, exact: true });

async function designed(page: Page, wish: string): Promise<void> {
  await openDesigned(page, wish);
  await page.getByRole("button", { name: "Make Changes" }).click();
}

const SAID = "zhuzh the vibe";

export function wordStories(): void {
  test.describe("a change that the grammar does not read", () => {
    test.use({ viewport: PHONE });

    test("is shown in our words before it is drawn, and can be taken, changed or asked again", async ({
      page,
      login,
      product: { words: model },
    }) => {
      await login();
      await designed(page, "lawn, paver patio");
      model.nextWords(rephrases(["make the patio charcoal"], ["with feeling"]));
      await field(page).fill(SAID);
      await apply(page).click();
      await expect(readAs(page)).toContainText("We read this as:make the patio charcoal");
      await expect(readAs(page)).toContainText("Not understood: “with feeling”");
      await expect(
        page.getByText("A picture uses 1 of the 2 pictures that your plan has left."),
      ).toBeVisible();
      await keepScreen(page, "designer-words-read", { fullPage: false });
      expect(await faults(page, "words as we read them")).toEqual([]);

      // Words that are changed are read anew.
      await page.getByRole("button", { name: "Change the words" }).click();
      await expect(field(page)).toBeFocused();
      await expect(readAs(page)).toHaveCount(0);
      await expect(field(page)).toHaveValue(SAID);

      // A model that answers nonsense takes nothing away.
      model.nextWords(says({ content: "Gladly!" }));
      await apply(page).click();
      await expect(readAs(page)).toContainText("Not understood: “zhuzh");
      await expect(readAs(page)).toContainText("did not answer");
      await expect(page.getByRole("button", { name: "Draw this" })).toHaveCount(0);
      await page.getByRole("button", { name: "Change the words" }).click();

      // One that invents numbers and things is not followed.
      model.nextWords(rephrases(["make the patio 40 ft wider", "make the pergola bigger"]));
      await apply(page).click();
      await expect(readAs(page)).toContainText("You can add, remove, replace");
      await expect(page.getByRole("button", { name: "Draw this" })).toHaveCount(0);
      await page.getByRole("button", { name: "Change the words" }).click();

      // One that is slow is not waited for by force.
      model.nextWords(() => {});
      await apply(page).click();
      await expect(page.getByRole("button", { name: "Reading your words..." })).toBeVisible();
      await page.getByRole("button", { name: "Cancel" }).click();
      await expect(field(page)).toHaveValue(SAID);

      model.nextWords(rephrases(["make the patio charcoal"]));
      await apply(page).click();
      await expect(readAs(page)).toContainText("We read this as:make the patio charcoal");
      await expect(version(page, 2)).toHaveCount(0);
      await page.getByRole("button", { name: "Draw this" }).click();
      await expect(version(page, 2)).toBeVisible();
      await expect(version(page, 2)).toHaveAttribute("title", "make the patio charcoal");
    });
  });

  base.describe("without a language model", () => {
    base.use({ viewport: DESK });

    base("the words that were not understood are told, and what could be said", async ({ page, login }) => {
      await login();
      await designed(page, "lawn, paver patio");
      await field(page).fill("make the patio charcoal. zhuzh the vibe");
      await apply(page).click();
      await expect(readAs(page)).toContainText("We read this as:make the patio charcoal.Not");
      await expect(readAs(page)).toContainText("Not understood: “zhuzh the vibe”");
      await expect(readAs(page)).toContainText("You can add, remove, replace");
      await keepScreen(page, "designer-words-told", { fullPage: false });
      await field(page).fill("make the patio charcoal");
      await expect(readAs(page)).toHaveCount(0);
      // What is understood goes on at once.
      await apply(page).click();
      await expect(version(page, 2)).toBeVisible();
    });

    base(
      "a server that cannot read them leaves the words, and draws them as written",
      async ({ page, login }) => {
        await login();
        await designed(page, "lawn, paver patio");
        await page.route("**/api/designs/*/operations", (route) =>
          route.fulfill({ status: 500, body: "<h1>Bad day</h1>" }),
        );
        await field(page).fill("make the patio charcoal");
        await apply(page).click();
        await expect(
          page.getByText("Your words could not be read beforehand. Please try again."),
        ).toBeVisible();
        await expect(field(page)).toHaveValue("make the patio charcoal");
        await page.getByRole("button", { name: "Draw it as written" }).click();
        await expect(version(page, 2)).toBeVisible();
      },
    );
  });
}
