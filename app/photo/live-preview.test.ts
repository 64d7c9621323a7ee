import { describe, expect, it } from "vitest";
import type { LiveAnswer, LiveRequest, LookedAt } from "./live.worker.ts";
import { type LivePart, LivePreview, type LiveWish } from "./live-preview.ts";

/** Stands for the worker's thread: takes requests, and answers when the test says so. */
class FakeWorker {
  readonly asked: LiveRequest[] = [];
  ended = false;
  onmessage: ((event: { data: LiveAnswer }) => void) | null = null;
  onerror: (() => void) | null = null;
  postMessage(request: LiveRequest) {
    this.asked.push(request);
  }
  terminate() {
    this.ended = true;
  }
  looks(photoId = "p") {
    this.onmessage?.({ data: { type: "looked", photoId, at } });
  }
  /** Answers the last request with a picture. */
  draws() {
    const request = this.asked.at(-1);
    if (request?.type !== "draw") throw new Error("nothing to draw");
    const part: LivePart = { type: "drawn", bitmap: { close() {} } as ImageBitmap };
    this.onmessage?.({ data: { type: "part", ticket: request.ticket, part } });
    this.onmessage?.({ data: { type: "ended" } });
  }
}

function preview() {
  const workers: FakeWorker[] = [];
  const parts: string[] = [];
  const failures: string[] = [];
  const live = new LivePreview(
    { onPart: ({ type }) => parts.push(type), onFailed: () => failures.push("failed") },
    () => {
      const worker = new FakeWorker();
      workers.push(worker);
      return worker as unknown as Worker;
    },
  );
  return { live, workers, parts, failures };
}

const wish = (prompt: string, id = "p"): LiveWish => ({
  photo: { id, source: "/files/p.jpg", width: 1600, height: 1200 },
  ...{ prompt, areas: [], wanted: [], sizes: [], brush: [], viewpoint: "same", seed: 1, region: false },
});
const at = { small: { width: 1, height: 1, data: new Uint8Array(3) } } as LookedAt;

const wishes = (worker: FakeWorker | undefined) =>
  worker?.asked.map((request) => (request.type === "draw" ? request.wish.prompt : "look"));

describe("the live preview", () => {
  it("looks at the photo and then draws the wish", () => {
    const { live, workers, parts } = preview();
    live.show(wish("a patio"));
    workers[0]?.looks();
    workers[0]?.draws();
    expect(wishes(workers[0])).toEqual(["look", "a patio"]);
    expect(parts).toEqual(["drawn"]);
  });

  it("goes on looking while wishes change, and draws the last one", () => {
    const { live, workers } = preview();
    live.lookAt(wish("").photo);
    live.show(wish("a pat"));
    live.show(wish("a patio"));
    workers[0]?.looks();
    expect(wishes(workers[0])).toEqual(["look", "a patio"]);
  });

  it("looks at a photo once, and again at another one", () => {
    const { live, workers } = preview();
    live.show(wish("a patio"));
    workers[0]?.looks();
    workers[0]?.draws();
    live.show(wish("a pool"));
    workers[0]?.draws();
    live.show(wish("a deck", "other"));
    expect(workers.map(wishes)).toEqual([["look", "a patio", "a pool", "look"]]);
  });

  it("begins a new wish at once beside one that is out of date, whose picture is never shown", () => {
    const { live, workers, parts } = preview();
    live.show(wish("a pat"));
    workers[0]?.looks();
    live.show(wish("a patio"));
    expect(workers[1]?.asked).toMatchObject([{ type: "draw", wish: { prompt: "a patio" }, looked: at }]);
    workers[0]?.draws();
    expect(parts).toEqual([]);
    workers[1]?.draws();
    expect(parts).toEqual(["drawn"]);
    expect(workers.map(({ ended }) => ended)).toEqual([false, false]);
  });

  it("lets the newest wish wait when two are being drawn, and passes over those between", () => {
    const { live, workers } = preview();
    live.show(wish("a"));
    workers[0]?.looks();
    for (const prompt of ["a p", "a pa", "a patio"]) live.show(wish(prompt));
    expect(workers).toHaveLength(2);
    workers[1]?.draws();
    expect(workers.map(wishes)).toEqual([
      ["look", "a"],
      ["a p", "a patio"],
    ]);
  });

  it("hands a worker what was seen of a photo only once", () => {
    const { live, workers } = preview();
    live.show(wish("a"));
    workers[0]?.looks();
    workers[0]?.draws();
    live.show(wish("a patio"));
    expect(workers[0]?.asked.map((r) => r.type === "draw" && r.looked)).toEqual([false, null, null]);
  });

  it("starts afresh for another photo when every worker is busy with the last one", () => {
    const { live, workers } = preview();
    live.show(wish("a"));
    workers[0]?.looks();
    live.show(wish("b"));
    live.show(wish("c", "other"));
    expect(workers.map(({ ended }) => ended)).toEqual([true, true, false]);
    workers[2]?.looks("other");
    expect(wishes(workers[2])).toEqual(["look", "c"]);
  });

  it("says when the engine cannot draw it, and goes on with the next wish", () => {
    const { live, workers, failures, parts } = preview();
    live.show(wish("a patio"));
    workers[0]?.looks();
    workers[0]?.onerror?.();
    expect(failures).toHaveLength(1);
    live.show(wish("a pool"));
    workers[1]?.draws();
    expect(parts).toEqual(["drawn"]);
  });
});
