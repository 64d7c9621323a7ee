import { BUTTON_TURN_STEP_DEG } from "./ground-move.ts";

/** What the keys [ and ] do: left is counterclockwise as seen from above. */
export const TURNING_KEYS: Record<string, number> = { "[": BUTTON_TURN_STEP_DEG, "]": -BUTTON_TURN_STEP_DEG };

/** A Mac's keyboard has the second one alone. */
export const REMOVING_KEYS: ReadonlySet<string> = new Set(["Delete", "Backspace"]);

/** One press of an arrow with Shift, feet. */
export const BIG_STEP_FT = 2;
/** Which way each arrow key moves what is held, in steps. */
export const ARROWS: Record<string, readonly [right: number, away: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};
