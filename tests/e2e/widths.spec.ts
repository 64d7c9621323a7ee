import type { Page } from "@playwright/test";
import appRoutes from "#app/routes.ts";
import { inTestAll, partOfToday } from "#tests/only-in-test-all.ts";
import { faults } from "./faults.ts";
import { expect, test } from "./fixtures.ts";
import { keepLongDraft, LONG_TEXT, LONG_WORD } from "./long-content.ts";
import { longProposal, writeCompany } from "./offering.ts";
import { grantReviewer, saveDesigns } from "./reviewing.ts";
import { api, designWithBill, newProject, subscribe } from "./saving.ts";
import { keepScreen } from "./screens.ts";

const WIDTHS = inTestAll("widths between", [360, 390, 768, 1280], [360, 768, 1280]);
/** Where axe looks: as narrow and as wide as a screen gets, two of the widths. */
const LOOKS = [
  { width: 360, colorScheme: "light" },
  { width: 1280, colorScheme: "dark" },
] as const;
/** Each day another sixth of the screens is looked at; all are visited whose state the next ones need. */
const PARTS = 6;
const isOfToday = (nth: number) =>
  inTestAll("screens that are looked at", true, nth % PARTS === partOfToday(PARTS));
/** Looks of the screen that comes so many after the first. */
const looksAt = (nth: number) =>
  inTestAll<readonly (typeof LOOKS)[number][]>("both schemes of each screen", LOOKS, [LOOKS[nth % 2]!]);
const PERSON = { firstName: "Maximiliana-Theodora", lastName: "Featherstonehaugh-Cholmondeley" };

const FOR_GUESTS = [
  "/",
  "/login",
  "/signup",
  "/forgot-password",
  "/reset-password",
  "/demo",
  "/pool-installation-software",
  "/deck-design-tool",
  "/interlock-driveway-calculator",
  "/toronto-landscaping-software",
  "/blog",
  "/about",
  "/contact",
  "/privacy",
  "/verify",
  "/invitation",
];
const ARTICLES = ["how-to-price-pool-installation-jobs-2024", "door-to-door-landscaping-sales-guide"];
const SIGNED_IN = [
  "/dashboard",
  "/designer",
  "/projects",
  "/projects/archive",
  "/reviewer",
  "/subscription",
  "/success",
  "/company",
  "/engines",
  "/profile",
  "/settings",
];
/** Each of these says where to write. */
const WITH_SUPPORT = ["/dashboard", "/designer", "/projects", "/reviewer", "/subscription", "/settings"];
const SUPPORT = "mailto:support@yardwright.example";

type Route = { path?: string | undefined; index?: boolean | undefined; children?: Route[] | undefined };
const pathsOf = (routes: readonly Route[]): string[] =>
  routes.flatMap(({ path, index, children }) => [
    ...(path || index ? [`/${path ?? ""}`] : []),
    ...pathsOf(children ?? []),
  ]);

/** What is wider than the window at each width, and what axe finds where it looks. Narrow to wide, once: each new width lays the page out anew. */
async function faultsOf(page: Page, name: string, nth: number): Promise<string[]> {
  const looks = looksAt(nth);
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    await keepScreen(page, `width-${width}-${name.replaceAll(/[^a-z0-9]+/gi, "-")}`);
    found.push(...(await tooWide(page, `${name} at ${width} px`)));
    const look = looks.find((one) => one.width === width);
    if (!look) continue;
    const { colorScheme } = look;
    if (colorScheme !== "light") await page.emulateMedia({ colorScheme });
    found.push(...(await faults(page, `${name} in ${colorScheme}`)));
    if (colorScheme !== "light") await page.emulateMedia({ colorScheme: "light" });
  }
  return found;
}

/** What is wider than the window: the page itself, or a control that no sideways scrolling of a row brings back. */
async function tooWide(page: Page, name: string): Promise<string[]> {
  const found = await page.evaluate(() => {
    const { scrollWidth } = document.documentElement;
    const comesBack = (element: Element) => {
      for (let at = element.parentElement; at && at !== document.body; at = at.parentElement)
        if (/auto|scroll/.test(getComputedStyle(at).overflowX))
          return at.getBoundingClientRect().right <= innerWidth + 1;
      return false;
    };
    const cut = [...document.querySelectorAll("a, button, input, select, textarea, h1, h2, h3, dd")].filter(
      (element) => {
        const { left, right, width } = element.getBoundingClientRect();
        // What is there for screen readers alone is one pixel wide.
        const isSeen = width > 1 && element.checkVisibility({ visibilityProperty: true });
        return isSeen && (left < -1 || right > innerWidth + 1) && !comesBack(element);
      },
    );
    return [
      ...(scrollWidth > innerWidth ? [`${scrollWidth} px`] : []),
      ...cut.map(({ tagName, textContent }) => `${tagName} "${textContent?.slice(0, 40)}" is cut off`),
    ];
  });
  return found.map((fault) => `${name}: ${fault}`);
}

