import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { CallName } from "#contract/calls.ts";
import { ENDPOINTS } from "#contract/endpoints.ts";
import { PLAN_NAMES } from "#core/entitlements/plans.ts";
import type { DatabaseConfig } from "#server/db/connect.ts";
import { createLog } from "#server/log.ts";
import { createProgram } from "#server/program.ts";
import { createStandInModel } from "#tests/support/stand-in-model.ts";
import { createTestClient } from "#tests/support/test-client.ts";
import { testConfig } from "#tests/support/test-config.ts";
import { callOf, inOrder } from "./access/call-of.ts";
import { ANSWERS_OF_CALLS, COLUMNS, type Column, MEMBER_COLUMNS } from "./access/expected-answers.ts";
import { type Caller, peopleWorld } from "./access/world.ts";

const SECRET = "a secret that this harness alone knows, 32+";
/** Each column from an address of its own, so that no limit of an address speaks for the right. */
const addressOf = (column: number) => `10.0.0.${column + 1}`;

export type Miss = { endpoint: CallName; column: string; expected: string; got: string };

/** Who calls with ids of their own company. */
const OWNERS: readonly string[] = [...PLAN_NAMES, "reviewer", ...MEMBER_COLUMNS];

/** Calls whose answer is about the owner on purpose: their own sign-in, and what they shared. */
const ABOUT_THE_OWNER: readonly CallName[] = ["login", "getBom", "getSharedDesign"];

/** `npm run chaos -- access`: every call of the API as every kind of caller, against the table. */
export async function run(_args: string[]): Promise<boolean> {
  const misses = await checkAccess();
  const asked = Object.keys(ENDPOINTS).length * COLUMNS.length;
  console.log(`${asked - misses.length} of ${asked} answers as the table says.`);
  for (const { endpoint, column, expected, got } of misses)
    console.log(`  ${endpoint} as ${column}: ${got}, the table says ${expected}`);
  return misses.length === 0;
}

export async function checkAccess(
  table = ANSWERS_OF_CALLS,
  database?: DatabaseConfig,
  columns: readonly Column[] = COLUMNS,
  calls: readonly CallName[] = Object.keys(ENDPOINTS) as CallName[],
): Promise<Miss[]> {
  const dataDir = await mkdtemp(join(tmpdir(), "yardwright-access-"));
  // Time stands still: a busy machine takes longer than the minute after which an invitation may be sent again.
  const started = new Date();
  const now = () => new Date(started);
  const plain = testConfig({
    DATA_DIR: dataDir,
    AUTH_SECRET: SECRET,
    TRUST_PROXY: "1",
    WEBHOOKS_INSIDE: "1",
  });
  const config = database ? { ...plain, database } : plain;
  const program = await createProgram(config, {
    log: createLog("silent"),
    now,
    models: { concept: createStandInModel() },
  });
  await program.start(["web", "worker"]);
  const client = createTestClient(program.app);
  try {
    const callers = await peopleWorld({ client, config, now, database: program.database }, columns);
    const misses: Miss[] = [];
    // Strangers first: they must not be able to take away what the owners then use.
    for (const [nth, caller] of callers.entries())
      for (const name of inOrder(calls)) {
        const { status, told } = await ask(name, caller, addressOf(nth));
        const expected = table[name][caller.column];
        const miss = { endpoint: name, column: caller.column };
        if (status !== expected) misses.push({ ...miss, expected: `${expected}`, got: `${status}` });
        if (told) misses.push({ ...miss, expected: "nothing of the owner's", got: told });
      }
    return misses;
  } finally {
    await program.close();
    await rm(dataDir, { recursive: true, force: true });
  }

  /** `told` = what a stranger learned of the owner, null when nothing. */
  async function ask(name: CallName, caller: Caller, address: string) {
    const { things, accessToken, column } = caller;
    const as = accessToken === null ? null : { accessToken };
    const call = await callOf(name, caller);
    const answer = await client.send(ENDPOINTS[name], call, as, { "x-forwarded-for": address });
    const text = await answer.text();
    const stranger = !OWNERS.includes(column);
    const secrets = [things.owner.email, things.owner.user.id, things.resultUrl, things.bomId];
    const told = secrets.find((secret) => text.includes(secret));
    const leaked = stranger && !ABOUT_THE_OWNER.includes(name) && told;
    return { status: answer.status, told: leaked || null };
  }
}
