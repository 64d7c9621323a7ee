import { setTimeout as delay } from "node:timers/promises";
import { generationEndpoints } from "#contract/endpoints/generations.ts";
import { proposalEndpoints } from "#contract/endpoints/proposals.ts";
import type { Ledger } from "./ledger.ts";
import type { RestlessPerson } from "./person.ts";
import { type Verified, verifyLedger } from "./verify-ledger.ts";

/** With it the queue can be asked how much is left in it. */
export const METRICS_TOKEN = "the token of a run of chaos";

/** Killed three times at it, a design waits for a lease each time. */
export const SETTLE_LIMIT_MS = 180_000;

/** Waits until every acknowledged design has ended and every record is sealed; resolves to the time from the last start, in ms. */
export async function settle(ledger: Ledger, people: RestlessPerson[]): Promise<number> {
  const started = performance.now();
  const open = new Set(ledger.generations.keys());
  await Promise.all(people.map((one) => one.signInAgain()));
  while (open.size > 0 && performance.now() - started < SETTLE_LIMIT_MS) {
    for (const { client, person } of people)
      for (const id of open) {
        const who = person();
        if (!who || ledger.generations.get(id)?.owner !== who.email) continue;
        const { status, body } = await client.call(
          generationEndpoints.getGeneration,
          { params: { id } },
          who,
        );
        // Whatever is not there is told by the verification.
        if (status !== 200 || !["queued", "running"].includes(body.data.status)) open.delete(id);
      }
    if (open.size > 0) await delay(250);
  }
  await sealed(ledger, people, started);
  await worked(people, started);
  return performance.now() - started;
}

/** Waits until every proposal that both signed has its paper. */
async function sealed(ledger: Ledger, people: RestlessPerson[], started: number): Promise<void> {
  const open = new Set(ledger.proposals.keys());
  while (open.size > 0 && performance.now() - started < SETTLE_LIMIT_MS) {
    for (const { client, person } of people)
      for (const id of open) {
        const who = person();
        if (!who || ledger.proposals.get(id)?.owner !== who.email) continue;
        const { status, body } = await client.call(proposalEndpoints.getProposal, { params: { id } }, who);
        if (status !== 200 || body.data.record.pdf !== "making") open.delete(id);
      }
    if (open.size > 0) await delay(250);
  }
}

/**
 * Waits until the queue is empty. A design may have ended while its job is still there: its worker was killed between the two, and the
 * job is taken up once more to find nothing to do.
 */
async function worked(people: RestlessPerson[], started: number): Promise<void> {
  const client = people[0]?.client;
  while (client && performance.now() - started < SETTLE_LIMIT_MS) {
    const answer = await client.request("/metrics", {
      headers: { authorization: `Bearer ${METRICS_TOKEN}` },
    });
    const counts = [...(await answer.text()).matchAll(/queue_jobs\{.*\} (\d+)$/gm)].map(([, count]) =>
      Number(count),
    );
    if (answer.ok && counts.length > 0 && counts.every((count) => count === 0)) return;
    await delay(250);
  }
}

export async function verifyAll(ledger: Ledger, people: RestlessPerson[]): Promise<Verified> {
  const all: Verified = { checked: 0, lost: [], givenUp: 0 };
  for (const { client, person } of people) {
    const who = person();
    if (!who) continue;
    const one = await verifyLedger(ledger, client, who);
    all.checked += one.checked;
    all.givenUp += one.givenUp;
    all.lost.push(...one.lost);
  }
  return all;
}
