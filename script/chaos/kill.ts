import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { parseArgs } from "node:util";
import type { DatabaseConfig } from "#server/db/connect.ts";
import { findPostgresPrograms, startPostgres } from "#tests/support/postgres-server.ts";
import { type AtRest, inspectAtRest } from "./at-rest.ts";
import { type Fleet, startFleet } from "./fleet.ts";
import { createLedger, type Ledger } from "./ledger.ts";
import { createRestlessPerson } from "./person.ts";
import { createRandom, type Random } from "./random.ts";
import { METRICS_TOKEN, SETTLE_LIMIT_MS, settle, verifyAll } from "./settle.ts";
import type { Verified } from "./verify-ledger.ts";
import { watchLeases } from "./watch-leases.ts";

type Kind = DatabaseConfig["kind"];

/**
 * A kill comes at a random moment of so long a time after the start. The embedded database dies with each kill, and with less time between
 * two of them nobody would come as far as signing.
 */
const MOMENT_MS = { embedded: 4_000, postgres: 1_500 } as const satisfies Record<Kind, number>;
/** Kills begin when both have signed a first proposal: before that there are no signatures to lose. */
const FIRST_SIGNATURE_MS = 120_000;
/** One kill in so many hits a process that is still starting. */
const EARLY = 6;
/** Lease of ten seconds, two intervals of two seconds until it is noticed, a second for the next poll, and as much for a busy machine. */
const LEASE_LIMIT_S = 18;

/**
 * `npm run chaos -- kill [--rounds 200] [--people 4] [--database embedded|postgres] [--seed 1]`: kills web and worker at random
 * moments while people register, upload, generate, save, edit and sign proposals, and then asks for everything that was acknowledged.
 */
export async function run(args: string[]): Promise<boolean> {
  const { values } = parseArgs({
    args,
    options: {
      rounds: { type: "string", default: "200" },
      people: { type: "string", default: "4" },
      database: { type: "string" },
      seed: { type: "string", default: "1" },
    },
  });
  const [rounds, people] = [Number(values.rounds), Number(values.people)];
  const bin = findPostgresPrograms();
  const kinds: Kind[] =
    values.database === "embedded" || values.database === "postgres"
      ? [values.database]
      : ["embedded", "postgres"];
  if (!bin) console.log("PostgreSQL is not on this machine: the embedded database alone.");
  let kept = true;
  for (const kind of kinds) {
    if (kind === "postgres" && !bin) continue;
    const dataDir = await mkdtemp(join(tmpdir(), "yardwright-chaos-"));
    const server = kind === "postgres" && bin ? await startPostgres(bin) : null;
    try {
      const config: DatabaseConfig = server
        ? { kind: "postgres", url: server.url }
        : { kind: "embedded", dir: join(dataDir, "database") };
      kept = (await killRounds(config, dataDir, { rounds, people, seed: Number(values.seed) })) && kept;
    } finally {
      await server?.stop();
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    }
  }
  console.log(kept ? "Every promise was kept." : "PROMISES WERE BROKEN: see above.");
  return kept;
}

async function killRounds(
  config: DatabaseConfig,
  dataDir: string,
  { rounds, people: count, seed }: { rounds: number; people: number; seed: number },
): Promise<boolean> {
  const started = performance.now();
  const fleet = await startFleet({
    DATA_DIR: dataDir,
    AUTH_SECRET: "a secret that lives as long as this run, 32+",
    // Each compiles the renderer for itself after each start, which takes longer than what two people ask of it.
    WORKER_THREADS: count > 2 ? "2" : "1",
    METRICS_TOKEN,
    ...(config.kind === "postgres" ? { DATABASE_URL: config.url } : {}),
  });
  const leases = config.kind === "postgres" ? await watchLeases(config.url, fleet.attendedMs) : null;
  const ledger = createLedger();
  const random = createRandom(seed);
  const stop = new AbortController();
  try {
    const people = await Promise.all(
      Array.from({ length: count }, (_, i) =>
        createRestlessPerson(ledger, createRandom(seed + 1 + i), fleet.url, join(dataDir, "outbox")),
      ),
    );
    const acting = Promise.all(people.map((one) => one.act(stop.signal)));
    await firstSignature(ledger);
    await Promise.race([acting, killAndRestart(fleet, random, rounds, MOMENT_MS[config.kind])]);
    stop.abort();
    await acting;
    const settledMs = await settle(ledger, people);
    const verified = await verifyAll(ledger, people);
    await leases?.stop();
    const codes = await fleet.stop();
    const atRest = await inspectAtRest(config, join(dataDir, "files"), ledger);
    const faults = faultsOf({
      ledger,
      verified,
      atRest,
      codes,
      settledMs,
      lease: leases?.longest() ?? null,
    });
    report({
      kind: config.kind,
      rounds,
      seed,
      fleet,
      ledger,
      verified,
      atRest,
      settledMs,
      lease: leases?.longest() ?? null,
      faults,
      tookMs: performance.now() - started,
    });
    return faults.length === 0;
  } finally {
    stop.abort();
    for (const member of fleet.members) await member.kill();
    await leases?.stop().catch(() => {});
  }
}

