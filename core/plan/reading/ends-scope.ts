import type { PhraseLexeme, Reader } from "./reader.ts";

const ENDS_REFUSAL: ReadonlySet<string> = new Set(["just", "only"]);
const ENDS_REMOVAL: ReadonlySet<string> = new Set(["so", "should"]);
/** "Lose the walk and do stepping stones": what is done comes. */
const DOES = /^do (?!not\b|you\b|we\b|i\b|they\b|it\b|that\b|this\b|so\b|the same\b)/;

/** Whether a word ends what a verb or a "no" before it reaches: "no grass at all just gravel", "I hate mowing so make half of it a patio". */
export function endsScope({ scope, normal }: Reader, { entry, start }: PhraseLexeme): boolean {
  if (!scope || scope.empty) return false;
  if (scope.command === "refuse") return ENDS_REFUSAL.has(entry.phrase);
  return scope.command === "remove" && (ENDS_REMOVAL.has(entry.phrase) || DOES.test(normal.slice(start)));
}
