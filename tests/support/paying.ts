import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type Stripe from "stripe";
import { billingEndpoints } from "#contract/endpoints/billing.ts";
import { PLAN_CURRENCIES, type PlanCurrency } from "#contract/plan-currency.ts";
import { PAID_PLANS, type PaidPlan } from "#core/entitlements/plans.ts";
import { priceSetting } from "#server/config.ts";
import { openStripeStandIn, type StripeStandIn } from "#server/stand-ins/stripe/stripe-stand-in.ts";
import type { Person, TestClient } from "./test-client.ts";

export type SentEvent = { body: string; signature: string; event: Stripe.Event };

/** The payment provider of a test: its events wait in `sent` until the test hands them on. */
export type Provider = StripeStandIn & {
  sent: SentEvent[];
  /** While true its API answers our server with 503. */
  fails: boolean;
  /** Settings with which our server takes it for Stripe. */
  environment: Record<string, string>;
  /** The customer presses the button of a payment page; answers where the browser goes next. */
  pay(checkoutUrl: string, card?: string): Promise<Response>;
  /** The customer presses a button of the portal for a subscription. */
  manage(portalUrl: string, subscriptionId: string, action: string): Promise<Response>;
};

export async function startProvider(now?: () => Date): Promise<Provider> {
  const dir = await mkdtemp(join(tmpdir(), "yardwright-payments-"));
  const sent: SentEvent[] = [];
  const standIn = await openStripeStandIn({
    dir,
    pagesUrl: "http://pay.example",
    deliver: async (body, signature) => {
      sent.push({ body, signature, event: JSON.parse(body) as Stripe.Event });
      return true;
    },
    onFault: (error) => {
      throw error;
    },
    ...(now ? { now } : {}),
  });
  const press = async (url: string, fields: Record<string, string>) =>
    standIn.pages.request(new URL(url).pathname, { method: "POST", body: new URLSearchParams(fields) });
  const front = await startFront(standIn.apiBase, () => provider.fails);
  const provider: Provider = {
    ...standIn,
    sent,
    fails: false,
    environment: {
      STRIPE_SECRET_KEY: standIn.secretKey,
      STRIPE_WEBHOOK_SECRET: standIn.webhookSecret,
      STRIPE_CONNECT_WEBHOOK_SECRET: standIn.connectWebhookSecret,
      ...Object.fromEntries(
        PLAN_CURRENCIES.flatMap((currency) =>
          PAID_PLANS.map((plan) => [priceSetting(plan, currency), standIn.prices[currency][plan]]),
        ),
      ),
      STRIPE_API_BASE: front.url,
    },
    pay: (url, card = "works") => press(url, { card }),
    manage: (url, subscription, action) => press(url, { subscription, action }),
    close: async () => {
      front.close();
      await standIn.close();
      await rm(dir, { recursive: true, force: true });
    },
  };
  return provider;
}

/** Stands before the API and hands calls on, unless it is to fail. */
async function startFront(apiBase: string, fails: () => boolean) {
  const server = createServer((call, answer) => {
    if (fails()) {
      answer.writeHead(503, { "content-type": "application/json", "stripe-should-retry": "false" });
      answer.end(JSON.stringify({ error: { type: "api_error", message: "Out of order." } }));
      return;
    }
    const onward = request(new URL(call.url ?? "/", apiBase), { method: call.method, headers: call.headers });
    onward.on("response", (reply) => {
      answer.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(answer);
    });
    call.pipe(onward);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Hands an event to our server as the provider would. */
export const hand = (client: TestClient, { body, signature }: Pick<SentEvent, "body" | "signature">) =>
  client.request("/api/stripe/webhook", {
    method: "POST",
    body,
    headers: { "stripe-signature": signature },
  });

export async function checkoutUrl(
  client: TestClient,
  person: Person,
  planType: PaidPlan,
  currency: PlanCurrency = "usd",
): Promise<string> {
  const { status, body } = await client.call(
    billingEndpoints.createCheckoutSession,
    { body: { planType, currency } },
    person,
  );
  if (status !== 200) throw new Error(`createCheckoutSession answered ${status}: ${JSON.stringify(body)}`);
  return body.data.url;
}

export const statusOf = async (client: TestClient, person: Person) =>
  (await client.call(billingEndpoints.subscriptionStatus, {}, person)).body.data;
