import type { z } from "zod";

export type JobRun = {
  /** Aborts on the job's timeout, when the process stops, and when another worker took the job over. */
  signal: AbortSignal;
  /** 1 for the first. */
  attempt: number;
};

/**
 * One kind of background work. It may run twice (a worker that dies loses its lease and another one starts anew), so
 * `run` looks first at what is done already.
 */
export type Job<Payload extends object, Deps> = {
  name: string;
  payload: z.ZodType<Payload>;
  /** Past it the attempt counts as failed. */
  timeoutS: number;
  /** How often it is tried, workers that died at it included. */
  attempts: number;
  /** Work that is due every so many seconds, once for all processes together, and sent by nobody else. */
  repeatS?: number;
  /** How many of one process run at once. */
  concurrency(deps: Deps): number;
  /** How many of one group (`send`) run at once in all processes, so that the slow work of one leaves room for others. */
  perGroup?: number;
  run(deps: Deps, payload: Payload, run: JobRun): Promise<void>;
  /** Called when the last attempt has failed, whatever ended it. */
  giveUp(deps: Deps, payload: Payload): Promise<void>;
};

/** A job together with the things it needs, as the worker takes it. */
export type BoundJob = Pick<Job<object, never>, "name" | "timeoutS" | "attempts" | "repeatS" | "perGroup"> & {
  concurrency: number;
  run(payload: unknown, run: JobRun): Promise<void>;
  giveUp(payload: unknown): Promise<void>;
};

export const bindJob = <Payload extends object, Deps>(job: Job<Payload, Deps>, deps: Deps): BoundJob => ({
  name: job.name,
  timeoutS: job.timeoutS,
  attempts: job.attempts,
  ...(job.repeatS === undefined ? {} : { repeatS: job.repeatS }),
  ...(job.perGroup === undefined ? {} : { perGroup: job.perGroup }),
  concurrency: job.concurrency(deps),
  run: (payload, run) => job.run(deps, job.payload.parse(payload), run),
  giveUp: (payload) => job.giveUp(deps, job.payload.parse(payload)),
});

/** Not now: the job is put back and tried after a while, and no attempt is used up. A provider's 429 becomes this. */
export class Later extends Error {
  readonly afterS: number;
  constructor(afterS: number, options?: ErrorOptions) {
    super(`to be tried again in ${afterS} s`, options);
    this.name = "Later";
    this.afterS = afterS;
  }
}
