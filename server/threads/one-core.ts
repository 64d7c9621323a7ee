import { availableParallelism } from "node:os";
import { setFlagsFromString } from "node:v8";

/** V8 compiles what is hot on the thread that runs it instead of on threads of its own. */
export const COMPILE_IN_PLACE = "--no-concurrent-recompilation";

/**
 * With a single core compilers do not work beside a thread that draws, they take turns with it, and it runs slow code until they are
 * done. In place the first picture takes three quarters of the processor time. Holds for threads that are started afterwards.
 */
export function compileInPlaceOnOneCore(): void {
  if (availableParallelism() === 1) setFlagsFromString(COMPILE_IN_PLACE);
}
