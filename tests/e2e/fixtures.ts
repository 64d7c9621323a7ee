import { randomBytes, randomUUID } from "node:crypto";
import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import type { RunningServer, ServerPlace } from "#tests/support/running-server.ts";

export { expect };

export const PASSWORD = "Correct-Horse-9";

type Account = { email: string; firstName: string };
type PersonName = { firstName: string; lastName: string };

type Fixtures = {
  /** Whether the device draws previews, as it does for everybody. */
  devicePreviews: boolean;
  /** The one of the whole run, unless the story's file has one of its own. */
  server: ServerPlace;
  /** Creates an account through the API and signs this browser in; the next visit is a signed-in one. */
  login(name?: PersonName): Promise<Account>;
};

/**
 * The worker of a designer's page would look at each photo ahead and draw for practice in each quiet second, most of it for nothing: seconds
 * of a core for each page, as for a server (PRACTICE). A browser that saves data leaves both out.
 */
export const savesData = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const { connection } = navigator as Navigator & { connection?: object };
    if (connection) Object.defineProperty(connection, "saveData", { value: true });
  });

/**
 * A browser whose device shows no preview: the worker of a designer's page would see each photo and draw each wish while it is typed,
 * which takes longer than all else that a page of a story does. Stories of what a device shows say `devicePreviews: true`.
 */
export const showsNoPreview = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const silent = { postMessage() {}, terminate() {} };
    window.Worker = new Proxy(Worker, {
      construct: (Real, [url, options]) =>
        String(url).includes("live.worker") ? silent : new Real(url, options),
    });
  });

/** Where `shared-server.ts` tells the workers of the run what server serves them. */
export const SHARED_SERVER = "E2E_SERVER";

const sharedServer = () => JSON.parse(process.env[SHARED_SERVER] ?? "") as ServerPlace;
const newAddress = () => `10.${Array.from(randomBytes(3)).join(".")}`;

/** Each test has a browser context of its own. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names it needs from this pattern
  server: async ({}, use) => use(sharedServer()),
  devicePreviews: [false, { option: true }],
  context: async ({ context, server, devicePreviews }, use) => {
    await savesData(context);
    if (!devicePreviews) await showsNoPreview(context);
    // People of all stories come to one server within minutes: each from an address of their own, as far as its limits are concerned.
    if (server.url === sharedServer().url)
      await context.setExtraHTTPHeaders({ "x-forwarded-for": newAddress() });
    await use(context);
  },
  baseURL: async ({ server }, use) => use(server.url),
  page: async ({ page }, use) => {
    await use(page);
    // A page that asks on while its test ends would fail it by an answer that is gone.
    await page.unrouteAll({ behavior: "ignoreErrors" });
  },
  login: async ({ page, server }, use) => {
    await use((name) => signIn(page, server, name));
  },
});

/**
 * For stories that need a server with settings of its own, or one that they can kill: it serves the stories of the file or of the describing
 * block that calls this, with what else belongs to it.
 */
export function testOn<P extends { server: RunningServer }>(
  start: () => Promise<P>,
  stop: (product: P) => Promise<unknown> = async () => {},
) {
  let started: Promise<P> | undefined;
  const own = test.extend<{ product: P }>({
    // Not in a beforeAll: what Playwright makes ready for hooks asks for the address already.
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names it needs from this pattern
    product: async ({}, use) => {
      started ??= start();
      await use(await started);
    },
    server: async ({ product }, use) => use(product.server),
  });
  own.afterAll(async () => {
    const product = await started;
    started = undefined;
    await product?.server.stop();
    if (product) await stop(product);
  });
  return own;
}

export async function signIn(
  page: Page,
  server: ServerPlace,
  name: PersonName = { firstName: "Dana", lastName: "Fields" },
): Promise<Account> {
  const account = { email: `${randomUUID()}@example.com`, ...name };
  const response = await fetch(`${server.url}/api/auth/register`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": newAddress() },
    body: JSON.stringify({ ...account, password: PASSWORD }),
  });
  if (response.status !== 201)
    throw new Error(`register answered ${response.status}: ${await response.text()}`);
  const { data } = (await response.json()) as {
    data: { user: unknown; accessToken: string; refreshToken: string };
  };
  // A page of ours that runs no script, so that nothing reads the storage before it is filled.
  await page.goto("/robots.txt");
  await page.evaluate((session) => {
    localStorage.setItem("accessToken", session.accessToken);
    localStorage.setItem("refreshToken", session.refreshToken);
    localStorage.setItem("user", JSON.stringify(session.user));
  }, data);
  return account;
}

/** As most people have it; the configuration stills all motion where a story does not ask for it. */
export const IN_MOTION = { contextOptions: { reducedMotion: "no-preference" } } as const;
export const PHONE = { width: 360, height: 740 };
export const DESK = { width: 1280, height: 800 };
