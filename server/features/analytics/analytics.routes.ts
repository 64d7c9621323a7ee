import { randomUUID } from "node:crypto";
import type { analyticsEndpoints } from "#contract/endpoints/analytics.ts";
import type { Handlers } from "#server/http/api.ts";
import { type AnalyticsDeps, recordEvent } from "./analytics.ts";

export const analyticsRoutes = (deps: AnalyticsDeps): Handlers<typeof analyticsEndpoints> => ({
  analyticsSessionId: async () => ({ sessionId: randomUUID() }),
  demoEvent: async ({ body }, { ip }) => {
    await recordEvent(deps, ip, body);
    return {};
  },
});
