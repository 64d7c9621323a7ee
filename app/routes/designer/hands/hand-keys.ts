import { turnStep } from "./ground-move.ts";

/** What the keys [ and ] do: left is counterclockwise as seen from above. */
export const turningKeys: Record<string, number> = { "[": turnStep, "]": -turnStep };

/** One press of an arrow with Shift, feet. */
export const bigStepFt = 2;
/** Which way each arrow key moves what is held, in steps. */
export const arrows: Record<string, readonly [right: number, away: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};
