import { setTimeout as wait } from "node:timers/promises";
import { HttpFault, Unreachable } from "./call.ts";

const FIRST_POLL_MS = 250;
const POLL_MAX_MS = 2_000;
/** The picture is paid for once the task is accepted, so a passing fault of the poll does not give it up. */
const POLL_FAULTS_MAX = 5;

/** Asks again and again, less often with time, until `isDone`; which throws where it never will be. */
export async function pollUntil<T, Done extends T>(
  ask: () => Promise<T>,
  isDone: (answer: T) => answer is Done,
  signal: AbortSignal,
): Promise<Done> {
  let faults = 0;
  for (let pauseMs = FIRST_POLL_MS; ; pauseMs = Math.min(POLL_MAX_MS, pauseMs * 1.5)) {
    await wait(pauseMs, undefined, { signal });
    let answer: T;
    try {
      answer = await ask();
    } catch (error) {
      const passes = error instanceof Unreachable || (error instanceof HttpFault && error.status >= 429);
      if (!passes || ++faults > POLL_FAULTS_MAX) throw error;
      continue;
    }
    faults = 0;
    if (isDone(answer)) return answer;
  }
}
