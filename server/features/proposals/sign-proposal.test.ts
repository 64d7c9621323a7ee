import { and, eq, sql } from "drizzle-orm";
import PostalMime from "postal-mime";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sealTools } from "#app/lib/seal-tools.ts";
import { bomEndpoints } from "#contract/endpoints/bom.ts";
import { projectEndpoints } from "#contract/endpoints/projects.ts";
import { proposalEndpoints } from "#contract/endpoints/proposals.ts";
import { PROPOSAL_MESSAGES } from "#contract/proposal-messages.ts";
import { Offer, PriceSheet, ProposalRecord } from "#contract/proposal-record.ts";
import { canonicalJson } from "#core/canonical-json/canonical-json.ts";
import type { ProjectStatus } from "#core/projects/project-status.ts";
import { verifySeal } from "#core/seal/verify-seal.ts";
import { runCommand } from "#server/admin/commands.ts";
import { files, proposalCodes, proposalLog, proposals, sealedRecords, users } from "#server/db/schema.ts";
import { sha256Of } from "#server/sha256.ts";
import { type ReceivingServer, startSmtpServer } from "#tests/fakes/smtp-server.ts";
import {
  bodyOf,
  countersigned,
  look,
  mailedCode,
  readySeller,
  type Seller,
  sent,
  signed,
  typed,
} from "#tests/support/proposing.ts";
import { createStandInModel } from "#tests/support/stand-in-model.ts";
import { describeOnEachDatabase } from "#tests/support/test-program.ts";
import { localTime } from "./local-time.ts";

const calls = proposalEndpoints;
let smtp: ReceivingServer;
afterAll(() => smtp?.close());

