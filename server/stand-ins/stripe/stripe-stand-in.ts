import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import { createApi } from "./api.ts";
import { PRICES } from "./catalogue.ts";
import { catchUp, type World } from "./lifecycle.ts";
import { createPages } from "./pages.ts";
import { openState } from "./state.ts";
import { createWebhooks, type Deliver } from "./webhooks.ts";

export type StripeStandInOptions = {
  /** Folder of its state. */
  dir: string;
  /** Address under which `pages` is mounted. */
  pagesUrl: string;
  deliver: Deliver;
  /** What went wrong beside any request. */
  onFault(error: unknown): void;
  now?: () => Date;
};

export type StripeStandIn = {
  /** For the SDK: an address, a key and a secret as Stripe would give them. */
  apiBase: string;
  secretKey: string;
  webhookSecret: string;
  connectWebhookSecret: string;
  prices: typeof PRICES;
  /** Payment page and portal, for the browser. */
  pages: Hono;
  /** Begins to watch the time and to send what a run before could not deliver. */
  start(): void;
  close(): Promise<void>;
};

const LOOK_AT_THE_CLOCK_MS = 60_000;

/**
 * Speaks the part of Stripe's HTTP API that the product uses, on loopback, so that the official SDK serves as it is;
 * sends signed webhooks; moves no money.
 */
export async function openStripeStandIn(options: StripeStandInOptions): Promise<StripeStandIn> {
  const { dir, pagesUrl, deliver, onFault } = options;
  const { state, save } = await openState(dir);
  const now = () => Math.floor((options.now?.() ?? new Date()).getTime() / 1000);
  const webhooks = createWebhooks({ state, save, now, deliver, onFault });
  const world: World = { state, pagesUrl, now, emit: webhooks.emit };

  async function transact<T>(work: () => T): Promise<T> {
    catchUp(world);
    const result = work();
    await save();
    return result;
  }
  /** A person waits for the page; our server should know when it appears. */
  async function act<T>(work: () => T): Promise<T> {
    const result = await transact(work);
    if (state.undelivered.length > 0) await webhooks.send();
    return result;
  }

  /** The hour has come for renewals, and for events that were not taken. A full disk must not end the program. */
  const tick = () => void act(() => undefined).catch(onFault);

  const server = createServer(
    getRequestListener(createApi({ world, transact }).fetch, { overrideGlobalObjects: false }),
  );
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  let clock: NodeJS.Timeout | undefined;

  return {
    apiBase: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    secretKey: state.secretKey,
    webhookSecret: state.webhookSecret,
    connectWebhookSecret: state.connectWebhookSecret,
    prices: PRICES,
    pages: createPages({ world, act }),
    start() {
      tick();
      clock = setInterval(tick, LOOK_AT_THE_CLOCK_MS);
      clock.unref();
    },
    async close() {
      clearInterval(clock);
      await webhooks.stop();
      server.close();
      server.closeAllConnections();
    },
  };
}
