import { useEffect, useEffectEvent } from "react";
import type { Rating } from "#contract/endpoints/reviewer.ts";

const KEYS: Record<string, Rating> = { ArrowLeft: "not_good", a: "not_good", ArrowRight: "good", d: "good" };

/** What has a use of its own for letters and arrows. */
const OWN_KEYS = "input, textarea, select, [contenteditable], [role=dialog], [role=slider], [role=menu]";

/** Left or A, Right or D, while nothing is being written and no dialog is open. */
export function useRatingKeys(onRating: (rating: Rating) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof Element && event.target.closest(OWN_KEYS)) return;
    const rating = KEYS[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!rating) return;
    event.preventDefault();
    onRating(rating);
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => press(event);
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);
}
