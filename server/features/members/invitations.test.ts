import { eq } from "drizzle-orm";
import PostalMime from "postal-mime";
import { afterAll, beforeEach, expect, it } from "vitest";
import { COMPANY_FULL, COMPANY_MESSAGES, noSeat } from "#contract/company-messages.ts";
import { accountEndpoints } from "#contract/endpoints/accounts.ts";
import { companyEndpoints } from "#contract/endpoints/company.ts";
import { memberEndpoints } from "#contract/endpoints/members.ts";
import { projectEndpoints } from "#contract/endpoints/projects.ts";
import { PLANS, plansWith } from "#core/entitlements/plans.ts";
import { companyInvitations, sessions } from "#server/db/schema.ts";
import { hashToken } from "#server/features/accounts/tokens.ts";
import { setPlan } from "#server/features/billing/set-plan.ts";
import { LOG_WORDS } from "#server/features/members/log-words.ts";
import { type ReceivingServer, startSmtpServer } from "#tests/fakes/smtp-server.ts";
import { newProject } from "#tests/support/designing.ts";
import { joined } from "#tests/support/joining.ts";
import type { Person } from "#tests/support/test-client.ts";
import { describeOnEachDatabase } from "#tests/support/test-program.ts";

const {
  acceptInvitation,
  companyLog,
  invite,
  leaveCompany,
  listCompanies,
  listInvitations,
  listMembers,
  putMemberRole,
  readInvitation,
  removeMember,
  resendInvitation,
  revokeInvitation,
  switchCompany,
} = memberEndpoints;

const DAY_MS = 86_400_000;

let smtp: ReceivingServer | undefined;
afterAll(() => smtp?.close());

const mailsTo = async (address: string, count: number) => (await smtp?.mailsTo(address, count)) ?? [];

/** The token of the newest mail to the address, once `count` have come. */
async function mailedToken(address: string, count = 1): Promise<string> {
  const { source } = (await mailsTo(address, count)).at(-1) ?? {};
  const mail = await PostalMime.parse(source ?? "");
  const link = /http:\S+\/invitation\?token=([\w-]+)/.exec(mail.text ?? "");
  expect(mail.html).toContain(link?.[0]);
  return link?.[1] ?? "";
}

