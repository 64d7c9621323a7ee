import type { ElementKind, Place } from "#core/elements/element.ts";
import { wordList } from "#core/elements/vocabulary.ts";
import type { Direction, Group, Shade, Side, Which } from "./operation.ts";

const table = <T>(rows: readonly (readonly [words: string, meaning: T])[]): ReadonlyMap<string, T> =>
  new Map(rows.flatMap(([words, meaning]) => wordList(words).map((word) => [word, meaning] as const)));

export const GROUP_WORDS: Record<string, Group> = {
  plants: "plants",
  plant: "plants",
  planting: "plants",
  plantings: "plants",
  shrubs: "plants",
  shrub: "plants",
  bushes: "plants",
  stone: "stone",
  stones: "stone",
  paving: "stone",
  hardscape: "stone",
  wood: "wood",
  everything: "all",
  all: "all",
};

/** Words that only describe in a first wish, and name a thing when a change speaks of them by themselves. */
export const NAME_WORDS: Record<string, ElementKind> = {
  chair: "furniture",
  chairs: "furniture",
  bench: "furniture",
  benches: "furniture",
  seats: "furniture",
  edging: "edging",
};

/** Which of several, as phrases from left to right; longer ones first. */
export const WHICH_WORDS: readonly (readonly [phrase: string, which: Which])[] = [
  ["on the left side", "left"],
  ["on the right side", "right"],
  ["to the left", "left"],
  ["to the right", "right"],
  ["on the left", "left"],
  ["on the right", "right"],
  ["at the left", "left"],
  ["at the right", "right"],
  ["in the front", "front"],
  ["at the front", "front"],
  ["in front", "front"],
  ["in the back", "back"],
  ["at the back", "back"],
  ["in the rear", "back"],
  ["in the middle", "middle"],
  ["in the center", "middle"],
  ["left hand", "left"],
  ["right hand", "right"],
  ["leftmost", "left"],
  ["rightmost", "right"],
  ["left", "left"],
  ["right", "right"],
  ["front", "front"],
  ["back", "back"],
  ["middle", "middle"],
];

/** What something stands at, by the landmark, use or kind that is named behind "by", "along", "next to". */
export const WHICH_OF_LANDMARK: Record<string, Which | undefined> = {
  house: "house",
  fence: "fence",
  walk: "walk",
  walkway: "walk",
  driveway: "driveway",
};

export type Comparison = { way: "grow" | "shrink"; side?: Side };

export const COMPARISONS = table<Comparison>([
  ["bigger, larger, big, large, enlarge, expand, extend, grow, increase", { way: "grow" }],
  ["smaller, small, tiny, little, shrink, reduce, decrease, downsize, tighter", { way: "shrink" }],
  ["wider, wide, widen, deeper, deep, thicker, broader", { way: "grow", side: "width" }],
  ["narrower, narrow, thinner, skinny, shallower, slimmer", { way: "shrink", side: "width" }],
  ["longer, long, lengthen", { way: "grow", side: "length" }],
  ["shorter, short, shorten", { way: "shrink", side: "length" }],
  ["taller, tall, higher, high, raise", { way: "grow", side: "height" }],
  ["lower, low", { way: "shrink", side: "height" }],
  ["fewer, less, many", { way: "shrink", side: "count" }],
]);

/** The words of `COMPARISONS` that compare by themselves; the others need "too", "as" or "half" before them. */
export const COMPARING: ReadonlySet<string> = new Set(
  [...COMPARISONS.keys()].filter((word) =>
    /(er|en|less|extend|expand|shrink|increase|decrease|reduce|enlarge|raise|downsize|grow)$/.test(word),
  ),
);

/** Kinds that "shorter" makes lower and not less long. */
export const UPRIGHT: ReadonlySet<string> = new Set(["fence", "hedge", "tree", "retaining-wall", "pergola"]);

export const SHADES = table<Shade>([
  ["darker, darken, deeper color", "darker"],
  ["lighter, lighten, brighter, paler", "lighter"],
]);

