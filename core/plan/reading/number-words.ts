import { METERS_PER_FOOT, METERS_PER_INCH, METERS_PER_YARD } from "#core/geometry/units.ts";

/** Meters of one unit, by all its spellings. */
export const LENGTH_UNITS: Record<string, number> = {
  ft: METERS_PER_FOOT,
  foot: METERS_PER_FOOT,
  feet: METERS_PER_FOOT,
  "'": METERS_PER_FOOT,
  in: METERS_PER_INCH,
  inch: METERS_PER_INCH,
  inches: METERS_PER_INCH,
  '"': METERS_PER_INCH,
  yd: METERS_PER_YARD,
  yds: METERS_PER_YARD,
  yard: METERS_PER_YARD,
  yards: METERS_PER_YARD,
  m: 1,
  meter: 1,
  meters: 1,
  metre: 1,
  metres: 1,
  cm: 0.01,
  centimeters: 0.01,
  centimetres: 0.01,
  mm: 0.001,
  millimeters: 0.001,
  millimetres: 0.001,
};

/** Square meters of one unit. */
export const SQUARE_UNITS: Record<string, number> = {
  sqft: METERS_PER_FOOT ** 2,
  sf: METERS_PER_FOOT ** 2,
  sqm: 1,
};

/** `deepM`: of ground its width, of water how far down. `thick` is a side of nothing that is drawn. */
export const DIRECTIONS: Record<string, "lengthM" | "widthM" | "heightM" | "deepM" | "thick"> = {
  long: "lengthM",
  length: "lengthM",
  wide: "widthM",
  width: "widthM",
  across: "widthM",
  diameter: "widthM",
  dia: "widthM",
  deep: "deepM",
  depth: "deepM",
  tall: "heightM",
  high: "heightM",
  height: "heightM",
  ht: "heightM",
  thick: "thick",
  thickness: "thick",
};

/** What a number can be of beside a size or a number of something drawn: what is said of it, where that is worth a sentence. */
export const NO_SIZES = {
  distance: "Distances from things that stand there are not measured: circle the spot.",
  yard: "The yard is measured in the photo itself: mark a length there that you know.",
  thickness: "How thick it is does not show in the picture.",
  stones: "stones are drawn in their usual sizes.",
  step: "Steps are drawn with the usual rise and tread.",
  part: "Parts are drawn in their usual sizes.",
  pot: "Plants are drawn as large as their kind grows.",
  amount: "How much of it is needed follows from its ground: see the bill of materials.",
  money: "What it costs stands in the bill of materials: a budget chooses nothing by itself.",
  time: null,
} as const satisfies Record<string, string | null>;

export type NoSize = keyof typeof NO_SIZES;

/** What a number is of by the words right behind it, with the words that belong to it. */
export const OF_NO_SIZE: readonly (readonly [RegExp, NoSize])[] = [
  [/^(?:gallons?|gal)\b/, "pot"],
  [
    /^(?:inch |in |" |cm )?(?:caliper|dbh)\b|^(?:ft|foot|feet|inch|inches|in|"|') (?:root ?balls?|spread)\b/,
    "pot",
  ],
  [
    /^(?:tons?|tonnes?|bags?|pallets?|cubic (?:yards?|yds?|feet|ft|meters?|metres?)|cu (?:yds?|ft))\b/,
    "amount",
  ],
  [/^(?:yards?|yds?)(?= of (?:\w+ )?(?:mulch|soil|topsoil|compost|gravel|stone|rock|sand|dirt)\b)/, "amount"],
  [
    /^(?:inch|inches|in|"|cm|ft|feet|foot)(?= of (?:[a-z]+ )?(?:soil|topsoil|mulch|gravel|compost|sand|base|stone|rock)\b)/,
    "thickness",
  ],
  [/^(?:inch|inches|in|"|cm) (?:thick |concrete )?slab\b(?! of)/, "thickness"],
  [/^(?:ft|foot|feet|inch|inches|in|"|')(?: wide)?(?= (?:[a-z]+ )?gates?\b)/, "part"],
  [/^(?:grand|k|bucks|dollars?|thousand(?: dollars| bucks)?)\b/, "money"],
  [/^(?:years?|yrs?|months?|weeks?|weekends?|days?|hours?|minutes?|am|pm)(?: old)?\b/, "time"],
  [/^(?:inch|inches|in|"|cm) (?:high |tall |deep )?(?:risers?|rises?|treads?)\b/, "step"],
  [
    /^(?:(?:ft|foot|feet|inch|inches|in|"|'|cm|mm) )?(?:thick |deep |wide |square )?(?:(?:wood|cedar|steel|cap|gravel|stone|concrete) )?(?:posts?|slats?|planks?|rails?|pickets?|boards?|joints?|gaps?|base|footings?|beams?|caps?|copings?)\b(?! (?:[a-z]+ ){0,2}fenc)/,
    "part",
  ],
];

/** Parts whose sides are no sides of the whole. */
export const PARTS =
  /^(?:(?:wood|cedar|steel|treated) )?(?:posts?|slats?|planks?|boards?|beams?|rafters?|pickets?|timbers?|joists?)\b/;

/** What is measured by the cubic yard. */
export const LOOSE_MATERIAL = /\b(?:mulch|soil|topsoil|compost|gravel|stone|rock|sand|dirt)\b/;

/** Words for paving stones: a size in inches before them is that of one stone. */
export const STONES =
  /^(?:(?:square|concrete|stone|gray|grey|charcoal|white|black|tan|large|big|cut|natural|bluestone|porcelain|travertine|limestone|granite|wide|bullnose) ){0,3}(?:pavers?|slabs?|tiles?|flags|flagstones?|stepping stones?|steppers|bluestone|travertine|porcelain|limestone|granite|slate|concrete slabs|concrete pads)\b(?! (?:patio|walk|walkway|path|driveway|drive|terrace|pad|area))/;

/** The same right before a size. */
export const STONES_BEFORE =
  /\b(?:pavers|slabs|tiles|flags|flagstones|plates|pads|planks|(?:large|big) format)(?: ?,)? $/;

/** Usual sizes of paving stones, in inches, feet and centimeters: such a pair beside a word for stones is of one of them. */
const FORMATS: readonly (readonly [meters: number, sides: string])[] = [
  [
    METERS_PER_INCH,
    "4x8 6x6 6x9 6x12 8x8 8x16 12x12 12x18 12x24 16x16 16x24 18x18 18x24 18x36 24x24 24x30 24x36 24x48 30x30 36x36 48x48",
  ],
  [METERS_PER_FOOT, "1x2 2x2 2x3 2x4 3x3"],
  [0.01, "20x20 30x60 40x40 40x60 45x90 50x50 60x60 60x90 60x120 80x80 90x90 100x100"],
];
/** Meters of the unit that such a pair is in. */
export const STONE_FORMATS: ReadonlyMap<string, number> = new Map(
  FORMATS.flatMap(([meters, sides]) => sides.split(" ").map((pair) => [pair, meters] as const)),
);
/** No single stone is longer, meters. */
export const LONGEST_STONE_M = 1.3;

/** Behind a number with its unit: so wide is a joint. */
export const JOINTS =
  /^(?:wide )?(?:(?:grass|turf|lawn|gravel|pea gravel|pebble|thyme|planted|green) )?(?:joints|gaps|strips)\b/;