describeOnEachDatabase(
  "signing a proposal",
  (program) => {
    let seller: Seller;
    let codes = 0;
    beforeAll(async () => {
      codes = 0;
      seller = await readySeller(program(), 2);
    });
    const client = () => program().client;
    const db = () => program().database.db;
    const get = async (id: string, as = seller) =>
      (await client().call(calls.getProposal, { params: { id } }, as.person)).body.data;
    /** Each test its own client address, so that no limit of one is felt by the next. */
    const from = () => ({ "x-forwarded-for": `10.1.0.${codes + 1}`, "user-agent": "A phone/1" });
    const askCode = async (token: string) => {
      const asked = await client().call(calls.askSigningCode, { params: { token } }, null, from());
      expect(asked.body.message).toBe(PROPOSAL_MESSAGES.codeSent);
      return mailedCode(smtp, seller.clientEmail, ++codes);
    };
    const sign = (token: string, body: object) =>
      client().call(
        calls.signProposal,
        { params: { token }, body: { ...typed(), consents: true, ...body } },
        null,
        from(),
      );
    const events = async (id: string) => (await get(id)).events.map(({ event }) => event);

    it("keeps who, how, where and when, of exactly what was on the screen", async () => {
      const { id, token } = await sent(client(), seller);
      const code = await askCode(token);
      const shown = await look(client(), token);
      const { status, body } = await sign(token, { code, offerSha256: shown.offerSha256 });
      expect([status, body.data.stage, body.data.signed?.name]).toEqual([200, "signed", "Zoe Nunez"]);
      const [row] = await db().select().from(proposals).where(eq(proposals.id, id));
      const { clientSignature, signedOffer } = row!;
      expect(signedOffer).toBe(canonicalJson(shown.offer));
      expect(clientSignature).toMatchObject({
        ...{ role: "client", name: "Zoe Nunez", email: seller.clientEmail, identifiedBy: "code-by-mail" },
        ...{ userAgent: "A phone/1", offerSha256: shown.offerSha256, timeZone: "America/Toronto" },
        ipAddress: expect.stringMatching(/^10\.1\.0\./),
        localTime: expect.stringMatching(/-0[45]:00$/),
      });
      const left = await db().select().from(proposalCodes).where(eq(proposalCodes.proposalId, id));
      expect(left).toEqual([]);
      expect(await events(id)).toEqual(["created", "sent", "code-sent", "consented", "signed"]);
    });

    it("takes its project along, and leaves no warning of what was offered", async () => {
      const { projectId: id } = seller;
      const status = async () =>
        (await client().call(projectEndpoints.getProject, { params: { id } }, seller.person)).body.data
          .project.Status;
      const change = (to: ProjectStatus) =>
        client().call(
          projectEndpoints.putProjectStatus,
          { params: { id }, body: { status: to } },
          seller.person,
        );
      await change("lead");
      const proposal = await sent(client(), seller);
      expect(await status()).toBe("offered");
      await db()
        .update(proposals)
        .set({ base: sql`jsonb_set(${proposals.base}, '{warnings}', '["Good: the sizes are unsure."]')` })
        .where(eq(proposals.id, proposal.id));
      expect((await get(proposal.id)).warnings).toEqual(["Good: the sizes are unsure."]);
      await db().update(proposals).set({ stage: "declined" }).where(eq(proposals.id, proposal.id));
      expect((await get(proposal.id)).warnings).toEqual([]);
      await db().update(proposals).set({ stage: "opened" }).where(eq(proposals.id, proposal.id));
      await signed(client(), smtp, seller, { token: proposal.token, count: ++codes });
      expect(await status()).toBe("offered");
      expect((await countersigned(client(), seller, proposal.id)).warnings).toEqual([]);
      expect(await status()).toBe("won");
      // What a person moved further stays there.
      await change("building");
      await sent(client(), seller);
      expect(await status()).toBe("building");
      await client().call(calls.finishProposal, { params: { id: proposal.id } }, seller.person);
      expect(await status()).toBe("done");
    });

    it("is told to each side by a job of its own: one that is tried again mails nobody else", async () => {
      const { id, token } = await sent(client(), seller);
      const { offerSha256 } = await look(client(), token);
      await sign(token, { code: await askCode(token), offerSha256 });
      const { rows } = (await db().execute(
        sql`select data->>'side' as side from jobs.job where name = 'proposal-mail' and data->>'proposalId' = ${id} and data->>'kind' = 'signed' order by side`,
      )) as unknown as { rows: { side: string }[] };
      expect(rows.map(({ side }) => side)).toEqual(["client", "company"]);
    });

    it("is refused without a code, with a wrong one, and once the five tries of the right one are used up", async () => {
      const { id, token } = await sent(client(), seller);
      const { offerSha256 } = await look(client(), token);
      const none = await sign(token, { code: "123456", offerSha256 });
      expect([none.status, none.failure.message]).toEqual([400, PROPOSAL_MESSAGES.codeEnded]);
      const code = await askCode(token);
      const wrong = code === "000000" ? "000001" : "000000";
      for (let nth = 0; nth < 5; nth++) {
        const refused = await sign(token, { code: wrong, offerSha256 });
        expect([refused.status, refused.failure.message]).toEqual([400, PROPOSAL_MESSAGES.codeInvalid]);
      }
      const late = await sign(token, { code, offerSha256 });
      expect([late.status, late.failure.message]).toEqual([400, PROPOSAL_MESSAGES.codeEnded]);
      expect((await events(id)).filter((event) => event === "code-refused")).toHaveLength(5);
      expect((await look(client(), token)).signed).toBeNull();
      expect((await sign(token, { code: await askCode(token), offerSha256 })).status).toBe(200);
    });

    it("counts wrong codes that come at once: no more than five are tried", async () => {
      const { id, token } = await sent(client(), seller);
      const { offerSha256 } = await look(client(), token);
      const code = await askCode(token);
      const wrong = code === "000000" ? "000001" : "000000";
      const tries = Array.from({ length: 12 }, () => sign(token, { code: wrong, offerSha256 }));
      const said = (await Promise.all(tries)).map(({ failure }) => failure.message);
      expect(said.filter((message) => message === PROPOSAL_MESSAGES.codeInvalid)).toHaveLength(5);
      expect(said.filter((message) => message === PROPOSAL_MESSAGES.codeEnded)).toHaveLength(7);
      expect((await sign(token, { code, offerSha256 })).failure.message).toBe(PROPOSAL_MESSAGES.codeEnded);
      expect((await events(id)).filter((event) => event === "code-refused")).toHaveLength(5);
    });

    it("is refused by a link that has ended, was taken back or replaced, whatever the code", async () => {
      const waiting = async () => {
        const { id, token } = await sent(client(), seller);
        const { offerSha256 } = await look(client(), token);
        return { id, token, signing: { code: await askCode(token), offerSha256 } };
      };
      const ended = await waiting();
      await db()
        .update(proposals)
        .set({ linkExpiresAt: new Date(0) })
        .where(eq(proposals.id, ended.id));
      const revoked = await waiting();
      await client().call(calls.revokeProposalLink, { params: { id: revoked.id } }, seller.person);
      const replaced = await waiting();
      const { revision } = await get(replaced.id);
      const again = { params: { id: replaced.id }, body: { revision } };
      await client().call(calls.sendProposal, again, seller.person);
      for (const { id, token, signing } of [ended, revoked, replaced]) {
        const { status, failure } = await sign(token, signing);
        expect([status, failure.message]).toEqual([404, PROPOSAL_MESSAGES.proposalLinkInvalid]);
        const params = { token };
        expect((await client().call(calls.askSigningCode, { params }, null, from())).status).toBe(404);
        expect((await client().call(calls.declineProposal, { params, body: {} })).status).toBe(404);
        expect([(await get(id)).signed, (await events(id)).includes("signed")]).toEqual([null, false]);
      }
      const over = await waiting();
      await db().update(proposals).set({ stage: "expired" }).where(eq(proposals.id, over.id));
      const late = await sign(over.token, over.signing);
      expect([late.status, late.failure.message]).toEqual([409, PROPOSAL_MESSAGES.proposalClosed]);
    });

    it("takes a code once, for ten minutes, and only the newest; the database does not hold it", async () => {
      const { id, token } = await sent(client(), seller);
      const { token: other } = await sent(client(), seller);
      const { offerSha256 } = await look(client(), token);
      const first = await askCode(token);
      const [kept] = await db().select().from(proposalCodes).where(eq(proposalCodes.proposalId, id));
      expect(JSON.stringify(kept)).not.toContain(first);
      expect(kept?.hash).not.toBe(sha256Of(first));
      const second = await askCode(token);
      if (first !== second) expect((await sign(token, { code: first, offerSha256 })).status).toBe(400);
      const theirs = { code: second, offerSha256: (await look(client(), other)).offerSha256 };
      expect((await sign(other, theirs)).failure.message).toBe(PROPOSAL_MESSAGES.codeEnded);
      program().clock.advanceMs(10 * 60_000);
      expect((await sign(token, { code: second, offerSha256 })).failure.message).toBe(
        PROPOSAL_MESSAGES.codeEnded,
      );
      expect((await get(id)).signed).toBeNull();
    });

    it("is once, whoever clicks twice or at the same time, and answers a replay with what is there", async () => {
      const { id, token } = await sent(client(), seller);
      const code = await askCode(token);
      const { offerSha256 } = await look(client(), token);
      const clicks = await Promise.all(Array.from({ length: 5 }, () => sign(token, { code, offerSha256 })));
      expect(clicks.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
      expect(new Set(clicks.map(({ body }) => body.data.signed?.at)).size).toBe(1);
      expect((await events(id)).filter((event) => event === "signed")).toHaveLength(1);
      const another = await sign(token, { code, offerSha256, name: "Somebody Else" });
      expect([another.status, another.failure.message]).toEqual([
        409,
        PROPOSAL_MESSAGES.proposalSignedOtherwise,
      ]);
    });

    it("of two people at once is the signature of one", async () => {
      const { id, token } = await sent(client(), seller);
      const code = await askCode(token);
      const { offerSha256 } = await look(client(), token);
      const both = await Promise.all(
        ["Ann Poe", "Ben Roe"].map((name) => sign(token, { code, offerSha256, name })),
      );
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect((await events(id)).filter((event) => event === "signed")).toHaveLength(1);
    });

    it("is refused with the newer proposal when the company edits meanwhile, and the code still holds", async () => {
      const { id, token, proposal } = await sent(client(), seller);
      const { offerSha256 } = await look(client(), token);
      const body = { ...bodyOf(seller), title: "The front yard", revision: proposal.revision };
      await client().call(calls.putProposal, { params: { id }, body }, seller.person);
      const code = await askCode(token);
      const { status, failure } = await sign(token, { code, offerSha256 });
      expect([status, failure.message]).toEqual([409, PROPOSAL_MESSAGES.proposalChanged]);
      const data = failure.data as { offerSha256: string; offer: { title: string } };
      expect(data.offer.title).toBe("The front yard");
      expect((await get(id)).signed).toBeNull();
      expect((await sign(token, { code, offerSha256: data.offerSha256 })).status).toBe(200);
    });

    it("never signs a choice that was not on the screen, however choice, edit and signature meet", async () => {
      for (let round = 0; round < 4; round++) {
        const { id, token, proposal } = await sent(client(), seller);
        const code = await askCode(token);
        const { offerSha256, offer } = await look(client(), token);
        const { revision } = proposal;
        const [signing] = await Promise.all([
          sign(token, { code, offerSha256 }),
          client().call(calls.chooseOption, { params: { token }, body: { revision, optionId: "better" } }),
          client().call(
            calls.putProposal,
            { params: { id }, body: { ...bodyOf(seller), title: "Another", revision } },
            seller.person,
          ),
        ]);
        const [row] = await db().select().from(proposals).where(eq(proposals.id, id));
        expect([200, 409]).toContain(signing!.status);
        if (signing!.status === 200) expect(row?.signedOffer).toBe(canonicalJson(offer));
        else expect([row?.signedOffer, row?.clientSignature]).toEqual([null, null]);
      }
    });

    it("needs the consent, a name, a drawing or words, and a time zone that there is", async () => {
      const { token } = await sent(client(), seller);
      const code = await askCode(token);
      const { offerSha256 } = await look(client(), token);
      const wrong = [
        { consents: false },
        { consents: undefined },
        { name: " " },
        { name: "<b>Zoe</b>" },
        { signature: { kind: "typed", text: " " } },
        { signature: { kind: "drawn", strokes: [] } },
        { signature: { kind: "drawn", strokes: [[0, 1001]] } },
        { timeZone: "Mars/Olympus" },
      ];
      for (const more of wrong)
        expect([more, (await sign(token, { code, offerSha256, ...more })).status]).toEqual([more, 400]);
      const drawn = { kind: "drawn", strokes: [[10, 20, 300, 200]] };
      expect((await sign(token, { code, offerSha256, signature: drawn })).status).toBe(200);
    });

    it("is over once it is declined, withdrawn or signed: nothing changes it then", async () => {
      for (const end of ["declined", "void", "signed"] as const) {
        const { id, token, proposal } = await sent(client(), seller);
        const { revision } = proposal;
        if (end === "declined") await client().call(calls.declineProposal, { params: { token }, body: {} });
        if (end === "void") await client().call(calls.voidProposal, { params: { id } }, seller.person);
        if (end === "signed") await signed(client(), smtp, seller, { token, count: ++codes });
        const answers = [
          await client().call(calls.chooseOption, {
            params: { token },
            body: { revision, optionId: "better" },
          }),
          await client().call(calls.askSigningCode, { params: { token } }, null, from()),
          await client().call(calls.addPin, {
            params: { token },
            body: { optionId: "good", x: 0, y: 0, text: "Hm?" },
          }),
          await client().call(
            calls.putProposal,
            { params: { id }, body: { ...bodyOf(seller), revision } },
            seller.person,
          ),
          await client().call(calls.sendProposal, { params: { id }, body: { revision } }, seller.person),
        ];
        expect([end, answers.map(({ status }) => status)]).toEqual([end, [409, 409, 409, 409, 409]]);
        expect((await look(client(), token)).stage).toBe(end);
      }
    });

    describe("by the company", () => {
      it("makes a record of the offer and both signatures, with its hash in the log, and costs beside it", async () => {
        const { id, token } = await sent(client(), seller);
        await signed(client(), smtp, seller, { token, count: ++codes });
        const before = await look(client(), token);
        const proposal = await countersigned(client(), seller, id);
        expect(proposal.stage).toBe("countersigned");
        const [kept] = await db().select().from(sealedRecords).where(eq(sealedRecords.id, id));
        const record = ProposalRecord.parse(JSON.parse(kept!.record));
        expect(kept!.record).toBe(canonicalJson(record));
        expect(record.offer).toEqual(before.offer);
        expect(record.offerSha256).toBe(sha256Of(canonicalJson(Offer.parse(record.offer))));
        expect(record.signatures.map(({ role, name, identifiedBy }) => [role, name, identifiedBy])).toEqual([
          ["client", "Zoe Nunez", "code-by-mail"],
          ["company", "Ana Fields", "signed-in"],
        ]);
        const [told] = await db()
          .select()
          .from(proposalLog)
          .where(eq(proposalLog.sequence, record.log.sequence));
        expect([told?.event, told?.sha256]).toEqual(["countersigned", record.log.sha256]);
        expect(proposal.record.sha256).toBe(sha256Of(kept!.record));
        const sheet = PriceSheet.parse(JSON.parse(kept!.priceSheet));
        expect(sha256Of(kept!.priceSheet)).toBe(record.offer.priceSheetSha256);
        const fountain = sheet.options[0]?.lines.find(({ unitCostCents }) => unitCostCents === 100_000);
        expect(fountain?.costCents).toBe(100_000);
        const file = (format: string) =>
          client().send(calls.clientRecord, { params: { token }, query: { format } });
        expect(await (await file("json")).text()).toBe(kept!.record);
        expect((await file("costs")).status).toBe(400);
        const costs = await client().send(
          calls.proposalRecord,
          { params: { id }, query: { format: "costs" } },
          seller.person,
        );
        expect(await costs.text()).toBe(kept!.priceSheet);
      });

      it("is once, and only of what the client signed", async () => {
        const { id, token } = await sent(client(), seller);
        const own = (offerSha256: string) =>
          client().call(
            calls.countersignProposal,
            { params: { id }, body: { ...typed("Ana Fields"), offerSha256 } },
            seller.person,
          );
        const { offerSha256 } = await look(client(), token);
        const early = await own(offerSha256);
        expect([early.status, early.failure.message]).toEqual([409, PROPOSAL_MESSAGES.proposalNotSigned]);
        await signed(client(), smtp, seller, { token, count: ++codes });
        expect((await own("0".repeat(64))).status).toBe(409);
        const twice = await Promise.all([own(offerSha256), own(offerSha256)]);
        expect(twice.map(({ status }) => status)).toEqual([200, 200]);
        expect((await events(id)).filter((event) => event === "countersigned")).toHaveLength(1);
        const taken = await client().call(calls.voidProposal, { params: { id } }, seller.person);
        expect(taken.status).toBe(409);
      });

      it("is followed by deposit and end, each said once in the log", async () => {
        const { id, token } = await sent(client(), seller);
        const deposit = { method: "cheque" as const, cents: 50_000, on: "2026-11-30" };
        const pay = () => client().call(calls.markDeposit, { params: { id }, body: deposit }, seller.person);
        expect((await pay()).status).toBe(409);
        await signed(client(), smtp, seller, { token, count: ++codes });
        await countersigned(client(), seller, id);
        await pay();
        const { body } = await pay();
        expect([body.data.stage, body.data.deposit.paid]).toEqual([
          "deposit-paid",
          { ...deposit, refundedCents: 0 },
        ]);
        await client().call(calls.finishProposal, { params: { id } }, seller.person);
        expect((await get(id)).stage).toBe("done");
        const said = (await events(id)).filter((event) => /paid|done|deposit/.test(event));
        expect(said).toEqual(["deposit-asked", "paid", "done"]);
      });

      it("is sealed: both get one PDF by mail and by link that holds the record unchanged, and the log knows it", async () => {
        const own = await readySeller(program(), 1);
        const { id, token } = await sent(client(), own);
        await signed(client(), smtp, own, { token });
        const { record } = await countersigned(client(), own, id);
        const papers: Buffer[] = [];
        for (const address of [own.clientEmail, own.person.email]) {
          const { attachments } = await mailWith(address, /^Signed by both/);
          papers.push(...attachments.map(({ content }) => Buffer.from(content as ArrayBuffer)));
        }
        const files = [
          await client().send(calls.clientRecord, { params: { token }, query: {} }),
          await client().send(calls.proposalRecord, { params: { id }, query: {} }, own.person),
        ];
        for (const file of files) {
          expect([file.status, file.headers.get("content-type")]).toEqual([200, "application/pdf"]);
          papers.push(Buffer.from(await file.arrayBuffer()));
        }
        const hashes = papers.map(sha256Of);
        expect(hashes).toEqual([hashes[0], hashes[0], hashes[0], hashes[0]]);
        const report = await verifySeal(new Uint8Array(papers[0]!), sealTools);
        expect(report).toMatchObject({ state: "unchanged", recordSha256: record.sha256 });
        expect((await get(id, own)).record.pdf).toBe("ready");
        expect((await look(client(), token)).hasRecord).toBe(true);
        const sealed = await db()
          .select()
          .from(proposalLog)
          .where(and(eq(proposalLog.proposalId, id), eq(proposalLog.event, "sealed")));
        expect(sealed.map(({ data }) => data)).toEqual([
          { pdfSha256: hashes[0], recordSha256: record.sha256 },
        ]);
      });
    });

    it("goes on to its end when its project is archived meanwhile", async () => {
      const own = await readySeller(program(), 1);
      const { id, token } = await sent(client(), own);
      const at = { params: { id: String(own.projectId) } };
      await client().call(projectEndpoints.archiveProject, at, own.person);
      await signed(client(), smtp, own, { token });
      const { stage, projectTitle, record } = await countersigned(client(), own, id);
      expect([stage, projectTitle]).toEqual(["countersigned", "Maple Street 12"]);
      expect(record.sha256).not.toBeNull();
    });

    describe("a change order", () => {
      it("names the record it changes, what is added and taken away, the price and the days; both sign it", async () => {
        const own = await readySeller(program(), 2);
        const { id, token } = await sent(client(), own);
        const [, better] = bodyOf(own).options;
        const changeId = crypto.randomUUID();
        const order = {
          id: changeId,
          option: { ...better!, title: "A larger fountain" },
          reason: "Asked for",
          days: 2,
        };
        const make = () =>
          client().call(calls.createChangeOrder, { params: { id }, body: order }, own.person);
        expect((await make()).failure.message).toBe(PROPOSAL_MESSAGES.proposalNotSigned);
        await signed(client(), smtp, own, { token });
        const parent = await countersigned(client(), own, id);
        const { status, body } = await make();
        expect(status).toBe(201);
        const { change, choice, schedule } = body.data.offer;
        expect(change).toMatchObject({
          ...{ parentProposalId: id, parentRecordSha256: parent.record.sha256, days: 2, reason: "Asked for" },
          totalBeforeCents: parent.totalCents,
          deltaCents: choice.totalCents - parent.totalCents,
        });
        // Both have a fountain and the same lawn: nothing is added but its price.
        expect(change?.lines).toEqual([]);
        expect(schedule).toEqual([{ title: "Change of the price", cents: change?.deltaCents }]);
        const { revision } = body.data;
        const sending = await client().call(
          calls.sendProposal,
          { params: { id: changeId }, body: { revision } },
          own.person,
        );
        const link = /[\w-]{43}$/.exec(sending.body.data.url)![0];
        // The client sees it over the picture that was signed, by the change order's own link.
        const [shown] = (await look(client(), link)).pictures;
        const before = await client().request(shown?.signedUrl ?? "");
        expect(sha256Of(new Uint8Array(await before.arrayBuffer()))).toBe(
          parent.offer.options.find(({ id: option }) => option === parent.offer.choice.optionId)?.picture
            .sha256,
        );
        expect(shown?.signedUrl).not.toBe(shown?.pictureUrl);
        const withLight = { revision: revision + 1, optionId: "better", addOnIds: ["light"] };
        const chosen = await client().call(calls.chooseOption, { params: { token: link }, body: withLight });
        expect(chosen.body.data.offer.change?.lines).toEqual([
          { name: "Path lights", unit: "each", quantityBefore: 0, quantityAfter: 1 },
        ]);
        await signed(client(), smtp, own, { token: link, count: 2 });
        await countersigned(client(), own, changeId);
        const after = await get(id, own);
        expect(after.events.map(({ event }) => event)).toEqual(
          expect.arrayContaining(["change-order", "superseded"]),
        );
        expect(after.changeOrders).toEqual([
          { id: changeId, title: "A larger fountain", stage: "countersigned" },
        ]);
        expect(after.record.sha256).toBe(parent.record.sha256);
      });

      it("is priced in the currency of what it changes", async () => {
        const own = await readySeller(program(), 2);
        const { id, token } = await sent(client(), own);
        await signed(client(), smtp, own, { token });
        await countersigned(client(), own, id);
        const terms = {
          ...{ region: "CA-AB" as const, usdToCad: 1.4 },
          ...{ markupKind: "markup" as const, markupPercent: 0, taxes: [] },
        };
        const of = { params: { id: own.pictures[1]!.bomId }, body: { userId: own.person.user.id, terms } };
        await client().call(bomEndpoints.putBomTerms, of, own.person);
        const order = {
          id: crypto.randomUUID(),
          option: bodyOf(own).options[1]!,
          reason: "Asked for",
          days: 0,
        };
        const refused = await client().call(
          calls.createChangeOrder,
          { params: { id }, body: order },
          own.person,
        );
        expect([refused.status, refused.failure.message]).toEqual([422, PROPOSAL_MESSAGES.changeCurrency]);
      });
    });

    describe("two change orders of one proposal", () => {
      it("end with one: what the other would change is no longer what was signed", async () => {
        const own = await readySeller(program(), 2);
        const { id, token } = await sent(client(), own);
        await signed(client(), smtp, own, { token });
        const parent = await countersigned(client(), own, id);
        const [, better] = bodyOf(own).options;
        const make = (order = crypto.randomUUID()) =>
          client().call(
            calls.createChangeOrder,
            { params: { id }, body: { id: order, option: better!, reason: "Asked for", days: 0 } },
            own.person,
          );
        const sendOf = async (order: string) => {
          const { revision } = await get(order, own);
          return client().call(calls.sendProposal, { params: { id: order }, body: { revision } }, own.person);
        };
        const [first, second, third, late] = await Promise.all(
          [1, 2, 3, 4].map(async () => (await make()).body.data.id),
        );
        const links = [];
        for (const order of [first!, second!, third!])
          links.push(/[\w-]{43}$/.exec((await sendOf(order)).body.data.url)![0]);
        await signed(client(), smtp, own, { token: links[0]!, count: 2 });
        await signed(client(), smtp, own, { token: links[1]!, count: 3 });
        const changed = await countersigned(client(), own, first!);

        const { offerSha256 } = await get(second!, own);
        const signing = { ...typed("Ana Fields"), offerSha256: offerSha256 ?? "" };
        const at = { params: { id: second! }, body: signing };
        const refused = await client().call(calls.countersignProposal, at, own.person);
        expect([refused.status, refused.failure.message]).toEqual([409, PROPOSAL_MESSAGES.changeSuperseded]);
        const shown = await look(client(), links[2]!);
        const unsigned = await sign(links[2]!, { code: "123456", offerSha256: shown.offerSha256 });
        expect(unsigned.failure.message).toBe(PROPOSAL_MESSAGES.proposalClosed);
        for (const answer of [await sendOf(late!), await make()])
          expect(answer.failure.message).toBe(PROPOSAL_MESSAGES.changeSuperseded);
        const { body } = await client().call(calls.proposalPipeline, {}, own.person);
        const { count, sums } = body.data.stages.find(({ stage }) => stage === "countersigned")!;
        const totalCents = parent.totalCents + changed.totalCents;
        expect([count, sums]).toEqual([1, [{ currency: "USD", totalCents }]]);
      });
    });

    describe("an account that is deleted", () => {
      it("takes its proposals with it and leaves what both signed", async () => {
        const own = await readySeller(program(), 1);
        const { id, token } = await sent(client(), own);
        const { id: open } = await sent(client(), own);
        await signed(client(), smtp, own, { token });
        await countersigned(client(), own, id);
        const { email } = own.person;
        const { ok, words: told } = await runCommand(program().operations, ["delete-account", email]);
        expect([ok, told]).toEqual([
          true,
          expect.stringMatching(/1 proposal that both sides signed is kept for 3653 days/),
        ]);
        expect(await db().select().from(users).where(eq(users.id, own.person.user.id))).toEqual([]);
        expect(await db().select().from(files).where(eq(files.userId, own.person.user.id))).toEqual([]);
        const left = await db()
          .select({ id: proposals.id })
          .from(proposals)
          .where(sql`${proposals.id} in (${id}, ${open})`);
        expect(left).toEqual([]);
        const [record] = await db().select().from(sealedRecords).where(eq(sealedRecords.id, id));
        expect([record?.userId, sha256Of(record!.record)]).toEqual([null, record?.sha256]);
        const rows = await db().select().from(proposalLog).where(eq(proposalLog.proposalId, id));
        expect(rows.map(({ event }) => event)).toContain("signed");
        const words = JSON.stringify(rows);
        for (const personal of [own.clientEmail, own.person.email, "Zoe", "Maple"])
          expect(words).not.toContain(personal);
      });
    });

    async function mailWith(address: string, subject: RegExp) {
      for (let count = 1; ; count++) {
        const mails = await smtp.mailsTo(address, count);
        const mail = await PostalMime.parse(mails[count - 1]!.source);
        if (subject.test(mail.subject ?? "")) return mail;
      }
    }
  },
  async () => {
    smtp ??= await startSmtpServer();
    return {
      environment: { SMTP_URL: smtp.url, TRUST_PROXY: "1" },
      models: () => ({ concept: createStandInModel() }),
    };
  },
);

it.each([
  ["2026-11-22T15:04:05.678Z", "America/Toronto", "2026-11-22T10:04:05.678-05:00"],
  ["2026-07-01T03:30:00.000Z", "America/St_Johns", "2026-07-01T01:00:00.000-02:30"],
  ["2026-07-01T23:00:00.000Z", "Asia/Kolkata", "2026-07-02T04:30:00.000+05:30"],
  ["2026-07-01T12:00:00.000Z", "UTC", "2026-07-01T12:00:00.000+00:00"],
  ["2026-07-01T12:00:00.000Z", "Nowhere", null],
])("the clock at %s in %s shows %s", (at, timeZone, expected) => {
  expect(localTime(new Date(at), timeZone)).toBe(expected);
});
