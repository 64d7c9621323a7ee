import { eq, inArray } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { deletionRefused } from "#contract/company-messages.ts";
import { CONFIRM_MESSAGES } from "#contract/confirm-messages.ts";
import { accountEndpoints } from "#contract/endpoints/accounts.ts";
import { imageEndpoints } from "#contract/endpoints/images.ts";
import { memberEndpoints } from "#contract/endpoints/members.ts";
import { projectEndpoints } from "#contract/endpoints/projects.ts";
import { companyMembers, projects, subscriptions, users } from "#server/db/schema.ts";
import { setPlan } from "#server/features/billing/set-plan.ts";
import { LOG_WORDS } from "#server/features/members/log-words.ts";
import { newProject } from "#tests/support/designing.ts";
import { joined } from "#tests/support/joining.ts";
import { photoFile } from "#tests/support/pictures.ts";
import type { Person } from "#tests/support/test-client.ts";
import { describeOnEachDatabase } from "#tests/support/test-program.ts";

const { accountDeletion, companyLog, deleteAccount, handOver, listMembers, removeMember } = memberEndpoints;

describeOnEachDatabase("deleting one's account", (program) => {
  let owner: Person;
  const db = () => program().database.db;
  const call: ReturnType<typeof program>["client"]["call"] = (...args) => program().client.call(...args);
  const end = (as: Person, password = as.password) => call(deleteAccount, { body: { password } }, as);
  const preview = async (as: Person) => (await call(accountDeletion, {}, as)).body.data;
  const giveName = (lastName: string, { user }: Person) =>
    db().update(users).set({ firstName: "Olive", lastName }).where(eq(users.id, user.id));
  const signInStatus = async ({ email, password }: Person) =>
    (await call(accountEndpoints.login, { body: { email, password } })).status;

  beforeEach(async () => {
    owner = await program().client.registered();
    await setPlan({ db: db(), now: () => new Date(), trialDays: 0 }, owner.user.id, {
      ...{ planType: "pro", status: "active" },
    });
  });

  it("takes a person alone with their work and files, after the password", async () => {
    await newProject(program().client, owner);
    const { body: photo } = await call(
      imageEndpoints.uploadOriginal,
      { form: { image: await photoFile() } },
      owner,
    );
    expect(await preview(owner)).toEqual({ refusals: [], projects: 1, designs: 0, sealed: 0, employers: [] });
    const wrong = await end(owner, "Not-My-Password-1");
    expect([wrong.status, wrong.failure.message]).toEqual([403, CONFIRM_MESSAGES.passwordWrong]);
    expect((await end(owner)).status).toBe(200);
    expect(await signInStatus(owner)).toBe(401);
    expect((await call(projectEndpoints.listProjects, {}, owner)).status).toBe(401);
    expect((await program().client.request(photo.url)).status).toBe(404);
    expect(await db().select().from(projects).where(eq(projects.userId, owner.user.id))).toEqual([]);
  });

  it("is refused to an owner while others work in the company, whose work stays untouched", async () => {
    await giveName("Stone", owner);
    const member = await joined(program(), owner, "designer");
    await newProject(program().client, member);
    const refusal = { why: "members" as const, company: "Olive Stone" };
    expect((await preview(owner)).refusals).toEqual([refusal]);
    const refused = await end(owner);
    expect([refused.status, refused.failure.message]).toEqual([409, deletionRefused(refusal)]);
    expect((await call(projectEndpoints.listProjects, {}, member)).body.data.projects).toHaveLength(1);
    await call(removeMember, { params: { accountId: member.user.id } }, owner);
    expect((await end(owner)).status).toBe(200);
    expect(await signInStatus(member)).toBe(200);
  });

  it("is refused to who pays, until the plan is canceled", async () => {
    await giveName("Stone", owner);
    const own = eq(subscriptions.userId, owner.user.id);
    await db().update(subscriptions).set({ subscriptionId: crypto.randomUUID() }).where(own);
    const refused = await end(owner);
    expect(refused.failure.message).toBe(deletionRefused({ why: "plan", company: "Olive Stone" }));
    await db().update(subscriptions).set({ cancelAt: new Date() }).where(own);
    expect((await end(owner)).status).toBe(200);
  });

  it("leaves what a member made to the company, and a line in its list of changes", async () => {
    await giveName("Stone", owner);
    const member = await joined(program(), owner, "designer");
    const id = await newProject(program().client, member);
    expect((await preview(member)).employers).toEqual(["Olive Stone"]);
    expect((await end(member)).status).toBe(200);
    const [row] = await db().select().from(projects).where(eq(projects.id, id));
    expect([row?.userId, row?.madeBy]).toEqual([owner.user.id, null]);
    expect((await call(listMembers, {}, owner)).body.data.members).toHaveLength(1);
    const { entries } = (await call(companyLog, {}, owner)).body.data;
    expect(entries[0]).toMatchObject({ who: null, what: LOG_WORDS.deleteAccount });
  });

  it("takes a company that was handed to the person too, and none that they handed over", async () => {
    const heir = await joined(program(), owner, "sales");
    const companyId = owner.user.id;
    await newProject(program().client, owner);
    const handing = { params: { accountId: heir.user.id }, body: { password: owner.password } };
    const { body } = await call(handOver, handing, owner);
    const before = { ...owner, ...body.data };
    const refused = await end(heir);
    expect(refused.status).toBe(409);
    // Who handed it over goes, and the company stays.
    expect((await end(before)).status).toBe(200);
    expect((await call(projectEndpoints.listProjects, {}, heir)).body.data.projects).toHaveLength(1);
    expect((await preview(heir)).projects).toBe(1);
    expect((await end(heir)).status).toBe(200);
    const left = await db()
      .select()
      .from(users)
      .where(inArray(users.id, [companyId, heir.user.id, before.user.id]));
    expect(left).toEqual([]);
    expect(await db().select().from(companyMembers).where(eq(companyMembers.companyId, companyId))).toEqual(
      [],
    );
  });
});
