type Range = { start: number; end: number };

/** Where the first of some ranges in the order of a text stands that begins at or after a place. */
export function firstFrom(ordered: readonly Range[], start: number): number {
  let [low, high] = [0, ordered.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (ordered[middle]!.start < start) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Those of some ranges in the order of a text that lie in a part of it. */
export const rangesWithin = <T extends Range>(ordered: readonly T[], start: number, end: number): T[] =>
  ordered.slice(firstFrom(ordered, start), firstFrom(ordered, end + 1)).filter((one) => one.end <= end);
