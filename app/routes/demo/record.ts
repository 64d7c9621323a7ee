import { call } from "#app/lib/api.ts";
import { createDemoAnalytics } from "./demo-analytics.ts";

/** Touched in the browser only, at the time of use: this module is also loaded where the page is rendered on the server. */
export const record = createDemoAnalytics({
  storage: {
    getItem: (key) => localStorage.getItem(key),
    setItem: (key, value) => localStorage.setItem(key, value),
  },
  askId: async () => (await call("analyticsSessionId")).sessionId,
  makeId: () => crypto.randomUUID(),
  send: ({ sessionId, eventType, eventData }) =>
    call("demoEvent", { body: { sessionId, eventType, eventData: { ...eventData } } }),
});
