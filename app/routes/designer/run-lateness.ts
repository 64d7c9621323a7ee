import { useEffect, useRef, useState } from "react";
import { runProgress } from "./design.ts";
import type { Design } from "./design-state.ts";

/** No estimate is shorter: a hosted model says nothing for a while after it has begun. */
const SHORTEST_ESTIMATE_MS = 20_000;
/** A run is late once it takes so many times its own estimate. */
const LATE_FACTOR = 2;

/** After how long a run is late that reported this share of its work (0 to 1) after `elapsedMs`: it is expected to keep its pace. */
export const lateAfterMs = (elapsedMs: number, progress: number): number =>
  LATE_FACTOR * Math.max(SHORTEST_ESTIMATE_MS, progress > 0 ? elapsedMs / progress : 0);

/** Whether the run under way is late against its own last report. */
export function useIsLate(run: Design["run"]): boolean {
  const isRunning = run.kind !== "idle";
  const progress = runProgress(run);
  const startedAt = useRef<number | null>(null);
  const [late, setLate] = useState(false);
  useEffect(() => {
    setLate(false);
    if (!isRunning) {
      startedAt.current = null;
      return;
    }
    startedAt.current ??= performance.now();
    const elapsedMs = performance.now() - startedAt.current;
    const timer = setTimeout(() => setLate(true), lateAfterMs(elapsedMs, progress) - elapsedMs);
    return () => clearTimeout(timer);
  }, [isRunning, progress]);
  return isRunning && late;
}
