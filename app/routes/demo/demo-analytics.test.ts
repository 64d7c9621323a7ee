import { expect, it, vi } from "vitest";
import { createDemoAnalytics } from "./demo-analytics.ts";

function analytics(options: { stored?: string; asks?: () => Promise<string>; sends?: () => Promise<void> }) {
  const shelf = new Map(options.stored ? [["analyticsSessionId", options.stored]] : []);
  const askId = vi.fn(options.asks ?? (async () => "from-server"));
  const send = vi.fn(options.sends ?? (async () => {}));
  const storage = {
    getItem: (key: string) => shelf.get(key) ?? null,
    setItem: (key: string, value: string) => void shelf.set(key, value),
  };
  return {
    shelf,
    askId,
    send,
    storage,
    record: createDemoAnalytics({ storage, askId, send, makeId: () => "made-here" }),
  };
}

it("asks for an id once, keeps it, and sends every event under it", async () => {
  const { record, askId, send, shelf } = analytics({});
  await Promise.all([record("page_load", { width: 360 }), record("image_upload")]);
  await record("generate_attempt");
  expect(askId).toHaveBeenCalledOnce();
  expect(shelf.get("analyticsSessionId")).toBe("from-server");
  expect(send.mock.calls).toEqual([
    [{ sessionId: "from-server", eventType: "page_load", eventData: { width: 360 } }],
    [{ sessionId: "from-server", eventType: "image_upload", eventData: {} }],
    [{ sessionId: "from-server", eventType: "generate_attempt", eventData: {} }],
  ]);
});

it("goes on under the id of the last visit", async () => {
  const { record, askId, send } = analytics({ stored: "last-visit" });
  await record("page_load");
  expect(askId).not.toHaveBeenCalled();
  expect(send).toHaveBeenCalledWith(expect.objectContaining({ sessionId: "last-visit" }));
});

it("makes an id of its own when the call fails, and keeps that one", async () => {
  const { record, send, shelf } = analytics({ asks: () => Promise.reject(new Error("offline")) });
  await record("page_load");
  expect(send).toHaveBeenCalledWith(expect.objectContaining({ sessionId: "made-here" }));
  expect(shelf.get("analyticsSessionId")).toBe("made-here");
});

it("stands in nobody's way when events are refused or storage is forbidden", async () => {
  const { record } = analytics({ sends: () => Promise.reject(new Error("too many")) });
  await expect(record("page_load")).resolves.toBeUndefined();

  const forbidden = () => {
    throw new Error("forbidden");
  };
  const send = vi.fn(async () => {});
  const homeless = createDemoAnalytics({
    storage: { getItem: forbidden, setItem: forbidden },
    askId: async () => "from-server",
    makeId: () => "made-here",
    send,
  });
  await homeless("page_load");
  expect(send).toHaveBeenCalledWith(expect.objectContaining({ sessionId: "from-server" }));
});
