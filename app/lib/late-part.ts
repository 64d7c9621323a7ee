// biome-ignore lint/style/noRestrictedImports: made safe here for all others
import { lazy } from "react";

/** Pauses between attempts on a device that has a network. The page says that something went wrong after the last. */
const AGAIN_MS = [1_000, 2_000, 4_000, 8_000];

/** A part of a page whose script comes when the part is first shown. Without network it comes later, and the page around it stays. */
export const latePart: typeof lazy = (load) => lazy(() => loadAgain(load));

/** Loads as often as it takes. A device without network waits for it; `pause` waits that many milliseconds. */
export async function loadAgain<T>(load: () => Promise<T>, pause = pauseMs): Promise<T> {
  for (const ms of AGAIN_MS)
    try {
      return await load();
    } catch {
      if (!navigator.onLine)
        await new Promise((resolve) => addEventListener("online", resolve, { once: true }));
      await pause(ms);
    }
  return load();
}

const pauseMs = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
