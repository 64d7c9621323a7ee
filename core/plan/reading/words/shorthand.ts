import { wordList } from "#core/elements/vocabulary.ts";

/** Short forms of contractors and telephones, by the word that they stand for. None of them is a word of its own. */
const SHORT_FORMS: Readonly<Record<string, string>> = {
  // Materials and colors.
  aluminum: "alum, alumn, alu, alumin",
  aggregate: "agg, aggr",
  bluestone: "bluestn, blustone, bstone",
  brick: "brk, brik",
  cedar: "cdr",
  composite: "compo, cmpst",
  concrete: "conc, concr, cncrt, cncrete",
  flagstone: "flagstn, flgstn, flgstone, flagstne",
  galvanized: "galv",
  limestone: "limestn",
  natural: "nat, natl",
  paver: "pvr",
  pavers: "pvrs",
  stamped: "stmpd, stmp",
  stone: "stn",
  travertine: "trav, travert",
  vinyl: "vnl",
  wood: "wd",
  black: "blk, blck",
  brown: "brn, brwn",
  charcoal: "charc, chrcl",
  dark: "dk, drk",
  gray: "gry",
  green: "grn",
  light: "lt",
  white: "wht, whte",
  // Things.
  adirondack: "adir, adk, adirondak, adirondac, adirondeck, addirondack, adarondack, adirondacs, adirondaks",
  driveway: "drwy, dwy, dway, drvwy, drvway, drway",
  fence: "fnc, fnce",
  flowers: "flwrs, flwers",
  "ground cover": "grdcvr, grndcvr, gdcvr",
  irrigation: "irrig",
  landscape: "lsc, lscp, ldscp, lndscp, lndscape",
  lighting: "ltg, ltng, lightg",
  lights: "lts, lghts",
  patio: "ptio",
  retaining: "ret, rtng, retain",
  "retaining wall": "srw, retwall",
  shrubs: "shrbs, shrubz",
  sidewalk: "sdwlk, sidewlk",
  umbrella: "umb, umbrela",
  // People and small words.
  customer: "cust, custmr",
  "a lot": "alot",
  near: "near of",
  beside: "beside of",
  uplights: "uplts",
  walk: "wlk",
  walkway: "wlkwy, walkwy",
  // Plants.
  arborvitae: "arbs, arborvitaes, arborvite, arborvitea",
  boxwood: "boxwd, bxwd, bxwood, bxw",
  boxwoods: "boxwds, bxwds",
  "crape myrtle": "crape myrt, crepe myrt, crapemyrtle",
  evergreen: "evgrn, evrgrn",
  hydrangea: "hyd, hydr, hydrang",
  hydrangeas: "hyds, hydrangs",
  "japanese maple": "jap maple, j maple, japn maple, jpn maple",
  "ornamental grass": "orn grass, ornam grass, ornamentl grass",
  "ornamental grasses": "orn grasses",
  perennial: "peren",
  perennials: "perens, perrenials, perennails",
  // Places.
  back: "bck",
  backyard: "bkyd, bckyd, bkyrd, bckyrd",
  between: "btwn, btween, b/w, b/t",
  center: "ctr, cntr",
  corner: "cnr, crnr",
  foundation: "fdn, fndn, fndtn, foundtn",
  front: "frnt",
  "front yard": "f/y, fr yd, frnt yd, front yd",
  "back yard": "b/y, bk yd, back yd, rear yd, rr yd",
  "side yard": "side yd, sd yd",
  garage: "grge",
  house: "hse",
  left: "lft, lh",
  perimeter: "perim",
  privacy: "pvt, priv, privcy",
  property: "prop",
  rear: "rr",
  right: "rt, rght, rh",
  grass: "gras",
  coming: "comin",
  // As people speak.
  "out of": "outta",
  "kind of": "kinda",
  "sort of": "sorta",
  "want to": "wanna",
  "lots of": "lotta, lotsa",
  "a couple of": "coupla",
  "going to": "gonna",
  through: "thru, thrgh",
  homeowner: "ho, h/o",
  // Verbs and joints.
  existing: "exist, exst, exg, exstg, exisitng, exisiting, exsisting, existng",
  install: "inst, instl, instal",
  remove: "rem, rmv, rmve",
  replace: "repl, rplc, rplce",
  maintenance: "maint",
  within: "w/in",
  without: "w/out",
  at: "@",
  night: "nite, nght",
  // Measures.
  high: "hgt, hgh",
  "ft long": "lf, l.f., lin ft, linear ft, linear feet, lineal feet, running feet",
  thick: "thk",
  large: "lg, lrg",
  small: "sm, sml, lil",
};

