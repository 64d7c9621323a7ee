import { type RefObject, useEffect } from "react";

/** Where the picture stays in its column beside the fields. */
const WIDE_SCREEN = "(width >= 64rem)";

/**
 * Marks the screen with `data-typing` while one of its text areas is written in on a phone, so that the photo stays in sight above the
 * keyboard. `--seen-top` is how far the keyboard has moved what is seen down the page, in CSS pixels: fixed things do not follow it.
 */
export function useTyping(screen: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = screen.current;
    if (!root) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    const look = (field: EventTarget | null) => {
      const isTyping =
        field instanceof HTMLTextAreaElement && root.contains(field) && !matchMedia(WIDE_SCREEN).matches;
      root.toggleAttribute("data-typing", isTyping);
      // Behind the photo, now that it stands above it.
      if (isTyping) field.scrollIntoView({ block: "nearest" });
    };
    const follow = () =>
      root.style.setProperty("--seen-top", `${Math.max(0, window.visualViewport?.offsetTop ?? 0)}px`);
    root.addEventListener("focusin", ({ target }) => look(target), { signal });
    root.addEventListener("focusout", ({ relatedTarget }) => look(relatedTarget), { signal });
    window.visualViewport?.addEventListener("resize", follow, { signal });
    window.visualViewport?.addEventListener("scroll", follow, { signal });
    return () => listeners.abort();
  }, [screen]);
}
