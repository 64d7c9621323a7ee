/**
 * What people ask of a design and the product does not do: told as not understood, so that no part of it is read as something else.
 * Each row is one sort of request, as `plainSentence` spells it.
 */
const CANNOT_DO: readonly RegExp[] = [
  // All but one thing; to take out all but some can be done.
  /^(?!(?:remove|delete|take out|get rid of|lose|clear|scrap|drop)\b).*\b(?:everything|all|anything|nothing) (?:else )?(?:but|except|besides|other than|apart from)\b/,
  /^(?!.*\b(?:everything|all) (?:else )?except\b).*\bexcept\b/,
  // Prices follow from the design.
  /\b(?:under|below|within|over|in|less than|at most) (?:the |my |our |their )?(?:budget|\d+ (?:k|grand|thousand|dollars?|bucks))\b|^(?!.*\b(?:less|cheaper) (?:\w+ )?(?:than|option)).*\b(?:cheaper|less expensive)\b/,
  // The mirror image of a place, except one more of something there.
  /^(?!(?:add|put in|plant|another|\d+ more)\b).*\bother (?:side|way)\b/,
  // The distance of things from each other; "space them every 6 ft" is a repetition and can be done.
  /\b(?:closer|nearer|further|farther) (?:together|apart)\b/,
  /^(?:spread|space|bunch|cluster|group|stagger)\b(?!.*\bevery\b)(?!.*\d (?:ft|feet|foot|in|inch|inches|m|cm|meters?) apart).*\b(?:out|apart|together|more|up|them|it)\b/,
  // The outline of a bed, a paving or a lawn.
  /^(?:curve|square off|square up|straighten|bend|taper|scallop|fill in|fill out|thin out)\b/,
  /^round (?:off )?(?:the |its )?(?:corners?|edges?)\b/,
  // Some of many, where nobody says how many.
  /^(?:lose|remove|drop|pull|take out|cut|get rid of) (?:some|most)(?: of)? the \w/,
  // Two things in each other's place.
  /^(?:swap|switch|exchange|trade) (?:the )?[^,]+ and the [^,]+$/,
  // A wall to sit on is built round a fire pit only.
  /^(?!.*\bfire\b).*\b(?:seat|seating|sitting) walls?\b/,
];

export const cannotDo = (clause: string): boolean => CANNOT_DO.some((row) => row.test(clause));

const PRONOUN = "(?:it|they|that|those|these|this)(?: ones?| 1)?";
/** Words that say why and ask for nothing: "it looks thin", "they'll burn up", "the tree is blocking the window". */
const REASON = new RegExp(
  `^(?:i (?:really )?(?:like|love) (?:it|this|that|the rest)\\b.*|(?:theyll|itll|thatll) .+|${PRONOUN} (?:will|wont|would|is|are|looks?|gets?|keeps?|blocks?|hides?)\\b.+|(.+?) (?:looks?|feels?|seems?) (?:really |so |kinda |a bit |a little |pretty )?(?:cheap|ugly|dated|boring|bad|off|weird|wrong|dull|plain|awful|terrible|out of place)|(.+?) (?:is|are|looks?|feels?|seems?) (?:way |a bit |a little |much |just |kinda )?too .+|(.+?) (?:(?:is|are) (?:blocking|hiding|in the way|dying|dead)|blocks?|hides?)\\b.*)$`,
);
/** "client doesn't like concrete": of a material in general, and not of a thing of the yard. */
const DISLIKE =
  /^\w*(?: \w+){0,2} ?\b(?:(?:does not|doesnt|do not|dont) like|hates?|dislikes?) (?!(?:the|that|this|those|these|my|our|it|them)\b)\w+$/;

/** The subject of a reason, empty where it is a pronoun; null for a clause that is none. */
export function reasonOf(clause: string): string | null {
  const found = /\d/.test(clause) ? null : REASON.exec(clause);
  return found ? (found[1] ?? found[2] ?? found[3] ?? "") : null;
}
export const isDislike = (clause: string): boolean => DISLIKE.test(clause);
