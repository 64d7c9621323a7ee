import { NUMBER_WORDS } from "./words/function-words.ts";
import { writtenOut } from "./words/shorthand.ts";

/** One word, number or mark of the text, with its place in the normal form of the text. */
export type Token = {
  text: string;
  start: number;
  end: number;
  /** Set for digits and number words. */
  number: number | null;
  kind: "word" | "number" | "mark";
};

/**
 * Longest text that is read, in characters. The form takes 800; a design with a long history of changes stays far
 * below. A limit keeps the time of a hostile text bounded.
 */
export const LONGEST_TEXT = 8000;

const decimal = (value: number): string => `${Math.round(value * 1000) / 1000}`;

/** "Half a dozen", "two dozen": one number. */
const inDozens = (text: string): string =>
  text
    .replace(/\b(?:a )?half (?:a |of a )?dozen\b/g, "6")
    .replace(/\ba dozen and a half\b/g, "18")
    .replace(DOZENS, (_, many) => `${12 * (NUMBER_WORDS[many.split(" ")[0]] ?? Number(many))}`);
const DOZENS = /\b([2-9]|two|three|four|five|six|couple|couple of) dozen\b/g;

/** Fractions as decimals: "3 1/2 ft", "3/4 inch", "twelve and a half". A bare "1/2" stays: it may be a part of something. */
const wholeNumbers = (text: string): string =>
  text
    .replace(/\u2044/g, "/")
    .replace(/\b(\d+)[ -]+(\d)\/(\d{1,2})\b/g, (_, whole, top, bottom) =>
      decimal(Number(whole) + Number(top) / Number(bottom)),
    )
    .replace(/\b(\d)\/(\d{1,2})(?=(?: |-)?(?:inch|inches|in|"|ft|foot|feet|')(?![a-z]))/g, (_, top, bottom) =>
      decimal(Number(top) / Number(bottom)),
    )
    // "3/8 crushed granite": stones in inches; "3/4 of the lawn" is a part.
    .replace(
      /(?<![\d/.])\b([1357])\/(2|4|8|16) (?!of\b|the\b|acre|lawn|way|inch|in\b|"|[x'])(?=[a-z])/g,
      (_, top, bottom) => `${decimal(Number(top) / Number(bottom))}" `,
    )
    .replace(/\b([a-z]+|\d+) and a half\b/g, (said, number) => {
      const value = Object.hasOwn(NUMBER_WORDS, number) ? NUMBER_WORDS[number]! : Number(number);
      return Number.isFinite(value) ? decimal(value + 0.5) : said;
    });

const EDGED =
  /\bedge (?:the|all the|all|our|my) ([a-z]+(?: bed| beds)?) (?:with|in) (steel|metal|corten|aluminum|brick|stone|cobblestone|concrete|timber|plastic)\b/g;

const NUMBER = `(?:\\d+|${Object.keys(NUMBER_WORDS).join("|")})`;

/** Grounds from the cheapest to lay to the dearest. */
const COST_ORDER = [
  "mulch",
  "gravel",
  "grass",
  "lawn",
  "sod",
  "turf",
  "concrete",
  "deck",
  "pavers",
  "brick",
  "flagstone",
  "bluestone",
];
const GROUND = `(${COST_ORDER.join("|")})`;
const CHEAPER = new RegExp(
  `(?:,? (?:or|in|of|from|with)|,)? (?:whatever|whichever|the one that)(?: is|'s|s) cheaper(?: of| between|,|:)? ${GROUND} (?:or|and) ${GROUND}\\b`,
  "g",
);

const NEW_ONE =
  /\b(?:the |our |my )?((?:front |back |side )?(?:driveway|drive|patio|walk|walkway|path|fence|deck|lawn|steps|stairs|wall|sidewalk|pergola|pool|retaining wall)) (?:is|are|looks?) [a-z ]{3,40}[.,;!]? (?:(?:so|and|need|needs|want|we|i|would|like|please|put|add|install|get|give|me|us) ){0,5}(?:a )?new ones? ?/g;
const REPLACED =
  /(^|[.;,] )((?:(?!(?:please|can|could|you|we|i|to|and|want|just|then|would|lets|let|me|u|or|not|also|with|no|any|a|an|another|one|last|small|quick|little|first|second|next|this|that|it|them|dont|do) )[a-z]+ ){0,2}(?!(?:please|can|could|you|we|i|to|and|want|just|then|would|lets|let|me|u|or|not|also|with|no|any|a|an|another|one|last|small|quick|little|first|second|next|this|that|it|them|dont|do) )[a-z]+) (?:replace|replaced|swap|swapped|change|changed|switch|switched|convert|converted) (with|to|by|for) /g;

/** A number, its thing, and the number that takes its place. */
const CORRECTED = new RegExp(
  `\\b(${NUMBER}) ([^,.;]{3,60}?),? (?:actually|wait|sorry|scratch that|no),? (?:no,? )?(?:make (?:that|it|them) )?(${NUMBER})(?: [a-z]+){0,2}(,|\\.|$)`,
  "g",
);

const IN_BRACKETS = new RegExp(
  `(?<=[a-z]s) \\((?:(?:about|around|maybe|say|like) (\\d+|${NUMBER})|(?:a )?((?:pair|couple|three|four|five|six|seven|eight|nine|ten)))\\)`,
  "g",
);

/** The form in which a text is read: compatible characters made alike, lower case, single spaces, straight quotes. */
export const normalText = (text: string): string =>
  BODY_HEIGHTS.reduce(
    (normal, [said, height]) => normal.replace(said, height),
    writtenOut(inOneSpelling(text)).slice(0, LONGEST_TEXT),
  );

/** Heights of a person of 5 ft 8 in, to half a foot. */
const BODY_HEIGHTS: readonly (readonly [said: RegExp, height: string])[] = [
  [/\bankle[- ](?:height|high|level)\b/g, "0.5 ft high"],
  [/\b(?:knee[- ](?:height|high|level)|to the knees?)\b/g, "1.5 ft high"],
  [/\b(?:(?:waist|hip)[- ](?:height|high|level)|to the waist)\b/g, "3 ft high"],
  [/\b(?:chest|shoulder)[- ](?:height|high|level)\b/g, "4.5 ft high"],
  [/\b(?:eye|head)[- ](?:height|high|level)\b/g, "5.5 ft high"],
];

const inOneSpelling = (text: string): string =>
  inDozens(
    wholeNumbers(
      text
        .slice(0, LONGEST_TEXT * 2)
        // "3½": apart, or compatible characters make it 31/2.
        .replace(/[¼-¾⅐-⅞]/g, " $&")
        .normalize("NFKC")
        .toLowerCase()
        // Before all that reads words beside each other; what follows may leave double spaces.
        .replace(/\s+/g, " ")
        .trim(),
    ),
  )
    .replace(/[\u2018\u2019\u201b\u2032\u00b4`]/g, "'")
    .replace(/[\u201c\u201d\u2033]|''/g, '"')
    .replace(/\u00d7/g, "x")
    // "red concrete path -> bluestone"
    .replace(/ ?(?:[-=]+>|[\u2192\u21d2\u2794]) ?/g, " replaced with ")
    .replace(/\bw\/|(?<![\d'"] ?)\bw (?=[a-z]{2}|\d|a )/g, "with ")
    // "a pool with a travertine surround": paving, and no verb.
    .replace(
      /\b(travertine|bluestone|limestone|sandstone|flagstone|slate|granite|porcelain|concrete|brick|paver|paved) surround\b/g,
      "$1 pool surround",
    )
    // "a ring round this tree": where it goes, and no shape.
    .replace(
      /\bround (?=(?:the|this|that|these|those|my|our|your|his|her|their|each|every|both|it|them|all|[2-9]|two|three|four)\b)/g,
      "around ",
    )
    // "Pea gravel around the pit": fires are all that people sit around.
    .replace(/\b(around (?:the|our|my|that)) pit\b/g, "$1 fire pit")
    // "an umbrella table and chairs": two things.
    .replace(
      /\bumbrella table((?: (?:and|&|with|w\/|\+) (?:\d |four |six )?chairs)?)\b/g,
      "dining table$1 and umbrella",
    )
    // "the driveway is cracked, need a new one": the thing that is meant.
    .replace(NEW_ONE, "new $1 ")
    // "concrete walk replace with pavers": the verb behind its thing.
    .replace(REPLACED, "$1replace $2 $3 ")
    .replace(/\bteh\b/g, "the")
    .replace(/\badn\b/g, "and")
    .replace(/\bfrie\b/g, "fire")
    .replace(/\bcor-ten\b/g, "corten")
    // As people write on telephones.
    .replace(/(?<=[a-z]) n (?=[a-z])/g, " and ")
    // "edge the lawn with steel": what is to come is the edging.
    .replace(EDGED, "add $2 edging along the $1")
    .replace(/\bw\/o\b/g, "without")
    .replace(/\bnevermind\b/g, "never mind")
    .replace(/\blites?\b/g, "lights")
    .replace(/\bsu[mn]thing\b/g, "something")
    .replace(/\bppl\b/g, "people")
    .replace(/(?<=[a-z] )'?em\b/g, "them")
    // "(4) boxwoods": a number in brackets before its plant.
    .replace(/(^|[,;:.] ?)\((\d{1,3})\) (?=[a-z])/g, "$1$2 ")
    // "Boxwoods (about 5)", "hostas (a pair)".
    .replace(IN_BRACKETS, (_, about, many) => `, ${about ?? many} of them`)
    // "whatever is cheaper between pavers and gravel": the first of them in order of cost.
    .replace(CHEAPER, (_, one, two) => ` of ${COST_ORDER.indexOf(one) < COST_ORDER.indexOf(two) ? one : two}`)
    // "three cypress, actually no make that five cypress": the later number counts.
    .replace(CORRECTED, "$3 $2$4")
    // "demo ex. deck": the stop belongs to the short form.
    .replace(/\b(ex|furn|approx|dia|ht|incl)\.(?= )/g, "$1")
    // Dashes between spaces, long dashes and bullets part things like commas do.
    .replace(/\s-+\s|^-\s|[\u2013\u2014\u2022\u00b7*]/g, " , ")
    // 5'-6" is one length, as drawings have it.
    .replace(/(\d')-(?=\d{1,2}(?:\.\d+)?")/g, "$1 ")
    .replace(/\br\.\s?o\.\s?w\.?(?=\s)/g, "street")
    // "2-3" and "4'-5'" are from one to the other.
    .replace(/(\d)(['"]?)-(?=\d)/g, "$1$2 to ")
    .replace(/\bo\.\s?c\./g, "oc")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, LONGEST_TEXT);

const PATTERN =
  /\$ ?\d[\d,.]*k?|\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?|[\p{L}\p{M}]+(?:'[\p{L}]+)?|[^\s]/gu;
const MARKS = new Set([...".,;:!?()&+\"'/,"]);

/** Splits a text in normal form. Hyphens join nothing ("fire-pit" is two words); other signs are dropped. */
export function tokenize(normal: string): Token[] {
  const tokens: Token[] = [];
  for (const match of normal.matchAll(PATTERN)) {
    const raw = match[0];
    const start = match.index;
    const end = start + raw.length;
    if (raw.startsWith("$")) tokens.push({ text: "dollars", start, end, number: null, kind: "word" });
    else if (/^\d/.test(raw)) {
      tokens.push({ text: raw, start, end, number: Number(raw.replaceAll(",", "")), kind: "number" });
    } else if (/^[\p{L}\p{M}]/u.test(raw)) {
      const text = raw.endsWith("'s") ? raw.slice(0, -2) : raw.replace("'", "");
      const number = Object.hasOwn(NUMBER_WORDS, text) ? NUMBER_WORDS[text]! : null;
      tokens.push({ text, start, end, number, kind: number === null ? "word" : "number" });
    } else if (MARKS.has(raw)) {
      tokens.push({ text: raw, start, end, number: null, kind: "mark" });
    }
  }
  return tokens;
}
