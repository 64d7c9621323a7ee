import { mountBeforeAfter } from "#app/components/before-after-mount.ts";
import { mountCarousel } from "./carousel-mount.ts";

/** What only a person does. A slider's pictures wait for it, so that nobody pays for them who has left, or reads with a machine. */
const SIGNS_OF_LIFE = ["pointermove", "pointerdown", "keydown", "scroll"];

/** Brings everything that moves on a public page to life. Returns the undo. */
export function mountPage(root: ParentNode): () => void {
  // The head's script says so before the first paint; a page that React put here comes without it.
  document.documentElement.dataset.scripted = "";
  const attend = () => {
    document.documentElement.dataset.attended = "";
  };
  for (const sign of SIGNS_OF_LIFE) addEventListener(sign, attend, { once: true, passive: true });
  const each = (mark: string, mount: (part: HTMLElement) => () => void) =>
    [...root.querySelectorAll<HTMLElement>(`[data-${mark}]`)].map((part) => mount(part));
  const undo = [...each("before-after", mountBeforeAfter), ...each("carousel", mountCarousel)];
  // For browser tests, which are quicker than a script that comes after the first paint.
  document.documentElement.dataset.mounted = "";
  return () => {
    for (const unmount of undo) unmount();
    for (const sign of SIGNS_OF_LIFE) removeEventListener(sign, attend);
  };
}
