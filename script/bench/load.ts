/**
 * The product under load, as it runs: one web process on PostgreSQL, asked over open connections. Each path is measured in turns with a
 * bare Hono route that does the same query in a process of its own, so that a machine that is busy for a while is busy for both. Then
 * generations per minute with one and two worker processes of one thread each, and the memory of the web process before and after a
 * mixed load.
 *
 * `npm run bench -- load [--minutes 30] [--seconds 5] [--designs 12] [--connections 16]`
 */
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { availableParallelism, cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { accountEndpoints } from "#contract/endpoints/accounts.ts";
import { imageEndpoints } from "#contract/endpoints/images.ts";
import { sharingEndpoints } from "#contract/endpoints/sharing.ts";
import { PLANS, UNPAID_PLAN } from "#core/entitlements/plans.ts";
import { finished, newProject, startDesign } from "#tests/support/designing.ts";
import { findPostgresPrograms, startPostgres } from "#tests/support/postgres-server.ts";
import { createTestClient } from "#tests/support/test-client.ts";
import { fire, type Shot } from "./load/fire.ts";
import { type Started, startProcess } from "./load/processes.ts";

const { values } = parseArgs({
  allowPositionals: true,
  options: {
    minutes: { type: "string", default: "30" },
    seconds: { type: "string", default: "5" },
    designs: { type: "string", default: "12" },
    connections: { type: "string", default: "16" },
  },
});
const [minutes, seconds, designs, connections] = [
  values.minutes,
  values.seconds,
  values.designs,
  values.connections,
].map(Number) as [number, number, number, number];
/** Product and bare take turns so often. */
const TURNS = 3;
const PROJECTS = 60;
const METRICS_TOKEN = "a token for this measurement alone";
const MIB = 1024 * 1024;

const bin = findPostgresPrograms();
if (!bin) throw new Error("This measurement needs the programs of PostgreSQL on this machine.");
const dataDir = await mkdtemp(join(tmpdir(), "yardwright-load-"));
const postgres = await startPostgres(bin);
const environment = {
  DATABASE_URL: postgres.url,
  DATA_DIR: dataDir,
  AUTH_SECRET: "a secret for this measurement alone, 32+",
  METRICS_TOKEN,
  WORKER_THREADS: "1",
};
const startWorker = () => startProcess(["server/main.ts", "--run=worker"], environment);
const running: Started[] = [];
async function start(starting: Promise<Started>): Promise<string> {
  const started = await starting;
  running.push(started);
  return started.url ?? "";
}

try {
  console.log(
    `${cpus()[0]?.model ?? "unknown processor"}, ${availableParallelism()} cores, Node ${process.version}, load ${loadavg()[0]!.toFixed(1)}`,
  );
  const web = await start(startProcess(["server/main.ts", "--run=web"], environment));
  const client = createTestClient({ request: (path, init) => fetch(`${web}${path}`, init) });
  const yard = await readFile(
    new URL("../../tests/fixtures/photos/front-double-garage.jpg", import.meta.url),
  );
  const image = () => new File([new Uint8Array(yard)], "yard.jpg", { type: "image/jpeg" });

  const person = await client.registered();
  const projectId = await newProject(client, person, "Maple Street 12");
  for (let k = 1; k < PROJECTS; k++) await newProject(client, person, `Maple Street ${12 + k}`);

  /** Per minute, from the first upload to the last picture. */
  async function generate(): Promise<number> {
    const people = await Promise.all(
      Array.from({ length: Math.ceil(designs / PLANS[UNPAID_PLAN].generations.limit) }, () =>
        client.registered(),
      ),
    );
    const begun = performance.now();
    await Promise.all(
      Array.from({ length: designs }, async (_, k) => {
        const one = people[k % people.length]!;
        const form = { image: image(), prompt: "a lawn with a stone path", seed: String(k) };
        const { status } = await finished(client, one, await startDesign(client, one, form));
        if (status !== "succeeded") throw new Error(`a measured design ${status}`);
      }),
    );
    return (designs * 60_000) / (performance.now() - begun);
  }

  // Also warms the worker up.
  await start(startWorker());
  const form = { image: image(), prompt: "a lawn", projectId: String(projectId) };
  const generation = await finished(client, person, await startDesign(client, person, form));
  const query = { project_id: projectId };
  const [saved] = (await client.call(imageEndpoints.listImages, { query }, person)).body.data.images;
  const body = { savedImageId: saved!.id };
  const { shareId } = (await client.call(sharingEndpoints.createShare, { body }, person)).body.data;

  console.log(`\nGenerations per minute, ${designs} of ${generation.width}x${generation.height} at once`);
  const one = await generate();
  console.log(`  1 worker   ${one.toFixed(1)}   load ${loadavg()[0]!.toFixed(1)}`);
  await start(startWorker());
  await generate(); // warms the second one up
  const two = await generate();
  console.log(
    `  2 workers  ${two.toFixed(1)}   load ${loadavg()[0]!.toFixed(1)}   ${(two / one).toFixed(2)}x`,
  );

  const bareEnvironment = { ...environment, BENCH_USER_ID: person.user.id };
  const bare = await start(startProcess(["script/bench/load/bare-hono.ts"], bareEnvironment));
  let writes = 0;
  const written = () => ({ title: `Oak Street ${writes++}`, description: "A patio and a planting bed" });
  const paths: Record<string, () => Shot> = {
    "project list": () => ({ method: "GET", path: "/api/projects", status: 200 }),
    "gallery page": () => ({ method: "GET", path: `/api/images?project_id=${projectId}`, status: 200 }),
    "generation get": () => ({ method: "GET", path: `/api/generations/${generation.id}`, status: 200 }),
    "shared design": () => ({ method: "GET", path: `/api/shared-design/${shareId}`, status: 200 }),
    "update project": () => ({
      method: "PUT",
      path: `/api/projects/${projectId}`,
      body: written(),
      status: 200,
    }),
    // Last, because it makes the lists longer.
    "create project": () => ({ method: "POST", path: "/api/projects", body: written(), status: 201 }),
  };
  const firing = { connections, accessToken: person.accessToken };
  const ms = (value: number) => value.toFixed(1).padStart(9);
  console.log(`\n${connections} connections, ${TURNS} turns of ${seconds} s each`);
  console.log(
    `${"".padEnd(16)}${["per s", "p50 ms", "p99 ms", "bare/s", "p50 ms", "p99 ms", "ratio", "load"].map((word) => word.padStart(9)).join("")}`,
  );
  for (const [name, next] of Object.entries(paths)) {
    for (const url of [web, bare]) await fire(url, next, { ...firing, seconds: Math.min(1, seconds) });
    const turns: Record<"product" | "bare", Awaited<ReturnType<typeof fire>>[]> = { product: [], bare: [] };
    for (let turn = 0; turn < TURNS; turn++) {
      turns.product.push(await fire(web, next, { ...firing, seconds }));
      turns.bare.push(await fire(bare, next, { ...firing, seconds }));
    }
    const [product, plain] = [turns.product, turns.bare].map(
      (all) => all.sort((a, b) => a.perSecond - b.perSecond)[TURNS >> 1]!,
    ) as [Awaited<ReturnType<typeof fire>>, Awaited<ReturnType<typeof fire>>];
    const cells = [
      product.perSecond,
      product.p50Ms,
      product.p99Ms,
      plain.perSecond,
      plain.p50Ms,
      plain.p99Ms,
    ];
    const ratio = (product.perSecond / plain.perSecond).toFixed(2).padStart(9);
    console.log(`${name.padEnd(16)}${cells.map(ms).join("")}${ratio}${ms(loadavg()[0]!)}`);
  }

  async function memory(): Promise<{ rssMiB: number; heapMiB: number }> {
    const answer = await fetch(`${web}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
    const text = await answer.text();
    const read = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, "m").exec(text)?.[1]) / MIB;
    return { rssMiB: read("process_resident_memory_bytes"), heapMiB: read("nodejs_heap_size_used_bytes") };
  }
  const mixed = Object.values(paths).slice(0, -1);
  let shot = 0;
  const SAMPLES = 10;
  console.log(`\nMemory of the web process, MiB, ${minutes} minutes of reads and updates`);
  const tell = async (at: number, fired = 0) => {
    const { rssMiB, heapMiB } = await memory();
    console.log(
      `  ${at.toFixed(1).padStart(5)} min  resident ${rssMiB.toFixed(0)}  heap ${heapMiB.toFixed(0)}  ${fired.toFixed(0)} per s`,
    );
    return rssMiB;
  };
  const before = await tell(0);
  let after = before;
  for (let sample = 1; sample <= SAMPLES; sample++) {
    // Tokens live for less than a long run takes.
    const { accessToken } = (
      await client.call(accountEndpoints.login, { body: { email: person.email, password: person.password } })
    ).body.data;
    const { perSecond } = await fire(web, () => mixed[shot++ % mixed.length]!(), {
      connections,
      accessToken,
      seconds: (minutes * 60) / SAMPLES,
    });
    after = await tell((minutes * sample) / SAMPLES, perSecond);
  }
  console.log(`  ${(after / before).toFixed(2)}x of the start`);
} finally {
  for (const one of running.reverse()) await one.stop();
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
