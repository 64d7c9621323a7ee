import { type ReactNode, Suspense, useEffect, useState } from "react";

/** A page that never rests shows it after that long. */
const LONGEST_MS = 1_000;

/** What nobody misses in the first moment: fetched and shown once the browser has done what is more urgent. */
export function Late({ children }: { children: ReactNode }) {
  const [rested, setRested] = useState(false);
  useEffect(() => {
    const show = () => setRested(true);
    // Safari has no such callback.
    if (typeof requestIdleCallback === "undefined") {
      const timer = setTimeout(show, LONGEST_MS / 4);
      return () => clearTimeout(timer);
    }
    const call = requestIdleCallback(show, { timeout: LONGEST_MS });
    return () => cancelIdleCallback(call);
  }, []);
  return rested ? <Suspense fallback={null}>{children}</Suspense> : null;
}
