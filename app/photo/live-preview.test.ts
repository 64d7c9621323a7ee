import { afterEach, describe, expect, it, vi } from "vitest";
import type { LiveAnswer, LiveRequest } from "./live.worker.ts";
import { LivePreview } from "./live-preview.ts";
import type { LivePart, LiveWish } from "./live-wish.ts";

/** Stands for the worker's thread: takes requests, and answers when the test says so. */
class FakeWorker {
  readonly asked: LiveRequest[] = [];
  readonly closed: number[] = [];
  ended = false;
  onmessage: ((event: { data: LiveAnswer }) => void) | null = null;
  onerror: (() => void) | null = null;
  postMessage(request: LiveRequest) {
    this.asked.push(request);
  }
  terminate() {
    this.ended = true;
  }
  /** A picture for the wish of this number. */
  draws(ticket = this.ticketOf(this.asked.at(-1))) {
    const part: LivePart = {
      type: "drawn",
      draft: false,
      bitmap: { close: () => this.closed.push(ticket) } as unknown as ImageBitmap,
    };
    this.onmessage?.({ data: { type: "parts", ticket, parts: [part] } });
  }
  isDone(ticket = this.ticketOf(this.asked.at(-1))) {
    this.onmessage?.({ data: { type: "done", ticket } });
  }
  fails(ticket = this.ticketOf(this.asked.at(-1))) {
    this.onmessage?.({ data: { type: "failed", ticket } });
  }
  ticketOf(request: LiveRequest | undefined): number {
    return request && "ticket" in request ? request.ticket : -1;
  }
}

function preview() {
  const workers: FakeWorker[] = [];
  const told: string[] = [];
  const live = new LivePreview(
    { onParts: (parts) => told.push(...parts.map(({ type }) => type)), onFailed: () => told.push("failed") },
    () => {
      const worker = new FakeWorker();
      workers.push(worker);
      return worker as unknown as Worker;
    },
  );
  return { live, workers, told };
}

const wish = (prompt: string, id = "p"): LiveWish => ({
  photo: { id, source: "/files/p.jpg", width: 1600, height: 1200 },
  ...{
    prompt,
    changes: [],
    from: null,
    areas: [],
    wanted: [],
    sizes: [],
    brush: [],
    elements: false,
    viewpoint: "same",
    seed: 1,
    region: false,
  },
});
const requests = (worker: FakeWorker | undefined) =>
  worker?.asked.map((request) => (request.type === "show" ? request.wish.prompt : request.type));

afterEach(() => vi.unstubAllGlobals());

describe("the live preview", () => {
  it("follows on another photo though the last one was never drawn to its end", () => {
    const { live, workers } = preview();
    live.follow(wish("a patio"));
    const early = workers[0]!.ticketOf(workers[0]!.asked.at(-1));
    live.lookAhead(wish("", "other").photo);
    workers[0]!.isDone(early);
    live.follow(wish("a deck", "other"));
    expect(workers.map(requests)).toEqual([["look", "a patio", "look", "a deck"]]);
  });

  it("has a photo looked at once, before its first wish, and another one again", () => {
    const { live, workers } = preview();
    live.lookAhead(wish("").photo);
    live.show(wish("a patio"));
    live.show(wish("a pool"));
    live.show(wish("a deck", "other"));
    expect(workers.map(requests)).toEqual([["look", "a patio", "a pool", "look", "a deck"]]);
  });

  it("looks ahead and practices in quiet moments unless the browser saves data", () => {
    const asked = () => {
      const { live, workers } = preview();
      live.lookAhead(wish("").photo);
      const ahead = requests(workers[0]);
      live.show(wish("a patio"));
      return { ahead, first: workers[0]?.asked[0] };
    };
    expect(asked()).toMatchObject({ ahead: ["look"], first: { type: "look", practices: true } });
    vi.stubGlobal("navigator", { connection: { saveData: true } });
    expect(asked()).toMatchObject({ first: { type: "look", practices: false } });
    expect(asked().ahead).toBeUndefined();
  });

  it("shows the picture of the last wish, and lets go of those of earlier ones", () => {
    const { live, workers, told } = preview();
    live.show(wish("a pat"));
    const early = workers[0]!.ticketOf(workers[0]!.asked.at(-1));
    live.show(wish("a patio"));
    workers[0]?.draws(early);
    expect([told, workers[0]?.closed]).toEqual([[], [early]]);
    workers[0]?.draws();
    expect(told).toEqual(["drawn"]);
  });

  it("follows a drag: draws a wish to its end, then the last of those that came meanwhile", () => {
    const { live, workers, told } = preview();
    for (const feet of [1, 2, 3]) live.follow(wish(`${feet} ft`));
    expect(workers.map(requests)).toEqual([["look", "1 ft"]]);
    workers[0]?.draws();
    workers[0]?.isDone();
    expect([told, workers.map(requests)]).toEqual([["drawn"], [["look", "1 ft", "3 ft"]]]);
    workers[0]?.fails();
    live.follow(wish("4 ft"));
    expect(workers.map(requests)).toEqual([["look", "1 ft", "3 ft", "4 ft"]]);
    live.follow(wish("5 ft"));
    live.drop();
    live.follow(wish("6 ft"));
    expect(workers[0]?.asked.map(({ type }) => type).slice(-2)).toEqual(["drop", "show"]);
  });

  it("shows nothing that was under way when it is dropped, and goes on with what was seen", () => {
    const { live, workers, told } = preview();
    live.show(wish("a patio"));
    const early = workers[0]!.ticketOf(workers[0]!.asked.at(-1));
    live.drop();
    workers[0]?.draws(early);
    expect(told).toEqual([]);
    live.show(wish("a pool"));
    workers[0]?.draws();
    expect([told, requests(workers[0])]).toEqual([["drawn"], ["look", "a patio", "drop", "a pool"]]);
  });

  it("says when the engine cannot draw the wish of the moment, not when it could not draw an old one", () => {
    const { live, workers, told } = preview();
    live.show(wish("a pat"));
    const early = workers[0]!.ticketOf(workers[0]!.asked.at(-1));
    live.show(wish("a patio"));
    workers[0]?.fails(early);
    expect(told).toEqual([]);
    workers[0]?.fails();
    expect(told).toEqual(["failed"]);
  });

  it("starts afresh after its worker broke down", () => {
    const { live, workers, told } = preview();
    live.show(wish("a patio"));
    workers[0]?.onerror?.();
    live.show(wish("a pool"));
    expect(workers[0]?.ended).toBe(true);
    expect(requests(workers[1])).toEqual(["look", "a pool"]);
    workers[1]?.draws();
    expect(told).toEqual(["failed", "drawn"]);
  });
});
