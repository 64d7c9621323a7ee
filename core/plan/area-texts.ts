import type { PlanElement } from "#core/elements/element.ts";
import { parsePlan, parseWords } from "./parse-plan.ts";
import { normalText } from "./reading/tokenize.ts";
import { withoutQuiet } from "./roles/role-runs.ts";
import { withSame } from "./same-again.ts";

const sentencesOf = (text: string): string[] =>
  text
    .split(/[.!?;\n]+(?:\s|$)/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length > 0);

const withSentence = (text: string, sentence: string) => `${text.replace(/[.!?;\s]+$/, "")}. ${sentence}`;

/** A text, what it asks without talk, and what that means. The network of roles is slow beside the grammar, and is asked once for each text. */
type Heard = { text: string; asked: string; elements: readonly PlanElement[]; keeps: readonly string[] };

function heardAs(text: string, asked: string): Heard {
  const { elements, keeps } = parseWords(asked);
  return { text, asked, elements, keeps };
}
const together = (one: Heard, other: Heard): Heard =>
  heardAs(withSentence(one.text, other.text), withSentence(one.asked, other.asked));

/**
 * Shares the general description, and the changes asked for since, among highlighted areas that have words of their own.
 * A sentence goes to every area whose design it changes without adding to it ("make the driveway red", "remove the
 * boulders", "modern style"); with one area it goes there in any case, but for what has its own place in a yard. An area without words takes
 * the whole general text. `ofYard` holds the sentences that ask for something new and name no area for it. `askedOf` takes talk out of a text.
 */
export function areaTexts(
  general: string,
  descriptions: readonly string[],
  askedOf: (text: string) => string = withoutQuiet,
): { texts: string[]; ofYard: string[] } {
  const own = withSame(descriptions.map((description) => description.trim()));
  const texts = own.map((text) => text || general.trim());
  const ofYard: string[] = [];
  const heard = (text: string) => heardAs(text, askedOf(text));
  const described = own.flatMap((text, index) => (text ? [index] : []));
  const sentences = described.length === 0 ? [] : sentencesOf(general).map(heard);
  if (sentences.length === 0) return { texts, ofYard };
  const areas = texts.map(heard);
  for (const sentence of sentences) {
    const joined = new Map(described.map((index) => [index, together(areas[index]!, sentence)]));
    const concerned = described.filter((index) => isChange(areas[index]!, joined.get(index)!));
    const takers = concerned.length === 0 && own.length === 1 && !isOfYard(sentence) ? described : concerned;
    for (const index of takers) areas[index] = joined.get(index)!;
    const isTaken = takers.length > 0 || described.length < own.length;
    if (isTaken || !isMissing(areas, sentence)) continue;
    if (asks(sentence)) ofYard.push(sentence.text);
  }
  return { texts: areas.map(({ text }) => text), ofYard };
}

/** Verbs that ask for a change of what is there: "redo the lawn". */
const CHANGING =
  /\b(?:add|put|new|wants?|needs?|make|redo|replace|swap|lay|extend|widen|fix|give|seed|sod|resod|clean up|green up)\b|\bgreen [a-z ]{1,30} up\b/i;
/** What stands before the name of a thing that is there. */
const THERE =
  /\b(?:the|this|that|these|those|our|my|your|his|her|their) (?:(?!(?:with|and|or|of|in|on|at|by|for|to|as) )[a-z]+ ){0,2}$/i;

/** Whether a sentence asks for something; of what stays, is only told or liked ("we love the picket fence") nothing is to be made. */
function asks({ text, asked, keeps }: Heard): boolean {
  if (keeps.length > 0) return false;
  const { elements, announced, notes } = parsePlan(text);
  if (elements.length === 0 || CHANGING.test(asked)) return elements.length > 0;
  const normal = normalText(text);
  const isThere = (words: string) => THERE.test(normal.slice(0, Math.max(0, normal.indexOf(words))));
  return !announced.every(({ note }) => isThere(notes[note]!.text));
}

/** Whether a sentence asks for what has its own place in a yard, highlighted or not: a lawn, a drive, a walk, a fence "along the back". */
const isOfYard = (sentence: Heard): boolean =>
  sentence.elements.some(
    (element) =>
      element.kind === "lawn" ||
      element.place !== undefined ||
      ("use" in element && (element.use === "driveway" || element.use === "walkway")),
  ) && asks(sentence);

/** Whether what was added changes a design and adds nothing to it. */
const isChange = (before: Heard, after: Heard): boolean =>
  after.elements.length <= before.elements.length &&
  JSON.stringify(after.elements) !== JSON.stringify(before.elements);

/** Whether a sentence asks for a kind of element that no area has. */
function isMissing(areas: readonly Heard[], sentence: Heard): boolean {
  const present = new Set(areas.flatMap(({ elements }) => elements.map(({ kind }) => kind)));
  return sentence.elements.some(({ kind }) => !present.has(kind));
}
