/** What a verb or a no-word does to the things named after it. */
export type Command =
  | "add"
  | "keep"
  | "remove"
  | "refuse"
  | "replace"
  | "instead"
  | "stays"
  | "goes"
  | "unneeded"
  | "fewer"
  | "move"
  | "paint"
  | "moved";

export const COMMAND_WORDS: Record<Command, string> = {
  add: `
    add, adding, install, installing, installed, build, built, building, put, putting, put in, putting in, place,
    placing, create, creating, lay, laid, construct, include, including, plant, planted, planted with, underplant, underplant with, underplanted, underplanted with, interplanted with,
    planting of, use, using, make, introduce, incorporate, then add, give, fill, fill with, pave, paved,
    cover, covered, dress, grow, set, insert
  `,
  keep: `
    keep, keeping, preserve, preserving, retain, retaining, leave, leaving, maintain, trim, prune, mow, cut back, save, do not touch,
    dont touch, do not remove, dont remove, do not change, dont change, without removing, without touching,
    without changing, dont cover, dont cover up, do not cover, dont block, do not block, dont hide, do not hide, without blocking, without covering, dont disturb, do not disturb,
    dont hurt, dont damage, dont mess with, stay away from, protect, do not move, dont move, work around, not remove, not touch, not change
  `,
  remove: `
      remove, removing, demo, take up, taking up, take out, take away, taking out, ripping out, rip up, tearing out, tear up, tearing up, digging out, pulling out, pull up, ripping up,
      taking down, tearing down, cutting down, rid of, haul away, haul off, pull, get rid of, getting rid of, rip out, tear out, tear
      down, dig up, dig out, eliminate, clear, clear out, clear away, delete, demolish, pull out, pull up,
      cut down, strip, erase, lose, take down, scrap, hate, dislike, dont like, do not like, tired of, sick
      of, fed up with, done with, yank, yanking, ditch, ditching, nix, axe, chuck, do away with, doing away with, get shot of, grub out, root out
    `,
  refuse: `
      no, without, avoid, skip, exclude, excluding, not, none, dont, never, no more, dont want, do not want,
      dont add, do not add, dont put, dont include, do not include, nothing like, not a, not any, except,
      minus, free of, wont, doesnt, do not, cannot, cant
    `,
  replace: `
      replace, replacing, swap, swapping, swap out, exchange, convert, converting, turn, turning, change,
      changing, switch, substitute, trade, replaced, transform, transforming
    `,
  /** What stands in the photo is to stand elsewhere. */
  move: "relocate, relocating, transplant, transplanting",
  moved: "be moved, been moved, moved away, be relocated, be transplanted",
  paint: "paint, repaint, painting, repainting",
  instead: "instead of, rather than, in place of, in lieu of, replaces",
  stays: `
      stay, stays, as is, untouched, in place, as it is, as they are, remain, remains, unchanged, alone,
      intact, preserved, kept, doesnt change, does not change, doesnt move, does not move, not changing, wont change, stays put,
      stays exactly as it is, stays the way it is, stays like it is
    `,
  fewer: "less, fewer, less of, fewer of, not so many, not as many, not so much, thin out, thin",
  unneeded: `
      not needed, not necessary, not required, unnecessary, not wanted, isnt needed, isnt necessary, arent needed, no need, is not needed,
      are not needed, not necessary here
    `,
  goes: "removed, gone, taken out, torn out, ripped out, goes away, comes down, come down, coming down, comes out, come out, coming out, has to go, needs to go, have to go, must go, can go, should go",
};

/** What comes before the greatest height of plants. */
export const LIMIT_WORDS = `
    no taller than, no higher than, not taller than, not higher than, nothing over, nothing above, nothing taller than, nothing
    higher than, nothing more than, no bigger than, not bigger than, no larger than, not larger than, no wider than, not wider than, no longer than, no deeper than, never over, not over, no more than, shorter than, lower than, at most, up to a max of, max, maximum
  `;

export type Link = "and" | "or" | "with" | "lined" | "edged" | "of" | "into" | "but";

