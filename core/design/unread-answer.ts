import type { PlanNote } from "#core/plan/design-plan.ts";
import { parseWords } from "#core/plan/parse-plan.ts";
import { findPhrase } from "#core/plan/reading/lexicon.ts";
import { messageOf } from "#core/plan/reading/message-of.ts";
import { isQuiet } from "#core/plan/reading/quiet-words.ts";
import type { Subject } from "#core/plan/reading/words/messages.ts";
import { cannotBeDone } from "./account/cannot-be-done.ts";
import { WHICH_OF_THEM } from "./account/some-of-many.ts";
import { told } from "./applied.ts";
import { answerTo } from "./cannot-do.ts";
import { bareClause } from "./change-text.ts";
import { COMPARISONS, KNOWN_WORDS, SHADES } from "./change-words.ts";
import { elementsOf, thingOf } from "./clause.ts";
import type { DesignDocument } from "./design-document.ts";
import { findElements } from "./find-elements.ts";
import { findMark } from "./heard/clause-words.ts";
import type { Target } from "./operation.ts";
import { strayWords } from "./stray-words.ts";
import { targetWords } from "./target-words.ts";

/** What is known of an unread clause: how it begins, whether its name is drawn in this design, and what it wants instead or where. */
type Unread = { name: string; more: string; target: Target | null };

/** One row for each sort of request; the first that has an answer is told. */
const UNREAD: readonly { said: RegExp; answer: (unread: Unread) => string | null }[] = [
  {
    said: /^(?:move|shift|put|place|make|paint|turn|change|color|have) (?:one|1|two|2|[3-9]|some|the other)(?: more)?(?: of)?(?: the| those| my)? (?<name>[a-z]+) (?<more>.+)$/,
    answer: ({ target }) => (target ? WHICH_OF_THEM : null),
  },
  {
    said: /^(?:move|shift|bring|push|pull|slide|put|place|set|relocate|center) (?<name>(?:(?!\b(?:to|in|on|at|by|near|next|behind|between|under|over|along|inside|around|beside|towards?|against|close|closer|nearer|further)\b)[a-z]+ )+)(?<more>(?:to|in|on|at|by|near|next|behind|between|under|over|along|inside|around|beside|towards?|against|close|closer|nearer|further) .+|under|underneath|beneath|between|behind|beside)$/,
    answer: ({ name, more, target }) =>
      target
        ? `“${more}” is a place that words cannot aim at yet: drag ${name} there in the picture.`
        : isKnown(name)
          ? null
          : noSuch(name),
  },
  {
    // One bed of it lies on both sides.
    said: /^(?:replace|swap|swap out|change|switch|exchange|trade) (?<name>.+?) (?:with|for|to|into|by) .+ (?<more>(?:on|at|from|along) the (?:left|right)\b.*)$/,
    answer: ({ target }) => (target ? WHICH_OF_THEM : null),
  },
  {
    said: /^(?:replace|swap|swap out|change|switch|exchange|trade|convert|turn) (?<name>.+?) (?:with|for|to|into|by) (?<more>.+)$/,
    answer: ({ name, more, target }) =>
      target && (elementsOf(more).length === 0 || strayWords(more).length > 0)
        ? `“${more}” is not known here, so nothing came in place of ${name}.`
        : null,
  },
  {
    said: /^(?:remove|delete|lose|drop|ditch|skip|take out|take away|get rid of|no|without) (?<name>[a-z ]+?) (?<more>(?:in front|near|by|next to|behind|under|along|beside|closest to|nearest|at|on|in|from|off) .+|in front)$/,
    answer: ({ target }) => (target ? WHICH_OF_THEM : null),
  },
  {
    said: /^(?:remove|delete|lose|drop|ditch|skip|take out|get rid of|no|without) (?<name>[a-z ]+?)(?<more>)$/,
    answer: ({ name, target }) => (target || name.split(" ").length > LONGEST_NAME ? null : noSuch(name)),
  },
  {
    said: /^(?:add|plant|include|install|build|use|try|do|have|put in|put|another|a|an|some) (?<name>[a-z ]+?)(?<more>)$/,
    answer: ({ name, target }) =>
      target || isKnown(name) || elementsOf(name).length > 0 ? null : notKnown(name),
  },
];

/** "The white fence looks ugly": what should be instead is not said. */
const TELLS_HOW_IT_IS =
  /^(?!.*\b(?:should|could|can|must|needs?|wants?)\b).*\b(?:looks?|feels?|seems?|is|are|has|have)\b/;

const LONGEST_NAME = 4;
const isKnown = (name: string): boolean => thingOf(name).target !== null;
const noSuch = (name: string): string =>
  `There is no “${bare(name)}” in this design: what stands in the photo can be circled.`;

const ARTICLE = /^(?:the|my|our|an?|some|one|1|another|any|that|those|these) /;
const bare = (name: string): string => name.replace(ARTICLE, "").trim();

/** What to say to words of a change that no reading used: each sort of thing once, and what was not understood at all in one sentence. */
export function unreadNotes(unread: readonly string[], document: DesignDocument): PlanNote[] {
  const notes: PlanNote[] = [];
  const lost: string[] = [];
  for (const words of unread) {
    const sentence = sentenceFor(words, document);
    if (sentence === null) lost.push(words);
    else if (!notes.some((note) => note.sentence === sentence)) notes.push(told(words, sentence));
  }
  return lost.length > 0 ? [...notes, told(lost.join(", "), notUnderstood(lost))] : notes;
}

/** "Does it need a railing?": what cannot be drawn has its own answer. */
const namesUndrawn = (words: string): boolean =>
  parseWords(words).notes.some(({ sentence }) => sentence.includes("cannot be drawn yet"));

