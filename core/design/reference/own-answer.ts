import { answerTo } from "#core/design/cannot-do.ts";
import { bareClause, plainSentences } from "#core/design/change-text.ts";

/** Whether what a clause asks for has an answer of its own: its words are understood, and nothing is looked for in them. */
export function hasAnswer(text: string, start: number, end: number): boolean {
  const before = /[^.,;!?]*$/.exec(text.slice(0, start))![0];
  const behind = /^[^.,;!?]*/.exec(text.slice(end))![0];
  return plainSentences(`${before}${text.slice(start, end)}${behind}`).some((clause) => {
    const answer = answerTo(bareClause(clause));
    return answer !== null && !answer.includes("asks for no change");
  });
}
