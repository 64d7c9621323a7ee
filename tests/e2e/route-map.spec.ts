import { expect, test } from "./fixtures.ts";

const GUEST_PAGES = {
  "/": "Show the finished yard before you quote it",
  "/login": "Sign In",
  "/signup": "Create Account",
  "/forgot-password": "Forgot your password?",
  "/reset-password": "This link does not work",
};
const SIGNED_IN_PAGES = {
  "/dashboard": "Welcome, Dana",
  "/designer": "AI Designer",
  "/projects": "Projects",
  "/projects/archive": "Archive",
  "/projects/2147483647/gallery": "Project Gallery",
  "/projects/2147483647/proposals": "Proposals",
  "/proposals/00000000-0000-4000-8000-000000000000": "Proposal",
  "/reviewer": "Reviewer",
  "/subscription": "Subscription",
  "/success": "Welcome, Dana",
  "/profile": "Profile",
  "/settings": "Settings",
};

test("a page for guests greets a guest and sends a signed-in person to the dashboard", async ({
  page,
  login,
}) => {
  for (const [path, heading] of Object.entries(GUEST_PAGES)) {
    await page.goto(path);
    await expect.soft(page.getByRole("heading", { level: 1, name: heading }), path).toBeVisible();
  }
  await login();
  for (const path of Object.keys(GUEST_PAGES)) {
    await page.goto(path);
    await expect.soft(page, path).toHaveURL("/dashboard");
  }
});

test("a page for who is signed in sends a guest to sign in", async ({ page }) => {
  for (const path of Object.keys(SIGNED_IN_PAGES)) {
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
