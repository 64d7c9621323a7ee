import type { Call } from "./call.ts";

/** The calls that set who is told of what happens to proposals. */
export const WEBHOOK_CALLS = {
  listWebhooks: { method: "GET", path: "/webhooks", access: "signed-in", role: "owner" },
  createWebhook: { method: "POST", path: "/webhooks", access: "signed-in", role: "owner" },
  deleteWebhook: { method: "DELETE", path: "/webhooks/:id", access: "owner", role: "owner" },
  listDeliveries: { method: "GET", path: "/webhooks/:id/deliveries", access: "owner", role: "owner" },
  replayDelivery: {
    method: "POST",
    path: "/webhooks/:id/deliveries/:deliveryId/replay",
    access: "owner",
    role: "owner",
  },
} as const satisfies Record<string, Call>;
