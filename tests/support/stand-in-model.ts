import { decodeEditable, decodeRgb, finishPicture } from "#server/adapters/image-model/finish-picture.ts";
import type {
  EditedPicture,
  EditRequest,
  EditRun,
  ImageModel,
} from "#server/adapters/image-model/image-model.ts";

type Behaviour = (request: EditRequest, run: EditRun) => Promise<EditedPicture>;

export type StandInModel = ImageModel & {
  /** Everything it was asked for. */
  requests: EditRequest[];
  /** What it does with the next request instead of drawing. */
  next(behaviour: Behaviour): void;
  /** Lets go of every request that is held, and forgets what was to be done with those that never came. */
  releaseAll(): void;
  /** The next request waits until it is released or aborted. */
  holdNext(): { begun: Promise<EditRequest>; release(): void; aborted: Promise<unknown> };
};

/** Draws at once: the lower half in a color that the seed and the number of changes say, with two stages told on the way. */
export const drawLowerHalf: Behaviour = async (request, { signal, onStage }) => {
  onStage("Looking at the ground", 0.25);
  signal.throwIfAborted();
  const photo = await decodeRgb(request.photo.content);
  const { width, height } = photo;
  const half = Math.floor(height / 2) * width;
  const picture = {
    width,
    height,
    data: photo.data.slice().fill((request.seed + 40 * request.editHistory.length) % 251, half * 3),
  };
  const editable = request.mask
    ? await decodeEditable(request.mask)
    : { width, height, data: new Uint8Array(width * height).fill(255, half) };
  onStage("Planting", 0.75);
  const finished = await finishPicture(photo, picture, editable);
  return {
    ...finished,
    width,
    height,
    plan: {
      elements: [],
      notes: [{ text: request.prompt, status: "placed", sentence: "All of it is in the picture." }],
      placed: [],
    },
    measured: request.areas.map(({ id }) => ({
      areaId: id,
      areaM2: 10,
      perimeterM: 14,
      band: 0.2,
      basis: "measured" as const,
    })),
  };
};

export function createStandInModel(): StandInModel {
  const behaviours: Behaviour[] = [];
  const requests: EditRequest[] = [];
  const releases: (() => void)[] = [];
  return {
    engine: "concept",
    model: "stand-in-1",
    capabilities: {
      mask: "alpha-0-edits",
      sizes: "photo",
      qualities: [],
      partials: false,
      seeded: true,
      measures: true,
      priced: false,
    },
    takenMicroUsd: 0,
    requests,
    next: (behaviour) => void behaviours.push(behaviour),
    releaseAll() {
      behaviours.length = 0;
      for (const release of releases.splice(0)) release();
    },
    holdNext() {
      const begun = Promise.withResolvers<EditRequest>();
      const released = Promise.withResolvers<void>();
      releases.push(() => released.resolve());
      const aborted = Promise.withResolvers<unknown>();
      behaviours.push(async (request, run) => {
        run.onStage("Holding", 0.1);
        begun.resolve(request);
        await new Promise<void>((resolve, reject) => {
          void released.promise.then(resolve);
          run.signal.addEventListener("abort", () => {
            aborted.resolve(run.signal.reason);
            reject(run.signal.reason);
          });
        });
        return drawLowerHalf(request, run);
      });
      return { begun: begun.promise, release: () => released.resolve(), aborted: aborted.promise };
    },
    async edit(request, run) {
      requests.push(request);
      return (behaviours.shift() ?? drawLowerHalf)(request, run);
    },
    endsOn: null,
    checkService: async () => [],
    close: async () => {},
  };
}