test("every screen fits its window at each width, however long its content, and axe finds no fault in it", async ({
  page,
  login,
  server,
}) => {
  const found: string[] = [];
  let screens = 0;
  let isSubscribed = false;
  const look = async (name: string) => {
    const nth = screens++;
    if (isOfToday(nth)) found.push(...(await faultsOf(page, name, nth)));
  };
  const visit = async (path: string) => {
    if (!isOfToday(screens)) return void screens++;
    await page.goto(path);
    await expect(page.locator("h1").first()).toBeVisible();
    await expect(page).toHaveURL(path);
    if (WITH_SUPPORT.includes(path) && !isSubscribed)
      await expect(page.getByRole("contentinfo").getByRole("link")).toHaveAttribute("href", SUPPORT);
    await look(path);
  };
  for (const path of FOR_GUESTS) await visit(path);
  for (const slug of ARTICLES) await visit(`/blog/${slug}`);

  const { email } = await login(PERSON);
  for (const path of SIGNED_IN) await visit(path);
  await subscribe(page);
  isSubscribed = true;
  await grantReviewer(server, email);
  const title = `${LONG_WORD} ${LONG_TEXT}`.slice(0, 100);
  const projectId = await newProject(page, title, { description: LONG_TEXT });
  const imageId = await designWithBill(page, projectId, LONG_TEXT);
  await saveDesigns(server, [{ prompt: LONG_TEXT, editHistory: [LONG_TEXT, LONG_WORD], color: "#5c7d4a" }]);
  for (const path of ["/dashboard", "/projects", "/projects?view=board", "/subscription", "/reviewer"])
    await visit(path);
  for (const view of ["", `?view=comparison&image=${imageId}`, `?view=fullscreen&image=${imageId}`])
    await visit(`/projects/${projectId}/gallery${view}`);
  if (isOfToday(screens)) {
    await page.goto(`/projects/${projectId}/gallery?view=fullscreen&image=${imageId}`);
    await page.getByRole("button", { name: "View BOM" }).click();
    await expect(page.getByText("Estimated total")).toBeVisible();
  }
  await look("a bill");
  await writeCompany(page, { terms: LONG_TEXT });
  await visit(`/projects/${projectId}/proposals`);
  const proposalId = await longProposal(page, projectId, imageId);
  for (const path of [`/projects/${projectId}/proposals`, `/proposals/${proposalId}`]) await visit(path);
  type Shared = { data: { shareId: string } };
  const { data } = await api<Shared>(page, "POST", "/shared-design/create-share", { savedImageId: imageId });
  await visit(`/shared/${data.shareId}`);

  await keepLongDraft(page, projectId);
  await page.goto("/designer");
  // The strip is scrolled to the one that is shown.
  await expect(page.getByRole("button", { name: "Version 9" })).toBeInViewport();
  await expect(page.getByRole("button", { name: "Share link" })).toBeVisible();
  await look("nine versions");
  await page.getByRole("button", { name: "Make Changes" }).click();
  await look("changes to the ninth version");
  await page.getByRole("button", { name: "Close" }).click();
  await page.getByRole("button", { name: "Back to the photo" }).click();
  for (const tool of ["Highlight", "Area", "Measure"]) {
    await page.getByRole("button", { name: tool, exact: true }).click();
    await look(tool);
  }
  expect(found).toEqual([]);
});

test("every route of the app is among those that are held to their width", () => {
  const looked = [
    ...FOR_GUESTS,
    ...SIGNED_IN.map((path) => (path === "/designer" ? "/designer/:designId?" : path)),
    "/blog/:slug",
    "/projects/:projectId/gallery",
    "/projects/:projectId/proposals",
    "/proposals/:id",
    "/shared/:shareId",
    // Held to its width by proposal.spec.ts.
    "/proposal/:token",
  ];
  expect(
    pathsOf(appRoutes)
      .filter((path) => path !== "/*")
      .toSorted(),
  ).toEqual(looked.toSorted());
});
