import { randomUUID } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import sharp from "sharp";
import type { DesignState } from "#contract/design-state.ts";
import { accountEndpoints } from "#contract/endpoints/accounts.ts";
import { billingEndpoints } from "#contract/endpoints/billing.ts";
import { bomEndpoints } from "#contract/endpoints/bom.ts";
import { companyEndpoints } from "#contract/endpoints/company.ts";
import { type KeptDesign, keptDesignEndpoints } from "#contract/endpoints/designs.ts";
import { generationEndpoints } from "#contract/endpoints/generations.ts";
import { imageEndpoints } from "#contract/endpoints/images.ts";
import { projectEndpoints } from "#contract/endpoints/projects.ts";
import { proposalEndpoints } from "#contract/endpoints/proposals.ts";
import type { ProposalEvent } from "#contract/proposal-events.ts";
import { createTestClient, type Person, type TestClient } from "#tests/support/test-client.ts";
import type { Ledger } from "./ledger.ts";
import type { Random } from "./random.ts";

const YARD = new URL("../../tests/fixtures/yards/front-ranch.jpg", import.meta.url);
/** More would only wait in the queue: two cores draw. */
const DESIGNS_AT_ONCE = 2;
const PROJECTS_KEPT = 6;
const DESIGNS_KEPT = 3;
const SAVES_IN_A_ROW = 5;
/** Between two knocks at a closed door; shorter, and the knocking slows the starting of what it waits for. */
const KNOCK_MS = 150;
/** Between two things that somebody does: with less, their asking takes longer than what they wait for, the first design. */
const THINK_MS = 150;

/** Not a yes: the connection was cut, or the server was just starting. */
class NoAnswer extends Error {}

type Pending = { id: string; projectId: number | null };

const stateOf = (description: string): DesignState => ({
  ...{ version: 1, photos: [], primaryId: null, description },
  ...{ viewpoint: "same", change: "", view: "photo", shownId: null },
});

