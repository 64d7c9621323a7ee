import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { readStored } from "#server/adapters/storage/storage.ts";
import { runCommand } from "#server/admin/commands.ts";
import { proposalLog, proposals, sealedRecords } from "#server/db/schema.ts";
import { type ReceivingServer, startSmtpServer } from "#tests/fakes/smtp-server.ts";
import { countersigned, readySeller, sent, signed } from "#tests/support/proposing.ts";
import { createStandInModel } from "#tests/support/stand-in-model.ts";
import { describeOnEachDatabase } from "#tests/support/test-program.ts";
import { endProposals, endProposalsJob } from "./end-proposals.job.ts";
import type { LogRow } from "./proposal-log.store.ts";
import { hashOfRow } from "./proposal-log.ts";
import { selectProposalFiles } from "./proposals.store.ts";
import { verifyLog } from "./verify-log.ts";

let smtp: ReceivingServer;
afterAll(() => smtp?.close());

describeOnEachDatabase(
  "the event log",
  (program) => {
    let id: string;
    beforeAll(async () => {
      const { client } = program();
      const seller = await readySeller(program(), 1);
      const made = await sent(client, seller);
      id = made.id;
      await signed(client, smtp, seller, made);
      await countersigned(client, seller, id);
      await sent(client, seller);
      // Sealing writes to the record and the log by itself: nothing may be compared before it.
      await vi.waitUntil(paperOf, { timeout: 30_000 });
    });
    const paperOf = async () => {
      const [row] = await db().select().from(sealedRecords).where(eq(sealedRecords.id, id));
      return row?.pdfKey ?? null;
    };
    const db = () => program().database.db;
    const deps = () => program().operations;
    const fault = async () => (await verifyLog(deps())).fault;
    /** What a person with the rights of an owner of the database could do: the triggers are switched off for it. */
    const tamper = async (change: () => Promise<unknown>, restore: () => Promise<unknown>) => {
      await db().execute(sql`alter table proposal_log disable trigger user`);
      try {
        await change();
        return await fault();
      } finally {
        await restore();
        await db().execute(sql`alter table proposal_log enable trigger user`);
      }
    };
    const rows = () => db().select().from(proposalLog).orderBy(proposalLog.sequence);
    const write = (row: LogRow) =>
      db().update(proposalLog).set(row).where(eq(proposalLog.sequence, row.sequence));

    it("is whole, and the command says so", async () => {
      expect(await fault()).toBeNull();
      const { ok, words } = await runCommand(deps(), ["verify-log"]);
      expect([ok, words]).toEqual([true, expect.stringMatching(/^The event log is whole: \d+ rows/)]);
    });

    it("names a proposal with a stored picture that was changed, or is gone", async () => {
      const [file] = await selectProposalFiles(db(), id);
      const { storage } = program().operations;
      const key = file?.key ?? "";
      const content = await readStored(storage, key);
      const changed = Uint8Array.from(content);
      changed[content.length >> 1]! ^= 1;
      await storage.put(key, changed);
      expect(await fault()).toMatchObject({
        fault: `a picture of proposal ${id} is missing or was changed`,
      });
      await storage.delete(key);
      expect((await fault())?.fault).toContain(`a picture of proposal ${id}`);
      await storage.put(key, content);
      expect(await fault()).toBeNull();
    });

    it("takes no change, no deletion and no emptying from the database", async () => {
      const before = await rows();
      const refused = [
        () => db().update(proposalLog).set({ event: "declined" }),
        () => db().delete(proposalLog),
        () => db().delete(proposalLog).where(eq(proposalLog.sequence, 1)),
        () => db().execute(sql`truncate proposal_log`),
      ];
      for (const change of refused)
        await expect(change()).rejects.toMatchObject({
          cause: { message: expect.stringContaining("added and never changed") },
        });
      expect(await rows()).toEqual(before);
    });

    it("names the row that was changed, at every one of 500 random places of it", async () => {
      const all = await rows();
      const columns = ["proposalId", "event", "at", "data", "previousSha256", "sha256"] as const;
      const places = fc.sample(
        fc.record({
          row: fc.nat(all.length - 1),
          column: fc.constantFrom(...columns),
          at: fc.nat(10_000),
          bit: fc.nat(7),
        }),
        500,
      );
      for (const { row: nth, column, at, bit } of places) {
        const row = all[nth]!;
        const changed = { ...row, [column]: flipped(row[column], at, bit) };
        if (JSON.stringify(changed) === JSON.stringify(row)) continue;
        // Held in memory as the database would give it: 500 writes would only make the test slow.
        const isKnown =
          hashOfRow(changed) === changed.sha256 && changed.previousSha256 === row.previousSha256;
        expect([row.sequence, column, isKnown]).toEqual([row.sequence, column, false]);
      }
      const third = all[2]!;
      const found = await tamper(
        () => write({ ...third, event: "opened" }),
        () => write(third),
      );
      expect(found).toEqual({ sequence: 3, fault: expect.stringMatching(/^row 3 was changed/) });
    });

    it("names a row that was changed together with its hash by the row after it", async () => {
      const second = (await rows())[1]!;
      const forged = { ...second, event: "declined" };
      const found = await tamper(
        () => write({ ...forged, sha256: hashOfRow(forged) }),
        () => write(second),
      );
      expect(found).toEqual({ sequence: 3, fault: expect.stringMatching(/^row 3 does not follow row 2/) });
    });

    it("names a row that is missing, the first one too", async () => {
      for (const nth of [0, 3]) {
        const row = (await rows())[nth]!;
        const found = await tamper(
          () => db().delete(proposalLog).where(eq(proposalLog.sequence, row.sequence)),
          () => db().insert(proposalLog).values(row),
        );
        expect(found?.fault).toMatch(new RegExp(`^row ${row.sequence} is missing`));
      }
    });

    it("notices a record or a price sheet of which one letter was changed, and one that is gone", async () => {
      const [kept] = await db().select().from(sealedRecords).where(eq(sealedRecords.id, id));
      const set = (values: Partial<NonNullable<typeof kept>>) =>
        db().update(sealedRecords).set(values).where(eq(sealedRecords.id, id));
      const record = kept!.record.replace('"quantity":1,', '"quantity":2,');
      expect(record).not.toBe(kept!.record);
      await set({ record });
      expect((await fault())?.fault).toBe(`the record of proposal ${id} was changed`);
      const { ok, words } = await runCommand(deps(), ["verify-log"]);
      expect([ok, words]).toEqual([
        false,
        `The event log is broken: the record of proposal ${id} was changed.`,
      ]);
      await set({ record: kept!.record, priceSheet: kept!.priceSheet.replace("costCents", "costcents") });
      expect((await fault())?.fault).toBe(`the price sheet of proposal ${id} was changed`);
      await set({ priceSheet: kept!.priceSheet });
      await db().delete(sealedRecords).where(eq(sealedRecords.id, id));
      expect((await fault())?.fault).toBe(`the record of proposal ${id} is missing`);
      await db().insert(sealedRecords).values(kept!);
      expect(await fault()).toBeNull();
    });

    it("notices one changed byte of a sealed PDF", async () => {
      const { config } = program();
      expect(await verifyLog(deps())).toMatchObject({ records: 1, papers: 1, fault: null });
      const { storage } = deps();
      const key = (await paperOf()) ?? "";
      const paper = await readStored(storage, key);
      const changed = new Uint8Array(paper);
      changed[Math.floor(changed.length / 2)]! ^= 1;
      expect(config.storage.kind).toBe("disk");
      await storage.put(key, changed);
      expect((await fault())?.fault).toBe(`the sealed PDF of proposal ${id} is missing or was changed`);
      await storage.put(key, paper);
      expect(await fault()).toBeNull();
    });

    it("has a record sealed whose job was lost, an hour later", async () => {
      const [kept] = await db().select().from(sealedRecords).where(eq(sealedRecords.id, id));
      await db().update(sealedRecords).set({ pdfKey: null, pdfSha256: null }).where(eq(sealedRecords.id, id));
      const later = (ms: number) => ({ ...deps(), queue, now: () => new Date(Date.now() + ms) });
      const run = { signal: new AbortController().signal, attempt: 1 };
      await endProposalsJob.run(later(0), {}, run);
      expect(jobs).not.toContainEqual({ proposalId: id });
      await endProposalsJob.run(later(3_700_000), {}, run);
      expect(jobs).toContainEqual({ proposalId: id });
      await db().update(sealedRecords).set(kept!).where(eq(sealedRecords.id, id));
    });

    it("stays in order when many proposals say something at once", async () => {
      const { client } = program();
      const seller = await readySeller(program(), 1);
      await Promise.all(Array.from({ length: 8 }, () => sent(client, seller)));
      expect(await fault()).toBeNull();
    });

    it("says once that a proposal's last day is over, and a reminder comes before", async () => {
      const { client, clock } = program();
      const seller = await readySeller(program(), 1);
      const made = await sent(client, seller);
      const work = { ...deps(), queue };
      const stage = async () => (await db().select().from(proposals).where(eq(proposals.id, made.id)))[0];
      const events = async () =>
        (await db().select().from(proposalLog).where(eq(proposalLog.proposalId, made.id))).map(
          ({ event }) => event,
        );
      clock.advanceMs(12 * 86_400_000);
      for (let nth = 0; nth < 2; nth++) await endProposals(work);
      expect([(await stage())?.stage, (await stage())?.remindedAt]).toEqual(["sent", expect.any(Date)]);
      clock.advanceMs(4 * 86_400_000);
      for (let nth = 0; nth < 2; nth++) await endProposals(work);
      expect((await stage())?.stage).toBe("expired");
      expect(await events()).toEqual(["created", "sent", "expired"]);
      const opened = await client.request(`/api/proposal/${made.token}`);
      expect(opened.status).toBe(404);
      expect(jobs).toEqual(
        expect.arrayContaining([
          { proposalId: made.id, kind: "ending", side: "client" },
          { proposalId: made.id, kind: "expired", side: "company" },
        ]),
      );
    });

    const jobs: object[] = [];
    const queue = { send: async (_: unknown, payload: object) => void jobs.push(payload) };
  },
  async () => {
    smtp ??= await startSmtpServer();
    return { environment: { SMTP_URL: smtp.url }, models: () => ({ concept: createStandInModel() }) };
  },
);

/** One bit of a value's text is another; the value itself where that is no such value any more. */
function flipped<T>(value: T, at: number, bit: number): T {
  const text = value instanceof Date ? value.toISOString() : JSON.stringify(value);
  const bytes = Buffer.from(text);
  bytes[at % bytes.length]! ^= 1 << bit;
  const changed = bytes.toString("latin1");
  try {
    if (!(value instanceof Date)) return JSON.parse(changed) as T;
    const moment = new Date(changed);
    return (Number.isNaN(moment.getTime()) ? value : moment) as T;
  } catch {
    return value;
  }
}
