import { parsePlan } from "./parse-plan.ts";

const sentencesOf = (text: string): string[] =>
  text
    .split(/[.!?;\n]+(?:\s|$)/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length > 0);

const withSentence = (text: string, sentence: string) => `${text.replace(/[.!?;\s]+$/, "")}. ${sentence}`;

/**
 * Shares the general description, and the changes asked for since, among highlighted areas that have words of their own.
 * A sentence goes to every area whose design it changes without adding to it ("make the driveway red", "remove the
 * boulders", "modern style"); with one area it goes there in any case. An area without words takes the whole general
 * text. `left` holds the sentences that ask for something new and name no area for it: they are of the whole yard.
 */
export function areaTexts(
  general: string,
  descriptions: readonly string[],
): { texts: string[]; left: string[] } {
  const own = descriptions.map((description) => description.trim());
  const texts = own.map((text) => text || general.trim());
  const left: string[] = [];
  const described = own.flatMap((text, index) => (text ? [index] : []));
  if (described.length === 0) return { texts, left };
  for (const sentence of sentencesOf(general)) {
    const concerned = described.filter((index) => changes(texts[index]!, sentence));
    const takers = concerned.length === 0 && own.length === 1 && !isOfYard(sentence) ? described : concerned;
    for (const index of takers) texts[index] = withSentence(texts[index]!, sentence);
    const isHeard = takers.length > 0 || described.length < own.length;
    if (!isHeard && isMissing(texts, sentence)) left.push(sentence);
  }
  return { texts, left };
}

/** Whether a sentence asks for what has its own place in a yard, highlighted or not: a lawn, a drive, a walk, a fence "along the back". */
function isOfYard(sentence: string): boolean {
  return parsePlan(sentence).elements.some(
    (element) =>
      element.kind === "lawn" ||
      element.place !== undefined ||
      ("use" in element && (element.use === "driveway" || element.use === "walkway")),
  );
}

/** Whether a sentence changes what a text asks for and adds nothing to it. */
function changes(text: string, sentence: string): boolean {
  const before = parsePlan(text).elements;
  const after = parsePlan(withSentence(text, sentence)).elements;
  return after.length <= before.length && JSON.stringify(after) !== JSON.stringify(before);
}

/** Whether a sentence asks for a kind of element that no area has. */
function isMissing(texts: readonly string[], sentence: string): boolean {
  const present = new Set(texts.flatMap((text) => parsePlan(text).elements.map(({ kind }) => kind)));
  return parsePlan(sentence).elements.some(({ kind }) => !present.has(kind));
}
