import { setTimeout as delay } from "node:timers/promises";
import { accountEndpoints } from "#contract/endpoints/accounts.ts";
import { projectEndpoints } from "#contract/endpoints/projects.ts";
import { createTestClient } from "#tests/support/test-client.ts";

const EVERY_MS = 50;
const AT_ONCE = 20;
/** Longer is a hang. */
const LIMIT_MS = 40_000;

export type Asked = { statuses: Map<number, number>; slowestMs: number; faults: string[] };

/** Somebody who asks for their projects all the time, and may be told 200, or 503 and when to come again. */
export async function startAsker(url: () => string) {
  const client = createTestClient({
    request: (path, init) => fetch(url() + path, { ...init, signal: AbortSignal.timeout(LIMIT_MS) }),
  });
  let me = await client.registered();
  const asked: Asked = { statuses: new Map(), slowestMs: 0, faults: [] };
  const stop = new AbortController();

  async function askOnce(): Promise<void> {
    const started = performance.now();
    try {
      const { status, headers, failure } = await client.call(projectEndpoints.listProjects, {}, me);
      asked.statuses.set(status, (asked.statuses.get(status) ?? 0) + 1);
      if (status === 401) {
        const { email, password } = me;
        const again = await client.call(accountEndpoints.login, { body: { email, password } });
        if (again.status === 200) me = { ...me, accessToken: again.body.data.accessToken };
      } else if (status === 503 ? !headers.has("retry-after") : status !== 200)
        asked.faults.push(`asking answered ${status}: ${JSON.stringify(failure)}`);
    } catch (error) {
      asked.faults.push(`asking got no answer: ${String((error as Error).cause ?? error)}`);
    }
    asked.slowestMs = Math.max(asked.slowestMs, performance.now() - started);
  }

  const asking = Promise.all(
    Array.from({ length: AT_ONCE }, async (_, nth) => {
      await delay((nth * EVERY_MS) / 2);
      while (!stop.signal.aborted) {
        await askOnce();
        await delay(EVERY_MS * AT_ONCE);
      }
    }),
  );
  return {
    asked,
    stop: async () => {
      stop.abort();
      await asking;
    },
  };
}
