import { randomUUID } from "node:crypto";
import PostalMime from "postal-mime";
import { bomEndpoints } from "#contract/endpoints/bom.ts";
import { companyEndpoints } from "#contract/endpoints/company.ts";
import { projectEndpoints } from "#contract/endpoints/projects.ts";
import { proposalEndpoints } from "#contract/endpoints/proposals.ts";
import type { ClientProposal, Proposal } from "#contract/proposal-view.ts";
import type { Db } from "#server/db/connect.ts";
import { subscriptions } from "#server/db/schema.ts";
import type { ReceivingServer } from "#tests/fakes/smtp-server.ts";
import { finished, startDesign } from "./designing.ts";
import type { Person, TestClient } from "./test-client.ts";

/** A company on Pro with a project for a client, and pictures with bills to make options of. */
export type Seller = {
  person: Person;
  projectId: number;
  clientEmail: string;
  /** A saved picture each, with a line of 1,000.00 and one of 250.00, which may be an add-on. */
  pictures: { imageId: number; bomId: string; lightId: string }[];
};

type World = { client: TestClient; database: { db: Db } };

/** The marks in the names stand for what people may write; they must come out as text. */
export const CLIENT_NAME = `Zoë "O'Hara" & Co`;
export const COMPANY_NAME = `Fields & Sons' "Yards"`;

export async function readySeller({ client, database }: World, pictures = 2): Promise<Seller> {
  const person = await client.registered();
  await database.db
    .insert(subscriptions)
    .values({ userId: person.user.id, status: "active", planType: "pro" });
  const clientEmail = `client-${randomUUID()}@example.com`;
  await client.call(
    companyEndpoints.putCompany,
    { body: { name: COMPANY_NAME, terms: "A third on signing.", validDays: 14 } },
    person,
  );
  const project = await client.call(
    projectEndpoints.createProject,
    {
      body: {
        title: "Maple Street 12",
        clientName: CLIENT_NAME,
        clientEmail,
        siteAddress: "12 Maple Street, Toronto",
      },
    },
    person,
  );
  const projectId = project.body.data.project.Id;
  const made = [];
  for (let nth = 0; nth < pictures; nth++) made.push(await picture({ client, person, projectId, nth }));
  return { person, projectId, clientEmail, pictures: made };
}

async function picture({
  client,
  person,
  projectId,
  nth,
}: {
  client: TestClient;
  person: Person;
  projectId: number;
  nth: number;
}) {
  const id = await startDesign(client, person, {
    prompt: `a lawn with a stone path ${nth}`,
    seed: String(nth + 1),
    projectId: String(projectId),
  });
  const { savedImageId: imageId } = await finished(client, person, id);
  if (!imageId) throw new Error("the picture was not saved");
  const userId = person.user.id;
  const bill = await client.call(
    bomEndpoints.generateBom,
    { body: { userId, savedImageId: imageId } },
    person,
  );
  const bomId = bill.body.bomId;
  const add = async (name: string, unitPrice: number) => {
    const newItem = { category: "features" as const, name, quantity: 1, unit: "each", unitPrice };
    const added = await client.call(
      bomEndpoints.addBomItem,
      { params: { id: bomId }, body: { userId, newItem } },
      person,
    );
    return added.body.itemId;
  };
  await add("Fountain", 1_000 + nth);
  return { imageId, bomId, lightId: await add("Path lights", 250) };
}

export const bodyOf = ({ pictures }: Seller, more: object = {}) => ({
  title: "The back yard",
  options: pictures.map(({ imageId, lightId }, nth) => ({
    id: ["good", "better", "best", "extra"][nth]!,
    title: ["Good", "Better", "Best", "Extra"][nth]!,
    savedImageId: imageId,
    addOns: [{ id: "light", title: "Path lights", lineIds: [lightId] }],
  })),
  schedule: [
    { title: "On signing", percent: 10 },
    { title: "When the work is done", percent: 90 },
  ],
  ...more,
});

function must<T extends { status: number; failure: { message: string } }>(answer: T): T {
  if (answer.status < 300) return answer;
  throw new Error(`${answer.status}: ${answer.failure.message}`);
}

export async function draft(client: TestClient, seller: Seller, more: object = {}): Promise<Proposal> {
  const body = { id: randomUUID(), projectId: seller.projectId, ...bodyOf(seller, more) };
  const made = await client.call(proposalEndpoints.createProposal, { body }, seller.person);
  return must(made).body.data;
}

export const tokenOf = (url: string): string => /\/proposal\/([\w-]{43})$/.exec(url)?.[1] ?? "";

/** A proposal that the client has a link of. */
export async function sent(client: TestClient, seller: Seller, more: object = {}) {
  const { id, revision } = await draft(client, seller, more);
  const answer = must(
    await client.call(proposalEndpoints.sendProposal, { params: { id }, body: { revision } }, seller.person),
  );
  const { url, proposal } = answer.body.data;
  return { id, token: tokenOf(url), proposal };
}

export const look = async (client: TestClient, token: string): Promise<ClientProposal> =>
  must(await client.call(proposalEndpoints.openProposal, { params: { token } })).body.data;

/** The six digits of the newest mail to the address that has some. */
export async function mailedCode(smtp: ReceivingServer, address: string, count: number): Promise<string> {
  for (let mails = count; ; mails++) {
    const found = await smtp.mailsTo(address, mails);
    const codes = [];
    for (const { source } of found) {
      const { subject } = await PostalMime.parse(source);
      const code = /^(\d{6}) is your code/.exec(subject ?? "")?.[1];
      if (code) codes.push(code);
    }
    if (codes.length >= count) return codes.at(-1)!;
  }
}

export const typed = (name = "Zoe Nunez") => ({
  name,
  signature: { kind: "typed" as const, text: name },
  timeZone: "America/Toronto",
});

/** Signed by the client with the `count`th code that is mailed to them. */
export async function signed(
  client: TestClient,
  smtp: ReceivingServer,
  seller: Seller,
  { token, count = 1 }: { token: string; count?: number },
): Promise<ClientProposal> {
  must(await client.call(proposalEndpoints.askSigningCode, { params: { token } }));
  const code = await mailedCode(smtp, seller.clientEmail, count);
  const { offerSha256 } = await look(client, token);
  const body = { ...typed(), offerSha256, code, consents: true };
  return must(await client.call(proposalEndpoints.signProposal, { params: { token }, body })).body.data;
}

/** Signed by the company too. */
export async function countersigned(client: TestClient, seller: Seller, id: string): Promise<Proposal> {
  const { body } = await client.call(proposalEndpoints.getProposal, { params: { id } }, seller.person);
  const signing = { ...typed("Ana Fields"), offerSha256: body.data.offerSha256 ?? "" };
  return must(
    await client.call(
      proposalEndpoints.countersignProposal,
      { params: { id }, body: signing },
      seller.person,
    ),
  ).body.data;
}
