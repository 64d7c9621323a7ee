import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Provider, startProvider } from "#tests/support/paying.ts";
import { openStripeStandIn } from "./stripe-stand-in.ts";

const DAY_MS = 86_400_000;
let nowMs = Date.UTC(2026, 0, 31, 12);
let provider: Provider;
let stripe: Stripe;
beforeAll(async () => {
  provider = await startProvider(() => new Date(nowMs));
  const { hostname, port } = new URL(provider.apiBase);
  stripe = new Stripe(provider.secretKey, { host: hostname, port, protocol: "http", maxNetworkRetries: 0 });
});
afterAll(() => provider.close());

const line = { price: "price_test_lite", quantity: 1 };
const SESSION = {
  mode: "subscription" as const,
  success_url: "https://example.com/ok?s={CHECKOUT_SESSION_ID}",
};

describe("the stand-in of Stripe's API refuses as Stripe does:", () => {
  const refusals: [string, (customer: string) => Promise<unknown>, object][] = [
    [
      "a parameter that it does not know",
      () => stripe.customers.create({ phon: "1" } as object),
      { type: "StripeInvalidRequestError", code: "parameter_unknown", param: "phon", statusCode: 400 },
    ],
    [
      "an unknown parameter within another",
      (customer) =>
        stripe.checkout.sessions.create({
          ...SESSION,
          customer,
          line_items: [{ ...line, color: "red" } as object],
        }),
      {
        code: "parameter_unknown",
        param: "line_items[0][color]",
        message: "Received unknown parameter: line_items[0][color]",
      },
    ],
    [
      "a missing parameter",
      (customer) => stripe.checkout.sessions.create({ mode: "subscription", customer, line_items: [line] }),
      { code: "parameter_missing", param: "success_url", message: "Missing required param: success_url." },
    ],
    [
      "a page of more than a hundred",
      (customer) => stripe.subscriptions.list({ customer, limit: 1000 }),
      { code: "parameter_invalid_integer", param: "limit" },
    ],
    [
      "a number that is none",
      (customer) =>
        stripe.checkout.sessions.create({
          ...SESSION,
          customer,
          line_items: [{ ...line, quantity: "one" } as object],
        }),
      { code: "parameter_invalid_integer", param: "line_items[0][quantity]" },
    ],
    [
      "an address that is none",
      (customer) => stripe.billingPortal.sessions.create({ customer, return_url: "/subscription" }),
      { code: "url_invalid", param: "return_url" },
    ],
    [
      "a price that does not exist",
      (customer) =>
        stripe.checkout.sessions.create({
          ...SESSION,
          customer,
          line_items: [{ ...line, price: "price_x" }],
        }),
      { code: "resource_missing", param: "line_items[0][price]" },
    ],
    [
      "a customer that does not exist",
      () => stripe.checkout.sessions.create({ ...SESSION, customer: "cus_x", line_items: [line] }),
      { code: "resource_missing", param: "customer", statusCode: 404, message: "No such customer: 'cus_x'" },
    ],
    [
      "a subscription that does not exist",
      () => stripe.subscriptions.retrieve("sub_x"),
      { code: "resource_missing", param: "id", statusCode: 404 },
    ],
    [
      "a call that it does not have",
      () => stripe.coupons.list(),
      { type: "StripeInvalidRequestError", message: "Unrecognized request URL (GET: /v1/coupons)." },
    ],
  ];
  it.each(refusals)("%s", async (_, call, expected) => {
    const { id } = await stripe.customers.create({ email: "dana@example.com" });
    await expect(call(id)).rejects.toMatchObject(expected);
  });

  it("a wrong key", async () => {
    const { hostname, port } = new URL(provider.apiBase);
    const stranger = new Stripe("sk_test_wrong", {
      host: hostname,
      port,
      protocol: "http",
      maxNetworkRetries: 0,
    });
    await expect(stranger.customers.create({})).rejects.toMatchObject({
      type: "StripeAuthenticationError",
      statusCode: 401,
    });
  });

  it("an idempotency key that comes again with other parameters, and answers the same ones the same", async () => {
    const options = { idempotencyKey: "once" };
    const first = await stripe.customers.create({ name: "Dana" }, options);
    const second = await stripe.customers.create({ name: "Dana" }, options);
    expect(second.id).toBe(first.id);
    await expect(stripe.customers.create({ name: "Lee" }, options)).rejects.toMatchObject({
      type: "StripeIdempotencyError",
    });
  });
});

