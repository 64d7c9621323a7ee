/**
 * How fast people come in: sign-ins and `verify` per second through the whole app on the embedded database, beside the bare cost of
 * what each is made of, the Argon2id hash and the check of the token's signature. Median of five runs after one that warms up; as many
 * calls at once as there are cores. No sockets are between: the requests are handed to the app in this process.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { availableParallelism, cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { accountEndpoints } from "#contract/endpoints/accounts.ts";
import { readConfig } from "#server/config.ts";
import { hashPassword, passwordMatches } from "#server/features/accounts/passwords.ts";
import { createAccessTokens } from "#server/features/accounts/tokens.ts";
import { createLog } from "#server/log.ts";
import { createProgram } from "#server/program.ts";
import { createTestClient } from "#tests/support/test-client.ts";

const RUNS = 5;
const SIGN_INS = 30;
const CHECKS = 600;
/** One account takes ten sign-ins in five minutes before it is slowed down; all runs together stay below. */
const PEOPLE = 30;
const AT_ONCE = availableParallelism();
const SECRET = "a secret for this measurement alone, 32+";

/** Calls per second: `work(i)` for i below `count`, `AT_ONCE` at a time. */
async function rate(count: number, work: (i: number) => Promise<unknown>): Promise<number> {
  let next = 0;
  const start = performance.now();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (next < count) await work(next++);
    }),
  );
  return (count * 1000) / (performance.now() - start);
}

type Row = { name: string; rates: number[] };

async function measure(name: string, count: number, work: (i: number) => Promise<unknown>): Promise<Row> {
  const rates: number[] = [];
  for (let run = 0; run <= RUNS; run++) rates.push(await rate(count, work));
  return { name, rates: rates.slice(1).sort((a, b) => a - b) };
}

const dataDir = await mkdtemp(join(tmpdir(), "yardwright-bench-"));
const program = await createProgram(
  readConfig({ DATA_DIR: dataDir, AUTH_SECRET: SECRET, TRUST_PROXY: "1" }),
  { log: createLog("silent") },
);
try {
  const client = createTestClient(program.app);
  // Each caller has an address of its own, as people have; one alone would be slowed down.
  let callers = 0;
  const elsewhere = () => ({ "x-forwarded-for": `10.0.${callers >> 8}.${callers++ & 255}` });
  const people: { email: string; password: string; accessToken: string }[] = [];
  for (let k = 0; k < PEOPLE; k++) {
    const body = {
      firstName: "Ada",
      lastName: "Stone",
      email: `ada${k}@example.com`,
      password: "Garden-Path-1",
    };
    const { data } = (await client.call(accountEndpoints.register, { body }, null, elsewhere())).body;
    people.push({ ...body, accessToken: data.accessToken });
  }
  const personOf = (i: number) => people[i % PEOPLE]!;
  const expect200 = ({ status }: { status: number }) => {
    if (status !== 200) throw new Error(`a measured call answered ${status}`);
  };

  const hash = await hashPassword("Garden-Path-1");
  const tokens = createAccessTokens(SECRET, () => new Date());
  const rows = [
    await measure("Argon2id alone", SIGN_INS, () => passwordMatches(hash, "Garden-Path-1")),
    await measure("POST /auth/login", SIGN_INS, async (i) => {
      const { email, password } = personOf(i);
      expect200(await client.call(accountEndpoints.login, { body: { email, password } }, null, elsewhere()));
    }),
    await measure("signature alone", CHECKS, (i) => tokens.read(personOf(i).accessToken)),
    await measure("GET /auth/verify", CHECKS, async (i) => {
      expect200(await client.call(accountEndpoints.verify, {}, personOf(i)));
    }),
  ];

  const shown = (value: number) => value.toFixed(value < 100 ? 1 : 0).padStart(10);
  console.log(
    `${cpus()[0]?.model ?? "unknown processor"}, ${availableParallelism()} cores, Node ${process.version}`,
  );
  console.log(
    `load ${loadavg()[0]!.toFixed(1)}; per second, ${RUNS} warm runs, ${AT_ONCE} at once, embedded database\n`,
  );
  console.log(
    `${"".padEnd(20)}${["median", "slowest", "fastest"].map((word) => word.padStart(10)).join("")}`,
  );
  for (const { name, rates } of rows)
    console.log(`${name.padEnd(20)}${[rates[RUNS >> 1]!, rates[0]!, rates[RUNS - 1]!].map(shown).join("")}`);
} finally {
  await program.close();
  await rm(dataDir, { recursive: true, force: true });
}
