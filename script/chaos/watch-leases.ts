import pg from "pg";

const EVERY_MS = 250;

/**
 * Watches from outside how long a job of a dead worker stands before somebody frees it; while no process lives nobody can.
 * PostgreSQL alone lets one look in.
 */
export async function watchLeases(url: string, attendedMs: () => number) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  let longestS = 0;
  let looking = Promise.resolve();
  const look = async () => {
    const { rows } = await client.query<{ s: number | null }>(
      "select max(extract(epoch from now() - coalesce(heartbeat_on, started_on)))::float8 as s from jobs.job where state = 'active'",
    );
    longestS = Math.max(longestS, Math.min(rows[0]?.s ?? 0, attendedMs() / 1000));
  };
  const timer = setInterval(() => {
    looking = looking.then(look, look);
  }, EVERY_MS);
  return {
    longestS: () => longestS,
    stop: async () => {
      clearInterval(timer);
      await looking.catch(() => {});
      await client.end();
    },
  };
}
