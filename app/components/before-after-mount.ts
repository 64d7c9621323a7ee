import {
  clampSplit,
  type Drag,
  pressSplit,
  releaseSplit,
  SPLIT_START,
  type SplitPointer,
  splitAfterKey,
  splitAt,
  sweepAt,
} from "./before-after-split.ts";

/** `sweep`: shows the change once, see `sweepAt`; for who wants no motion it stays on AFTER until a person moves the line. */
export type Opening = "middle" | "sweep";

/**
 * Brings a before/after picture to life: used by the React component and, on pages without React, by a plain script.
 *
 * Markup: a root that styles `--split` (percent), holding one element with `role="slider"`. The root needs
 * `touch-action: pan-y`, so that a finger scrolls the page up and down and moves the line sideways. `data-moved` appears on it
 * once a person has found out that the line moves, so that the hint can go.
 * Returns the undo.
 */
export function mountBeforeAfter(root: HTMLElement, opening: Opening = "middle"): () => void {
  const handle = root.querySelector<HTMLElement>('[role="slider"]');
  if (!handle) return () => {};
  const listeners = new AbortController();
  const { signal } = listeners;
  let split = SPLIT_START;
  let drag: Drag | null = null;

  const show = (percent: number) => {
    split = clampSplit(percent);
    root.style.setProperty("--split", `${split}%`);
    handle.setAttribute("aria-valuenow", String(Math.round(split)));
    handle.setAttribute("aria-valuetext", `${Math.round(split)}% before, ${100 - Math.round(split)}% after`);
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

  if (opening === "sweep" && matchMedia("(prefers-reduced-motion: reduce)").matches) show(0);
  else {
    show(split);
    if (opening === "sweep") sweep(root, signal);
  }
  return () => listeners.abort();
}

/** Moves the line as `sweepAt` says, from the moment in which both pictures are there until it ends or a person takes the line. */
function sweep(root: HTMLElement, signal: AbortSignal): void {
  const begin = () => {
    const startedAt = performance.now();
    const step = () => {
      if (signal.aborted || "moved" in root.dataset) return;
      const split = sweepAt(performance.now() - startedAt);
      root.style.setProperty("--split", `${split ?? SPLIT_START}%`);
      if (split !== null) requestAnimationFrame(step);
    };
    step();
  };
  const pictures = [...root.querySelectorAll("img")].map(isThere);
  // A picture that does not load has nothing to show.
  Promise.all(pictures).then(begin, () => undefined);
}

/** Settles once a picture can be shown, also when its address changes meanwhile, which ends the decoding of the one before. */
async function isThere(picture: HTMLImageElement): Promise<void> {
  const { src } = picture;
  try {
    await picture.decode();
  } catch (fault) {
    if (picture.src === src) throw fault;
    await isThere(picture);
  }
}
