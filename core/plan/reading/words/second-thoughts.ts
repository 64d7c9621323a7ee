/**
 * What somebody takes back in the same breath: "3 pears, no make that 3 redbuds", "turf, or pavers, no actually turf", "pink or blue? I think
 * blue". What was said before goes as far as what comes instead says it anew.
 */

/** Words that take back what stands before them. */
const TAKES_BACK =
  "(?:(?:oh |uh |um |hmm |well )*(?:no,? (?:no,? )?(?:wait|hold on|hang on|actually|sorry|make (?:that|it)|scratch that|i mean)|wait,? no|actually,? (?:no|make (?:that|it))|scratch that|strike that|hold on|on second thoughts?|or rather|sorry,? i mean|correction))(?:[, ]+(?:no|wait|actually|make (?:that|it)|i meant?|rather|how about|lets do|let's do|just))*";
/** Within one sentence: what stands before it, and what behind. */
const TAKEN_BACK = new RegExp(`^(.*?[a-z0-9'"])[ ,…-]+${TAKES_BACK}[ ,:-]+(.+)$`, "i");
const SENTENCES = /([.;!?\n]+(?=\s|$))/;
const MAY_TAKE_BACK =
  /\b(?:wait|actually|scratch|strike|thoughts?|rather|sorry|correction|hold on|hang on|make (?:that|it)|i mean)\b/i;

const VERB =
  "(?:make|put|add|remove|leave|keep|move|take|do|go with|use|forget|lets|let's|swap|replace|change|paint|plant|lose|drop|get rid of|skip|i want|i'd like|i'd rather|we want|can you|could you|can we)";
const BEGINS_ANEW = new RegExp(`^(?:just |please |maybe |then )*${VERB}\\b`, "i");
const IS_LEFT =
  /^(?:just |please )*(?:forget (?:it|that)|leave (?:it|them|that)(?: (?:alone|be|as is|as it is|there|where it is|how it is))?|skip (?:it|that)|never ?mind)$/i;

const COLOR =
  "(?:(?:light|dark|pale|bright) )?(?:white|black|gr[ae]y|brown|tan|beige|red|green|blue|charcoal|cream|pink|purple|yellow|orange|lavender|navy)";
const NUMBER = "(?:\\d+(?:\\.\\d+)?|one|two|three|four|five|six|seven|eight|nine|ten|twelve)";
const UNIT = "(?:ft|feet|foot|'|\"|in|inch|inches|m|cm|meters?|metres?|yards?)";
const SIDE = "(?:left|right|front|back|middle|center)";

/** Words of one sort: those that come take the place of the last ones of that sort. */
const SORTS: readonly RegExp[] = [
  new RegExp(`${NUMBER} ?(?:x|by) ?${NUMBER}(?: ?${UNIT})?`, "gi"),
  new RegExp(`${NUMBER} ?${UNIT}(?![a-z])`, "gi"),
  new RegExp(`\\b${SIDE}\\b`, "gi"),
  new RegExp(`\\b${COLOR}\\b`, "gi"),
  new RegExp(`\\b${NUMBER}\\b`, "gi"),
];
const COUNTED = new RegExp(`\\b${NUMBER} (?!${UNIT}\\b)(?:[a-z]+ ){0,2}[a-z]+(?=$|[ ,])`, "gi");
const ONLY_THAT =
  "(?:(?:on|to|in|at|the|side|hand|one|ones|a|of|them|please|instead|it|wide|high|tall|long|deep) ?)*";

const lastOf = (text: string, sort: RegExp): RegExpMatchArray | undefined => [...text.matchAll(sort)].at(-1);

/** A fragment in the place of the last words of its sort; null where it is of no sort that was said. */
function inPlaceOf(before: string, fragment: string): string | null {
  const counted = /^(?:an?|some)\b/i.test(fragment) ? undefined : lastOf(before, COUNTED);
  const own = new RegExp(COUNTED.source, "i").exec(fragment);
  if (counted && own?.index === 0) return `${before.slice(0, counted.index)}${fragment}`;
  for (const sort of SORTS) {
    const [young] = fragment.match(sort) ?? [];
    const old = young === undefined ? undefined : lastOf(before, sort);
    if (young === undefined || !old) continue;
    if (!new RegExp(`^${ONLY_THAT}$`, "i").test(fragment.replace(young, "").trim())) continue;
    return `${before.slice(0, old.index)}${young}${before.slice(old.index! + old[0].length)}`;
  }
  return null;
}

const LAST_CLAUSE = /(?:^|,? (?:and|then|also) |, )(?:(?!,? (?:and|then|also) |, ).)*$/i;
const NAMED = new RegExp(
  `\\b(?:the|my|our|that|those|these) [a-z]+(?: (?!(?:${COLOR}|to|in|on|at|of|by|into|with|for|and|over|up|down|out|[a-z]+er)\\b)[a-z]+)?`,
  "i",
);
const IT = /\b(?:it|them|that)\b/i;

function settled(before: string, after: string): string | null {
  const fragment = after.trim();
  const rest = before.replace(LAST_CLAUSE, "");
  if (IS_LEFT.test(fragment)) return rest;
  if (BEGINS_ANEW.test(fragment)) {
    const clause = before.slice(rest.length);
    const [name] = NAMED.exec(clause) ?? [];
    const own = name ? fragment.replace(IT, name) : fragment;
    return rest.trim() === "" ? own : `${rest}, ${own}`;
  }
  const placed = inPlaceOf(before, fragment);
  if (placed !== null) return placed;
  // "Turf, or pavers, no actually turf".
  const alternative = /,? or (?:maybe )?[a-z ]+$/i.exec(before);
  if (alternative) {
    const first = before.slice(0, alternative.index);
    return first.toLowerCase().trim().endsWith(fragment.toLowerCase())
      ? first
      : `${first.replace(/[a-z]+$/i, "")}${fragment}`;
  }
  return null;
}

/** "Should the hydrangeas be pink or blue? I think blue". */
const CHOSEN =
  /\b(?:should (?:we make |i make )?((?:the|my|our|those) [a-z]+(?: [a-z]+)?) be (?:in )?)?\b([a-z]+),? or (?:maybe )?([a-z]+) ?\? *(?:(?:i think|i guess|i'd say|id say|maybe|probably|perhaps|let's (?:do|go with|say)|lets (?:do|go with|say)|go with|no|actually|yeah|ok|um|hmm|we like|i like|i prefer)[, ]+)*(?:the )?(\2|\3)\b(?=\s*(?:$|[.!,;]))/gi;

/** "Can we do red mulch? No wait, brown": of the sentence before. */
const BEGINS_BACK = new RegExp(`[.?!]+\\s+(?=${TAKES_BACK}[, ]+[a-z0-9])`, "gi");

/** Sounds between the words of who dictates. */
const SOUNDS = /(?<=^|[\s,.])(?:u+m+|u+h+m*|e+r+m*|h+m+)[,.]*\s+(?=[a-z])/gi;

/** A text without what its author takes back in it; one that begins with that is left as it is. */
export const afterSecondThoughts = (text: string): string =>
  text
    .replace(SOUNDS, "")
    .replace(BEGINS_BACK, ", ")
    .replace(CHOSEN, (_, name: string | undefined, _one, _other, chosen: string) =>
      name ? `make ${name} ${chosen}` : chosen,
    )
    .split(SENTENCES)
    .map((sentence) => {
      const [, before, after] = (MAY_TAKE_BACK.test(sentence) && TAKEN_BACK.exec(sentence)) || [];
      return before && after ? (settled(before, after) ?? sentence) : sentence;
    })
    .join("");
