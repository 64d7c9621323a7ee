import pg from "pg";

const RECONNECT_MS = 1_000;
/** A server that takes the connection and says nothing is tried again. */
const SILENT_MS = 10_000;

/**
 * LISTEN on one dedicated connection that comes back after a loss. What is notified while it is away is missed, so
 * whoever listens must treat a notification as "look again", never as the data.
 */
export function createPgListener(url: string) {
  const handlers = new Map<string, Set<(payload: string) => void>>();
  let client: pg.Client | undefined;
  let connecting: Promise<pg.Client> | undefined;
  let closed = false;

  async function open(): Promise<pg.Client> {
    const next = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: SILENT_MS,
      query_timeout: SILENT_MS,
      keepAlive: true,
    });
    next.on("notification", ({ channel, payload }) => {
      for (const handler of handlers.get(channel) ?? []) handler(payload ?? "");
    });
    next.on("error", () => {});
    next.on("end", () => {
      if (client !== next) return;
      client = undefined;
      comeBack();
    });
    try {
      await next.connect();
      for (const channel of handlers.keys()) await next.query(`listen ${pg.escapeIdentifier(channel)}`);
      if (closed) throw new Error("the listener was closed");
    } catch (error) {
      void next.end().catch(() => {});
      throw error;
    }
    client = next;
    return next;
  }

  /** Tries until it is there: without it every stream and every cancellation waits for somebody to look again. */
  function comeBack(): void {
    if (closed || handlers.size === 0) return;
    setTimeout(() => void connection().catch(comeBack), RECONNECT_MS).unref();
  }

  function connection(): Promise<pg.Client> {
    if (client) return Promise.resolve(client);
    connecting ??= open().finally(() => {
      connecting = undefined;
    });
    return connecting;
  }

  return {
    async listen(channel: string, onPayload: (payload: string) => void) {
      const known = handlers.get(channel);
      if (known) known.add(onPayload);
      else handlers.set(channel, new Set([onPayload]));
      const open = await connection();
      if (!known) await open.query(`listen ${pg.escapeIdentifier(channel)}`);
      return async () => {
        const left = handlers.get(channel);
        left?.delete(onPayload);
        if (left?.size === 0) {
          handlers.delete(channel);
          await client?.query(`unlisten ${pg.escapeIdentifier(channel)}`).catch(() => {});
        }
      };
    },
    async close() {
      closed = true;
      await client?.end();
    },
  };
}
