import { mountBeforeAfter } from "#app/components/before-after-mount.ts";
import { mountCarousel } from "./carousel-mount.ts";

/** Brings everything that moves on a public page to life. Returns the undo. */
export function mountPage(root: ParentNode): () => void {
  // The head's script says so before the first paint; a page that React put here comes without it.
  document.documentElement.dataset.scripted = "";
  const each = (mark: string, mount: (part: HTMLElement) => () => void) =>
    [...root.querySelectorAll<HTMLElement>(`[data-${mark}]`)].map((part) => mount(part));
  const undo = [...each("before-after", mountBeforeAfter), ...each("carousel", mountCarousel)];
  return () => {
    for (const unmount of undo) unmount();
  };
}
