import type { Database } from "#server/db/connect.ts";

/**
 * "Look again at this generation", or at this kept design, across processes. A signal may be missed while a connection is away, so it carries
 * no data and whoever waits for one looks now and then without it.
 */
export type GenerationSignals = {
  notify(generationId: string): Promise<void>;
  /** Calls back on each signal until the returned function is called. */
  watch(generationId: string, onSignal: () => void): () => void;
  close(): Promise<void>;
};

const CHANNEL = "generations";

export async function openGenerationSignals(database: Database): Promise<GenerationSignals> {
  const watchers = new Map<string, Set<() => void>>();
  const unlisten = await database.listen(CHANNEL, (id) => {
    for (const onSignal of watchers.get(id) ?? []) onSignal();
  });
  return {
    notify: (id) => database.notify(CHANNEL, id),
    watch(id, onSignal) {
      const known = watchers.get(id) ?? new Set();
      watchers.set(id, known.add(onSignal));
      return () => {
        known.delete(onSignal);
        if (known.size === 0) watchers.delete(id);
      };
    },
    close: unlisten,
  };
}
