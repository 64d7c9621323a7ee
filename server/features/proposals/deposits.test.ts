import { eq } from "drizzle-orm";
import Stripe from "stripe";
import { afterAll, beforeAll, expect, it } from "vitest";
import { proposalEndpoints } from "#contract/endpoints/proposals.ts";
import { PROPOSAL_MESSAGES } from "#contract/proposal-messages.ts";
import { companyAccounts } from "#server/db/schema.ts";
import { type ReceivingServer, startSmtpServer } from "#tests/fakes/smtp-server.ts";
import { hand, type Provider, startProvider } from "#tests/support/paying.ts";
import { countersigned, look, readySeller, type Seller, sent, signed } from "#tests/support/proposing.ts";
import { createStandInModel } from "#tests/support/stand-in-model.ts";
import { describeOnEachDatabase } from "#tests/support/test-program.ts";

const calls = proposalEndpoints;
let smtp: ReceivingServer;
let provider: Provider;
afterAll(async () => {
  await smtp?.close();
  await provider?.close();
});

describeOnEachDatabase(
  "the deposit of a proposal",
  (program) => {
    let seller: Seller;
    let codes = 0;
    beforeAll(async () => {
      codes = 0;
      seller = await readySeller(program(), 1);
    });
    const client = () => program().client;
    const own = async (id: string) =>
      (await client().call(calls.getProposal, { params: { id } }, seller.person)).body.data;
    const events = async (id: string) =>
      (await own(id)).events
        .map(({ event }) => event)
        .filter((event) => event === "paid" || event === "refunded");
    const account = async () =>
      (await client().call(calls.paymentAccount, {}, seller.person)).body.data.state;
    const pay = (token: string) => client().call(calls.payDeposit, { params: { token } });
    const refund = (id: string) => client().call(calls.refundDeposit, { params: { id } }, seller.person);
    const mark = (id: string) =>
      client().call(
        calls.markDeposit,
        { params: { id }, body: { method: "cheque" as const, cents: 10_000, on: "2026-11-22" } },
        seller.person,
      );
    /** Every event that the provider has sent since the last call. */
    const deliver = async () => {
      for (const event of provider.sent.splice(0)) expect((await hand(client(), event)).status).toBe(200);
    };
    const bothSigned = async () => {
      const { id, token } = await sent(client(), seller);
      await signed(client(), smtp, seller, { token, count: ++codes });
      await countersigned(client(), seller, id);
      return { id, token };
    };

    it("is paid by hand alone until the company has joined an account of its own", async () => {
      expect(await account()).toBe("none");
      const { token } = await bothSigned();
      expect((await look(client(), token)).deposit).toMatchObject({ paid: null, canPay: false });
      expect((await pay(token)).failure.message).toBe(PROPOSAL_MESSAGES.depositsOff);
      const joining = await client().call(calls.joinPaymentAccount, {}, seller.person);
      expect(await account()).toBe("unfinished");
      const back = await provider.pages.request(new URL(joining.body.data.url).pathname, { method: "POST" });
      expect(back.headers.get("location")).toBe(`${program().config.publicUrl}/company`);
      await deliver();
      expect(await account()).toBe("ready");
      expect((await look(client(), token)).deposit.canPay).toBe(true);
    });

    it("is asked for once both have signed, paid at the provider's page, and told once of an event that comes twice", async () => {
      const { id, token } = await sent(client(), seller);
      expect((await look(client(), token)).deposit.canPay).toBe(false);
      expect((await pay(token)).failure.message).toBe(PROPOSAL_MESSAGES.depositNone);
      await signed(client(), smtp, seller, { token, count: ++codes });
      expect((await pay(token)).status).toBe(409);
      await countersigned(client(), seller, id);
      const { cents } = (await look(client(), token)).deposit;
      // Two clicks at once get one page.
      const [first, second] = await Promise.all([pay(token), pay(token)]);
      const url = first?.body.data.url ?? "";
      expect(second?.body.data.url).toBe(url);
      expect(await (await provider.pages.request(new URL(url).pathname)).text()).toContain("The back yard");
      expect((await provider.pay(url, "declined")).status).toBe(200);
      expect((await own(id)).deposit.paid).toBeNull();
      const paid = await provider.pay(url);
      expect(paid.headers.get("location")).toContain(`/proposal/${token}?paid=1`);
      const [event] = provider.sent;
      await deliver();
      if (event) expect((await hand(client(), event)).status).toBe(200);
      const { stage, deposit } = await own(id);
      expect([stage, deposit.paid]).toEqual([
        "deposit-paid",
        { cents, method: "online", on: expect.any(String), refundedCents: 0 },
      ]);
      expect(await events(id)).toEqual(["paid"]);
      expect((await look(client(), token)).deposit.canPay).toBe(false);
      expect((await pay(token)).body.data.url).toBeNull();
      expect((await mark(id)).failure.message).toBe(PROPOSAL_MESSAGES.depositPaidOnline);
      expect((await provider.pay(url)).status).toBe(410);
    });

    it("is known to be paid when the client asks again before the provider's event is here", async () => {
      const { id, token } = await bothSigned();
      await provider.pay((await pay(token)).body.data.url ?? "");
      expect((await pay(token)).body.data.url).toBeNull();
      expect(await events(id)).toEqual(["paid"]);
      await deliver();
      expect(await events(id)).toEqual(["paid"]);
    });

    it("is given back through the provider once, and by whatever order the events come", async () => {
      const { id, token } = await bothSigned();
      expect((await refund(id)).failure.message).toBe(PROPOSAL_MESSAGES.depositNotPaid);
      await provider.pay((await pay(token)).body.data.url ?? "");
      const [paidEvent] = provider.sent.splice(0);
      expect((await pay(token)).body.data.url).toBeNull();
      expect((await refund(id)).body.data).toMatchObject({ stage: "countersigned" });
      expect((await refund(id)).status).toBe(200);
      await deliver();
      if (paidEvent) await hand(client(), paidEvent);
      expect(await events(id)).toEqual(["paid", "refunded"]);
      const { deposit } = await own(id);
      expect(deposit.paid?.refundedCents).toBe(deposit.paid?.cents);
    });

    it("that came outside of here closes the page on which it could be paid, and is given back by hand", async () => {
      const { id, token } = await bothSigned();
      const url = (await pay(token)).body.data.url ?? "";
      expect((await mark(id)).body.data.deposit.paid).toMatchObject({ method: "cheque", cents: 10_000 });
      expect((await provider.pay(url)).status).toBe(410);
      expect((await refund(id)).body.data.deposit.paid).toMatchObject({ refundedCents: 10_000 });
      await deliver();
      expect(await events(id)).toEqual(["paid", "refunded"]);
    });

    it("is paid to no one else: an event that names another account, or is signed as ours, changes nothing", async () => {
      const { id, token } = await bothSigned();
      const url = (await pay(token)).body.data.url ?? "";
      await provider.pay(url);
      const [event] = provider.sent.splice(0);
      if (!event) throw new Error("the provider sent nothing");
      const { webhooks } = new Stripe(provider.secretKey);
      const signedAs = (secret: string, changes: object) => {
        const body = JSON.stringify({ ...event.event, id: `evt_${crypto.randomUUID()}`, ...changes });
        return { body, signature: webhooks.generateTestHeaderString({ payload: body, secret }) };
      };
      const { connectWebhookSecret, webhookSecret } = provider;
      const statusOf = async (sent: { body: string; signature: string }) =>
        (await hand(client(), sent)).status;
      expect(await statusOf(signedAs(connectWebhookSecret, { account: "acct_of_another" }))).toBe(200);
      expect(await statusOf(signedAs(webhookSecret, {}))).toBe(400);
      expect(await statusOf(signedAs(connectWebhookSecret, { account: undefined }))).toBe(400);
      expect(await statusOf({ ...event, signature: "t=1,v1=00" })).toBe(400);
      const old = webhooks.generateTestHeaderString({
        payload: event.body,
        secret: connectWebhookSecret,
        timestamp: Math.floor(Date.now() / 1000) - 3_600,
      });
      expect(await statusOf({ body: event.body, signature: old })).toBe(400);
      expect(await events(id)).toEqual([]);
      expect(await statusOf(event)).toBe(200);
      expect(await events(id)).toEqual(["paid"]);
    });

    it("is not asked for online once the company has left the provider", async () => {
      const { token } = await bothSigned();
      await program()
        .database.db.update(companyAccounts)
        .set({ accountId: "acct_gone", isReady: false })
        .where(eq(companyAccounts.userId, seller.person.user.id));
      expect(await account()).toBe("none");
      expect((await look(client(), token)).deposit.canPay).toBe(false);
    });
  },
  async () => {
    smtp ??= await startSmtpServer();
    provider ??= await startProvider();
    return {
      environment: { SMTP_URL: smtp.url, TRUST_PROXY: "1", ...provider.environment },
      models: () => ({ concept: createStandInModel() }),
    };
  },
);
