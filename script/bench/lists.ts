/**
 * How long project list, board, search, project page, gallery and lists of designs take with 1,000, 10,000 and 100,000 designs in the
 * database, each with its picture, embedded and PostgreSQL. Each person has 1,000 of them: 500 in one project and 25 projects of 20.
 * `-- lists --one-owner` gives all of them to one person instead, the worst that a database of that size can hold.
 *
 * Requests go through the whole app in this process, one at a time, without sockets. The three databases are open at once and take
 * turns, so that a machine that is busy for a while is busy for all of them. p50 and p95 of `RUNS` after a warm-up; the last column is
 * the growth of p50 from the smallest database to the largest.
 */
import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { availableParallelism, cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import pg from "pg";
import type { DesignState } from "#contract/design-state.ts";
import { accountEndpoints } from "#contract/endpoints/accounts.ts";
import { keptDesignEndpoints } from "#contract/endpoints/designs.ts";
import { imageEndpoints } from "#contract/endpoints/images.ts";
import { projectEndpoints } from "#contract/endpoints/projects.ts";
import { readConfig } from "#server/config.ts";
import type { Database, DatabaseConfig } from "#server/db/connect.ts";
import {
  designFiles,
  designs,
  designVersions,
  files,
  generations,
  images,
  projects,
  projectWords,
  users,
} from "#server/db/schema.ts";
import { searchLexemes } from "#server/features/projects/search-words.ts";
import { createLog } from "#server/log.ts";
import { createProgram } from "#server/program.ts";
import { findPostgresPrograms, startPostgres } from "#tests/support/postgres-server.ts";
import { createTestClient } from "#tests/support/test-client.ts";

/** A run that a test can afford. */
const isShort = process.argv.includes("--short");
const hasOneOwner = process.argv.includes("--one-owner");
const SIZES = isShort ? [100, 200] : [1_000, 10_000, 100_000];
const RUNS = isShort ? 5 : 150;
const WARM_UP = isShort ? 2 : 20;
const SMALLEST = SIZES[0]!;
/** The same in every database, so that the growth is the database's. */
const GALLERY_SIZE = SMALLEST / 2;
const IMAGES_A_PROJECT = 20;

const STREETS = [
  "Maple",
  "Oak",
  "Birch",
  "Elm",
  "Cedar",
  "Walnut",
  "Juniper",
  "Sycamore",
  "Linden",
  "Poplar",
];
const WORK = ["patio", "driveway", "pool", "deck", "planting bed", "retaining wall", "walkway", "fire pit"];
const one = <T>(list: T[], k: number): T => list[k % list.length]!;

/** Rows in one statement. */
const BATCH = 500;

const WISH = "A patio of grey pavers with a planting bed along the house";

/** One person's projects, and designs with their pictures, as the product writes them. Answers the project of the gallery. */
async function fill({ db }: Database, userId: string, imageCount: number): Promise<number> {
  const started = Date.now() - 400 * 86_400_000;
  const at = (k: number) => new Date(started + k * 300_000);
  const rows = Array.from({ length: 1 + (imageCount - GALLERY_SIZE) / IMAGES_A_PROJECT }, (_, k) => ({
    userId,
    title: `${100 + ((k * 37) % 9_000)} ${one(STREETS, k)} Street`,
    description: `${one(WORK, k)} and ${one(WORK, k * 3 + 1)} for the ${k % 2 ? "back" : "front"} yard`,
    tags: `${one(WORK, k + 2)}, ${k % 5 === 0 ? "urgent" : "quoted"}`,
    createdAt: at(k),
    updatedAt: at(k),
  }));
  const ids: number[] = [];
  for (const batch of batches(rows)) {
    const made = await db.insert(projects).values(batch).returning();
    ids.push(...made.map(({ id }) => id));
    await db.insert(projectWords).values(
      made.map(({ id, title, description, tags }) => ({
        projectId: id,
        lexemes: sql`${searchLexemes(userId, [title, description, tags].join(" "))}::tsvector`,
      })),
    );
  }
  const projectOf = (k: number) =>
    ids[k < GALLERY_SIZE ? 0 : 1 + Math.floor((k - GALLERY_SIZE) / IMAGES_A_PROJECT)]!;
  const stored = Array.from({ length: imageCount }, () => ({
    id: randomUUID(),
    userId,
    key: `designs/${randomUUID()}.png`,
    thumbnailKey: `thumbnails/${randomUUID()}.webp`,
    contentType: "image/png",
    bytes: 2_000_000,
    width: 1600,
    height: 1200,
    sha256: randomUUID(),
  }));
  for (const [n, batch] of batches(stored).entries()) {
    const made = batch.map(({ id: fileId }, i) => {
      const createdAt = at(n * BATCH + i);
      const own = { userId, projectId: projectOf(n * BATCH + i), createdAt };
      return { own, fileId, designId: randomUUID(), generationId: randomUUID() };
    });
    await db.insert(files).values(batch);
    await db.insert(generations).values(
      made.map(({ own, fileId, generationId }) => ({
        ...{ ...own, id: generationId, photoFileId: fileId, resultFileId: fileId },
        ...{ status: "succeeded" as const, engine: "concept" as const, model: "concept", requestHash: "" },
        request: {
          prompt: WISH,
          annotations: [],
          viewpoint: "same" as const,
          editHistory: [],
          ...{ seed: 1, quality: "auto" as const, size: "auto" },
        },
        finishedAt: own.createdAt,
      })),
    );
    await db.insert(images).values(
      made.map(({ own, fileId, generationId }) => ({
        ...{ ...own, fileId, generationId, type: "generated" as const, prompt: WISH },
      })),
    );
    await db.insert(designs).values(
      made.map(({ own, fileId, designId }) => {
        const state = stateOf(fileId);
        const size = JSON.stringify(state).length;
        return {
          ...{ ...own, id: designId, summary: WISH, coverFileId: fileId, state, size },
          updatedAt: own.createdAt,
        };
      }),
    );
    await db.insert(designFiles).values(made.map(({ designId, fileId }) => ({ designId, fileId })));
    await db
      .insert(designVersions)
      .values(made.map(({ designId, generationId }) => ({ designId, generationId })));
  }
  return ids[0]!;
}

const stateOf = (fileId: string): DesignState => ({
  ...{ version: 1, primaryId: "photo", description: WISH, viewpoint: "same", change: "" },
  photos: [
    { id: "photo", fileId, name: "yard.jpg", width: 1600, height: 1200, areas: [], sizes: [], brush: [] },
  ],
  ...{ view: "result", shownId: null },
});

const batches = <T>(list: T[]): T[][] =>
  Array.from({ length: Math.ceil(list.length / BATCH) }, (_, n) => list.slice(n * BATCH, (n + 1) * BATCH));

type Calls = Record<string, () => Promise<{ status: number }>>;

/** A program on a database of `size` images, and the calls of one of its people. */
async function open(database: DatabaseConfig, dataDir: string, size: number) {
  const secret = "a secret for this measurement alone, 32+";
  const config = { ...readConfig({ DATA_DIR: dataDir, AUTH_SECRET: secret }), database };
  const program = await createProgram(config, { log: createLog("silent") });
  const { call, registered } = createTestClient(program.app);
  const person = await registered();
  const galleryId = await fill(program.database, person.user.id, hasOneOwner ? size : SMALLEST);
  if (!hasOneOwner) {
    const others = Array.from({ length: size / SMALLEST - 1 }, () => ({
      email: `${randomUUID()}@example.com`,
      firstName: "Olive",
      lastName: "Yard",
    }));
    const made = others.length > 0 ? await program.database.db.insert(users).values(others).returning() : [];
    for (const { id } of made) await fill(program.database, id, SMALLEST);
  }
  // What PostgreSQL does by itself within minutes.
  await program.database.db.execute(sql`vacuum analyze`);

  const { listProjects, searchProjects, projectStats, projectBoard, getProject } = projectEndpoints;
  const { listDesigns, getDesign } = keptDesignEndpoints;
  const { listImages, imageStats } = imageEndpoints;
  const list = (query: object) => () => call(listProjects, { query: { limit: 50, ...query } }, person);
  const search = (q: string) => () => call(searchProjects, { query: { q } }, person);
  const gallery = (query: object) => () =>
    call(listImages, { query: { project_id: galleryId, limit: 100, ...query } }, person);
  const { body } = await call(listProjects, { query: { limit: 5 } }, person);
  const designsOf = (query: object) => () => call(listDesigns, { query: { limit: 24, ...query } }, person);
  const last = (await designsOf({})()).body.data;
  const params = { id: last.designs[0]?.id ?? "" };
  const calls: Calls = {
    "project list, page 1": list({}),
    "project list by title": list({ sortBy: "Title", sortOrder: "ASC" }),
    "project list by cursor": list({ cursor: body.data.nextCursor ?? "" }),
    "project board": () => call(projectBoard, {}, person),
    "project page": () => call(getProject, { params: { id: String(galleryId) } }, person),
    "my designs, first 24": designsOf({}),
    "my designs by cursor": designsOf({ cursor: last.nextCursor ?? "" }),
    "designs of a project": designsOf({ project_id: galleryId }),
    "deleted designs": designsOf({ archived: "true" }),
    "a design is opened": () => call(getDesign, { params }, person),
    "search: a word of a tenth": search("maple"),
    "search: two words": search("oak retain"),
    "search: a letter": search("p"),
    "search: with a slip": search("mapel"),
    "search: nothing there": search("xylophone"),
    "gallery, first 100": gallery({}),
    "gallery, last page": gallery({ page: Math.ceil(GALLERY_SIZE / 100) }),
    "thumbnails of a card": gallery({ limit: 3 }),
    "all my images": () => call(listImages, {}, person),
    "project stats": () => call(projectStats, {}, person),
    "image stats": () => call(imageStats, {}, person),
  };
  /** Filling the next databases may take longer than an access token lives. */
  const renew = async () => {
    const { email, password } = person;
    const signedIn = await call(accountEndpoints.login, { body: { email, password } });
    person.accessToken = signedIn.body.data.accessToken;
  };
  return { size, calls, renew, close: program.close };
}

async function measure(name: string, databaseOf: (size: number) => Promise<DatabaseConfig>, dir: string) {
  const opened: Awaited<ReturnType<typeof open>>[] = [];
  try {
    for (const size of SIZES) {
      const begun = performance.now();
      opened.push(await open(await databaseOf(size), join(dir, `${name}-${size}`), size));
      console.error(`${name}: ${size} designs after ${((performance.now() - begun) / 1000).toFixed(0)} s`);
    }
    for (const { renew } of opened) await renew();
    const rows: Row[] = [];
    for (const call of Object.keys(opened[0]!.calls))
      rows.push({ call, columns: await inTurns(opened.map(({ calls }) => calls[call]!)) });
    print(name, rows);
  } finally {
    for (const { close } of opened) await close();
  }
}

type Row = { call: string; columns: { p50: number; p95: number }[] };

async function inTurns(works: (() => Promise<{ status: number }>)[]): Promise<Row["columns"]> {
  const taken = works.map((): number[] => []);
  for (let run = 0; run < WARM_UP + RUNS; run++)
    for (const [i, work] of works.entries()) {
      const start = performance.now();
      const { status } = await work();
      if (status !== 200) throw new Error(`a measured call answered ${status}`);
      if (run >= WARM_UP) taken[i]!.push(performance.now() - start);
    }
  return taken.map((times) => {
    times.sort((a, b) => a - b);
    const at = (share: number) => times[Math.min(RUNS - 1, Math.floor(RUNS * share))]!;
    return { p50: at(0.5), p95: at(0.95) };
  });
}

function print(name: string, rows: Row[]): void {
  const ms = (value: number) => value.toFixed(2).padStart(9);
  const sizes = SIZES.map((size) => `${size} designs`.padStart(20)).join("");
  console.log(`\n${`${name}, ms`.padEnd(28)}${sizes}`);
  console.log(
    `${"".padEnd(28)}${SIZES.map(() => `${"p50".padStart(11)}${"p95".padStart(9)}`).join("")}    growth`,
  );
  for (const { call, columns } of rows) {
    const growth = columns.at(-1)!.p50 / columns[0]!.p50;
    const cells = columns.map(({ p50, p95 }) => `  ${ms(p50)}${ms(p95)}`).join("");
    console.log(`${call.padEnd(28)}${cells}    ${growth.toFixed(2)}x${growth > 2 ? " OVER 2x" : ""}`);
  }
}

console.log(
  `${cpus()[0]?.model ?? "unknown processor"}, ${availableParallelism()} cores, Node ${process.version}`,
);
console.log(`load ${loadavg()[0]!.toFixed(1)}; ${RUNS} runs of each after ${WARM_UP} that warm up`);
console.log(hasOneOwner ? "all designs are one person's" : `${SMALLEST} designs a person`);
const dir = await mkdtemp(join(tmpdir(), "yardwright-bench-"));
try {
  await measure(
    "embedded",
    async (size) => ({ kind: "embedded", dir: join(dir, `embedded-${size}`, "database") }),
    dir,
  );
  const bin = findPostgresPrograms();
  if (bin) {
    const server = await startPostgres(bin);
    try {
      await measure("PostgreSQL", (size) => newDatabase(server.url, `images_${size}`), dir);
    } finally {
      await server.stop();
    }
  } else console.log("\nNo PostgreSQL on this machine.");
} finally {
  await rm(dir, { recursive: true, force: true });
}

async function newDatabase(serverUrl: string, name: string): Promise<DatabaseConfig> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(serverUrl);
  url.pathname = name;
  return { kind: "postgres", url: url.href };
}
