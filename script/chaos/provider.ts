import { mkdtemp, rm } from "node:fs/promises";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import sharp from "sharp";
import type { Generation } from "#contract/endpoints/generations.ts";
import { HOSTED_ENGINES, type HostedEngine, hostedRow } from "#contract/engines.ts";
import { createConceptModel } from "#server/adapters/image-model/concept-model.ts";
import { createHostedModel, createHostedPool } from "#server/adapters/image-model/hosted/hosted-model.ts";
import type { ImageModel } from "#server/adapters/image-model/image-model.ts";
import type { DatabaseConfig } from "#server/db/connect.ts";
import { getEntitlements } from "#server/features/entitlements/allowance.ts";
import { createLog } from "#server/log.ts";
import { createProgram } from "#server/program.ts";
import { type HostedServer, startHostedServer } from "#tests/fakes/hosted-server.ts";
import { finished, startDesign } from "#tests/support/designing.ts";
import { createTestClient } from "#tests/support/test-client.ts";
import { testConfig } from "#tests/support/test-config.ts";
import { engineCases } from "./provider/engine-cases.ts";
import { faultTable } from "./provider/fault-table.ts";
import { CALL_LIMIT_MS, PROVIDER_CASES, type ProviderCase } from "./provider/provider-cases.ts";
import type { ProviderRow } from "./provider/provider-row.ts";

/** Above the longest wait for a busy provider. */
const PATIENCE_MS = 5 * 60_000;
/** A design that has not ended by then never will: several times the longest case on a busy machine. */
const END_LIMIT_MS = 120_000;
/** What a good design takes on a quiet machine with two cores; limits of time grow with what it takes now. */
const GOOD_DESIGN_MS = 2_000;
/** The whole run: cases that would begin later are reported as not run. */
const RUN_LIMIT_MS = 40 * 60_000;
/** A worker in the middle of a design is waited for when it closes. */
const CLOSE_LIMIT_MS = 30_000;
/** Engines tried at once: much of their time is waiting. */
const LANES = 2;
/** What goes wrong in more ways where unfinished pictures are streamed. */
const STREAM_CASES = PROVIDER_CASES.map((one) => ({ ...one, name: `stream: ${one.name}` }));
/** What is asked for, in the photo's pixels at 320 of width. */
const AREA = {
  id: "front",
  description: "a lawn",
  path: [
    { x: 16, y: 150 },
    { x: 304, y: 150 },
    { x: 304, y: 205 },
    { x: 16, y: 205 },
  ],
};
const YARD = new URL("../../tests/fixtures/yards/front-ranch.jpg", import.meta.url);

/** A fault put into a model, for the test of this harness. */
type Plant = (model: ImageModel) => ImageModel;

/**
 * `npm run chaos -- provider [ENGINE...]`: each engine answers with everything that goes wrong, and a good picture follows each
 * time. Engines that stream unfinished pictures go wrong in more ways. Always ends: a design, an engine and the run have limits.
 */