describe("time at the stand-in", () => {
  const bought = async (card: string, trialDays = 0) => {
    const { id: customer } = await stripe.customers.create({});
    const session = await stripe.checkout.sessions.create({
      ...SESSION,
      customer,
      line_items: [line],
      ...(trialDays ? { subscription_data: { trial_period_days: trialDays } } : {}),
      payment_method_collection: trialDays ? "if_required" : "always",
    });
    await provider.pay(session.url ?? "", card);
    return async () => {
      const { data } = await stripe.subscriptions.list({ customer, status: "all" });
      return data.map(({ status, items }) => [
        status,
        new Date((items.data[0]?.current_period_end ?? 0) * 1000).toISOString().slice(0, 10),
      ]);
    };
  };

  it("renews by the month: a plan of 31 January runs to the end of February", async () => {
    nowMs = Date.UTC(2026, 0, 31, 12);
    const subscriptions = await bought("works");
    expect(await subscriptions()).toEqual([["active", "2026-02-28"]]);
    nowMs += 29 * DAY_MS;
    expect(await subscriptions()).toEqual([["active", "2026-03-28"]]);
  });

  it.each([
    ["works", "active"],
    ["fails_later", "past_due"],
    ["none", "canceled"],
  ])("ends a trial paid with '%s' as %s", async (card, status) => {
    const subscriptions = await bought(card, 3);
    expect((await subscriptions())[0]?.[0]).toBe("trialing");
    nowMs += 3 * DAY_MS - 1000;
    expect((await subscriptions())[0]?.[0]).toBe("trialing");
    nowMs += 1000;
    expect((await subscriptions())[0]?.[0]).toBe(status);
  });

  it("lets an unpaid first payment expire after 23 hours", async () => {
    const subscriptions = await bought("declined");
    expect((await subscriptions())[0]?.[0]).toBe("incomplete");
    nowMs += 23 * 3_600_000;
    expect((await subscriptions())[0]?.[0]).toBe("incomplete_expired");
  });

  it("closes a payment page after a day", async () => {
    const { id: customer } = await stripe.customers.create({});
    const session = await stripe.checkout.sessions.create({ ...SESSION, customer, line_items: [line] });
    nowMs += DAY_MS;
    await stripe.customers.create({});
    expect((await provider.pay(session.url ?? "")).status).toBe(410);
  });
});

it("keeps its keys, its customers and the events that nobody took over a restart", async () => {
  const dir = await mkdtemp(join(tmpdir(), "yardwright-stand-in-"));
  const taken: string[] = [];
  let listens = false;
  const open = () =>
    openStripeStandIn({
      dir,
      pagesUrl: "http://pay.example",
      deliver: async (body) => {
        if (listens) taken.push((JSON.parse(body) as Stripe.Event).type);
        return listens;
      },
      onFault: (error) => {
        throw error;
      },
    });
  const sdkOf = ({ apiBase, secretKey }: Awaited<ReturnType<typeof open>>) => {
    const { hostname, port } = new URL(apiBase);
    return new Stripe(secretKey, { host: hostname, port, protocol: "http", maxNetworkRetries: 0 });
  };
  const first = await open();
  const { id: customer } = await sdkOf(first).customers.create({ email: "dana@example.com" });
  const session = await sdkOf(first).checkout.sessions.create({ ...SESSION, customer, line_items: [line] });
  const path = new URL(session.url ?? "").pathname;
  await first.pages.request(path, { method: "POST", body: new URLSearchParams({ card: "works" }) });
  await first.close();

  listens = true;
  const second = await open();
  expect([second.secretKey, second.webhookSecret]).toEqual([first.secretKey, first.webhookSecret]);
  second.start();
  await expect
    .poll(() => taken)
    .toEqual(["customer.subscription.created", "invoice.paid", "checkout.session.completed"]);
  const { data } = await sdkOf(second).subscriptions.list({ customer });
  expect(data.map(({ status }) => status)).toEqual(["active"]);
  await second.close();
  await rm(dir, { recursive: true });
});

it("lives on when its state cannot be saved, as on a full disk", async () => {
  const dir = await mkdtemp(join(tmpdir(), "yardwright-stand-in-"));
  const faults: unknown[] = [];
  const standIn = await openStripeStandIn({
    dir,
    pagesUrl: "http://pay.example",
    deliver: async () => false,
    onFault: (error) => faults.push(error),
  });
  const { hostname, port } = new URL(standIn.apiBase);
  const sdk = new Stripe(standIn.secretKey, { host: hostname, port, protocol: "http", maxNetworkRetries: 0 });
  const { id: customer } = await sdk.customers.create({});
  const session = await sdk.checkout.sessions.create({ ...SESSION, customer, line_items: [line] });
  // Its events are not taken, so another round of sending them is planned.
  await standIn.pages.request(new URL(session.url ?? "").pathname, {
    method: "POST",
    body: new URLSearchParams({ card: "works" }),
  });
  await rm(dir, { recursive: true });
  standIn.start();
  await expect.poll(() => faults.length).toBeGreaterThanOrEqual(2);
  await standIn.close();
});
