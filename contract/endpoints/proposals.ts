import { z } from "zod";
import type { EndpointRows } from "#contract/endpoint.ts";
import { Empty, withData } from "#contract/envelope.ts";
import {
  ADD_ONS_MAX,
  PIN_TEXT_MAX,
  PROPOSAL_LIST_SIZE,
  PROPOSAL_REASON_MAX,
  WORK_DAYS_MAX,
} from "#contract/limits.ts";
import { MESSAGES } from "#contract/messages.ts";
import { Day, LocalId, OptionBody, ProposalBody } from "#contract/proposal-body.ts";
import { PROPOSAL_CALLS } from "#contract/proposal-calls.ts";
import { PROPOSAL_MESSAGES } from "#contract/proposal-messages.ts";
import { DrawnOrTyped, Sha256 } from "#contract/proposal-record.ts";
import { ClientProposal, HAND_METHODS, Proposal, ProposalSummary } from "#contract/proposal-view.ts";
import { NAME_SHAPE } from "#contract/rules/account.ts";
import { proposalStageKeys } from "#core/proposals/stages.ts";
import { OptionalEmail } from "./contact.ts";
import { Cursor, NextCursor, ProjectId } from "./projects.ts";

/** Money of proposals is integer cents of the offer's currency. Moments are ISO texts, days are `2026-11-22`. */

const Id = z.uuid({ error: PROPOSAL_MESSAGES.proposalNotFound });
const params = z.object({ id: Id });
/** 256 random bits; the server keeps its hash alone. */
const Token = z.string().regex(/^[\w-]{43}$/, PROPOSAL_MESSAGES.proposalLinkInvalid);
const link = z.object({ token: Token });

const Name = z
  .string({ error: PROPOSAL_MESSAGES.signerNameRequired })
  .trim()
  .min(2, PROPOSAL_MESSAGES.signerNameRequired)
  .max(120, PROPOSAL_MESSAGES.signerNameRequired)
  .regex(NAME_SHAPE, MESSAGES.plainNameInvalid);

const SignatureBody = {
  /** The hash that stood on the screen. */
  offerSha256: Sha256,
  name: Name,
  signature: DrawnOrTyped,
  /** Of the signer's browser: "America/Toronto". */
  timeZone: z.string().max(64),
};

const Reason = z.object({ reason: z.string().trim().max(PROPOSAL_REASON_MAX).nullish() });
const RecordFormat = z.object({ format: z.enum(["pdf", "json"]).default("pdf") });

const Own = withData(Proposal);
const Clients = withData(ClientProposal);

