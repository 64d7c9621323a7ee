import { type Node, parsePattern } from "./parse-pattern.ts";

/** What a text has that a pattern matches: one of some words at its start, or one of some anywhere in it. */
export type Need = { where: "start" | "anywhere"; words: readonly string[] };

/** A shorter piece of a pattern stands in nearly every text. */
const LEAST_LETTERS = 2;

/** Nothing is known of a pattern, or it was used already. */
const OPEN = "open";
const needs = new WeakMap<RegExp, Need | typeof OPEN>();

/**
 * False where a text has none of the words that a pattern needs, so that it is not tried. An engine compiles a pattern when it is tried first, which
 * takes up to 30 ms for the longest of ours, and most of the patterns say nothing of most texts. Once tried, a pattern is always tried.
 */
export function mayMatch(pattern: RegExp, text: string): boolean {
  const known = needs.get(pattern);
  if (known === OPEN) return true;
  const need = known ?? needOf(pattern);
  const isOpen = !need || hasWords(need, pattern.ignoreCase ? text.toLowerCase() : text);
  if (isOpen || !known) needs.set(pattern, isOpen ? OPEN : need);
  return isOpen;
}

/** A text with what a pattern matches put in other words, as `replace` does. */
export function replaceSaid(
  text: string,
  said: RegExp,
  meant: string | ((...found: string[]) => string),
): string {
  if (!mayMatch(said, text)) return text;
  return typeof meant === "string" ? text.replace(said, meant) : text.replace(said, meant);
}

/** Whether a text has one of the words. */
export const hasWords = ({ where, words }: Need, text: string): boolean =>
  where === "start" ? words.some((word) => text.startsWith(word)) : words.some((word) => text.includes(word));

/** What every text has that a pattern matches, in small letters where it takes no account of capitals; null where that is not known. */
export function needOf({ source, flags, ignoreCase }: RegExp): Need | null {
  // In these modes the letters of a pattern mean more than themselves, or it goes on in the middle of a text.
  if (/[uvmy]/.test(flags)) return null;
  const options = parsePattern(ignoreCase ? source.toLowerCase() : source);
  if (!options) return null;
  const isAnchored = options.every(([first]) => first?.kind === "begin");
  const starts = isAnchored ? allOf(options, startsOf) : null;
  const words = starts ?? allOf(options, insideOf);
  if (!words) return null;
  return { where: starts ? "start" : "anywhere", words: [...new Set(words)] };
}

type Words = readonly string[] | null;

/** Of several options one is true: the words of all of them; nothing is known where of one nothing is. */
function allOf(options: readonly (readonly Node[])[], find: (nodes: readonly Node[]) => Words): Words {
  const found = options.map(find);
  return found.every((words) => words !== null) ? found.flatMap((words) => words ?? []) : null;
}

/** How what these match begins. */
function startsOf(nodes: readonly Node[]): Words {
  const starts: string[] = [];
  let run = "";
  for (const node of nodes) {
    if (node.kind === "begin" || node.kind === "look") continue;
    if (node.kind === "letter" && !node.isOptional && !node.isRepeated) {
      run += node.letter;
      continue;
    }
    if (run !== "") break;
    const own =
      node.kind === "letter" ? [node.letter] : node.kind === "group" ? allOf(node.options, startsOf) : null;
    if (!own) return null;
    starts.push(...own);
    if (!node.isOptional) return starts;
  }
  return run === "" ? null : [...starts, run];
}

/** Words of which one stands in what these match: of all such the longest. */
function insideOf(nodes: readonly Node[]): Words {
  let [best, most] = [null as Words, LEAST_LETTERS - 1];
  const take = (words: Words) => {
    const least = words ? Math.min(...words.map(({ length }) => length)) : 0;
    if (least > most) [best, most] = [words, least];
  };
  let run = "";
  for (const node of nodes) {
    if (node.kind === "letter" && !node.isOptional) run += node.letter;
    // What stands at a place takes up no letters.
    if (
      node.kind === "begin" ||
      node.kind === "look" ||
      (node.kind === "letter" && !node.isOptional && !node.isRepeated)
    )
      continue;
    take([run]);
    run = "";
    if (node.kind === "group" && !node.isOptional) take(allOf(node.options, insideOf));
  }
  take([run]);
  return best;
}
