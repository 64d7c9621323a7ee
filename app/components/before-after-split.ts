/**
 * Where the line between BEFORE and AFTER stands, in percent of the picture's width, and how fingers, mice, pens and keys
 * move it. No DOM in here: `before-after-mount.ts` feeds it events.
 */
export const SPLIT_START = 50;

/** One press of an arrow key; with Shift, and for PageUp and PageDown, five times as far. */
const KEY_STEP = 2;
const KEY_LEAP = 10;

export const clampSplit = (percent: number): number => Math.min(100, Math.max(0, percent));

/** Percent at a horizontal position; a picture without width (not laid out yet) leaves the line in the middle. */
export const splitAt = (clientX: number, box: { left: number; width: number }): number =>
  box.width > 0 ? clampSplit(((clientX - box.left) / box.width) * 100) : SPLIT_START;

/** Where a key moves the line to; null = not one of its keys, so the page keeps it. */
export function splitAfterKey(split: number, key: string, shift = false): number | null {
  const step = shift ? KEY_LEAP : KEY_STEP;
  switch (key) {
    case "ArrowLeft":
    case "ArrowDown":
      return clampSplit(split - step);
    case "ArrowRight":
    case "ArrowUp":
      return clampSplit(split + step);
    case "PageDown":
      return clampSplit(split - KEY_LEAP);
    case "PageUp":
      return clampSplit(split + KEY_LEAP);
    case "Home":
      return 0;
    case "End":
      return 100;
    default:
      return null;
  }
}

export type SplitPointer = "mouse" | "pen" | "touch";
export type Drag = { pointerId: number; from: number; moved: boolean };

/**
 * A press. Mouse and pen bring the line at once; a finger may be about to scroll the page, so it moves nothing until it
 * travels sideways (the browser cancels the pointer when it takes the gesture for a scroll) or lifts.
 */
export function pressSplit(split: number, at: number, pointer: SplitPointer, pointerId: number) {
  const drag: Drag = { pointerId, from: split, moved: pointer !== "touch" };
  return { drag, split: drag.moved ? at : split };
}

/** A lift: a finger that only tapped brings the line to where it tapped. */
export const releaseSplit = (split: number, drag: Drag, at: number): number => (drag.moved ? split : at);

/** How a new picture is shown: over the whole photo in `across` ms, a moment of it alone, and back to the middle. */
const SWEEP_MS = { across: 600, alone: 700, back: 250 };

/** Where the line stands so long after the sweep began; null = it is over, and the line rests in the middle. */
export function sweepAt(ms: number): number | null {
  const { across, alone, back } = SWEEP_MS;
  if (ms < across) return 100 - 100 * settled(ms / across);
  if (ms < across + alone) return 0;
  const share = (ms - across - alone) / back;
  return share < 1 ? SPLIT_START * settled(share) : null;
}

/** Fast first, then slower: 0 to 1. */
const settled = (share: number): number => 1 - (1 - share) ** 3;
