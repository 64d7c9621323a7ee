import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { accountEndpoints } from "#contract/endpoints/accounts.ts";
import { quickDatabase, startTestProgram, type TestProgram } from "#tests/support/test-program.ts";

let program: TestProgram;
beforeAll(async () => {
  program = await startTestProgram(quickDatabase());
});
afterAll(() => program.close());

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Processor time of this process for one refused sign-in: unlike the clock's, a busy machine does not change it. */
async function workOf(email: string): Promise<number> {
  const before = process.cpuUsage();
  const body = { email, password: "Not-The-Password-1" };
  const { status } = await program.client.call(accountEndpoints.login, { body });
  const { user, system } = process.cpuUsage(before);
  expect(status).toBe(401);
  return user + system;
}

it("a sign-in costs an unknown address the same work as a wrong password", async () => {
  const { email } = await program.client.registered();
  // Loads what is loaded once.
  await workOf(email);
  await workOf(`${randomUUID()}@example.com`);
  const known: number[] = [];
  const unknown: number[] = [];
  for (let round = 0; round < 7; round++) {
    known.push(await workOf(email));
    unknown.push(await workOf(`${randomUUID()}@example.com`));
  }
  const share = median(unknown) / median(known);
  // Without the work on the decoy it is below a third.
  expect(share).toBeGreaterThan(0.65);
  expect(share).toBeLessThan(1.55);
});
