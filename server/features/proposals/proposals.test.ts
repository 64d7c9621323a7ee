import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import PostalMime from "postal-mime";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bomEndpoints } from "#contract/endpoints/bom.ts";
import { imageEndpoints } from "#contract/endpoints/images.ts";
import { projectEndpoints } from "#contract/endpoints/projects.ts";
import { proposalEndpoints } from "#contract/endpoints/proposals.ts";
import { proposalNeedsPlan } from "#contract/plan-messages.ts";
import { PROPOSAL_MESSAGES } from "#contract/proposal-messages.ts";
import { canonicalJson } from "#core/canonical-json/canonical-json.ts";
import { designOf } from "#core/design/design-of.ts";
import { choicePrice } from "#core/proposals/choice-price.ts";
import { generations, proposals, subscriptions } from "#server/db/schema.ts";
import { sha256Of } from "#server/sha256.ts";
import { type ReceivingServer, startSmtpServer } from "#tests/fakes/smtp-server.ts";
import { finished, startDesign } from "#tests/support/designing.ts";
import {
  bodyOf,
  CLIENT_NAME,
  COMPANY_NAME,
  draft,
  look,
  readySeller,
  type Seller,
  sent,
  tokenOf,
} from "#tests/support/proposing.ts";
import { createStandInModel } from "#tests/support/stand-in-model.ts";
import { describeOnEachDatabase } from "#tests/support/test-program.ts";

const calls = proposalEndpoints;
let smtp: ReceivingServer;
afterAll(() => smtp?.close());

