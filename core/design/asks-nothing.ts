import { isQuiet } from "#core/plan/reading/quiet-words.ts";
import { allClauses, saysWas } from "./account/said.ts";
import { KNOWN_WORDS } from "./change-words.ts";
import type { DesignDocument } from "./design-document.ts";
import type { Verb } from "./heard/clause-words.ts";
import type { Tag } from "./heard/tag-words.ts";

/** Verbs that ask for something by themselves, whatever they are said of. */
const ASKING: ReadonlySet<Verb> = new Set([
  ...(["remove", "add", "put", "replace", "move", "sized", "other", "edged", "undo"] as const),
]);

/** Whether a word names what may be wished, or says how it is to be. */
function asks(tag: Tag): boolean {
  switch (tag.is) {
    case "thing":
    case "value":
    case "size":
    case "compare":
    case "shade":
    case "half":
    case "more":
    case "goes":
    case "showing":
      return true;
    case "where":
      return tag.to !== null || tag.at !== undefined;
    case "verb":
      return ASKING.has(tag.verb);
    case "unknown":
      return !tag.word.split(" ").every((word) => isQuiet(word) || KNOWN_WORDS.has(word));
    default:
      return false;
  }
}

/**
 * Whether words that no reading used ask for nothing of a yard: talk ("showed it to the customer"), or only how it was ("not brick"). Beside
 * what was read a note of them would say nothing.
 */
export function asksNothing(words: string, document: DesignDocument): boolean {
  const clauses = allClauses(words, document);
  return clauses.every((clause) => {
    const was = saysWas(clause);
    const isOfWas = /^(?:and |but |just )?not\b/.test(words);
    return clause.tags.every((tag, at) => !asks(tag) || (isOfWas && was[at] && tag.is !== "verb"));
  });
}

const NAMES: ReadonlySet<Tag["is"]> = new Set(["thing", "verb", "unknown", "more", "goes", "showing"]);

/** Whether words only say how something is to be or where: "black", "on the right going up" are said of what was named before them. */
export const saysOnlyHow = (words: string, document: DesignDocument): boolean =>
  allClauses(words, document).every(({ tags }) => {
    const isHow = tags.some(({ is }) => is === "value" || is === "size" || is === "where");
    return isHow && tags.every((tag) => !NAMES.has(tag.is) || (tag.is === "unknown" && isQuiet(tag.word)));
  });
