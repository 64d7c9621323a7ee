import { PROPOSAL_MESSAGES } from "#contract/proposal-messages.ts";
import type { Actor } from "#server/actor.ts";
import { readStored } from "#server/adapters/storage/storage.ts";
import { AppError } from "#server/app-error.ts";
import { type FileKind, fileAnswer } from "#server/http/file-answer.ts";
import { type LinkCaller, requireByLink } from "./client-proposals.ts";
import type { ProposalDeps } from "./proposal-deps.ts";
import { findRecord } from "./proposals.store.ts";
import { requireProposal } from "./proposals.ts";

type Format = "pdf" | "json" | "costs";

export async function ownRecord(
  deps: ProposalDeps,
  actor: Actor,
  id: string,
  format: Format,
): Promise<Response> {
  const { id: found } = await requireProposal(deps, actor, id);
  return recordFile(deps, found, format);
}

/** Never the costs. */
export async function clientRecord(
  deps: ProposalDeps,
  token: string,
  caller: LinkCaller,
  format: "pdf" | "json",
): Promise<Response> {
  const { id } = await requireByLink(deps, token, caller);
  return recordFile(deps, id, format);
}

async function recordFile(deps: ProposalDeps, id: string, format: Format): Promise<Response> {
  const record = await findRecord(deps.db, id);
  if (!record) throw new AppError("conflict", PROPOSAL_MESSAGES.proposalNotSigned);
  const kind: FileKind = format === "pdf" ? "pdf" : "json";
  return fileAnswer(
    await contentOf(),
    kind,
    `${format === "costs" ? "price-sheet" : "proposal"}-${id}.${kind}`,
  );

  async function contentOf(): Promise<string | Uint8Array<ArrayBuffer>> {
    if (format === "json") return record!.record;
    if (format === "costs") return record!.priceSheet;
    if (!record!.pdfKey) throw new AppError("conflict", PROPOSAL_MESSAGES.recordNotReady);
    return new Uint8Array(await readStored(deps.storage, record!.pdfKey));
  }
}
