import { z } from "zod";
import { DEPOSIT_METHODS } from "#contract/proposal-view.ts";
import { storedJson } from "./stored-json.ts";

const Deposit = z.object({
  cents: z.number(),
  method: z.enum(DEPOSIT_METHODS),
  on: z.string(),
  refundedCents: z.number().optional(),
  /** Where it came through the provider. */
  payment: z.object({ accountId: z.string(), pageId: z.string(), paymentId: z.string() }).optional(),
});
const DepositPage = z.object({ accountId: z.string(), pageId: z.string(), cents: z.number() });

/** A deposit that was paid. */
export const depositJson = storedJson<z.infer<typeof Deposit>>("deposit", Deposit);
/** The page at the provider on which one can be paid. */
export const depositPageJson = storedJson<z.infer<typeof DepositPage>>("page of a deposit", DepositPage);
