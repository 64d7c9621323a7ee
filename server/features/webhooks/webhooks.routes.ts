import { z } from "zod";
import type { webhookEndpoints } from "#contract/endpoints/webhooks.ts";
import { MESSAGES } from "#contract/messages.ts";
import { AppError } from "#server/app-error.ts";
import type { Handlers } from "#server/http/api.ts";
import type { Place } from "./webhooks.store.ts";
import {
  createWebhook,
  deleteWebhook,
  listDeliveries,
  listWebhooks,
  replayDelivery,
  type WebhookDeps,
} from "./webhooks.ts";

const Written = z.tuple([z.iso.datetime(), z.uuid()]);

/** For the wire: text that means nothing outside of the next call. */
const cursorOf = ({ createdAt, id }: Place): string =>
  Buffer.from(JSON.stringify([createdAt.toISOString(), id])).toString("base64url");

function readCursor(cursor: string): Place {
  try {
    const [createdAt, id] = Written.parse(JSON.parse(Buffer.from(cursor, "base64url").toString()));
    return { createdAt: new Date(createdAt), id };
  } catch (cause) {
    throw new AppError("bad_request", MESSAGES.malformedRequest, { cause });
  }
}

export const webhookRoutes = (deps: WebhookDeps): Handlers<typeof webhookEndpoints> => ({
  listWebhooks: async (_, { actor }) => ({ data: { webhooks: await listWebhooks(deps, actor) } }),
  createWebhook: async ({ body }, { actor }) => ({ data: await createWebhook(deps, actor, body.url) }),
  deleteWebhook: async ({ params }, { actor }) => {
    await deleteWebhook(deps, actor, params.id);
    return {};
  },
  listDeliveries: async ({ params, query }, { actor }) => {
    const { limit, cursor } = query;
    const after = cursor ? readCursor(cursor) : null;
    const { deliveries, next } = await listDeliveries(deps, actor, params.id, { limit, after });
    return { data: { deliveries, nextCursor: next && cursorOf(next) } };
  },
  replayDelivery: async ({ params }, { actor }) => ({ data: await replayDelivery(deps, actor, params) }),
});
