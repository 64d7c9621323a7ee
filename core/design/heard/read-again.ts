import type { Operation } from "#core/design/operation.ts";
import type { Place } from "#core/elements/element.ts";
import { exactly, isSilent, type Reader } from "./heard.ts";
import { WHICH_OF } from "./named-thing.ts";

/** "The same fence on the left", "same bed over here as on the right": one more of a thing, at another place. */
export const readAgain: Reader = (parts, there, words) => {
  const said = words.slice(parts.from, parts.end).join(" ");
  const [one] = there;
  const isAgain =
    one !== undefined &&
    there.length === 1 &&
    parts.named.length === 1 &&
    SAME.test(words.slice(0, one.end).join(" ")) &&
    (parts.verb === null || AGAIN.has(parts.verb));
  if (!isAgain || !isSilent(parts)) return undefined;
  const { elements } = one.known;
  // Of the plants of a bed there are more in that bed.
  if (one.known.target.species && elements.some(({ element }) => element.kind === "bed")) return undefined;
  const [, source] = AS_ON.exec(said) ?? [];
  const of = source ? elements.filter(({ element }) => element.place === source) : elements;
  const where = parts.wheres.find(({ to, at, from, end }) => {
    const isSource = source !== undefined && words.slice(from, end).join(" ").endsWith(source);
    return !isSource && to !== null && !at?.elements.some(({ id }) => id === of[0]?.id);
  });
  const isOther = source !== undefined && HERE.test(said);
  const place = (where?.to ?? (isOther ? "other" : null)) as Place | "other" | null;
  const [last] = of;
  if (!place || !last || of.length > 1) return undefined;
  const which = WHICH_OF[place];
  if (place !== "other" && (place === last.element.place || (WAYS.has(place) && !which))) return undefined;
  return [{ op: "repeat", target: exactly(last), place } satisfies Operation];
};

/** Right before a name and what describes it. */
const SAME = /\b(?:same|identical|matching|another|second) (?:kind of |type of )?(?:[a-z]+ ){0,2}[a-z]+$/;
const AS_ON = /\bas (?:on|at|in|along) (?:the )?(left|right|front|back)\b/;
const HERE = /\b(?:here|over here|this side|there)\b/;
const AGAIN: ReadonlySet<string> = new Set(["add", "put", "want", "have", "set"]);
const WAYS: ReadonlySet<string> = new Set(["nearer", "farther", "house", "away"]);
