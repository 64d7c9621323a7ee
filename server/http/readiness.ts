/** A balancer asks each few seconds; whoever else asks costs nothing. */
const FRESH_MS = 1_000;

/**
 * Answers for a while what was found a moment ago, good or bad: anybody may ask whether we are ready, and looking costs calls of the
 * database and the store.
 */
export function rememberReadiness(look: () => Promise<void>, now = performance.now.bind(performance)) {
  let found: { promise: Promise<void>; until: number } | null = null;
  return (): Promise<void> => {
    if (found && now() < found.until) return found.promise;
    const looking = { promise: look(), until: Number.POSITIVE_INFINITY };
    found = looking;
    const keep = () => {
      looking.until = now() + FRESH_MS;
    };
    looking.promise.then(keep, keep);
    return looking.promise;
  };
}
