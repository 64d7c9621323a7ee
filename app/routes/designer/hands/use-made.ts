import { useEffect, useState } from "react";
import type { LiveElements } from "#app/photo/live-wish.ts";
import type { Version } from "#app/routes/designer/version.ts";

/** The elements with the changes that wait, as this device drew them last; null while none wait. */
export function useMade(live: LiveElements | null, version: Version, waiting: readonly string[]) {
  const [made, setMade] = useState<LiveElements | null>(null);
  const isNone = waiting.length === 0;
  const isThese = live !== null && !isNone && isSame(live.changes, [...version.editHistory, ...waiting]);
  useEffect(() => {
    if (isThese) setMade(live);
    // What was taken back is not what the next change begins with.
    else if (isNone) setMade(null);
  }, [isThese, isNone, live]);
  return isNone ? null : made;
}

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((text, k) => text === b[k]);
