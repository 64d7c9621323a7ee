import { createConceptModel } from "#server/adapters/image-model/concept-model.ts";
import { createHostedPool, type HostedPool } from "#server/adapters/image-model/hosted/hosted-model.ts";
import type { ImageModel } from "#server/adapters/image-model/image-model.ts";
import { type BomPapers, createBomPapers } from "#server/features/bom/bom-papers.ts";
import { createSealPool, type SealPool } from "#server/features/proposals/seal/sealer.ts";
import { createPhotoReader, type PhotoReader } from "#server/media/photo-reader.ts";

/** What works beside the thread that answers requests: threads, and a process for photos. Each starts when it is first needed. */
export type Workers = {
  /** The built-in engine. */
  concept: ImageModel;
  /** The threads of hosted engines. */
  hosted: HostedPool;
  photos: PhotoReader;
  papers: BomPapers;
  seals: SealPool;
};

/** `threads`: how many draw for the built-in engine, and as many for hosted ones. */
export const createWorkers = (threads: number): Workers => ({
  concept: createConceptModel({ threads }),
  hosted: createHostedPool({ threads }),
  photos: createPhotoReader(),
  papers: createBomPapers(),
  seals: createSealPool(),
});
