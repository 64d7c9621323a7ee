import type { Pricing } from "#core/design/shown-elements.ts";
import type { LiveAnswer, LiveRequest } from "./live.worker.ts";
import type { LivePart, LiveWish } from "./live-wish.ts";

type Listener = {
  /** What was ready at one time. */
  onParts(parts: readonly LivePart[]): void;
  /** This device cannot do it, or the engine failed on this wish. */
  onFailed(): void;
};

/**
 * Shows the wish of the moment, in one worker that stays warm. It looks at a photo once and works in small steps, so that a new wish
 * reaches it in the middle of the last one, which then ends; what is still on its way here from an older wish is dropped.
 */
export class LivePreview {
  #worker: Worker | null = null;
  #photoId: string | null = null;
  #ticket = 0;
  /** The wish that is being drawn, by its ticket, and the one that waits for it. */
  #drawing: number | null = null;
  #next: LiveWish | null = null;
  #pricing: Pricing | null = null;
  #listener: Listener;
  #makeWorker: () => Worker;

  constructor(listener: Listener, makeWorker: () => Worker = startWorker) {
    this.#listener = listener;
    this.#makeWorker = makeWorker;
  }

  /** Looks at a photo ahead of the first wish, unless the browser saves data. */
  lookAhead(photo: LiveWish["photo"]): void {
    if (!savesData()) this.#lookAt(photo);
  }

  #lookAt(photo: LiveWish["photo"]): void {
    if (this.#photoId === photo.id) return;
    this.#photoId = photo.id;
    // What is under way is of another photo: its end is not heard, so nothing may wait for it.
    this.#forget();
    this.#post({ type: "look", photo, practices: !savesData(), ticket: ++this.#ticket });
  }

  /** Ends what is under way for this wish. */
  show(wish: LiveWish): void {
    this.#lookAt(wish.photo);
    this.#next = null;
    this.#drawing = ++this.#ticket;
    this.#post({ type: "show", wish, ticket: this.#drawing });
  }

  /**
   * Lets what is under way come to its end first; of the wishes that come meanwhile the last one is next. So a thing that is dragged is
   * seen at every step that the device can draw, where `show` would begin anew with each.
   */
  follow(wish: LiveWish): void {
    if (this.#drawing === null) this.show(wish);
    else this.#next = wish;
  }

  /** What elements are priced with from now on; null = they have no price. */
  price(pricing: Pricing | null): void {
    if (this.#pricing === pricing) return;
    this.#pricing = pricing;
    this.#worker?.postMessage({ type: "price", pricing } satisfies LiveRequest);
  }

  /** Nothing is wanted any more; what is under way ends. */
  drop(): void {
    this.#forget();
    this.#worker?.postMessage({ type: "drop" } satisfies LiveRequest);
  }

  close(): void {
    this.#forget();
    this.#worker?.terminate();
    this.#worker = null;
    this.#photoId = null;
  }

  #forget(): void {
    this.#ticket++;
    this.#drawing = null;
    this.#next = null;
  }

  #ended(ticket: number): void {
    if (ticket !== this.#drawing) return;
    const next = this.#next;
    this.#drawing = null;
    this.#next = null;
    if (next) this.show(next);
  }

  #post(request: LiveRequest): void {
    if (!this.#worker) {
      this.#worker = this.#start();
      if (this.#pricing) this.#post({ type: "price", pricing: this.#pricing });
    }
    this.#worker.postMessage(request);
  }

  #start(): Worker {
    const worker = this.#makeWorker();
    worker.onmessage = ({ data }: MessageEvent<LiveAnswer>) => {
      if (data.ticket !== this.#ticket) {
        if (data.type === "parts") for (const part of data.parts) if ("bitmap" in part) part.bitmap.close();
        return;
      }
      if (data.type === "parts") return this.#listener.onParts(data.parts);
      if (data.type === "failed") this.#listener.onFailed();
      this.#ended(data.ticket);
    };
    worker.onerror = () => {
      this.close();
      this.#listener.onFailed();
    };
    return worker;
  }
}

/** Browsers that know of it (Chromium) say it of data; whoever saves that wants no work on their device that they did not ask for either. */
const savesData = () => Boolean((navigator as { connection?: { saveData?: boolean } }).connection?.saveData);

const startWorker = () => new Worker(new URL("./live.worker.ts", import.meta.url), { type: "module" });
