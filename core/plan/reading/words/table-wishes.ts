type Rewording = readonly [said: RegExp, meant: string | ((...found: string[]) => string)];

const SHAPE = "round|circular|square|rectangular|rectangle|long";
const COLORS = "white|cream|ivory|tan|beige|gray|grey|charcoal|black|brown|red|orange|yellow|green|blue|teal";
/** What is said of a table besides its shape; a table for a fire, for drinks or for coffee is none to dine at. */
const LOOK =
  "outdoor|patio|dining|garden|big|large|nice|new|wood|wooden|teak|cedar|metal|aluminum|iron|wicker|black|white|gray|grey|brown|green|blue|red|tan";
/** Tables at which nobody dines on chairs of their own. */
const OTHER =
  "bistro|cafe|coffee|side|end|fire|pit|picnic|drink|drinks|accent|water|potting|pong|pool|work|console";
const TABLE = `(?<!\\b(?:${OTHER}) )((?:(?:${LOOK}) ){0,3})(?:(${SHAPE}) )?((?:(?:${LOOK}) ){0,3})(?:table|dining set|patio set)`;
/** How many chairs the table has that is drawn, by the number that was said. */
const SEATS: Readonly<Record<string, string>> = {
  "2": "two",
  two: "two",
  "3": "four",
  three: "four",
  "4": "four",
  four: "four",
  "5": "six",
  five: "six",
  "6": "six",
  six: "six",
  "7": "eight",
  seven: "eight",
  "8": "eight",
  eight: "eight",
  "10": "eight",
  ten: "eight",
  "12": "eight",
  twelve: "eight",
};
/** Numbers that are drawn as they were said; of others it is told. */
const DRAWN: ReadonlySet<string> = new Set(["2", "two", "4", "four", "6", "six", "8", "eight"]);
const COUNT = Object.keys(SEATS).join("|");
const CHAIRS = `((?:(?:${LOOK}|matching) ){0,3})(?:chairs|seats|armchairs)`;

/** "round dining table for four", as the names of furniture have it; a table for two is a bistro table. */
function tableOf(before = "", shape = "", after = "", count = "", ofChairs = ""): string {
  const number = SEATS[count]!;
  const looks = `${before}${after}${ofChairs}`.replace(/\b(?:dining|outdoor|patio|matching) /g, "");
  if (number === "two") return `${looks}bistro table`;
  return `${looks}${shape ? `${shape} ` : ""}dining table for ${number}${DRAWN.has(count) ? "" : ` for ${count} people`}`;
}

const FIRE_LOOK =
  "gas|propane|outdoor|concrete|poured concrete|cast concrete|modern|black|white|gray|grey|stone|natural stone|block|paver|brick|wood burning|built in|big|large|small|nice|low|new|rectangular|rectangle";
const FIRE_SHAPES: Readonly<Record<string, string>> = {
  long: "long",
  linear: "long",
  square: "square",
  round: "round",
  circular: "round",
};
const FIRE_SHAPE = Object.keys(FIRE_SHAPES).join("|");

