/**
 * SQLSTATE classes of a database that cannot work at the moment: connection lost (08), resources or disk exhausted (53),
 * ended or starting by its administrator (57P), fault of its disk (58), and a standby that takes no writes (25006).
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const AWAY_STATE = /^(08|53|57P|58)|^25006$/;
const AWAY_CODES = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
]);
/** The driver gives these faults no code. */
const AWAY_WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client (was closed|has encountered a connection error) and is not queryable|Cannot use a pool after calling end|database ".*" is not currently accepting connections)/;

/** Whether the fault is that the database does not answer for now, and not what it was asked. */
export function isDatabaseAway(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    const { code } = at as { code?: unknown };
    if (typeof code === "string" && (AWAY_CODES.has(code) || AWAY_STATE.test(code))) return true;
    if (AWAY_WORDS.test(at.message)) return true;
    if (at instanceof AggregateError && at.errors.some(isDatabaseAway)) return true;
  }
  return false;
}
