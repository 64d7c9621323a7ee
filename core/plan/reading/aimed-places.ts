import type { Place, PlanElement } from "#core/elements/element.ts";
import type { Span } from "#core/plan/asked/asked-operation.ts";
import { landmarkOf } from "./landmarks.ts";
import type { Lexeme } from "./read-lexemes.ts";
import { placeOf } from "./words/place-words.ts";

/** The places that the names in some words mean. */
export function placesIn(part: Span, lexemes: readonly Lexeme[]): Place[] {
  const own = lexemes.flatMap((one) =>
    one.type === "phrase" && one.start < part.end && one.end > part.start ? [one.entry] : [],
  );
  const relation = own.find((entry) => entry.relation)?.relation ?? "along";
  return own.flatMap((entry) => {
    const landmark = entry.relation ? null : landmarkOf(entry);
    return [entry.place ?? [], (landmark && placeOf(relation, landmark)) ?? []].flat();
  });
}

/** The words of a place; "in the back" of "in the back yard" ends too early. */
export function placeWords({ start, end }: Span, normal: string): string {
  const [rest = ""] = /^ (?:yard|garden)\b/.exec(normal.slice(end)) ?? [];
  return normal.slice(start, end) + rest;
}

/** Whether words say where something goes, and not that it stands in the yard. */
export const isAimed = (words: string): boolean => AIMS.test(words) && !SAYS_LITTLE.test(words);

/** A relation and a name, or what they point at; of what all stands in, nobody misses anything. */
const AIMS =
  /^(?:all |right |just |directly |halfway |half way |leading |running |going |set |tucked )*(?:over|under|underneath|beneath|below|above|by|near|behind|beside|next to|between|in between|along|around|round|at|against|flanking|either side|each side|both sides|across|outside|inside|opposite|atop|up|down|in front of|on top of|on both sides of|on either side of|on each side of|to the (?:left|right) of|left of|right of|on|in|from|through|beyond|among|amongst|within|off)\b(?: .*)?$|^(?:on top|halfway along|all over .*)$/;
/** Words that say where by pointing, or not at all. */
const SAYS_LITTLE =
  /^(?:(?:all |right )?(?:over |out |in |up )?(?:there|here)|all over|.* there|in (?:the |full |part |partial )?(?:shade|sun)|(?:on|in|into|onto|for|at|around|across|over|off) (?:(?:the|my|our|a|this|that|its|their|all|whole|entire|front|back|side|of) )*(?:yard|lawn|grass|garden|property|lot|place|spot|space|area|ground|beds?|border|pots?|planters?|picture|photo|summer|winter|spring|fall|autumn|night|evening|rows?|groups?|clumps?|drifts?|line|bloom|flower|color|all)|around|along|over|out|off|in|on|up|down|under|by|at|(?:in|out|up) (?:the )?(?:front|back))$/;

/** What stands on paving is set on that of the photo, and in the middle of what is laid for it. */
const ON_PAVING =
  /^(?:right |out )?(?:on|over|above|across|(?:in|at) the (?:middle|center|centre) of) (?:it|that|(?:the|my|our|this|that) (?:[a-z]+ ){0,2}(?:patio|deck|terrace|slab|pavers|paving|concrete|flagstones?|circle|pad))$|^(?:in|at) (?:the|its) (?:middle|center|centre)$/;

/** Things that stand where their nature has them, and the words for where that is. */
export const BY_NATURE: Partial<Record<PlanElement["kind"], RegExp>> = {
  "path-lights": /\b(?:walk|walkway|path|pathway|drive|driveway|sidewalk|steps?|along it|along)$/,
  uplights: /\b(?:trees?|wall|house|facade|it|them|trunks?|plants|shrubs|[a-z]+s)$/,
  furniture: ON_PAVING,
  pergola: ON_PAVING,
  "outdoor-kitchen": ON_PAVING,
  planter: ON_PAVING,
  "fire-pit": ON_PAVING,
  edging: /./,
  steps: /./,
};
