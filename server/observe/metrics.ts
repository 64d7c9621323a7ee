import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

export type RequestSeen = { method: string; route: string; status: number; seconds: number };
export type GenerationSeen = {
  engine: string;
  outcome: "succeeded" | "refused" | "busy" | "stopped" | "failed";
  seconds: number;
};
/** `waiting`: due now; `later`: due at a later moment. What is being given up counts with its job. */
export type QueueState = { job: string; waiting: number; later: number; active: number; oldestS: number };
export type PoolState = { open: number; idle: number; waiting: number };

export type Metrics = {
  request(seen: RequestSeen): void;
  generation(seen: GenerationSeen): void;
  /** One billed call of a provider. */
  spent(engine: string, costMicroUsd: number | null): void;
  /** All of it as Prometheus text (version 0.0.4). */
  text(): Promise<string>;
  contentType: string;
};

const PREFIX = "yardwright_";
const REQUEST_BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const GENERATION_BUCKETS_S = [0.5, 1, 2, 3, 5, 8, 13, 21, 34, 55, 90, 150, 240];

/** What a process counts. Queue and pool are asked when somebody reads, so that an idle process does no work for it. */
export function createMetrics(ask: {
  queue(): Promise<QueueState[]>;
  /** Null where the database has no pool. */
  pool(): PoolState | null;
}): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const requests = new Histogram({
    name: `${PREFIX}http_request_seconds`,
    help: "Requests by route and status.",
    labelNames: ["method", "route", "status"],
    buckets: REQUEST_BUCKETS_S,
    registers,
  });
  const generations = new Histogram({
    name: `${PREFIX}generation_seconds`,
    help: "Work of an image model on one generation, by engine and outcome.",
    labelNames: ["engine", "outcome"],
    buckets: GENERATION_BUCKETS_S,
    registers,
  });
  const calls = new Counter({
    name: `${PREFIX}provider_calls_total`,
    help: "Billed calls of an image model.",
    labelNames: ["engine"],
    registers,
  });
  const cost = new Counter({
    name: `${PREFIX}provider_cost_micro_usd_total`,
    help: "What those calls cost, millionths of a US dollar, as far as the provider says.",
    labelNames: ["engine"],
    registers,
  });
  const queued = new Gauge({
    name: `${PREFIX}queue_jobs`,
    help: "Jobs of the shared queue by state. The same from every process: take the maximum, not the sum.",
    labelNames: ["job", "state"],
    registers,
  });
  const oldest = new Gauge({
    name: `${PREFIX}queue_oldest_seconds`,
    help: "How long the job that waits longest has waited.",
    labelNames: ["job"],
    registers,
  });
  const connections = new Gauge({
    name: `${PREFIX}database_pool_connections`,
    help: "Connections of this process to the database, and requests that wait for one.",
    labelNames: ["state"],
    registers,
  });
  const askNow = async () => {
    for (const { job, oldestS, ...counts } of await ask.queue()) {
      for (const [state, count] of Object.entries(counts)) queued.set({ job, state }, count);
      oldest.set({ job }, oldestS);
    }
    for (const [state, count] of Object.entries(ask.pool() ?? {})) connections.set({ state }, count);
  };
  return {
    request: ({ method, route, status, seconds }) =>
      requests.observe({ method, route, status: String(status) }, seconds),
    generation: ({ engine, outcome, seconds }) => generations.observe({ engine, outcome }, seconds),
    spent: (engine, costMicroUsd) => {
      calls.inc({ engine });
      if (costMicroUsd !== null) cost.inc({ engine }, costMicroUsd);
    },
    text: async () => {
      await askNow();
      return registry.metrics();
    },
    contentType: registry.contentType,
  };
}
