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
 * text. `ofYard` holds the sentences that clearly ask for something new and name no area for it; `left` those that name such a thing and do not
 * ask for it: the person should circle where it is meant.
 */
export function areaTexts(
  general: string,
  descriptions: readonly string[],
): { texts: string[]; ofYard: string[]; left: string[] } {
  const own = descriptions.map((description) => description.trim());
  const texts = own.map((text) => text || general.trim());
  const ofYard: string[] = [];
  const left: string[] = [];
  const described = own.flatMap((text, index) => (text ? [index] : []));
  if (described.length === 0) return { texts, ofYard, left };
  for (const sentence of sentencesOf(general)) {
    const concerned = described.filter((index) => changes(texts[index]!, sentence));
    const takers = concerned.length === 0 && own.length === 1 && !isOfYard(sentence) ? described : concerned;
    for (const index of takers) texts[index] = withSentence(texts[index]!, sentence);
    const isHeard = takers.length > 0 || described.length < own.length;
    if (isHeard || !isMissing(texts, sentence)) continue;
    if (asks(sentence)) ofYard.push(sentence);
    else if (!keepsThings(sentence)) left.push(sentence);
  }
  return { texts, ofYard, left };
}

/** Words with which people ask for a thing; a sentence beside highlights without any says more often what there is. */
const ASKING =
  /\b(?:add|put|new|wants?|needs?|make|plant|install|build|replace|swap|redo|give|show|lay|extend|widen|like|should|could|let's|run|set|place|create|resod|sod|seed|fresh|clean up|green up)\b|\bgreen [a-z ]{1,30} up\b/i;

/** Whether a sentence speaks of what stays: nothing of it is to be made. */
const keepsThings = (sentence: string): boolean => parsePlan(sentence).keeps.length > 0;

const asks = (sentence: string): boolean => ASKING.test(sentence) && !keepsThings(sentence);

/** Whether a sentence asks for what has its own place in a yard, highlighted or not: a lawn, a drive, a walk, a fence "along the back". */
function isOfYard(sentence: string): boolean {
  if (!asks(sentence)) return false;
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