/** Somebody who works on, whatever happens to the server, and writes every yes into the ledger. */
export async function createRestlessPerson(
  ledger: Ledger,
  random: Random,
  url: () => string,
  outbox: string,
) {
  const yard = await readFile(YARD);
  const client: TestClient = createTestClient({
    async request(path, init) {
      // Where the server trusts it: the limits of one address are not what is tried here.
      const address = `10.${random.below(256)}.${random.below(256)}.${random.below(256)}`;
      const headers = { ...(init?.headers as Record<string, string>), "x-forwarded-for": address };
      const answer = await fetch(url() + path, { ...init, headers, signal: AbortSignal.timeout(30_000) });
      if (answer.status >= 500 && answer.status !== 503)
        ledger.faults.push(
          `${init?.method ?? "GET"} ${path} answered ${answer.status}: ${await answer.clone().text()}`,
        );
      if (answer.status === 503 && !answer.headers.has("retry-after"))
        ledger.faults.push(`${path} answered 503 and does not say when to come again`);
      return answer;
    },
  });
  let me: Person | null = null;
  let pending: Pending[] = [];
  let projects: number[] = [];
  let images: { id: number; projectId: number }[] = [];
  let bills: { id: string; projectId: number }[] = [];
  const designs: string[] = [];
  let counter = 0;

  /** The good answer's body, counted under its name. */
  async function ask<A>(name: string, asking: () => Promise<{ status: number; body: A }>): Promise<A> {
    let answer: { status: number; body: A };
    try {
      answer = await asking();
      if (answer.status === 401) await signInAgain();
    } catch (cause) {
      ledger.unanswered++;
      throw new NoAnswer(name, { cause });
    }
    if (answer.status >= 300) {
      ledger.unanswered++;
      throw new NoAnswer(`${name} ${answer.status}`);
    }
    ledger.answered[name] = (ledger.answered[name] ?? 0) + 1;
    return answer.body;
  }

  /** Access tokens end within a long run. */
  async function signInAgain(): Promise<void> {
    if (!me) return;
    const { email, password } = me;
    const { status, body } = await client.call(accountEndpoints.login, { body: { email, password } });
    if (status === 200) me.accessToken = body.data.accessToken;
  }

  const register = async (): Promise<Person> => {
    const email = `p${random.below(2 ** 30)}-${counter++}@example.com`;
    const password = "Correct-Horse-9";
    const { data } = await ask("register", () =>
      client.call(accountEndpoints.register, {
        body: { firstName: "Rest", lastName: "Less", email, password },
      }),
    );
    ledger.registered.push({ email, userId: data.user.id });
    return { ...data, email, password };
  };

  /** Noise of its own makes each a photo of its own. */
  const photo = async () => {
    const colour = { r: random.below(256), g: random.below(256), b: random.below(256) };
    const content = await sharp({ create: { width: 160, height: 120, channels: 3, background: colour } })
      .jpeg()
      .toBuffer();
    return new File([new Uint8Array(content)], "yard.jpg");
  };

  const acts = {
    async "new project"(who: Person) {
      if (projects.length >= PROJECTS_KEPT) return acts["delete project"](who);
      const title = `Yard ${counter++}`;
      const { data } = await ask("new project", () =>
        client.call(projectEndpoints.createProject, { body: { title } }, who),
      );
      projects.push(data.project.Id);
      ledger.projects.set(data.project.Id, {
        owner: who.email,
        title: { acknowledged: title, unanswered: [] },
      });
    },

    async rename(who: Person) {
      const id = random.pick(projects);
      const entry = ledger.projects.get(id);
      if (!entry) return;
      const title = `Renamed ${counter++}`;
      entry.title.unanswered.push(title);
      await ask("rename", () =>
        client.call(projectEndpoints.updateProject, { params: { id: String(id) }, body: { title } }, who),
      );
      entry.title = { acknowledged: title, unanswered: [] };
    },

    async "delete project"(who: Person) {
      const id = random.pick(projects);
      // From here on it may be gone, answer or not: nothing of it is a promise any more. Its files are still counted.
      projects = projects.filter((other) => other !== id);
      pending = pending.filter((other) => other.projectId !== id);
      images = images.filter((other) => other.projectId !== id);
      for (const { id: bill } of bills.filter((other) => other.projectId === id)) ledger.bills.delete(bill);
      bills = bills.filter((other) => other.projectId !== id);
      ledger.projects.delete(id);
      for (const [generation, { projectId }] of ledger.generations)
        if (projectId === id) ledger.generations.delete(generation);
      ledger.saved = ledger.saved.filter(({ projectId }) => projectId !== id);
      await ask("delete project", () =>
        client.call(projectEndpoints.deleteProject, { params: { id: String(id) } }, who),
      );
    },

    async upload(who: Person) {
      const image = await photo();
      const { url } = await ask("upload", () =>
        client.call(imageEndpoints.uploadOriginal, { form: { image } }, who),
      );
      ledger.uploads.push({ owner: who.email, url });
    },

    async generate(who: Person) {
      if (pending.length >= DESIGNS_AT_ONCE) return look(who);
      // Half of them are saved by the server, half by hand.
      const projectId = projects.length > 0 && random.next() < 0.5 ? random.pick(projects) : null;
      const form = {
        image: new File([new Uint8Array(yard)], "yard.jpg"),
        prompt: "a lawn with a gravel path",
        seed: String(counter++),
        ...(projectId === null ? {} : { projectId: String(projectId) }),
      };
      const { data } = await ask("generate", () =>
        client.call(generationEndpoints.createGeneration, { form }, who, {
          "idempotency-key": `key-${counter}`,
        }),
      );
      ledger.generations.set(data.id, { owner: who.email, projectId, savedImageId: null });
      pending.push({ id: data.id, projectId });
    },

    /** As the designer saves: each save stands on the revision before, and a refused one tells what is there. */
    async "save design"(who: Person) {
      if (designs.length < DESIGNS_KEPT) return acts["new design"](who);
      const id = random.pick(designs);
      const entry = ledger.designs.get(id);
      if (!entry) return;
      for (let save = 0; save < SAVES_IN_A_ROW; save++) {
        const words = `A lawn, take ${counter++}`;
        const body = { revision: entry.revision, title: null, projectId: null, state: stateOf(words) };
        entry.words.unanswered.push(words);
        const { data } = await ask("save design", async () => {
          const answer = await client.call(keptDesignEndpoints.putDesign, { params: { id }, body }, who);
          // A save that was cut off had been made.
          if (answer.status === 409) entry.revision = (answer.failure.data as KeptDesign).revision;
          return answer;
        });
        Object.assign(entry, { words: { acknowledged: words, unanswered: [] }, revision: data.revision });
      }
    },

    async "new design"(who: Person) {
      const [id, words] = [randomUUID(), `A lawn, take ${counter++}`];
      const body = { id, title: null, projectId: null, state: stateOf(words) };
      const { data } = await ask("new design", () =>
        client.call(keptDesignEndpoints.createDesign, { body }, who),
      );
      const promised = { acknowledged: words, unanswered: [] };
      ledger.designs.set(id, { owner: who.email, words: promised, revision: data.revision });
      designs.push(id);
    },

    async "edit bill"(who: Person) {
      const image = images.length > 0 ? random.pick(images) : null;
      if (!image) return look(who);
      const userId = who.user.id;
      const { bomId } = await ask("bill", () =>
        client.call(bomEndpoints.generateBom, { body: { userId, savedImageId: image.id } }, who),
      );
      const bill = ledger.bills.get(bomId) ?? { owner: who.email, items: new Map() };
      if (!ledger.bills.has(bomId)) {
        ledger.bills.set(bomId, bill);
        bills.push({ id: bomId, projectId: image.projectId });
      }
      const [itemId, item] = random.pick([...bill.items]) ?? [];
      const quantity = 1 + random.below(1_000);
      if (itemId && item && random.next() < 0.6) {
        item.unanswered.push(quantity);
        await ask("edit item", () =>
          client.call(
            bomEndpoints.updateBomItem,
            { params: { id: bomId, itemId }, body: { userId, updates: { quantity } } },
            who,
          ),
        );
        bill.items.set(itemId, { acknowledged: quantity, unanswered: [] });
        return;
      }
      const newItem = { category: "plants" as const, name: `Shrub ${counter++}`, quantity, unit: "each" };
      const added = await ask("add item", () =>
        client.call(bomEndpoints.addBomItem, { params: { id: bomId }, body: { userId, newItem } }, who),
      );
      bill.items.set(added.itemId, { acknowledged: quantity, unanswered: [] });
    },

    /** A proposal from its start to both signatures, or as far as it comes. */
    async propose(who: Person) {
      const image = images.length > 0 ? random.pick(images) : null;
      if (!image) return look(who);
      const userId = who.user.id;
      await ask("bill", () =>
        client.call(bomEndpoints.generateBom, { body: { userId, savedImageId: image.id } }, who),
      );
      await ask("company", () =>
        client.call(companyEndpoints.putCompany, { body: { name: "Rest Less" } }, who),
      );
      const [id, clientEmail] = [randomUUID(), `c${counter++}-${random.below(2 ** 30)}@example.com`];
      const options = [{ id: "good", title: "Good", savedImageId: image.id }];
      const body = { id, projectId: image.projectId, title: "Yard", options };
      const events: ProposalEvent[] = [];
      await ask("propose", () => client.call(proposalEndpoints.createProposal, { body }, who));
      ledger.proposals.set(id, { owner: who.email, events });
      events.push("created");
      const sending = { params: { id }, body: { revision: 1, clientEmail } };
      const { data } = await ask("send", () => client.call(proposalEndpoints.sendProposal, sending, who));
      events.push("sent");
      const params = { token: data.url.slice(data.url.lastIndexOf("/") + 1) };
      const shown = await ask("open", () => client.call(proposalEndpoints.openProposal, { params }));
      await ask("code", () => client.call(proposalEndpoints.askSigningCode, { params }));
      events.push("code-sent");
      const { offerSha256 } = shown.data;
      const code = await findCode(outbox, clientEmail);
      const words = { signature: { kind: "typed" as const, text: "Rest Less" }, name: "Rest Less" };
      const signing = { ...words, offerSha256, timeZone: "UTC" };
      const consent = { code, consents: true as const };
      await ask("sign", () =>
        client.call(proposalEndpoints.signProposal, { params, body: { ...signing, ...consent } }),
      );
      events.push("consented", "signed");
      await ask("countersign", () =>
        client.call(proposalEndpoints.countersignProposal, { params: { id }, body: signing }, who),
      );
      events.push("countersigned", "recorded");
    },

    "register somebody": async () => void (await register()),
  };

  /** How the oldest design is going; one that is done is saved. */
  async function look(who: Person) {
    const design = pending[0];
    if (!design) return;
    const { data } = await ask("look", () =>
      client.call(generationEndpoints.getGeneration, { params: { id: design.id } }, who),
    );
    if (data.status === "queued" || data.status === "running") return;
    pending.shift();
    const entry = ledger.generations.get(design.id);
    if (data.status !== "succeeded" || !entry) return;
    if (design.projectId !== null && data.savedImageId !== null) {
      entry.savedImageId = data.savedImageId;
      images.push({ id: data.savedImageId, projectId: design.projectId });
    }
    if (design.projectId !== null || projects.length === 0 || !data.imageUrl) return;
    const [projectId, imageUrl] = [random.pick(projects), data.imageUrl];
    const saved = await ask("save", () =>
      client.call(imageEndpoints.autoSave, { body: { imageUrl, projectId, prompt: "a lawn" } }, who),
    );
    images.push({ id: saved.data.id, projectId });
    ledger.saved.push({ owner: who.email, imageId: saved.data.id, projectId });
  }

  const often: (keyof typeof acts)[] = [
    "save design",
    "save design",
    "upload",
    "generate",
    "generate",
    "new project",
    "rename",
    "edit bill",
    "edit bill",
    "propose",
  ];

  return {
    client,
    person: () => me,
    signInAgain,
    /** Acts until it is told to stop; between a cut and the next start it knocks again and again, as people do. */
    async act(signal: AbortSignal): Promise<void> {
      while (!signal.aborted)
        try {
          if (!me) {
            me = await register();
            continue;
          }
          const who = me;
          if (!ledger.answered[`plan of ${who.email}`]) {
            await ask(`plan of ${who.email}`, () =>
              client.call(billingEndpoints.testSubscriptionUpdate, { body: {} }, who),
            );
            continue;
          }
          await look(who);
          const name =
            projects.length === 0
              ? "new project"
              : random.next() < 0.04
                ? "register somebody"
                : random.pick(often);
          await acts[name](who);
          await delay(THINK_MS);
        } catch (error) {
          if (!(error instanceof NoAnswer)) throw error;
          await delay(KNOCK_MS);
        }
    },
  };
}

/** The code in the mail to an address, which was there before the answer that it was sent. */
async function findCode(outbox: string, address: string): Promise<string> {
  const names = (await readdir(outbox)).filter((name) => name.endsWith(".eml")).sort();
  for (const name of names.reverse()) {
    const mail = await readFile(join(outbox, name), "utf8");
    const code = /^Subject: (\d{6}) is your code/m.exec(mail)?.[1];
    if (code && mail.includes(`To: ${address}`)) return code;
  }
  throw new NoAnswer(`no code for ${address}`);
}

export type RestlessPerson = Awaited<ReturnType<typeof createRestlessPerson>>;
