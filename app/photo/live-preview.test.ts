import { describe, expect, it } from "vitest";
import type { LiveAnswer, LiveRequest, LookedAt } from "./live.worker.ts";
import { type LivePicture, LivePreview, type LiveWish } from "./live-preview.ts";

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
  answers(data: LiveAnswer) {
    this.onmessage?.({ data });
  }
}

function preview() {
  const workers: FakeWorker[] = [];
  const pictures: LivePicture[] = [];
  const failures: string[] = [];
  const live = new LivePreview(
    { onPicture: (picture) => pictures.push(picture), onFailed: () => failures.push("failed") },
    () => {
      const worker = new FakeWorker();
      workers.push(worker);
      return worker as unknown as Worker;
    },
  );
  return { live, workers, pictures, failures };
}

const wish = (prompt: string, id = "p"): LiveWish => ({
  photo: { id, source: "/files/p.jpg", width: 1600, height: 1200 },
  prompt,
  areas: [],
  viewpoint: "same",
  seed: 1,
});
const at = { small: { width: 1, height: 1, data: new Uint8Array(3) } } as LookedAt;
const looked: LiveAnswer = { type: "looked", photoId: "p", at };
const drawn = { type: "drawn", bitmap: {} as ImageBitmap, measured: [] } satisfies LiveAnswer;

const wishes = (worker: FakeWorker | undefined) =>
  worker?.asked.map((request) => (request.type === "draw" ? request.wish.prompt : "look"));

describe("the live preview", () => {
  it("looks at the photo and then draws the wish", () => {
    const { live, workers, pictures } = preview();
    live.show(wish("a patio"));
    workers[0]?.answers(looked);
    workers[0]?.answers(drawn);
    expect(wishes(workers[0])).toEqual(["look", "a patio"]);
    expect(pictures).toEqual([drawn]);
  });

  it("goes on looking while wishes change, and draws the last one", () => {
    const { live, workers } = preview();
    live.lookAt(wish("").photo);
    live.show(wish("a pat"));
    live.show(wish("a patio"));
    workers[0]?.answers(looked);
    expect(wishes(workers[0])).toEqual(["look", "a patio"]);
  });

  it("looks at a photo once, and again at another one", () => {
    const { live, workers } = preview();
    live.show(wish("a patio"));
    workers[0]?.answers(looked);
    workers[0]?.answers(drawn);
    live.show(wish("a pool"));
    workers[0]?.answers(drawn);
    live.show(wish("a deck", "other"));
    expect(workers.map(wishes)).toEqual([["look", "a patio", "a pool"], ["look"]]);
  });

  it("ends a drawing that is out of date and goes on from what was seen", () => {
    const { live, workers, pictures } = preview();
    live.show(wish("a pat"));
    workers[0]?.answers(looked);
    live.show(wish("a patio"));
    expect(workers[0]?.ended).toBe(true);
    expect(workers[1]?.asked).toMatchObject([{ type: "draw", wish: { prompt: "a patio" }, looked: at }]);
    workers[1]?.answers(drawn);
    expect(pictures).toHaveLength(1);
  });

  it("says when the engine cannot draw it, and goes on with the next wish", () => {
    const { live, workers, failures, pictures } = preview();
    live.show(wish("a patio"));
    workers[0]?.answers(looked);
    workers[0]?.onerror?.();
    expect(failures).toHaveLength(1);
    live.show(wish("a pool"));
    workers[1]?.answers(drawn);
    expect(pictures).toHaveLength(1);
  });
});
