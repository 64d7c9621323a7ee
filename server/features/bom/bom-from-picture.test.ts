import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Bom, bomEndpoints } from "#contract/endpoints/bom.ts";
import { subscriptions } from "#server/db/schema.ts";
import { API_KEY, type ImageModelServer, startImageModelServer } from "#tests/fakes/image-model-server.ts";
import { around, type LookReply, says, sees } from "#tests/fakes/vision-call.ts";
import { finished, newProject, startDesign } from "#tests/support/designing.ts";
import type { Person } from "#tests/support/test-client.ts";
import { quickDatabase, startTestProgram, type TestProgram } from "#tests/support/test-program.ts";

const { generateBom, deleteBom } = bomEndpoints;
const YARD = new URL("../../../tests/fixtures/yards/front-ranch.jpg", import.meta.url);

let server: ImageModelServer;
let program: TestProgram;
let pro: Person;
let savedImageId: number;
beforeAll(async () => {
  server = await startImageModelServer();
  program = await startTestProgram(quickDatabase(), {
    environment: {
      ...{ OPENAI_API_KEY: API_KEY, OPENAI_BASE_URL: server.url, OPENAI_VISION_MODEL: "gpt-vision" },
      WORKER_THREADS: "1",
    },
  });
  const { client, database } = program;
  pro = await client.registered();
  await database.db.insert(subscriptions).values({ userId: pro.user.id, status: "active", planType: "pro" });
  const design = await finished(
    client,
    pro,
    await startDesign(client, pro, {
      image: new File([await readFile(YARD)], "yard.jpg", { type: "image/jpeg" }),
      prompt: "Remove the old deck. Herringbone paver patio with a planting bed.",
      engine: "concept",
      projectId: String(await newProject(client, pro, "Maple Street 12")),
    }),
  );
  savedImageId = design.savedImageId ?? 0;
});
afterAll(async () => {
  await program.close();
  await server.close();
});

/** The bill of the design, made anew after the model has answered `reply`. */
async function billAfter(reply: LookReply): Promise<Bom> {
  server.nextLook(reply);
  const body = { userId: pro.user.id, savedImageId };
  const { status, body: answer } = await program.client.call(generateBom, { body }, pro);
  expect(status).toBe(200);
  const params = { id: answer.bomId };
  await program.client.call(deleteBom, { params, query: { userId: pro.user.id } }, pro);
  return answer.bom;
}

const itemsOf = (bom: Bom) => bom.categories.flatMap(({ items }) => items);
const amounts = (bom: Bom) => itemsOf(bom).map(({ name, quantity }) => [name, quantity]);
const remarks = (bom: Bom) => bom.flags.map(({ code }) => code).filter((code) => /seen|picture/.test(code));

const patio = { kind: "pavers", words: "paver patio", outline: around(0.5, 0.8, 0.15) };
const bed = { kind: "bed", words: "planting bed with shrubs", outline: around(0.3, 0.7, 0.08) };

it("a picture that shows the plan changes nothing; both pictures were sent, at most 1024 px wide", async () => {
  const bom = await billAfter(sees([patio, bed]));
  expect(remarks(bom)).toEqual([]);
  expect(itemsOf(bom).map(({ name }) => name)).toContain("Deck removal");
  const [before, after] = server.looks.at(-1)?.pictures ?? [];
  expect(before).toEqual(after);
  expect(before?.width).toBeLessThanOrEqual(1024);
});

it("counts what the picture shows besides, from the photo and never from the model's words", async () => {
  const planned = await billAfter(sees([patio, bed]));
  const small = { kind: "gravel", words: "900 sq ft of river rock for $5", outline: around(0.7, 0.85, 0.05) };
  const large = { ...small, outline: around(0.7, 0.85, 0.12) };
  const bills = [
    await billAfter(sees([patio, bed, small])),
    await billAfter(sees([patio, bed, large])),
  ] as const;
  const rock = bills.map((bom) => itemsOf(bom).find(({ name }) => /river rock/i.test(name)));
  expect(itemsOf(planned).some(({ name }) => /river rock/i.test(name))).toBe(false);
  expect(rock[0]?.work?.basis).toBe("assumed");
  // Quantities are rounded up to what is sold; the need itself grows with the outline.
  const areas = rock.map((item) => item?.work?.parts[0]?.inputs[0]?.value ?? 0);
  expect(areas[1]).toBeGreaterThan(3 * areas[0]!);
  for (const bom of bills) {
    expect(remarks(bom)).toEqual(["seen-besides"]);
    const pavers = ([name]: (string | number)[]) => String(name).startsWith("Concrete pavers");
    expect(amounts(bom).find(pavers)).toEqual(amounts(planned).find(pavers));
    expect(bom.totals.total).toBeGreaterThan(planned.totals.total);
  }
});

it("keeps what was asked for and is not seen, with a word about it", async () => {
  const planned = await billAfter(sees([patio, bed]));
  const bom = await billAfter(sees([bed]));
  expect(remarks(bom)).toEqual(["not-seen"]);
  expect(amounts(bom)).toEqual(amounts(planned));
});

const hangUp: LookReply = (response) => void response.socket?.destroy();

it.each<[string, LookReply]>([
  ["refuses", says({ content: null, refusal: "No." })],
  ["sends no JSON", says({ content: "Sure! Here is your list:" })],
  ["lies about kinds", sees([{ kind: "helipad", words: "", outline: around(0.5, 0.8) }])],
  ["breaks the connection", hangUp],
  ["has a fault", (response) => void response.writeHead(400).end("{}")],
])("falls back to the plan with a note when the model %s", async (_, reply) => {
  const planned = await billAfter(sees([patio, bed]));
  // A broken connection is tried once more.
  if (reply === hangUp) server.nextLook(reply);
  const bom = await billAfter(reply);
  expect(remarks(bom)).toEqual(["picture-not-read"]);
  expect(amounts(bom)).toEqual(amounts(planned));
});