export const LINK_WORDS: Record<Link, string> = {
  and: "and, plus, also, as well as, along with, together with, then, followed by, both, &, +",
  or: "or, nor, and or",
  with: `
    with, featuring, that has, having, has, accented by, accented with, complete with, topped with, containing, full of, filled with, dotted with
  `,
  edged: "edged with, edged in, bordered with, edged by, trimmed with, trimmed in",
  lined: `
      lined with, lined by, surrounded by, encircled by, ringed by, ringed with, encircled with, surrounded with, flanked by, flanked with, framed by,
      framed with, bordered by
    `,
  of: "of, made of, made from, made out of, out of, consisting of, built of, built from, constructed of",
  into: "into, to become, over to",
  but: "but, except for, however, although, while, yet, though",
};

export type Article = "definite" | "indefinite" | "existing";

export const ARTICLE_WORDS: Record<Article, string> = {
  definite: `
      the, my, our, this, that, these, those, its, their, your, all, whole, entire, all the, all of the,
      his, her, every, old, tired, overgrown, dead, dormant, parched, ugly, cracked, worn, scraggly, straggly, leggy, weedy,
      patchy, sad, tatty, shabby, dying, this young, that young, the young, our young, my young, these young, those young
    `,
  indefinite: `
      a, an, some, new, another, more, one, any, a new, brand new, additional, extra, few more, plenty, a
      lot of, lots of, plenty of, fresh
    `,
  existing: `
      existing, ex, current, present, the existing, my existing, our existing, original, mature, the current,
      established
    `,
};

/** Number words, beside digits. */
export const NUMBER_WORDS: Record<string, number> = {
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
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  eighteen: 18,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  dozen: 12,
  couple: 2,
  pair: 2,
  few: 3,
  several: 5,
  handful: 4,
  trio: 3,
};

