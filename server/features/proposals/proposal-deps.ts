import { createHmac } from "node:crypto";
import type { Logger } from "pino";
import type { Mailer } from "#server/adapters/mail/mail.ts";
import type { Deposits } from "#server/adapters/payments/payments.ts";
import type { Storage } from "#server/adapters/storage/storage.ts";
import type { Db } from "#server/db/connect.ts";
import type { FileUrls } from "#server/files/file-urls.ts";
import type { Queue } from "#server/jobs/queue.ts";
import type { RateLimit } from "#server/rate-limit.ts";
import type { Sealer } from "./seal/sealer.ts";

/** What the background work of proposals needs. */
export type ProposalJobDeps = {
  db: Db;
  storage: Storage;
  mailer: Mailer;
  log: Logger;
  publicUrl: string;
  product: { name: string; supportEmail: string };
  seal: Sealer["sealProposal"];
  now(): Date;
};

export type ProposalDeps = ProposalJobDeps & {
  queue: Pick<Queue, "send">;
  urls: FileUrls;
  /** Null where no company can be paid through here. */
  deposits: Deposits | null;
  /** Keys the hashes of codes, which are too short for a plain one. */
  secret: string;
  limits: {
    /** All calls of one address that name a link. */
    perAddress: RateLimit;
    /** Links that are mailed to one address, from all companies together. */
    linksOfAddress: RateLimit;
    /** Codes that are mailed for one proposal. */
    codesOfProposal: RateLimit;
    /** Codes that are mailed to one address, and at the wish of callers from one. */
    codesOfAddress: RateLimit;
  };
};

export const hashOfCode = (
  { secret }: Pick<ProposalDeps, "secret">,
  proposalId: string,
  code: string,
): string => createHmac("sha256", secret).update(`signing-code\n${proposalId}\n${code}`).digest("base64url");
