/** What a verb or a no-word does to the things named after it. */
export type Command = "add" | "keep" | "remove" | "refuse" | "replace" | "instead" | "stays" | "goes";

export const commandWords: Record<Command, string> = {
  add: "add, adding, install, installing, installed, build, built, building, put, putting, put in, place, placing, create, creating, lay, laid, construct, include, including, plant, planted, planted with, planting of, use, using, make, introduce, incorporate, then add, give, fill, fill with, pave, paved, cover, covered, dress, grow, set, insert",
  keep: "keep, keeping, preserve, preserving, retain, retaining, leave, leaving, maintain, save, do not touch, dont touch, do not remove, dont remove, do not change, dont change, without removing, without touching, without changing, protect, do not move, dont move, work around, not remove, not touch, not change",
  remove:
    "remove, removing, take out, take away, taking out, get rid of, getting rid of, rip out, tear out, tear down, dig up, dig out, eliminate, clear, clear out, clear away, delete, demolish, pull out, pull up, cut down, strip, erase, lose, take down, scrap, hate, dislike, dont like, do not like, tired of, sick of, fed up with, done with",
  refuse:
    "no, without, avoid, skip, exclude, excluding, not, none, dont, never, no more, dont want, do not want, dont add, do not add, dont put, dont include, do not include, nothing like, not a, not any, except, minus, free of, wont, doesnt, do not, cannot, cant",
  replace:
    "replace, replacing, swap, swapping, swap out, exchange, convert, converting, turn, turning, change, changing, switch, substitute, trade, replaced, transform, transforming",
  instead: "instead of, rather than, in place of, in lieu of, replaces",
  stays:
    "stay, stays, as is, untouched, in place, as it is, as they are, remain, remains, unchanged, alone, intact, preserved, kept",
  goes: "removed, gone, taken out, torn out, ripped out, goes away",
};

export type Link = "and" | "or" | "with" | "lined" | "of" | "into" | "but";

export const linkWords: Record<Link, string> = {
  and: "and, plus, also, as well as, along with, together with, then, followed by, both, &, +",
  or: "or, nor, and or",
  with: "with, featuring, that has, having, has, accented by, accented with, complete with, topped with, edged with, bordered with, edged by, containing, full of, filled with, dotted with",
  lined:
    "lined with, lined by, surrounded by, encircled by, ringed by, flanked by, flanked with, framed by, framed with, bordered by",
  of: "of, made of, made from, made out of, out of, consisting of, built of, built from, constructed of",
  into: "into, to become, over to",
  but: "but, except for, however, although, while, yet, though",
};

export type Article = "definite" | "indefinite" | "existing";

export const articleWords: Record<Article, string> = {
  definite:
    "the, my, our, this, that, these, those, its, their, your, all, whole, entire, all the, all of the, his, her, every, old, tired, overgrown, dead, ugly, cracked, worn",
  indefinite:
    "a, an, some, new, another, more, one, any, a new, brand new, additional, extra, few more, plenty, a lot of, lots of, plenty of, fresh",
  existing:
    "existing, current, present, the existing, my existing, our existing, original, mature, the current, established",
};

/** Number words, beside digits. */
export const numberWords: Record<string, number> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  dozen: 12,
  couple: 2,
  pair: 2,
  few: 3,
  several: 5,
  handful: 4,
};

/** Words of ordinary speech that say nothing about the design. */
export const fillerWords =
  "i, we, you, line of, lines of, row, rows, row of, rows of, group, groups, group of, groups of, cluster, clusters, cluster of, clump, clumps, clump of, mass, masses of, drift of, drifts of, start, start over, begin, over again, everything else, the same, else, ribbon, curving, vertical, hate it, room, room for, everywhere, everywhere else, elsewhere, rest, move, moved, shift, moving, me, us, it, they, them, he, she, is, are, be, been, was, were, will, would, should, could, can, may, might, must, shall, do, does, did, have, had, want, wants, wanted, like, love, need, needs, please, thanks, thank, hi, hello, hey, help, show, see, look, looks, looking, think, maybe, perhaps, just, only, really, very, quite, so, too, also, there, here, what, which, who, how, when, where, why, if, as, than, even, get, got, go, going, let, lets, d, ll, s, ve, re, m, t, am, im, id, ive, wed, youre, something, things, thing, stuff, everything, idea, ideas, kind, sort, type, style, feel, feeling, theme, vibe, shape, shaped, size, sized, color, colour, pattern, material, finish, layout, look and feel, such, same, other, others, both, each, own, well, good, great, big, bigger, large, larger, small, smaller, little, tiny, huge, wide, wider, narrow, long, short, tall, low, high, deep, thin, thick, medium, generous, spacious, simple, basic, quality, high end, expensive, cheap, affordable, budget, cost, money, clean, crisp, healthy, lush, full, green, soft, gentle, gently, sweeping, flowing, winding, meandering, straight, curved, curvy, curve, massed, drift, layer, layered, layers, mix, mixed, combination, variety, various, different, assorted, matching, match, pop, touch, bit, lot, lots, part, piece, set, sets, style of, place to, somewhere, sit, relax, enjoy, eat, dine, cook, play, walk on, use it, during, summer, winter, spring, fall, autumn, season, seasonal, year, year round, all year, day, time, sun, sunny, shady, shade, part shade, full sun, view, size of, about, approximately, roughly, around about, at least, most, much, many, some of, up, off, again, now, after, before that, first, second, third, finally, next, last, lastly, overall, general, generally, ensure, sure, come, comes, run, runs, running, lead, leads, leading, go to, connect, connecting, connects, surround, surrounds, border line, because, since, until, still, already, always, per, via, etc, eg, ie, ok, okay, yes, that is, not only, focal point, focal, feature, features, accent, accents, element, elements, interest, texture, color scheme, tone, tones, style with, planted in, plant in, inches, feet, foot, square, sq, covering, instead, width, length, height, diameter, tucked, nestled, located, positioned, spaced, evenly, neatly, beautifully, nicely, expand, extend, extended, wrap, wrapping, winding through, through, framed, natural looking, realistic, photo realistic, photorealistic, real, keep it, made, make it, make this, give me, give it, want it, tidy edge, well kept, manicure, mow, mown, mowed, weed, weeds, dirt, soil, topsoil, compost layer, mud, bare, patchy, empty, open, cosy corner, decorative, ornamental, leafy, hardy, beside that, type of, kinds, kind of, sort of, ft, in, depth, deep green, vibrant, rich, dense, sparse, clear view, level, flat, flatten, leveled, sloped, slope, hill, hillside, bank, pathway to, raised, sunken, custom, premium, classic look, standard, regular, traditional look, house style, whole thing, inviting look, grade, graded, surface, surfaces, style home, color of, home style, mine, ours, back and forth, welcome, grown, growing, blooms, bloom, flowery, scented, fragrant, purple, yellow, orange, pink, blue, violet, lavender colored, magenta, peach, crimson, gold, green leaves, light colored, dark colored, colored, coloured, colors, colours, decor, decorate, decorated, decorating, install new";
