/** Of the design in the making and of the one before it. */
const kept: object[][] = [[], []];

/**
 * V8 lets compiled code go with the last closure that runs it. Shapes and surfaces are closures made for one picture, so without this
 * each picture compiled some sixty of them anew, a tenth or more of its processor time. Kept until the next design has made its own: some
 * thirty megabytes.
 */
export function keepClosures(holder: object): void {
  kept.at(-1)!.push(holder);
}

/** To be called where a design begins: what was kept for the one before the last goes. */
export function beginKeeping(): void {
  kept.shift();
  kept.push([]);
}
