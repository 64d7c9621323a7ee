import {
  clampSplit,
  type Drag,
  pressSplit,
  releaseSplit,
  type SplitPointer,
  splitAfterKey,
  splitAt,
  splitStart,
} from "./before-after-split.ts";

/**
 * Brings a before/after picture to life: used by the React component and, on pages without React, by a plain script.
 *
 * Markup: a root that styles `--split` (percent), holding one element with `role="slider"`. The root needs
 * `touch-action: pan-y`, so that a finger scrolls the page up and down and moves the line sideways. `data-moved` appears on it
 * once a person has found out that the line moves, so that the hint can go.
 * Returns the undo.
 */
export function mountBeforeAfter(root: HTMLElement, onSplit?: (percent: number) => void): () => void {
  const handle = root.querySelector<HTMLElement>('[role="slider"]');
  if (!handle) return () => {};
  const listeners = new AbortController();
  const { signal } = listeners;
  let split = splitStart;
  let drag: Drag | null = null;

  const show = (percent: number) => {
    split = clampSplit(percent);
    root.style.setProperty("--split", `${split}%`);
    handle.setAttribute("aria-valuenow", String(Math.round(split)));
    handle.setAttribute("aria-valuetext", `${Math.round(split)}% before, ${100 - Math.round(split)}% after`);
    onSplit?.(split);
  };
  const at = (event: PointerEvent) => splitAt(event.clientX, root.getBoundingClientRect());

  root.addEventListener(
    "pointerdown",
    (event) => {
      if (event.button !== 0 || drag) return;
      root.dataset.moved = "";
      const press = pressSplit(split, at(event), event.pointerType as SplitPointer, event.pointerId);
      drag = press.drag;
      root.setPointerCapture(event.pointerId);
      show(press.split);
    },
    { signal },
  );
  root.addEventListener(
    "pointermove",
    (event) => {
      if (event.pointerId !== drag?.pointerId) return;
      drag.moved = true;
      show(at(event));
    },
    { signal },
  );
  root.addEventListener(
    "pointerup",
    (event) => {
      if (event.pointerId !== drag?.pointerId) return;
      show(releaseSplit(split, drag, at(event)));
      drag = null;
      handle.focus({ preventScroll: true });
    },
    { signal },
  );
  root.addEventListener(
    "pointercancel",
    (event) => {
      if (event.pointerId !== drag?.pointerId) return;
      show(drag.from);
      drag = null;
    },
    { signal },
  );
  handle.addEventListener(
    "keydown",
    (event) => {
      const next = splitAfterKey(split, event.key, event.shiftKey);
      if (next === null) return;
      event.preventDefault();
      root.dataset.moved = "";
      show(next);
    },
    { signal },
  );
  // A dragged <img> would otherwise start the browser's own picture drag.
  root.addEventListener("dragstart", (event) => event.preventDefault(), { signal });

  show(split);
  return () => listeners.abort();
}
