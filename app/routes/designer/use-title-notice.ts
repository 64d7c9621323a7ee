import { useEffect, useRef } from "react";
import type { Design } from "./design-state.ts";

/** Says in the tab's title that a picture is being made and, until the person looks, that it is done. */
export function useTitleNotice({ run, shownId }: Design): void {
  const title = useRef("");
  const isRunning = run.kind !== "idle";
  const seenId = useRef<string | null>(null);

  useEffect(() => {
    title.current ||= document.title;
    const isNew = shownId !== null && shownId !== seenId.current;
    seenId.current = shownId;
    if (isRunning) document.title = `Editing... ${title.current}`;
    else if (isNew && document.hidden) document.title = `Ready: ${title.current}`;
    else document.title = title.current;

    const look = () => {
      if (!document.hidden && !isRunning) document.title = title.current;
    };
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [isRunning, shownId]);
}