describeOnEachDatabase(
  "an invitation to a company",
  (program) => {
    let owner: Person;
    let guest: Person;
    const call: ReturnType<typeof program>["client"]["call"] = (...args) => program().client.call(...args);
    const givePlan = (person: Person, planType: "lite" | "pro" | null) =>
      setPlan(
        { db: program().database.db, now: () => new Date(), trialDays: 0 },
        person.user.id,
        planType && { planType, status: "active" },
      );
    const asked = (email: string, role = "designer") => call(invite, { body: { email, role } }, owner);
    const accept = (token: string, as: Person) => call(acceptInvitation, { body: { token } }, as);
    const take = async (as = guest, role = "designer"): Promise<Person> => {
      await asked(as.email, role);
      const { body } = await accept(await mailedToken(as.email), as);
      return { ...as, ...body.data };
    };
    const projectsOf = async (as: Person) => (await call(projectEndpoints.listProjects, {}, as)).status;

    beforeEach(async () => {
      owner = await program().client.registered();
      await givePlan(owner, "pro");
      guest = await program().client.registered();
    });

    it("goes by mail to an account, which then works in the company and can go back to its own", async () => {
      await call(
        companyEndpoints.putCompany,
        { body: { name: "Fields <Landscaping>".replace(/[<>]/g, "") } },
        owner,
      );
      expect((await asked(guest.email)).status).toBe(201);
      const token = await mailedToken(guest.email);
      const read = await call(readInvitation, { body: { token } });
      expect(read.body.data).toEqual({ company: "Fields Landscaping", role: "designer", email: guest.email });
      const { body, status } = await accept(token, guest);
      expect([status, body.data.user.companyId, body.data.user.role]).toEqual([
        200,
        owner.user.id,
        "designer",
      ]);
      // The session of before is over: a page that still has it cannot send its work to the company.
      expect(await projectsOf(guest)).toBe(401);
      const member = { ...guest, ...body.data };
      await newProject(program().client, member);
      const { companies } = (await call(listCompanies, {}, member)).body.data;
      expect(companies.map(({ role, isCurrent }) => [role, isCurrent])).toEqual([
        ["owner", false],
        ["designer", true],
      ]);
      const back = await call(switchCompany, { body: { companyId: guest.user.id } }, member);
      expect(back.body.data.user).toMatchObject({ companyId: guest.user.id, role: "owner" });
      expect(await projectsOf(member)).toBe(401);
    });

    it("is accepted by who registers with its address, and the next sign-in acts for the company", async () => {
      const email = `${crypto.randomUUID()}@example.com`;
      await asked(email, "sales");
      const names = { firstName: "Sam", lastName: "Rivers", password: "Correct-Horse-9" };
      const { body } = await call(accountEndpoints.register, {
        body: { ...names, email: email.toUpperCase() },
      });
      expect((await accept(await mailedToken(email), { ...guest, ...body.data })).status).toBe(200);
      const again = await call(accountEndpoints.login, { body: { email, password: names.password } });
      expect(again.body.data.user).toMatchObject({ companyId: owner.user.id, role: "sales" });
      const { members } = (await call(listMembers, {}, owner)).body.data;
      expect(members.map(({ name, role, isYou }) => [name, role, isYou])).toEqual([
        ["Dana Fields", "owner", true],
        ["Sam Rivers", "sales", false],
      ]);
    });

    it("is refused to another account, which does not use it up", async () => {
      await asked(guest.email);
      const token = await mailedToken(guest.email);
      const stranger = await program().client.registered();
      const { status, failure } = await accept(token, stranger);
      expect([status, failure.message]).toEqual([403, COMPANY_MESSAGES.invitationForAnother]);
      expect((await accept(token, guest)).status).toBe(200);
    });

    it("works once: two tabs at once make one member, and a third hears that it was used", async () => {
      await asked(guest.email);
      const token = await mailedToken(guest.email);
      const answers = await Promise.all([accept(token, guest), accept(token, guest)]);
      // The other comes after the first has taken the invitation, or after its session was replaced.
      const [taken, refused] = answers.map(({ status }) => status).sort();
      expect([taken, [401, 409].includes(refused ?? 0)]).toEqual([200, true]);
      const again = await call(readInvitation, { body: { token } });
      expect([again.status, again.failure.message]).toEqual([409, COMPANY_MESSAGES.invitationUsed]);
      expect((await call(listMembers, {}, owner)).body.data.members).toHaveLength(2);
    });

    it("can be taken back, ends after a week, and is replaced by a newer one", async () => {
      const { id } = (await asked(guest.email)).body.data;
      const first = await mailedToken(guest.email);
      expect((await call(revokeInvitation, { params: { id } }, owner)).status).toBe(200);
      expect((await accept(first, guest)).failure.message).toBe(COMPANY_MESSAGES.invitationRevoked);
      await asked(guest.email);
      const second = await mailedToken(guest.email, 2);
      await asked(guest.email, "reviewer");
      const third = await mailedToken(guest.email, 3);
      expect((await accept(second, guest)).failure.message).toBe(COMPANY_MESSAGES.invitationRevoked);
      const { invitations } = (await call(listInvitations, {}, owner)).body.data;
      expect(invitations.map(({ role }) => role)).toEqual(["reviewer"]);
      program().clock.advanceMs(7 * DAY_MS + 1_000);
      try {
        const late = await call(readInvitation, { body: { token: third } });
        expect([late.status, late.failure.message]).toEqual([409, COMPANY_MESSAGES.invitationEnded]);
      } finally {
        program().clock.advanceMs(-7 * DAY_MS - 1_000);
      }
      const none = await call(readInvitation, { body: { token: "a-guess" } });
      expect([none.status, none.failure.message]).toEqual([400, COMPANY_MESSAGES.invitationInvalid]);
    });

    it("is sent again after a minute with a new link, and five times at most", async () => {
      const { id } = (await asked(guest.email)).body.data;
      const resend = () => call(resendInvitation, { params: { id } }, owner);
      expect((await resend()).failure.message).toBe(COMPANY_MESSAGES.resentTooSoon);
      let waited = 0;
      try {
        for (let sends = 2; sends <= 5; sends++) {
          program().clock.advanceMs(61_000);
          waited += 61_000;
          expect((await resend()).status).toBe(200);
        }
        program().clock.advanceMs(61_000);
        waited += 61_000;
        expect((await resend()).failure.message).toBe(COMPANY_MESSAGES.resentTooOften);
      } finally {
        program().clock.advanceMs(-waited);
      }
      const mails = await mailsTo(guest.email, 5);
      expect(mails).toHaveLength(5);
      const tokens = await Promise.all([1, 5].map((count) => mailedToken(guest.email, count)));
      expect((await accept(tokens[1]!, guest)).status).toBe(200);
    });

    it("says nothing of whether an address has an account, and tells who works there already", async () => {
      const known = await asked(guest.email);
      const unknown = await asked(`${crypto.randomUUID()}@example.com`);
      const shapeOf = ({ body: { data } }: typeof known) => Object.keys(data);
      expect([known.status, shapeOf(known)]).toEqual([unknown.status, shapeOf(unknown)]);
      const self = await asked(owner.email.toUpperCase());
      expect([self.status, self.failure.message]).toEqual([409, COMPANY_MESSAGES.alreadyMember]);
    });

    it("needs a seat of the plan, for the invited as for members, and kindly names the plan that has one", async () => {
      await givePlan(owner, "lite");
      const refused = await asked(guest.email);
      const { lite, pro } = PLANS;
      const withMore = plansWith(({ seats }) => seats > lite.seats);
      expect([refused.status, refused.failure.message]).toEqual([
        402,
        noSeat(lite.name, lite.seats, withMore),
      ]);
      await givePlan(owner, "pro");
      await asked(guest.email);
      for (let nth = 0; nth < pro.seats - 2; nth++) await joined(program(), owner, "reviewer");
      const full = await asked(`${crypto.randomUUID()}@example.com`);
      expect([full.status, full.failure.message]).toEqual([409, noSeat(pro.name, pro.seats, null)]);
      await joined(program(), owner, "reviewer");
      const late = await accept(await mailedToken(guest.email), guest);
      expect([late.status, late.failure.message]).toEqual([409, COMPANY_FULL]);
    });

    it("makes a member whom the owner gives another role and removes: sessions for the company end, others stay", async () => {
      const member = await take();
      const elsewhere = await call(accountEndpoints.login, {
        body: { email: guest.email, password: guest.password },
      });
      const own = { ...guest, ...elsewhere.body.data };
      const home = await call(switchCompany, { body: { companyId: guest.user.id } }, own);
      const accountId = guest.user.id;
      const change = { params: { accountId }, body: { role: "reviewer" } };
      expect((await call(putMemberRole, change, owner)).status).toBe(200);
      expect((await call(projectEndpoints.createProject, { body: { title: "Yard" } }, member)).status).toBe(
        403,
      );
      expect((await call(removeMember, { params: { accountId } }, owner)).status).toBe(200);
      expect(await projectsOf(member)).toBe(401);
      expect(await projectsOf({ ...guest, ...home.body.data })).toBe(200);
      const login = await call(accountEndpoints.login, {
        body: { email: guest.email, password: guest.password },
      });
      expect(login.body.data.user).toMatchObject({ companyId: guest.user.id, role: "owner" });
      const again = await call(
        switchCompany,
        { body: { companyId: owner.user.id } },
        { ...guest, ...login.body.data },
      );
      expect([again.status, again.failure.message]).toEqual([404, COMPANY_MESSAGES.companyNotFound]);
    });

    it("makes a member who can leave, while nobody leaves or is removed from their own company", async () => {
      const member = await take();
      const left = await call(leaveCompany, {}, member);
      expect(left.body.data.user).toMatchObject({ companyId: guest.user.id, role: "owner" });
      expect(await projectsOf(member)).toBe(401);
      expect((await call(leaveCompany, {}, owner)).failure.message).toBe(COMPANY_MESSAGES.notLeft);
      const self = { params: { accountId: owner.user.id } };
      expect((await call(removeMember, self, owner)).status).toBe(404);
      expect((await call(putMemberRole, { ...self, body: { role: "sales" } }, owner)).status).toBe(404);
    });

    it("makes a session no younger: who changes between companies signs in again when it is time", async () => {
      const member = await take();
      const signedInAt = new Date(Date.now() - 80 * DAY_MS);
      const own = eq(sessions.userId, guest.user.id);
      await program().database.db.update(sessions).set({ createdAt: signedInAt }).where(own);
      const home = await call(switchCompany, { body: { companyId: guest.user.id } }, member);
      const devices = await call(accountEndpoints.listSessions, {}, { ...guest, ...home.body.data });
      expect(devices.body.data.sessions.map(({ createdAt }) => createdAt)).toEqual([
        signedInAt.toISOString(),
      ]);
      program().clock.advanceMs(11 * DAY_MS);
      try {
        const { refreshToken } = home.body.data;
        expect((await call(accountEndpoints.refresh, { body: { refreshToken } })).status).toBe(401);
      } finally {
        program().clock.advanceMs(-11 * DAY_MS);
      }
    });

    it("leaves a list for the owner of who changed what, which companies of one have not", async () => {
      await newProject(program().client, owner);
      const log = async () => (await call(companyLog, {}, owner)).body.data.entries;
      expect(await log()).toEqual([]);
      const member = await take();
      const id = await newProject(program().client, member);
      const rename = { params: { id: String(id) }, body: { title: "Back yard" } };
      for (let times = 0; times < 3; times++) await call(projectEndpoints.updateProject, rename, member);
      await call(removeMember, { params: { accountId: guest.user.id } }, owner);
      expect((await log()).map(({ who, what, whom, thing }) => [who, what, whom, thing])).toEqual([
        ["Dana Fields", LOG_WORDS.removeMember, "Dana Fields", guest.user.id],
        ["Dana Fields", LOG_WORDS.updateProject, null, String(id)],
        ["Dana Fields", LOG_WORDS.createProject, null, null],
        ["Dana Fields", LOG_WORDS.acceptInvitation, null, null],
      ]);
      const page = await call(companyLog, { query: { limit: 3 } }, owner);
      const { nextCursor } = page.body.data;
      const rest = await call(companyLog, { query: { cursor: nextCursor } }, owner);
      expect(rest.body.data).toMatchObject({
        entries: [{ what: LOG_WORDS.acceptInvitation }],
        nextCursor: null,
      });
    });
  },
  async () => {
    smtp ??= await startSmtpServer();
    return { environment: { SMTP_URL: smtp.url } };
  },
);

