import { readFile } from "node:fs/promises";
import { MESSAGES } from "#contract/messages.ts";
import { faults } from "./faults.ts";
import { DESK, expect, PHONE, test } from "./fixtures.ts";
import { api, newProject, saveThreeDesigns, subscribe } from "./saving.ts";
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
  expect(await faults(page, "new")).toEqual([]);
  await page.getByRole("button", { name: "Create Project" }).click();
  const card = page.getByRole("listitem").filter({ hasText: "12 Maple Street" });
  await expect(card.getByText("front yard")).toBeVisible();

  await page.getByRole("searchbox", { name: "Search" }).fill("nowhere");
  await expect(page.getByRole("heading", { name: "No project matches" })).toBeVisible();
  expect(await faults(page, "no match")).toEqual([]);
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
  expect(await faults(page, "delete")).toEqual([]);
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

test("a board moves projects from status to status, by hand and by its list", async ({ page, login }) => {
  await login();
  await subscribe(page);
  await newProject(page, "12 Maple Street", { status: "won" });
  await newProject(page, "Oak Court 3");
  await page.goto("/projects");
  await page.getByRole("link", { name: "Board", exact: true }).click();
  await expect(page).toHaveURL("/projects?view=board");
  const column = (name: string) => page.getByRole("region", { name, exact: true });
  const cards = (name: string) => column(name).getByRole("heading", { level: 3 });
  await expect(cards("Lead")).toHaveText(["Oak Court 3"]);
  await expect(cards("Won")).toHaveText(["12 Maple Street"]);

  await page.getByLabel("Status of Oak Court 3").selectOption("Designing");
  await expect(cards("Designing")).toHaveText(["Oak Court 3"]);
  await expect(cards("Lead")).toHaveCount(0);
  await column("Won").getByRole("listitem").dragTo(column("Lead"));
  await expect(cards("Lead")).toHaveText(["12 Maple Street"]);
  await page.reload();
  await expect(cards("Designing")).toHaveText(["Oak Court 3"]);
  await expect(cards("Lead")).toHaveText(["12 Maple Street"]);

  await page.route(/\/api\/projects\/\d+\/status$/, (route) => route.fulfill({ status: 502, body: "bad" }));
  await page.getByLabel("Status of Oak Court 3").selectOption("Lost");
  await expect(page.getByText(MESSAGES.projectUpdateFailed)).toBeVisible();
  await expect(cards("Designing")).toHaveText(["Oak Court 3"]);

  await page.getByRole("link", { name: "List", exact: true }).click();
  await page.getByLabel("Status", { exact: true }).selectOption("Designing");
  await expect(page.getByRole("heading", { level: 2 })).toHaveText(["Oak Court 3"]);
  await page.getByLabel("Status", { exact: true }).selectOption("Done");
  await expect(page.getByText("No project has the status Done.")).toBeVisible();
});

test("an archived project and a deleted design come back from the archive", async ({ page, login }) => {
  await login();
  await subscribe(page);
  const projectId = await newProject(page, "12 Maple Street");
  const imageId = (await saveThreeDesigns(page, projectId))[0];
  const opened = await api<{ data: { id: string } }>(page, "POST", "/designs/of-image", { imageId });
  await api(page, "POST", `/designs/${opened.data.id}/archive`);
  await newProject(page, "Oak Court 3");
  await page.goto("/projects");
  await page.getByRole("button", { name: "Actions for Oak Court 3" }).click();
  await page.getByRole("menuitem", { name: "Archive" }).click();
  await expect(page.getByText("You can restore it for 30 days")).toBeVisible();
  await page.getByRole("button", { name: "Archive Project" }).click();
  const titles = page.getByRole("heading", { level: 2 });
  await expect(titles).toHaveText(["12 Maple Street"]);

  await page.getByRole("button", { name: "More for all projects" }).click();
  await page.getByRole("menuitem", { name: "Archive" }).click();
  await expect(page).toHaveURL("/projects/archive");
  await expect(page.getByText("30 days left")).toHaveCount(2);
  await page.getByRole("button", { name: "Restore Oak Court 3" }).click();
  await expect(page.getByText("No project is archived.")).toBeVisible();
  await page
    .getByRole("region", { name: "Designs" })
    .getByRole("button", { name: /^Restore/ })
    .click();
  await expect(page.getByText("No design is deleted.")).toBeVisible();
  await page.goto(`/projects/${projectId}/gallery`);
  await expect(page.getByRole("heading", { name: "Go on with a design" })).toBeVisible();
  await page.goto("/projects");
  await expect(titles).toHaveText(["Oak Court 3", "12 Maple Street"]);
});

