import type { Page } from "@playwright/test";
import { faults } from "./faults.ts";
import { DESK, expect, PHONE, test } from "./fixtures.ts";

/** Each public page with its title (the product's name is added) and the type of its structured data. */
const PAGES = {
  "/": {
    title: "Landscaping sales tools: AI visualizations and cost estimates",
    data: "SoftwareApplication",
  },
  "/pool-installation-software": { title: "Pool installation software", data: null },
  "/deck-design-tool": { title: "Deck design tool for contractors", data: null },
  "/interlock-driveway-calculator": { title: "Interlock driveway cost calculator", data: null },
  "/toronto-landscaping-software": { title: "Toronto landscaping software", data: null },
  "/blog": { title: "Blog: pricing and selling landscape work", data: null },
  "/blog/how-to-price-pool-installation-jobs-2024": {
    title: "How to price pool installation jobs",
    data: "Article",
  },
  "/blog/door-to-door-landscaping-sales-guide": {
    title: "The door-to-door landscaping sales guide",
    data: "Article",
  },
  "/about": { title: "About", data: null },
  "/contact": { title: "Contact", data: null },
  "/privacy": { title: "Privacy in plain words", data: null },
  "/verify": { title: "Check a signed proposal", data: null },
} as const;
const PATHS = Object.keys(PAGES);

/** Classes of a page that the app's style sheet knows, and the page's own, which is cut down to what the page uses, does not. */
const unstyledClasses = (page: Page, appStyles: string) =>
  page.evaluate((styles) => {
    const classRules = (rules: CSSRuleList): string[] =>
      [...rules].flatMap((rule) =>
        rule instanceof CSSStyleRule
          ? rule.selectorText.split(/,\s*/)
          : rule instanceof CSSGroupingRule
            ? classRules(rule.cssRules)
            : [],
      );
    const app = new CSSStyleSheet();
    app.replaceSync(styles);
    const own = new Set([...document.styleSheets].flatMap((sheet) => classRules(sheet.cssRules)));
    return classRules(app.cssRules).filter(
      (selector) =>
        /^\.(\\.|[\w-])+$/.test(selector) && !own.has(selector) && document.querySelector(selector),
    );
  }, appStyles);

const metaOf = (page: Page) =>
  page.evaluate(() => {
    const named = (name: string) =>
      document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute("content") ??
      null;
    return {
      title: document.title,
      description: named("description"),
      keywords: named("keywords"),
      robots: named("robots"),
      theme: named("theme-color"),
      canonical: document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href,
      ogTitle: named("og:title"),
      ogDescription: named("og:description"),
      ogUrl: named("og:url"),
      ogImage: named("og:image"),
      card: named("twitter:card"),
      cardImage: named("twitter:image"),
      data: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
        (script) => JSON.parse(script.textContent ?? "") as Record<string, unknown>,
      ),
    };
  });

/** A font that comes after the first paint moves the words of a busy machine's page by half of this share of it. */
const LEAST_SHIFT = 0.01;

/** Counts what moves about in each page from its first moment on. */
const watchShifts = (page: Page) =>
  page.addInitScript((least) => {
    type Shift = { value: number; sources: { node: Element | null }[] };
    const moved: string[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as unknown as Shift[])
        if (value >= least)
          moved.push(
            `${value}: ${sources.map(({ node }) => node?.outerHTML?.slice(0, 120) ?? "?").join(", ")}`,
          );
    }).observe({ type: "layout-shift", buffered: true });
  }, LEAST_SHIFT);

const loadedFacts = (page: Page) =>
  page.evaluate(() => ({
    scripts: performance
      .getEntriesByType("resource")
      .filter(({ name }) => name.endsWith(".js"))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
    moved: (window as unknown as { moved: string[] }).moved,
    html: (performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming).encodedBodySize,
    overflow: document.documentElement.scrollWidth - innerWidth,
  }));

/** Addresses of the app's style sheets, as a page of React links them. */
async function appStylesOf(page: Page): Promise<string> {
  const html = await (await page.request.get("/login")).text();
  const sheets = [...html.matchAll(/<link[^>]+rel="stylesheet"[^>]*>/g)].map(
    ([link]) => /href="([^"]+)"/.exec(link)?.[1] ?? "",
  );
  expect(sheets.length).toBeGreaterThan(0);
  const texts = await Promise.all(sheets.map(async (href) => (await page.request.get(href)).text()));
  return texts.join("\n");
}

