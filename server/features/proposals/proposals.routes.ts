import type { proposalEndpoints } from "#contract/endpoints/proposals.ts";
import { PROPOSAL_MESSAGES } from "#contract/proposal-messages.ts";
import { threeOptions } from "#core/proposals/three-options.ts";
import { requireGeneration } from "#server/features/designs/designs.ts";
import { namesOfMakers } from "#server/features/members/makers.ts";
import type { Handlers } from "#server/http/api.ts";
import type { CallContext } from "#server/http/context.ts";
import { createChangeOrder } from "./change-orders.ts";
import {
  addPin,
  chooseOption,
  declineProposal,
  type LinkCaller,
  openProposal,
  tellOpened,
} from "./client-proposals.ts";
import { joinAccount, readAccount } from "./company-account.ts";
import { markDeposit, payDeposit, refundDeposit } from "./deposits.ts";
import type { ProposalDeps } from "./proposal-deps.ts";
import { clientRecord, ownRecord } from "./proposal-files.ts";
import { selectProposals } from "./proposals.store.ts";
import {
  answerPin,
  canUseProposals,
  createProposal,
  deleteProposal,
  editProposal,
  finishProposal,
  readPipeline,
  readProposal,
  revokeLink,
  sendProposal,
  voidProposal,
} from "./proposals.ts";
import { placeCursor, presentSummary, readPlaceCursor } from "./proposals.wire.ts";
import { askSigningCode, countersign, signProposal } from "./sign-proposal.ts";

const callerOf = ({ ip, header }: Pick<CallContext, "ip" | "header">): LinkCaller => ({
  ip,
  userAgent: header("user-agent")?.slice(0, 300) ?? null,
});

export const proposalRoutes = (deps: ProposalDeps): Handlers<typeof proposalEndpoints> => ({
  listProposals: async ({ query }, { actor }) => {
    const { project_id: projectId, stage, limit, cursor } = query;
    const after = cursor ? readPlaceCursor(cursor) : null;
    const { rows, next } = await selectProposals(deps.db, actor.companyId, {
      projectId,
      stage,
      limit,
      after,
    });
    const nameOf = await namesOfMakers(
      deps.db,
      actor.companyId,
      rows.map(({ row }) => row.madeBy),
    );
    const canUse = await canUseProposals(deps, actor);
    return {
      data: {
        proposals: rows.map((one) => presentSummary({ ...one, madeBy: nameOf(one.row.madeBy) })),
        nextCursor: next && placeCursor(next),
        canUseProposals: canUse,
      },
    };
  },
  proposalPipeline: async (_, { actor }) => ({ data: await readPipeline(deps, actor) }),
  proposeOptions: async ({ params }, { actor }) => {
    const { generation } = await requireGeneration(deps, actor, params.generationId);
    return { data: { options: threeOptions(generation.plan?.document?.elements ?? []) } };
  },
  createProposal: async ({ body }, { actor }) => ({ data: await createProposal(deps, actor, body) }),
  getProposal: async ({ params }, { actor }) => ({ data: await readProposal(deps, actor, params.id) }),
  putProposal: async ({ params, body }, { actor }) => ({
    data: await editProposal(deps, actor, params.id, body),
  }),
  deleteProposal: async ({ params }, { actor }) => {
    await deleteProposal(deps, actor, params.id);
    return {};
  },
  sendProposal: async ({ params, body }, { actor }) => {
    const data = await sendProposal(deps, actor, params.id, body);
    return {
      message: data.isMailed ? PROPOSAL_MESSAGES.proposalSent : PROPOSAL_MESSAGES.proposalUnmailed,
      data,
    };
  },
  revokeProposalLink: async ({ params }, { actor }) => ({ data: await revokeLink(deps, actor, params.id) }),
  answerPin: async ({ params, body }, { actor }) => ({
    data: await answerPin(deps, actor, params, body.text),
  }),
  countersignProposal: async ({ params, body }, context) => ({
    data: await countersign(deps, context.actor, params.id, body, callerOf(context)),
  }),
  markDeposit: async ({ params, body }, { actor }) => ({
    data: await markDeposit(deps, actor, params.id, body),
  }),
  refundDeposit: async ({ params }, { actor }) => ({ data: await refundDeposit(deps, actor, params.id) }),
  paymentAccount: async (_, { actor }) => ({ data: { state: await readAccount(deps, actor) } }),
  joinPaymentAccount: async (_, { actor }) => ({ data: await joinAccount(deps, actor) }),
  finishProposal: async ({ params }, { actor }) => ({ data: await finishProposal(deps, actor, params.id) }),
  voidProposal: async ({ params }, { actor }) => ({ data: await voidProposal(deps, actor, params.id) }),
  createChangeOrder: async ({ params, body }, { actor }) => ({
    data: await createChangeOrder(deps, actor, params.id, body),
  }),
  proposalRecord: ({ params, query }, { actor }) => ownRecord(deps, actor, params.id, query.format),

  openProposal: async ({ params }, context) => ({
    data: await openProposal(deps, params.token, callerOf(context)),
  }),
  proposalOpened: async ({ params }, context) => {
    await tellOpened(deps, params.token, callerOf(context));
    return {};
  },
  chooseOption: async ({ params, body }, context) => ({
    data: await chooseOption(deps, params.token, callerOf(context), body),
  }),
  addPin: async ({ params, body }, context) => ({
    data: await addPin(deps, params.token, callerOf(context), body),
  }),
  askSigningCode: async ({ params }, context) => {
    await askSigningCode(deps, params.token, callerOf(context));
    return { message: PROPOSAL_MESSAGES.codeSent };
  },
  signProposal: async ({ params, body }, context) => ({
    data: await signProposal(deps, params.token, callerOf(context), body),
  }),
  payDeposit: async ({ params }, context) => ({
    data: await payDeposit(deps, params.token, callerOf(context)),
  }),
  declineProposal: async ({ params, body }, context) => ({
    data: await declineProposal(deps, params.token, callerOf(context), body.reason ?? null),
  }),
  clientRecord: ({ params, query }, context) =>
    clientRecord(deps, params.token, callerOf(context), query.format),
});
