/**
 * The longest that this thread worked without letting others in, in milliseconds of processor time: what the delay of the event loop is on a
 * machine with nothing else to do, and the same on a busy one.
 */
export function watchTurns(): { stop(): number } {
  let longestUs = 0;
  let last = threadTimeUs();
  let watching = true;
  const look = () => {
    const now = threadTimeUs();
    longestUs = Math.max(longestUs, now - last);
    last = now;
    if (watching) setImmediate(look);
  };
  look();
  return {
    stop() {
      watching = false;
      return longestUs / 1000;
    },
  };
}

function threadTimeUs(): number {
  const { user, system } = process.threadCpuUsage();
  return user + system;
}
