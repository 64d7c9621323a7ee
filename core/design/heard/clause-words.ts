import { wordList } from "#core/elements/vocabulary.ts";

/** What a verb does to what it is said of. */
export type Verb =
  | "remove"
  | "keep"
  | "add"
  | "want"
  | "have"
  | "put"
  | "replace"
  | "set"
  | "move"
  | "sized"
  | "undo"
  | "edged"
  | "other";

/** Words with a place in a clause of their own, whatever they are said of. */
export type Mark =
  | { is: "verb"; verb: Verb }
  | { is: "goes" }
  | { is: "stays" }
  | { is: "not" }
  | { is: "no" }
  | { is: "instead" }
  | { is: "insteadOf" }
  | { is: "same" }
  | { is: "parting" }
  | { is: "it"; isAll?: true }
  | { is: "why" }
  | { is: "one" }
  | { is: "more"; count?: number }
  | { is: "only" }
  | { is: "to" }
  | { is: "too" }
  | { is: "half"; factor: number }
  /** `isDeaf`: whatever else the clause says, it asks for nothing. */
  | { is: "teller"; isDeaf?: true }
  | { is: "small" };

type Row = readonly [Mark, string];

const ROWS: readonly Row[] = [
  [
    { is: "verb", verb: "remove" },
    `remove, delete, take out, take away, take off, take down, get rid of, rip out, rip up, tear out, tear down, dig out, dig up, pull out, pull up, lose, ditch, skip,
    omit, scrap, nix, leave out, clear out, eliminate, erase, forget about, scratch, chuck, bin, cancel, kill, no need for, dont need, do not need, dont want, do not want, drop, do away with,
    doesnt want, does not want, dont like, do not like, doesnt like, hate, hates, without, no more, cut out, axe, toss, dont care for, do not care for, not a fan of, not a big fan of, not fans of, lose all, remove all`,
  ],
  [
    { is: "verb", verb: "keep" },
    "keep, leave, retain, save, preserve, protect, dont touch, do not touch, dont change, do not change, dont move, do not move, love, loves, like, likes, we like, we love",
  ],
  [
    { is: "verb", verb: "add" },
    "add, plant, underplant, fill in with, fill it in with, fill the gaps with, install, include, build, throw in, put in, stick in, pop in, drop in, tuck in, squeeze in, work in, mix in",
  ],
  [
    { is: "verb", verb: "want" },
    "want, wants, need, needs, would like, would love, id like, id love, prefer, wish, give",
  ],
  [{ is: "verb", verb: "have" }, "have, has, get, see, with, show"],
  [{ is: "verb", verb: "put" }, "put, place, stick, pop, tuck, squeeze, set"],
  [
    { is: "verb", verb: "replace" },
    "replace, swap, swap out, switch, switch out, change, exchange, trade, convert, substitute, sub, sub out, turn into, swapped, switched, replaced",
  ],
  [
    { is: "verb", verb: "set" },
    "make, makes, made, paint, painted, color, colour, stain, stained, use, go with, go for, do, try, be, should be, could be, must be, needs to be, has to be, have to be, need to be, turn, lets do, is, are, was, were",
  ],
  [
    { is: "verb", verb: "move" },
    "move, moved, shift, bring, push, pull, slide, scoot, scooch, nudge, relocate, goes, go, should go, could go, needs to go over, needs to move, moves",
  ],
  [
    { is: "verb", verb: "sized" },
    "resize, size, bump, bump up, take, knock, cut, cut down, trim, trim down, reduce, stretch, bring down, take down, drop down",
  ],
  [{ is: "verb", verb: "undo" }, "undo"],
  [
    { is: "verb", verb: "other" },
    "step down, step up, repeat, rotate, spin, angle, twist, swivel, stagger, curve, round off, square off, straighten, cluster, bunch, mow, extend, continue, wrap, tidy, hide, match up, flip, space, spread, scatter, fill in, thin out, round the corners, around the corners, round off the corners, center, centre, line up, stagger, restore, revert, bring back, put back, go back",
  ],
  [
    { is: "goes" },
    "can go, has to go, have to go, needs to go, need to go, must go, should go, goes away, gone, out, go away, is out, are out, can come out, can be removed, has got to go, is gone, are gone, out of there, taken out, taken down, taken away, removed, torn out, ripped out, deleted, be gone, be removed",
  ],
  [
    { is: "stays" },
    "stays, stay, can stay, should stay, must stay, can remain, remains, is fine, is ok, is okay, is good, is great, is perfect, are fine, are ok, are okay, are good, are great, are perfect, looks good, looks great, look good, look great, is nice, are nice, is lovely, stays put",
  ],
  [{ is: "not" }, "not"],
  [{ is: "no" }, "no"],
  [{ is: "instead" }, "instead"],
  [{ is: "insteadOf" }, "instead of, rather than, in place of, in lieu of"],
  [
    { is: "same" },
    "same as, the same as, match, matches, matching, to match, should match, mirror, mirrors, identical to, in the same stone as, the same stone as, same stone as, same material as, the same material as, same color as, the same color as, same plants as, the same plants as",
  ],
  [{ is: "parting" }, "and, but, then, also, plus, while, though"],
  [
    { is: "why" },
    "so, so that, otherwise, cause, because, since, as long as, for safety, for privacy, for security, for shade, for the kids, for the dog",
  ],
  [{ is: "it", isAll: true }, "it all, everything, all of it, the whole thing, everything else"],
  [
    { is: "it" },
    "it, them, they, those, these, that, this, both, the ones, the others, the rest, all of them, both of them, him, of them",
  ],
  [{ is: "one" }, "one, ones"],
  [
    { is: "more", count: 1 },
    "another, one more, a second, a third, a fourth, second, third, an extra, one extra",
  ],
  [{ is: "more" }, "more, additional, extra"],
  [{ is: "only" }, "only, just, down to, total, in all, in total"],
  [{ is: "to" }, "to, into, with, for, by, like, at, around, about, roughly, maybe, say, approx, over to"],
  [{ is: "too" }, "too"],
  [
    { is: "half", factor: 0.5 },
    "half, half as, half of, half the, half as many, half as much, halve, in half, half the size, half that size, half their size, half the number of",
  ],
  [
    { is: "half", factor: 2 },
    "twice, twice as, double, double the, twice as many, twice as much, twice the size, double the size, double the number of",
  ],
  [{ is: "half", factor: 3 }, "triple, three times, 3 times, 3 times as, triple the size"],
  [
    { is: "teller" },
    "we, i, he, she, you, its, it is, thats, that is, theyre, they are, im, i am, there is, there are, if, when, hoa, who, nobody, everybody, everyone, people",
  ],
  [
    { is: "teller", isDeaf: true },
    "there is not, theres not, there is no, theres no, there isnt, not enough room, not enough space, dont want to, do not want to, so i can, so we can, so that we, so that i, so there is, so there are, so it is, so it looks, so they, so it doesnt, so i dont, so we dont, so you dont, if thats ok, if that is ok, if you can, if you could, if not, if possible, if its possible, who wants, no worries, in case, hard to",
  ],
  [
    { is: "small" },
    "right now, at the moment, for now, will do, would do, i guess, i suppose, in full bloom, in bloom, in flower, in full flower, omg, in a group, not all over, all over, in threes, in fives, in groups, make so, make it so, do so, want to, wants to, need to, needs to, would like to, would love to, like to, what about if, what about, how about, what if, would be nicer, would be better, would be nice, would look better, would look nicer, would be prettier, would be great, would be cool, would be lovely, would be good, after all, as well, too much, or so",
  ],
];

