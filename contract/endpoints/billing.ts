import { z } from "zod";
import type { Endpoints } from "../endpoint.ts";
import { withData } from "../envelope.ts";

export const PLAN_TYPES = ["lite", "pro"] as const;

export const billingEndpoints = {
  createCheckoutSession: {
    method: "POST",
    path: "/stripe/create-checkout-session",
    summary: "Start buying a plan; the browser goes to the address of the answer",
    access: "signed-in",
    body: z.object({ planType: z.enum(PLAN_TYPES).default("pro") }),
    reply: withData(z.object({ sessionId: z.string(), url: z.string() })),
  },
  createPortalSession: {
    method: "POST",
    path: "/stripe/create-portal-session",
    summary: "Where I manage payment and cancel; the browser goes to the address of the answer",
    access: "signed-in",
    reply: withData(z.object({ url: z.string() })),
  },
} satisfies Endpoints;