const FULL: ReadonlyMap<string, string> = new Map(
  Object.entries(SHORT_FORMS).flatMap(([full, short]) =>
    wordList(short).map((form) => [form, full] as const),
  ),
);

const escaped = (form: string): string => form.replace(/[./]/g, "\\$&");
const ANY_SHORT = new RegExp(
  `(?<![\\w/'"-])(${[...FULL.keys()]
    .toSorted((a, b) => b.length - a.length)
    .map(escaped)
    .join("|")})(?![\\w'/])(?:\\.(?= [a-z0-9]))?`,
  "g",
);

const COLOR = "(?:gray|grey|brown|tan|blue|green|red|stone|colored|oak|beige|charcoal)";

/** Short forms whose meaning hangs on what stands beside them, and numbers behind their thing. */
const BESIDE: readonly (readonly [said: RegExp, full: string])[] = [
  // "lt side", "lt of the drive": light is a color.
  [/\blt (?=(?:side|of|rear|front|corner|hand|back)\b)/g, "left "],
  [/\bpt (?=(?:deck|wood|lumber|pine|fence|posts?|timber|wall|steps?|stairs)\b)/g, "pressure treated "],
  [/\bcomp (?=(?:deck|decking)\b)/g, "composite "],
  [new RegExp(`\\b(?:lite|lght) (?=${COLOR}\\b)`, "g"), "light "],
  // "steps, 2 no.", "3 ea boxwood", "qty 4"
  [/\b(\d{1,3}) (?:no|ea)\.?(?= (?!(?:longer|more)\b)[a-z]|[,.;]|$)/g, "$1"],
  [/\b(?:qty|quantity)[ .:]*(?:of )?(\d{1,3})\b/g, "$1"],
  // "edged w steel": an edging of its own where the thing has none.
  [/\b(?:edged|edge) (?:with|in|by) (steel|metal|aluminum|corten|timber|wood|concrete)\b/g, "with $1 edging"],
  // "hydrangea x3", "boxwood (3)": as many of what stands before it.
  [
    /(^|[,;.:] |\b(?:and|with|of|add|plant|install) )((?:(?!and |with |or )[a-z']+ ){0,3}[a-z']+) (?:x ?(\d{1,2})\b|\((\d{1,2})\))(?! ?(?:x|ft|'|"|in\b|feet|inch|m\b))/g,
    "$1$3$4 $2",
  ],
  // "3x boxwoods", "3 x boxwood"
  [/(?<!\d ?)\bw (?=[a-z]{3})/g, "with "],
  [/(?<!\d ?x ?)\b(\d{1,2}) ?x (?=[a-z]{3})(?!x\b)/g, "$1 "],
];

const COLORS =
  "white|black|gray|grey|brown|tan|red|green|blue|beige|charcoal|cream|pink|purple|yellow|orange";
/** "the small stones white and some agave": a color behind its thing, as other languages have it. */
const COLOR_BEHIND: readonly [said: RegExp, full: string] = [
  new RegExp(
    `(?<!\\b(?:make|paint|turn|keep|change|want|like|do|get) (?:(?:all )?(?:the|my|our|those|these) )?)\\b(stones?|gravel|rocks?|pebbles?|mulch|flowers?) (${COLORS})(?= and (?!(?:${COLORS})\\b)| ?[.;]|$| (?:along|around|in|on|by|near|please|with|for)\\b)`,
    "g",
  ),
  "$2 $1",
];

/** A text in lower case with its short forms written out. */
export function writtenOut(text: string): string {
  const beside = [...BESIDE, COLOR_BEHIND].reduce(
    (written, [said, full]) => written.replace(said, full),
    text,
  );
  return beside.replace(ANY_SHORT, (_, form: string) => FULL.get(form)!);
}
