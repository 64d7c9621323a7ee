/** What the ground is made of that words name: stones and mulch lie loose, paving is laid, on a base of stone or sand, and soil is bare. */
export type GroundMaterial = "stones" | "mulch" | "paving" | "soil" | "base";

/** How a named color shows in a photo, whatever light falls on it; see `groundOfLook`. */
export type GroundTint = "red" | "yellow" | "gray" | "dark" | "light";

/** Ground of the photo as words name it: "the pink rock", "the weedy yellow pavers", "the bare concrete on the right". */
export type NamedGround = {
  material: GroundMaterial;
  /** The color that was said, or that the material has; undefined where neither says one. */
  tint?: GroundTint;
  /** The side of the picture on which it lies. */
  side?: "left" | "right";
};

const MATERIALS: readonly [material: GroundMaterial, words: string][] = [
  [
    "stones",
    "(?:river |lava |pea |land?scap(?:e|ing) )?(?:rocks?|stones?|gravel|pebbles?|cobbles?|river ?rock)",
  ],
  ["mulch", "(?:bark )?mulch|bark(?: chips)?|wood ?chips|pine straw"],
  [
    "paving",
    "pavers?|paving(?: stones?)?|pavestones?|bricks|concrete(?: slab| pad)?|cement|slabs?|flagstones?|tiles?|patio(?: slab)?|aggregate",
  ],
  [
    "base",
    "(?:sub[- ]?base|hard ?core|(?:road|stone|gravel|sand) base|base (?:rock|course)|crusher run|crushed stone)",
  ],
  [
    "soil",
    "(?:bare (?:ground|earth|soil|patch(?:es)?)|soil|earth|dirt|mud|sand(?! (?:colou?red )?(?:pavers?|stones?|bricks?))|(?:sandy|muddy) (?:area|part|patch|spot|strip|ground))",
  ],
];
/** After these words it is a thing of that material and no ground. */
const NO_GROUND =
  "(?!s?\\b[- ](?:walls?|walk|walkway|path|pipe|drive|driveway|steps?|stairs|sidewalk|border|edging|edge|edges|beds?|bundles?|pile|pallets?|fire|planter|bench|house|curb|ring|circle|furniture|set|table|chairs?|umbrella|door|cover|lights?|area rug)\\b)";

const COLORS: Readonly<Record<string, GroundTint>> = {
  red: "red",
  reddish: "red",
  pink: "red",
  pinkish: "red",
  terracotta: "red",
  rust: "red",
  orange: "yellow",
  brick: "red",
  bricks: "red",
  yellow: "yellow",
  yellowish: "yellow",
  tan: "yellow",
  beige: "yellow",
  gold: "yellow",
  golden: "yellow",
  black: "dark",
  dark: "dark",
  charcoal: "dark",
  white: "light",
  light: "light",
  pale: "light",
  cream: "light",
  gray: "gray",
  grey: "gray",
  concrete: "gray",
  cement: "gray",
  aggregate: "gray",
};

const OLD_GOES =
  "(?:swap|replace|change|switch|trade|redo|cover|lose|ditch|remove|instead of|in place of|rather than|get rid of|no more|(?:rip|tear|take|pull|lift|dig|haul|clear|scrape) ?(?:out|up|off)?)(?: (?:out|up|over))?";
const LAID_OVER = "(?:lay|put|pour|set|install|go|do)\\b[^.;!?]{0,40} (?:over|on top of)";
const ON_IT = "(?:on|onto|over)";
const LAID_ON = "(?:on|onto|over|across|cover|covering)";
/** Which it is, and up to three words that say what it is like. */
const THE = "(?: (?:all|of|the|these|those|this|that|our|my|old|existing|current)){1,4}";
const LIKE = "((?: (?!to\\b|with\\b|for\\b|and\\b|in\\b|on\\b|by\\b)[a-z-]+){0,3}?)";

const SIDE = /^[^.;,!?]{0,20}?\bon (?:the|my|our) (?:far )?(left|right)\b/;

type Pattern = { material: GroundMaterial; pattern: RegExp };

/** "everywhere the gravel is now", "where we have gravel". */
const WHERE = "\\b(?:every|any)?where(?:ver)?";
const IS_THERE = "(?= (?:is|are|was|sits?|lies)\\b)";
/** "Turn the dirt on the left into lawn". */
const TURNS = "\\b(?:turn|convert|transform|make)";
const INTO = "(?=[^.;!?]{0,40} (?:in)?to (?!the\\b))";
/** "The dirt by the walk needs grass": it begins its sentence. */
const BEGINS = "(?:^|[.;!?])";
const NEEDS = "(?=[^.;!?]{0,50} (?:needs?|wants?|should be|should become|has to be|is to be|becomes) )";

/** What names each ground between some words; made once, since each step of a drag asks. */
const groundBetween = (begin: string, end = ""): Pattern[] =>
  MATERIALS.map(([material, words]) => ({
    material,
    pattern: new RegExp(`${begin}${THE}${LIKE} (${words})\\b${NO_GROUND}${end}`, "g"),
  }));
const COVERED = [
  ...groundBetween(WHERE, IS_THERE),
  ...groundBetween(TURNS, INTO),
  ...groundBetween(BEGINS, NEEDS),
];
const GOING = [...groundBetween(`\\b(?:${OLD_GOES}|${LAID_OVER})`), ...COVERED];
const UNDER = [...groundBetween(`\\b${LAID_ON}`), ...COVERED];
const FLOOR = groundBetween(`\\b${ON_IT}`);

function named(said: string, patterns: readonly Pattern[]): (NamedGround & { at: number; end: number })[] {
  const found: (NamedGround & { at: number; end: number })[] = [];
  for (const { material, pattern } of patterns) {
    for (const match of said.matchAll(pattern)) {
      const [all, like = "", noun = ""] = match;
      const end = match.index + all.length;
      const side = SIDE.exec(said.slice(end))?.[1] as NamedGround["side"];
      const tint = `${like} ${noun}`
        .split(" ")
        .map((word) => (Object.hasOwn(COLORS, word) ? COLORS[word] : undefined))
        .find(Boolean);
      found.push({ material, ...(tint ? { tint } : {}), ...(side ? { side } : {}), at: match.index, end });
    }
  }
  return found.sort((a, b) => a.at - b.at || b.end - a.end);
}

/** A text begins like each of its sentences, behind a space. */
const plain = (said: string): string => ` ${said.toLowerCase().replace(/\s+/g, " ")}`;

/** The ground that words take away or cover, the first that they name; null without one. */
export const groundThatGoes = (said: string): NamedGround | null =>
  withoutSpan(named(plain(said), GOING).find(({ material }) => !isBare(material)));

/** The bare ground or the base that words lay something on: "over all the bare ground", "on the white sub base"; null without one. */
export const groundLaidOn = (said: string): NamedGround | null =>
  withoutSpan(named(plain(said), UNDER).find(({ material }) => isBare(material)));

const isBare = (material: GroundMaterial): boolean => material === "soil" || material === "base";

/** The paving that words set something on; null without one. */
export const groundToStandOn = (said: string): NamedGround | null =>
  withoutSpan(named(plain(said), FLOOR).find(({ material }) => material === "paving"));

function withoutSpan(found: (NamedGround & { at: number; end: number }) | undefined): NamedGround | null {
  if (!found) return null;
  const { at: _, end: __, ...ground } = found;
  return ground;
}
