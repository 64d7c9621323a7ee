import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { SignJWT } from "jose";
import { accountEndpoints } from "#contract/endpoints/accounts.ts";
import { bomEndpoints } from "#contract/endpoints/bom.ts";
import { companyEndpoints } from "#contract/endpoints/company.ts";
import { keptDesignEndpoints } from "#contract/endpoints/designs.ts";
import { imageEndpoints } from "#contract/endpoints/images.ts";
import { memberEndpoints } from "#contract/endpoints/members.ts";
import { projectPhotoEndpoints } from "#contract/endpoints/project-photos.ts";
import { proposalEndpoints } from "#contract/endpoints/proposals.ts";
import { sharingEndpoints } from "#contract/endpoints/sharing.ts";
import { webhookEndpoints } from "#contract/endpoints/webhooks.ts";
import { isPaid, type Plan, UNPAID_PLAN } from "#core/entitlements/plans.ts";
import type { Config } from "#server/config.ts";
import type { Database } from "#server/db/connect.ts";
import { companyMembers, users } from "#server/db/schema.ts";
import { setPlan } from "#server/features/billing/set-plan.ts";
import { finished, newProject, startDesign } from "#tests/support/designing.ts";
import { joined } from "#tests/support/joining.ts";
import { maskFile } from "#tests/support/pictures.ts";
import type { Person, TestClient } from "#tests/support/test-client.ts";
import { type Column, ELSEWHERE_ROLE, MEMBERS, MEMBERS_PLAN } from "./expected-answers.ts";

/** The program that is asked. */
/** An address of this machine at which nobody listens. */
export const NOWHERE = "http://127.0.0.1:9/";

export type Stage = { client: TestClient; database: Database; config: Config; now(): Date };

/** What one person owns: the ids that calls are made with. */
export type Things = {
  owner: Person;
  projectId: number;
  /** Empty, to be merged with the first. */
  otherProjectId: number;
  designId: string;
  fileId: string;
  photoId: string;
  generationId: string;
  resultUrl: string;
  imageId: number;
  bomId: string;
  itemId: string;
  shareId: string;
  proposalId: string;
  pinId: string;
  /** Of the client's link to it, and to one that is declined. */
  proposalToken: string;
  webhookId: string;
  deliveryId: string;
  declinedToken: string;
  sessionId: string;
  memberId: string;
  invitationId: string;
};

export type Caller = { column: Column; accessToken: string | null; userId: string; things: Things };

/** Everybody of these columns who tries, with things of their own or with somebody else's. */
export async function peopleWorld(program: Stage, columns: readonly Column[]): Promise<Caller[]> {
  const { client, database, config, now } = program;
  const givePro = (person: Person) => givePlan(program, person, "pro");
  const everything = async (): Promise<Things> => {
    const things = await ownerOfEverything(client, givePro);
    return { ...things, memberId: (await joined(program, things.owner, "sales")).user.id };
  };
  const victim = await everything();
  const callers: Caller[] = [];
  for (const column of columns) {
    if (column === "guest") {
      callers.push({ column, accessToken: null, userId: victim.owner.user.id, things: victim });
    } else if (column === "other" || column === "expired" || column === "deleted") {
      const person = await client.registered();
      if (column === "other") await givePlan(program, person, "pro");
      if (column === "deleted") await database.db.delete(users).where(eq(users.id, person.user.id));
      const accessToken =
        column === "expired"
          ? await expiredToken(person, config.auth.secret ?? "", now())
          : person.accessToken;
      callers.push({ column, accessToken, userId: person.user.id, things: victim });
    } else if (column === "elsewhere" || column === "removed") {
      const company = column === "removed" ? victim.owner : await client.registered();
      await givePlan(program, company, MEMBERS_PLAN);
      const { user, accessToken } = await joined(program, company, ELSEWHERE_ROLE);
      if (column === "removed")
        await database.db.delete(companyMembers).where(eq(companyMembers.accountId, user.id));
      callers.push({ column, accessToken, userId: user.id, things: victim });
    } else if (isMember(column)) {
      const things = await everything();
      await givePlan(program, things.owner, MEMBERS_PLAN);
      const member = await joined(program, things.owner, MEMBERS[column]);
      const { user, accessToken } = member;
      const sessionId = await anotherSession(client, member);
      callers.push({ column, accessToken, userId: user.id, things: { ...things, sessionId } });
    } else {
      const things = await everything();
      const { id } = things.owner.user;
      await givePlan(program, things.owner, column === "reviewer" ? UNPAID_PLAN : column);
      if (column === "reviewer")
        await database.db.update(users).set({ isReviewer: true }).where(eq(users.id, id));
      callers.push({ column, accessToken: things.owner.accessToken, userId: id, things });
    }
  }
  return callers;
}

const isMember = (column: Column): column is keyof typeof MEMBERS => Object.hasOwn(MEMBERS, column);

