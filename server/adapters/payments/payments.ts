import type { PlanCurrency } from "#contract/plan-currency.ts";
import type { PaidPlan } from "#core/entitlements/plans.ts";

export type PlanType = PaidPlan;
/** The provider's price of each plan, by currency; null = not sold in it. */
export type PlanPrices = Record<"usd", Record<PlanType, string>> &
  Record<Exclude<PlanCurrency, "usd">, Record<PlanType, string> | null>;

/** A subscription as the provider sees it now. */
export type ProviderSubscription = {
  id: string;
  /** The provider's own word. */
  status: string;
  /** Null when it is for a price that is none of ours. */
  planType: PlanType | null;
  /** Null with `planType`. */
  currency: PlanCurrency | null;
  currentPeriodStart: Date | null;
  currentPeriodEnd: Date | null;
  trialStart: Date | null;
  trialEnd: Date | null;
  /** When a cancellation that was asked for takes effect. */
  cancelAt: Date | null;
  createdAt: Date;
};

/** A verified event. What it carries may be old news: only whom it is about is read from it. */
export type PaymentEvent = {
  id: string;
  type: string;
  customerId: string | null;
  /** The joined account that it tells of; null = our own. */
  accountId: string | null;
  /** The payment page or the payment that it is about, where it is about one. */
  about: string | null;
  payload: Record<string, unknown>;
};

/** Where the browser goes to pay or to manage. */
export type PaymentPage = { id: string; url: string };

export type Checkout = {
  customerId: string;
  userId: string;
  planType: PlanType;
  currency: PlanCurrency;
  /** 0 = no trial. */
  trialDays: number;
  /** Gets `session_id` as a query parameter. */
  successUrl: string;
  cancelUrl: string;
};

/** A page on which a client pays a company, once. */
export type DepositPage = {
  accountId: string;
  proposalId: string;
  cents: number;
  currency: PlanCurrency;
  title: string;
  email: string | null;
  successUrl: string;
  cancelUrl: string;
};

/** How such a page stands at the provider now. `url`: while it is open. */
export type DepositState = {
  state: "open" | "paid" | "ended";
  url: string | null;
  paymentId: string | null;
  cents: number;
  refundedCents: number;
};

/** Money of clients, which goes to the companies' own accounts at the provider and never to ours. */
export type Deposits = {
  createAccount(person: { userId: string; email: string }): Promise<string>;
  /** Where the owner of an account tells the provider what it asks. */
  joinUrl(account: { accountId: string; returnUrl: string }): Promise<string>;
  /** Whether it can be paid now. @throws PaymentsFailure `unknown_account` */
  canCharge(accountId: string): Promise<boolean>;
  open(page: DepositPage): Promise<PaymentPage>;
  look(page: { accountId: string; pageId: string }): Promise<DepositState>;
  /** Closes an open page; one that was paid or has ended stays as it is. */
  end(page: { accountId: string; pageId: string }): Promise<void>;
  /** All of it. Twice is once. */
  refund(payment: { accountId: string; paymentId: string }): Promise<void>;
};

export type Payments = {
  /** Null where companies cannot join accounts of their own. */
  deposits: Deposits | null;
  /** What plans are sold in. */
  currencies: readonly PlanCurrency[];
  /** Answers the same customer when asked twice for the same person. */
  createCustomer(person: { userId: string; email: string; name: string }): Promise<string>;
  /** A customer has one open payment page, the newest, also when several are asked for at once: a second one would end in a second subscription. */
  createCheckout(checkout: Checkout): Promise<PaymentPage>;
  createPortal(portal: {
    customerId: string;
    returnUrl: string;
    /** Opens at the question whether to move to this plan. */
    changeTo?: { subscriptionId: string; planType: PlanType };
  }): Promise<PaymentPage>;
  /** Closes every open payment page and ends what runs, at once. Answers the subscriptions that would have gone on being charged. */
  endCustomer(customerId: string): Promise<string[]>;
  /** Every subscription the customer ever had. */
  listSubscriptions(customerId: string): Promise<ProviderSubscription[]>;
  /** @throws PaymentsFailure `not_signed` unless the provider signed these very bytes within the last five minutes. */
  readEvent(body: string, signature: string | undefined, receivedAt: Date): PaymentEvent;
};

export type PaymentsFailureReason =
  | "unknown_customer"
  | "unknown_account"
  | "not_signed"
  | "refused"
  | "unreachable";

/** What went wrong at the provider, translated by its adapter. */
export class PaymentsFailure extends Error {
  readonly reason: PaymentsFailureReason;

  constructor(reason: PaymentsFailureReason, options: { cause?: unknown } = {}) {
    super(`payments: ${reason}`, options);
    this.name = "PaymentsFailure";
    this.reason = reason;
  }
}
