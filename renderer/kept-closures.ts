/** Of the last design that was laid out to its end, and of the one in the making. */
const kept: { whole: object[]; making: object[] } = { whole: [], making: [] };

/**
 * V8 lets compiled code go with the last closure that runs it. Shapes and surfaces are closures made for one picture, so without this
 * each picture compiled some sixty of them anew, a tenth or more of its processor time. Kept until the next design has made its own: some
 * thirty megabytes.
 */
export function keepClosures(holder: object): void {
  kept.making.push(holder);
}

/** To be called where a design begins: what one that was cancelled has kept goes. */
export function beginKeeping(): void {
  kept.making = [];
}

/** To be called where a design is laid out: it takes the place of the one before. */
export function endKeeping(): void {
  kept.whole = kept.making;
}
