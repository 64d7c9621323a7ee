import type { Annotation, Generation, VIEWPOINTS } from "#contract/endpoints/generations.ts";
import type { BrushStroke } from "#core/geometry/brush-stroke.ts";
import type { KnownSize } from "#core/measure/known-size.ts";
import type { LiveAnswer, LiveRequest, LookedAt } from "./live.worker.ts";

/** What is to be shown of a photo while a person works on it. */
export type LiveWish = {
  photo: { id: string; source: Blob | string; width: number; height: number };
  prompt: string;
  areas: Annotation[];
  /** Ids of the areas that something is wanted in; null = there is nothing to draw yet, only to measure. */
  wanted: string[] | null;
  sizes: readonly KnownSize[];
  brush: readonly BrushStroke[];
  viewpoint: (typeof VIEWPOINTS)[number];
  seed: number;
  /** Whether a person is looking at the part that may change. */
  region: boolean;
};

/** What an answer is about: its picture, its measures, its region, each as it is ready. Bitmaps lie over the photo. */
export type LivePart =
  /** The changed part of the photo at preview size, see-through everywhere else. */
  | { type: "drawn"; bitmap: ImageBitmap }
  | { type: "measured"; measured: Generation["measured"] }
  /** The part that may change, with so many strokes of the brush. */
  | { type: "region"; bitmap: ImageBitmap; strokes: number };

type Listener = {
  onPart(part: LivePart): void;
  /** This device cannot do it, or the engine failed on this wish. */
  onFailed(): void;
};

type Slot = { worker: Worker; busy: boolean; photoId: string | null };

/** Two are enough to begin anew at once; a third would only slow both down. */
const workersMax = 2;

/**
 * Shows the wish of the moment. A photo is looked at once. A renderer at work hears no messages, so a new wish goes to a second
 * worker at once and what the first still says is dropped: ending it would throw away code that has become fast, and a new one
 * needs twice as long for its first picture.
 */
export class LivePreview {
  #slots: Slot[] = [];
  #looked: { photoId: string; at: LookedAt } | null = null;
  #looking: string | null = null;
  #next: LiveWish | null = null;
  #ticket = 0;
  #listener: Listener;
  #makeWorker: () => Worker;

  constructor(listener: Listener, makeWorker: () => Worker = startWorker) {
    this.#listener = listener;
    this.#makeWorker = makeWorker;
  }

  /** Looks at a photo ahead of the first wish. */
  lookAt(photo: LiveWish["photo"]): void {
    if (this.#looked?.photoId === photo.id || this.#looking === photo.id) return;
    this.drop();
    this.#looked = null;
    // Workers that are all at work on the last photo would keep this one waiting.
    const slot = this.#idleSlot() ?? this.#restart();
    this.#looking = photo.id;
    this.#post(slot, { type: "look", photo });
  }

  show(wish: LiveWish): void {
    this.#ticket++;
    this.lookAt(wish.photo);
    this.#next = wish;
    this.#serve();
  }

  /** Nothing is wanted any more; what is under way ends unseen. */
  drop(): void {
    this.#ticket++;
    this.#next = null;
  }

  close(): void {
    this.drop();
    for (const { worker } of this.#slots) worker.terminate();
    this.#slots = [];
    this.#looking = null;
  }

  #serve(): void {
    const wish = this.#next;
    if (!wish || this.#looked?.photoId !== wish.photo.id) return;
    const slot = this.#idleSlot();
    if (!slot) return;
    this.#next = null;
    const known = slot.photoId === wish.photo.id;
    this.#post(slot, { type: "draw", ticket: this.#ticket, wish, looked: known ? null : this.#looked.at });
    slot.photoId = wish.photo.id;
  }

  #idleSlot(): Slot | undefined {
    const idle = this.#slots.find(({ busy }) => !busy);
    return idle ?? (this.#slots.length < workersMax ? this.#start() : undefined);
  }

  #restart(): Slot {
    this.close();
    return this.#start();
  }

  #post(slot: Slot, request: LiveRequest): void {
    slot.busy = true;
    slot.worker.postMessage(request);
  }

  #start(): Slot {
    const slot: Slot = { worker: this.#makeWorker(), busy: false, photoId: null };
    this.#slots.push(slot);
    slot.worker.onmessage = ({ data }: MessageEvent<LiveAnswer>) => this.#hear(slot, data);
    slot.worker.onerror = () => {
      slot.worker.terminate();
      this.#slots = this.#slots.filter((other) => other !== slot);
      this.#looking = null;
      this.#listener.onFailed();
      this.#serve();
    };
    return slot;
  }

  #hear(slot: Slot, answer: LiveAnswer): void {
    if (answer.type === "part") {
      if (answer.ticket === this.#ticket) this.#listener.onPart(answer.part);
      else if (answer.part.type !== "measured") answer.part.bitmap.close();
      return;
    }
    slot.busy = false;
    if (answer.type === "looked") {
      slot.photoId = answer.photoId;
      if (this.#looking === answer.photoId) {
        this.#looked = answer;
        this.#looking = null;
      }
    } else if (answer.type === "failed") {
      this.#looking = null;
      if (answer.ticket === null || answer.ticket === this.#ticket) this.#listener.onFailed();
    }
    this.#serve();
  }
}

const startWorker = () => new Worker(new URL("./live.worker.ts", import.meta.url), { type: "module" });
