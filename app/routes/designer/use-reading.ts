import { useEffect, useRef, useState } from "react";
import type { ReplyOf } from "#app/lib/api-client.ts";
import { ApiError, sentenceOf } from "#app/lib/api-error.ts";
import type { Api } from "#app/lib/api-type.ts";
import { MESSAGES } from "#contract/messages.ts";
import type { Keeping } from "./use-keeping.ts";
import type { Version } from "./version.ts";

export type Read = Pick<ReplyOf<"changeDesign">["data"], "sentences" | "notUnderstood" | "hint">;

type Reading =
  | { kind: "none" }
  | { kind: "asking" }
  /** Not all of it is as it was written: the person decides. */
  | { kind: "read"; read: Read }
  | { kind: "failed"; message: string };

/** The design was saved by another tab in the moment in which it was asked about. */
const isStale = (error: unknown): boolean => error instanceof ApiError && error.status === 409;

/**
 * Has the server read a change before anything is drawn or spent. What is understood as it was written goes on to `onApply`; the rest waits
 * for the person. A picture that this device drew, and one without network, are asked for as written: nobody is there to read beforehand.
 */
export function useReading(
  { api, keeping, version }: { api: Api; keeping: Pick<Keeping, "keepNow" | "revision">; version: Version },
  onApply: (sentences: readonly string[]) => void,
) {
  const [reading, setReading] = useState<Reading>({ kind: "none" });
  const leaving = useRef<AbortController | null>(null);
  useEffect(() => () => leaving.current?.abort(), []);

  const stop = () => {
    leaving.current?.abort();
    leaving.current = null;
    setReading({ kind: "none" });
  };

  const call = async (text: string, signal: AbortSignal, again = true): Promise<Read | null> => {
    const id = await keeping.keepNow();
    const revision = keeping.revision();
    if (!id || revision === null) return null;
    try {
      const body = { revision, versionId: version.id, text };
      return (await api.call("changeDesign", { params: { id }, body }, { signal })).data;
    } catch (error) {
      if (again && isStale(error)) return call(text, signal, false);
      throw error;
    }
  };

  const ask = async (said: string) => {
    const text = said.trim();
    stop();
    if (version.waiting) return onApply([text]);
    const asking = new AbortController();
    leaving.current = asking;
    const { signal } = asking;
    setReading({ kind: "asking" });
    try {
      const read = await call(text, signal);
      if (signal.aborted) return;
      const isAsSaid = !read || (read.notUnderstood.length === 0 && read.sentences.join("\n") === text);
      if (!isAsSaid) return setReading({ kind: "read", read });
      setReading({ kind: "none" });
      onApply([text]);
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof ApiError && error.status === 0) {
        setReading({ kind: "none" });
        return onApply([text]);
      }
      setReading({ kind: "failed", message: sentenceOf(error, MESSAGES.changeNotRead) });
    }
  };
  return { reading, ask, stop };
}
