import { wordList } from "#core/elements/vocabulary.ts";
import { COMPARING } from "./change-words.ts";
import { findMark, SMALL } from "./heard/clause-words.ts";

/** Words that ask for something, in whatever clause they stand. */
const ASKS: ReadonlySet<string> = new Set(
  wordList(
    `want, wants, wanted, need, needs, needed, should, shouldnt, must, please, wish, prefer, prefers, instead, rather, could, may, might, let, lets, too, more, less, missing, hoping, thinking, like,
    would, darker, lighter, closer, further, farther, nearer, apart, same, match, matching, matches, enough, only, another, add, remove, which, if, meant, mean, first, version, considering, wondering, planning, removing, adding, moving, replacing, swapping, changing, grown, mature, young, years`,
  ),
);

/** Who may be told of without a name of a thing. */
const PRONOUNS: ReadonlySet<string> = new Set(
  wordList(
    `i, im, ive, we, weve, you, youre, he, hes, she, shes, they, theyre, it, its, itll, theyll, thatll, that, thats, this, these, those, there, nobody, everybody, everyone, someone, somebody, people, noone, nothing`,
  ),
);

const CONJUNCTIONS: ReadonlySet<string> = new Set(
  wordList(
    "so, because, and, but, since, as, when, cause, also, well, then, now, though, otherwise, oh, where, while, plus, even, that, or",
  ),
);

/** Forms of verbs that say how something is or what it does. */
const TELLING: ReadonlySet<string> = new Set(
  wordList(
    `is, are, was, were, am, isnt, arent, wasnt, werent, had, does, do, did, doesnt, dont, didnt, cant, cannot, wont, wouldnt, never, always, keeps, gets, got, usually, often, sometimes, constantly`,
  ),
);

/** What things and people are said to do, in the form that follows a plural: "residents complain", "petunias die". */
const DEEDS: ReadonlySet<string> = new Set(
  wordList(
    `attract, bake, bite, bleed, block, blow, bother, break, bring, burn, catch, chew, clip, clog, collapse, collect, complain, cook, cost, cover, crack, creep, crumble, cut, damage, dent, die, dig, drain, drip,
    drop, drown, dry, eat, escape, fade, fall, fit, flake, flood, flop, freeze, grow, hate, heave, hide, hit, hurt, invade, itch, jump, kill, know, leak, lean, leave, lift, like, live, love, mow, nest, nibble, overheat, park, peel, pee, play, poke,
    poop, prick, reflect, rot, ruin, spoil, clash, rust, scare, scratch, screech, see, seed, settle, shade, shed, shrink, sink, sit, slide, slip, smell, splinter, split, spread, sprout, squeak, stain, starve, stick, sting, stink, suffer, sulk, sunburn, survive, swim, taste, tear, think, touch, track,
    travel, trip, use, visit, wander, warp, wash, watch, wear, weep, wilt, wobble, work, worry`,
  ),
);

/** Where something runs or stands, and what becomes of it: that is asked for, though it looks as if it were told. */
const ASKED_OF_THINGS: ReadonlySet<string> = new Set(
  wordList(
    "goes, runs, comes, sits, stands, stops, ends, starts, begins, continues, stays, leads, turns, becomes, faces, matches, gives, moves, needs, wants, makes, takes, gone, out",
  ),
);
const DETERMINERS: ReadonlySet<string> = new Set(
  wordList("the, my, our, his, her, their, your, a, an, all, every, some, those, these, both, one"),
);
/** "They have thorns". */
const HAS_BY_NATURE =
  /^(?:big |sharp |so many |a lot of |lots of |too many )*(?:thorns?|roots?|bugs?|bees|spikes|berries|pollen|aphids|weeds|splinters|cracks?)\b/;
/** "Barberry has thorns". */
const HAS_THORNS =
  /^(?:the |that |those |these )?[a-z]+(?: [a-z]+)? (?:has|have|got) (?:big |sharp |long |nasty |so many |a lot of )*(?:thorns?|spines?|spikes?|prickles|needles|roots|bugs|bees|berries|aphids)$/;
const STARTS_A_REQUEST =
  /^(?:no|not|can|could|would|will|do|does|is|are|should|may|how|what|why|whats|who|have|has|with|in|on|at)$/;
const LONGEST_SUBJECT = 5;

