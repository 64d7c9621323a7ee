import type { Page } from "@playwright/test";
import { addPhoto, circleGround, createProject, expectResult, smallFile } from "./designer-page.ts";
import { DESK, expect, test } from "./fixtures.ts";
import { secondDevice } from "./offline-browser.ts";
import { api, newProject, openDesigned } from "./saving.ts";
import { keepScreen } from "./screens.ts";

const SMALL = { width: 390, height: 844 };

const words = (page: Page) => page.getByLabel("Whole yard");
const firstWords = (page: Page) => page.getByLabel(/Whole yard|What should change\?/);
const sign = (page: Page) => page.locator("[data-keep]");
const saved = (page: Page) => expect(sign(page)).toHaveText("Saved");
const designs = async (page: Page) =>
  (
    await api<{ data: { designs: { id: string; name: string; projectTitle: string | null }[] } }>(
      page,
      "GET",
      "/designs",
    )
  ).data.designs;

/** A design of one photo, in a new project. */
async function firstPhoto(page: Page): Promise<void> {
  await page.goto("/designer");
  await createProject(page, "Maple Street 12");
  await addPhoto(page, "front-double-garage.jpg");
}

/** A first picture in a new project; answers the address of its design. */
async function firstPicture(page: Page): Promise<string> {
  await openDesigned(page, "gravel with boulders");
  return page.url();
}

for (const viewport of [SMALL, DESK]) {
  test.describe(`a design at ${viewport.width} px`, () => {
    test.use({ viewport });

    test("has its own address, survives a reload, and opens on another device; both hear of each other and nothing is lost", async ({
      page,
      login,
    }) => {
      await login();
      await firstPhoto(page);
      await expect(page).toHaveURL(/\/designer\/[0-9a-f-]{36}$/);
      const address = page.url();
      await circleGround(page, "mouse");
      await page.getByLabel("What goes in area 1").fill("a patio");
      await saved(page);
      await page.reload();
      await expect(page.getByLabel("What goes in area 1")).toHaveValue("a patio");
      await expect(page.getByAltText("front-double-garage.jpg")).toBeVisible();

      const other = await secondDevice(page);
      await other.goto("/designer");
      await expect(other).toHaveURL(address);
      await expect(other.getByLabel("What goes in area 1")).toHaveValue("a patio");
      await expect(other.getByRole("combobox", { name: "Project" })).toContainText("Maple Street 12");

      // What one does shows at the other without a reload, beside what the other does.
      await words(page).fill("roses along the house");
      await expect(words(other)).toHaveValue("roses along the house");
      await other.getByLabel("What goes in area 1").fill("a pond");
      await expect(page.getByLabel("What goes in area 1")).toHaveValue("a pond");
      await expect(words(page)).toHaveValue("roses along the house");

      // The same words on both at once, while one of them hears nothing.
      await saved(page);
      await saved(other);
      await other.context().setOffline(true);
      await words(other).fill("gravel and boulders");
      await expect(sign(other)).toHaveText(/Offline/);
      await words(page).fill("lavender and thyme");
      await saved(page);
      await other.context().setOffline(false);
      await expect(other.getByText("Both are kept: this is your copy.")).toBeVisible();
      await keepScreen(other, `design-copy-${viewport.width}`);
      await expect(words(other)).toHaveValue("gravel and boulders");
      await saved(other);
      await expect(other).not.toHaveURL(address);
      await expect(words(page)).toHaveValue("lavender and thyme");
      await other.getByRole("link", { name: "Open the other one" }).click();
      await expect(other).toHaveURL(address);
      await expect(words(other)).toHaveValue("lavender and thyme");
      expect((await designs(page)).map(({ name }) => name).sort()).toEqual([
        "a pond; gravel and boulders (copy)",
        "a pond; lavender and thyme",
      ]);
      await other.context().close();
    });

    test.describe("whose device measures", () => {
      test.use({ devicePreviews: true });

      test("stays when the script of a part cannot be fetched, and shows the part when it can", async ({
        page,
        login,
      }) => {
        await login();
        let attempts = 0;
        await page.route("**/assets/scale-question-*.js", (route) =>
          attempts++ < 2 ? route.abort("internetdisconnected") : route.continue(),
        );
        await firstPhoto(page);
        await circleGround(page, "mouse");
        await expect(page.getByRole("button", { name: "Tap a Door" })).toBeVisible();
        expect(attempts).toBe(3);
        await expect(page.getByLabel("What goes in area 1")).toBeVisible();
      });
    });

    test("is empty when it is new: a new design, another project and a new project keep nothing of the house before", async ({
      page,
      login,
    }) => {
      await login();
      await newProject(page, "House B");
      const projectA = await newProject(page, "House A");
      await page.goto(`/designer?project=${projectA}`);
      await addPhoto(page, "front-double-garage.jpg");
      await firstWords(page).fill("a lawn for A");
      await saved(page);
      const addressA = page.url();
      const expectEmpty = async (project: string) => {
        await expect(page.getByText("Please upload at least one image first.")).toBeVisible();
        await expect(firstWords(page)).toHaveValue("");
        await expect(page.getByAltText("front-double-garage.jpg")).toHaveCount(0);
        await expect(page.getByRole("combobox", { name: "Project" }).locator("option:checked")).toHaveText(
          project,
        );
      };

      await page.getByRole("combobox", { name: "Project" }).selectOption("House B");
      await expectEmpty("House B");
      await expect(page.getByText("Your design stays in House A.")).toBeVisible();
      await keepScreen(page, `design-stays-${viewport.width}`);
      await page.getByRole("button", { name: "Go back to it" }).click();
      await expect(page).toHaveURL(addressA);
      await expect(firstWords(page)).toHaveValue("a lawn for A");

      await createProject(page, "House C");
      await expectEmpty("House C");
      await page
        .locator('input[type="file"]')
        .first()
        .setInputFiles(await smallFile("modern-front-lawn.jpg"));
      await firstWords(page).fill("a pond for C");
      // While somebody types on a phone the photo lies over the top of the page.
      await firstWords(page).blur();
      await saved(page);
      expect(page.url()).not.toBe(addressA);

      await page.getByRole("button", { name: "Design menu" }).click();
      await page.getByRole("menuitem", { name: "New design" }).click();
      await expectEmpty("House C");
      await page.goto(`/designer?project=${projectA}`);
      await expectEmpty("House A");

      const kept = (await designs(page)).map(({ name, projectTitle }) => [name, projectTitle]);
      expect(kept).toEqual([
        ["a pond for C", "House C"],
        ["a lawn for A", "House A"],
      ]);
    });
  });
}

