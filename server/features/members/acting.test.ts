import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { roleForbids } from "#contract/company-messages.ts";
import { accountEndpoints } from "#contract/endpoints/accounts.ts";
import { imageEndpoints } from "#contract/endpoints/images.ts";
import { projectEndpoints } from "#contract/endpoints/projects.ts";
import type { MemberRole } from "#contract/roles.ts";
import { companyMembers, projects, sessions } from "#server/db/schema.ts";
import { setPlan } from "#server/features/billing/set-plan.ts";
import { finished, newProject, startDesign } from "#tests/support/designing.ts";
import { joined } from "#tests/support/joining.ts";
import { statusOf } from "#tests/support/paying.ts";
import { photoFile } from "#tests/support/pictures.ts";
import { createStandInModel, type StandInModel } from "#tests/support/stand-in-model.ts";
import type { Person } from "#tests/support/test-client.ts";
import { describeOnEachDatabase } from "#tests/support/test-program.ts";

let model: StandInModel;

describeOnEachDatabase(
  "a member of a company",
  (program) => {
    let owner: Person;
    let member: Person & { sessionId: string };
    const db = () => program().database.db;
    const join = (role: MemberRole, company = owner) => joined(program(), company, role);
    const list = (as: Person) => program().client.call(projectEndpoints.listProjects, {}, as);
    beforeEach(async () => {
      owner = await program().client.registered();
      await setPlan({ db: db(), now: () => new Date(), trialDays: 0 }, owner.user.id, {
        planType: "pro",
        status: "active",
      });
      member = await join("designer");
    });

    it("works on the company's plan, and what they make is the company's, with their name on it", async () => {
      expect(await statusOf(program().client, member)).toMatchObject({ planType: "pro" });
      const id = await newProject(program().client, member);
      expect((await list(owner)).body.data.projects.map((one) => one.Id)).toEqual([id]);
      const [row] = await db().select().from(projects).where(eq(projects.id, id));
      expect([row?.userId, row?.madeBy]).toEqual([owner.user.id, member.user.id]);
      const { body } = await program().client.call(accountEndpoints.verify, {}, member);
      expect(body.data.user).toMatchObject({
        ...{ id: member.user.id, companyId: owner.user.id, role: "designer", hasActiveSubscription: true },
      });
    });

    it("is one person in the company and another alone: sessions of both see their own", async () => {
      await newProject(program().client, owner);
      await db().update(sessions).set({ companyId: null }).where(eq(sessions.id, member.sessionId));
      expect((await list(member)).body.data.projects).toEqual([]);
      expect(await statusOf(program().client, member)).toMatchObject({ planType: null });
    });

    it("is refused what the role forbids before anything is looked up, with a sentence", async () => {
      const seeing = await join("reviewer");
      const id = await newProject(program().client, owner);
      const asks = { params: { id: String(id) }, body: { title: "Mine" } };
      const { status, failure } = await program().client.call(projectEndpoints.updateProject, asks, seeing);
      expect([status, failure.code, failure.message]).toEqual([403, "forbidden", roleForbids("reviewer")]);
      const nothing = { params: { id: "999999" }, body: { title: "Mine" } };
      expect((await program().client.call(projectEndpoints.updateProject, nothing, seeing)).status).toBe(403);
      expect((await list(seeing)).body.data.projects).toHaveLength(1);
    });

    it("has another role from the next call on", async () => {
      const create = () =>
        program().client.call(projectEndpoints.createProject, { body: { title: "Yard" } }, member);
      expect((await create()).status).toBe(201);
      const own = eq(companyMembers.accountId, member.user.id);
      await db().update(companyMembers).set({ role: "sales" }).where(own);
      expect((await create()).status).toBe(403);
      // A role of a later release.
      await db()
        .update(companyMembers)
        .set({ role: "gardener" as MemberRole })
        .where(own);
      expect((await create()).status).toBe(401);
    });

    it("loses calls, pictures and event streams with the membership", async () => {
      const { client } = program();
      const { body: photo } = await client.call(
        imageEndpoints.uploadOriginal,
        { form: { image: await photoFile() } },
        member,
      );
      expect((await client.request(photo.url)).status).toBe(200);
      const { release } = model.holdNext();
      const generationId = await startDesign(client, member);
      const headers = { authorization: `Bearer ${member.accessToken}` };
      const stream = await client.request(`/api/generations/${generationId}/events`, { headers });
      expect(stream.status).toBe(200);
      await db().delete(companyMembers).where(eq(companyMembers.accountId, member.user.id));
      release();
      expect(await stream.text()).not.toContain("event: done");
      expect((await client.request(photo.url)).status).toBe(404);
      expect((await list(member)).status).toBe(401);
      expect((await finished(client, owner, generationId)).status).toBe("succeeded");
    });

    it("who has handed a company over acts in it no more, unless as its member", async () => {
      const heir = await join("sales");
      await db()
        .update(companyMembers)
        .set({ role: "owner" })
        .where(eq(companyMembers.accountId, heir.user.id));
      expect((await list(heir)).status).toBe(200);
      expect((await list(owner)).status).toBe(401);
      await db()
        .insert(companyMembers)
        .values({ companyId: owner.user.id, accountId: owner.user.id, role: "reviewer" });
      const { body } = await program().client.call(accountEndpoints.verify, {}, owner);
      expect(body.data.user.role).toBe("reviewer");
    });
  },
  {
    models: () => {
      model = createStandInModel();
      return { concept: model };
    },
  },
);