const isDeed = (word: string, before: string): boolean =>
  (DEEDS.has(word) && before.endsWith("s")) ||
  /^(?:kids|children|people|deer|mice|geese)$/.test(before) ||
  (word.length > 3 &&
    !ASKED_OF_THINGS.has(word) &&
    /(?:[^su]s|hes|shes|sses)$/.test(word) &&
    isOfDeed(word) &&
    !before.endsWith("s"));

/** "Touch", "blocks": what something does. */
export const isDeedWord = (word: string): boolean => DEEDS.has(word) || isOfDeed(word);

const isOfDeed = (word: string): boolean =>
  [word.slice(0, -1), word.slice(0, -2), `${word.slice(0, -3)}y`].some((stem) => DEEDS.has(stem));

/** "Now is too far to carry food". */
const TOO_MUCH_TO =
  /^(?:now|it|its|that|thats|this|they|theyre|there|because|so|is|are)(?: is| are)?(?: way| just| a bit| much)? too [a-z]+ (?:to|for us to|for me to) [a-z]/;

/** "Does not have to be pretty". */
const NEED_NOT = /^(?:it |they )?(?:doesnt|dont|does not|do not|neednt) (?:have to|need to) be\b/;

/** "Yuccas ok". */
const IS_FINE =
  /^(?:the |my |our )?(?:[a-z]+ ){1,3}(?:is |are )*(?:fine|ok|okay|good|great|perfect|nice|lovely)$/;

/** "Easier mowing": why. */
const EASIER = /^(?:for )?(?:easier|less|better|cheaper|safer) [a-z]+(?:ing|ance)$/;

/** "Smoke goes in the bedroom window". */
const OF_WEATHER =
  /^(?:because |so |the |and |when )*(?:smoke|rain|snow|wind|sun|dust|mud|leaves|noise|wildlife|deer|mailman|neighbou?rs?|kids|dogs?|cats?|people) (?:always |just |all |keeps? |still )*(?:goes|go|comes?|gets?|blows?|drifts?|runs?|falls?|hits?|sits?|walks?|jumps?|complains?|blocks?)\b/;

/** "On the left is shade all day", "at the back it gets windy". */
const OF_A_PLACE =
  /^(?:on|in|at|by) (?:the |that |this )?[a-z]+(?: side| corner| end)? (?:is|are|its|it is|it gets|gets|theres|there is|there are|we get|we have) (?!to\b|where\b|too\b|enough\b|better\b|fine\b|good\b|ok\b|best\b)[a-z]/;

/** Whether a clause tells how something is or what somebody does, and asks for nothing: "my back is hurting", "residents complain". */
export function statesOnly(clause: string): boolean {
  if (
    clause.split(" ").every((word) => SMALL.has(word)) ||
    NEED_NOT.test(clause) ||
    EASIER.test(clause) ||
    HAS_THORNS.test(clause) ||
    IS_FINE.test(clause)
  )
    return true;
  if (TOO_MUCH_TO.test(clause) || OF_WEATHER.test(clause) || OF_A_PLACE.test(clause)) return true;
  const all = clause.split(" ").filter((word) => /\w/.test(word));
  const from = all.findIndex((word) => !CONJUNCTIONS.has(word) || PRONOUNS.has(word));
  const words = from < 0 ? [] : all.slice(from);
  const [first = "", second = ""] = words;
  if (words.length < 2 || words.some((word) => ASKS.has(word) || COMPARING.has(word))) return false;
  // "Is dangerous for kids".
  if (/^(?:is|are|was|were)$/.test(first))
    return !/^(?:there|it|this|that|they|these|those|the|my|our|a|possible)$/.test(second);
  if (/^\d/.test(first) || STARTS_A_REQUEST.test(first)) return false;
  if (PRONOUNS.has(first) && !/^(?:these|those|this|that)$/.test(first))
    return (
      !(first === "it" && ASKED_OF_THINGS.has(second)) &&
      !(/^(?:see|have|get)$/.test(second) && !HAS_BY_NATURE.test(words.slice(2).join(" ")))
    );
  if (findMark(words, 0)?.mark.is === "verb") return false;
  const verb = words.findIndex(
    (word, at) =>
      at > 0 &&
      (TELLING.has(word) ||
        isDeed(word, words[at - 1]!) ||
        (word === "get" && /(?:en|ed)$/.test(words[at + 1] ?? ""))),
  );
  const subject = words.slice(0, verb);
  return verb > 0 && subject.filter((word) => !DETERMINERS.has(word)).length <= LONGEST_SUBJECT;
}
