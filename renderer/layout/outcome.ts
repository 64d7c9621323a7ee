/** What became of an element. `sentence` tells the person; without one it was placed as asked. */
export type Outcome =
  | { placed: true; sentence?: string }
  /** It is not in the picture. */
  | { placed: false; sentence: string };

export const asAsked: Outcome = { placed: true };
export const noRoom = (thing: string): Outcome => ({
  placed: false,
  sentence: `There was no room for the ${thing}. Try a larger highlight, or one on open ground.`,
});
export const madeSmaller = (thing: string, wideM: number, deepM: number): Outcome => ({
  placed: true,
  sentence: `The ${thing} was made smaller to fit: about ${feet(wideM)} by ${feet(deepM)} ft.`,
});

const feet = (metres: number): number => Math.round(metres / 0.3048);
