/** What lies or stands beside a ground that words name. */
export type GroundNeighbor =
  | "fence"
  | "house"
  | "wall"
  | "paving"
  | "lawn"
  | "bed"
  | "stones"
  | "plants"
  | "stepping-stones";

/** How a ground lies to one of them in the photo; what lies between two lies along both. */
export type GroundRelation = {
  how: "along" | "around" | "before" | "behind" | "left-of" | "right-of";
  of: GroundNeighbor;
};

/** The part of the picture in which a ground lies. */
export type GroundSide = "left" | "right" | "middle";

/** What a ground lies beside, and words for it. The first that fits counts. */
const NEIGHBORS: readonly [neighbor: GroundNeighbor, words: string][] = [
  ["stepping-stones", "stepping ?stones?|stepping ?pads?|steppers"],
  ["wall", "walls?|rings?|edging|retainers?|sleepers|border|border stones"],
  ["fence", "fence(?: ?line)?|fencing"],
  ["house", "house|garage|building|home|windows?|doors?|porch|shed"],
  [
    "paving",
    "walk|walkway|path|pathway|sidewalk|patio|pavers?|drive|driveway|slabs?|concrete|curb|kerb|street|road|bricks?|paving|deck",
  ],
  ["lawn", "lawn|grass|turf"],
  ["bed", "mulch|(?:pine )?straw|bark|beds?"],
  ["stones", "gravel|rocks?|stones?"],
  ["plants", "hedges?|bush|bushes|shrubs?|trees?|trunk|plants|hostas|roses"],
];
const THE = "(?:the|my|our|this|that|these|those) ";
const LIKE = "(?:(?!and\\b|in\\b|on\\b|with\\b|to\\b|for\\b|of\\b|is\\b|are\\b|needs?\\b)[a-z'-]+ ){0,3}?";
const NOUNS = NEIGHBORS.map(([, words]) => `(?:${words})`).join("|");
/** "The brick walk" is a walk: the last of several counts. */
const NOUN = (name: string): string => `(?<${name}>${NOUNS})\\b(?! (?:${NOUNS})\\b)`;
const PART = "(?:(?:the )?(?:edge|edges|side|foot|base|bottom|length|front) of )?";

const RELATIONS: readonly [how: GroundRelation["how"], pattern: RegExp][] = (
  [
    ["left-of", "(?:(?:to|on) the )?left(?: side)? of"],
    ["right-of", "(?:(?:to|on) the )?right(?: side)? of"],
    ["before", "in front of|before|below|under|underneath|beneath"],
    ["behind", "behind|in back of|above"],
    ["around", "(?:all )?around|round|surrounding"],
    // What lies in a bed is the bed.
    ["along", "(?:in|inside|within)(?! (?:the|my|our) (?:[a-z]+ )?beds?\\b)"],
    [
      "along",
      "(?:running |all |right )*(?:along|alongside|next to|beside|by|against|at|near|bordering|lining)",
    ],
  ] as const
).map(([how, words]) => [how, new RegExp(`^,? (?:${words}) ${PART}${THE}${LIKE}${NOUN("first")}`)]);
const BETWEEN = new RegExp(
  `^,? between ${PART}${THE}${LIKE}${NOUN("first")} and ${PART}(?:${THE})?${LIKE}${NOUN("second")}`,
);
const SIDE =
  /^,? (?:(?:on|to|at) (?:the|my|our) (?:far )?(?<side>left|right)|(?<middle>in the (?:middle|center)))(?:[- ]hand)?(?: side)?\b(?! of\b)/;
/** Words that place it in the yard that the whole photo shows. */
const ANYWHERE =
  /^,? (?:(?:out|up) (?:front|back)|in (?:the|my|our) (?:front|back|side)? ?(?:yard|garden)|in the (?:front|back))\b/;
/** Most grounds are placed by one or two such words. */
const MOST_PLACES = 4;

const neighborOf = (word: string): GroundNeighbor =>
  NEIGHBORS.find(([, words]) => new RegExp(`^(?:${words})$`).test(word))![0];

/** The places that words give a ground right behind its name, and how many of their letters say so. */
export function groundRelations(behind: string): {
  side?: GroundSide;
  relations: GroundRelation[];
  length: number;
} {
  const relations: GroundRelation[] = [];
  let side: GroundSide | undefined;
  let length = 0;
  for (let k = 0; k < MOST_PLACES; k++) {
    const rest = behind.slice(length);
    const between = BETWEEN.exec(rest);
    if (between) {
      const { first = "", second = "" } = between.groups!;
      relations.push({ how: "along", of: neighborOf(first) }, { how: "along", of: neighborOf(second) });
      length += between[0].length;
      continue;
    }
    const related = RELATIONS.map(([how, pattern]) => ({ how, match: pattern.exec(rest) })).find(
      ({ match }) => match,
    );
    if (related?.match) {
      const of = neighborOf(related.match.groups!.first!);
      // Behind the house lies the whole yard, and in its photo before the house.
      if (related.how !== "behind" || of !== "house") relations.push({ how: related.how, of });
      length += related.match[0].length;
      continue;
    }
    const sided = SIDE.exec(rest);
    const match = sided ?? ANYWHERE.exec(rest);
    if (!match) break;
    if (sided) side ??= sided.groups?.middle ? "middle" : (sided.groups!.side as "left" | "right");
    length += match[0].length;
  }
  return { ...(side ? { side } : {}), relations, length };
}
