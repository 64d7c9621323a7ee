import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { accountEndpoints } from "#contract/endpoints/accounts.ts";
import { billingEndpoints, SUBSCRIPTION_STATUSES } from "#contract/endpoints/billing.ts";
import { checkoutUrl, hand, type Provider, startProvider, statusOf } from "#tests/support/paying.ts";
import type { Person, TestClient } from "#tests/support/test-client.ts";
import { describeOnEachDatabase } from "#tests/support/test-program.ts";

const {
  createCheckoutSession,
  createPortalSession,
  subscriptionStatus,
  trialEligibility,
  testSubscriptionUpdate,
} = billingEndpoints;

const providers: Provider[] = [];
afterAll(() => Promise.all(providers.map((provider) => provider.close())));

describeOnEachDatabase(
  "buying a plan",
  (program) => {
    let client: TestClient;
    let provider: Provider;
    let dana: Person;
    beforeEach(async () => {
      client = program().client;
      provider = providers.at(-1)!;
      provider.fails = false;
      dana = await client.registered();
    });

    const call = <K extends keyof typeof billingEndpoints>(name: K, body?: object) =>
      client.call(billingEndpoints[name], body ? { body } : {}, dana);
    /** The provider's events reach our server. */
    const handAll = async () => {
      for (const event of provider.sent.splice(0)) await hand(client, event);
    };
    const buy = async (planType: "lite" | "pro", card = "works") => {
      await provider.pay(await checkoutUrl(client, dana, planType), card);
      await handAll();
    };
    const page = async (url: string) => (await provider.pages.request(new URL(url).pathname)).text();

    it("sends the browser to a payment page, Pro with the trial unless another plan is named", async () => {
      const { status, body } = await call("createCheckoutSession");
      expect(status).toBe(200);
      expect(body.data.sessionId).toMatch(/^cs_test_/);
      expect(body.url).toBe(body.data.url);
      expect(await page(body.url)).toContain("3 days free");
      const lite = await call("createCheckoutSession", { planType: "lite" });
      expect(await page(lite.body.url)).toContain("Pay $5 and subscribe");
    });

    it("refuses a plan that is not sold, and guests", async () => {
      expect((await call("createCheckoutSession", { planType: "gold" })).status).toBe(400);
      for (const endpoint of [
        createCheckoutSession,
        createPortalSession,
        subscriptionStatus,
        trialEligibility,
      ])
        expect((await client.call(endpoint)).status).toBe(401);
    });

    it("leads back to /success with the session's id", async () => {
      const answer = await provider.pay(await checkoutUrl(client, dana, "lite"));
      expect(answer.status).toBe(303);
      expect(answer.headers.get("location")).toMatch(
        new RegExp(`^${program().config.publicUrl}/success\\?session_id=cs_test_\\w+$`),
      );
    });

    it("opens a payment page for each of many clicks at once", async () => {
      await checkoutUrl(client, dana, "pro");
      const clicks = Array.from({ length: 6 }, () => call("createCheckoutSession"));
      const answers = await Promise.all(clicks);
      expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
      // Of all of them one can be paid, the newest.
      const paid = [];
      for (const url of new Set(answers.map(({ body }) => body.url)))
        paid.push((await provider.pay(url)).status);
      expect(paid.filter((status) => status === 303)).toHaveLength(1);
      provider.sent.length = 0;
    });

    it("closes the payment page that was opened before, so that nobody pays twice", async () => {
      const first = await checkoutUrl(client, dana, "lite");
      await checkoutUrl(client, dana, "pro");
      expect((await provider.pay(first)).status).toBe(410);
    });

    it("refuses to sell a plan again that runs, before the provider's event has come too", async () => {
      await provider.pay(await checkoutUrl(client, dana, "lite"));
      const { status, failure } = await call("createCheckoutSession", { planType: "lite" });
      expect([status, failure.message]).toEqual([
        409,
        "This plan is already yours. Use Manage Billing to change or cancel it.",
      ]);
      provider.sent.length = 0;
    });

    it("leads who has the other plan to its change, not to a second subscription", async () => {
      await buy("lite");
      const url = await checkoutUrl(client, dana, "pro");
      expect(await page(url)).toContain("Switch to Pro");
      const status = await statusOf(client, dana);
      expect(status).toMatchObject({
        planType: "lite",
        generationsLeft: 15,
        annotationPoints: 3,
        canUseBom: false,
      });
    });

    it("charges in Canadian dollars whom the Toronto page sent, and stays in them at every change", async () => {
      const url = await checkoutUrl(client, dana, "lite", "cad");
      expect(await page(url)).toContain("CAD per month, tax included");
      await provider.pay(url, "works");
      const [event] = provider.sent;
      expect(event?.body).toContain('"price_test_lite_cad"');
      await handAll();
      expect(await statusOf(client, dana)).toMatchObject({ planType: "lite", currency: "cad" });
      const change = await page(await checkoutUrl(client, dana, "pro"));
      expect(change).toContain("CAD per month, tax included, instead of Lite");
      expect(change).not.toContain("USD");
    });

    it("keeps US dollars for everybody else, and refuses a currency that it does not know", async () => {
      await buy("lite");
      expect(await statusOf(client, dana)).toMatchObject({ currency: "usd" });
      expect((await call("createCheckoutSession", { currency: "eur" })).status).toBe(400);
    });

    it("says in one sentence that payment cannot be started, and changes nothing", async () => {
      provider.fails = true;
      const checkout = await call("createCheckoutSession");
      expect([checkout.status, checkout.failure.message]).toEqual([502, "Failed to create checkout session"]);
      provider.fails = false;
      await buy("lite");
      provider.fails = true;
      const portal = await call("createPortalSession");
      expect([portal.status, portal.failure.message]).toEqual([502, "Failed to create portal session"]);
      const trial = await call("trialEligibility");
      expect([trial.status, trial.failure.message]).toEqual([502, "Failed to check trial eligibility"]);
      expect((await call("subscriptionStatus")).status).toBe(200);
    });

    describe("the trial", () => {
      const eligibility = async () => (await call("trialEligibility")).body;

      it("is open to a new person and told both ways", async () => {
        const expected = { eligible: true, isTrialEligible: true, hasUsedTrial: false, trialDays: 3 };
        expect(await eligibility()).toEqual({ success: true, ...expected, data: expected });
      });

      it("is used up by the account as soon as the event has come, for good", async () => {
        await buy("pro");
        expect(await eligibility()).toMatchObject({ eligible: false, hasUsedTrial: true });
        const portal = (await call("createPortalSession")).body.url;
        const html = await page(portal);
        await provider.manage(portal, /value="(sub_\w+)"/.exec(html)?.[1] ?? "", "cancel_now");
        await handAll();
        expect(await eligibility()).toMatchObject({
          eligible: false,
          isTrialEligible: false,
          hasUsedTrial: true,
        });
        const again = await checkoutUrl(client, dana, "pro");
        expect(await page(again)).toContain("Pay $50 and subscribe");
      });

      it("is used up by the provider's customer while its events have not come", async () => {
        const portalOf = await checkoutUrl(client, dana, "pro");
        await provider.pay(portalOf, "none");
        provider.sent.length = 0;
        expect(await statusOf(client, dana)).toMatchObject({ subscriptionStatus: null });
        expect(await eligibility()).toMatchObject({ eligible: false, hasUsedTrial: true });
      });

      it("stays open for who paid for Lite alone and cancelled", async () => {
        await buy("lite");
        expect(await eligibility()).toMatchObject({ eligible: false, hasUsedTrial: false });
        const portal = (await call("createPortalSession")).body.url;
        await provider.manage(portal, /value="(sub_\w+)"/.exec(await page(portal))?.[1] ?? "", "cancel_now");
        await handAll();
        expect(await eligibility()).toMatchObject({ eligible: true, hasUsedTrial: false });
      });
    });

    it("says that there is nothing to manage yet", async () => {
      const { status, failure } = await call("createPortalSession");
      expect([status, failure.message]).toEqual([409, "You have no subscription yet. Please choose a plan."]);
    });

    it("has no test helper where the provider is real", async () => {
      expect((await call("testSubscriptionUpdate")).status).toBe(404);
      expect((await statusOf(client, dana)).subscriptionStatus).toBeNull();
    });

    it("tells the session who may use the paid parts", async () => {
      await buy("lite");
      const { body } = await client.call(accountEndpoints.verify, {}, dana);
      expect(body.data.user).toMatchObject({ hasActiveSubscription: true, subscriptionStatus: "active" });
    });

    it("tells the status both beside success and in data", async () => {
      const { body } = await call("subscriptionStatus");
      const { success, data, ...beside } = body;
      expect(success).toBe(true);
      expect(beside).toEqual(data);
      expect(data).toMatchObject({
        hasActiveSubscription: false,
        subscriptionStatus: null,
        planType: null,
        isTrialing: false,
        trialEnd: null,
        currentPeriodEnd: null,
        generationsLeft: 3,
        canUseBom: false,
      });
    });
  },
  async () => {
    const provider = await startProvider();
    providers.push(provider);
    return { environment: provider.environment, roles: ["web"] };
  },
);

