/** How a place lies to what it is named by. */
export type PlaceRelation =
  | "on"
  | "under"
  | "before"
  | "behind"
  | "around"
  | "left-of"
  | "right-of"
  | "between"
  | "along"
  | "reaching";

/** Things and grounds that a photo shows. */
export type SeenAnchor =
  | "house"
  | "garage"
  | "entry"
  | "window"
  | "fence"
  | "plants"
  | "walk"
  | "drive"
  | "street"
  | "patio"
  | "lawn"
  | "bed"
  | "yard";

/** A part of what a place is named by, as the photo shows it. */
export type AnchorPart = "left" | "right" | "middle" | "front" | "back" | "corner";

/** What one name of a place may mean: things of the photo, elements of the design (`own`: their kinds and uses), or what was named before. */
export type Anchor = { seen: SeenAnchor | null; own: readonly string[]; isPronoun: boolean };

/** A place as words say it: "at the right end of the deck", "behind it". `start`, `end`: where they stand in the normal form of the text. */
export type PlacePhrase = {
  start: number;
  end: number;
  relation: PlaceRelation;
  anchor: Anchor;
  /** The second of two between which it lies. */
  other?: Anchor;
  part?: AnchorPart;
};

const RELATIONS: readonly [relation: PlaceRelation, words: string][] = [
  ["left-of", "(?:(?:to|on|at) the )?left(?:[- ]hand)?(?: side)? of"],
  ["right-of", "(?:(?:to|on|at) the )?right(?:[- ]hand)?(?: side)? of"],
  ["before", "(?:out )?in front of|in front"],
  ["behind", "behind|in back of|beyond"],
  ["between", "in between|between"],
  ["around", "(?:all )?(?:the way )?around|surrounding|encircling"],
  ["under", "under|underneath|beneath|below"],
  [
    "along",
    "(?:at|along|on) the (?:edge|side|foot|base)s? of|(?:on |at )?(?:either|each|both) sides?(?: of)?|alongside|along|beside|next to|near|by|against|lining|flanking|at|toward|towards",
  ],
  [
    "reaching",
    "from|(?:all the way |right )?(?:up|down|over|out|back) to|all the way to|(?<=from [^.;!?]{2,60})to",
  ],
  ["on", "on top of|on top|all over|over|onto|into|inside|within|throughout|across|on|in"],
];

/** Words for things that a photo shows, and the kinds and uses of elements that they name as well. */
const ANCHORS: readonly [words: string, seen: SeenAnchor | null, own: readonly string[]][] = [
  ["garage(?: doors?| wall)?", "garage", []],
  ["windows?", "window", []],
  ["porch|steps?|stairs?|stoop|landing|doors?|entry|entrance|entryway|doorway|slider", "entry", ["steps"]],
  ["house|home|building|bricks?|siding|gable|foundation|facade|chimney|wall", "house", ["retaining-wall"]],
  ["fence(?: ?line)?|fencing", "fence", ["fence"]],
  ["fire ?pit|fire|fire ring|fireplace", null, ["fire-pit"]],
  ["pergola|arbor|gazebo", null, ["pergola"]],
  ["fountain|pond|bird ?bath", null, ["water-feature"]],
  ["hedges?", "plants", ["hedge"]],
  ["trees?|maples?|oaks?|birch|pines?|trunks?|magnolia|cherry", "plants", ["tree"]],
  ["bush|bushes|shrubs?|hydrangeas?|boxwoods?|roses", "plants", ["bed", "hedge"]],
  ["walk|walkway|path|pathway|stepping stones?|steppers", "walk", ["walkway", "stepping-stones"]],
  ["driveway|drive", "drive", ["driveway"]],
  ["street|road|alley|curb|kerb|sidewalk", "street", []],
  ["patio|terrace|slab|pad|pavers|paving|concrete|deck|decking", "patio", ["patio", "deck", "area"]],
  ["lawn|grass|turf|sod", "lawn", ["lawn"]],
  ["mulch|beds?|soil|dirt|bark|(?:pine )?straw|gravel|rocks?|stones?|border", "bed", ["bed", "gravel"]],
  ["planters?|pots?|raised beds?", null, ["planter", "raised-bed"]],
  ["yard|garden|hill|slope|bank|picture|photo|property|lot|rest", "yard", []],
];
const PRONOUN = "it|them|that|those|these|each one|each";
const NOUNS = ANCHORS.map(([words]) => `(?:${words})`).join("|");
const LIKE =
  "(?:(?!(?:and|or|with|of|to|in|on|at|from|by|between|for|is|are|that|which|where|a|an|the) )[a-z'-]+ ){0,3}?";