export async function run(args: string[]): Promise<boolean> {
  const engines = HOSTED_ENGINES.filter((engine) => args.length === 0 || args.includes(engine));
  console.log(`load ${loadavg()[0]!.toFixed(1)}; a call may take ${CALL_LIMIT_MS} ms here`);
  const started = performance.now();
  const endsAt = started + RUN_LIMIT_MS;
  const found = new Map<HostedEngine, ProviderRow[]>();
  const waiting = [...engines];
  const lane = async () => {
    for (let engine = waiting.shift(); engine; engine = waiting.shift()) {
      const name = engine;
      const cases = (server: HostedServer) => [
        ...engineCases(name, server),
        ...(hostedRow(name).partials ? STREAM_CASES : []),
      ];
      found.set(name, await checkProvider(name, cases, (row) => print(name, row), { endsAt }));
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  console.log(`\n${faultTable(engines, found)}`);
  const rows = [...found.values()].flat();
  const held = rows.filter(({ faults }) => faults.length === 0).length;
  const minutes = ((performance.now() - started) / 60_000).toFixed(1);
  console.log(
    `${held} of ${rows.length} as specified, each followed by a good design; ${minutes} min, load ${loadavg()[0]!.toFixed(1)}.`,
  );
  return held === rows.length;
}

function print(engine: HostedEngine, { name, sentence, ms, calls, left, faults }: ProviderRow): void {
  const cells = [
    engine.padEnd(9),
    name.padEnd(39),
    `${Math.round(ms)} ms`.padStart(9),
    `${calls} calls`,
    `left ${left.join(" ")}`,
  ];
  console.log(`${cells.join("  ")}  ${faults.length ? `WRONG: ${faults.join("; ")}` : "ok"}  "${sentence}"`);
}

const endOf = (design: Generation | "late"): string =>
  design === "late" ? "it did not end" : `it ${design.status} ${design.error?.message ?? ""}`.trimEnd();

/** What was promised, or `late` when it has not come in time. */
async function within<T>(ms: number, promised: Promise<T>): Promise<T | "late"> {
  const waiting = new AbortController();
  const late = delay(ms, "late" as const, { signal: waiting.signal });
  late.catch(() => {});
  return Promise.race([promised, late]).finally(() => waiting.abort());
}

export async function checkProvider(
  engine: HostedEngine,
  casesOf: (server: HostedServer) => ProviderCase[],
  onRow: (row: ProviderRow) => void = () => {},
  {
    database,
    plant = (model) => model,
    isTimed = true,
    endsAt = Number.POSITIVE_INFINITY,
    endLimitMs = END_LIMIT_MS,
    closeLimitMs = CLOSE_LIMIT_MS,
  }: {
    database?: DatabaseConfig;
    plant?: Plant;
    /** Whether the cases have limits of time, so that what the first design does once must be done before. */
    isTimed?: boolean;
    /** By `performance.now()`. */
    endsAt?: number;
    endLimitMs?: number;
    closeLimitMs?: number;
  } = {},
): Promise<ProviderRow[]> {
  const dataDir = await mkdtemp(join(tmpdir(), "yardwright-provider-"));
  const server = await startHostedServer(engine);
  const cases = casesOf(server);
  let waitedMs = 0;
  const now = () => new Date(Date.now() + waitedMs);
  const config = testConfig({ DATA_DIR: dataDir, WORKER_THREADS: "1" });
  const program = await createProgram(database ? { ...config, database } : config, {
    log: createLog("silent"),
    now,
    models: {
      concept: createConceptModel({ threads: 1 }),
      [engine]: plant(
        createHostedModel(engine, {
          ...server.settings,
          pool: createHostedPool({ threads: 1 }),
          timeoutMs: CALL_LIMIT_MS,
        }),
      ),
    },
  });
  const client = createTestClient(program.app);
  const yard = await sharp(YARD.pathname).resize(320).jpeg().toBuffer();
  const image = () => new File([new Uint8Array(yard)], "yard.jpg", { type: "image/jpeg" });

  /** Looked at here and not believed: the area begins far below the upper third of the photo. */
  async function isTopChanged(imageUrl: string): Promise<boolean> {
    const { pathname, search } = new URL(imageUrl, "http://here");
    const response = await client.request(pathname + search);
    const topOf = async (content: Uint8Array | ArrayBuffer) => {
      const { data, info } = await sharp(content).removeAlpha().raw().toBuffer({ resolveWithObject: true });
      return data.subarray(0, info.width * Math.floor(info.height / 3) * 3);
    };
    return !(await topOf(await response.arrayBuffer())).equals(await topOf(yard));
  }

  async function check(one: ProviderCase): Promise<ProviderRow> {
    const person = await client.registered();
    const left: number[] = [];
    const countLeft = async () => {
      const { generation } = await getEntitlements(program.database.db, person.user.id, now());
      left.push(generation.remaining ?? Number.POSITIVE_INFINITY);
    };
    const draw = async (): Promise<Generation | "late"> => {
      const form = { image: image(), prompt: "", annotations: JSON.stringify([AREA]), engine };
      return within(endLimitMs, finished(client, person, await startDesign(client, person, form)));
    };

    await countLeft();
    let calls = 0;
    server.always(async (call, response) => {
      const answer = one.answers[Math.min(calls, one.answers.length - 1)];
      calls++;
      if (calls === one.patienceEndsAfter) waitedMs += PATIENCE_MS;
      await answer?.(call, response);
    });
    const started = performance.now();
    const end = await draw();
    const ms = performance.now() - started;
    if (end === "late")
      return {
        name: one.name,
        sentence: "",
        ms,
        calls,
        left,
        faults: [`it did not end in ${endLimitMs} ms`],
      };
    await countLeft();
    const made = calls;
    server.always(server.good());
    const startedAfter = performance.now();
    const after = await draw();
    const pace = Math.max(1, (performance.now() - startedAfter) / GOOD_DESIGN_MS);
    await countLeft();

    const sentence = end.error?.message ?? "";
    const spent = one.sentence === null ? 1 : 0;
    const isFollowed = after !== "late" && after.status === "succeeded" && left[2] === left[1]! - 1;
    const faults = [
      ...(end.status === (one.sentence === null ? "succeeded" : "failed") ? [] : [`it ${end.status}`]),
      ...(sentence === (one.sentence ?? "") ? [] : [`the sentence is not "${one.sentence}"`]),
      ...(spent && end.preservation?.changedPixels !== 0 ? ["the house was changed"] : []),
      ...(spent && end.imageUrl && (await isTopChanged(end.imageUrl)) ? ["the top is not the photo's"] : []),
      ...(made === one.calls ? [] : [`${one.calls} calls are right`]),
      ...(ms <= one.limitMs * pace ? [] : [`more than ${Math.round(one.limitMs * pace)} ms`]),
      ...(ms >= (one.leastMs ?? 0) ? [] : [`sooner than ${one.leastMs} ms`]),
      ...(left[1] === left[0]! - spent ? [] : ["the place was not given back"]),
      ...(isFollowed ? [] : [`no good design followed: ${endOf(after)}`]),
    ];
    return { name: one.name, sentence, ms, calls: made, left, faults };
  }

  try {
    await program.start(["web", "worker"]);
    if (isTimed) {
      // The first design starts threads and compiles the renderer, which is no case's time.
      const first = await client.registered();
      const concept = { image: image(), prompt: "a lawn", engine: "concept" };
      await finished(client, first, await startDesign(client, first, concept));
    }
    const rows: ProviderRow[] = [];
    let stopped = "";
    for (const one of cases) {
      if (performance.now() > endsAt) stopped = "not run: the time of the run was over";
      const row = stopped
        ? { name: one.name, sentence: "", ms: 0, calls: 0, left: [], faults: [stopped] }
        : await check(one);
      // Whoever draws is still busy with it, so that the cases after it would say nothing.
      if (row.left.length === 1) stopped = `not run: "${one.name}" did not end`;
      onRow(row);
      rows.push(row);
    }
    return rows;
  } finally {
    await within(closeLimitMs, program.close());
    await server.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}
