/**
 * How long the calls of the bill take, through the whole server on the embedded database: computing one of a large design,
 * asking whether there is one, reading and editing one of 500 items, and its downloads.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { eq } from "drizzle-orm";
import { type BomItem, bomEndpoints } from "#contract/endpoints/bom.ts";
import { addItem } from "#core/bom/edit-bom.ts";
import { boms, files, generations, images, subscriptions } from "#server/db/schema.ts";
import { createLog } from "#server/log.ts";
import { createProgram } from "#server/program.ts";
import { EVERY_ELEMENT, placeRectangle } from "#tests/support/placed-elements.ts";
import { createTestClient } from "#tests/support/test-client.ts";
import { testConfig } from "#tests/support/test-config.ts";

const ROUNDS = 15;
const ITEMS = 500;

const dataDir = await mkdtemp(join(tmpdir(), "yardwright-bench-"));
const program = await createProgram(testConfig({ DATA_DIR: dataDir }), { log: createLog("silent") });
const { db } = program.database;
const client = createTestClient(program.app);

async function timed(what: string, work: () => Promise<unknown>, prepare = async () => {}) {
  const times: number[] = [];
  // What everybody else waits for meanwhile: the web thread at work on this call without a break.
  const pauses = monitorEventLoopDelay({ resolution: 1 });
  for (let round = 0; round < ROUNDS; round++) {
    await prepare();
    const start = performance.now();
    pauses.enable();
    await work();
    pauses.disable();
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => Math.round((times[Math.floor(share * (times.length - 1))] ?? 0) * 10) / 10;
  return {
    call: what,
    "median ms": at(0.5),
    "slowest ms": at(1),
    "longest pause ms": Math.round(pauses.max / 1e6),
  };
}

/** A saved design of 34 elements, as if it had just been drawn. */
async function savedDesign(userId: string): Promise<number> {
  const [file] = await db
    .insert(files)
    .values({
      userId,
      key: "bench",
      contentType: "image/png",
      bytes: 1,
      width: 1,
      height: 1,
      sha256: "bench",
    })
    .returning();
  const fileId = file?.id ?? "";
  const placed = EVERY_ELEMENT.map((element) => placeRectangle(element, 24, 16));
  const [generation] = await db
    .insert(generations)
    .values({
      userId,
      engine: "concept",
      model: "concept",
      request: {
        ...{ prompt: "remove the old deck", editHistory: [], annotations: [], viewpoint: "same", seed: 1 },
        ...{ quality: null, size: null },
      },
      requestHash: "bench",
      photoFileId: fileId,
      status: "succeeded",
      plan: { elements: [], notes: [], placed },
    })
    .returning();
  const [image] = await db
    .insert(images)
    .values({ userId, fileId, type: "generated", generationId: generation?.id ?? null })
    .returning();
  return image?.id ?? 0;
}

try {
  const person = await client.registered();
  const userId = person.user.id;
  await db.insert(subscriptions).values({ userId, status: "active", planType: "pro" });
  const savedImageId = await savedDesign(userId);
  const generate = async () => {
    const { status, body, failure } = await client.call(
      bomEndpoints.generateBom,
      { body: { userId, savedImageId } },
      person,
    );
    if (status !== 200) throw new Error(failure.message);
    return body.bom;
  };
  const rows = [await timed("generate, 34 elements", generate, async () => void (await db.delete(boms)))];
  const { id, categories } = await generate();
  const [first] = categories.flatMap(({ items }) => items);

  const [row] = await db.select().from(boms).where(eq(boms.id, id));
  let content = row?.content;
  for (let n = 0; content && content.categories.flatMap(({ items }) => items).length < ITEMS; n++) {
    const added = addItem(content, {
      id: `bench-${n}`,
      category: "supplies",
      name: `Item ${n}`,
      quantity: 1.5,
      unit: "each",
      unitPriceCents: 1999,
    });
    content = added.ok ? added.bom : undefined;
  }
  if (!content || !first) throw new Error("the bill could not be filled");
  await db.update(boms).set({ content }).where(eq(boms.id, id));

  const params = { id };
  const itemId = first.id;
  let { version }: Pick<BomItem, "version"> = first;
  const edit = async () => {
    const body = { userId, updates: { quantity: version, version } };
    const { status } = await client.call(
      bomEndpoints.updateBomItem,
      { params: { id, itemId }, body },
      person,
    );
    if (status !== 200) throw new Error(`an edit answered ${status}`);
    version++;
  };
  const download = (format: string) => async () => {
    const headers = { authorization: `Bearer ${person.accessToken}` };
    const answer = await client.request(`/api/bom/${id}/export?format=${format}`, { headers });
    await answer.arrayBuffer();
  };
  const checkExisting = () =>
    client.call(bomEndpoints.checkExistingBom, { query: { userId, savedImageId } }, person);
  rows.push(
    await timed("check-existing", checkExisting),
    await timed(`get, ${ITEMS} items`, () => client.call(bomEndpoints.getBom, { params }, person)),
    await timed(`edit an item of ${ITEMS}`, edit),
    await timed(`CSV, ${ITEMS} items`, download("csv")),
    await timed(`XLSX, ${ITEMS} items`, download("xlsx")),
  );
  console.table(rows);
} finally {
  await program.close();
  await rm(dataDir, { recursive: true, force: true });
}