/** Where something is moved, longer phrases first. */
export const DIRECTIONS: readonly (readonly [phrase: string, to: Direction | Place])[] = [
  ["further from the house", "away"],
  ["farther from the house", "away"],
  ["away from the house", "away"],
  ["off the house", "away"],
  ["closer to the house", "house"],
  ["nearer to the house", "house"],
  ["nearer the house", "house"],
  ["near the house", "house"],
  ["towards the house", "house"],
  ["toward the house", "house"],
  ["to the house", "house"],
  ["along the house", "along-house"],
  ["against the house", "along-house"],
  ["along the fence", "along-fence"],
  ["by the fence", "along-fence"],
  ["to the fence", "along-fence"],
  ["along the walkway", "along-walk"],
  ["along the walk", "along-walk"],
  ["along the path", "along-walk"],
  ["by the walk", "along-walk"],
  ["along the driveway", "along-driveway"],
  ["along the drive", "along-driveway"],
  ["by the driveway", "along-driveway"],
  ["around the tree", "around-tree"],
  ["by the tree", "around-tree"],
  ["under the tree", "around-tree"],
  ["around the pool", "around-pool"],
  ["by the pool", "around-pool"],
  ["around the patio", "around-patio"],
  ["onto the patio", "around-patio"],
  ["on the patio", "around-patio"],
  ["by the patio", "around-patio"],
  ["back corner", "corner"],
  ["the corner", "corner"],
  ["in the middle", "centre"],
  ["to the middle", "centre"],
  ["in the center", "centre"],
  ["to the center", "centre"],
  ["to the left", "left"],
  ["to the right", "right"],
  ["to the back", "farther"],
  ["to the rear", "farther"],
  ["to the front", "nearer"],
  ["to the street", "nearer"],
  ["back of the yard", "farther"],
  ["further back", "farther"],
  ["farther back", "farther"],
  ["further left", "left"],
  ["farther left", "left"],
  ["further right", "right"],
  ["farther right", "right"],
  ["backwards", "farther"],
  ["forward", "nearer"],
  ["forwards", "nearer"],
  ["closer", "nearer"],
  ["nearer", "nearer"],
  ["back", "farther"],
  ["left", "left"],
  ["right", "right"],
];

/** Words that say nothing at the beginning of a clause. */
export const OPENINGS = [
  "can you",
  "can we",
  "could you",
  "could we",
  "would you",
  "will you",
  "may we",
  "please",
  "just",
  "also",
  "and",
  "plus",
  "but",
  "then",
  "actually",
  "hmm",
  "ok",
  "okay",
  "well",
  "now",
  "so",
  "maybe",
  "perhaps",
  "lets",
  "let",
  "let us",
  "i would also like to see",
  "i would like to see",
  "i want to see",
  "i would also like to",
  "i would like to",
  "i want to",
  "we want to",
  "we need to",
  "i would also like",
  "i would like",
  "we would like",
  "i would love to",
  "i would love",
  "we would love",
  "i want",
  "we want",
  "i need",
  "we need",
  "what about",
  "how about",
  "yes",
  "hi",
  "hello",
  "the customer wants",
  "the homeowner wants",
  "homeowner wants",
  "my wife wants",
  "my husband wants",
  "she wants",
  "he wants",
  "they want",
  "the client wants",
  "no no",
  "try",
  "go with",
  "no wait",
  "wait",
  "can",
  "could",
  "id like",
  "id love",
  "id",
  "i think",
  "i guess",
  "we could",
  "you could",
];

/** Letters that people swap in the small words of a change; the lexicon mends the words of landscaping. */
export const SMALL_SLIPS: Record<string, string> = {
  teh: "the",
  hte: "the",
  adn: "and",
  nad: "and",
  mvoe: "move",
  wiht: "with",
  whit: "with",
  fo: "of",
  ot: "to",
  alot: "a lot",
  thier: "their",
  biger: "bigger",
  largr: "larger",
  smaler: "smaller",
  grey: "grey",
  widder: "wider",
  fier: "fire",
  lites: "lights",
};

/** Verbs of a change, so that slips in them are mended as well. */
export const VERBS = wordList(
  "remove, replace, change, switch, delete, bigger, larger, smaller, closer, wider, narrower, taller, shorter, shorten, longer, lengthen, higher, darker, lighter, instead, convert, another, second, extend, enlarge, shrink, without",
);
