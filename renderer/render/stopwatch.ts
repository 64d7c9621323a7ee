export type Stopwatch = {
  /** Milliseconds per part, and per stage (what stands before the first dot). */
  timings: Record<string, number>;
  /** Books the time since the last lap under this part. */
  lap: (part: string) => void;
};

/** Without a clock nothing is booked. */
export function stopwatch(now: (() => number) | undefined): Stopwatch {
  const timings: Record<string, number> = {};
  if (!now) return { timings, lap: () => {} };
  let last = now();
  const book = (name: string, ms: number) => {
    timings[name] = (timings[name] ?? 0) + ms;
  };
  return {
    timings,
    lap: (part) => {
      const at = now();
      book(part, at - last);
      // "render.ground" counts for "render" too.
      const stage = part.split(".")[0]!;
      if (stage !== part) book(stage, at - last);
      last = at;
    },
  };
}
