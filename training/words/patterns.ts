/** Fills the patterns of `patterns.txt` with words of the lexicon and joins them: marked requests in great number, for training alone. */
import { readFileSync } from "node:fs";

type Random = { below: (count: number) => number; oneOf: <T>(all: readonly T[]) => T };
/** Phrases of the lexicon by sort: "thing", "plant", "color", "landmark". */
type Phrases = ReadonlyMap<string, readonly string[]>;

const LENGTHS =
  "3 ft|2 feet|a foot|a couple feet|18 inches|6\"|4'|a few feet|60 cm|1 meter|half a meter|five feet|10ft|one foot|8 inches|12 ft|3 or 4 feet|a yard".split(
    "|",
  );
const NUMBERS = "two|three|3|4|five|6|a dozen|2|1|one|a couple|ten|8|a few".split("|");
const GROUNDS =
  "mulch|gravel|river rock|sod|turf|pea gravel|grass|bark|pine straw|decomposed granite|stone|wood chips|rock".split(
    "|",
  );
const MATERIALS =
  "brick|bluestone|flagstone|cedar|concrete|stone|wood|steel|black aluminum|vinyl|travertine|natural stone|composite|cobble|slate|red brick|gray pavers|timber|corten".split(
    "|",
  );
const STYLES = "modern|cottage|desert|formal|tropical|japanese|natural|mediterranean".split("|");
const TIMES =
  "at night|in winter|in the fall|at dusk|in spring|in summer|after dark|in the evening|in october|with the lights on|in five years|when it's grown in|in june".split(
    "|",
  );
const SIDES =
  "on the left|on the right|in the corner|in the back|in front|along the back|on both sides|in the middle|at the back|out front|to the right of the door|by the street|on either side|over there|back left|in the far corner|all the way around".split(
    "|",
  );
const BESIDE = "by|next to|near|along|beside|under|in front of|behind|around|at|close to|against".split("|");
/** Things whose names come in several. */
const SEVERAL =
  "boulders|chairs|path lights|lights|steps|stepping stones|pots|planters|raised beds|shrubs|trees|bushes|loungers|flowers|hedges|rocks|beds|plants".split(
    "|",
  );
const THINGS =
  "patio|fire pit|fence|pergola|deck|walkway|walk|path|driveway|pool|bench|hedge|bed|planting bed|wall|retaining wall|fountain|tree|arbor|lawn|edging|border|gate|table|water feature|outdoor kitchen|steps|shrub|mulch|pot".split(
    "|",
  );

const JOINTS = [
  ", ",
  ". ",
  " and ",
  ", and ",
  ". also ",
  ", then ",
  " but ",
  "; ",
  " plus ",
  ", also ",
  ". And ",
];
const BEFORE = [
  "",
  "",
  "",
  "",
  "please ",
  "ok ",
  "can you please ",
  "so ",
  "hi, ",
  "looks good but ",
  "I think ",
  "we'd like to ",
  "maybe ",
  "we love it, but ",
  "honestly ",
  "and ",
];
const AFTER = [
  "",
  "",
  "",
  "",
  "",
  "",
  " please",
  " thanks",
  " if possible",
  " I think",
  " too",
  "?",
  " for now",
  "!",
  " as well",
];

export function filledPatterns(
  count: number,
  phrases: Phrases,
  talk: readonly string[],
  { below, oneOf }: Random,
): string[] {
  const patterns = readFileSync(new URL("patterns.txt", import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.startsWith("#"));
  const plural = (phrase: string) => (phrase.endsWith("s") ? phrase : `${phrase}s`);
  const fill: Record<string, () => string> = {
    T: () => (below(3) > 0 ? oneOf(THINGS) : oneOf(phrases.get("thing")!)),
    S: () => (below(3) > 0 ? oneOf(SEVERAL) : plural(oneOf(phrases.get("thing")!))),
    P: () => (below(4) > 0 ? plural(oneOf(phrases.get("plant")!)) : oneOf(SEVERAL)),
    M: () => oneOf(MATERIALS),
    C: () => oneOf(phrases.get("color")!),
    W: () =>
      below(2) > 0
        ? oneOf(SIDES)
        : `${oneOf(BESIDE)} the ${below(2) > 0 ? oneOf(phrases.get("landmark")!) : oneOf(THINGS)}`,
    L: () => oneOf(LENGTHS),
    N: () => oneOf(NUMBERS),
    G: () => oneOf(GROUNDS),
    D: () => oneOf(phrases.get("landmark")!),
    Y: () => oneOf(STYLES),
    H: () => oneOf(TIMES),
  };
  const owner = (line: string) =>
    line.replace(/\bthe (?=[TSPG]\b)/g, () =>
      oneOf(["the ", "the ", "the ", "that ", "those ", "our ", "my ", "your ", ""]),
    );
  const one = (): string => owner(oneOf(patterns)).replace(/\b[TSPMCWLNGDYH]\b/g, (slot) => fill[slot]!());
  return Array.from({ length: count }, () => {
    let line = oneOf(BEFORE);
    const parts = 1 + below(3);
    for (let at = 0; at < parts; at++) {
      if (at > 0) line += oneOf(JOINTS);
      line += one() + oneOf(AFTER);
      if (talk.length > 0 && below(4) === 0)
        line += oneOf([", ", ". ", " because ", " since ", ", "]) + oneOf(talk);
    }
    return line;
  });
}
