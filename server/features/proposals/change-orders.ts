import type { ProposalBody } from "#contract/proposal-body.ts";
import { PROPOSAL_MESSAGES } from "#contract/proposal-messages.ts";
import { ProposalRecord } from "#contract/proposal-record.ts";
import type { Proposal } from "#contract/proposal-view.ts";
import type { Actor } from "#server/actor.ts";
import { AppError } from "#server/app-error.ts";
import { requireProject } from "#server/features/projects/projects.ts";
import { chosenLines } from "./compose-offer.ts";
import type { ProposalDeps } from "./proposal-deps.ts";
import { appendEvent } from "./proposal-log.ts";
import { findRecord, lockAnyProposal } from "./proposals.store.ts";
import { insertNew, requireNewest, requireProposal, requireProposalPlan } from "./proposals.ts";

/**
 * A change of what both have signed: a proposal of one option that names the hash of the record it changes. It is sent and signed like
 * any other, and the record before stays as it is.
 */
export async function createChangeOrder(
  deps: ProposalDeps,
  actor: Actor,
  parentId: string,
  given: { id: string; option: ProposalBody["options"][number]; reason: string; days: number },
): Promise<Proposal> {
  const parent = await requireProposal(deps, actor, parentId);
  await requireProposalPlan(deps, actor);
  const kept = await findRecord(deps.db, parentId);
  if (!kept) throw new AppError("conflict", PROPOSAL_MESSAGES.proposalNotSigned);
  if (parent.projectId === null) throw new AppError("conflict", PROPOSAL_MESSAGES.proposalClosed);
  const project = await requireProject(deps.db, actor, parent.projectId);
  const { offer } = ProposalRecord.parse(JSON.parse(kept.record));
  const { optionId, addOnIds, totalCents } = offer.choice;
  const signed = offer.options.find(({ id }) => id === optionId)!;
  const { id, option, reason, days } = given;
  const body: ProposalBody = {
    title: option.title,
    options: [option],
    prices: offer.prices,
    schedule: [{ title: "Change of the price", percent: 100, atMostCents: null }],
  };
  const picture = parent.base.files.find((file) => file.optionId === optionId);
  const change = {
    ...(picture ? { pictureFileId: picture.pictureFileId } : {}),
    parentProposalId: parentId,
    parentRecordSha256: kept.sha256,
    linesBefore: chosenLines(signed, addOnIds).map(({ name, unit, quantity }) => ({ name, unit, quantity })),
    totalBeforeCents: totalCents,
    ...{ days, reason },
  };
  const made = { id, project, body, change, currencyBefore: offer.currency, parentId };
  return insertNew(deps, actor, made, async (tx) => {
    await lockAnyProposal(tx, parentId);
    await requireNewest(tx, parentId);
    await appendEvent(deps.queue, tx, {
      ...{ proposalId: parentId, event: "change-order", at: deps.now() },
      data: { changeOrderId: id, parentRecordSha256: kept.sha256 },
    });
  });
}
