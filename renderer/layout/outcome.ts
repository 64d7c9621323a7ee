import { nameInSentence } from "#core/plants/name-in-sentence.ts";

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
export const unseen = (thing: string): Outcome => ({
  placed: false,
  sentence: `Nothing of the ${thing} would be seen in this picture. Circle an open place, and try again.`,
});
export const madeSmaller = (thing: string, wideM: number, deepM: number): Outcome => ({
  placed: true,
  sentence: `The ${thing} was made smaller to fit: about ${feet(wideM)} by ${feet(deepM)} ft.`,
});

/** What a bed says of the plants that it had no room for; null where all that were asked for stand in it. */
export function fewerPlants(
  planted: readonly { species: string; count: number }[],
  wanted: Readonly<Record<string, number>> = {},
): Outcome | null {
  const short = Object.entries(wanted).flatMap(([id, asked]) => {
    const there = planted.find(({ species }) => species === id)?.count ?? 0;
    return there < asked ? [`${there} of the ${asked} ${nameInSentence(id)}`] : [];
  });
  if (short.length === 0) return null;
  return { placed: true, sentence: `The bed has room for ${short.join(" and ")}.` };
}

const feet = (metres: number): number => Math.round(metres / 0.3048);
