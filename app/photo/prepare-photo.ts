export type PreparedPhoto = {
  /** Upright, at most 1920 px and 4 MB. */
  blob: Blob;
  width: number;
  height: number;
};

export type PrepareRequest = { id: number; file: Blob };
export type PrepareAnswer = ({ id: number; ok: true } & PreparedPhoto) | { id: number; ok: false };

type Waiting = (photo: PreparedPhoto | null) => void;

/**
 * Prepares photos one after another in a Web Worker. Answers null for a picture that this browser cannot decode (HEIC outside
 * Safari, TIFF): such a file goes up as it is and the server converts it.
 */
export class PhotoPreparer {
  #worker: Worker | null = null;
  #waiting = new Map<number, Waiting>();
  #nextId = 1;

  prepare(file: Blob): Promise<PreparedPhoto | null> {
    this.#worker ??= this.#start();
    const worker = this.#worker;
    const id = this.#nextId++;
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      worker.postMessage({ id, file } satisfies PrepareRequest);
    });
  }

  close(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#giveUp();
  }

  #start(): Worker {
    const worker = new Worker(new URL("./prepare.worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<PrepareAnswer>) => {
      this.#waiting.get(data.id)?.(data.ok ? data : null);
      this.#waiting.delete(data.id);
    };
    // A worker that cannot start or ran out of memory: the originals go up instead.
    worker.onerror = () => this.close();
    return worker;
  }

  #giveUp(): void {
    for (const resolve of this.#waiting.values()) resolve(null);
    this.#waiting.clear();
  }
}
