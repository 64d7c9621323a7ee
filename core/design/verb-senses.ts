/** What people do to a yard, by sense: the verb that the readers know, and words of the street for it. */
const SENSES: readonly (readonly [plain: string, words: string])[] = [
  [
    "remove",
    `nuke, bulldoze, demolish, demo, demo out, jackhammer, haul off, haul away, haul out, cart off, cart away, strip out, grub out, junk, trash, bin,
    evict, eliminate, zap, banish, get shot of, do away with, dispose of, clear away, 86, boot, erase, wipe out, take down and remove`,
  ],
  [
    "add",
    "plop, plop down, plunk, plunk down, drop in, slip in, whack in, whack, stick in, bung in, bung, pop in, slot in, fit in, work in, sneak in",
  ],
  [
    "enlarge",
    "beef up, bulk up, upsize, super size, supersize, fatten up, fatten, pump up, amp up, blow up, scale up, size up, go bigger on, go big on",
  ],
  [
    "shrink",
    "scale down, scale back, dial back, dial down, downsize, size down, tighten up, slim down, pare down, pare back, rein in, go smaller on, whittle down, cut back",
  ],
  ["move", "scoot over, slide over, shift over, lug, haul over, drag over, drag"],
];

const all = (words: string): string =>
  words
    .split(",")
    .map((one) => one.trim())
    .join("|");
const BEFORE =
  "(^|[,.;!?] ?|\\b(?:and|then|just|please|lets|let's|can you|can we|could you|could we|you can|we can|to|i'd|id|should|maybe|also|so|but) )";
const OBJECT =
  "(?= (?:the|my|our|those|these|that|this|it|them|all|both|a|an|some|\\d|one|two|three|half)\\b)";

const ROWS = SENSES.map(
  ([plain, words]) => [new RegExp(`${BEFORE}(?:${all(words)})${OBJECT}`, "gi"), `$1${plain}`] as const,
);

/** "Fatten the walk up": a verb in two parts with its object between them. */
const PARTED =
  /\b(?:fatten|beef|bulk|pump|scale|size|blow) ((?:the|my|our|that|those|it|them)(?: [a-z]+){0,2}) up\b/gi;
const PARTED_DOWN =
  /\b(?:scale|dial|size|slim|pare|whittle) ((?:the|my|our|that|those|it|them)(?: [a-z]+){0,2}) (?:down|back)\b(?! to)/gi;
/** "Slap some black paint on the fence". */
const PAINTED =
  /\b(?:slap|put|throw|roll|get) (?:some|a coat of|a lick of|a little|a bit of)?(?: coat of)? ?(black|white|gr[ae]y|brown|red|charcoal) (?:paint|stain) on ((?:the|my|our|that|those) [a-z]+)/gi;

/** "Do 4 chairs around the fire instead". */
const DO_SOME = new RegExp(
  `${BEFORE}do (?=(?:\\d+|two|three|four|five|six|eight) (?:[a-z]+ )?(?:chairs|seats|stools)\\b)`,
  "gi",
);

/** "Rip the whole patio out". */
const WHOLE =
  /(?<!\bnot )\b(the|my|our|that) (?:whole|entire) (?!(?:thing|yard|way|lot|length|width|property|area|place|time)\b)/gi;

/** "Rip the patio out, I want a deck there instead". */
const OUT_AND_INSTEAD =
  /\b(?:rip|tear|take|pull|dig|yank) ((?:the|that|those|my|our) [a-z]+(?: [a-z]+)?) (?:out|up),? (?:and )?(?:(?:i|we)(?:'d| would)? (?:want|like|prefer|need|rather have) |put(?: in)? |have )((?:an? |some )?(?:[a-z]+ ){0,2}?[a-z]+)(?: there)? instead\b/gi;

/** "Make the pool kidney shaped". */
const KIDNEY = /\b(the pool) (?:more )?kidney[- ]shaped\b/gi;
/** "Split the wall into two terraces": tiers of the wall, and no paving. */
const TERRACES = /\b(wall\b[^.;!?]*?\b)(?:\d+[- ](?:inch|in|foot|ft|feet|cm)[- ])?terraces\b/gi;

/** "Pull the tree out of there". */
const OUT_OF =
  /\b(?:pull|yank|dig|rip|tear|get|take|cut|move) ((?:the|that|those|this|my|our) (?:[a-z]+ ){0,1}[a-z]+) (?:right |all )?out of (?:there|here)\b/gi;
/** "I'd rather have a fence than those trees". */
const RATHER =
  /\b(?:(?:i|we)(?:'d| would)? )?(?:rather|prefer(?: to)?)(?: have| see| get| go with)? ((?:an? |some )?(?:[a-z]+ ){0,2}[a-z]+) (?:than|over|instead of) ((?:the|those|these|that|my|our) [a-z]+(?: [a-z]+)?)(?=$|[,.;!?])/gi;
/** "Swap what's in them for palms": what grows in pots. */
const WHAT_IS_IN =
  /\b(?:swap|replace|change|switch)(?: out)? (?:what's|whats|what is|the stuff) in (it|them|(?:the|those|my|our) [a-z]+) (?:for|with|to) /gi;

/** A change with the readers' own verbs in the place of others of the same sense. */
export const inPlainVerbs = (text: string): string =>
  ROWS.reduce((said, [words, plain]) => said.replace(words, plain), text)
    .replace(PARTED, "enlarge $1")
    .replace(PARTED_DOWN, "shrink $1")
    .replace(PAINTED, "paint $2 $1")
    .replace(WHOLE, "$1 ")
    .replace(KIDNEY, "$1 a kidney shape")
    .replace(TERRACES, "$1tiers")
    .replace(OUT_AND_INSTEAD, "replace $1 with $2")
    .replace(OUT_OF, "remove $1")
    .replace(RATHER, "replace $2 with $1")
    .replace(WHAT_IS_IN, (_, name: string) => `fill ${/^(?:it|them)$/i.test(name) ? "the pots" : name} with `)
    .replace(DO_SOME, "$1put ");
