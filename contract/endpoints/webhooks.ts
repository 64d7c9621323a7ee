import { z } from "zod";
import type { EndpointRows } from "#contract/endpoint.ts";
import { Empty, withData } from "#contract/envelope.ts";
import { PROPOSAL_MESSAGES } from "#contract/proposal-messages.ts";
import { WEBHOOK_CALLS } from "#contract/webhook-calls.ts";
import { Cursor, NextCursor } from "./projects.ts";

const Id = z.uuid({ error: PROPOSAL_MESSAGES.webhookNotFound });

const Webhook = z.object({
  id: z.string(),
  url: z.string(),
  /** `whsec_…`: keys the signature of each delivery, as standardwebhooks.com has it. */
  secret: z.string(),
  /** False once 20 deliveries in a row were given up; sending one again switches it on. */
  isOn: z.boolean(),
  createdAt: z.string(),
});
export type Webhook = z.infer<typeof Webhook>;

const Delivery = z.object({
  id: z.string(),
  /** Of the proposal's event log: deliveries may arrive in another order. */
  sequence: z.number().int(),
  event: z.string(),
  state: z.enum(["waiting", "delivered", "given-up"]),
  attempts: z.number().int(),
  /** What the last attempt was answered, or why it was not. */
  lastAnswer: z.string().nullable(),
  createdAt: z.string(),
  endedAt: z.string().nullable(),
});
export type Delivery = z.infer<typeof Delivery>;

export const webhookEndpoints = {
  listWebhooks: {
    ...WEBHOOK_CALLS.listWebhooks,
    summary: "Addresses that are told of what happens to my proposals",
    reply: withData(z.object({ webhooks: z.array(Webhook) })),
  },
  createWebhook: {
    ...WEBHOOK_CALLS.createWebhook,
    summary: "Have an address told of each event of my proposals; five at most",
    body: z.object({ url: z.url({ error: PROPOSAL_MESSAGES.webhookUrlInvalid }).max(2_000) }),
    reply: withData(Webhook),
    status: 201,
  },
  deleteWebhook: {
    ...WEBHOOK_CALLS.deleteWebhook,
    summary: "Tell an address nothing any more",
    params: z.object({ id: Id }),
    reply: Empty,
  },
  listDeliveries: {
    ...WEBHOOK_CALLS.listDeliveries,
    summary: "What an address was told in the last 30 days, newest first, and how that went",
    params: z.object({ id: Id }),
    query: z.object({ limit: z.coerce.number().int().min(1).max(100).default(50), cursor: Cursor }),
    reply: withData(z.object({ deliveries: z.array(Delivery), nextCursor: NextCursor })),
  },
  replayDelivery: {
    ...WEBHOOK_CALLS.replayDelivery,
    summary: "Send one again, byte for byte, with a new time stamp",
    params: z.object({ id: Id, deliveryId: Id }),
    reply: withData(Delivery),
  },
} satisfies EndpointRows;
