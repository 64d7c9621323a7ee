/** From here on half a spread, in percent of a size, says no more than that nobody knows. Bills and screens ask here. */
export const GUESS_PERCENT = 75;
