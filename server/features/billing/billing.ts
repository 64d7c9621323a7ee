import type { Logger } from "pino";
import { MESSAGES } from "#contract/messages.ts";
import {
  type PaymentEvent,
  type Payments,
  PaymentsFailure,
  type ProviderSubscription,
} from "#server/adapters/payments/payments.ts";
import { AppError } from "#server/app-error.ts";
import type { Db } from "#server/db/connect.ts";

export type BillingDeps = {
  db: Db;
  log: Logger;
  /** Null where plans are not sold online. */
  payments: Payments | null;
  /** The stand-in serves: people may give themselves a plan to try things out. */
  isTestMode: boolean;
  publicUrl: string;
  trialDays: number;
  /** Takes an event of a company's own account. */
  onAccountEvent(event: PaymentEvent): Promise<void>;
  now(): Date;
};

export function requirePayments({ payments }: BillingDeps): Payments {
  if (!payments) throw new AppError("unavailable", MESSAGES.paymentsOff);
  return payments;
}

/** A provider that fails is told to people in the sentence of what they were about to do. */
export async function orSay<T>(sentence: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof PaymentsFailure) throw new AppError("upstream", sentence, { cause });
    throw cause;
  }
}

/** Null when the provider does not know the customer: another account of the owner, or the stand-in's of before. */
export async function findSubscriptions(
  payments: Payments,
  customerId: string,
): Promise<ProviderSubscription[] | null> {
  try {
    return await payments.listSubscriptions(customerId);
  } catch (error) {
    if (error instanceof PaymentsFailure && error.reason === "unknown_customer") return null;
    throw error;
  }
}
