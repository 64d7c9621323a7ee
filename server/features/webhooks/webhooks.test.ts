import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { eq } from "drizzle-orm";
import PostalMime from "postal-mime";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { proposalEndpoints } from "#contract/endpoints/proposals.ts";
import { webhookEndpoints } from "#contract/endpoints/webhooks.ts";
import { PROPOSAL_MESSAGES } from "#contract/proposal-messages.ts";
import { webhookDeliveries, webhooks } from "#server/db/schema.ts";
import { type ReceivingServer, startSmtpServer } from "#tests/fakes/smtp-server.ts";
import { draft, readySeller, type Seller, sent } from "#tests/support/proposing.ts";
import { createStandInModel } from "#tests/support/stand-in-model.ts";
import { describeOnEachDatabase } from "#tests/support/test-program.ts";
import { isPublicAddress, resolveWebhook, signatureOf } from "./post-webhook.ts";

const calls = webhookEndpoints;
type Heard = { headers: IncomingHttpHeaders; body: string };

/** The program of somebody who listens. */
async function startListener() {
  const heard: Heard[] = [];
  let status = 200;
  let meanwhile = () => {};
  const server = createServer((call, answer) => {
    const chunks: Buffer[] = [];
    call.on("data", (chunk: Buffer) => chunks.push(chunk));
    call.on("end", () => {
      heard.push({ headers: call.headers, body: Buffer.concat(chunks).toString() });
      meanwhile();
      answer.writeHead(status, { location: "http://127.0.0.1:1/elsewhere" }).end();
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/told`;
  return {
    heard,
    url,
    answers: (next: number, happens = () => {}) => {
      status = next;
      meanwhile = happens;
    },
    close: () => server.close(),
  };
}

let smtp: ReceivingServer;
let listener: Awaited<ReturnType<typeof startListener>>;
beforeAll(async () => {
  listener = await startListener();
});
afterAll(async () => {
  listener.close();
  await smtp?.close();
});

describeOnEachDatabase(
  "webhooks",
  (program) => {
    let seller: Seller;
    beforeAll(async () => {
      seller = await readySeller(program(), 1);
    });
    beforeEach(() => {
      listener.heard.length = 0;
      listener.answers(200);
    });
    const client = () => program().client;
    const create = (url = listener.url, as = seller) =>
      client().call(calls.createWebhook, { body: { url } }, as.person);
    const remove = (id: string) => client().call(calls.deleteWebhook, { params: { id } }, seller.person);
    const deliveries = async (id: string) =>
      (await client().call(calls.listDeliveries, { params: { id } }, seller.person)).body.data.deliveries;
    const heard = (count: number) =>
      vi.waitFor(() => expect(listener.heard.length).toBeGreaterThanOrEqual(count), 20_000);
    const ended = (id: string, state: string) =>
      vi.waitFor(async () => expect((await deliveries(id))[0]?.state).toBe(state), 20_000);

    it("tell each event of a proposal, signed over id, time and body", async () => {
      const { id, secret } = (await create()).body.data;
      const { id: proposalId } = await sent(client(), seller);
      await heard(2);
      await ended(id, "delivered");
      const told = listener.heard.map(({ headers, body }) => {
        const [webhookId, timestamp] = [headers["webhook-id"], Number(headers["webhook-timestamp"])];
        expect(headers["webhook-signature"]).toBe(signatureOf(secret, String(webhookId), timestamp, body));
        expect(Math.abs(timestamp - program().clock.now().getTime() / 1000)).toBeLessThan(60);
        return JSON.parse(body);
      });
      expect(told.map(({ type }) => type).toSorted()).toEqual(["proposal.created", "proposal.sent"]);
      expect(told[0]?.data.proposal).toMatchObject({ id: proposalId, title: "The back yard" });
      expect((await deliveries(id)).map(({ attempts, lastAnswer }) => [attempts, lastAnswer])).toEqual([
        [1, "200"],
        [1, "200"],
      ]);
      await remove(id);
      await draft(client(), seller);
      expect((await client().call(calls.listWebhooks, {}, seller.person)).body.data.webhooks).toEqual([]);
    });

    it("try again after a wait, follow nothing, and can be sent again byte for byte", async () => {
      listener.answers(302);
      const { id } = (await create()).body.data;
      await draft(client(), seller);
      await heard(1);
      const first = listener.heard[0]?.body;
      await vi.waitFor(
        async () =>
          expect((await deliveries(id))[0]).toMatchObject({
            ...{ state: "waiting", attempts: 1, lastAnswer: "302" },
          }),
        10_000,
      );
      listener.answers(204);
      await heard(2);
      await ended(id, "delivered");
      const [delivery] = await deliveries(id);
      const params = { id, deliveryId: delivery?.id ?? "" };
      await client().call(calls.replayDelivery, { params }, seller.person);
      await heard(3);
      expect(listener.heard.map(({ body }) => body)).toEqual([first, first, first]);
      expect(new Set(listener.heard.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
      const stranger = await client().registered();
      const strange = await client().call(calls.replayDelivery, { params }, stranger);
      expect(strange.status).toBe(404);
      expect((await client().call(calls.deleteWebhook, { params: { id } }, stranger)).status).toBe(404);
      await remove(id);
    });

    it("tell nothing of what was rolled back, and only their own account's proposals", async () => {
      const { id } = (await create()).body.data;
      const before = (await program().database.db.select().from(webhookDeliveries)).length;
      const stale = await client().call(
        proposalEndpoints.sendProposal,
        { params: { id: (await draft(client(), seller)).id }, body: { revision: 99 } },
        seller.person,
      );
      expect(stale.status).toBe(409);
      const other = await readySeller(program(), 1);
      await draft(client(), other);
      await ended(id, "delivered");
      const after = (await program().database.db.select().from(webhookDeliveries)).length;
      expect(after - before).toBe(1);
      await remove(id);
    });

    it("are switched off after twenty in a row that were given up, of which the owner gets a mail, and on by a replay", async () => {
      listener.answers(500);
      const { id } = (await create()).body.data;
      const { db } = program().database;
      await db.update(webhooks).set({ failures: 19 }).where(eq(webhooks.id, id));
      await draft(client(), seller);
      await heard(1);
      await vi.waitFor(
        async () => expect((await deliveries(id))[0]).toMatchObject({ state: "waiting", attempts: 1 }),
        10_000,
      );
      // The next try is the last one of most of a day.
      await db.update(webhookDeliveries).set({ attempts: 7 }).where(eq(webhookDeliveries.webhookId, id));
      await ended(id, "given-up");
      const isOn = async () =>
        (await client().call(calls.listWebhooks, {}, seller.person)).body.data.webhooks[0]?.isOn;
      expect(await isOn()).toBe(false);
      const [mail] = await smtp.mailsTo(seller.person.email, 1);
      const { subject, text } = await PostalMime.parse(mail?.source ?? "");
      expect(subject).toBe("A webhook was switched off");
      expect(text).toContain(`${listener.url} did not take 20 deliveries in a row`);
      await draft(client(), seller);
      expect(await deliveries(id)).toHaveLength(1);
      listener.answers(200);
      const [delivery] = await deliveries(id);
      const params = { id, deliveryId: delivery?.id ?? "" };
      await client().call(calls.replayDelivery, { params }, seller.person);
      await ended(id, "delivered");
      expect(await isOn()).toBe(true);
      await remove(id);
    });

    it("of a company whose address is slow wait longer than it took", async () => {
      listener.answers(200, () => program().clock.advanceMs(5_000));
      const { id } = (await create()).body.data;
      // Two events.
      await sent(client(), seller);
      await vi.waitFor(async () =>
        expect((await deliveries(id)).map(({ state }) => state).toSorted()).toEqual(["delivered", "waiting"]),
      );
      await delay(200);
      expect(listener.heard).toHaveLength(1);
      await remove(id);
      program().clock.advanceMs(-5_000);
    });

    it("are five at most", async () => {
      const made = [];
      for (let nth = 0; nth < 5; nth++) made.push((await create()).body.data.id);
      expect((await create()).failure.message).toBe(PROPOSAL_MESSAGES.webhooksFull);
      for (const id of made) await remove(id);
    });
  },
  async () => {
    smtp ??= await startSmtpServer();
    return {
      environment: { WEBHOOKS_INSIDE: "1", SMTP_URL: smtp.url },
      models: () => ({ concept: createStandInModel() }),
    };
  },
);

it.each([
  ["8.8.8.8", true],
  ["127.0.0.1", false],
  ["10.1.2.3", false],
  ["172.31.0.1", false],
  ["192.168.1.1", false],
  ["169.254.169.254", false],
  ["100.64.0.1", false],
  ["224.0.0.1", false],
  ["0.0.0.0", false],
  ["2606:4700::1111", true],
  ["::1", false],
  ["::ffff:127.0.0.1", false],
  ["64:ff9b::7f00:1", false],
  ["2002:7f00:1::", false],
  ["fc00::1", false],
  ["fe80::1", false],
])("%s is an address of the internet: %s", (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected);
});

it.each([
  "https://localhost/hook",
  "https://127.0.0.1/hook",
  "https://[::1]/hook",
  "https://0x7f000001/hook",
  "https://2130706433/hook",
  "http://93.184.216.34/hook",
  "https://user:word@93.184.216.34/hook",
  "ftp://93.184.216.34/hook",
])("no webhook leads to %s", async (url) => {
  await expect(resolveWebhook(new URL(url), { allowsInside: false })).rejects.toThrow();
});
