import { useEffect, useState } from "react";
import { loadDemoVisit } from "#app/components/designer/demo-visit.ts";
import type { Api } from "#app/lib/api-type.ts";

// For who comes from the demo.
const takeOver = async (userId: string, api: Api) =>
  (await import("./take-over-demo.ts")).takeOverDemo(userId, api);

/** One at a time: a second one would start the visitor's project twice. */
let underway: Promise<void> | null = null;

/** What a visitor made on the demo page, taken over before the designer looks for its draft. True when that is done. */
export function useDemoHandover(userId: string, api: Api): boolean {
  const [done, setDone] = useState(() => loadDemoVisit() === null);
  useEffect(() => {
    if (done) return;
    underway ??= takeOver(userId, api).finally(() => {
      underway = null;
    });
    underway.then(
      () => setDone(true),
      () => setDone(true),
    );
  }, [done, userId, api]);
  return done;
}
