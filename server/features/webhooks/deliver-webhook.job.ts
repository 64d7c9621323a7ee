import { createHmac } from "node:crypto";
import { z } from "zod";
import type { Db } from "#server/db/connect.ts";
import { type Job, Later } from "#server/jobs/job.ts";
import type { Queue } from "#server/jobs/queue.ts";
import { type Guard, postWebhook } from "./post-webhook.ts";
import type { Rests } from "./rests.ts";
import { webhookOffJob } from "./webhook-off.job.ts";
import { countFailure, findDelivery, switchOn, writeDelivery } from "./webhooks.store.ts";

export type DeliverDeps = {
  db: Db;
  /** The secrets of webhooks follow from it. */
  secret: string;
  guard: Guard;
  rests: Rests;
  queue: Pick<Queue, "send">;
  now(): Date;
};

const Payload = z.object({ deliveryId: z.uuid() });

/** After the first try: 10 s, then longer and longer, the last one most of a day later. */
const WAITS_S = [10, 60, 300, 1_800, 7_200, 21_600, 43_200];
/** Given up in a row; then the address is switched off. */
const FAILURES_MAX = 20;

/** Nothing to keep and nothing to lose: whoever has the server's secret has them all. */
export const secretOf = ({ secret }: Pick<DeliverDeps, "secret">, webhookId: string): string =>
  `whsec_${createHmac("sha256", secret).update(`webhook\n${webhookId}`).digest("base64")}`;

/** Tells one address of one event, again and again with growing waits until it says that it has it. It may get it twice, under one id. */
export const deliverWebhookJob: Job<z.infer<typeof Payload>, DeliverDeps> = {
  name: "deliver-webhook",
  payload: Payload,
  timeoutS: 30,
  attempts: 5,
  concurrency: () => 4,
  // By company: one whose addresses are slow waits for itself alone, and rests in between.
  perGroup: 1,
  run: async (deps, { deliveryId }) => {
    const found = await findDelivery(deps.db, deliveryId);
    // Deleted with its address, or ended by another worker.
    if (found?.delivery.state !== "waiting") return;
    const { delivery, webhook } = found;
    if (!webhook.isOn) return end(deps, deliveryId, webhook.id, "switched off");
    const restS = deps.rests.leftS(webhook.userId, deps.now());
    if (restS > 0) throw new Later(restS);
    const { id, body } = delivery;
    const sent = { url: webhook.url, secret: secretOf(deps, webhook.id), id, body };
    const from = deps.now();
    const answer = await postWebhook(sent, deps.guard, from).catch((error: Error) => error);
    deps.rests.took(webhook.userId, { from, to: deps.now() });
    const attempts = delivery.attempts + 1;
    const lastAnswer = typeof answer === "number" ? String(answer) : wordsOf(answer);
    if (typeof answer === "number" && answer >= 200 && answer < 300) {
      const endedAt = deps.now();
      await writeDelivery(deps.db, id, { state: "delivered", attempts, lastAnswer, endedAt });
      if (webhook.failures > 0) await switchOn(deps.db, webhook.id);
      return;
    }
    await writeDelivery(deps.db, id, { attempts, lastAnswer });
    const waitS = WAITS_S[attempts - 1];
    if (waitS === undefined) return end(deps, id, webhook.id, lastAnswer);
    throw new Later(waitS);
  },
  giveUp: async (deps, { deliveryId }) => {
    const found = await findDelivery(deps.db, deliveryId);
    if (found?.delivery.state === "waiting")
      await end(deps, deliveryId, found.webhook.id, "the server failed");
  },
};

const end = ({ db, now, queue }: DeliverDeps, id: string, webhookId: string, lastAnswer: string) =>
  db.transaction(async (tx) => {
    await writeDelivery(tx, id, { state: "given-up", lastAnswer, endedAt: now() });
    if (await countFailure(tx, webhookId, FAILURES_MAX))
      await queue.send(webhookOffJob, { webhookId }, { within: tx });
  });

/** No more than its kind: what a name leads to is nothing that an account may learn here. */
const wordsOf = (error: Error & { code?: string }): string =>
  error.name === "TimeoutError" || error.name === "AbortError"
    ? "no answer in time"
    : (error.code ?? error.message);
