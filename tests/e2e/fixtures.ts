import { randomBytes, randomUUID } from "node:crypto";
import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import { type RunningServer, startServer } from "#tests/support/running-server.ts";

export { expect };

export const PASSWORD = "Correct-Horse-9";

type Account = { email: string; firstName: string };
type PersonName = { firstName: string; lastName: string };

type WorkerFixtures = { server: RunningServer };
type Fixtures = {
  /** Creates an account through the API and signs this browser in; the next visit is a signed-in one. */
  login(name?: PersonName): Promise<Account>;
};

/**
 * The worker of a designer's page would draw for practice in each quiet second, most of it for nothing: seconds of a core for each page,
 * as for a server (PRACTICE). A browser that saves data leaves it out.
 */
export const savesData = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const { connection } = navigator as Navigator & { connection?: object };
    if (connection) Object.defineProperty(connection, "saveData", { value: true });
  });

/** One server a worker; each test has a browser context of its own. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names it needs from this pattern
    async ({}, use) => {
      const server = await startServer({ TRUST_PROXY: "1" });
      await use(server);
      await server.stop();
    },
    { scope: "worker" },
  ],
  context: async ({ context }, use) => {
    await savesData(context);
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

const newAddress = () => `10.${Array.from(randomBytes(3)).join(".")}`;

export async function signIn(
  page: Page,
  server: RunningServer,
  name: PersonName = { firstName: "Dana", lastName: "Fields" },
): Promise<Account> {
  const account = { email: `${randomUUID()}@example.com`, ...name };
  const response = await fetch(`${server.url}/api/auth/register`, {
    method: "POST",
    // From an address of their own: more people than one address may register come to one server within minutes.
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

export const PHONE = { width: 360, height: 740 };
export const DESK = { width: 1280, height: 800 };
