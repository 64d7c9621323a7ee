import type { ProposalRecord, RecordPictures } from "#contract/proposal-record.ts";
import { createThreadPool, type ThreadPool } from "#server/threads/thread-pool.ts";
import type { Sealed, SealTask } from "./seal.worker.ts";
import type { SealKey } from "./seal-key.ts";

export type Sealer = {
  /** SHA-256 of the certificate whose key seals: `/verify` knows it as ours. */
  certificateSha256: string;
  /** The sealed PDF of a proposal that both have signed. `logo` stands in the letter head. */
  sealProposal(
    record: ProposalRecord,
    pictures: RecordPictures,
    logo?: Uint8Array | null,
  ): Promise<Uint8Array<ArrayBuffer>>;
};

/** Drawing and sealing take half a second; the rest of the time is for a time stamp authority that is slow to answer. */
const LIMIT_MS = 60_000;

export type SealPool = ThreadPool<SealTask, never, Sealed>;

export const createSealPool = (): SealPool =>
  createThreadPool<SealTask, never, Sealed>({
    script: new URL("./seal.worker.ts", import.meta.url),
    size: 1,
    maxHeapMb: 512,
    stageLimitMs: LIMIT_MS,
  });

/**
 * Draws and seals proposals in a thread of its own, one after the other. The thread and its libraries are loaded when somebody first
 * asks. A time stamp authority that does not answer holds up nobody's contract: the seal then goes without, and `onWarning` hears of it.
 */
export function createSealer(config: {
  pool: SealPool;
  key: SealKey;
  tsaUrl: string | undefined;
  product: string;
  /** Where the file can be checked, as the certificate page says it. */
  verifyUrl: string;
  now: () => Date;
  onWarning(sentence: string): void;
}): Sealer {
  const { pool, key, tsaUrl, product, verifyUrl } = config;
  return {
    certificateSha256: key.certificateSha256,
    async sealProposal(record, pictures, logo = null) {
      const paper = { record, pictures, logo, product, verifyUrl };
      const { file, warning } = await pool.run({ paper, key, tsaUrl, now: config.now() });
      if (warning) config.onWarning(warning);
      return file;
    },
  };
}
