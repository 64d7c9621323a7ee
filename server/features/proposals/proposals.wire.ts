import { z } from "zod";
import { MESSAGES } from "#contract/messages.ts";
import { PROPOSAL_EVENTS, type ProposalEvent } from "#contract/proposal-events.ts";
import { Offer, type Signature } from "#contract/proposal-record.ts";
import type { ClientProposal, Pin, Proposal, ProposalSummary } from "#contract/proposal-view.ts";
import type { Region } from "#core/pricing/regions.ts";
import { depositWarning } from "#core/proposals/deposit-rules.ts";
import { depositOf } from "#core/proposals/payment-schedule.ts";
import type { ProposalStage } from "#core/proposals/stages.ts";
import { AppError } from "#server/app-error.ts";
import { composeOffer, hashOfOffer } from "./compose-offer.ts";
import type { LogRow } from "./proposal-log.store.ts";
import type { PinRow, Place, ProposalRow, RecordRow } from "./proposals.store.ts";

const DAY_MS = 86_400_000;
const VALID_DAYS = 30;

export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);
export const dayAfter = (moment: Date, days: number): string =>
  dayOf(new Date(moment.getTime() + days * DAY_MS));
/** How long it holds where neither proposal nor company says so. */
export const validDaysOf = ({ body }: Pick<ProposalRow, "body">, ofCompany: number | null): number =>
  body.validDays ?? ofCompany ?? VALID_DAYS;

/** What the client sees: what was signed, once it is, and before that what is offered and chosen. */
export function offerOf(row: ProposalRow): Offer {
  if (row.signedOffer !== null) return Offer.parse(JSON.parse(row.signedOffer));
  return composeOffer(row.base, row.body.schedule, row.choice, {
    sentAt: row.updatedAt.toISOString(),
    validUntil: dayAfter(row.updatedAt, validDaysOf(row, null)),
  });
}

const presentPin = (pin: PinRow): Pin => ({
  id: pin.id,
  optionId: pin.optionId,
  x: pin.x,
  y: pin.y,
  text: pin.text,
  at: pin.createdAt.toISOString(),
  answer: pin.answer,
  answeredAt: pin.answeredAt?.toISOString() ?? null,
});

const signedOf = (signature: Signature | null) => signature && { name: signature.name, at: signature.at };

/** Whether any of it is still there. */
export const isDepositKept = ({ cents, refundedCents = 0 }: NonNullable<ProposalRow["deposit"]>) =>
  refundedCents < cents;

const depositState = ({ deposit }: ProposalRow, offer: Offer) => ({
  cents: depositOf(offer.schedule),
  paid: deposit && {
    cents: deposit.cents,
    method: deposit.method,
    on: deposit.on,
    refundedCents: deposit.refundedCents ?? 0,
  },
});

type Files = { id: string; key: string; thumbnailKey: string | null }[];

function picturesOf({ base }: ProposalRow, files: Files, urlOf: (key: string) => string) {
  const url = (id: string | null) => {
    const file = files.find((one) => one.id === id);
    return file ? urlOf(file.key) : null;
  };
  const small = (id: string | null) => {
    const key = files.find((one) => one.id === id)?.thumbnailKey;
    return key ? urlOf(key) : null;
  };
  const signedFileId = base.change?.pictureFileId ?? null;
  return base.files.map(({ optionId, photoFileId, pictureFileId }) => ({
    optionId,
    photoUrl: url(photoFileId),
    signedUrl: url(signedFileId),
    pictureUrl: url(pictureFileId),
    smallUrls: { photo: small(photoFileId), picture: small(pictureFileId), signed: small(signedFileId) },
  }));
}