const THE = "(?:(?:the|my|our|this|those|these|each|all) )?";
const PARTS: readonly [part: AnchorPart, words: string][] = [
  ["left", "left"],
  ["right", "right"],
  ["middle", "middle|center|centre"],
  ["front", "bottom|front|foreground|near end|foot"],
  ["back", "back|rear|far end|top|background"],
  ["corner", "corners?|ends?|point"],
];
const PART_WORDS = PARTS.map(([, words]) => words).join("|");
/** "The right end of", "the bottom of", "the far left corner of". */
const PART_OF = `(?:(?:far |very |bottom |top |front |back )?(?<part>${PART_WORDS})(?:[- ]hand)?(?: (?:end|side|edge|corner|half|part|area))?)`;

const PATTERNS = RELATIONS.map(([relation, words]) => ({
  relation,
  pattern: new RegExp(`(?<![a-z])(?:${words})(?: (?:${PRONOUN}))?(?![a-z])`, "g"),
}));
/** What follows a word for a relation. A part of the yard may stand alone. */
const NAMED = new RegExp(
  `^ ${THE}(?:${PART_OF} of ${THE})?(?<like>${LIKE})(?<noun>${NOUNS})(?![a-z])(?! (?:${NOUNS})(?![a-z]))(?: and ${THE}${LIKE}(?<second>${NOUNS})(?![a-z]))?`,
);
const PART_ALONE = new RegExp(`^ ${THE}${PART_OF}(?![a-z-])(?! (?:of|and) )`);

function anchorOf(noun: string): Anchor {
  const [, seen, own] = ANCHORS.find(([words]) => new RegExp(`^(?:${words})$`).test(noun))!;
  return { seen, own, isPronoun: false };
}
/** "At the back of the yard": within it. */
const inYard = (relation: PlaceRelation, noun: string): PlaceRelation =>
  relation === "along" && anchorOf(noun).seen === "yard" ? "on" : relation;
const YARD: Anchor = { seen: "yard", own: [], isPronoun: false };
const BEFORE: Anchor = { seen: null, own: [], isPronoun: true };

const partIn = (words: string | undefined): AnchorPart | undefined =>
  words === undefined
    ? undefined
    : PARTS.find(([, own]) => new RegExp(`(?:^| )(?:${own})(?: |$)`).test(words))?.[0];

/** The places that a text names by a relation to something, in the normal form of the text. */
export function placePhrases(normal: string): PlacePhrase[] {
  const found = PATTERNS.flatMap(({ relation, pattern }) =>
    [...normal.matchAll(pattern)].flatMap(({ 0: said, index }): PlacePhrase[] => {
      const end = index + said.length;
      const isBack = new RegExp(` (?:${PRONOUN})$`).test(said);
      if (isBack) return [{ start: index, end, relation, anchor: BEFORE }];
      const rest = normal.slice(end);
      const named = NAMED.exec(rest);
      if (named) {
        const { noun = "", second, like, part: own } = named.groups!;
        const part = partIn(own) ?? partIn(like);
        return [
          {
            ...{ start: index, end: end + named[0].length },
            ...{ relation: inYard(relation, noun), anchor: anchorOf(noun) },
            ...(relation === "between" && second ? { other: anchorOf(second) } : {}),
            ...(part ? { part } : {}),
          },
        ];
      }
      const alone = PART_ALONE.exec(rest);
      const part = partIn(alone?.groups?.part);
      if (alone && part) {
        const how = relation === "reaching" ? relation : "on";
        return [{ start: index, end: end + alone[0].length, relation: how, anchor: YARD, part }];
      }
      // "Boxwoods in between": of what was named before.
      const isAlone =
        /^(?:in front|in between|behind|underneath|on top|(?:on |at )?(?:either|each|both) sides?)$/.test(
          said,
        );
      return isAlone && /^(?:$|[.,;!?]| and\b| with\b)/.test(rest)
        ? [{ start: index, end, relation, anchor: BEFORE }]
        : [];
    }),
  );
  // "In front of" holds "front", and "on each side of" holds "on": of those that begin within another the longer one.
  return found
    .sort((a, b) => a.start - b.start || b.end - a.end)
    .filter((one, k, all) => all.slice(0, k).every(({ end }) => end <= one.start));
}
