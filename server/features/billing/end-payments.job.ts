import type { Logger } from "pino";
import { z } from "zod";
import { type Payments, PaymentsFailure } from "#server/adapters/payments/payments.ts";
import { type Job, Later } from "#server/jobs/job.ts";

export type EndPaymentsDeps = {
  /** Asked for when the job runs: the queue is there before the payments are. */
  payments: () => Payments | null;
  log: Logger;
};

const Payload = z.object({
  /** The provider's customers of the accounts. */
  customers: z.array(z.string()),
  /** Pages on which clients could pay a deposit. */
  pages: z.array(z.object({ accountId: z.string(), pageId: z.string() })),
});

/** A provider that is away comes back; until then a page may still be paid. */
const RETRY_S = 60;

/** After the accounts are gone nothing can be paid for them any more, and nothing goes on being charged. */
export const endPaymentsJob: Job<z.infer<typeof Payload>, EndPaymentsDeps> = {
  name: "end-payments",
  payload: Payload,
  timeoutS: 300,
  attempts: 5,
  concurrency: () => 1,
  run: async ({ payments, log }, { customers, pages }) => {
    const provider = payments();
    if (!provider) return;
    try {
      for (const customerId of customers) {
        const ended = await orGone(() => provider.endCustomer(customerId));
        // Paid in the moment of the deletion: the charge is for the owner to give back, the subscription has ended.
        for (const subscriptionId of ended ?? [])
          log.error({ customerId, subscriptionId }, "a deleted account was charged for a plan: refund it");
      }
      for (const page of pages) {
        const { deposits } = provider;
        const seen = deposits && (await orGone(() => deposits.end(page).then(() => deposits.look(page))));
        // The money is with the company, on its own account at the provider.
        if (seen?.state === "paid")
          log.error({ ...page, ...seen }, "a deposit was paid while its account was deleted");
      }
    } catch (cause) {
      if (cause instanceof PaymentsFailure && cause.reason === "unreachable")
        throw new Later(RETRY_S, { cause });
      throw cause;
    }
  },
  giveUp: async ({ log }, payload) => {
    log.error(payload, "payments of a deleted account could not be ended: end them at the provider");
  },
};

/** Null when the provider knows nothing of it: nothing can be paid there. */
async function orGone<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (
      error instanceof PaymentsFailure &&
      (error.reason === "unknown_customer" || error.reason === "unknown_account")
    )
      return null;
    throw error;
  }
}
