import { ORDINARY_WORDS } from "./words/ordinary-words.ts";

/** Whether two words differ by one slip: a letter too many, too few, wrong, or two neighbors swapped. */
export function oneSlipApart(a: string, b: string): boolean {
  if (a === b) return false;
  if (Math.abs(a.length - b.length) > 1) return false;
  let head = 0;
  while (head < a.length && head < b.length && a[head] === b[head]) head++;
  let tail = 0;
  while (
    tail < a.length - head &&
    tail < b.length - head &&
    a[a.length - 1 - tail] === b[b.length - 1 - tail]
  )
    tail++;
  const restA = a.slice(head, a.length - tail);
  const restB = b.slice(head, b.length - tail);
  if (restA.length <= 1 && restB.length <= 1) return true;
  return restA.length === 2 && restB.length === 2 && restA[0] === restB[1] && restA[1] === restB[0];
}

/** Words of this many letters or more are corrected; shorter ones have too many neighbors. */
const SHORTEST = 5;

/** Finds the garden word that a person meant: `correct("herringbome")` is "herringbone"; null when none is near. */
export function spellingCorrector(known: Iterable<string>): (word: string) => string | null {
  const shelves = new Map<string, string[]>();
  for (const word of known) {
    if (word.length < SHORTEST) continue;
    const key = `${word[0]}${word.length}`;
    const shelf = shelves.get(key);
    if (shelf) shelf.push(word);
    else shelves.set(key, [word]);
  }
  return (word) => {
    if (word.length < SHORTEST || word.length > 24 || ORDINARY_WORDS.has(word)) return null;
    for (const length of [word.length, word.length + 1, word.length - 1]) {
      for (const candidate of shelves.get(`${word[0]}${length}`) ?? []) {
        // A five-letter word with one other letter is more often another word ("glass", "grass") than a slip.
        const swapped = length === word.length && word.length === SHORTEST;
        if (swapped && [...word].sort().join("") !== [...candidate].sort().join("")) continue;
        if (oneSlipApart(word, candidate)) return candidate;
      }
    }
    return null;
  };
}
