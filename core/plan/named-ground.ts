import { type GroundRelation, type GroundSide, groundRelations } from "./ground-relations.ts";
import { mayMatch } from "./reading/may-match.ts";
import { normalText } from "./reading/tokenize.ts";
import { reworded } from "./reading/words/rewordings.ts";

/** What the ground is made of that words name: stones and mulch lie loose, paving is laid, on a base of stone or sand, soil is bare, and grass is dry or weedy. */
export type GroundMaterial = "stones" | "mulch" | "paving" | "soil" | "base" | "grass";

/** How a named color shows in a photo. */
export type GroundTint = "red" | "yellow" | "brown" | "purple" | "gray" | "dark" | "light";

/** Ground of the photo as words name it: "the pink rock", "the dirt along the fence", "the bare concrete on the right". */
export type NamedGround = {
  material: GroundMaterial;
  /** The color that was said, or that the material has; undefined where neither says one. */
  tint?: GroundTint;
  /** The side of the picture on which it lies. */
  side?: GroundSide;
  relations?: readonly GroundRelation[];
  /** It is the ground of a lawn, and no strip though it lies along something. */
  isWide?: true;
};

/** What words do to a ground: it goes, something is laid on it, something is set on it as on a floor, or something is planted in it. */
export type GroundRole = "goes" | "covered" | "floor" | "planted";
/** `said`: its words with those before it that say what becomes of it, up to its last place, in normal form. */
export type SpokenGround = { ground: NamedGround; role: GroundRole; said: string };

const MATERIALS: readonly [material: GroundMaterial, words: string][] = [
  [
    "stones",
    "(?:river |lava |pea |land?scap(?:e|ing) )?(?:rocks?|stones?|gravel|pebbles?|cobbles?|river ?rock|slate(?: chips| chippings)|chippings)",
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
    "(?:bare (?:ground|earth|soil|spots?|patch(?:es)?)|soil|earth|dirt|mud|sand(?! (?:colou?red )?(?:pavers?|stones?|bricks?))|(?:sandy|muddy) (?:area|part|patch|spot|strip|ground))",
  ],
  ["grass", "(?:(?:dead|dry|brown|burnt|dormant) (?:grass|lawn|turf))"],
];
/** After these words it is a thing of that material and no ground. */
const NO_GROUND =
  "(?!s?\\b[- ](?:walls?|walk|walkway|path|pipe|drive|driveway|steps?|stairs|sidewalk|border|edging|edge|edges|bundles?|pile|pallets?|fire|planter|bench|house|curb|ring|circle|furniture|set|table|chairs?|umbrella|door|cover|lights?|area rug)\\b)";

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
  sandy: "yellow",
  beige: "yellow",
  gold: "yellow",
  golden: "yellow",
  brown: "brown",
  purple: "purple",
  plum: "purple",
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
const LAID_ON = "(?:on|onto|over|across|cover|covering|fill|filling)";
const PLANTED_IN = "(?:in|into|inside|fill(?: up| in)?)";
/** Which it is, and up to three words that say what it is like. */
const THE = "(?: (?:all|of|the|these|those|this|that|our|my|old|existing|current|whole|entire)){1,4}";
const LIKE = "((?: (?!to\\b|with\\b|for\\b|and\\b|in\\b|on\\b|by\\b)[a-z-]+){0,3}?)";
/** A bed of that material goes as the bed that it is; what is planted in it is planted in that ground. */
const NO_BED = "(?!s?\\b[- ]beds?\\b)";
/** "The dirt strip", "the gravel area". */
const FORM = "(?:[- ](?:strip|patch|patches|area|island|corner|section|triangle|beds?)\\b)?";

/** "everywhere the gravel is now", "where we have gravel". */
const WHERE = "\\b(?:every|any)?where(?:ver)?";
const IS_THERE = "(?= (?:is|are|was|sits?|lies)\\b)";
/** "Turn the dirt on the left into lawn". */
const TURNS = "\\b(?:turn|convert|transform|make)";
const INTO = "(?=[^.;!?]{0,60} (?:in)?to (?!the\\b))";
/** "The dirt by the walk needs grass": it begins its sentence. */
const BEGINS = "(?:^|[.;!?])";
const NEEDS = "(?=[^.;!?]{0,50} (?:needs?|wants?|should be|should become|has to be|is to be|becomes) )";

