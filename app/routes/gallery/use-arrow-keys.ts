import { useEffect } from "react";

/** What uses the arrows itself keeps them: the wipe line, fields, menus, and dialogs over the page. */
const KEEPS_ARROWS = 'input, textarea, select, [role="slider"], [role="menu"], [role="alertdialog"]';

/** Left and right step through the images, wherever the focus stands. */
export function useArrowKeys(step: (by: 1 | -1) => void, active = true): void {
  useEffect(() => {
    if (!active) return;
    const onKey = (event: KeyboardEvent) => {
      const by = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : null;
      if (by === null || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.target instanceof Element && event.target.closest(KEEPS_ARROWS)) return;
      event.preventDefault();
      step(by);
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [step, active]);
}
