import { eq } from "drizzle-orm";
import PostalMime from "postal-mime";
import { afterAll, beforeEach, expect, it } from "vitest";
import { COMPANY_MESSAGES } from "#contract/company-messages.ts";
import { CONFIRM_MESSAGES } from "#contract/confirm-messages.ts";
import { accountEndpoints } from "#contract/endpoints/accounts.ts";
import { billingEndpoints } from "#contract/endpoints/billing.ts";
import { companyEndpoints } from "#contract/endpoints/company.ts";
import { memberEndpoints } from "#contract/endpoints/members.ts";
import { projectEndpoints } from "#contract/endpoints/projects.ts";
import { MESSAGES } from "#contract/messages.ts";
import { projects, sessions, subscriptions, users } from "#server/db/schema.ts";
import { type AccountDeps, type Caller, startSession } from "#server/features/accounts/accounts.ts";
import { setPlan } from "#server/features/billing/set-plan.ts";
import { LOG_WORDS } from "#server/features/members/log-words.ts";
import { type ReceivingServer, startSmtpServer } from "#tests/fakes/smtp-server.ts";
import { newProject } from "#tests/support/designing.ts";
import { joined } from "#tests/support/joining.ts";
import type { Person } from "#tests/support/test-client.ts";
import { describeOnEachDatabase } from "#tests/support/test-program.ts";

const { companyLog, handOver, leaveCompany, listCompanies, listMembers } = memberEndpoints;

let smtp: ReceivingServer | undefined;
afterAll(() => smtp?.close());

