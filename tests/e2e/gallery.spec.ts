import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { extractText, getDocumentProxy } from "unpdf";
import { MESSAGES } from "#contract/messages.ts";
import { faults } from "./faults.ts";
import { DESK, expect, PHONE, test } from "./fixtures.ts";
import { api, designWithBill, newProject, saveThreeDesigns, subscribe } from "./saving.ts";
import { keepScreen } from "./screens.ts";

const tiles = (page: Page) => page.getByRole("list", { name: "Images" }).getByRole("link");
const fullScreen = (page: Page, title: RegExp | string = /./) => page.getByRole("dialog", { name: title });
const place = (page: Page) => page.getByText(/^\d+ of \d+$/);

test.describe("at a desk", () => {
  test.use({ viewport: DESK, permissions: ["clipboard-write"] });

  test("the grid opens a design on the whole screen; arrows go round, Escape and back return", async ({
    page,
    login,
  }) => {
    await login();
    await subscribe(page);
    const projectId = await newProject(page, "12 Maple Street", { description: "Corner lot, north side." });
    const ids = await saveThreeDesigns(page, projectId);
    await page.goto("/projects");
    await page.getByRole("link", { name: "12 Maple Street" }).click();
    await expect(page).toHaveURL(`/projects/${projectId}/gallery`);
    await expect(page.getByRole("heading", { level: 1, name: "12 Maple Street" })).toBeVisible();
    await expect(page.getByText("3 images")).toBeVisible();
    await expect(tiles(page)).toHaveCount(3);
    await expect(tiles(page).nth(2)).toContainText("1 change");
    expect(await tiles(page).first().locator("img").getAttribute("src")).toContain("/files/thumbnails/");

    await tiles(page).nth(1).click();
    await expect(page).toHaveURL(`/projects/${projectId}/gallery?view=fullscreen&image=${ids[1]}`);
    await expect(fullScreen(page, "New fence and a lawn")).toBeVisible();
    await expect(place(page)).toHaveText("2 of 3");
    await page.keyboard.press("ArrowRight");
    await expect(place(page)).toHaveText("3 of 3");
    await page.keyboard.press("ArrowRight");
    await expect(place(page)).toHaveText("1 of 3");
    await page.keyboard.press("ArrowLeft");
    await expect(place(page)).toHaveText("3 of 3");
    await page.getByRole("button", { name: "Previous" }).click();
    await expect(place(page)).toHaveText("2 of 3");

    await page.reload();
    await expect(fullScreen(page, "New fence and a lawn")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(fullScreen(page)).toBeHidden();
    await expect(page).toHaveURL(`/projects/${projectId}/gallery`);
    await expect(tiles(page).nth(1)).toBeFocused();
    await tiles(page).first().click();
    await expect(place(page)).toHaveText("1 of 3");
    // Who walked on comes back to where they are now.
    await page.keyboard.press("ArrowRight");
    await expect(place(page)).toHaveText("2 of 3");
    await page.keyboard.press("Escape");
    await expect(tiles(page).nth(1)).toBeFocused();
    await tiles(page).first().click();
    await expect(place(page)).toHaveText("1 of 3");
    await page.goBack();
    await expect(fullScreen(page)).toBeHidden();
    await expect(tiles(page).first()).toBeFocused();
  });

  test("comparing wipes a design over its photo, goes round, and stays with reload and back", async ({
    page,
    login,
  }) => {
    await login();
    const projectId = await newProject(page, "Elm Street 4");
    const ids = await saveThreeDesigns(page, projectId);
    await page.goto(`/projects/${projectId}/gallery`);
    await page.getByRole("link", { name: "Compare" }).click();
    await expect(page).toHaveURL(`/projects/${projectId}/gallery?view=comparison`);
    await expect(page.getByText("The photo of this design was not saved with it")).toBeVisible();
    await page.getByRole("button", { name: "Download Before/After" }).click();
    await expect(page.getByText(MESSAGES.beforeAfterIncomplete)).toBeVisible();

    await page.getByRole("button", { name: "Previous" }).click();
    await expect(place(page)).toHaveText("3 of 3");
    await expect(page.getByText("Paver patio with a planting bed")).toBeVisible();
    await page.getByRole("button", { name: "Next" }).click();
    await expect(place(page)).toHaveText("1 of 3");
    await page.keyboard.press("ArrowLeft");
    await expect(page).toHaveURL(`/projects/${projectId}/gallery?view=comparison&image=${ids[0]}`);
    const slider = page.getByRole("slider");
    await expect(slider).toHaveAttribute("aria-valuenow", "50");
    await slider.press("ArrowRight");
    await expect(place(page)).toHaveText("3 of 3");
    await expect(slider).not.toHaveAttribute("aria-valuenow", "50");

    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download Before/After" }).click();
    expect((await download).suggestedFilename()).toMatch(
      /^before-after_\d{4}-\d\d-\d\d_\d\d-\d\d-\d\d\.png$/,
    );

    await page.reload();
    await expect(place(page)).toHaveText("3 of 3");
    await page.getByRole("link", { name: "Full screen" }).click();
    await expect(fullScreen(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(slider).toBeVisible();
    await expect(page.getByRole("link", { name: "Full screen" })).toBeFocused();
    await page.goBack();
    await expect(tiles(page)).toHaveCount(3);
  });

  test("a design is duplicated, moved to another project and deleted from its project", async ({
    page,
    login,
  }) => {
    await login();
    await subscribe(page);
    const [elm, oak] = [await newProject(page, "Elm"), await newProject(page, "Oak")];
    const imageId = (await saveThreeDesigns(page, elm))[0];
    await api(page, "POST", "/designs/of-image", { imageId });
    await page.goto(`/projects/${elm}/gallery`);
    const designs = page.getByRole("region", { name: "Go on with a design" }).getByRole("listitem");
    const choose = async (item: string) => {
      await designs
        .first()
        .getByRole("button", { name: /^Actions for the design/ })
        .click();
      await page.getByRole("menuitem", { name: item }).click();
    };
    await expect(designs).toHaveCount(1);
    await choose("Duplicate");
    await expect(designs).toHaveCount(2);
    await choose("Move to another project");
    await expect(page.getByRole("radio")).toHaveCount(1);
    await page.getByRole("radio", { name: "Oak" }).check();
    await page.getByRole("button", { name: "Move", exact: true }).click();
    await expect(designs).toHaveCount(1);
    await choose("Delete design");
    await expect(designs).toHaveCount(0);
    await page.goto(`/projects/${oak}/gallery`);
    await expect(designs).toHaveCount(1);
  });

  test("a plan stands whole where a view would be wiped over its photo", async ({ page, login }) => {
    await login();
    const projectId = await newProject(page, "Elm Street 6");
    await saveThreeDesigns(page, projectId);
    await page.route("**/api/images?*", async (route) => {
      const answer = await route.fetch();
      const { data, ...rest } = (await answer.json()) as { data: { images: object[] } };
      const images = data.images.map((image) => ({ ...image, viewpoint: "overhead" }));
      await route.fulfill({ json: { ...rest, data: { ...data, images } } });
    });
    await page.goto(`/projects/${projectId}/gallery?view=comparison`);
    await page.getByRole("button", { name: "Previous" }).click();
    await expect(page.getByText("Paver patio with a planting bed")).toBeVisible();
    await expect(page.getByRole("img", { name: "The yard as designed" })).toBeVisible();
    await expect(page.getByRole("slider")).toBeHidden();
  });

  test("a design is downloaded, shared, looked up and deleted from the whole screen", async ({
    page,
    login,
  }) => {
    await login();
    const projectId = await newProject(page, "Birch Lane 7");
    const [first, second] = await saveThreeDesigns(page, projectId);
    await page.goto(`/projects/${projectId}/gallery?view=fullscreen&image=${second}`);
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download" }).click();
    expect((await download).suggestedFilename()).toMatch(/^landscape-design_.*\.jpg$/);

    await page.getByRole("button", { name: "View BOM" }).click();
    await expect(page.getByText(MESSAGES.galleryBomMissing)).toBeVisible();
    await page.route("**/api/bom/check-existing?*", (route) => route.abort());
    await page.getByRole("button", { name: "View BOM" }).click();
    await expect(page.getByText(MESSAGES.networkIssue)).toBeVisible();

    await page.getByRole("button", { name: "Share link" }).click();
    const link = page.getByRole("dialog", { name: "Share this design" });
    await expect(link.getByLabel("Link")).toHaveValue(/\/shared\/[\w-]{22}$/);
    // The dialog over the picture has the keys.
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Escape");
    await expect(link).toBeHidden();
    await expect(place(page)).toHaveText("2 of 3");

    await page.getByRole("button", { name: "Delete" }).click();
    await expect(page.getByText(MESSAGES.imageDeleteQuestion)).toBeVisible();
    expect(await faults(page, "delete")).toEqual([]);
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(place(page)).toHaveText("2 of 3");
    await page.getByRole("button", { name: "Delete" }).click();
    await page.getByRole("button", { name: "Delete Image" }).click();
    await expect(place(page)).toHaveText("2 of 2");
    await expect(page).toHaveURL(new RegExp(`image=${first}$`));

    await page.goto(`/projects/${projectId}/gallery?view=fullscreen&image=${second}`);
    await expect(page.getByText(MESSAGES.imageNotFound)).toBeVisible();
    await expect(tiles(page)).toHaveCount(2);
  });

  test("a bill of materials is edited and exported here too, and says when it cannot be loaded", async ({
    page,
    login,
  }) => {
    await login();
    await subscribe(page);
    const projectId = await newProject(page, "Oak Court 3");
    const id = await designWithBill(page, projectId);
    await page.goto(`/projects/${projectId}/gallery?view=fullscreen&image=${id}`);
    const bill = page.getByRole("dialog", { name: "Bill of materials" });
    const hastyEscape = page.evaluate(escapeWhenShown, "Bill of materials");
    await page.getByRole("button", { name: "View BOM" }).click();
    await hastyEscape;
    await expect(bill).toBeHidden();
    await expect(place(page)).toHaveText("1 of 1");
    await page.getByRole("button", { name: "View BOM" }).click();
    await expect(bill.getByText("Estimated total")).toBeVisible();
    await bill.getByRole("button", { name: "Add item" }).click();
    const adding = page.getByRole("dialog", { name: "Add item" });
    await adding.getByLabel("Item name").fill("Marking paint");
    await adding.getByLabel("Category").selectOption("Supplies & Materials");
    await adding.getByRole("button", { name: "Add item" }).click();
    await expect(adding).toBeHidden();
    await expect(bill.getByRole("heading", { level: 4, name: "Marking paint" })).toBeVisible();
    const exported = page.waitForEvent("download");
    await bill.getByRole("button", { name: "Export CSV" }).click();
    expect(await readFile(await (await exported).path(), "utf8")).toContain("Marking paint");
    const counted = page.waitForResponse("**/api/bom/generate");
    await bill.getByRole("button", { name: "More" }).click();
    await page.getByRole("menuitem", { name: "Count again" }).click();
    await page.getByRole("button", { name: "Count again" }).click();
    expect((await counted).status()).toBe(200);
    await expect(bill.getByRole("heading", { level: 4, name: "Marking paint" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(bill).toBeHidden();
    await expect(place(page)).toHaveText("1 of 1");
    await page.route("**/api/bom/*?userId=*", (route) => route.fulfill({ status: 502, body: "bad gateway" }));
    await page.getByRole("button", { name: "View BOM" }).click();
    await expect(page.getByText(MESSAGES.galleryBomFailed)).toBeVisible();
  });

  test("the browser's own print command prints the bill that is open, and nothing else", async ({
    page,
    login,
  }) => {
    await login();
    await subscribe(page);
    const id = await designWithBill(page, await newProject(page, "Oak Court 5"));
    const projects = await api<{ data: { projects: { Id: number }[] } }>(page, "GET", "/projects");
    await page.goto(`/projects/${projects.data.projects[0]?.Id}/gallery?view=fullscreen&image=${id}`);
    await page.getByRole("button", { name: "View BOM" }).click();
    const bill = page.getByRole("dialog", { name: "Bill of materials" });
    await expect(bill.getByText("Estimated total")).toBeVisible();
    const items = await bill.getByRole("heading", { level: 4 }).allTextContents();
    // Chromium sends the page the same events as for Ctrl+P.
    const paper = await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true })));
    const words = (await extractText(paper, { mergePages: true })).text.replaceAll(/\s+/g, " ");
    for (const item of items) expect(words).toContain(item);
    expect(words).not.toContain("Export CSV");
    await expect(page.locator(".print-sheet")).toHaveCount(0);
    await expect(bill.getByText("Estimated total")).toBeVisible();
  });

  test("a thousand images cost the page what it shows of them", async ({ page, login }) => {
    await login();
    const projectId = await newProject(page, "A thousand");
    const [id] = await saveThreeDesigns(page, projectId);
    type Listed = { data: { images: { id: number }[] } };
    const { data } = await api<Listed>(page, "GET", `/images?project_id=${projectId}`);
    const image = data.images.find((one) => one.id === id);
    await page.route("**/api/images?*", (route) => {
      const query = new URL(route.request().url()).searchParams;
      const start = (Number(query.get("page")) - 1) * 100;
      const images = Array.from({ length: 100 }, (_, i) => ({
        ...image,
        id: start + i + 1,
        original_prompt: `Design ${start + i + 1}`,
      }));
      return route.fulfill({ json: { success: true, data: { images, total: 1000, nextCursor: null } } });
    });
    await page.goto(`/projects/${projectId}/gallery`);
    await expect(page.getByText("1,000 images")).toBeVisible();
    await expect(tiles(page).first()).toContainText("Design 1");
    expect(await tiles(page).count()).toBeLessThan(40);
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
    await expect(page.getByRole("link", { name: "Design 1000", exact: false })).toBeVisible();
    expect(await page.getByRole("listitem").count()).toBeLessThan(40);
    await tiles(page).last().click();
    await expect(place(page)).toHaveText("1000 of 1000");
    await page.keyboard.press("ArrowRight");
    await expect(place(page)).toHaveText("1 of 1000");
  });

  test("what is not there, not mine, or cannot be loaded says so", async ({ page, login }) => {
    await login();
    const projectId = await newProject(page, "Mine");
    await page.goto(`/projects/${projectId}/gallery?view=comparison`);
    await expect(page.getByRole("heading", { name: "No images yet" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Create a Design" })).toHaveAttribute(
      "href",
      `/designer?project=${projectId}`,
    );
    await page.route("**/api/images?*", (route) => route.fulfill({ status: 502, body: "bad gateway" }));
    await page.route("**/api/projects/*", (route) => route.fulfill({ status: 502, body: "bad gateway" }));
    await page.reload();
    await expect(page.getByRole("alert")).toContainText(MESSAGES.galleryProjectFailed);
    await expect(page.getByRole("alert")).toContainText(MESSAGES.galleryImagesFailed);
    await page.unroute("**/api/images?*");
    await page.unroute("**/api/projects/*");
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect(page.getByRole("heading", { name: "No images yet" })).toBeVisible();

    for (const wrong of ["2147483647", "x"]) {
      await page.goto(`/projects/${wrong}/gallery`);
      await expect(page.getByText(MESSAGES.projectNotFound)).toBeVisible();
    }
    await login();
    await page.goto(`/projects/${projectId}/gallery`);
    await expect(page.getByText(MESSAGES.projectNotFound)).toBeVisible();
    await expect(page.getByText("Mine")).toBeHidden();
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test("a finger swipes from design to design", async ({ page, login }) => {
    await login();
    const projectId = await newProject(page, "Swiped");
    await saveThreeDesigns(page, projectId);
    await page.goto(`/projects/${projectId}/gallery`);
    await tiles(page).first().tap();
    await expect(place(page)).toHaveText("1 of 3");
    await swipe(page, -160);
    await expect(place(page)).toHaveText("2 of 3");
    await swipe(page, 160);
    await expect(place(page)).toHaveText("1 of 3");
    await swipe(page, 160);
    await expect(place(page)).toHaveText("3 of 3");
    await swipe(page, -20);
    await expect(place(page)).toHaveText("3 of 3");
    await page.getByRole("button", { name: "Close" }).tap();
    await expect(tiles(page).first()).toBeVisible();
  });

  test("what is said for a moment covers none of the actions", async ({ page, login }) => {
    await login();
    const projectId = await newProject(page, "Told");
    const [id] = await saveThreeDesigns(page, projectId);
    await page.goto(`/projects/${projectId}/gallery?view=fullscreen&image=${id}`);
    await page.getByRole("button", { name: "View BOM" }).tap();
    const told = page.getByText(MESSAGES.galleryBomMissing);
    await expect(told).toBeVisible();
    const sayings = (await told.locator("..").boundingBox()) ?? { y: 0, height: 0 };
    for (const name of ["Download", "View BOM", "Share link", "Delete", "Next", "Previous"]) {
      const action = await page.getByRole("button", { name }).boundingBox();
      expect(action?.y, name).toBeGreaterThan(sayings.y + sayings.height);
    }
  });
});

async function swipe(page: Page, dx: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const send = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: { x: number; y: number }[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints });
  const from = { x: PHONE.width / 2, y: PHONE.height / 2 };
  await send("touchStart", [from]);
  for (let i = 1; i <= 5; i++) await send("touchMove", [{ x: from.x + (dx * i) / 5, y: from.y }]);
  await send("touchEnd", []);
  await session.detach();
}

for (const [name, colorScheme, viewport] of [
  ["phone-light", "light", PHONE],
  ["desk-dark", "dark", DESK],
] as const) {
  test.describe(`on ${name}`, () => {
    test.use({ colorScheme, viewport });

    test("the gallery's screens have no fault", async ({ page, login }) => {
      await login();
      const projectId = await newProject(page, "12 Maple Street, front yard and side walk", {
        description: "Corner lot. The owners want low upkeep and room for two cars.",
      });
      const found: string[] = [];
      const look = async (screen: string, fullPage = true) => {
        await keepScreen(page, `gallery-${screen}-${name}`, { fullPage });
        found.push(...(await faults(page, screen)));
      };
      await page.goto(`/projects/${projectId}/gallery`);
      await expect(page.getByRole("heading", { name: "No images yet" })).toBeVisible();
      await look("empty");
      const [id] = await saveThreeDesigns(page, projectId);
      await page.reload();
      await expect(tiles(page)).toHaveCount(3);
      await look("grid");
      await page.goto(`/projects/${projectId}/gallery?view=comparison&image=${id}`);
      await expect(page.getByRole("slider")).toBeVisible();
      await look("comparison");
      await page.goto(`/projects/${projectId}/gallery?view=fullscreen&image=${id}`);
      await expect(page.getByAltText("The yard as designed").last()).toBeVisible();
      await look("fullscreen", false);
      await page.getByRole("button", { name: "Delete" }).click();
      await expect(page.getByText(MESSAGES.imageDeleteQuestion)).toBeVisible();
      await look("delete", false);
      expect(found).toEqual([]);
    });
  });
}

/** Presses Escape in the moment in which a dialog comes, before it can listen for it. */
const escapeWhenShown = (title: string) =>
  new Promise<void>((pressed) => {
    new MutationObserver((_, observer) => {
      if (![...document.querySelectorAll("h2")].some((heading) => heading.textContent === title)) return;
      observer.disconnect();
      document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
      pressed();
    }).observe(document.body, { childList: true, subtree: true });
  });