/** What is told of a change that asks for nothing. */
const messageAnswer = (said: string, { subject, answer }: { subject: Subject; answer: string }): string =>
  subject === "question"
    ? `“${said}” asks for no change. Say what to change, such as “make the patio 2 ft wider”.`
    : subject === "task"
      ? `“${said}” asks for no change. ${answer}`
      : answer;

/** What to say to words that no reading used; null where they were only not understood. */
export function sentenceFor(said: string, document: DesignDocument): string | null {
  const message = messageOf(said);
  if (message && "answer" in message && (message.subject === "task" || !namesUndrawn(said)))
    return messageAnswer(said, message);
  // "Can you paint the door", "slide the boulder": a verb, and no slide.
  const plain = bareClause(said).replace(/^(?:slide|swing) (?=(?:the|it|them|my|our|that|those)\b)/, "move ");
  const isOther = plain !== said && (plain.startsWith("move ") || isAnswered(plain));
  return sentenceOf(isOther ? plain : said, document);
}

function isAnswered(words: string): boolean {
  const answer = answerTo(words);
  return answer !== null && !answer.includes("asks for no change") && !answer.includes("Nothing was changed");
}

function sentenceOf(words: string, document: DesignDocument): string | null {
  const answer = answerTo(words);
  const asksNothing = answer?.includes("asks for no change") ?? false;
  if (answer && !asksNothing) return ofWords(words, answer);
  if (/^(?:chairs|seats|stools) of the fire pit$/.test(words))
    return "The chairs round a fire pit come with it in one look: say how many there are to be, or move the fire pit.";
  // "string lights": what cannot be drawn is understood, and has its own answer.
  const undrawn = parseWords(words).notes.find(({ sentence }) => sentence.includes("cannot be drawn yet"));
  if (undrawn && !/^(?:remove|delete|take out) the /.test(words)) return undrawn.sentence;
  if (answer) return answer;
  const isThere = (target: Target | null): target is Target =>
    target !== null && !target.it && findElements(document, target).length > 0;
  for (const { said, answer: answerOf } of UNREAD) {
    const { name = "", more = "" } = said.exec(words)?.groups ?? {};
    if (name === "") continue;
    const { target } = thingOf(name.trim());
    const sentence = answerOf({ name: name.trim(), more, target: isThere(target) ? target : null });
    if (sentence) return sentence;
  }
  const { target } = thingOf(words);
  if (!words.includes(" ")) return COMPARISONS.has(words) || SHADES.has(words) ? cannotBeDone(words) : null;
  const said = words
    .replace(/ (?:please|pls)$/, "")
    .replace(/^move (?=(?:[a-z]+ ){1,3}(?:outside|from|of)\b)/, "");
  if (!isThere(target) || target.group) return unknownOr(words, said);
  if (target.kind === "furniture" && !/\b(?:moved?|put|under|next to)\b/.test(words))
    return "Furniture is drawn in one look and size: say which set, how many, or where it stands.";
  const name = targetWords(target);
  return TELLS_HOW_IT_IS.test(words)
    ? `“${words}”: say a color, material, size, number or place that the ${name} should have.`
    : cannotBeDone(said, name);
}

/** Answers that are no word of what was left out. */
const OF_THE_WHOLE =
  /^(?:“|Prices|Nothing was|The house|Every version|Only the picture|Lights are|A new lawn|Say what should be different about it|How many it seats)/;

/** An answer to a sort of request, with the words that it answers: who asked for several things sees which one is not done. */
const ofWords = (words: string, answer: string): string =>
  OF_THE_WHOLE.test(answer) ? answer : `“${words}”: ${answer}`;

/** A name alone that nothing is drawn for, or what words ask for beside it; null where they mean nothing. */
function unknownOr(words: string, said: string): string | null {
  const all = words.split(" ");
  const isName =
    all.length <= LONGEST_NAME - 1 &&
    !all.some((_, at) => findMark(all, at) || findPhrase(all, at)?.entry.relation);
  if (!saysSomething(words)) return null;
  return isName ? notKnown(words) : cannotBeDone(said);
}

const notKnown = (name: string): string =>
  `“${bare(name)}” is not known here, so it was not drawn: ask for something like it.`;

const LEAST_REQUEST = 3;

const DOES: ReadonlySet<string> = new Set([
  ...(["remove", "add", "put", "replace", "move", "sized", "other", "edged", "set"] as const),
]);

/** Whether words name anything of a yard, or what is done there: what they ask for is known, and cannot be done. */
function saysSomething(words: string): boolean {
  const all = words.split(" ");
  const isKnownWord = (word: string, at: number): boolean =>
    /^\d/.test(word) || isQuiet(word) || KNOWN_WORDS.has(word) || findPhrase(all, at) !== null;
  const unknown = all.filter((word, at) => !isKnownWord(word, at)).length;
  if (all.length >= LEAST_REQUEST + unknown && unknown <= 1) return true;
  return all.some((_, at) => {
    const mark = findMark(all, at)?.mark;
    const entry = findPhrase(all, at)?.entry;
    return (
      (mark?.is === "verb" && DOES.has(mark.verb)) ||
      (entry !== undefined && !!(entry.noun ?? entry.use ?? entry.species ?? entry.place ?? entry.landmark))
    );
  });
}

function notUnderstood(lost: readonly string[]): string {
  const quoted = lost.map((words) => `“${words}”`);
  const listed =
    quoted.length > 1 ? `${quoted.slice(0, -1).join(", ")} and ${quoted.at(-1)}` : (quoted[0] ?? "");
  return `I did not understand ${listed}. You can add, remove, replace, move or resize things, and set their color or material.`;
}
