import { randomBytes } from "node:crypto";
import { access, link, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { PriceId } from "./catalogue.ts";

/** How the customer's card behaves; `none` = a trial without a card. */
export type Card = "works" | "fails_later" | "none";
export type Status =
  | "active"
  | "trialing"
  | "past_due"
  | "canceled"
  | "unpaid"
  | "incomplete"
  | "incomplete_expired";

type Metadata = Record<string, string>;

// Moments are Unix seconds, as in Stripe's API.

export type Customer = {
  id: string;
  email: string | null;
  name: string | null;
  metadata: Metadata;
  created: number;
};

export type Subscription = {
  id: string;
  itemId: string;
  customer: string;
  price: PriceId;
  status: Status;
  card: Card;
  metadata: Metadata;
  created: number;
  periodStart: number;
  periodEnd: number;
  trialStart: number | null;
  trialEnd: number | null;
  cancelAtPeriodEnd: boolean;
  canceledAt: number | null;
  endedAt: number | null;
};

export type CheckoutSession = {
  id: string;
  customer: string;
  price: PriceId;
  status: "open" | "complete" | "expired";
  successUrl: string;
  cancelUrl: string | null;
  clientReferenceId: string | null;
  metadata: Metadata;
  subscriptionMetadata: Metadata;
  trialDays: number;
  needsCard: boolean;
  created: number;
  expiresAt: number;
  subscription: string | null;
};

export type PortalSession = {
  id: string;
  customer: string;
  returnUrl: string;
  /** The plan change that the page asks about; null = the overview. */
  change: { subscription: string; price: PriceId } | null;
  created: number;
};

/** The account of somebody who is paid through us, joined to the platform's. */
export type Account = {
  id: string;
  email: string | null;
  metadata: Metadata;
  created: number;
  /** Its owner has told the provider all that it asks: from then on it can be paid. */
  canCharge: boolean;
};

/** The page on which the owner of an account tells about themselves. Used once. */
export type AccountLink = { id: string; account: string; returnUrl: string; created: number };

/** A page of an account that takes one payment. */
export type Payment = {
  id: string;
  account: string;
  status: "open" | "complete" | "expired";
  name: string;
  cents: number;
  currency: string;
  successUrl: string;
  cancelUrl: string | null;
  clientReferenceId: string | null;
  metadata: Metadata;
  created: number;
  expiresAt: number;
  /** Null until it is paid. */
  paid: { intent: string; charge: string; refundedCents: number } | null;
};

/** An event that our server has not taken yet. `account`: of whom it tells, where that is not the platform itself. */
export type Undelivered = {
  id: string;
  type: string;
  body: string;
  created: number;
  attempts: number;
  account?: string;
};

export type State = {
  secretKey: string;
  webhookSecret: string;
  /** Signs events of joined accounts. */
  connectWebhookSecret: string;
  customers: Record<string, Customer>;
  subscriptions: Record<string, Subscription>;
  checkoutSessions: Record<string, CheckoutSession>;
  portalSessions: Record<string, PortalSession>;
  accounts: Record<string, Account>;
  accountLinks: Record<string, AccountLink>;
  payments: Record<string, Payment>;
  undelivered: Undelivered[];
  /** Answers by Idempotency-Key. */
  answers: Record<string, { requestHash: string; status: number; body: unknown; created: number }>;
};

/** `cus_…`, `sub_…`: as hard to guess as Stripe's. */
export const newId = (prefix: string): string => `${prefix}_${randomBytes(18).toString("hex")}`;

const emptyState = (): State => ({
  secretKey: newId("sk_test"),
  webhookSecret: newId("whsec"),
  connectWebhookSecret: newId("whsec"),
  customers: {},
  subscriptions: {},
  checkoutSessions: {},
  portalSessions: {},
  accounts: {},
  accountLinks: {},
  payments: {},
  undelivered: [],
  answers: {},
});

export type StateFile = { state: State; save(): Promise<void> };

/** The whole state in one JSON file: a demonstration has tens of customers, and a restart must lose none of them. */
export async function openState(dir: string): Promise<StateFile> {
  const path = join(dir, "state.json");
  await mkdir(dir, { recursive: true });
  // Web and worker may open it at once: each writes beside it under a name of its own.
  const own = `${path}.${randomBytes(6).toString("hex")}.new`;
  await makeFirst(path, own);
  // A file of before lacks what has been added since.
  const stored = JSON.parse(await readFile(path, "utf8")) as Partial<State>;
  const state: State = { ...emptyState(), ...stored };
  let writing: Promise<void> = Promise.resolve();
  const write = async () => {
    // Renamed into place, so that a power cut leaves the old file or the new one.
    await writeFile(own, JSON.stringify(state), { mode: 0o600 });
    await rename(own, path);
  };
  const save = () => {
    const next = writing.then(write);
    writing = next.catch(() => undefined);
    return next;
  };
  return { state, save };
}

/** Makes the file where there is none, whole at once; of several that come at once the first one's secrets hold. */
async function makeFirst(path: string, own: string): Promise<void> {
  const isThere = await access(path).then(
    () => true,
    () => false,
  );
  if (isThere) return;
  await writeFile(own, JSON.stringify(emptyState()), { mode: 0o600 });
  // Not every file system knows links; a rename is whole too, though the last one's secrets would hold.
  await link(own, path).catch((error: NodeJS.ErrnoException) =>
    error.code === "EEXIST" ? undefined : rename(own, path),
  );
  await rm(own, { force: true });
}