describeOnEachDatabase(
  "a company that is handed over",
  (program) => {
    let owner: Person;
    let heir: Person & { sessionId: string };
    let companyId: string;
    const db = () => program().database.db;
    const call: ReturnType<typeof program>["client"]["call"] = (...args) => program().client.call(...args);
    const give = (to: Person, by: Person, password: string | undefined = by.password) =>
      call(handOver, { params: { accountId: to.user.id }, body: { password } }, by);
    /** The person as they go on after they have handed over. */
    const handedBy = async (by: Person, to: Person): Promise<Person> => {
      const { body, status } = await give(to, by);
      expect(status).toBe(200);
      return { ...by, ...body.data };
    };
    const rolesOf = async (as: Person) =>
      (await call(listMembers, {}, as)).body.data.members.map(({ email, role }) => [email, role]);
    const titles = async (as: Person) =>
      (await call(projectEndpoints.listProjects, {}, as)).body.data.projects.map(({ Title }) => Title);
    const signIn = async ({ email, password }: Person) => {
      const { body } = await call(accountEndpoints.login, { body: { email, password } });
      return { email, password, ...body.data };
    };

    beforeEach(async () => {
      owner = await program().client.registered();
      companyId = owner.user.id;
      await setPlan({ db: db(), now: () => new Date(), trialDays: 3 }, companyId, {
        planType: "pro",
        status: "trialing",
      });
      heir = await joined(program(), owner, "sales");
    });

    it("is owned by the member with its plan and its work, and who owned it is a designer in it", async () => {
      const id = await newProject(program().client, owner, "Maple Street");
      const before = await handedBy(owner, heir);
      expect(before.user).toMatchObject({ companyId, role: "designer", email: owner.email });
      expect(await rolesOf(heir)).toEqual([
        [heir.email, "owner"],
        [owner.email, "designer"],
      ]);
      expect([await titles(before), await titles(heir)]).toEqual([["Maple Street"], ["Maple Street"]]);
      const plan = await call(billingEndpoints.subscriptionStatus, {}, heir);
      expect(plan.body.data.planType).toBe("pro");
      const [row] = await db().select().from(projects).where(eq(projects.id, id));
      expect([row?.userId, row?.madeBy]).toEqual([companyId, before.user.id]);
      const removing = { params: { id: String(id) } };
      expect((await call(projectEndpoints.deleteProject, removing, before)).status).toBe(403);
      expect((await call(projectEndpoints.deleteProject, removing, heir)).status).toBe(200);
    });

    it("ends all sessions of who owned it, who signs in as before and has an empty company of their own", async () => {
      await newProject(program().client, owner);
      const elsewhere = await signIn(owner);
      const before = await handedBy(owner, heir);
      expect([
        (await call(listMembers, {}, owner)).status,
        (await call(listMembers, {}, elsewhere)).status,
      ]).toEqual([401, 401]);
      expect((await signIn(owner)).user).toMatchObject({ companyId, role: "designer" });
      const { companies } = (await call(listCompanies, {}, before)).body.data;
      expect(companies.map(({ id, role }) => [id, role])).toEqual([
        [before.user.id, "owner"],
        [companyId, "designer"],
      ]);
      const left = { ...before, ...(await call(leaveCompany, {}, before)).body.data };
      expect(left.user).toMatchObject({ companyId: before.user.id, role: "owner" });
      expect(await titles(left)).toEqual([]);
      // A trial is once per person, not once per company.
      const trial = await call(billingEndpoints.trialEligibility, {}, left);
      expect(trial.body.data).toMatchObject({ hasUsedTrial: true, isTrialEligible: false });
    });

    it("asks whose sign-in was checked before and begins after to sign in again, and leaves no session behind", async () => {
      await handedBy(owner, heir);
      const deps = { now: () => new Date() } as AccountDeps;
      const late = db().transaction((tx) => startSession(deps, tx, companyId, { ip: "10.0.0.1" } as Caller));
      await expect(late).rejects.toMatchObject({ code: "conflict", message: MESSAGES.accountChanging });
      const left = await db().select().from(sessions).where(eq(sessions.userId, companyId));
      expect(left.filter(({ revokedAt }) => revokedAt === null)).toEqual([]);
    });

    it("keeps its name, and is in the list of changes with the name of who handed it over", async () => {
      await db().update(users).set({ firstName: "Olive", lastName: "Stone" }).where(eq(users.id, companyId));
      await newProject(program().client, owner);
      const before = await handedBy(owner, heir);
      const { companies } = (await call(listCompanies, {}, heir)).body.data;
      expect(companies.find(({ id }) => id === companyId)?.name).toBe("Olive Stone");
      const company = await call(companyEndpoints.getCompany, {}, heir);
      expect(company.body.data.company?.name).toBe("Olive Stone");
      const { entries } = (await call(companyLog, {}, heir)).body.data;
      expect(entries.map(({ who, what, thing }) => [who, what, thing])).toEqual([
        ["Olive Stone", LOG_WORDS.handOver, heir.user.id],
        ["Olive Stone", LOG_WORDS.createProject, null],
      ]);
      expect((await call(companyLog, {}, before)).status).toBe(403);
    });

    it("tells both by mail", async () => {
      await handedBy(owner, heir);
      const [toHeir] = (await smtp?.mailsTo(heir.email, 1)) ?? [];
      const [toOwner] = (await smtp?.mailsTo(owner.email, 1)) ?? [];
      const textOf = async (source = "") => (await PostalMime.parse(source)).text ?? "";
      expect(await textOf(toHeir?.source)).toContain("You own it now, with everything in it");
      expect(await textOf(toOwner?.source)).toContain("You go on in it as Designer");
    });

    it("needs the password again, and a member to hand it to", async () => {
      const wrong = await give(heir, owner, "Not-My-Password-1");
      expect([wrong.status, wrong.failure.message]).toEqual([403, CONFIRM_MESSAGES.passwordWrong]);
      const none = await call(handOver, { params: { accountId: heir.user.id }, body: {} }, owner);
      expect(none.status).toBe(403);
      const stranger = await program().client.registered();
      const outside = await give(stranger, owner);
      expect([outside.status, outside.failure.message]).toEqual([404, COMPANY_MESSAGES.memberNotFound]);
      expect((await give(owner, owner)).status).toBe(404);
      expect((await give(heir, { ...heir, password: owner.password })).status).toBe(403);
      expect(await rolesOf(owner)).toEqual([
        [owner.email, "owner"],
        [heir.email, "sales"],
      ]);
    });

    it("needs a sign-in of a moment ago where there is no password", async () => {
      const own = eq(users.id, companyId);
      await db().update(users).set({ passwordHash: null, googleSubject: crypto.randomUUID() }).where(own);
      const hours = (count: number) => new Date(Date.now() - count * 3_600_000);
      await db()
        .update(sessions)
        .set({ createdAt: hours(1) })
        .where(eq(sessions.userId, companyId));
      const late = await give(heir, owner);
      expect([late.status, late.failure.message]).toEqual([403, CONFIRM_MESSAGES.signInAgain]);
      await db()
        .update(sessions)
        .set({ createdAt: hours(0) })
        .where(eq(sessions.userId, companyId));
      expect((await give(heir, owner)).status).toBe(200);
    });

    it("has one owner, however many it is handed to at once", async () => {
      const other = await joined(program(), owner, "reviewer");
      const answers = await Promise.all([give(heir, owner), give(other, owner)]);
      const [taken, refused] = answers.map(({ status }) => status).sort();
      expect([taken, [401, 403].includes(refused ?? 0)]).toEqual([200, true]);
      const all = await rolesOf(heir);
      expect(all).toHaveLength(3);
      expect(all.filter(([, role]) => role === "owner")).toHaveLength(1);
    });

    it("can be handed on, back to who began it too, and nobody's account changes then", async () => {
      const before = await handedBy(owner, heir);
      const back = await handedBy(heir, before);
      expect(back.user).toMatchObject({ id: heir.user.id, companyId, role: "designer" });
      expect(await rolesOf(before)).toEqual([
        [owner.email, "owner"],
        [heir.email, "designer"],
      ]);
      const rows = await db().select().from(subscriptions).where(eq(subscriptions.userId, companyId));
      expect(rows[0]?.planType).toBe("pro");
    });
  },
  async () => {
    smtp ??= await startSmtpServer();
    return { environment: { SMTP_URL: smtp.url, TRIAL_DAYS: "3" } };
  },
);