export const presentSummary = ({
  row,
  projectTitle,
  openPins,
  madeBy,
}: {
  row: ProposalRow;
  projectTitle: string | null;
  openPins: number;
  madeBy: string | null;
}): ProposalSummary => ({
  id: row.id,
  projectId: row.projectId,
  projectTitle,
  parentId: row.parentId,
  title: row.title,
  clientName: row.clientName,
  stage: row.stage,
  currency: row.currency,
  totalCents: row.totalCents,
  openPins,
  validUntil: row.validUntil,
  sentAt: row.sentAt?.toISOString() ?? null,
  signedAt: row.clientSignature?.at ?? null,
  madeBy,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

/** Stages in which the company may still change and send what it offers. */
export const EDITABLE: readonly ProposalStage[] = ["draft", "sent", "opened", "expired"];
/** Nothing of it is offered, signed or paid any more. */
const ENDED: readonly ProposalStage[] = ["declined", "void", "done"];

/** What to look at before it is offered, which is no news once it is signed or has ended; and a deposit above what the law allows. */
const warningsOf = ({ stage, base }: ProposalRow, ofDeposit: string | null): string[] => [
  ...(EDITABLE.includes(stage) ? base.warnings : []),
  ...(ofDeposit && !ENDED.includes(stage) ? [ofDeposit] : []),
];

type Beside = {
  projectTitle: string | null;
  madeBy: string | null;
  files: Files;
  pins: PinRow[];
  events: LogRow[];
  record: RecordRow | null;
  changeOrders: Proposal["changeOrders"];
  now: Date;
  urlOf(key: string): string;
};

export function presentOwn(row: ProposalRow, beside: Beside): Proposal {
  const { pins, record, now } = beside;
  const offer = offerOf(row);
  const region = row.sheet.options.find(({ id }) => id === row.choice.optionId)?.region ?? null;
  const warning = depositWarning(depositOf(offer.schedule), offer.choice.totalCents, {
    region: region as Region | null,
    siteAddress: offer.siteAddress,
  });
  const { linkHash, linkExpiresAt, sentTo, sentAt } = row;
  return {
    ...presentSummary({
      ...{ row, projectTitle: beside.projectTitle, madeBy: beside.madeBy },
      openPins: pins.filter(({ answer }) => answer === null).length,
    }),
    revision: row.revision,
    body: row.body,
    offer,
    offerSha256: row.stage === "draft" ? null : hashOfOffer(offer),
    pictures: picturesOf(row, beside.files, beside.urlOf),
    warnings: warningsOf(row, warning),
    link:
      linkExpiresAt && sentTo && sentAt
        ? {
            sentTo,
            sentAt: sentAt.toISOString(),
            expiresAt: linkExpiresAt.toISOString(),
            isOpen: linkHash !== null && linkExpiresAt > now,
          }
        : null,
    pins: pins.map(presentPin),
    signed: signedOf(row.clientSignature),
    countersigned: signedOf(row.companySignature),
    declineReason: row.declineReason,
    deposit: depositState(row, offer),
    record: { sha256: record?.sha256 ?? null, pdf: pdfStateOf(record) },
    changeOrders: beside.changeOrders,
    events: beside.events.map(({ sequence, at, event }) => ({
      sequence,
      at: at.toISOString(),
      event: event as ProposalEvent,
      words: PROPOSAL_EVENTS[event as ProposalEvent],
    })),
  };
}

function pdfStateOf(record: RecordRow | null): Proposal["record"]["pdf"] {
  if (!record) return "none";
  if (record.pdfKey) return "ready";
  return record.pdfLost ? "lost" : "making";
}

export function presentClients(
  row: ProposalRow,
  beside: Pick<Beside, "files" | "pins" | "record" | "urlOf"> & { takesPayments: boolean },
): ClientProposal {
  const offer = offerOf(row);
  const logo = beside.files.find(({ id }) => id === row.base.logoFileId);
  return {
    stage: row.stage,
    revision: row.revision,
    offer,
    offerSha256: hashOfOffer(offer),
    payments: row.base.change ? [] : row.body.schedule,
    pictures: picturesOf(row, beside.files, beside.urlOf),
    logoUrl: logo ? beside.urlOf(logo.key) : null,
    pins: beside.pins.map(presentPin),
    codesGoTo: hiddenAddress(row.sentTo ?? ""),
    signed: signedOf(row.clientSignature),
    countersigned: signedOf(row.companySignature),
    deposit: {
      ...depositState(row, offer),
      canPay:
        beside.takesPayments &&
        row.stage === "countersigned" &&
        row.deposit === null &&
        depositOf(offer.schedule) !== null,
    },
    hasRecord: Boolean(beside.record?.pdfKey),
  };
}

/** "client@example.com" as "c•••@example.com": enough to know one's own address by. */
const hiddenAddress = (address: string): string => address.replace(/^(.)[^@]*/u, "$1•••");

const Written = z.tuple([z.iso.datetime(), z.uuid()]);

/** For the wire: text that means nothing outside of the next call. */
export const placeCursor = ({ updatedAt, id }: Place): string =>
  Buffer.from(JSON.stringify([updatedAt.toISOString(), id])).toString("base64url");

export function readPlaceCursor(cursor: string): Place {
  try {
    const [updatedAt, id] = Written.parse(JSON.parse(Buffer.from(cursor, "base64url").toString()));
    return { updatedAt: new Date(updatedAt), id };
  } catch (cause) {
    throw new AppError("bad_request", MESSAGES.malformedRequest, { cause });
  }
}