const MARKS: ReadonlyMap<string, Mark> = new Map(
  ROWS.flatMap(([mark, words]) => wordList(words).map((phrase) => [phrase, mark] as const)),
);
const LONGEST = Math.max(...[...MARKS.keys()].map((phrase) => phrase.split(" ").length));

/** The longest phrase with a place of its own that begins at a word. */
export function findMark(words: readonly string[], at: number): { mark: Mark; length: number } | null {
  for (let length = Math.min(LONGEST, words.length - at); length >= 1; length--) {
    const mark = MARKS.get(words.slice(at, at + length).join(" "));
    if (mark) return { mark, length };
  }
  return null;
}

/** Words that say nothing in a clause whose other words are read. */
export const SMALL: ReadonlySet<string> = new Set(
  wordList(
    `please, pls, plz, ok, okay, now, just, really, very, quite, much, way, even, still, actually, maybe, perhaps, bit, little, slightly, touch, tad, lot, somewhat, can, could, would, should, will, shall,
    might, may, must, you, u, we, i, id, lets, let, me, us, my, our, your, also, again, thanks, thank, hi, hello, hey, hm, hmm, oh, lol, haha, well, yes, yeah, yep, sorry, mate, as, a, an, the, there, here, in, of, on, some, any,
    all, each, every, too, so, such, kind, sort, after, afterwards, possible, if, then, to, at, be, is, are, was, do, does, did, have, has, for, by, with, about, around, side, sides, same, style, type, size, sized, color, colour, colors, colours, look,
    looks, looking, instead, only, it, them, they, those, these, that, this, ones, one, up, down, over, more, new, nice, good, great, better, best, big, customer, client, wife, husband, wants, says, said, asked, think, want, whole, entire, thing, things, part, area, what, how, rather, probably, else, high, tall, wide, long, deep, wide, tall, high, thick, enough, plain, simple, real, proper, own, like, both, other, others, kinda, sorta, max, maximum, tops, min, minimum, far, mostly, mainly, than, from, into, onto, off, out, go, get, got, come, year, today, first, last, next, right, left, required, law, by law, please make so, group, in a group, not all over, afterwards, anymore, anyway, either, neither, though, across, plenty, fake, real, actual, supposed, already, completely, totally, entirely, altogether, definitely, honestly, preferably`,
  ),
);