test("two projects become one", async ({ page, login }) => {
  await login();
  await subscribe(page);
  const projectId = await newProject(page, "12 Maple St");
  await saveThreeDesigns(page, projectId);
  await newProject(page, "12 Maple Street");
  await newProject(page, "Oak Court 3");
  await page.goto("/projects");
  await page.getByRole("button", { name: "Actions for 12 Maple Street" }).click();
  await page.getByRole("menuitem", { name: "Merge" }).click();
  await page.getByLabel("Find the other project").fill("maple");
  await expect(page.getByRole("radio")).toHaveCount(1);
  expect(await faults(page, "merge")).toEqual([]);
  await page.getByRole("radio", { name: "12 Maple St" }).check();
  await page.getByRole("button", { name: "Merge", exact: true }).click();
  await expect(page.getByRole("heading", { level: 2 })).toHaveText(["12 Maple Street", "Oak Court 3"]);
  const card = page.getByRole("listitem").filter({ hasText: "12 Maple Street" });
  await expect(card.locator("img")).toHaveCount(3);
});

test("clients of a file are looked at, mended and imported, and come out again", async ({ page, login }) => {
  await login();
  await subscribe(page);
  await page.goto("/projects");
  await page.getByRole("button", { name: "More for all projects" }).click();
  await page.getByRole("menuitem", { name: "Import clients" }).click();
  const choose = (text: string | Buffer) =>
    page.getByLabel(/CSV file|another file/).setInputFiles({
      name: "clients.csv",
      mimeType: "text/csv",
      buffer: Buffer.from(text),
    });
  await choose("Colour\nred");
  await expect(page.getByText("This file has no column for the client's name")).toBeVisible();
  // Excel's own code page.
  await choose(
    Buffer.from("Client,Email,Gate\nRen\u00e9 Hill,rene@example.com,4711\nKim Lee,kim,", "latin1"),
  );
  await expect(page.getByRole("cell", { name: "René Hill" })).toBeVisible();
  await expect(page.getByText("Please enter a valid email address")).toBeVisible();
  await expect(page.getByText("Kept in the notes: Gate.")).toBeVisible();
  expect(await faults(page, "import")).toEqual([]);
  await page.getByRole("button", { name: "Import 1 client" }).click();
  await expect(page.getByRole("heading", { level: 2 })).toHaveText(["René Hill"]);

  await page.getByRole("button", { name: "More for all projects" }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: "Download as CSV" }).click();
  expect(await readFile(await (await download).path(), "utf8")).toContain("René Hill,rene@example.com");
});

for (const [name, colorScheme, viewport] of [
  ["phone-light", "light", PHONE],
  ["desk-dark", "dark", DESK],
] as const) {
  test.describe(`on ${name}`, () => {
    test.use({ colorScheme, viewport });

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
      await page.getByRole("link", { name: "Board", exact: true }).click();
      await expect(page.getByLabel("Status of 12 Maple Street")).toBeVisible();
      await look("board");
      await page.getByRole("link", { name: "List", exact: true }).click();
      await page.getByRole("button", { name: "Actions for 12 Maple Street" }).click();
      await page.getByRole("menuitem", { name: "Merge" }).click();
      await expect(page.getByRole("radio")).toHaveCount(1);
      await look("merge", false);
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: "More for all projects" }).click();
      await page.getByRole("menuitem", { name: "Import clients" }).click();
      const rows = ["Client,Email,Address", "Kim Lee,kim,", `Robin Hill,robin@example.com,"${long}"`];
      await page.getByLabel("Choose a CSV file").setInputFiles({
        name: "clients.csv",
        mimeType: "text/csv",
        buffer: Buffer.from(rows.join("\n")),
      });
      await expect(page.getByRole("button", { name: "Import 1 client" })).toBeVisible();
      await look("import", false);
      await page.keyboard.press("Escape");
      const gone = await newProject(page, `${long}, which was never built`);
      await api(page, "POST", `/projects/${gone}/archive`);
      await page.goto("/projects/archive");
      await expect(page.getByText("30 days left")).toBeVisible();
      await look("archive");
      await page.goto("/projects");
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
