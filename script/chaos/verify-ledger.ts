import { accountEndpoints } from "#contract/endpoints/accounts.ts";
import { bomEndpoints } from "#contract/endpoints/bom.ts";
import { keptDesignEndpoints } from "#contract/endpoints/designs.ts";
import { generationEndpoints } from "#contract/endpoints/generations.ts";
import { imageEndpoints } from "#contract/endpoints/images.ts";
import { projectEndpoints } from "#contract/endpoints/projects.ts";
import { proposalEndpoints } from "#contract/endpoints/proposals.ts";
import type { Person, TestClient } from "#tests/support/test-client.ts";
import { isKept, type Ledger } from "./ledger.ts";

export type Verified = {
  checked: number;
  /** In words, one for each promise that was not kept. */
  lost: string[];
  /** Designs that ended as failed because three workers in a row were killed at them; their place was given back. */
  givenUp: number;
};

/** What happens to a proposal of these people once, however often it is tried. */
const ONCE = ["sent", "signed", "countersigned", "recorded", "sealed"];

/** Asks the running product, as the person, for everything that it promised to that person. */
export async function verifyLedger(ledger: Ledger, client: TestClient, person: Person): Promise<Verified> {
  const verified: Verified = { checked: 0, lost: [], givenUp: 0 };
  const check = (kept: boolean, words: string) => {
    verified.checked++;
    if (!kept) verified.lost.push(words);
  };
  const { email, password } = person;
  const login = await client.call(accountEndpoints.login, { body: { email, password } });
  check(login.status === 200, `${email} cannot sign in (${login.status})`);
  const me = { accessToken: login.body.data.accessToken };
  const mine = ({ owner }: { owner: string }) => owner === email;

  for (const [id, { owner, title }] of ledger.projects) {
    if (owner !== email) continue;
    const { status, body } = await client.call(
      projectEndpoints.getProject,
      { params: { id: String(id) } },
      me,
    );
    const found = status === 200 ? body.data.project.Title : undefined;
    check(isKept(title, found), `project ${id} is ${found} and was promised as ${title.acknowledged}`);
  }
  for (const { url } of ledger.uploads.filter(mine)) {
    const answer = await client.request(url);
    const bytes = (await answer.arrayBuffer()).byteLength;
    check(answer.status === 200 && bytes > 0, `upload ${url} answers ${answer.status} with ${bytes} bytes`);
  }
  for (const [id, { owner, projectId }] of ledger.generations) {
    if (owner !== email) continue;
    const { status, body } = await client.call(generationEndpoints.getGeneration, { params: { id } }, me);
    if (status === 200 && body.data.status === "failed" && body.data.error?.code === "internal") {
      verified.checked++;
      verified.givenUp++;
      continue;
    }
    const good = status === 200 && body.data.status === "succeeded" && body.data.preservation?.score === 1;
    const saved = projectId === null || body.data?.savedImageId != null;
    check(good && saved, `design ${id} is ${status} ${body.data?.status}, saved: ${saved}`);
  }
  const images = new Map<number, number | null>();
  for (let page = 1; ; page++) {
    const { body } = await client.call(imageEndpoints.listImages, { query: { page, limit: 100 } }, me);
    for (const image of body.data.images) images.set(image.id, image.project_id);
    if (body.data.images.length < 100) break;
  }
  for (const { imageId, projectId } of ledger.saved.filter(mine))
    check(images.get(imageId) === projectId, `saved image ${imageId} is in project ${images.get(imageId)}`);
  for (const [id, { owner, words, revision }] of ledger.designs) {
    if (owner !== email) continue;
    const { status, body } = await client.call(keptDesignEndpoints.getDesign, { params: { id } }, me);
    const found = status === 200 ? body.data : null;
    check(
      isKept(words, found?.state.description) && (found?.revision ?? 0) >= revision,
      `kept design ${id} is "${found?.state.description}" of revision ${found?.revision} and was promised as "${words.acknowledged}" of ${revision}`,
    );
  }
  for (const [id, { owner, items }] of ledger.bills) {
    if (owner !== email) continue;
    const { status, body } = await client.call(bomEndpoints.getBom, { params: { id } }, me);
    const found = status === 200 ? body.bom.categories.flatMap((category) => category.items) : [];
    for (const [itemId, quantity] of items) {
      const item = found.find((one) => one.id === itemId);
      check(
        isKept(quantity, item?.quantity),
        `item ${itemId} of bill ${id} is ${item?.quantity} and was promised as ${quantity.acknowledged}`,
      );
    }
  }
  for (const [id, { owner, events }] of ledger.proposals) {
    if (owner !== email) continue;
    const { status, body } = await client.call(proposalEndpoints.getProposal, { params: { id } }, me);
    const said: string[] = status === 200 ? body.data.events.map(({ event }) => event) : [];
    for (const event of events)
      check(
        said.includes(event),
        `proposal ${id} (${status}) does not say "${event}", which was acknowledged`,
      );
    if (said.includes("signed")) check(body.data.signed !== null, `proposal ${id} lost its signature`);
    if (said.includes("countersigned"))
      check(body.data.record.pdf === "ready", `the record of proposal ${id} is ${body.data.record.pdf}`);
    const twice = ONCE.find((once) => said.indexOf(once) !== said.lastIndexOf(once));
    check(twice === undefined, `proposal ${id} says "${twice}" more than once`);
  }
  return verified;
}