export const proposalEndpoints = {
  listProposals: {
    ...PROPOSAL_CALLS.listProposals,
    summary: "My proposals, last changed first; of one project or in one stage where that is asked",
    query: z.object({
      project_id: ProjectId.optional(),
      stage: z.enum(proposalStageKeys).optional(),
      limit: z.coerce.number().int().min(1).max(100).default(PROPOSAL_LIST_SIZE),
      cursor: Cursor,
    }),
    reply: withData(
      z.object({
        proposals: z.array(ProposalSummary),
        nextCursor: NextCursor,
        /** Whether my plan has proposals now; those of before stay to be read. */
        canUseProposals: z.boolean(),
      }),
    ),
  },
  proposalPipeline: {
    ...PROPOSAL_CALLS.proposalPipeline,
    summary: "How many proposals stand where and what they come to, and the share that is won",
    reply: withData(
      z.object({
        /** In the order of a sale; a stage without proposals has count 0. Change orders are counted with what they change. */
        stages: z.array(
          z.object({
            stage: z.enum(proposalStageKeys),
            label: z.string(),
            count: z.number().int(),
            sums: z.array(z.object({ currency: z.string(), totalCents: z.number().int() })),
          }),
        ),
        won: z.number().int(),
        lost: z.number().int(),
        /** won / (won + lost), 0 to 1; null until one is decided. */
        winRate: z.number().nullable(),
      }),
    ),
  },
  proposeOptions: {
    ...PROPOSAL_CALLS.proposeOptions,
    summary:
      "Good, better and best of one design: the changes of each, to be added to the edit history of a new generation",
    params: z.object({ generationId: z.uuid({ error: MESSAGES.generationNotFound }) }),
    reply: withData(
      z.object({
        options: z.array(z.object({ id: z.string(), title: z.string(), changes: z.array(z.string()) })),
      }),
    ),
  },
  createProposal: {
    ...PROPOSAL_CALLS.createProposal,
    summary: "Start a proposal of one to four options of a project; the same id again answers what is there",
    body: ProposalBody.extend({ id: Id, projectId: ProjectId }),
    reply: Own,
    status: 201,
  },
  getProposal: {
    ...PROPOSAL_CALLS.getProposal,
    summary: "One proposal with everything that happened",
    params,
    reply: Own,
  },
  putProposal: {
    ...PROPOSAL_CALLS.putProposal,
    summary:
      "Change a proposal until it is signed, with the bills as they are now; 409 with the newer one in `data` when it changed since `revision`",
    params,
    body: ProposalBody.extend({ revision: z.number().int().min(1) }),
    reply: Own,
  },
  deleteProposal: {
    ...PROPOSAL_CALLS.deleteProposal,
    summary: "Delete a draft; what was sent is withdrawn in place of it",
    params,
    reply: Empty,
  },
  sendProposal: {
    ...PROPOSAL_CALLS.sendProposal,
    summary: "Mail the client a link and answer it, this once; a link that was sent before ends",
    params,
    body: z.object({
      revision: z.number().int().min(1),
      /** In place of the project's client. */
      clientEmail: OptionalEmail,
    }),
    /** Not mailed: the link has to be sent by hand. */
    reply: withData(z.object({ url: z.string(), isMailed: z.boolean(), proposal: Proposal })),
  },
  revokeProposalLink: {
    ...PROPOSAL_CALLS.revokeProposalLink,
    summary: "End the client's link; the proposal can be sent again",
    params,
    reply: Own,
  },
  answerPin: {
    ...PROPOSAL_CALLS.answerPin,
    summary: "Answer a question of the client; once more = in place of the answer before",
    params: z.object({ id: Id, pinId: Id }),
    body: z.object({
      text: z
        .string()
        .trim()
        .min(1, PROPOSAL_MESSAGES.pinTextRequired)
        .max(PIN_TEXT_MAX, PROPOSAL_MESSAGES.pinTextRequired),
    }),
    reply: Own,
  },
  countersignProposal: {
    ...PROPOSAL_CALLS.countersignProposal,
    summary: "Sign what the client has signed; twice is once",
    params,
    body: z.object(SignatureBody),
    reply: Own,
  },
  markDeposit: {
    ...PROPOSAL_CALLS.markDeposit,
    summary: "Say that the deposit was paid outside of here",
    params,
    body: z.object({
      method: z.enum(HAND_METHODS, {
        error: PROPOSAL_MESSAGES.paymentMethodInvalid,
      }),
      cents: z.number().int().min(1).max(1_000_000_000),
      on: Day,
    }),
    reply: Own,
  },
  refundDeposit: {
    ...PROPOSAL_CALLS.refundDeposit,
    summary:
      "Give the deposit back: through the payment provider where it came through it, otherwise by hand, of which this takes note",
    params,
    reply: Own,
  },
  paymentAccount: {
    ...PROPOSAL_CALLS.paymentAccount,
    summary: "Whether my clients can pay deposits online, to my own account at the payment provider",
    reply: withData(z.object({ state: z.enum(["off", "none", "unfinished", "ready"]) })),
  },
  joinPaymentAccount: {
    ...PROPOSAL_CALLS.joinPaymentAccount,
    summary: "The page of the payment provider on which I join my own account",
    reply: withData(z.object({ url: z.string() })),
  },
  finishProposal: {
    ...PROPOSAL_CALLS.finishProposal,
    summary: "Say that the work is done",
    params,
    reply: Own,
  },
  voidProposal: {
    ...PROPOSAL_CALLS.voidProposal,
    summary: "Withdraw a proposal that is not signed by both; its link says so",
    params,
    reply: Own,
  },
  createChangeOrder: {
    ...PROPOSAL_CALLS.createChangeOrder,
    summary:
      "Start a change of what both have signed: one option, what it adds and takes away, days more or less",
    params,
    body: z.object({
      id: Id,
      option: OptionBody,
      reason: z.string().trim().min(1, PROPOSAL_MESSAGES.changeReasonRequired).max(PROPOSAL_REASON_MAX),
      days: z.number().int().min(-WORK_DAYS_MAX).max(WORK_DAYS_MAX),
    }),
    reply: Own,
    status: 201,
  },
  proposalRecord: {
    ...PROPOSAL_CALLS.proposalRecord,
    summary: "What both have signed: the sealed PDF, its record as JSON, or my own sheet of costs",
    params,
    query: z.object({ format: z.enum(["pdf", "json", "costs"]).default("pdf") }),
    reply: "file",
  },
  openProposal: {
    ...PROPOSAL_CALLS.openProposal,
    summary: "A proposal by its link; 404 when the link is wrong, has ended or was taken back",
    params: link,
    reply: Clients,
  },
  proposalOpened: {
    ...PROPOSAL_CALLS.proposalOpened,
    summary: "Say that a person sees the proposal, which no reader of mails does for them",
    params: link,
    reply: Empty,
  },
  chooseOption: {
    ...PROPOSAL_CALLS.chooseOption,
    summary:
      "Choose an option and its add-ons; 409 with the newer proposal in `data` when the company changed it since",
    params: link,
    body: z.object({
      revision: z.number().int().min(1),
      optionId: LocalId,
      addOnIds: z.array(LocalId).max(ADD_ONS_MAX).default([]),
    }),
    reply: Clients,
  },
  addPin: {
    ...PROPOSAL_CALLS.addPin,
    summary: "Ask something about a place of a picture; the company is told by mail",
    params: link,
    body: z.object({
      optionId: LocalId,
      x: z.number().min(0).max(1),
      y: z.number().min(0).max(1),
      text: z
        .string()
        .trim()
        .min(1, PROPOSAL_MESSAGES.pinTextRequired)
        .max(PIN_TEXT_MAX, PROPOSAL_MESSAGES.pinTextRequired),
    }),
    reply: Clients,
    status: 201,
  },
  askSigningCode: {
    ...PROPOSAL_CALLS.askSigningCode,
    summary: "Mail the client a code of six digits to sign with; it holds for ten minutes and five tries",
    params: link,
    reply: Empty,
  },
  signProposal: {
    ...PROPOSAL_CALLS.signProposal,
    summary:
      "Sign what is on the screen; 409 with the newer proposal in `data` when that is not what stands here. Twice is once",
    params: link,
    body: z.object({
      ...SignatureBody,
      code: z.string().regex(/^\d{6}$/, PROPOSAL_MESSAGES.codeInvalid),
      /** That the consent sentence of the offer was agreed to. */
      consents: z.literal(true, { error: PROPOSAL_MESSAGES.consentRequired }),
    }),
    reply: Clients,
  },
  payDeposit: {
    ...PROPOSAL_CALLS.payDeposit,
    summary: "The page on which the deposit is paid; null when it is paid or on its way",
    params: link,
    reply: withData(z.object({ url: z.string().nullable() })),
  },
  declineProposal: {
    ...PROPOSAL_CALLS.declineProposal,
    summary: "Say no",
    params: link,
    body: Reason,
    reply: Clients,
  },
  clientRecord: {
    ...PROPOSAL_CALLS.clientRecord,
    summary: "What both have signed: the sealed PDF, or its record as JSON",
    params: link,
    query: RecordFormat,
    reply: "file",
  },
} satisfies EndpointRows;