test("every public page says what it is, has its style, is light, stands still and leads to pages that are there", async ({
  page,
  server,
}) => {
  const seen = { titles: new Set<string>(), descriptions: new Set<string | null>() };
  const links = new Set<string>();
  const said: string[] = [];
  page.on("console", (line) => said.push(`${page.url()} ${line.text()}`));
  page.on("pageerror", (error) => said.push(`${page.url()} ${error.message}`));
  await page.setViewportSize(PHONE);
  await watchShifts(page);
  const appStyles = await appStylesOf(page);
  for (const [path, wanted] of Object.entries(PAGES)) {
    await page.goto(path, { waitUntil: "networkidle" });
    // Without React, and narrower than its window.
    const facts = await loadedFacts(page);
    expect.soft(facts.scripts, path).toBeLessThan(10 * 1024);
    // With some 1,100 bytes of headers it is in the first ten packets, which a new connection sends without waiting for an answer.
    expect.soft(facts.html, path).toBeLessThan(13_500);
    expect.soft(facts, path).toMatchObject({ moved: [], overflow: 0 });

    // In words of its own, with a card and valid structured data.
    const meta = await metaOf(page);
    const image = `${server.url}/cards/`;
    expect.soft(meta, path).toMatchObject({
      title: `${wanted.title} | Yardwright`,
      robots: "index, follow",
      theme: "#2D5A27",
      canonical: server.url + path,
      ogUrl: server.url + path,
      ogTitle: meta.title,
      ogDescription: meta.description,
      card: "summary_large_image",
      cardImage: meta.ogImage,
    });
    expect.soft(meta.ogImage, path).toContain(image);
    expect.soft((await page.request.get(meta.ogImage!)).headers()["content-type"], path).toBe("image/jpeg");
    expect.soft(meta.description?.length, path).toBeGreaterThan(80);
    expect.soft(meta.keywords?.split(",").length, path).toBeGreaterThan(1);
    expect
      .soft(
        meta.data.map((data) => data["@type"]),
        path,
      )
      .toEqual(wanted.data ? [wanted.data] : []);
    seen.titles.add(meta.title);
    seen.descriptions.add(meta.description);

    // The style of every class that stands on it.
    expect.soft(await unstyledClasses(page, appStyles), path).toEqual([]);
    for (const href of await page
      .locator("a[href]")
      .evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).href)))
      links.add(href);
  }
  expect(said).toEqual([]);
  expect(seen.titles.size).toBe(PATHS.length);
  expect(seen.descriptions.size).toBe(PATHS.length);

  // Every link leads somewhere, and every anchor to a place.
  const lost: string[] = [];
  for (const href of [...links].filter((link) => link.startsWith(server.url))) {
    const { pathname, search, hash } = new URL(href);
    const answer = await page.request.get(pathname + search, { maxRedirects: 0 });
    if (answer.status() !== 200) lost.push(`${href} answered ${answer.status()}`);
    if (hash && !(await answer.text()).includes(`id="${hash.slice(1)}"`))
      lost.push(`${href} has no such place`);
  }
  expect(lost).toEqual([]);
  expect([...links].filter((link) => !link.startsWith(server.url))).toEqual([
    "mailto:support@yardwright.example",
  ]);
  expect(links.size).toBeGreaterThan(20);
});

test("the landing page describes the product to search engines, offers of this year included", async ({
  page,
  server,
}) => {
  await page.goto("/");
  const [data] = (await metaOf(page)).data;
  expect(data).toMatchObject({
    "@context": "https://schema.org",
    name: "Yardwright",
    url: `${server.url}/`,
    applicationCategory: "BusinessApplication",
    operatingSystem: "Web browser",
    aggregateRating: { ratingValue: "4.8", ratingCount: "127" },
    provider: { "@type": "Organization" },
  });
  expect(data?.offers).toEqual([
    expect.objectContaining({ name: "Lite", price: "5.00", priceCurrency: "USD" }),
    expect.objectContaining({
      name: "Pro",
      price: "50.00",
      priceValidUntil: `${new Date().getFullYear()}-12-31`,
    }),
  ]);
});

