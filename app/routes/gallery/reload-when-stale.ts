import type { GalleryList } from "./gallery-list.ts";

/** Addresses of pictures hold for six hours at least; older ones may be broken when one scrolls to them. */
const STALE_MS = 5 * 3_600_000;

/** Loads the list anew when somebody comes back to a tab that was left open for hours. Returns what ends the watching. */
export function reloadWhenStale(list: Pick<GalleryList, "reload">): () => void {
  let loadedAt = Date.now();
  const look = () => {
    if (document.visibilityState !== "visible" || Date.now() - loadedAt < STALE_MS) return;
    loadedAt = Date.now();
    void list.reload();
  };
  document.addEventListener("visibilitychange", look);
  return () => document.removeEventListener("visibilitychange", look);
}