/** Words of ordinary speech that say nothing about the design, or nothing that can be weighed. */
export const FILLER_WORDS: readonly string[] = [
  // Persons, auxiliaries, politeness, talk.
  `
    total, in total, in all, altogether, clearance, i, we, you, me, us, it, they, them, he, she, mine, ours, is, are, be, been, was, were, will, would, should,
    could, can, may, might, must, shall, do, does, did, have, had, d, ll, s, ve, re, m, t, am, im, id, ive, wed,
    youre, want, wants, wanted, want it, like, love, need, needs, please, thanks, thank, hi, hello, hey, welcome,
    soften, softens, softening, help, show, see, look, looks, said, says, say, told, asked, knows, know, u, ur, pls, plz, thx, ta, cheers, eh, lol, btw, fyi, approx, incl, looking, think, maybe, perhaps, ensure, sure, let, lets, get, got, go, going,
    ok, okay, yes, idea, ideas, leaves, leaf litter, step out, step over, step off, park there, afternoon, morning, losing, die, doesnt die, earth, sky, without nothing, mom, mum, dad, mrs, mr, telling, possible, way, whatever, sister, sisters, brother, dying, crumbly, youngest, oldest, retriever, golden retriever, obsessed, digging, basically, actually, perhaps, gotta, done, today, now, currently, hurt, blows, baked, feed, seen, persons, person, people, guests, something, things, thing, stuff, everything, everything else, whole thing
  `,
  // Joints of sentences.
  `
    for evening, for the evening, for evenings, for night, for the night, for nights, for when it is dark, in the evenings,
    just, only, not only, really, very, quite, so, too, also, even, there, here, what, which, who, how, when,
    why, if, if not, if not then, as, than, such, same, the same, other, others, else, both, each, own, because, since, until,
    still, already, always, again, now, after, before that, after that, first, second, third, finally, next, last,
    lastly, overall, general, generally, per, via, etc, eg, ie, that is, instead, up, off, during, at least, about,
    approximately, roughly, around about, most, much, many, bit, lot, lots, part, piece, some of, over again,
    start, start over, begin, closer, nearer, farther
  `,
  // Verbs that only carry what they are said of.
  `
    make it, make this, made, give me, give it, keep it, use it, come, comes, go to, run, runs, running, lead,
    leads, leading, connect, connects, connecting, surrounds, located, positioned, spaced, tucked, nestled, covering,
    planted in, plant in, growing, grown, expand, extend, extended, wrapping, winding through, framed, move,
    moved, moving, shift, install new, decorate, decorated, decorating, fix, fixing, repair, repairing, patch up, freshen, spot, sit, relax, enjoy, eat, dine, cook, play,
    walk on, place to, hate it
  `,
  // How something looks or is made, when the plan has no word for it.
  `
    kind, kinds, kind of, sort, sort of, type, type of, style, style of, feel, feeling, theme, vibe, look and feel,
    house style, home style, shape, shaped, size, sized, size of, color, colour, colors, colours, color of,
    color scheme, colored, coloured, light colored, dark colored, pattern, material, finish, layout, texture,
    interest, tone, tones, element, elements, feature, features, accent, accents, focal, focal point, decor, set,
    sets, combination, variety, various, different, assorted, matching, match, pop, touch, layer, layered, layers,
    mix, mixed, surface, surfaces
  `,
  `
    of course, fenced, fenced in, corrugated, if the app can, option a, option b, option c, outside edge, inside edge, inner edge, curved edge, outer curved edge, curved outside edge, ada compliant,
    dry shade, dry soil, dry spot, dry slope, string of, run of, band of, swath of, swathe of, sweep of, carpet of, patch of, pocket of, scattering of, collection of, bunch of,
    good, fine, great, well, clean, crisp, healthy, lush, full, green, deep green, green leaves, soft, gentle, gently,
    sweeping, flowing, winding, meandering, straight, curved, curvy, curve, curving, vibrant, rich, dense, sparse,
    leafy, hardy, scented, fragrant, blooms, bloom, flowery, decorative, ornamental, natural looking, realistic,
    photo realistic, photorealistic, real, custom, premium, standard, regular, scalloped, tier, tiers, upper tier, uper tier, lower tier, top tier, bottom tier, multi stem, multi trunk, multistem, circled, highlighted, outlined, furn, furnish, simple, basic, quality, high end,
    expensive, cheap, affordable, budget, cost, money, neatly, evenly, beautifully, nicely, ribbon, vertical
  `,
  `
    mulched, stain, stained, right now, right away, right there, right here, left over, at the moment, stump and all, stump, all dirt, crabgrass, dandelion, dandelions, em, of em, oh, nothing else, fast growing, fast, on top, terrace it, terrace the, terrace this, terrace that, terrace our, terrace my, level, each level, hmm, um, uh, honestly,
    homeowner, client, customer, crew, the crew, my crew, our crew, your crew, guys, wife, husband, spread, spread out, spaced out, filling, filling in, fill in, goes, sits, sized, fancy, nothing fancy, end, matching, symmetrical, mirrored, trunk, if possible, sweet, tough, tough stuff, skinny,
    down, greener, single, potted, sphere, ball, globe, joint, thinking, thinking of, imagine, big, large, small, little, tiny, huge, wide, narrow, long, short, tall, low, high, deep, thin, thick, medium,
    generous, spacious, width, length, height, depth, diameter, inches, feet, foot, ft, square, sq, in
  `,
  // Groups, times, light, ground as it is.
  `
    line of, lines of, row, rows, row of, rows of, group, groups, group of, groups of, cluster, clusters,
    cluster of, clump, clumps, clump of, mass, massed, masses of, drift, drift of, drifts of, room, room for,
    somewhere, everywhere, everywhere else, elsewhere, rest, through, summer, winter, spring, fall, autumn, season,
    seasonal, year, year round, all year, all year round, all year long, day, time, sun, sunny, full sun, shady, shade, part shade, view, open,
    clear view, level, flat, flatten, leveled, sloped, slope, hill, hillside, bank, grade, graded, raised, sunken,
    dirt, soil, topsoil, mud, bare, patchy, empty, mown, mowed, weed, weeds, well kept
  `,
];

/** Colors that flowers have and hard materials do not come in: heard of plants, told of anything else. */
export const HUE_WORDS =
  "purple, yellow, orange, pink, blue, violet, magenta, peach, crimson, gold, turquoise, green painted, rose colored, salmon colored, coral colored, wine colored, burgundy colored, maroon colored, peach colored, apricot colored, lilac colored, lavender colored, plum colored";
