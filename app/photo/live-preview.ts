import type { Annotation, Generation, VIEWPOINTS } from "#contract/endpoints/generations.ts";
import type { LiveAnswer, LiveRequest, LookedAt } from "./live.worker.ts";

export type LiveWish = {
  photo: { id: string; source: Blob | string; width: number; height: number };
  prompt: string;
  areas: Annotation[];
  viewpoint: (typeof VIEWPOINTS)[number];
  seed: number;
};

/** The changed part of the photo at preview size, see-through everywhere else, and how large the areas are. */
export type LivePicture = { bitmap: ImageBitmap; measured: Generation["measured"] };

type Listener = {
  onPicture(picture: LivePicture): void;
  /** This device cannot do it, or the engine failed on this wish. */
  onFailed(): void;
};

/**
 * Draws the wish of the moment in a Web Worker. A photo is looked at once, which is most of the time; then a new wish ends the
 * drawing of the last one: a renderer at work hears no messages, so its worker is ended and a new one goes on from what was seen.
 */
export class LivePreview {
  #worker: Worker | null = null;
  #busy: "looking" | "drawing" | null = null;
  #looked: { photoId: string; at: LookedAt } | null = null;
  /** The wish to draw when the photo has been looked at. */
  #next: LiveWish | null = null;
  #listener: Listener;
  #makeWorker: () => Worker;

  constructor(listener: Listener, makeWorker: () => Worker = startWorker) {
    this.#listener = listener;
    this.#makeWorker = makeWorker;
  }

  /** Looks at a photo ahead of the first wish. */
  lookAt(photo: LiveWish["photo"]): void {
    if (this.#looked?.photoId === photo.id) return;
    this.close();
    this.#looked = null;
    this.#busy = "looking";
    this.#post({ type: "look", photo });
  }

  show(wish: LiveWish): void {
    if (this.#looked?.photoId !== wish.photo.id && this.#busy !== "looking") this.lookAt(wish.photo);
    if (this.#busy === "looking") {
      this.#next = wish;
      return;
    }
    if (!this.#looked) return;
    if (this.#busy) this.close();
    this.#busy = "drawing";
    this.#post({ type: "draw", wish, looked: this.#looked.at });
  }

  close(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#busy = null;
    this.#next = null;
  }

  #post(request: LiveRequest): void {
    this.#worker ??= this.#start();
    this.#worker.postMessage(request);
  }

  #start(): Worker {
    const worker = this.#makeWorker();
    worker.onmessage = ({ data }: MessageEvent<LiveAnswer>) => {
      this.#busy = null;
      if (data.type === "looked") {
        this.#looked = data;
        if (this.#next) this.show(this.#next);
      } else if (data.type === "drawn") this.#listener.onPicture(data);
      else this.#listener.onFailed();
    };
    worker.onerror = () => {
      this.close();
      this.#listener.onFailed();
    };
    return worker;
  }
}

const startWorker = () => new Worker(new URL("./live.worker.ts", import.meta.url), { type: "module" });
