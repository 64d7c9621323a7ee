import Stripe from "stripe";
import { afterAll, beforeEach, expect, it } from "vitest";
import { paymentEvents } from "#server/db/schema.ts";
import {
  checkoutUrl,
  hand,
  type Provider,
  type SentEvent,
  startProvider,
  statusOf,
} from "#tests/support/paying.ts";
import type { Person, TestClient } from "#tests/support/test-client.ts";
import { describeOnEachDatabase } from "#tests/support/test-program.ts";

const providers: Provider[] = [];
afterAll(() => Promise.all(providers.map((provider) => provider.close())));

describeOnEachDatabase(
  "POST /api/stripe/webhook",
  (program) => {
    let client: TestClient;
    let provider: Provider;
    let dana: Person;
    beforeEach(async () => {
      client = program().client;
      provider = providers.at(-1)!;
      dana = await client.registered();
      provider.sent.length = 0;
    });

    const signed = (event: object, { secret = provider.webhookSecret, ageS = 0 } = {}) => {
      const body = JSON.stringify(event);
      const signature = new Stripe("sk_test_x").webhooks.generateTestHeaderString({
        payload: body,
        secret,
        timestamp: Math.floor(program().clock.now().getTime() / 1000) - ageS,
      });
      return { body, signature };
    };
    const made = (type: string, object: object = {}, id = `evt_${crypto.randomUUID()}`) => ({
      id,
      object: "event",
      type,
      data: { object },
    });
    const storedIds = async () =>
      (await program().database.db.select({ id: paymentEvents.id }).from(paymentEvents)).map(({ id }) => id);
    const pay = async (planType: "lite" | "pro", card = "works"): Promise<SentEvent[]> => {
      await provider.pay(await checkoutUrl(client, dana, planType), card);
      return provider.sent.splice(0);
    };
    const subscriptionIn = (events: SentEvent[]): string => {
      const created = events.find(({ event }) => event.type === "customer.subscription.created");
      if (!created) throw new Error("nothing was bought");
      return (created.event.data.object as Stripe.Subscription).id;
    };

    it("opens Pro when the provider says that the trial runs, and not before", async () => {
      const events = await pay("pro");
      expect((await statusOf(client, dana)).subscriptionStatus).toBeNull();
      for (const event of events) expect((await hand(client, event)).status).toBe(200);
      const status = await statusOf(client, dana);
      expect(status).toMatchObject({
        hasActiveSubscription: true,
        subscriptionStatus: "trialing",
        planType: "pro",
        isTrialing: true,
        generationsLeft: null,
        annotationPoints: 10,
        canUseBom: true,
      });
      const daysLeft = (Date.parse(status.trialEnd ?? "") - Date.now()) / 86_400_000;
      expect(daysLeft).toBeCloseTo(3, 2);
    });

    it("refuses a wrong signature, a missing one and a changed body, and stores none of them", async () => {
      const event = made("customer.subscription.updated", { customer: "cus_x" });
      const good = signed(event);
      const refused = [
        signed(event, { secret: "whsec_another" }),
        { ...good, signature: "" },
        { ...good, signature: "t=1,v1=00" },
        { ...good, body: good.body.replace("cus_x", "cus_y") },
      ];
      for (const attempt of refused) {
        const answer = await hand(client, attempt);
        expect(answer.status).toBe(400);
        expect(await answer.json()).toMatchObject({
          success: false,
          message: "This event is not signed by the payment provider, or it is too old.",
        });
      }
      expect(await storedIds()).not.toContain(event.id);
    });

    it("refuses an event older than five minutes, however well it is signed", async () => {
      expect((await hand(client, signed(made("invoice.paid"), { ageS: 299 }))).status).toBe(200);
      const old = made("invoice.paid");
      expect((await hand(client, signed(old, { ageS: 301 }))).status).toBe(400);
      expect(await storedIds()).not.toContain(old.id);
    });

    it("takes an event once: a replay is answered and changes nothing", async () => {
      const events = await pay("lite");
      for (const event of events) await hand(client, event);
      const before = await statusOf(client, dana);
      const stored = await storedIds();
      for (const event of [...events, ...events]) expect((await hand(client, event)).status).toBe(200);
      expect(await statusOf(client, dana)).toEqual(before);
      expect(await storedIds()).toEqual(stored);
    });

    it("ends in the provider's state whatever the order, with all of them at once too", async () => {
      const bought = await pay("lite");
      const id = subscriptionIn(bought);
      await hand(client, bought[0]!);
      const portal = await portalUrl();
      await provider.manage(portal, id, "card:fails_later");
      await provider.manage(portal, id, "end_period");
      await provider.manage(portal, id, "card:works");
      await provider.manage(portal, id, "price:price_test_pro");
      await provider.manage(portal, id, "cancel_now");
      const events = [...bought, ...provider.sent.splice(0)];
      expect(events.length).toBeGreaterThan(7);
      for (const event of events.toReversed()) expect((await hand(client, event)).status).toBe(200);
      expect(await statusOf(client, dana)).toMatchObject({ subscriptionStatus: "canceled", planType: "pro" });

      const again = await pay("lite");
      await provider.manage(portal, subscriptionIn(again), "cancel_at_period_end");
      const all = [...again, ...provider.sent.splice(0)];
      await Promise.all(all.map((event) => hand(client, event)));
      const { subscriptionStatus, planType, cancelAt, currentPeriodEnd } = await statusOf(client, dana);
      expect([subscriptionStatus, planType]).toEqual(["active", "lite"]);
      expect(cancelAt).toBe(currentPeriodEnd);
    });

    const portalUrl = async () => {
      const answer = await client.request("/api/stripe/create-portal-session", {
        method: "POST",
        headers: { authorization: `Bearer ${dana.accessToken}` },
      });
      return ((await answer.json()) as { url: string }).url;
    };

    it("stores an event of a customer that is none of ours, and of a kind that it does not know", async () => {
      const stranger = made("customer.subscription.updated", { customer: "cus_stranger" });
      const unheard = made("climate.order.delivered", { customer: "cus_stranger" });
      for (const event of [stranger, unheard]) expect((await hand(client, signed(event))).status).toBe(200);
      expect(await storedIds()).toEqual(expect.arrayContaining([stranger.id, unheard.id]));
    });

    it("asks for the event again when the provider cannot be asked, and then applies it", async () => {
      const [event] = await pay("pro");
      provider.fails = true;
      expect((await hand(client, event!)).status).toBe(502);
      expect((await statusOf(client, dana)).subscriptionStatus).toBeNull();
      provider.fails = false;
      expect((await hand(client, event!)).status).toBe(200);
      expect((await statusOf(client, dana)).subscriptionStatus).toBe("trialing");
    });

    it.each([
      ["declined", "incomplete"],
      ["works", "active"],
    ])("carries what a card that %s leaves: %s", async (card, status) => {
      for (const event of await pay("lite", card)) await hand(client, event);
      expect(await statusOf(client, dana)).toMatchObject({
        subscriptionStatus: status,
        hasActiveSubscription: status === "active",
      });
    });

    it.each([
      [["card:fails_later", "end_period"], "past_due"],
      [["card:fails_later", "end_period", "give_up"], "unpaid"],
      [["card:fails_later", "end_period", "card:works"], "active"],
      [["cancel_at_period_end", "end_period"], "canceled"],
      [["cancel_at_period_end", "keep"], "active"],
    ])("follows %j to %s", async (actions, status) => {
      const bought = await pay("lite");
      for (const event of bought) await hand(client, event);
      const portal = await portalUrl();
      for (const action of actions) await provider.manage(portal, subscriptionIn(bought), action);
      for (const event of provider.sent.splice(0)) await hand(client, event);
      expect((await statusOf(client, dana)).subscriptionStatus).toBe(status);
    });

    it("lets an incomplete subscription expire", async () => {
      const bought = await pay("lite", "declined");
      for (const event of bought) await hand(client, event);
      await provider.manage(await portalUrl(), subscriptionIn(bought), "give_up");
      for (const event of provider.sent.splice(0)) await hand(client, event);
      expect((await statusOf(client, dana)).subscriptionStatus).toBe("incomplete_expired");
    });
  },
  async () => {
    const provider = await startProvider();
    providers.push(provider);
    return { environment: provider.environment, roles: ["web"] };
  },
);
