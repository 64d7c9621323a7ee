import type { ElementKind } from "#core/elements/element.ts";
import { findPhrase } from "#core/plan/reading/lexicon.ts";
import { KNOWN_WORDS } from "./change-words.ts";
import type { Operation, Target } from "./operation.ts";

/** Words of a clause that mean nothing to the grammar, and are none of those that say little in any sentence. */
export function strayWords(clause: string): string[] {
  const words = clause.replace(WHAT_WAS, " ").split(" ").filter(Boolean);
  const stray: string[] = [];
  for (let at = 0; at < words.length; ) {
    const found = findPhrase(words, at);
    const word = words[at]!;
    if (!found && /^[a-z]{2,}/.test(word) && !KNOWN_WORDS.has(word)) stray.push(word);
    at += found?.length ?? 1;
  }
  return stray;
}

/** Words for what there was: "replace the black mulch with ...", "... instead of three", "too dark". */
const WHAT_WAS =
  /^(?:replace|swap|swap out|exchange|trade|switch|change|convert|turn|transform|substitute) .*? (?:with|for|to|into|by) |\b(?:instead of|rather than|in place of|in lieu of|not|no|too|than|from|over) [^,]*/g;

/** What a detail is said of: "white" sets nothing of a bed of roses, whatever it is of a pergola. */
export function ofItsTarget<O extends Operation>(operation: O): O {
  if (operation.op !== "set") return operation;
  const kinds = kindsOf(operation.target);
  if (!kinds) return operation;
  const fits = Object.fromEntries(
    Object.entries(operation.fits).filter(([kind]) => kinds.includes(kind as ElementKind)),
  );
  return { ...operation, fits };
}

const PLANTED: readonly ElementKind[] = ["bed", "tree", "hedge"];
const PAVED: readonly ElementKind[] = ["pavers", "concrete", "gravel", "stepping-stones"];

function kindsOf({ kind, use, species }: Target): readonly ElementKind[] | null {
  if (species) return PLANTED;
  if (use || (kind && PAVED.includes(kind))) return PAVED;
  return kind ? [kind] : null;
}
