import { WHICH_OF_THEM } from "#core/design/account/some-of-many.ts";
import type { DesignDocument } from "#core/design/design-document.ts";
import type { PlanNote } from "#core/plan/design-plan.ts";
import { withAllOfThem } from "./all-of-them.ts";
import { type Trial, withPronounNamed } from "./name-pronoun.ts";
import { withNames } from "./name-references.ts";
import type { Named } from "./named.ts";

/**
 * A change with names for all that only points at something, as far as it is known what is meant; a clause that may mean several things is
 * left out and asked back.
 */
export function withAllNamed(text: string, document: DesignDocument, tryOut: (text: string) => Trial): Named {
  const all = withAllOfThem(text, document);
  const phrases = withNames(all.text, document);
  const pronoun = withPronounNamed(phrases.text, document, tryOut);
  const asks = [...phrases.asks, ...pronoun.asks];
  return {
    text: asks.reduce(
      (rest, { said, isOfSeveral }) =>
        isOfSeveral ? withoutSentenceOf(rest, said) : withoutClauseOf(rest, said),
      pronoun.text,
    ),
    names: [...all.names, ...phrases.names, ...pronoun.names],
    asks,
  };
}

/** A text without the clause that holds some words. */
function withoutClauseOf(text: string, said: string): string {
  const at = text.indexOf(said);
  if (at < 0) return text;
  const before = text.slice(0, at).replace(CLAUSE_BEFORE, "");
  const behind = text.slice(at + said.length).replace(CLAUSE_BEHIND, "");
  return `${before}${behind}`.replace(/^[\s,;.]+(?:and |but )?/, "");
}

/** The same without all that follows in its sentence: "the one by the door, make it taller". */
function withoutSentenceOf(text: string, said: string): string {
  const at = text.indexOf(said);
  if (at < 0) return text;
  const behind = text.slice(at + said.length).replace(/^[^.;!?]*[.;!?]?/, "");
  return `${text.slice(0, at).replace(CLAUSE_BEFORE, "")}${behind}`;
}

const CLAUSE_BEFORE = /(?:(?<=[.,;!?])|(?<=\band\b)|(?<=\bbut\b)|^)(?:(?!\band\b|\bbut\b)[^.,;!?])*$/i;
const CLAUSE_BEHIND = /^(?:(?!\band\b|\bbut\b)[^.,;!?])*/i;

/** What is asked back where words may mean several things. */
export const askNotes = ({ asks }: Named): PlanNote[] =>
  asks.map(({ said, among, isOfSeveral }) => ({
    text: said,
    status: "told",
    sentence: isOfSeveral
      ? `“${said}”: ${WHICH_OF_THEM}`
      : `${among.length > 1 ? `Which do you mean by “${said}”: ${listed(among)}` : `Do you mean the ${among[0]} by “${said}”`}? Say it by its name, or tap it in the picture.`,
  }));

function listed(names: readonly string[]): string {
  const all = names.map((name) => `the ${name}`);
  return `${all.slice(0, -1).join(", ")} or ${all.at(-1)}`;
}

/** Notes in the person's own words: the names that were read for them go where they are quoted. */
export function inOwnWords(notes: readonly PlanNote[], { names }: Named): PlanNote[] {
  const own = (text: string): string =>
    names.reduce((all, { name, said }) => all.replaceAll(name, said.toLowerCase()), text);
  return notes.map((note) => ({
    ...note,
    text: own(note.text),
    sentence: note.sentence.replace(/“[^”]*”/g, own),
  }));
}