describeOnEachDatabase(
  "the payment stand-in inside our server",
  (program) => {
    let client: TestClient;
    let dana: Person;
    beforeEach(async () => {
      client = program().client;
      dana = await client.registered();
    });

    it("sells a plan by itself: page, signed event, status", async () => {
      const url = await checkoutUrl(client, dana, "pro");
      expect(url).toContain(`${program().config.publicUrl}/test-payments/checkout/cs_test_`);
      const path = new URL(url).pathname;
      expect(await (await client.request(path)).text()).toContain("TEST MODE");
      const paid = await client.request(path, {
        method: "POST",
        body: new URLSearchParams({ card: "works" }),
      });
      expect(paid.status).toBe(303);
      expect(await statusOf(client, dana)).toMatchObject({ subscriptionStatus: "trialing", planType: "pro" });
    });

    it.each(SUBSCRIPTION_STATUSES)("lets a person try out the status %s", async (status) => {
      const { body } = await client.call(
        testSubscriptionUpdate,
        { body: { planType: "lite", status } },
        dana,
      );
      expect(body.message).toBe("Test subscription updated.");
      expect(await statusOf(client, dana)).toMatchObject({
        subscriptionStatus: status,
        planType: "lite",
        hasActiveSubscription: status === "active" || status === "trialing",
        isTrialing: status === "trialing",
      });
    });

    it("says 'Test subscription data' where such a plan has no billing, and sells a real one", async () => {
      await client.call(testSubscriptionUpdate, {}, dana);
      const { status, failure } = await client.call(createPortalSession, {}, dana);
      expect(status).toBe(409);
      expect(failure.message).toContain("Test subscription data");
      const path = new URL(await checkoutUrl(client, dana, "lite")).pathname;
      await client.request(path, { method: "POST", body: new URLSearchParams({ card: "works" }) });
      expect(await statusOf(client, dana)).toMatchObject({ planType: "lite", hasBilling: true });
    });

    it("answers the address of no payment with a page that says so", async () => {
      for (const path of ["/test-payments/checkout/cs_test_no", "/test-payments/portal/bps_no"])
        expect((await client.request(path)).status).toBe(404);
    });
  },
  { roles: ["web"] },
);

describeOnEachDatabase(
  "a server without a payment provider",
  (program) => {
    it("sells nothing, says how to get a plan, and has no test mode", async () => {
      const { client } = program();
      const dana = await client.registered();
      const { status, failure } = await client.call(createCheckoutSession, {}, dana);
      expect([status, failure.message]).toEqual([
        503,
        "Plans are not sold online here. Please write to us to get one.",
      ]);
      expect((await client.call(testSubscriptionUpdate, {}, dana)).status).toBe(404);
      expect((await client.request("/test-payments/checkout/x")).status).toBe(404);
      expect((await client.request("/api/stripe/webhook", { method: "POST", body: "{}" })).status).toBe(503);
      expect((await statusOf(client, dana)).subscriptionStatus).toBeNull();
    });
  },
  // As production is without PAYMENTS=test.
  { environment: { NODE_ENV: "production" }, roles: ["web"] },
);