test("a picture becomes a version that is there on every device, and opens again from the gallery", async ({
  page,
  login,
}) => {
  await login();
  const address = await firstPicture(page);
  const other = await secondDevice(page, SMALL);
  await other.goto("/designer");
  await expectResult(other);
  await expect(
    other.getByRole("list", { name: "Versions" }).getByRole("button", { name: "Version 1" }),
  ).toBeVisible();
  await other.goto("/dashboard");
  await expect(other.getByRole("link", { name: "Open your Last Design" })).toBeVisible();
  await expect(other.getByText("Create your First Design")).toHaveCount(0);
  await keepScreen(other, "dashboard-free-with-designs");
  await other.goto("/projects");
  await expect(other.getByRole("heading", { name: "Maple Street 12" })).toBeVisible();
  await expect(other.getByRole("button", { name: "New Project" })).toHaveCount(0);
  await keepScreen(other, "projects-free");
  await other.context().close();

  const projectId = (await api<{ data: { projects: { Id: number }[] } }>(page, "GET", "/projects")).data
    .projects[0]!.Id;
  const { images } = (
    await api<{ data: { images: { id: number }[] } }>(page, "GET", `/images?project_id=${projectId}`)
  ).data;
  await page.goto(`/projects/${projectId}/gallery?view=fullscreen&image=${images[0]!.id}`);
  await page.getByRole("link", { name: "Edit" }).click();
  await expect(page).toHaveURL(address);
  await expectResult(page);
});

test("a version is starred and named, becomes an option of its own, and is taken out", async ({
  page,
  login,
}) => {
  await login();
  const address = await firstPicture(page);
  const strip = page.getByRole("list", { name: "Versions" });
  const versions = strip.getByRole("button").filter({ hasNotText: "Photo" });
  const choose = async (item: string) => {
    await page.getByRole("button", { name: "Version menu" }).click();
    await page.getByRole("menuitem", { name: item }).click();
  };
  await choose("Star");
  await choose("Name");
  await page.getByRole("dialog").getByRole("textbox").fill("Gravel court");
  await page.getByRole("button", { name: "Save name" }).click();
  await expect(versions).toHaveText([/Gravel court/]);

  await choose("Duplicate as an option");
  await expect(page).not.toHaveURL(address);
  await expect(versions).toHaveText([/Gravel court/]);
  await choose("Delete version");
  await expect(versions).toHaveCount(0);

  await page.goto(address);
  await expect(versions).toHaveText([/Gravel court/]);
  await page.getByRole("button", { name: "Version menu" }).click();
  await expect(page.getByRole("menuitem", { name: "Remove the star" })).toBeVisible();
});

test("signing out sends what is not sent, and leaves nothing in the browser", async ({ page, login }) => {
  await login();
  await page.goto("/designer");
  await addPhoto(page, "front-double-garage.jpg");
  await firstWords(page).fill("a lawn");
  await page.getByRole("button", { name: "Dana Fields, account menu" }).click();
  await page.getByRole("menuitem", { name: "Sign Out" }).click();
  await expect(page).toHaveURL("/");
  const left = await page.evaluate(async () => ({
    keys: Object.keys(localStorage).filter((key) => key.startsWith("designer-draft")),
    databases: (await indexedDB.databases()).map(({ name }) => name),
  }));
  expect(left).toEqual({ keys: [], databases: [] });
});
