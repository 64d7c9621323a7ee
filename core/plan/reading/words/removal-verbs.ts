/** What follows the particle where the thing is to reach farther and not to go: "take the walk out to the street". */
export type Reach = "may reach" | "goes";

/** Verbs that take things away with a particle that may stand behind the thing: "rip the yews out", "haul those old pots away". */
export const PARTED_VERBS = {
  rip: { particles: ["out", "up"], reach: "goes" },
  tear: { particles: ["out", "up", "down"], reach: "goes" },
  yank: { particles: ["out", "up"], reach: "goes" },
  dig: { particles: ["out", "up"], reach: "goes" },
  grub: { particles: ["out", "up"], reach: "goes" },
  haul: { particles: ["out", "away", "off"], reach: "goes" },
  chop: { particles: ["out", "down"], reach: "goes" },
  knock: { particles: ["out", "down"], reach: "goes" },
  throw: { particles: ["out", "away"], reach: "goes" },
  chuck: { particles: ["out", "away"], reach: "goes" },
  toss: { particles: ["out", "away"], reach: "goes" },
  take: { particles: ["out", "away", "down", "up"], reach: "may reach" },
  pull: { particles: ["out", "up", "down"], reach: "may reach" },
  clear: { particles: ["out", "away", "off"], reach: "may reach" },
  clean: { particles: ["out"], reach: "may reach" },
  cut: { particles: ["out", "down"], reach: "may reach" },
  get: { particles: ["out"], reach: "may reach" },
  have: { particles: ["out"], reach: "may reach" },
  want: { particles: ["out", "gone"], reach: "may reach" },
} as const satisfies Record<string, { particles: readonly string[]; reach: Reach }>;

export const VERB_FORMS: Record<string, keyof typeof PARTED_VERBS> = {
  ripping: "rip",
  tearing: "tear",
  yanking: "yank",
  digging: "dig",
  grubbing: "grub",
  hauling: "haul",
  chopping: "chop",
  knocking: "knock",
  throwing: "throw",
  chucking: "chuck",
  tossing: "toss",
  taking: "take",
  pulling: "pull",
  clearing: "clear",
  cutting: "cut",
  getting: "get",
  having: "have",
  wants: "want",
};

/** Verbs that take away by themselves; `pull` and `clear` do so before what is only pointed at. */
const WHOLE_VERBS = ["remove", "get rid of", "lose", "ditch", "scrap"];
const BEFORE_POINTED = ["pull", "yank", "clear"];
/** Verbs of a wish as well: with a pronoun between them and their particle most mean another thing. */
const WISHES: ReadonlySet<string> = new Set(["have", "want"]);

const parted = Object.keys(PARTED_VERBS).filter((verb) => !WISHES.has(verb));
const particles = [...new Set(Object.values(PARTED_VERBS).flatMap(({ particles: own }) => own))].filter(
  (one) => one !== "gone",
);
const either = (words: readonly string[]): string => `(?:${words.join("|")})`;

/** Words between what goes and its particle that only add weight: "take it right out". */
export const WEIGHTS: ReadonlySet<string> = new Set(["right", "straight", "clean", "completely", "entirely"]);

/** As the source of a pattern: words that take away what a pronoun points at, before it, behind it and around it. */
export const takingAway = (pronoun: string): string =>
  `(?:${either(parted)} ${pronoun}(?: ${either([...WEIGHTS])})? ${either(particles)}|${either(parted.filter((one) => one !== "get"))} ${either(particles)} ${pronoun}|${either([...WHOLE_VERBS, ...BEFORE_POINTED])} ${pronoun})`;