describeOnEachDatabase(
  "an invitation that cannot be mailed",
  (program) => {
    it("is not made, and one that was mailed before keeps its link when it is replaced or sent again in vain", async () => {
      const { client, database } = program();
      const owner = await client.registered();
      await setPlan({ db: database.db, now: () => new Date(), trialDays: 0 }, owner.user.id, {
        ...{ planType: "pro", status: "active" },
      });
      const email = "sam@example.com";
      const refused = await client.call(invite, { body: { email, role: "sales" } }, owner);
      expect([refused.status, refused.failure.message]).toEqual([502, COMPANY_MESSAGES.inviteMailFailed]);
      const { body } = await client.call(listInvitations, {}, owner);
      expect(body.data.invitations).toEqual([]);
      const token = "mailed-an-hour-ago";
      const [row] = await database.db
        .insert(companyInvitations)
        .values({
          ...{ companyId: owner.user.id, email, role: "sales", hash: hashToken(token) },
          sentAt: new Date(Date.now() - 3_600_000),
          expiresAt: new Date(Date.now() + DAY_MS),
        })
        .returning();
      const other = await client.call(invite, { body: { email, role: "reviewer" } }, owner);
      expect(other.status).toBe(502);
      const kept = (await client.call(listInvitations, {}, owner)).body.data.invitations;
      expect(kept.map(({ id, role }) => [id, role])).toEqual([[row!.id, "sales"]]);
      const again = await client.call(resendInvitation, { params: { id: row!.id } }, owner);
      expect([again.status, again.failure.message]).toEqual([502, COMPANY_MESSAGES.inviteMailFailed]);
      expect((await client.call(readInvitation, { body: { token } })).status).toBe(200);
    });
  },
  // The port of discard, where nobody listens.
  { environment: { SMTP_URL: "smtp://127.0.0.1:9" } },
);