describeOnEachDatabase(
  "proposals",
  (program) => {
    let seller: Seller;
    beforeAll(async () => {
      seller = await readySeller(program(), 3);
    });
    const client = () => program().client;
    const get = async (id: string) =>
      (await client().call(calls.getProposal, { params: { id } }, seller.person)).body.data;
    const edit = (id: string, revision: number, more: object = {}) =>
      client().call(
        calls.putProposal,
        { params: { id }, body: { ...bodyOf(seller, more), revision } },
        seller.person,
      );
    const send = (id: string, revision: number, more: object = {}) =>
      client().call(calls.sendProposal, { params: { id }, body: { revision, ...more } }, seller.person);
    const choose = (token: string, body: object) =>
      client().call(calls.chooseOption, { params: { token }, body });

    describe("a draft", () => {
      it("has options with their bills, and prices that agree to the cent with them", async () => {
        const proposal = await draft(client(), seller);
        expect(proposal).toMatchObject({
          stage: "draft",
          revision: 1,
          offerSha256: null,
          clientName: CLIENT_NAME,
        });
        expect(proposal.offer.company.name).toBe(COMPANY_NAME);
        expect(proposal.offer.options.map(({ title }) => title)).toEqual(["Good", "Better", "Best"]);
        for (const [nth, option] of proposal.offer.options.entries()) {
          const { bomId } = seller.pictures[nth]!;
          const { body } = await client().call(
            bomEndpoints.getBom,
            { params: { id: bomId }, query: {} },
            seller.person,
          );
          expect(choicePrice(option, ["light"]).totalCents).toBe(Math.round(body.bom.totals.total * 100));
          const sections = option.sections?.reduce((sum, { priceCents }) => sum + priceCents, 0);
          expect(sections).toBe(option.base.priceCents);
          expect(option.addOns[0]?.priceCents).toBe(25_000);
          expect(option.lines.length).toBe(body.bom.categories.flatMap(({ items }) => items).length);
        }
        const total = proposal.offer.choice.totalCents;
        expect(proposal.offer.schedule.map(({ cents }) => cents)).toEqual([
          Math.round(total * 0.1),
          total - Math.round(total * 0.1),
        ]);
        expect(proposal.totalCents).toBe(total);
        expect(proposal.events.map(({ event }) => event)).toEqual(["created"]);
      });

      it("shows no cost, no markup and no source of prices, however much of the price it shows", async () => {
        const markup = { kind: "markup", percent: 25 };
        const options = bodyOf(seller).options.map((option) => ({ ...option, markup }));
        for (const prices of ["total", "sections", "lines"]) {
          const { offer } = await draft(client(), seller, { prices, options });
          const text = JSON.stringify(offer);
          expect(text).not.toMatch(/costCents|markup|regionFactor|matchedMaterial|unitPrice/i);
          expect(offer.options[0]?.sections === null).toBe(prices === "total");
          expect(offer.options[0]?.lines.some(({ priceCents }) => priceCents !== null)).toBe(
            prices === "lines",
          );
          expect(offer.options[0]?.addOns[0]?.priceCents).toBe(31_250);
        }
      });

      it("is made once, however often it is asked for", async () => {
        const id = randomUUID();
        const body = { id, projectId: seller.projectId, ...bodyOf(seller) };
        const asked = await Promise.all(
          [1, 2, 3].map(() => client().call(calls.createProposal, { body }, seller.person)),
        );
        expect(asked.map(({ status, body: { data } }) => [status, data.id])).toEqual(
          asked.map(() => [201, id]),
        );
        expect((await get(id)).events).toHaveLength(1);
        const other = await readySeller(program(), 1);
        const theirs = { id, projectId: other.projectId, ...bodyOf(other) };
        const taken = await client().call(calls.createProposal, { body: theirs }, other.person);
        expect([taken.status, taken.failure.message]).toEqual([409, PROPOSAL_MESSAGES.proposalIdTaken]);
      });

      it("needs Pro, a picture of the project with a bill, and lines that are in it", async () => {
        const ask = async (more: object, as = seller) => {
          const body = { id: randomUUID(), projectId: as.projectId, ...bodyOf(as), ...more };
          const { status, failure } = await client().call(calls.createProposal, { body }, as.person);
          return [status, failure.message];
        };
        const [option] = bodyOf(seller).options;
        const other = await readySeller(program(), 1);
        expect(await ask({ options: [{ ...option, savedImageId: other.pictures[0]!.imageId }] })).toEqual([
          404,
          PROPOSAL_MESSAGES.optionNotOfProject,
        ]);
        expect(
          await ask({ options: [{ ...option, addOns: [{ id: "a", title: "A", lineIds: ["x"] }] }] }),
        ).toEqual([422, PROPOSAL_MESSAGES.addOnLineUnknown]);
        expect(await ask({ options: [option, option] })).toEqual([400, PROPOSAL_MESSAGES.optionNamedTwice]);
        const gone = { params: { id: other.pictures[0]!.bomId }, query: { userId: other.person.user.id } };
        await client().call(bomEndpoints.deleteBom, gone, other.person);
        expect(await ask({}, other)).toEqual([422, PROPOSAL_MESSAGES.optionNeedsBom]);
        await program()
          .database.db.update(subscriptions)
          .set({ planType: "lite" })
          .where(eq(subscriptions.userId, other.person.user.id));
        expect(await ask({}, other)).toEqual([402, proposalNeedsPlan()]);
      });

      it("is deleted; what was sent is not", async () => {
        const { id } = await draft(client(), seller);
        const remove = (which: string) =>
          client().call(calls.deleteProposal, { params: { id: which } }, seller.person);
        expect((await remove(id)).status).toBe(200);
        expect((await client().call(calls.getProposal, { params: { id } }, seller.person)).status).toBe(404);
        const { id: sentId } = await sent(client(), seller);
        expect((await remove(sentId)).status).toBe(409);
      });
    });

    describe("its link", () => {
      it("is mailed with names as text, opens the offer with its pictures, and is known to the server by its hash alone", async () => {
        const { id, revision } = await draft(client(), seller, { title: "Pool & patio's" });
        const answer = await send(id, revision);
        const { url, isMailed, proposal } = answer.body.data;
        expect([isMailed, answer.body.message]).toEqual([true, PROPOSAL_MESSAGES.proposalSent]);
        const mails = await smtp.mailsTo(seller.clientEmail, 1);
        const mail = await PostalMime.parse(mails.at(-1)?.source ?? "");
        expect(mail.subject).toBe(`Your proposal from ${COMPANY_NAME}`);
        expect(mail.text).toContain(url);
        expect(mail.text).toContain(`${COMPANY_NAME} has sent you the proposal “Pool & patio's”`);
        expect(mail.text).toMatch(/It can be signed until [A-Z][a-z]+ \d{1,2}, \d{4}\./);
        expect(mail.html).toContain("Fields &amp; Sons&#39; &quot;Yards&quot;");
        expect(mail.html).toContain(url);
        const token = tokenOf(url);
        const [row] = await program().database.db.select().from(proposals).where(eq(proposals.id, id));
        expect(JSON.stringify(row)).not.toContain(token);
        const shown = await look(client(), token);
        expect(shown.stage).toBe("sent");
        expect(shown.offer).toEqual(proposal.offer);
        expect(shown.offerSha256).toBe(sha256Of(canonicalJson(shown.offer)));
        expect(shown.offerSha256).toBe(proposal.offerSha256);
        expect(JSON.stringify(shown)).not.toContain(seller.person.user.id);
        expect(shown.codesGoTo).toBe("c•••@example.com");
        for (const { photoUrl, pictureUrl, smallUrls } of shown.pictures)
          for (const address of [photoUrl, pictureUrl, smallUrls.photo, smallUrls.picture]) {
            const picture = await client().request(address ?? "");
            expect(picture.status).toBe(200);
            const other = await client().request((address ?? "").replace(token, "A".repeat(43)));
            expect(other.status).toBe(404);
          }
      });

      it("opens nothing when it is wrong, was taken back, or another was sent after it", async () => {
        const { id, token } = await sent(client(), seller);
        const status = async (of: string) =>
          (await client().call(calls.openProposal, { params: { token: of } })).status;
        for (const wrong of ["x", "A".repeat(43), `${token}A`]) expect(await status(wrong)).toBe(404);
        const { pictures } = await look(client(), token);
        const again = await send(id, (await get(id)).revision);
        const second = tokenOf(again.body.data.url);
        expect([await status(token), await status(second)]).toEqual([404, 200]);
        await client().call(calls.revokeProposalLink, { params: { id } }, seller.person);
        expect(await status(second)).toBe(404);
        expect((await client().request(pictures[0]!.pictureUrl!.replace(token, second))).status).toBe(404);
        expect((await choose(second, { revision: 3, optionId: "best" })).status).toBe(404);
        const third = tokenOf((await send(id, (await get(id)).revision)).body.data.url);
        expect(await status(third)).toBe(200);
      });

      it("is not sent without a company, without an address, or on a revision that is not the newest", async () => {
        const { id, revision } = await draft(client(), seller);
        await edit(id, revision);
        const stale = await send(id, revision);
        expect([stale.status, stale.failure.message]).toEqual([409, PROPOSAL_MESSAGES.proposalChanged]);
        await client().call(
          projectEndpoints.updateProject,
          { params: { id: String(seller.projectId) }, body: { title: "Maple Street 12", clientEmail: null } },
          seller.person,
        );
        const nobody = await send(id, revision + 1);
        expect([nobody.status, nobody.failure.message]).toEqual([422, PROPOSAL_MESSAGES.clientEmailRequired]);
        expect((await send(id, revision + 1, { clientEmail: "other@example.com" })).status).toBe(200);
        await client().call(
          projectEndpoints.updateProject,
          {
            params: { id: String(seller.projectId) },
            body: { title: "Maple Street 12", clientEmail: seller.clientEmail },
          },
          seller.person,
        );
      });

      it("is mailed 30 times a day to one address and 60 times an hour by one person, and no more", async () => {
        const other = await readySeller(program(), 1);
        const { id, ...made } = await draft(client(), other);
        let { revision } = made;
        const sendTo = async (clientEmail: string) => {
          const at = { params: { id }, body: { revision, clientEmail } };
          const { status, body } = await client().call(calls.sendProposal, at, other.person);
          if (status === 200) revision = body.data.proposal.revision;
          return status;
        };
        const times = async (count: number, to: (nth: number) => string) => {
          const said = [];
          for (let nth = 0; nth < count; nth++) said.push(await sendTo(to(nth)));
          return said;
        };
        const one = `${randomUUID()}@example.com`;
        expect(new Set(await times(30, () => one))).toEqual(new Set([200]));
        expect(await sendTo(one)).toBe(429);
        expect(new Set(await times(29, () => `${randomUUID()}@example.com`))).toEqual(new Set([200]));
        expect(await sendTo(`${randomUUID()}@example.com`)).toBe(429);
      });

      it("keeps its pictures when the designs they came from are deleted", async () => {
        const other = await readySeller(program(), 1);
        const { token } = await sent(client(), other);
        const image = { params: { id: String(other.pictures[0]!.imageId) } };
        expect((await client().call(imageEndpoints.deleteImage, image, other.person)).status).toBe(200);
        const { pictures } = await look(client(), token);
        expect((await client().request(pictures[0]!.pictureUrl!)).status).toBe(200);
      });
    });

    describe("the client's choice", () => {
      it("changes picture, price and hash together", async () => {
        const { token, proposal } = await sent(client(), seller);
        const { body } = await choose(token, {
          revision: proposal.revision,
          optionId: "best",
          addOnIds: ["light"],
        });
        const best = proposal.offer.options[2]!;
        expect(body.data.offer.choice).toEqual({
          ...{ optionId: "best", addOnIds: ["light"] },
          ...choicePrice(best, ["light"]),
        });
        expect(body.data.offerSha256).not.toBe(proposal.offerSha256);
        expect(body.data.offerSha256).toBe(sha256Of(canonicalJson(body.data.offer)));
        expect((await look(client(), token)).offer).toEqual(body.data.offer);
      });

      it("is refused with the newer proposal when the company edited meanwhile", async () => {
        const { id, token, proposal } = await sent(client(), seller);
        await edit(id, proposal.revision, { title: "The front yard" });
        const { status, failure } = await choose(token, { revision: proposal.revision, optionId: "best" });
        expect([status, failure.message]).toEqual([409, PROPOSAL_MESSAGES.proposalChanged]);
        expect(failure.data).toMatchObject({
          revision: proposal.revision + 1,
          offer: { title: "The front yard" },
        });
        expect((await look(client(), token)).offer.choice.optionId).toBe("good");
      });

      it("is one of what is offered", async () => {
        const { token, proposal } = await sent(client(), seller);
        for (const wrong of [{ optionId: "none" }, { optionId: "best", addOnIds: ["pool"] }]) {
          const { status, failure } = await choose(token, { revision: proposal.revision, ...wrong });
          expect([status, failure.message]).toEqual([422, PROPOSAL_MESSAGES.optionUnknown]);
        }
      });

      it("stays through an edit as far as it is still offered", async () => {
        const { id, token, proposal } = await sent(client(), seller);
        await choose(token, { revision: proposal.revision, optionId: "better", addOnIds: ["light"] });
        const [good, better] = bodyOf(seller).options;
        await edit(id, proposal.revision, { options: [good, { ...better, addOns: [] }] });
        expect((await look(client(), token)).offer.choice).toMatchObject({
          optionId: "better",
          addOnIds: [],
        });
        await edit(id, proposal.revision + 1, { options: [good] });
        expect((await look(client(), token)).offer.choice).toMatchObject({ optionId: "good", addOnIds: [] });
      });
    });

    describe("options of one design", () => {
      it("are the changes of good, better and best, which a generation takes as they are", async () => {
        const ask = (generationId: string, as = seller) =>
          client().call(calls.proposeOptions, { params: { generationId } }, as.person);
        const fields = { prompt: "a porcelain walkway", projectId: String(seller.projectId) };
        const id = await startDesign(client(), seller.person, fields);
        await finished(client(), seller.person, id);
        // Drawn by a stand-in, which knows no elements.
        expect((await ask(id)).body.data.options.map(({ changes }) => changes)).toEqual([[], [], []]);
        const { document } = designOf({ prompt: fields.prompt, areas: [] });
        const plan = { elements: [], notes: [], placed: [], document };
        await program().database.db.update(generations).set({ plan }).where(eq(generations.id, id));
        const { options } = (await ask(id)).body.data;
        expect(options.map(({ id: tier, changes }) => [tier, changes])).toEqual([
          ["good", ["Walkway 1: set the stone to concrete pavers"]],
          ["better", []],
          ["best", ["Walkway 1: set the stone to bluestone", "add path lights"]],
        ]);
        const editHistory = JSON.stringify(options[2]!.changes);
        const again = await startDesign(client(), seller.person, { ...fields, editHistory });
        expect((await finished(client(), seller.person, again)).id).toBe(again);
        const other = await client().registered();
        expect((await ask(id, { ...seller, person: other })).status).toBe(404);
      });
    });

    describe("questions", () => {
      it("go to the company by mail, as text, and the answer to the client", async () => {
        const { id, token } = await sent(client(), seller);
        const text = "<b>Is this</b> & that granite?";
        const pin = { optionId: "good", x: 0.25, y: 0.5, text };
        const asked = await client().call(calls.addPin, { params: { token }, body: pin });
        expect([asked.status, asked.body.data.pins]).toMatchObject([201, [{ ...pin, answer: null }]]);
        const mail = await mailWith(seller.person.email, /has a question/);
        expect(mail.text).toContain(text);
        expect(mail.html).toContain("&lt;b&gt;Is this&lt;/b&gt; &amp; that granite?");
        expect((await get(id)).openPins).toBe(1);
        const pinId = asked.body.data.pins[0]!.id;
        const answer = { params: { id, pinId }, body: { text: "It is basalt." } };
        await client().call(calls.answerPin, answer, seller.person);
        expect((await look(client(), token)).pins[0]).toMatchObject({ answer: "It is basalt." });
        const answered = await mailWith(seller.clientEmail, /answered your question/);
        expect(answered.text).toContain("It is basalt.");
        expect((await get(id)).openPins).toBe(0);
      });
    });

    describe("the pipeline", () => {
      it("counts stages, sums and the share that is won", async () => {
        const other = await readySeller(program(), 1);
        const read = async () => (await client().call(calls.proposalPipeline, {}, other.person)).body.data;
        expect(await read()).toMatchObject({ won: 0, lost: 0, winRate: null });
        const { token, proposal } = await sent(client(), other);
        await client().call(calls.proposalOpened, { params: { token } });
        const { token: second } = await sent(client(), other);
        await client().call(calls.declineProposal, {
          params: { token: second },
          body: { reason: "Too dear" },
        });
        await draft(client(), other);
        const { stages, ...rest } = await read();
        expect(rest).toEqual({ won: 0, lost: 1, winRate: 0 });
        const { totalCents, currency } = proposal;
        const sums = [{ currency, totalCents }];
        expect(stages.filter(({ count }) => count > 0).map(({ stage, count }) => [stage, count])).toEqual([
          ["draft", 1],
          ["opened", 1],
          ["declined", 1],
        ]);
        expect(stages.find(({ stage }) => stage === "opened")?.sums).toEqual(sums);
        const list = (query: object) => client().call(calls.listProposals, { query }, other.person);
        const declined = await list({ stage: "declined" });
        expect(declined.body.data.proposals.map(({ stage }) => stage)).toEqual(["declined"]);
        const id = declined.body.data.proposals[0]!.id;
        const own = await client().call(calls.getProposal, { params: { id } }, other.person);
        expect(own.body.data).toMatchObject({ stage: "declined", declineReason: "Too dear" });
        const first = (await list({ limit: 2 })).body.data;
        const next = (await list({ limit: 2, cursor: first.nextCursor })).body.data;
        expect([first.proposals.length, next.proposals.length, next.nextCursor]).toEqual([2, 1, null]);
        expect((await mailWith(other.person.email, /declined/)).text).toContain("“Too dear”");
      });
    });

    async function mailWith(address: string, subject: RegExp) {
      for (let count = 1; ; count++) {
        const mails = await smtp.mailsTo(address, count);
        for (const { source } of mails.slice(count - 1)) {
          const mail = await PostalMime.parse(source);
          if (subject.test(mail.subject ?? "")) return mail;
        }
      }
    }
  },
  async () => {
    smtp ??= await startSmtpServer();
    return { environment: { SMTP_URL: smtp.url }, models: () => ({ concept: createStandInModel() }) };
  },
);