/** Tables with so many chairs, however people say it. */
export const TABLE_WISHES: readonly Rewording[] = [
  // "round table, 4 chairs", "square dining table with four black chairs".
  [
    new RegExp(`\\b${TABLE},? (?:(?:and|with|w|plus|\\+|&) )?(${COUNT}) ${CHAIRS}\\b`, "g"),
    (_, before, shape, after, count, ofChairs) => tableOf(before, shape, after, count, ofChairs),
  ],
  // "a table that seats 8", "square table, seats 4".
  [
    new RegExp(`\\b${TABLE},? (?:(?:that|which|to) )?(?:seats?|seating(?: for)?) (${COUNT})\\b`, "g"),
    (_, before, shape, after, count) => tableOf(before, shape, after, count),
  ],
  // "a 6 seat dining table", "4 person round table", "8 top".
  [
    new RegExp(`\\b(${COUNT})[ -](?:seat|seater|person|people|chair|top)s? ${TABLE}\\b`, "g"),
    (_, count, before, shape, after) => tableOf(before, shape, after, count),
  ],
  // "round 4 seat table".
  [
    new RegExp(
      `\\b(${SHAPE}) (${COUNT})[ -](?:seat|seater|person|people|chair)s? ((?:(?:${LOOK}) ){0,3})table\\b`,
      "g",
    ),
    (_, shape, count, after) => tableOf("", shape, after, count),
  ],
  // "long rectangular gas fire table": its shape stands before its name.
  [
    new RegExp(`\\b(${FIRE_SHAPE}) ((?:(?:${FIRE_LOOK}) ){1,3})(fire(?: pit)? table|fire ?pit)\\b`, "g"),
    (_, shape, looks, thing) => `${looks}${FIRE_SHAPES[shape!]} ${thing!.replace("pit table", "table")}`,
  ],
  [
    new RegExp(`\\b(fire(?: pit)? table|fire ?pit), (${FIRE_SHAPE})(?=$|[,.;])`, "g"),
    (_, thing, shape) => `${FIRE_SHAPES[shape!]} ${thing!.replace("pit table", "table")}`,
  ],
  [/\b(long|square|round) fire pit table\b/g, "$1 fire table"],
  // "poured concrete look": what a fire table is like, and no paving.
  [
    /\b(fire(?: pit)? table(?:[a-z ]{0,20}?)?),? (?:with |in |and )?(?:an? |the )?(?:poured |cast |faux )?(?:concrete|stone|wood)(?: (?:look|finish|style|top|base|effect))\b/g,
    "$1",
  ],
  // "a gray sofa": that piece alone, and no lounge set with armchairs.
  [
    new RegExp(
      `\\b((?:an?|one|with) (?:(?:${LOOK}) ){0,3}|(?:(?:${LOOK}) ){1,3})(?:sofa|couch)(?=$|[,.;]| (?:with|on|under|here|facing|along|against))`,
      "g",
    ),
    (_, before) => `${before!.replace(/\b(?:outdoor|patio) /g, "")}outdoor sofa`,
  ],
  // "sectional with navy cushions": the cloth has the color.
  [
    new RegExp(
      `\\b((?:(?:outdoor|patio|wicker|wood|wooden|teak|metal|aluminum|l shaped) ){0,3}(?:sectional|sofa|couch|loveseat|love seat|lounge set|conversation set|seating set|lounge furniture|patio furniture|furniture|chaise lounges?|chaises?|loungers?))(?:,? (?:with|w|and|in)|,) ((?:(?:light|dark|navy) )?(?:${COLORS})|navy) (?:seat )?(?:cushions?|pillows?|fabric)\\b`,
      "g",
    ),
    "$2 $1",
  ],
  // "two tall black planters": how high they are stands before their name.
  [
    /\btall ((?:(?:black|white|gray|grey|brown|blue|green|modern|square|concrete|metal|fiberglass|corten|ceramic|glazed) ){1,3})(planters?|pots?)\b/g,
    "$1tall $2",
  ],
  // "4 dark lounge chairs": of what furniture is sold in.
  [
    /\bdark ((?:lounge |club |adirondack |patio |dining )?chairs|adirondacks|loungers|furniture|wicker)\b/g,
    "black $1",
  ],
  // The step and the cabinet belong to a hot tub, and no flight of steps comes with it.
  [
    /\b((?:hot tub|hottub|jacuzzi|spa)\b[^.;]{0,60}?)(?:,? (?:and|with|plus)(?: an?| the)?|,(?: an?)?) (?:(?:wood|wooden|cedar|composite|matching|little|small|gray|grey|brown) ){0,3}steps?\b/g,
    "$1",
  ],
  [
    /\b((?:square |outdoor )?(?:hot tub|hottub|jacuzzi|spa))(?:,? (?:and|with|in)(?: an?| the)?|,(?: an?)?) ([a-z]+) (?:cabinet|sides|surround)\b/g,
    "$2 $1",
  ],
];
