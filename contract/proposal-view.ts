import { z } from "zod";
import { proposalStageKeys } from "#core/proposals/stages.ts";
import { PaymentBody, ProposalBody } from "./proposal-body.ts";
import { PROPOSAL_EVENTS, type ProposalEvent } from "./proposal-events.ts";
import { Offer } from "./proposal-record.ts";

/** A proposal as it is shown. Money is integer cents of the offer's currency; moments are ISO texts, days are `2026-11-22`. */

const Pin = z.object({
  id: z.string(),
  optionId: z.string(),
  /** Where on the picture, as shares of its width and height. */
  x: z.number(),
  y: z.number(),
  text: z.string(),
  at: z.string(),
  answer: z.string().nullable(),
  answeredAt: z.string().nullable(),
});
export type Pin = z.infer<typeof Pin>;

/** Where the pictures of the options lie, for who asks. */
const OptionPicture = z.object({
  optionId: z.string(),
  photoUrl: z.string().nullable(),
  pictureUrl: z.string().nullable(),
  /** Of a change order: the picture that was signed before. */
  signedUrl: z.string().nullable(),
  /** The same pictures, small: what is seen of them until they are there. */
  smallUrls: z.object({
    photo: z.string().nullable(),
    picture: z.string().nullable(),
    signed: z.string().nullable(),
  }),
});

const Signed = z.object({ name: z.string(), at: z.string() });

/** How a deposit comes outside of here, and `online` = through the payment provider. */
export const HAND_METHODS = ["cheque", "cash", "transfer", "card"] as const;
export const DEPOSIT_METHODS = [...HAND_METHODS, "online"] as const;

const Deposit = z.object({
  /** What is due on signing; null where all is paid at the end. */
  cents: z.number().int().nullable(),
  /** Null until it is paid. */
  paid: z
    .object({
      cents: z.number().int(),
      method: z.enum(DEPOSIT_METHODS),
      on: z.string(),
      /** What of it was given back. */
      refundedCents: z.number().int(),
    })
    .nullable(),
});

export const ProposalSummary = z.object({
  id: z.string(),
  projectId: z.number().int().nullable(),
  projectTitle: z.string().nullable(),
  parentId: z.string().nullable(),
  title: z.string(),
  clientName: z.string().nullable(),
  stage: z.enum(proposalStageKeys),
  currency: z.string(),
  /** Of what is chosen, taxes included. */
  totalCents: z.number().int(),
  /** Questions of the client that have no answer. */
  openPins: z.number().int(),
  validUntil: z.string().nullable(),
  /** Last sent, and signed by the client; null until then. */
  sentAt: z.string().nullable(),
  signedAt: z.string().nullable(),
  /** The name of who made it, where more than one person works in the company. */
  madeBy: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type ProposalSummary = z.infer<typeof ProposalSummary>;

/** A proposal as its company sees it. */
export const Proposal = ProposalSummary.extend({
  /** A save names the one it stands on. */
  revision: z.number().int(),
  /** What was asked for: what an edit starts from. */
  body: ProposalBody,
  /** What the client sees, or would see if it were sent now. */
  offer: Offer,
  /** SHA-256 of the canonical JSON of `offer`: what both sign. Null in a draft, whose dates are not set. */
  offerSha256: z.string().nullable(),
  pictures: z.array(OptionPicture),
  /** What to look at before it is sent; nothing here stops anybody. */
  warnings: z.array(z.string()),
  link: z
    .object({ sentTo: z.string(), sentAt: z.string(), expiresAt: z.string(), isOpen: z.boolean() })
    .nullable(),
  pins: z.array(Pin),
  signed: Signed.nullable(),
  countersigned: Signed.nullable(),
  /** What the client wrote when they declined. */
  declineReason: z.string().nullable(),
  deposit: Deposit,
  /** The sealed PDF: "none" until both have signed, "lost" where it could not be made. */
  record: z.object({ sha256: z.string().nullable(), pdf: z.enum(["none", "making", "ready", "lost"]) }),
  changeOrders: z.array(z.object({ id: z.string(), title: z.string(), stage: z.enum(proposalStageKeys) })),
  /** What happened, oldest first. */
  events: z.array(
    z.object({
      sequence: z.number().int(),
      at: z.string(),
      event: z.enum(Object.keys(PROPOSAL_EVENTS) as [ProposalEvent, ...ProposalEvent[]]),
      words: z.string(),
    }),
  ),
});
export type Proposal = z.infer<typeof Proposal>;

/** A proposal as whoever has the link sees it. */
export const ClientProposal = z.object({
  stage: z.enum(proposalStageKeys),
  /** A choice names the one it stands on. */
  revision: z.number().int(),
  offer: Offer,
  /** To be shown beside the button that signs, and sent back with the signature. */
  offerSha256: z.string(),
  /** The parts that `offer.schedule` is counted from, for a total that follows the choice (`core/proposals`). */
  payments: z.array(PaymentBody.required()),
  pictures: z.array(OptionPicture),
  logoUrl: z.string().nullable(),
  pins: z.array(Pin),
  /** Where codes are sent, with most of it hidden: "c•••@example.com". */
  codesGoTo: z.string(),
  signed: Signed.nullable(),
  countersigned: Signed.nullable(),
  /** `canPay`: online, now. */
  deposit: Deposit.extend({ canPay: z.boolean() }),
  /** Whether the sealed PDF can be had. */
  hasRecord: z.boolean(),
});
export type ClientProposal = z.infer<typeof ClientProposal>;
