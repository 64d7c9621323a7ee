import type { PlanNote } from "./design-plan.ts";

/** What a text is told of a place that no element got, see `read-place.ts` and `untold-parts.ts`. */
const MISSED =
  / ?“([^”]+)”(?: is a place that cannot be aimed at yet, so the layout chose one\.| is left out: one place is drawn\. Circle it to have it there\.|: [Tt]hat place cannot be aimed at yet[^.]*\.)/g;

/** The words of the places that a sentence tells of as missed. */
export const missedPlaces = (sentence: string): string[] =>
  [...sentence.matchAll(MISSED)].map(([, words]) => words!);

/** Notes without what they say was missed of places (`met`: their words) that were found in the photo after all. */
export function withoutMet<T extends PlanNote>(notes: readonly T[], met: readonly string[]): T[] {
  if (met.length === 0) return [...notes];
  // A note keeps its place in the list, as elements are announced by it.
  return notes.map((note) => {
    const sentence = note.sentence
      .replace(MISSED, (told, place: string) =>
        met.some((one) => one.includes(place) || place.startsWith(one)) ? "" : told,
      )
      .trim();
    if (sentence === note.sentence) return note;
    return {
      ...note,
      sentence,
      status: note.status === "changed" && !/[.:] /.test(sentence) ? "placed" : note.status,
    };
  });
}
