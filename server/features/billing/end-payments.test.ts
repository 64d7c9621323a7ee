import { eq } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, beforeAll, expect, it } from "vitest";
import { memberEndpoints } from "#contract/endpoints/members.ts";
import { proposalEndpoints } from "#contract/endpoints/proposals.ts";
import { PaymentsFailure } from "#server/adapters/payments/payments.ts";
import { paymentEvents, subscriptions, users } from "#server/db/schema.ts";
import { Later } from "#server/jobs/job.ts";
import { type ReceivingServer, startSmtpServer } from "#tests/fakes/smtp-server.ts";
import { checkoutUrl, hand, type Provider, startProvider } from "#tests/support/paying.ts";
import { countersigned, readySeller, sent, signed } from "#tests/support/proposing.ts";
import { createStandInModel } from "#tests/support/stand-in-model.ts";
import type { Person } from "#tests/support/test-client.ts";
import { describeOnEachDatabase } from "#tests/support/test-program.ts";
import { endPaymentsJob } from "./end-payments.job.ts";

let smtp: ReceivingServer;
let provider: Provider;
afterAll(async () => {
  await smtp?.close();
  await provider?.close();
});

describeOnEachDatabase(
  "the payments of an account that is deleted",
  (program) => {
    let dana: Person;
    beforeAll(async () => {
      dana = await program().client.registered();
    });
    const end = async (as: Person) => {
      const { password } = as;
      const { status } = await program().client.call(
        memberEndpoints.deleteAccount,
        { body: { password } },
        as,
      );
      expect(status).toBe(200);
    };
    const statusOf = async (url: string) => (await provider.pages.request(new URL(url).pathname)).status;
    const deliver = async () => {
      for (const event of provider.sent.splice(0))
        expect((await hand(program().client, event)).status).toBe(200);
    };

    it("have no page on which its plan could still be bought", async () => {
      const url = await checkoutUrl(program().client, dana, "lite");
      expect(await statusOf(url)).toBe(200);
      await end(dana);
      await expect.poll(() => statusOf(url)).toBe(410);
    });

    it("wait for a provider that is away", async () => {
      const away = async () => {
        throw new PaymentsFailure("unreachable");
      };
      const deps = { payments: () => ({ endCustomer: away }) as never, log: pino({ level: "silent" }) };
      const work = endPaymentsJob.run(deps, { customers: ["cus_1"], pages: [] }, {} as never);
      await expect(work).rejects.toBeInstanceOf(Later);
    });

    it("end with a plan that was bought a moment before, and its events are written down", async () => {
      const { client, database } = program();
      const late = await client.registered();
      const url = await checkoutUrl(client, late, "pro");
      await provider.pay(url);
      const [first] = provider.sent;
      await end(late);
      // The provider sends what has happened when one of its pages is next asked for.
      await expect
        .poll(async () => {
          await statusOf(url);
          return provider.sent.map(({ event }) => event.type);
        })
        .toContain("customer.subscription.deleted");
      await deliver();
      const kept = await database.db
        .select({ appliedAt: paymentEvents.appliedAt })
        .from(paymentEvents)
        .where(eq(paymentEvents.id, first?.event.id ?? ""));
      expect(kept).toEqual([{ appliedAt: expect.any(Date) }]);
      expect(await database.db.select().from(subscriptions)).toEqual([]);
    });

    it("have no page on which a client could still pay a deposit", async () => {
      const { client, database } = program();
      const seller = await readySeller(program(), 1);
      const joining = await client.call(proposalEndpoints.joinPaymentAccount, {}, seller.person);
      await provider.pages.request(new URL(joining.body.data.url).pathname, { method: "POST" });
      await deliver();
      const { id, token } = await sent(client, seller);
      await signed(client, smtp, seller, { token });
      await countersigned(client, seller, id);
      const { body } = await client.call(proposalEndpoints.payDeposit, { params: { token } });
      const url = body.data.url ?? "";
      expect(await statusOf(url)).toBe(200);
      await end(seller.person);
      await expect.poll(() => statusOf(url)).toBe(410);
      expect(await database.db.select().from(users).where(eq(users.id, seller.person.user.id))).toEqual([]);
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
