import { createConceptModel } from "#server/adapters/image-model/concept-model.ts";
import { createHostedPool, type HostedPool } from "#server/adapters/image-model/hosted/hosted-model.ts";
import type { ImageModel } from "#server/adapters/image-model/image-model.ts";

let pool: HostedPool | undefined;
let concept: ImageModel | undefined;

/**
 * Threads for all test files that a process runs: a new one loads and compiles the renderer until its first picture is done, 3.4 s of
 * processor time for a picture of 256 px, and draws the next one in 0.3 s. Closing does nothing; an idle thread keeps no process alive.
 */
export function warmHostedPool(): HostedPool {
  pool ??= { ...createHostedPool({ threads: 1 }), close: async () => {} };
  return pool;
}

/** The same for the built-in engine. */
export function warmConceptModel(): ImageModel {
  concept ??= { ...createConceptModel({ threads: 1 }), close: async () => {} };
  return concept;
}
