import appRoutes from "#app/routes.ts";
import { inTestAll } from "#tests/only-in-test-all.ts";
import { expect, test } from "./fixtures.ts";

const GUEST_PAGES = {
  "/": "Show the finished yard before you quote it",
  "/login": "Sign In",
  "/signup": "Create Account",
  "/forgot-password": "Forgot your password?",
  "/reset-password": "This link does not work",
};
const NO_PROPOSAL = "00000000-0000-4000-8000-000000000000";
const SIGNED_IN_PAGES = {
  "/dashboard": "Welcome, Dana",
  "/designer": "AI Designer",
  "/projects": "Projects",
  "/projects/archive": "Archive",
  "/projects/2147483647/gallery": "Project Gallery",
  "/projects/2147483647/proposals": "Proposals",
  [`/proposals/${NO_PROPOSAL}`]: "Proposal",
  "/reviewer": "Reviewer",
  "/subscription": "Subscription",
  "/company": "Company",
  "/engines": "Engines",
  "/success": "Welcome, Dana",
  "/profile": "Profile",
  "/settings": "Settings",
};

/** Each page behind a guard in `npm run test:all`; one page behind each, and what stands for itself, in every run. */
const TURNED_AWAY = inTestAll(
  "pages behind one guard",
  { signedIn: Object.keys(GUEST_PAGES), guests: Object.keys(SIGNED_IN_PAGES) },
  { signedIn: ["/", "/login"], guests: ["/dashboard", "/designer", "/projects/2147483647/gallery"] },
);

type Route = { path?: string | undefined; file: string; children?: Route[] | undefined };
/** Paths of the pages behind a guard, with numbers and ids in place of what the routes leave open. */
const behind = (guard: string) =>
  (appRoutes as Route[])
    .filter(({ file }) => file === guard)
    .flatMap(({ children = [] }) => children.map(({ path }) => `/${path}`.replace("/:designId?", "")))
    .map((path) => path.replace(":projectId", "2147483647").replace(/:id$/, NO_PROPOSAL));

test("each page stands behind its guard", () => {
  expect(behind("routes/guests/layout.tsx")).toEqual(Object.keys(GUEST_PAGES).filter((path) => path !== "/"));
  expect(behind("routes/signed-in/layout.tsx").sort()).toEqual(Object.keys(SIGNED_IN_PAGES).sort());
});

test("a page for guests greets a guest and sends a signed-in person to the dashboard", async ({
  page,
  login,
}) => {
  for (const [path, heading] of Object.entries(GUEST_PAGES)) {
    await page.goto(path);
    await expect.soft(page.getByRole("heading", { level: 1, name: heading }), path).toBeVisible();
  }
  await login();
  for (const path of TURNED_AWAY.signedIn) {
    await page.goto(path);
    await expect.soft(page, path).toHaveURL("/dashboard");
  }
});

test("a page for who is signed in sends a guest to sign in", async ({ page }) => {
  for (const path of TURNED_AWAY.guests) {
    await page.goto(path);
    await expect.soft(page, path).toHaveURL("/login");
  }
});

test("a page for who is signed in opens for a signed-in person under its own heading", async ({
  page,
  login,
}) => {
  await login();
  for (const [path, heading] of Object.entries(SIGNED_IN_PAGES)) {
    await page.goto(path);
    await expect.soft(page.getByRole("heading", { level: 1, name: heading }), path).toBeVisible();
    await expect.soft(page, path).toHaveURL(path);
  }
});

test("any other path leads home, and from there a signed-in person to the dashboard", async ({
  page,
  login,
}) => {
  await page.goto("/no/such/page");
  await expect(page).toHaveURL("/");
  await login();
  await page.goto("/no/such/page");
  await expect(page).toHaveURL("/dashboard");
});

test("the loading text stands while the session is being checked", async ({ page, login }) => {
  await login();
  let answer = () => {};
  const checked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/api/auth/verify", async (route) => {
    await checked;
    await route.continue();
  });
  await page.goto("/dashboard");
  await expect(page.getByRole("status")).toHaveText(
    "Loading Yardwright... Preparing your landscape design workspace",
  );
  answer();
  await expect(page.getByRole("heading", { name: "Welcome, Dana" })).toBeVisible();
});

test("each page names itself for search engines", async ({ page, server }) => {
  await page.goto("/signup?plan=pro");
  await expect(page).toHaveTitle("Create Account | Yardwright");
  const facts = await page.evaluate(() => ({
    canonical: document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href,
    robots: document.querySelector<HTMLMetaElement>('meta[name="robots"]')?.content,
    theme: document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')?.content,
  }));
  expect(facts).toEqual({ canonical: `${server.url}/signup`, robots: "index, follow", theme: "#2D5A27" });
});
