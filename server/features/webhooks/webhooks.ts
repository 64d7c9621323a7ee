import type { Delivery, Webhook } from "#contract/endpoints/webhooks.ts";
import { PROPOSAL_MESSAGES } from "#contract/proposal-messages.ts";
import type { Actor } from "#server/actor.ts";
import { AppError } from "#server/app-error.ts";
import type { Transaction } from "#server/db/connect.ts";
import { lockPerson } from "#server/db/lock-person.ts";
import type { Queue } from "#server/jobs/queue.ts";
import { type DeliverDeps, deliverWebhookJob, secretOf } from "./deliver-webhook.job.ts";
import { AddressRefused, resolveWebhook } from "./post-webhook.ts";
import {
  type DeliveryRow,
  deleteWebhookRow,
  findDelivery,
  findWebhook,
  insertDelivery,
  insertWebhook,
  type Place,
  selectDeliveries,
  selectListeners,
  selectWebhooks,
  switchOn,
  type WebhookRow,
  writeDelivery,
} from "./webhooks.store.ts";

const WEBHOOKS_MAX = 5;

export type WebhookDeps = DeliverDeps;

/** What an event says to whoever listens. */
type Told = {
  proposalId: string;
  event: string;
  sequence: number;
  at: Date;
  data: Record<string, string | number | null>;
};

/** Has every address of the proposal's company told, if and only if the transaction commits. */
export async function tellWebhooks(queue: Pick<Queue, "send">, tx: Transaction, told: Told): Promise<void> {
  const { proposalId, event, sequence, at, data } = told;
  for (const { webhookId, companyId, proposal } of await selectListeners(tx, proposalId)) {
    const said = {
      type: `proposal.${event}`,
      sequence,
      timestamp: at.toISOString(),
      data: { proposal, ...data },
    };
    const body = JSON.stringify(said);
    const deliveryId = await insertDelivery(tx, { webhookId, sequence, event, body, createdAt: at });
    await queue.send(deliverWebhookJob, { deliveryId }, { within: tx, group: companyId });
  }
}

const present = (deps: WebhookDeps, { id, url, isOn, createdAt }: WebhookRow): Webhook => ({
  ...{ id, url, isOn },
  secret: secretOf(deps, id),
  createdAt: createdAt.toISOString(),
});

const presentDelivery = (row: DeliveryRow): Delivery => ({
  ...{ id: row.id, sequence: row.sequence, event: row.event, state: row.state },
  ...{ attempts: row.attempts, lastAnswer: row.lastAnswer },
  createdAt: row.createdAt.toISOString(),
  endedAt: row.endedAt?.toISOString() ?? null,
});

const notFound = () => new AppError("not_found", PROPOSAL_MESSAGES.webhookNotFound);

export const listWebhooks = async (deps: WebhookDeps, { companyId: userId }: Actor): Promise<Webhook[]> =>
  (await selectWebhooks(deps.db, userId)).map((row) => present(deps, row));

export async function createWebhook(
  deps: WebhookDeps,
  { companyId: userId }: Actor,
  url: string,
): Promise<Webhook> {
  try {
    await resolveWebhook(new URL(url), deps.guard);
  } catch (cause) {
    if (!(cause instanceof AddressRefused)) throw cause;
    throw new AppError("unprocessable", PROPOSAL_MESSAGES.webhookUrlInvalid, { cause });
  }
  return deps.db.transaction(async (tx) => {
    await lockPerson(tx, userId);
    if ((await selectWebhooks(tx, userId)).length >= WEBHOOKS_MAX)
      throw new AppError("conflict", PROPOSAL_MESSAGES.webhooksFull);
    return present(deps, await insertWebhook(tx, { userId, url, createdAt: deps.now() }));
  });
}

export async function deleteWebhook(
  deps: WebhookDeps,
  { companyId: userId }: Actor,
  id: string,
): Promise<void> {
  if (!(await deleteWebhookRow(deps.db, userId, id))) throw notFound();
}

export async function listDeliveries(
  deps: WebhookDeps,
  { companyId: userId }: Actor,
  id: string,
  { limit, after }: { limit: number; after: Place | null },
): Promise<{ deliveries: Delivery[]; next: Place | null }> {
  if (!(await findWebhook(deps.db, userId, id))) throw notFound();
  const rows = await selectDeliveries(deps.db, id, { limit: limit + 1, after });
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    deliveries: shown.map(presentDelivery),
    next: last ? { createdAt: last.createdAt, id: last.id } : null,
  };
}

/** Sends one again; its address is switched on with it. */
export async function replayDelivery(
  deps: WebhookDeps,
  { companyId: userId }: Actor,
  { id, deliveryId }: { id: string; deliveryId: string },
): Promise<Delivery> {
  const found = await findDelivery(deps.db, deliveryId);
  if (found?.webhook.id !== id || found.webhook.userId !== userId) throw notFound();
  // One that still waits is sent anyway.
  if (found.delivery.state === "waiting") return presentDelivery(found.delivery);
  return deps.db.transaction(async (tx) => {
    await switchOn(tx, id);
    const row = await writeDelivery(tx, deliveryId, { state: "waiting", attempts: 0, endedAt: null });
    if (!row) throw notFound();
    await deps.queue.send(deliverWebhookJob, { deliveryId }, { within: tx, group: userId });
    return presentDelivery(row);
  });
}
