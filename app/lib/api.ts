import { createApiClient } from "./api-client.ts";
import { createCredentials } from "./credentials.ts";
import { takeEarly } from "./early-answers.ts";
import { createSession } from "./session-store.ts";

/** Touched in the browser only, at the time of use: this module is also loaded where pages are rendered on the server. */
const credentials = createCredentials({
  getItem: (key) => localStorage.getItem(key),
  setItem: (key, value) => localStorage.setItem(key, value),
  removeItem: (key) => localStorage.removeItem(key),
});

/** Where the browser has no locks (plain HTTP on a local network), calls of this tab still wait for each other. */
let queue: Promise<unknown> = Promise.resolve();
function exclusively<T>(work: () => Promise<T>): Promise<T> {
  if (navigator.locks) return navigator.locks.request("yardwright-refresh", work);
  const turn = queue.then(work, work);
  queue = turn.catch(() => undefined);
  return turn;
}

const client = createApiClient({
  fetch: (path, init) => takeEarly(path, init) ?? fetch(path, init),
  credentials,
  exclusively,
  onExpired: () => session.expired(),
  speaksForStored: () => session.speaksForStored(),
});

export const { call, request } = client;

export const session = createSession({
  credentials,
  verify: async () => (await call("verify")).data.user,
  begin: () => location.assign("/dashboard"),
});
