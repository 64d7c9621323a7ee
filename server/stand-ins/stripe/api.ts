import { createHash } from "node:crypto";
import { Hono } from "hono";
import type { z } from "zod";
import { mountAccounts } from "./accounts-api.ts";
import type { Calls } from "./calls.ts";
import { decodeForm } from "./form-body.ts";
import { cancelNow, type World } from "./lifecycle.ts";
import {
  presentCheckoutSession,
  presentCustomer,
  presentPortalSession,
  presentSubscription,
} from "./objects.ts";
import {
  CheckoutSessionCreate,
  CheckoutSessionList,
  CustomerCreate,
  Nothing,
  PortalSessionCreate,
  SubscriptionList,
} from "./requests.ts";
import { newId } from "./state.ts";
import { noSuch, parameterError, StripeApiError } from "./stripe-error.ts";

const CHECKOUT_LIFE_S = 86_400;

export type ApiOptions = {
  world: World;
  /** Brings the state up to date before a call and keeps what the call changed. */
  transact<T>(work: () => T): Promise<T>;
};

/** The calls of Stripe's API that the product makes, with Stripe's own refusals. */
export function createApi({ world, transact }: ApiOptions): Hono {
  const { state, now, pagesUrl } = world;
  const app = new Hono();

  const callsOn = (on: Hono): Calls => ({
    delete: (path, schema, work) =>
      void on.delete(path, async (c) => {
        const about = { id: c.req.param("id") ?? "", account: c.req.header("stripe-account") ?? "" };
        const text = await c.req.text();
        return transact(() => c.json(work(parse(schema, text), about)));
      }),
    /** A call that changes something: once for each Idempotency-Key. */
    post: (path, schema, work) =>
      void on.post(path, async (c) => {
        const text = await c.req.text();
        const account = c.req.header("stripe-account") ?? "";
        const given = c.req.header("idempotency-key");
        const key = given && `${account}\n${given}`;
        const requestHash = createHash("sha256").update(`${c.req.path}\n${text}`).digest("hex");
        return transact(() => {
          const earlier = key ? state.answers[key] : undefined;
          if (earlier && earlier.requestHash !== requestHash)
            throw new StripeApiError(400, {
              type: "idempotency_error",
              message:
                "Keys for idempotent requests can only be used with the same parameters they were first used with.",
            });
          if (earlier) return c.json(earlier.body as object, 200, { "Idempotent-Replayed": "true" });
          const body = work(parse(schema, text), { id: c.req.param("id") ?? "", account });
          if (key) state.answers[key] = { requestHash, status: 200, body, created: now() };
          return c.json(body);
        });
      }),
    get: (path, schema, work) =>
      void on.get(path, (c) =>
        transact(() => {
          const about = { id: c.req.param("id") ?? "", account: c.req.header("stripe-account") ?? "" };
          return c.json(work(parse(schema, new URL(c.req.url).search.slice(1)), about));
        }),
      ),
  });

  app.use(async (c, next) => {
    const given = /^Bearer (.+)$/.exec(c.req.header("authorization") ?? "")?.[1];
    if (given !== state.secretKey)
      throw new StripeApiError(401, {
        message: given ? "Invalid API Key provided." : "You did not provide an API key.",
      });
    await next();
    c.header("Request-Id", newId("req"));
    const version = c.req.header("stripe-version");
    if (version) c.header("Stripe-Version", version);
  });

  // What is said in the name of a joined account goes another way: neither has the other's calls.
  const joined = new Hono();
  app.use(async (c, next) => {
    const account = c.req.header("stripe-account");
    if (account === undefined) return next();
    if (!Object.hasOwn(state.accounts, account))
      throw new StripeApiError(403, {
        code: "account_invalid",
        message: `The provided key does not have access to account '${account}' (or that account does not exist).`,
      });
    return joined.fetch(c.req.raw);
  });
  mountAccounts(world, { platform: callsOn(app), joined: callsOn(joined) });
  const { post, get, delete: remove } = callsOn(app);

  const customerOf = (id: string) => {
    const customer = state.customers[id];
    if (!customer) throw noSuch("customer", id, "customer");
    return customer;
  };
  const subscriptionOf = (id: string) => {
    const subscription = state.subscriptions[id];
    if (!subscription) throw noSuch("subscription", id);
    return subscription;
  };

  post("/v1/customers", CustomerCreate, ({ email = null, name = null, metadata }) => {
    const customer = { id: newId("cus"), email, name, metadata, created: now() };
    state.customers[customer.id] = customer;
    return presentCustomer(customer);
  });

  post("/v1/checkout/sessions", CheckoutSessionCreate, (input) => {
    const customer = customerOf(input.customer);
    const [line] = input.line_items;
    if (!line) throw noSuch("price", "", "line_items[0][price]");
    const trialDays = input.subscription_data.trial_period_days ?? 0;
    const session = {
      id: newId("cs_test"),
      customer: customer.id,
      price: line.price,
      status: "open" as const,
      successUrl: input.success_url,
      cancelUrl: input.cancel_url ?? null,
      clientReferenceId: input.client_reference_id ?? null,
      metadata: input.metadata,
      subscriptionMetadata: input.subscription_data.metadata,
      trialDays,
      needsCard: trialDays === 0 || input.payment_method_collection === "always",
      created: now(),
      expiresAt: now() + CHECKOUT_LIFE_S,
      subscription: null,
    };
    state.checkoutSessions[session.id] = session;
    return presentCheckoutSession(session, pagesUrl);
  });

  get("/v1/checkout/sessions", CheckoutSessionList, ({ customer, status, ...page }) => {
    if (customer) customerOf(customer);
    const found = Object.values(state.checkoutSessions).filter(
      (session) => (!customer || session.customer === customer) && (!status || session.status === status),
    );
    const { items, hasMore } = pageOf(found, page);
    const data = items.map((session) => presentCheckoutSession(session, pagesUrl));
    return { object: "list", url: "/v1/checkout/sessions", has_more: hasMore, data };
  });

  const checkoutOf = (id: string) => {
    const session = state.checkoutSessions[id];
    if (!session) throw noSuch("checkout.session", id, "session");
    return session;
  };

  get("/v1/checkout/sessions/:id", Nothing, (_, { id }) => presentCheckoutSession(checkoutOf(id), pagesUrl));

  post("/v1/checkout/sessions/:id/expire", Nothing, (_, { id }) => {
    const session = checkoutOf(id);
    if (session.status !== "open")
      throw new StripeApiError(400, {
        message: `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
      });
    session.status = "expired";
    return presentCheckoutSession(session, pagesUrl);
  });

  post("/v1/billing_portal/sessions", PortalSessionCreate, ({ customer, return_url, flow_data }) => {
    const update = flow_data?.subscription_update_confirm;
    const [item] = update?.items ?? [];
    const subscription = update && subscriptionOf(update.subscription);
    if (subscription && subscription.itemId !== item?.id) throw noSuch("subscription item", item?.id ?? "");
    const portal = {
      id: newId("bps"),
      customer: customerOf(customer).id,
      returnUrl: return_url,
      change: subscription && item ? { subscription: subscription.id, price: item.price } : null,
      created: now(),
    };
    state.portalSessions[portal.id] = portal;
    return presentPortalSession(portal, pagesUrl);
  });

  get("/v1/subscriptions", SubscriptionList, ({ customer, status, ...page }) => {
    if (customer) customerOf(customer);
    const found = Object.values(state.subscriptions).filter(
      (subscription) =>
        (!customer || subscription.customer === customer) &&
        (status === "all" || (status ? subscription.status === status : subscription.status !== "canceled")),
    );
    const { items, hasMore } = pageOf(found, page);
    return {
      object: "list",
      url: "/v1/subscriptions",
      has_more: hasMore,
      data: items.map(presentSubscription),
    };
  });

  get("/v1/subscriptions/:id", Nothing, (_, { id }) => presentSubscription(subscriptionOf(id)));

  remove("/v1/subscriptions/:id", Nothing, (_, { id }) => {
    const subscription = subscriptionOf(id);
    // Stripe knows an ended one no more on this path.
    if (subscription.status === "canceled") throw noSuch("subscription", id);
    cancelNow(world, subscription);
    return presentSubscription(subscription);
  });

  for (const one of [app, joined]) {
    one.onError((error, c) => {
      if (error instanceof StripeApiError) return c.json(error.body, error.status);
      return c.json({ error: { type: "api_error", message: String(error) } }, 500);
    });
    one.notFound((c) => {
      const message = `Unrecognized request URL (${c.req.method}: ${c.req.path}).`;
      return c.json({ error: { type: "invalid_request_error", message } }, 404);
    });
  }
  return app;
}

function parse<S extends z.ZodType>(schema: S, text: string): z.output<S> {
  const parsed = schema.safeParse(decodeForm(text), { reportInput: true });
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw issue ? parameterError(issue) : parsed.error;
}

/** Newest first, as Stripe lists. */
function pageOf<T extends { id: string; created: number }>(
  all: T[],
  page: { limit: number; starting_after?: string | undefined },
): { items: T[]; hasMore: boolean } {
  const sorted = all.reverse().sort((a, b) => b.created - a.created);
  const from = page.starting_after ? sorted.findIndex(({ id }) => id === page.starting_after) + 1 : 0;
  return { items: sorted.slice(from, from + page.limit), hasMore: sorted.length > from + page.limit };
}
