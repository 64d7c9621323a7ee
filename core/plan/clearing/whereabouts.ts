import { parseWords } from "#core/plan/parse-plan.ts";
import { normalText } from "#core/plan/reading/tokenize.ts";
import { reworded } from "#core/plan/reading/words/rewordings.ts";
import { isTree } from "#core/plan/removal-notes.ts";
import { looseWish } from "./loose-things.ts";
import { type PhotoPart, placeAfter } from "./where-words.ts";

/** What grows in a photo, as words name it; weeds are all of them at a place. */
export type GrowingKind = "tree" | "shrub" | "hedge" | "grass" | "weeds";

/** Which of the plants of a photo words mean. `many`: all that are there, `count` where they say how many. */
export type Whereabouts = {
  kind: GrowingKind;
  many: boolean;
  count?: number;
  side?: "left" | "right";
  /** A part of the photo that it stands by or before. */
  by?: PhotoPart;
  /** Dead, dry or brown. */
  dry?: true;
  /** Said to be large or overgrown. */
  large?: true;
  /** Said to be small or low. */
  small?: true;
  /** One that is said to be tall, and so higher than wide. */
  tall?: true;
  /** The color of its leaves. */
  color?: "red" | "yellow" | "purple";
};

const GRASSES = /\b(?:grass(?:es)?|pampas|muhly|fountain ?grass|liriope|sedges?)$/;
const WEEDS = /\bweeds?$/;
const DRY = /\b(?:dead|dry|dried(?: up| out)?|brown|dying)\b/;
const LARGE =
  /\b(?:big|bigger|biggest|large|huge|giant|gigantic|massive|enormous|monster|monstrous|tall|over ?grown|overgrown|out of control)\b/;
const COUNTS: Readonly<Record<string, number>> = { two: 2, both: 2, three: 3, four: 4, five: 5, pair: 2 };
const SMALL = /\b(?:small|smaller|smallest|little|low|tiny|short)\b/;
/** Colors that leaves have and other plants have not; right before the name. */
const LEAF_COLOR = /\b(red|yellow|golden|gold|purple|burgundy) (?:(?!and\b|with\b|on\b|in\b)[a-z]+ ){0,2}$/;
const LEAF_COLORS: Readonly<Record<string, NonNullable<Whereabouts["color"]>>> = {
  golden: "yellow",
  gold: "yellow",
  yellow: "yellow",
  red: "red",
  burgundy: "red",
  purple: "purple",
};
const TALL = /\btall(?:er|est)?\b/;
/** Words for several that end in no "s". */
const SEVERAL = /(?:[^s]s|bushes|grasses|leaves|shrubbery|liriope)$/;

/** What grows under a name; null where it names nothing that grows. */
export function growingKind(name: string): GrowingKind | null {
  if (WEEDS.test(name)) return "weeds";
  if (isTree(name)) return "tree";
  if (looseWish(name)) return null;
  if (/\bhedges?$/.test(name)) return "hedge";
  if (GRASSES.test(name)) return "grass";
  if (
    /\b(?:bush(?:es)?|shrubs?|shrubbery|plants?|sagos?|evergreens?|yews?|arborvitaes?|conifers?)$/.test(name)
  )
    return "shrub";
  const [element] = parseWords(name).elements;
  if (element?.kind === "tree") return "tree";
  return element?.kind === "bed" && element.species.length > 0 ? "shrub" : null;
}

/**
 * Which plant of the photo is meant by a name (`name`, as a note tells it) in a person's words: "that big round tree in front of the garage".
 * Null where nothing that grows is named, or only its name is said of it.
 */
export function whereaboutsOf(said: string, name: string): Whereabouts | null {
  const kind = growingKind(name);
  const normal = reworded(normalText(said));
  const at = normal.indexOf(name);
  if (!kind || at < 0) return null;
  const before = /(?:[a-z]+ ){0,5}$/.exec(normal.slice(0, at))![0];
  const found = placeAfter(normal.slice(at + name.length));
  const own = /\b(left|right)(?:[- ]hand)? (?:[a-z]+ ){0,2}$/.exec(before)?.[1];
  if (own && !found.side) found.side = own as "left" | "right";
  const number = Object.keys(COUNTS).find((word) => new RegExp(`\\b${word} (?:[a-z]+ ){0,3}$`).test(before));
  const count = number ? COUNTS[number] : undefined;
  // A note may have the color in the name: "red Japanese maple".
  const color = LEAF_COLORS[LEAF_COLOR.exec(before + name.replace(/[a-z]+$/, ""))?.[1] ?? ""];
  return {
    kind,
    many: count !== undefined || kind === "weeds" || SEVERAL.test(name),
    ...(count === undefined ? {} : { count }),
    ...found,
    ...(DRY.test(before) ? { dry: true as const } : {}),
    ...(LARGE.test(before) ? { large: true as const } : {}),
    ...(SMALL.test(before) ? { small: true as const } : {}),
    ...(color ? { color } : {}),
    ...(TALL.test(before + name) ? { tall: true as const } : {}),
  };
}