/** Theirs on another device: one that they can end and go on. */
async function anotherSession(client: TestClient, { email, password, accessToken }: Person): Promise<string> {
  await client.call(accountEndpoints.login, { body: { email, password } });
  const { body } = await client.call(accountEndpoints.listSessions, {}, { accessToken });
  return body.data.sessions.find(({ isCurrent }) => !isCurrent)!.id;
}

/** A person on Pro with one of everything that can be made, but for a member: who is invited decides on that. */
export async function ownerOfEverything(
  client: TestClient,
  givePro: (person: Person) => Promise<void>,
): Promise<Things> {
  const owner = await client.registered();
  await givePro(owner);
  const projectId = await newProject(client, owner);
  const generationId = await startDesign(client, owner, {
    projectId: String(projectId),
    mask: await maskFile(),
  });
  const { imageUrl } = await finished(client, owner, generationId);
  const resultUrl = imageUrl ?? "";
  const saved = await client.call(
    imageEndpoints.autoSave,
    { body: { imageUrl: resultUrl, projectId, prompt: "a lawn" } },
    owner,
  );
  const imageId = saved.body.data.id;
  const opened = await client.call(keptDesignEndpoints.openImage, { body: { imageId } }, owner);
  const { id: designId, state } = opened.body.data;
  const { fileId } = state.photos[0]!;
  const photo = { params: { id: String(projectId) }, body: { fileId } };
  const put = await client.call(projectPhotoEndpoints.addProjectPhoto, photo, owner);
  const userId = owner.user.id;
  const made = await client.call(
    bomEndpoints.generateBom,
    { body: { userId, savedImageId: imageId } },
    owner,
  );
  const { bom } = made.body;
  const shared = await client.call(sharingEndpoints.createShare, { body: { savedImageId: imageId } }, owner);
  await client.call(companyEndpoints.putCompany, { body: { name: "Fields Landscaping" } }, owner);
  const hook = await client.call(webhookEndpoints.createWebhook, { body: { url: NOWHERE } }, owner);
  const webhookId = hook.body.data.id;
  const { proposalId, pinId, proposalToken } = await proposed(client, owner, { projectId, imageId });
  const { proposalToken: declinedToken } = await proposed(client, owner, { projectId, imageId });
  const told = await client.call(webhookEndpoints.listDeliveries, { params: { id: webhookId } }, owner);
  const newItem = { category: "supplies" as const, name: "Sand", quantity: 1, unit: "ton" };
  const added = await client.call(
    bomEndpoints.addBomItem,
    { params: { id: bom.id }, body: { userId, newItem } },
    owner,
  );
  const inviting = { email: `${randomUUID()}@example.com`, role: "sales" };
  const invited = await client.call(memberEndpoints.invite, { body: inviting }, owner);
  return {
    ...{ owner, memberId: randomUUID(), invitationId: invited.body.data.id },
    projectId,
    otherProjectId: await newProject(client, owner),
    designId,
    fileId,
    photoId: put.body.data.photos[0]!.id,
    generationId,
    resultUrl,
    imageId,
    bomId: bom.id,
    itemId: added.body.itemId,
    shareId: shared.body.data.shareId,
    ...{ proposalId, pinId, proposalToken, declinedToken },
    ...{ webhookId, deliveryId: told.body.data.deliveries[0]!.id },
    sessionId: await anotherSession(client, owner),
  };
}

/** A proposal with a link, and a question of the client. */
async function proposed(
  client: TestClient,
  owner: Person,
  { projectId, imageId }: { projectId: number; imageId: number },
) {
  const id = randomUUID();
  const options = [{ id: "good", title: "Good", savedImageId: imageId }];
  const body = { id, projectId, title: "Yard", options };
  await client.call(proposalEndpoints.createProposal, { body }, owner);
  const sending = { params: { id }, body: { revision: 1, clientEmail: `${id}@example.com` } };
  const { url } = (await client.call(proposalEndpoints.sendProposal, sending, owner)).body.data;
  const proposalToken = url.slice(url.lastIndexOf("/") + 1);
  const pin = { optionId: "good", x: 0.5, y: 0.5, text: "What is this?" };
  const asked = await client.call(proposalEndpoints.addPin, { params: { token: proposalToken }, body: pin });
  return { proposalId: id, pinId: asked.body.data.pins[0]!.id, proposalToken };
}

async function givePlan({ database, now, config }: Stage, { user }: Person, plan: Plan): Promise<void> {
  const deps = { db: database.db, now, trialDays: config.trialDays };
  await setPlan(deps, user.id, isPaid(plan) ? { planType: plan, status: "active" } : null);
}

/** A token of ours, rightly signed, whose quarter of an hour is over. */
function expiredToken(person: Person, secret: string, now: Date): Promise<string> {
  const second = Math.floor(now.getTime() / 1000);
  return new SignJWT({ sid: person.user.id })
    .setProtectedHeader({ alg: "HS256" })
    .setSubject(person.user.id)
    .setAudience("yardwright-api")
    .setIssuedAt(second - 1000)
    .setExpirationTime(second - 100)
    .sign(new TextEncoder().encode(secret));
}