test("an anchor leads to its place, and a reload in the middle of a page stays there", async ({ page }) => {
  await page.setViewportSize(PHONE);
  const topOf = (id: string) =>
    page.evaluate((name) => Math.round(document.getElementById(name)!.getBoundingClientRect().top), id);
  await page.goto("/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Support", exact: true }).click();
  await expect.poll(() => topOf("support")).toBe(16);
  await page.goto("/blog");
  await page.goto("/#pricing");
  await expect.poll(() => topOf("pricing")).toBe(16);
  await page.goto("/blog");
  await page.goto("/");
  const scrollToSupport = () =>
    page.evaluate(() => document.getElementById("support")!.scrollIntoView({ behavior: "instant" }));
  // A browser notes a moment later how far a page is scrolled: a busy one that reloads before begins at the top.
  await expect(async () => {
    await expect.poll(() => scrollToSupport().then(() => topOf("support"))).toBe(16);
    await page.reload();
    await expect.poll(() => topOf("support"), { timeout: 10_000 }).toBe(16);
  }).toPass();
});

/** One of each kind: the others are made of the same parts. */
const KINDS = ["/", "/interlock-driveway-calculator", "/blog/how-to-price-pool-installation-jobs-2024"];

for (const [name, colorScheme, viewport, paths] of [
  ["on a phone in the dark", "dark", PHONE, PATHS],
  ["on a desk in light", "light", DESK, KINDS],
] as const) {
  test.describe(name, () => {
    test.use({ colorScheme, viewport });
    test("axe finds no fault in the public pages", async ({ page }) => {
      for (const path of paths) {
        await page.goto(path);
        expect.soft(await faults(page, path)).toEqual([]);
      }
    });
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("the pages can be read whole and their links followed", async ({ page }) => {
    await page.goto("/");
    for (const title of ["Front yard transformation", "Interlock driveway"])
      await expect(page.getByRole("heading", { name: title })).toBeVisible();
    await page.getByRole("link", { name: "Interlock driveway calculator" }).first().click();
    await expect(page).toHaveURL("/interlock-driveway-calculator");
    await expect(page.getByText("$14 to $30")).toBeVisible();
    await page.getByRole("link", { name: "Blog" }).first().click();
    await page.getByRole("link", { name: "How to price pool installation jobs" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("How to price pool installation jobs");
  });
});

/** A page whose script has come: it is loaded after the first paint. */
async function openMounted(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator("html[data-mounted]")).toBeAttached();
}

test.describe("the before/after slider of a page without React", () => {
  const hero = (page: Page) => page.getByRole("slider").first();

  test("follows the mouse and stays between its ends", async ({ page }) => {
    await openMounted(page, "/");
    const slider = hero(page);
    await expect(slider).toHaveAttribute("aria-valuenow", "50");
    await expect(page.getByText("Drag to compare").first()).toBeVisible();
    const frame = (await page.locator("[data-before-after]").first().boundingBox())!;
    await page.mouse.move(frame.x + frame.width / 2, frame.y + frame.height / 2);
    await page.mouse.down();
    await page.mouse.move(frame.x + frame.width / 4, frame.y + frame.height / 2);
    await expect(slider).toHaveAttribute("aria-valuenow", "25");
    await page.mouse.move(frame.x + frame.width + 300, frame.y);
    await page.mouse.up();
    await expect(slider).toHaveAttribute("aria-valuenow", "100");
  });

  test("opens as one picture, and fetches the two that it wipes when a person is there", async ({ page }) => {
    const fetched: string[] = [];
    page.on("request", (request) => fetched.push(...(/cedar-deck-[a-z]+/.exec(request.url()) ?? [])));
    await page.goto("/deck-design-tool", { waitUntil: "networkidle" });
    expect(fetched).toEqual(["cedar-deck-split"]);
    await page.mouse.move(20, 20);
    await expect
      .poll(() => fetched.toSorted())
      .toEqual(["cedar-deck-after", "cedar-deck-before", "cedar-deck-split"]);
  });

  test("follows the keys", async ({ page }) => {
    await openMounted(page, "/deck-design-tool");
    await hero(page).focus();
    await page.keyboard.press("ArrowRight");
    await expect(hero(page)).toHaveAttribute("aria-valuenow", "52");
    await page.keyboard.press("Home");
    await expect(hero(page)).toHaveAttribute("aria-valuenow", "0");
    await page.keyboard.press("ArrowLeft");
    await expect(hero(page)).toHaveAttribute("aria-valuenow", "0");
  });

  test("follows a finger sideways, and lets it scroll the page", async ({ browser, server }) => {
    const context = await browser.newContext({
      baseURL: server.url,
      viewport: PHONE,
      hasTouch: true,
      isMobile: true,
    });
    const page = await context.newPage();
    await openMounted(page, "/pool-installation-software");
    const frame = page.locator("[data-before-after]").first();
    await frame.scrollIntoViewIfNeeded();
    const box = (await frame.boundingBox())!;
    const client = await context.newCDPSession(page);
    const drag = async (toX: number, toY: number) => {
      const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      const at = (x: number, y: number) => ({ touchPoints: [{ x, y }] });
      await client.send("Input.dispatchTouchEvent", { type: "touchStart", ...at(from.x, from.y) });
      for (const share of [0.2, 0.4, 0.6, 0.8, 1])
        await client.send("Input.dispatchTouchEvent", {
          type: "touchMove",
          ...at(from.x + (toX - from.x) * share, from.y + (toY - from.y) * share),
        });
      await client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    };
    await drag(box.x + box.width * 0.8, box.y + box.height / 2);
    await expect(hero(page)).toHaveAttribute("aria-valuenow", "80");
    const before = await page.evaluate(() => scrollY);
    await drag(box.x + box.width / 2, box.y + box.height / 2 - 150);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
    await expect(hero(page)).toHaveAttribute("aria-valuenow", "80");
    await context.close();
  });
});

test("the carousel shows one example at a time, wraps around at both ends and jumps by its dots", async ({
  page,
}) => {
  await openMounted(page, "/");
  const first = page.getByRole("heading", { name: "Front yard transformation" });
  const second = page.getByRole("heading", { name: "Interlock driveway", exact: true });
  await expect(first).toBeVisible();
  await expect(second).toBeHidden();
  await page.getByRole("button", { name: "Previous example" }).click();
  await expect(second).toBeVisible();
  await expect(first).toBeHidden();
  await page.getByRole("button", { name: "Next example" }).click();
  await expect(first).toBeVisible();
  const dot = page.getByRole("button", { name: "Show Interlock driveway" });
  await dot.click();
  await expect(second).toBeVisible();
  await expect(dot).toHaveAttribute("aria-current", "true");
});

test("the interlock calculator answers an area, a pattern and a climate, and asks for a better area", async ({
  page,
}) => {
  await openMounted(page, "/interlock-driveway-calculator");
  const total = page.getByRole("status");
  const plain = await total.textContent();
  await page.getByLabel("The ground freezes hard").check();
  await expect(total).not.toHaveText(plain!);
  await page.getByLabel("Area in square feet").fill("1200");
  await expect(total).toContainText("per sq ft");
  const large = await total.textContent();
  await page.getByLabel("Area in square feet").fill("5");
  await expect(page.getByRole("alert")).toContainText(
    "Please enter an area between 50 and 20,000 square feet.",
  );
  await expect(total).toHaveText(large!);
});

test("a signed-in visitor finds the dashboard in place of the landing page, and a way to it on the others", async ({
  page,
  login,
}) => {
  await login();
  await page.goto("/pool-installation-software");
  await expect(page.getByRole("link", { name: "Sign In" })).toBeHidden();
  await page.getByRole("link", { name: "Dashboard" }).click();
  await expect(page).toHaveURL("/dashboard");
  await page.goto("/");
  await expect(page).toHaveURL("/dashboard");
});

test("an article that does not exist says so and leads back to the blog", async ({ page }) => {
  const answer = await page.goto("/blog/no-such-article");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1, name: "Blog Post Not Found" })).toBeVisible();
  expect((await metaOf(page)).robots).toBe("noindex, nofollow");
  await page.getByRole("link", { name: "Back to Blog" }).click();
  await expect(
    page.getByRole("heading", { level: 1, name: "Pricing and selling landscape work" }),
  ).toBeVisible();
  // Come by a link inside the app, the pages are React's; they look and work the same.
  await page.getByRole("link", { name: "Yardwright" }).first().click();
  await page.getByRole("button", { name: "Next example" }).click();
  await expect(page.getByRole("heading", { name: "Interlock driveway", exact: true })).toBeVisible();
});

test("search engines are told where the pages are, and systems how the product is called", async ({
  page,
  server,
}) => {
  const sitemap = await (await page.request.get("/sitemap.xml")).text();
  for (const path of [...PATHS, "/demo"]) expect(sitemap).toContain(`<loc>${server.url}${path}</loc>`);
  expect(await (await page.request.get("/robots.txt")).text()).toContain(
    `Sitemap: ${server.url}/sitemap.xml`,
  );
  const manifest = (await (await page.request.get("/site.webmanifest")).json()) as {
    name: string;
    icons: { src: string }[];
  };
  expect(manifest.name).toBe("Yardwright");
  for (const { src } of manifest.icons) expect((await page.request.get(src)).ok()).toBe(true);
});
