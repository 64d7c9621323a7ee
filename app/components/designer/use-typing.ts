import { type RefObject, useEffect } from "react";

/** Where the picture stays in its column beside the fields. */
const WIDE_SCREEN = "(width >= 64rem)";

/**
 * Brings the text area that is written in into sight. On a phone it marks the screen with `data-typing` meanwhile, so that the photo stays
 * in sight above the keyboard. `--seen-top` is how far the keyboard has moved what is seen down the page, in CSS pixels: fixed things do not follow it.
 */
export function useTyping(screen: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = screen.current;
    if (!root) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    const look = (field: EventTarget | null) => {
      const written = field instanceof HTMLTextAreaElement && root.contains(field) ? field : null;
      const isWide = matchMedia(WIDE_SCREEN).matches;
      root.toggleAttribute("data-typing", written !== null && !isWide);
      // Behind the photo, now that it stands above it, or behind the bar at the lower edge.
      if (!(isWide && written?.closest("[data-bottom-bar]"))) written?.scrollIntoView({ block: "nearest" });
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
