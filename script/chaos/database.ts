import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { parseArgs } from "node:util";
import { findPostgresPrograms, startPostgres } from "#tests/support/postgres-server.ts";
import { startTcpProxy } from "#tests/support/tcp-proxy.ts";
import { inspectAtRest } from "./at-rest.ts";
import { startAsker } from "./database/asker.ts";
import { FAULTS, type Fault, type FaultName, type Ground, mountSmallDisk } from "./database/faults.ts";
import { type Fleet, startFleet } from "./fleet.ts";
import { createLedger } from "./ledger.ts";
import { createRestlessPerson } from "./person.ts";
import { createRandom, type Random } from "./random.ts";
import { METRICS_TOKEN, settle, verifyAll } from "./settle.ts";

const PEOPLE = 3;
/** Between two faults, at most. */
const MOMENT_MS = 2_000;
/** From the end of a fault until the web says that it is ready. */
const RECOVER_LIMIT_MS = 30_000;
/** Holds a cluster of 60 MB, its log and what people write. */
const DISK_MB = 320;

type Row = { rounds: number; ended: number; slowestRecoveryMs: number };

/**
 * `npm run chaos -- database [--rounds 5] [--faults terminate,pause] [--seed 1]`: PostgreSQL goes away in every way while people
 * work; web and worker must live, answer 503 meanwhile, and keep what they acknowledged.
 */
export async function run(args: string[]): Promise<boolean> {
  const names = Object.keys(FAULTS) as FaultName[];
  const { values } = parseArgs({
    args,
    options: {
      rounds: { type: "string", default: "5" },
      faults: { type: "string", default: names.join(",") },
      seed: { type: "string", default: "1" },
    },
  });
  const unknown = values.faults.split(",").filter((name) => !Object.hasOwn(FAULTS, name));
  if (unknown.length > 0)
    throw new Error(`no such fault: ${unknown.join(", ")}; there are ${names.join(", ")}`);
  const bin = findPostgresPrograms();
  if (!bin) {
    console.log("PostgreSQL is not on this machine: nothing was tried.");
    return false;
  }
  const disk = mountSmallDisk(DISK_MB);
  const dataDir = await mkdtemp(join(tmpdir(), "yardwright-chaos-"));
  // What is acknowledged is in the log, as everywhere but in tests: otherwise stopping it at once loses the last commits.
  const settings = ["synchronous_commit=on", "max_wal_size=64MB"];
  const server = await startPostgres(bin, { ...(disk ? { base: disk.dir } : {}), settings });
  const direct = new URL(server.url);
  const proxy = await startTcpProxy({ host: direct.hostname, port: Number(direct.port) });
  const through = new URL(direct);
  through.port = String(proxy.port);
  const ground: Ground = { server, proxy, disk: disk?.dir ?? null };
  const random = createRandom(Number(values.seed));
  const ledger = createLedger();
  const stop = new AbortController();
  let fleet: Fleet | null = null;
  try {
    fleet = await startFleet({
      DATA_DIR: dataDir,
      AUTH_SECRET: "a secret that lives as long as this run, 32+",
      WORKER_THREADS: "2",
      LOG_LEVEL: "silent",
      METRICS_TOKEN,
      TRUST_PROXY: "1",
      DATABASE_URL: through.href,
    });
    const { url } = fleet;
    const people = await Promise.all(
      Array.from({ length: PEOPLE }, (_, nth) =>
        createRestlessPerson(ledger, createRandom(nth), url, join(dataDir, "outbox")),
      ),
    );
    const acting = Promise.all(people.map((one) => one.act(stop.signal)));
    const asker = await startAsker(url);
    const rows = new Map<FaultName, Row>();
    for (let round = 0; round < Number(values.rounds); round++)
      for (const name of values.faults.split(",") as FaultName[]) {
        if (name === "disk-full" && !ground.disk) continue;
        await oneRound(name, FAULTS[name], ground, fleet, random, rows, ledger.faults);
      }
    await asker.stop();
    stop.abort();
    await acting;
    const settledMs = await settle(ledger, people);
    const verified = await verifyAll(ledger, people);
    const codes = await fleet.stop();
    const atRest = await inspectAtRest({ kind: "postgres", url: server.url }, join(dataDir, "files"), ledger);
    const { missing, stray } = atRest.afterSweep;
    const faults = [
      ...fleet.ended,
      ...ledger.faults,
      ...asker.asked.faults,
      ...verified.lost,
      ...atRest.lostPeople.map((email) => `${email} was registered and is gone`),
      ...missing.map((key) => `the file ${key} is missing`),
      ...stray.map((key) => `the file ${key} belongs to nothing`),
      ...atRest.jobsLeft.map(({ name, state, count }) => `${count} jobs are left over: ${name}, ${state}`),
      ...codes
        .filter((code) => code !== 0)
        .map((code) => `a process ended with ${code} when it was asked to stop`),
    ];
    if (!disk) console.log("This machine lets us mount no disk: disk-full was not tried.");
    console.log("\nchaos database");
    for (const [name, { rounds, ended, slowestRecoveryMs }] of rows)
      console.log(
        `  ${name.padEnd(16)}${rounds} rounds, ${ended} ended a process, ready again after ${(slowestRecoveryMs / 1000).toFixed(1)} s at most (${FAULTS[name].words})`,
      );
    const { statuses, slowestMs } = asker.asked;
    const told = [...statuses].sort().map(([status, n]) => `${status}: ${n}`);
    console.log(
      `  asked all the time: ${told.join(", ")}; slowest answer ${(slowestMs / 1000).toFixed(1)} s`,
    );
    const acts = Object.entries(ledger.answered).filter(([name]) => !name.startsWith("plan of"));
    console.log(`  acknowledged: ${acts.map(([name, count]) => `${name} ${count}`).join(", ")}`);
    console.log(`  promises checked ${verified.checked}, broken ${verified.lost.length}`);
    console.log(
      `  designs given up ${verified.givenUp}; the last one ended ${(settledMs / 1000).toFixed(1)} s after the last fault`,
    );
    for (const fault of faults) console.log(`  FAULT ${fault}`);
    return faults.length === 0;
  } finally {
    stop.abort();
    server.resume();
    for (const member of fleet?.members ?? []) await member.kill();
    await proxy.close();
    await server.stop();
    disk?.unmount();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function oneRound(
  name: FaultName,
  fault: Fault,
  ground: Ground,
  fleet: Fleet,
  random: Random,
  rows: Map<FaultName, Row>,
  faults: string[],
): Promise<void> {
  const row = rows.get(name) ?? { rounds: 0, ended: 0, slowestRecoveryMs: 0 };
  rows.set(name, row);
  const endedBefore = fleet.ended.length;
  await delay(random.next() * MOMENT_MS);
  await fault.begin(ground);
  const [from, to] = fault.lasts;
  await delay(from + random.next() * (to - from));
  await fault.end(ground);
  const over = performance.now();
  // What did end is started again, so that the other rounds are tried all the same.
  for (const member of fleet.members) if (member.hasEnded()) await member.start();
  while (!(await isReady(fleet.url()))) {
    if (performance.now() - over > RECOVER_LIMIT_MS) {
      faults.push(`${name}: not ready ${RECOVER_LIMIT_MS / 1000} s after it was over`);
      break;
    }
    await delay(50);
  }
  row.rounds++;
  row.ended += fleet.ended.length - endedBefore;
  row.slowestRecoveryMs = Math.max(row.slowestRecoveryMs, performance.now() - over);
}

async function isReady(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5_000) }).catch(() => null);
  return answer?.status === 200;
}
