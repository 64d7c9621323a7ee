import { createThreadPool } from "#server/threads/thread-pool.ts";
import { type EditedPicture, type EditRequest, type ImageModel, ModelRefusal } from "./image-model.ts";
import { refuseStuck, STAGE_LIMIT_MS } from "./refuse-stuck.ts";

/** A refusal crosses the threads as data: errors lose their class on the way. */
export type ConceptAnswer = ({ kind: "drawn" } & EditedPicture) | { kind: "refused"; sentence: string };

export type ConceptReport = { stage: string; progress: number };

/** Told with every design, so that a picture can be traced to the renderer that drew it. */
const MODEL = "yardwright-concept-1";

/** The built-in engine: our own renderer in worker threads, no account and no network. */
export function createConceptModel({
  threads,
  stageLimitMs = STAGE_LIMIT_MS,
}: {
  threads: number;
  stageLimitMs?: number;
}): ImageModel {
  const pool = createThreadPool<EditRequest, ConceptReport, ConceptAnswer>({
    script: new URL("./concept.worker.ts", import.meta.url),
    size: threads,
    maxHeapMb: 1536,
    stageLimitMs,
  });
  return {
    engine: "concept",
    model: MODEL,
    capabilities: {
      mask: "outlines",
      sizes: "photo",
      qualities: [],
      partials: false,
      seeded: true,
      measures: true,
      priced: false,
    },
    endsOn: null,
    takenMicroUsd: 0,
    async edit(request, { signal, onStage }) {
      const onReport = ({ stage, progress }: ConceptReport) => onStage(stage, progress);
      const answer = await pool.run(request, { signal, onReport }).catch(refuseStuck);
      if (answer.kind === "refused") throw new ModelRefusal("nothing_drawn", answer.sentence);
      const { kind: _, ...edited } = answer;
      return edited;
    },
    prepare: () => pool.keepReady(),
    checkService: async () => [],
    close: () => pool.close(),
  };
}
