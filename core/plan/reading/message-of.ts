import { mayMatch } from "./may-match.ts";
import { ASKS_TO_MEND, FINDS_BARE, MESSAGE_ANSWERS, MESSAGES, type Subject } from "./words/messages.ts";

/** A text that names nothing to draw: what is told of it; or the place of what is found bare, "" where none is said. */
export type Message = { subject: Subject; answer: string } | { bareAt: string };

/** Words before a sentence that say nothing in it. */
const LEAD =
  /^(?:(?:so|and|but|also|um|uh|well|ok|okay|hey|hi|hello|oh|hmm?|sorry|just|please|quick question|by the way|btw|good morning|good afternoon|look|listen|yo|dear team|hi there|hi guys|hey guys)[, ]+)*/;

/** What asks for something to be drawn behind another clause. */
const ASKS_MORE =
  /(?:,|\band|\bthen|\bbut|\bplus) (?:please |can you |could you |can we |could we |also |then |maybe |just |i(?:d| would) like (?:you )?(?:to )?|we(?:d| would) like (?:you )?(?:to )?|i want |we want |i need |we need )*(?:add|put|plant|build|install|lay|pave|dig|make (?:it|the|them)|remove|take out|take the|get rid|change|replace|swap|move|extend|widen|paint|an? [a-z]+|some [a-z]+|more [a-z]+)\b/;

const SENTENCE = /[^.!?;\n]+/g;

const plain = (text: string): string => text.toLowerCase().replace(/[’']/g, "").replace(/\s+/g, " ").trim();

function subjectOf(sentence: string): Subject | null {
  const words = plain(sentence)
    .replace(LEAD, "")
    .replace(/[, ]+(?:please|pls|thanks|lol)?$/, "");
  if (mayMatch(ASKS_MORE, words) && ASKS_MORE.test(words)) return null;
  const said = words.replace(/[,:]/g, "").replace(/\s+/g, " ");
  return MESSAGES.find((row) => mayMatch(row.said, said) && row.said.test(said))?.subject ?? null;
}

/** What is told first where a text is of several sorts. */
const ORDER: readonly Subject[] = ["price", "question", "task", "fault", "praise"];

/**
 * What a whole text is where it asks for nothing that can be drawn: questions, tasks for people, thanks and complaints; or where all it says is
 * that a place is bare or wants color. null = it asks for something else, and has to be read.
 */
export function messageOf(text: string): Message | null {
  const bareAt = bareIn(text);
  if (bareAt !== null) return { bareAt };
  const sentences =
    text
      .replace(/(\d)\.(\d)/g, "$1$2")
      .match(SENTENCE)
      ?.filter((one) => /[a-z]/i.test(one)) ?? [];
  const subjects = sentences.map(subjectOf);
  if (subjects.length === 0 || subjects.includes(null)) return null;
  const first = ORDER.find((one) => subjects.includes(one))!;
  return { subject: first, answer: MESSAGE_ANSWERS[first] };
}

/** Clauses of a text. */
const CLAUSE =
  /[,.!?;:\n]+|\s+-+\s+|\band\b|\bso\b(?! (?:bare|boring|plain|dull|empty|sad|dead|drab|bland|sparse))/;

function bareIn(text: string): string | null {
  const clauses = plain(text)
    .split(CLAUSE)
    .map((one) =>
      one
        .trim()
        .replace(LEAD, "")
        .replace(/ (?:please|pls|ngl|lol|tbh|honestly)$/, ""),
    )
    .filter((one) => one !== "");
  const bare = clauses.filter((one) => mayMatch(FINDS_BARE, one) && FINDS_BARE.test(one));
  if (bare.length === 0) return null;
  const isAll = clauses.every((one) => bare.includes(one) || ASKS_TO_MEND.test(one) || isThanks(one));
  if (!isAll) return null;
  return bare.map(placeIn).find((one) => one !== "") ?? "";
}

const isThanks = (clause: string): boolean => subjectOf(clause) === "praise";

const SPOT =
  /\b(?:around|by|near|at|along|under|next to|beside|in front of) (?:the|my|our) ([a-z]+(?: [a-z]+)?)$/;

/** "Around the mailbox", "out front", "the back yard": where, in plain words. */
function placeIn(clause: string): string {
  const [spot] = SPOT.exec(clause) ?? [];
  if (spot) return spot.replace(/^around/, "by");
  if (/\b(?:back|backyard)\b/.test(clause)) return "at the back";
  if (/\bcorner\b/.test(clause)) return "in the corner";
  return /\b(?:front|house|entry|entrance|street side|curb)\b/.test(clause) ? "along the house" : "";
}
