import { z } from "zod";
import { CALLS } from "#contract/calls.ts";
import type { EndpointRows } from "#contract/endpoint.ts";
import { withData } from "#contract/envelope.ts";
import { PLAN_CURRENCIES } from "#contract/plan-currency.ts";
import { MAIN_PLAN, PAID_PLANS } from "#core/entitlements/plans.ts";

/** The payment provider's own words; it may say others, which are told as they are. */
export const SUBSCRIPTION_STATUSES = [
  "active",
  "trialing",
  "past_due",
  "canceled",
  "unpaid",
  "incomplete",
  "incomplete_expired",
] as const;

/** The specification reads some of these fields beside `success` and some inside `data`: both are sent. */
const alsoInData = <S extends z.ZodRawShape>(fields: S) =>
  z.object({ message: z.string().optional(), ...fields, data: z.object(fields) });

const moment = z.string().nullable();

const Status = {
  hasActiveSubscription: z.boolean(),
  subscriptionStatus: z.string().nullable(),
  planType: z.enum(PAID_PLANS).nullable(),
  /** What the plan is paid in; null where it was not bought. */
  currency: z.enum(PLAN_CURRENCIES).nullable(),
  isTrialing: z.boolean(),
  trialEnd: moment,
  currentPeriodEnd: moment,
  /** When a cancellation that was asked for takes effect. */
  cancelAt: moment,
  /** False where the plan was given by support: there is no billing to manage. */
  hasBilling: z.boolean(),
  /** Designs left before the plan's limit; null = no limit. */
  generationsLeft: z.number().int().nullable(),
  /** When a monthly allowance starts again; null where none does. */
  allowanceRenewsAt: moment,
  annotationPoints: z.number().int(),
  canUseBom: z.boolean(),
};
export const SubscriptionStatus = z.object(Status);
export type SubscriptionStatus = z.infer<typeof SubscriptionStatus>;

const Eligibility = {
  eligible: z.boolean(),
  isTrialEligible: z.boolean(),
  hasUsedTrial: z.boolean(),
  trialDays: z.number().int(),
};

export const billingEndpoints = {
  createCheckoutSession: {
    ...CALLS.createCheckoutSession,
    summary: "Start buying a plan; the browser goes to the address of the answer",
    body: z.object({
      planType: z.enum(PAID_PLANS).default(MAIN_PLAN),
      /** Of a first purchase; who has bought before stays with that currency. */
      currency: z.enum(PLAN_CURRENCIES).default("usd"),
    }),
    reply: withData(z.object({ sessionId: z.string(), url: z.string() })).extend({ url: z.string() }),
  },
  createPortalSession: {
    ...CALLS.createPortalSession,
    summary: "Where I manage payment and cancel; the browser goes to the address of the answer",
    reply: withData(z.object({ url: z.string() })).extend({ url: z.string() }),
  },
  subscriptionStatus: {
    ...CALLS.subscriptionStatus,
    summary: "My plan and what it allows",
    reply: alsoInData(Status),
  },
  trialEligibility: {
    ...CALLS.trialEligibility,
    summary: "Whether I can still have the free trial",
    reply: alsoInData(Eligibility),
  },
  testSubscriptionUpdate: {
    ...CALLS.testSubscriptionUpdate,
    summary: "Give myself a plan; only where the payment stand-in serves",
    body: z.object({
      planType: z.enum(PAID_PLANS).default(MAIN_PLAN),
      status: z.enum(SUBSCRIPTION_STATUSES).default("active"),
    }),
    reply: z.object({ message: z.string() }),
  },
} satisfies EndpointRows;
