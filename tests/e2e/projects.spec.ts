import { MESSAGES } from "#contract/messages.ts";
import { faults } from "./faults.ts";
import { DESK, expect, PHONE, test } from "./fixtures.ts";
import { newProject, saveThreeDesigns, subscribe } from "./saving.ts";
import { keepScreen } from "./screens.ts";

test("projects ask for a subscription", async ({ page, login }) => {
  await login();
  await page.goto("/projects");
  await expect(page.getByRole("heading", { name: "Subscription Required" })).toBeVisible();
  await page.getByRole("link", { name: "See Plans" }).click();
  await expect(page).toHaveURL("/subscription");
});

test("a project is made, found, edited and deleted", async ({ page, login }) => {
  await login();
  await subscribe(page);
  await page.goto("/projects");
  await expect(page.getByRole("heading", { name: "Start your first project" })).toBeVisible();

  await page.getByRole("button", { name: "New Project" }).first().click();
  await page.getByRole("button", { name: "Create Project" }).click();
  await expect(page.getByText("Project title is required")).toBeVisible();
  await expect(page.getByLabel("Title")).toBeFocused();
  await page.getByLabel("Title").fill("x".repeat(201));
  await page.getByRole("button", { name: "Create Project" }).click();
  await expect(page.getByText("Project title can have at most 200 characters")).toBeVisible();
  await page.getByLabel("Title").fill("12 Maple Street");
  await page.getByLabel("Tags").fill("patio, front yard");
  await page.getByRole("button", { name: "Create Project" }).click();
  const card = page.getByRole("listitem").filter({ hasText: "12 Maple Street" });
  await expect(card.getByText("front yard")).toBeVisible();

  await page.getByRole("searchbox", { name: "Search" }).fill("nowhere");
  await expect(page.getByRole("heading", { name: "No project matches" })).toBeVisible();
  await page.getByRole("button", { name: "Show All Projects" }).click();
  await expect(card).toBeVisible();

  await card.getByRole("button", { name: "Actions for 12 Maple Street" }).click();
  await page.getByRole("menuitem", { name: "Edit" }).click();
  await page.getByLabel("Title").fill("14 Maple Street");
  await page.getByRole("button", { name: "Save Changes" }).click();
  const renamed = page.getByRole("listitem").filter({ hasText: "14 Maple Street" });
  await expect(renamed.getByText("patio")).toBeVisible();

  await renamed.getByRole("button", { name: "Actions for 14 Maple Street" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await expect(
    page.getByText("Are you sure you want to delete this project? This action cannot be undone."),
  ).toBeVisible();
  await page.getByRole("button", { name: "Delete Project" }).click();
  await expect(page.getByRole("heading", { name: "Start your first project" })).toBeVisible();
});

test("a list that cannot be loaded says so and comes back on a second try", async ({ page, login }) => {
  await login();
  await subscribe(page);
  await page.route("**/api/projects?*", (route) => route.abort());
  await page.goto("/projects");
  await expect(page.getByRole("alert")).toContainText(
    "Network connection issue. Please check your internet and try again.",
  );
  await page.unroute("**/api/projects?*");
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByRole("heading", { name: "Start your first project" })).toBeVisible();
});

test("projects are found while their words are typed, with a slip too, and sorted both ways", async ({
  page,
  login,
}) => {
  await login();
  await subscribe(page);
  await newProject(page, "12 Maple Street", { description: "Bluestone patio", tags: "urgent" });
  await newProject(page, "Oak Court 3", { tags: "driveway, quoted" });
  await newProject(page, "Birch Lane 7");
  await page.goto("/projects");
  const titles = page.getByRole("heading", { level: 2 });
  await expect(titles).toHaveText(["Birch Lane 7", "Oak Court 3", "12 Maple Street"]);
  const sort = page.getByLabel("Sort by");
  await sort.selectOption("Title A to Z");
  await expect(titles).toHaveText(["12 Maple Street", "Birch Lane 7", "Oak Court 3"]);
  await sort.selectOption("Title Z to A");
  await expect(titles).toHaveText(["Oak Court 3", "Birch Lane 7", "12 Maple Street"]);
  await sort.selectOption("Longest unchanged");
  await expect(titles).toHaveText(["12 Maple Street", "Oak Court 3", "Birch Lane 7"]);

  const search = page.getByRole("searchbox", { name: "Search" });
  await search.pressSequentially("blue");
  await expect(titles).toHaveText(["12 Maple Street"]);
  await search.fill("drivewya");
  await expect(titles).toHaveText(["Oak Court 3"]);
  await page.route("**/api/projects/search?*", (route) =>
    route.fulfill({ status: 502, body: "bad gateway" }),
  );
  await search.fill("birch");
  await expect(page.getByRole("alert")).toContainText(MESSAGES.projectSearchFailed);
});

test("a card shows three pictures and how many more there are, and leads to the gallery", async ({
  page,
  login,
}) => {
  await login();
  await subscribe(page);
  const projectId = await newProject(page, "12 Maple Street");
  await saveThreeDesigns(page, projectId);
  // As if nine more had been saved.
  await page.route("**/api/images?*", async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    await route.fulfill({ response: answer, json: { ...body, data: { ...body.data, total: 12 } } });
  });
  await page.goto("/projects");
  const card = page.getByRole("listitem").filter({ hasText: "12 Maple Street" });
  await expect(card.locator("img")).toHaveCount(3);
  await expect(card.getByText("+9 more")).toBeVisible();
  await card.locator("img").first().click();
  await expect(page).toHaveURL(`/projects/${projectId}/gallery`);
  // The gallery asks for pictures too, and the test may end before its answer.
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test("a list that takes longer than 15 seconds says so", async ({ page, login }) => {
  await login();
  await subscribe(page);
  await page.clock.install();
  await page.addInitScript(() => {
    // The page's clock is moved by the test; the browser's own timeouts are not, so they go through it.
    AbortSignal.timeout = (ms) => {
      const late = new AbortController();
      setTimeout(() => late.abort(new DOMException("late", "TimeoutError")), ms);
      return late.signal;
    };
  });
  const asked = page.waitForRequest("**/api/projects?*");
  await page.route("**/api/projects?*", () => {});
  await page.goto("/projects");
  await asked;
  await page.clock.fastForward(15_000);
  await expect(page.getByRole("alert")).toContainText(MESSAGES.projectsLoadTimeout);
});

test("what cannot be saved or deleted says so and loses nothing", async ({ page, login }) => {
  await login();
  await subscribe(page);
  await newProject(page, "12 Maple Street");
  await page.goto("/projects");
  await page.route("**/api/projects", (route) => route.fulfill({ status: 502, body: "bad gateway" }));
  await page.route(/\/api\/projects\/\d+$/, (route) => route.fulfill({ status: 502, body: "bad gateway" }));
  await page.getByRole("button", { name: "New Project" }).click();
  await page.getByLabel("Title").fill("Oak Court 3");
  await page.getByRole("button", { name: "Create Project" }).click();
  await expect(page.getByText(MESSAGES.projectCreateFailed)).toBeVisible();
  await expect(page.getByLabel("Title")).toHaveValue("Oak Court 3");
  await page.keyboard.press("Escape");
  const menu = page.getByRole("button", { name: "Actions for 12 Maple Street" });
  await menu.click();
  await page.getByRole("menuitem", { name: "Edit" }).click();
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText(MESSAGES.projectUpdateFailed)).toBeVisible();
  await page.keyboard.press("Escape");
  await menu.click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByRole("button", { name: "Delete Project" }).click();
  await expect(page.getByText(MESSAGES.projectDeleteFailed)).toBeVisible();
  await expect(page.getByRole("heading", { name: "12 Maple Street" })).toBeVisible();
});

for (const [name, colorScheme, viewport] of [
  ["phone-light", "light", PHONE],
  ["desk-dark", "dark", DESK],
] as const) {
  test.describe(`on ${name}`, () => {
    test.use({ colorScheme, viewport, contextOptions: { reducedMotion: "reduce" } });

    test("the projects' screens have no fault", async ({ page, login }) => {
      await login();
      const found: string[] = [];
      const look = async (screen: string, fullPage = true) => {
        await keepScreen(page, `projects-${screen}-${name}`, { fullPage });
        found.push(...(await faults(page, screen)));
      };
      await page.goto("/projects");
      await expect(page.getByRole("heading", { name: "Subscription Required" })).toBeVisible();
      await look("subscription-required");
      await subscribe(page);
      await page.reload();
      await expect(page.getByRole("heading", { name: "Start your first project" })).toBeVisible();
      await look("empty");
      const long = "The long driveway and the two side yards of the house at the corner of Sycamore Avenue";
      await newProject(page, long, { tags: "driveway, side yard, waiting for the owner's answer, spring" });
      const projectId = await newProject(page, "12 Maple Street", {
        description: "Corner lot. The owners want low upkeep and room for two cars.",
        tags: "front yard, patio",
      });
      await saveThreeDesigns(page, projectId);
      await page.reload();
      await expect(page.locator("li img")).toHaveCount(3);
      await look("list");
      await page.getByRole("button", { name: "New Project" }).click();
      await page.getByRole("button", { name: "Create Project" }).click();
      await expect(page.getByText("Project title is required")).toBeVisible();
      await look("new", false);
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: "Actions for 12 Maple Street" }).click();
      await page.getByRole("menuitem", { name: "Delete" }).click();
      await expect(page.getByText(MESSAGES.projectDeleteQuestion)).toBeVisible();
      await look("delete", false);
      await page.keyboard.press("Escape");
      await page.getByRole("searchbox", { name: "Search" }).fill("nowhere");
      await expect(page.getByRole("heading", { name: "No project matches" })).toBeVisible();
      await look("no-match");
      expect(found).toEqual([]);
    });
  });
}
