import { z } from "zod";
import {
  ADD_ONS_MAX,
  PAYMENTS_MAX,
  PIN_TEXT_MAX,
  PROPOSAL_OPTIONS_MAX,
  PROPOSAL_TITLE_MAX,
  WORK_DAYS_MAX,
} from "./limits.ts";
import { MESSAGES } from "./messages.ts";
import { PROPOSAL_MESSAGES } from "./proposal-messages.ts";
import { NAME_SHAPE } from "./rules/account.ts";
import { VALID_DAYS } from "./rules/company.ts";

/** What a company asks for in a proposal. Money is integer cents of the offer's currency, days are `2026-11-22`. */

/** Chosen by the caller, unique within its list. */
export const LocalId = z.string().regex(/^[\w-]{1,40}$/);
const title = (max: number) =>
  z
    .string({ error: PROPOSAL_MESSAGES.proposalTitleInvalid })
    .trim()
    .min(1, PROPOSAL_MESSAGES.proposalTitleInvalid)
    .max(max, PROPOSAL_MESSAGES.proposalTitleInvalid)
    .regex(NAME_SHAPE, MESSAGES.plainNameInvalid);
export const Day = z.iso.date({ error: PROPOSAL_MESSAGES.dayInvalid });

export const OptionBody = z.object({
  id: LocalId,
  title: title(PROPOSAL_TITLE_MAX),
  /** A saved picture of the project that has a bill of materials. */
  savedImageId: z.number({ error: MESSAGES.imageNotFound }).int().positive().max(2_147_483_647),
  /** What is in it, in plain words; of the bill where it is left out. */
  description: z.string().trim().max(PIN_TEXT_MAX).nullish(),
  /** In place of the bill's own; percent, a margin below 100. Null = the bill's. */
  markup: z
    .object({
      kind: z.enum(["markup", "margin"]),
      percent: z
        .number({ error: MESSAGES.markupInvalid })
        .min(0, MESSAGES.markupInvalid)
        .max(90, MESSAGES.markupInvalid),
    })
    .nullish(),
  /** What the client may tick; `lineIds` are items of the bill, each in one add-on at most. */
  addOns: z
    .array(
      z.object({
        id: LocalId,
        title: title(PROPOSAL_TITLE_MAX),
        lineIds: z.array(z.string().max(200)).min(1, PROPOSAL_MESSAGES.addOnEmpty).max(500),
      }),
    )
    .max(ADD_ONS_MAX, PROPOSAL_MESSAGES.tooManyAddOns)
    .default([]),
});

/** The first is the deposit where there are several; the last is whatever the others leave. */
export const PaymentBody = z.object({
  title: title(PROPOSAL_TITLE_MAX),
  percent: z
    .number({ error: PROPOSAL_MESSAGES.scheduleInvalid })
    .min(0, PROPOSAL_MESSAGES.scheduleInvalid)
    .max(100, PROPOSAL_MESSAGES.scheduleInvalid),
  atMostCents: z.number().int().min(0).max(1_000_000_000).nullable().default(null),
});

export const ProposalBody = z.object({
  title: title(PROPOSAL_TITLE_MAX),
  options: z
    .array(OptionBody, { error: PROPOSAL_MESSAGES.optionsInvalid })
    .min(1, PROPOSAL_MESSAGES.optionsInvalid)
    .max(PROPOSAL_OPTIONS_MAX, PROPOSAL_MESSAGES.optionsInvalid),
  /** How much of the price the client sees. */
  prices: z.enum(["total", "sections", "lines"]).default("sections"),
  schedule: z
    .array(PaymentBody)
    .min(1, PROPOSAL_MESSAGES.scheduleInvalid)
    .max(PAYMENTS_MAX, PROPOSAL_MESSAGES.scheduleInvalid)
    .default([{ title: "When the work is done", percent: 100, atMostCents: null }]),
  /** Counted from the day on which it is sent; the company's own where it is left out. */
  validDays: z
    .number({ error: MESSAGES.validDaysInvalid })
    .int(MESSAGES.validDaysInvalid)
    .min(1, MESSAGES.validDaysInvalid)
    .max(VALID_DAYS.max, MESSAGES.validDaysInvalid)
    .nullish(),
  startsOn: Day.nullish(),
  workDays: z.number().int().min(1).max(WORK_DAYS_MAX).nullish(),
});
export type ProposalBody = z.output<typeof ProposalBody>;