/** "New sod between the walk and the fence": its two neighbors name the ground. It is soil where words say so. */
const LAWN_BETWEEN = /\b(?:sod|lawn|turf)\b(?=,? between (?:the|my|our) )/g;
const SAYS_BARE = /\b(?:dirt|mud|muddy|soil|bare|dead|sand|sandy)\b/;

type Pattern = { material: GroundMaterial; pattern: RegExp };

/** "The mulch bed by the porch looks empty". */
const LOOKS_BARE =
  "(?=[^.;!?]{0,50} (?:looks?|is|seems|feels) (?:[a-z]+ ){0,2}(?:empty|bare|sparse|plain|boring)\\b)";

/** What names each ground between some words; made once, since each step of a drag asks. */
const groundBetween = (begin: string, end = "", none = NO_BED): Pattern[] =>
  MATERIALS.map(([material, words]) => ({
    material,
    pattern: new RegExp(`${begin}${THE}${LIKE} (${words})\\b${NO_GROUND}${none}${FORM}${end}`, "g"),
  }));
const COVERED = [
  ...groundBetween(WHERE, IS_THERE),
  ...groundBetween(TURNS, INTO),
  ...groundBetween(BEGINS, NEEDS),
];
const PATTERNS: Readonly<Record<GroundRole, readonly Pattern[]>> = {
  goes: [...groundBetween(`\\b(?:${OLD_GOES}|${LAID_OVER}|pave)`), ...COVERED],
  covered: [...groundBetween(`\\b${LAID_ON}`), ...COVERED],
  floor: groundBetween(`\\b${ON_IT}`),
  planted: [...groundBetween(`\\b${PLANTED_IN}`, "", ""), ...groundBetween(BEGINS, LOOKS_BARE, "")],
};
const OF_ROLE: Readonly<Record<GroundRole, (material: GroundMaterial) => boolean>> = {
  goes: () => true,
  covered: (material) => isBare(material),
  floor: (material) => material === "paving",
  planted: (material) => material !== "paving" && material !== "base" && material !== "grass",
};

const isBare = (material: GroundMaterial): boolean => material === "soil" || material === "base";

/** A text begins like each of its sentences, behind a space. */
const plain = (said: string): string => ` ${said.toLowerCase().replace(/\s+/g, " ")}`;

/** Texts that were read last: each step of a drag asks of the same words again, and the patterns take longer than the change of a place. */
const read = new Map<string, SpokenGround | null>();
const MOST_READ = 64;

/** The first ground that words name in a role; null without one. */
export function spokenGround(said: string, role: GroundRole): SpokenGround | null {
  const key = `${role} ${said}`;
  const known = read.get(key);
  if (known !== undefined) return known;
  if (read.size >= MOST_READ) read.clear();
  const found = groundIn(said, role);
  read.set(key, found);
  return found;
}

function groundIn(said: string, role: GroundRole): SpokenGround | null {
  const text = plain(said);
  const patterns = PATTERNS[role].filter(({ material }) => OF_ROLE[role](material));
  const bare: GroundMaterial = SAYS_BARE.test(text) ? "soil" : "grass";
  const between = role === "covered" ? { material: bare, pattern: LAWN_BETWEEN } : null;
  const found = [...patterns, ...(between ? [between] : [])]
    .filter(({ pattern }) => mayMatch(pattern, text))
    .flatMap(({ material, pattern }) =>
      [...text.matchAll(pattern)].map((match) => ({
        material,
        pattern,
        match,
        end: match.index + match[0].length,
      })),
    )
    .sort((a, b) => a.match.index - b.match.index || b.end - a.end)[0];
  if (!found) return null;
  const { material, pattern, match, end } = found;
  const [, like = "", noun = ""] = match;
  const tint = `${like} ${noun}`
    .split(" ")
    .map((word) => (Object.hasOwn(COLORS, word) ? COLORS[word] : undefined))
    .find(Boolean);
  const { side, relations, length } = groundRelations(text.slice(end));
  return {
    role,
    said: reworded(normalText(text.slice(match.index, end + length))),
    ground: {
      material,
      ...(tint ? { tint } : {}),
      ...(side ? { side } : {}),
      ...(pattern === LAWN_BETWEEN ? { isWide: true } : {}),
      ...(relations.length > 0 ? { relations } : {}),
    },
  };
}