async function firstSignature({ answered }: Ledger): Promise<void> {
  const started = performance.now();
  while (!answered.countersign && performance.now() - started < FIRST_SIGNATURE_MS) await delay(100);
}

async function killAndRestart(fleet: Fleet, random: Random, rounds: number, momentMs: number): Promise<void> {
  for (let round = 0; round < rounds; round++) {
    await delay(random.next() * momentMs);
    const victims =
      fleet.members.length > 1 && random.below(4) === 0 ? fleet.members : [random.pick(fleet.members)];
    await Promise.all(victims.map((victim) => victim.kill()));
    const starting = Promise.all(victims.map((victim) => victim.start()));
    if (random.below(EARLY) === 0) {
      await delay(random.next() * momentMs);
      await Promise.all(victims.map((victim) => victim.kill()));
      await starting;
      await Promise.all(victims.map((victim) => victim.start()));
    } else await starting;
    if ((round + 1) % 20 === 0) console.log(`  ${round + 1} rounds`);
  }
}

type Outcome = {
  ledger: Ledger;
  verified: Verified;
  atRest: AtRest;
  settledMs: number;
  /** Null where a start frees every job at once. */
  lease: { s: number; job: string } | null;
};

function faultsOf({
  ledger,
  verified,
  atRest,
  codes,
  settledMs,
  lease,
}: Outcome & { codes: (number | null)[] }) {
  const { missing, stray } = atRest.afterSweep;
  return [
    ...verified.lost,
    ...ledger.faults,
    ...atRest.lostPeople.map((email) => `${email} was registered and is gone`),
    ...missing.map((key) => `the file ${key} is missing`),
    ...stray.map((key) => `the file ${key} belongs to nothing`),
    ...(atRest.logFault ? [`the event log is broken: ${atRest.logFault}`] : []),
    // A run in which nobody signed shows nothing of signatures.
    ...(ledger.answered.countersign ? [] : ["no proposal was signed by both"]),
    ...atRest.jobsLeft.map(({ name, state, count }) => `${count} jobs are left over: ${name}, ${state}`),
    ...(settledMs >= SETTLE_LIMIT_MS ? [`work was still open after ${SETTLE_LIMIT_MS / 1000} s`] : []),
    ...(lease && lease.s > LEASE_LIMIT_S
      ? [`a job stood still for ${lease.s.toFixed(1)} s (${lease.job})`]
      : []),
    ...codes.flatMap((code) =>
      code === 0 ? [] : [`a process ended with ${code} when it was asked to stop`],
    ),
  ];
}

function report(
  outcome: Outcome & {
    kind: Kind;
    rounds: number;
    seed: number;
    fleet: Fleet;
    faults: string[];
    tookMs: number;
  },
): void {
  const { kind, rounds, seed, fleet, ledger, verified, atRest, faults } = outcome;
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
  const acts = Object.entries(ledger.answered).filter(([name]) => !name.startsWith("plan of"));
  const { beforeSweep, afterSweep } = atRest;
  const lines: [string, string][] = [
    ["rounds", `${rounds} (seed ${seed}), ${seconds(outcome.tookMs)}`],
    ["killed", fleet.members.map(({ name, kills }) => `${name} ${kills}`).join(", ")],
    [
      "slowest start",
      fleet.members.map(({ name, slowestStartMs }) => `${name} ${seconds(slowestStartMs)}`).join(", "),
    ],
    ["acknowledged", acts.map(([name, count]) => `${name} ${count}`).join(", ")],
    ["cut or refused", String(ledger.unanswered)],
    ["promises checked", `${verified.checked + ledger.registered.length}`],
    ["promises broken", String(verified.lost.length + atRest.lostPeople.length)],
    ["server faults (5xx)", String(ledger.faults.length)],
    ["designs given up after three killed workers", String(verified.givenUp)],
    ["all work ended after the last start", seconds(outcome.settledMs)],
    [
      "longest a dead worker's job stood",
      outcome.lease ? `${outcome.lease.s.toFixed(1)} s` : "freed at each start",
    ],
    ["files named / stored", `${afterSweep.named} / ${afterSweep.stored}`],
    ["files missing", String(afterSweep.missing.length)],
    [
      "files without a row",
      `${beforeSweep.stray.length} left by kills, ${afterSweep.stray.length} after the sweep`,
    ],
    ["event log of proposals", atRest.logFault ?? "whole"],
    ["jobs left over", String(atRest.jobsLeft.reduce((all, { count }) => all + count, 0))],
  ];
  console.log(`\nchaos kill on ${kind}`);
  for (const [name, value] of lines) console.log(`  ${name.padEnd(45)}${value}`);
  for (const fault of faults) console.log(`  FAULT ${fault}`);
}
