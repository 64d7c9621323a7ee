import { z } from "zod";
import { CALLS } from "#contract/calls.ts";
import type { EndpointRows } from "#contract/endpoint.ts";
import { Empty } from "#contract/envelope.ts";
import { ANALYTICS_DATA_MAX_CHARS } from "#contract/limits.ts";
import { MESSAGES } from "#contract/messages.ts";

/** Ours are UUIDs; one that a browser made because it could not ask may be any short word. */
const SessionId = z.string({ error: MESSAGES.eventInvalid }).regex(/^[\w-]{8,64}$/, MESSAGES.eventInvalid);

const EventType = z.enum(["page_load", "image_upload", "generate_attempt"], { error: MESSAGES.eventInvalid });
export type AnalyticsEventType = z.infer<typeof EventType>;

export const analyticsEndpoints = {
  analyticsSessionId: {
    ...CALLS.analyticsSessionId,
    summary: "A random id under which one visit of the demo is counted",
    reply: z.object({ sessionId: z.string() }),
  },
  demoEvent: {
    ...CALLS.demoEvent,
    summary: "Count what a visitor of the demo does",
    body: z.object({
      sessionId: SessionId,
      eventType: EventType,
      eventData: z
        .record(z.string(), z.unknown(), { error: MESSAGES.eventInvalid })
        .default({})
        .refine((data) => JSON.stringify(data).length <= ANALYTICS_DATA_MAX_CHARS, MESSAGES.eventInvalid),
    }),
    reply: Empty,
  },
} satisfies EndpointRows;
