import { useCallback, useEffect, useState } from "react";

export type Answer<T> =
  | { status: "loading"; data?: T }
  | { status: "ready"; data: T }
  | { status: "failed"; data?: T; error: unknown };

/**
 * What `load` brings, loaded on arrival, when `load` changes (keep it in `useCallback`) and on `reload()`.
 * While loading again the last data stays, so that nothing on the screen jumps.
 */
export function useAnswer<T>(load: (signal: AbortSignal) => Promise<T>) {
  const [answer, setAnswer] = useState<Answer<T>>({ status: "loading" });
  const [round, setRound] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks the same again
  useEffect(() => {
    const leaving = new AbortController();
    setAnswer(({ data }) => ({ status: "loading", data }));
    load(leaving.signal).then(
      (data) => leaving.signal.aborted || setAnswer({ status: "ready", data }),
      (error) =>
        leaving.signal.aborted || setAnswer((before) => ({ status: "failed", data: before.data, error })),
    );
    return () => leaving.abort();
  }, [load, round]);

  const reload = useCallback(() => setRound((before) => before + 1), []);
  return { ...answer, reload };
}
