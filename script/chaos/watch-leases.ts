import pg from "pg";

const EVERY_MS = 250;

/**
 * Watches from outside how long a job of a dead worker stands before somebody frees it; while no process lives nobody can.
 * PostgreSQL alone lets one look in.
 */
export async function watchLeases(url: string, attendedMs: () => number) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  let longest = { s: 0, job: "" };
  let looking = Promise.resolve();
  const look = async () => {
    const { rows } = await client.query<{ s: number; job: string }>(
      `select extract(epoch from now() - coalesce(heartbeat_on, started_on))::float8 as s,
        format('%s, attempt %s, started %s', name, retry_count + 1, started_on) as job
        from jobs.job where state = 'active' order by s desc limit 1`,
    );
    const [{ s, job } = { s: 0, job: "" }] = rows;
    const stoodS = Math.min(s, attendedMs() / 1000);
    if (stoodS > longest.s) longest = { s: stoodS, job };
  };
  const timer = setInterval(() => {
    looking = looking.then(look, look);
  }, EVERY_MS);
  return {
    longest: () => longest,
    stop: async () => {
      clearInterval(timer);
      await looking.catch(() => {});
      await client.end();
    },
  };
}
