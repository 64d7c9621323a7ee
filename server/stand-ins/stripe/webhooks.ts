import Stripe from "stripe";
import { newId, type State } from "./state.ts";

/** Hands a signed event to our server; resolves to whether it took it. */
export type Deliver = (body: string, signature: string) => Promise<boolean>;

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 5 * 60_000;
/** As long as Stripe keeps trying. */
const KEEP_TRYING_S = 3 * 86_400;

/** Events wait in the state until our server answers that it has them, over restarts too. */
export function createWebhooks(options: {
  state: State;
  save(): Promise<void>;
  now(): number;
  deliver: Deliver;
  /** What went wrong in a later round, of which nobody waits for the end. */
  onFault(error: unknown): void;
}) {
  const { state, save, now, deliver, onFault } = options;
  // The SDK signs; it talks to nobody here.
  const { webhooks } = new Stripe(state.secretKey);
  let retry: NodeJS.Timeout | undefined;
  let sending: Promise<void> = Promise.resolve();

  async function sendAll(): Promise<void> {
    clearTimeout(retry);
    for (const event of [...state.undelivered]) {
      const signature = webhooks.generateTestHeaderString({
        payload: event.body,
        secret: event.account ? state.connectWebhookSecret : state.webhookSecret,
        timestamp: now(),
      });
      const taken = await deliver(event.body, signature).catch(() => false);
      event.attempts += 1;
      if (taken || event.created + KEEP_TRYING_S <= now())
        state.undelivered = state.undelivered.filter((other) => other !== event);
    }
    await save();
    const attempts = Math.min(...state.undelivered.map((event) => event.attempts));
    if (state.undelivered.length === 0) return;
    retry = setTimeout(
      () => void send().catch(onFault),
      Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** attempts),
    );
    retry.unref();
  }

  /** One round after the other, so that events go out in the order in which they happened. */
  const send = (): Promise<void> => {
    sending = sending.then(sendAll, sendAll);
    return sending;
  };

  return {
    emit(type: string, object: object, account?: string): void {
      const event = {
        id: newId("evt"),
        object: "event",
        api_version: Stripe.API_VERSION,
        created: now(),
        type,
        livemode: false,
        pending_webhooks: 1,
        request: null,
        ...(account ? { account } : {}),
        data: { object },
      };
      state.undelivered.push({
        id: event.id,
        type,
        body: JSON.stringify(event),
        created: event.created,
        attempts: 0,
        ...(account ? { account } : {}),
      });
    },
    send,
    async stop(): Promise<void> {
      clearTimeout(retry);
      await sending.catch(() => undefined);
    },
  };
}
