import type { HostedPool } from "#server/adapters/image-model/hosted/hosted-model.ts";
import type { ImageModel } from "#server/adapters/image-model/image-model.ts";
import { createWorkers, type Workers } from "#server/compose/workers.ts";

let workers: Workers | undefined;
const close = () => Promise.resolve();

/**
 * One of each for all test files that a process runs. A new drawing thread loads and compiles the renderer until its first picture is done,
 * 3.4 s of processor time for a picture of 256 px, and draws the next one in 0.3 s. Closing does nothing; what is idle keeps no process alive.
 */
export function warmWorkers(): Workers {
  if (!workers) {
    const { concept, hosted, photos, papers, seals } = createWorkers(1);
    workers = {
      concept: { ...concept, close },
      hosted: { ...hosted, close },
      photos: { ...photos, close },
      papers: { ...papers, close },
      seals: { ...seals, close },
    };
  }
  return workers;
}

export const warmHostedPool = (): HostedPool => warmWorkers().hosted;
export const warmConceptModel = (): ImageModel => warmWorkers().concept;
