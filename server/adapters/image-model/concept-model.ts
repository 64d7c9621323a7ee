import { createThreadPool } from "../../threads/thread-pool.ts";
import type { EditedPicture, EditRequest, ImageModel } from "./image-model.ts";

export type ConceptReport = { stage: string; progress: number };

/** Told with every design, so that a picture can be traced to the renderer that drew it. */
const MODEL = "yardwright-concept-1";

/** The built-in engine: our own renderer in worker threads, no account and no network. */
export function createConceptModel(config: { threads: number }): ImageModel {
  const pool = createThreadPool<EditRequest, ConceptReport, EditedPicture>({
    script: new URL("./concept.worker.ts", import.meta.url),
    size: config.threads,
    maxHeapMb: 1536,
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
    edit: (request, { signal, onStage }) =>
      pool.run(request, { signal, onReport: ({ stage, progress }) => onStage(stage, progress) }),
    prepare: () => pool.keepReady(),
    checkService: async () => [],
    close: () => pool.close(),
  };
}
