import type { AnalyticsEventType } from "#contract/endpoints/analytics.ts";

/** The name under which the browser keeps the id. */
const KEY = "analyticsSessionId";

type AnalyticsDeps = {
  storage: Pick<Storage, "getItem" | "setItem">;
  /** Asks the server for an id. */
  askId(): Promise<string>;
  makeId(): string;
  send(event: { sessionId: string; eventType: AnalyticsEventType; eventData: object }): Promise<unknown>;
};

/**
 * Counts what visitors of the demo do, under a random id that says nothing about them: no words, no pictures, no address.
 * It never stands in the way: what cannot be counted is not.
 */
export function createDemoAnalytics({ storage, askId, makeId, send }: AnalyticsDeps) {
  let id: Promise<string> | null = null;

  const kept = () => {
    try {
      return storage.getItem(KEY);
    } catch {
      return null;
    }
  };
  async function newId(): Promise<string> {
    const made = await askId().catch(makeId);
    try {
      storage.setItem(KEY, made);
    } catch {
      // Forbidden storage: the id lives as long as the page.
    }
    return made;
  }

  return async (eventType: AnalyticsEventType, eventData: object = {}): Promise<void> => {
    const stored = kept();
    id ??= stored ? Promise.resolve(stored) : newId();
    await send({ sessionId: await id, eventType, eventData }).catch(() => undefined);
  };
}
