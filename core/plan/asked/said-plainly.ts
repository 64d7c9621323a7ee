import type { AskedOp, AskedOperation, AskedPart } from "./asked-operation.ts";

/** An operation in one plain sentence, and where in the text it was asked for. */
export type PlainSentence = { words: string; asked: AskedOperation };

/** The words of each part of an operation; several of one part are listed. */
type Parts = Record<AskedPart, string> & { said: string };

const ARTICLE = /^(?:an?|the|some|any|one|our|my|your) /i;
const bare = (words: string): string => words.replace(ARTICLE, "");

/** "a, b and c". */
function listed(words: readonly string[]): string {
  return words.length < 2 ? (words[0] ?? "") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}

/** "Over to the right side": words before a place that say nothing of it. */
const AIMLESS =
  /^(?:(?:over|back|down|up|out|instead|just|more|right) )+(?=(?:to|by|near|on|next|under|behind|along|closer|toward|towards|away|in|at|beside)\b)/i;

function partsOf(text: string, { start, end, parts }: AskedOperation): Parts {
  const of = (part: AskedPart) =>
    parts.filter((one) => one.part === part).map((one) => text.slice(one.start, one.end).trim());
  const joined = (part: AskedPart) => of(part).join(" ");
  // "They look small": what is made larger is them.
  const things = of("it").map((words) => words.replace(/^they$/i, "them"));
  return {
    it: listed(things),
    old: listed(of("old")),
    new: listed(of("new")),
    num: joined("num"),
    val: listed(of("val")),
    size: joined("size"),
    place: joined("place").replace(AIMLESS, ""),
    dir: joined("dir").replace(AIMLESS, ""),
    ref: joined("ref"),
    said: text.slice(start, end).trim(),
  };
}

const joinedWords = (...words: readonly string[]): string => words.filter(Boolean).join(" ");

/** What binds two parts of what comes, right before the second; all other words between them are how it was asked. */
const BINDS =
  /(?:\b(?:in|of|with|w|and|or|at|for|from|by|to|on|along|about|around|like|plus|a|an|the)\b[ /,;:&+]*)*$/i;

/** What comes, with its parts in the order in which they were said: "a patio in bluestone, 12x14, by the door". */
function coming(text: string, { parts }: AskedOperation): string {
  let words = "";
  let at: number | null = null;
  for (const { start, end } of parts) {
    if (at !== null) {
      const between = text.slice(at, start);
      const binds = BINDS.exec(between)![0];
      words += `${/[,;:]/.test(between) && !/^[,;:]/.test(binds) ? "," : ""} ${binds} `;
    }
    words += text.slice(start, end);
    at = end;
  }
  return words
    .replace(/\s+/g, " ")
    .replace(/ ([,;:])/g, "$1")
    .replace(/[,;: ]+$/, "")
    .trim();
}

/** Which way a length grows or shrinks, by the first of its words. */
const WAYS: readonly (readonly [said: RegExp, wide: string, grown: string, shrunk: string])[] = [
  [/\b(?:wide|wider|width|widen|narrow|narrower|narrowed)\b/i, "wide", "wider", "narrower"],
  [/\b(?:tall|taller|high|higher|height|raise|low|lower)\b/i, "tall", "taller", "lower"],
  [/\b(?:long|longer|length|lengthen|short|shorter|shorten)\b/i, "long", "longer", "shorter"],
  [/\b(?:deep|deeper|depth|shallow|shallower)\b/i, "deep", "deeper", "shallower"],
];

const LENGTH =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|foot|feet|ft|half|double|twice|couple|few|yard|meter|inch|inches)\b/i;
const PART = /\b(?:half|double|twice|third|quarter|times|percent)\b|%/i;
const BY = /\b(?:another|more|by|extra|additional|further|bump|bring|take|extend|push|add|out|up|down)\b/i;
/** Right before or behind a length that it is to have, and not by which it changes. */
const TO_IT = /\b(?:to|be|like|only|just|at|max|at most)\s*(?:like |about |around |a )*$/i;
const IS_IT = /^\s*(?:\w+ ){0,2}(?:is|would be|should be|max|plenty|enough)\b/i;
const PRONOUN = /^(?:it|them|that|those|this|these)$/i;
const REACHES =
  /^(?:all the way |out |up |on )*(?:to|along|past|until|till|toward|towards|around|round|into)\b/i;

/** Words that say the way themselves, whatever the operation was taken for. */
const LARGER = /\b(?:bigger|larger|wider|taller|higher|longer|deeper)\b/i;
const SMALLER = /\b(?:smaller|narrower|lower|shorter|shallower)\b/i;
/** "2 feet wider": right behind a length by which it changes. */
const BY_IT =
  /^\s*(?:(?:wider|longer|taller|higher|bigger|larger|deeper|lower|narrower|shorter|smaller|more|off)\b)/i;
const DOUBLED = /\b(?:double|doubled|twice)\b/i;

function resized(isMore: boolean, { it, dir, size, said, place }: Parts): string {
  if (DOUBLED.test(said) && isMore) return `Double ${it}`;
  const isGrown = LARGER.test(dir) || (isMore && !SMALLER.test(dir));
  const named =
    WAYS.find(([words]) => words.test(dir)) ?? WAYS.find(([words]) => words.test(said.replace(it, "")));
  // "It is too short": a height as often as a length.
  const way = named ? (isGrown ? named[2] : named[3]) : isGrown ? "larger" : "smaller";
  const which = REACHES.test(place) || PRONOUN.test(it) ? it : joinedWords(it, place);
  const length = size.replace(/^(?:by|another|an extra|about|around|like|maybe|to|only|just) /i, "");
  if (/%|percent/.test(length)) return `Make ${which} ${length} ${way}`;
  if (PART.test(length)) return `Make ${which} ${length}`;
  const isBy =
    BY_IT.test(said.slice(said.indexOf(size) + size.length)) || (BY.test(said) && !isWhole(said, size));
  if (LENGTH.test(length))
    return isBy ? `Make ${which} ${length} ${way}` : joinedWords("Make", which, length, named?.[1] ?? "");
  return isGrown && which === it && place ? `Extend ${it} ${place}` : `Make ${which} ${way}`;
}

function isWhole(said: string, size: string): boolean {
  const at = said.indexOf(size);
  return (
    TO_IT.test(said.slice(0, at)) ||
    IS_IT.test(said.slice(at + size.length)) ||
    /^(?:to|like|at|only|just) /i.test(size)
  );
}

const DEFINITE = /^(?:the|those|these|that|this|them|our|my|your|it)\b/i;
const COUNTS_ON = /\b(?:more|another|second|third|extra|additional)\b/i;
const TAKES_OUT = /\b(?:take|remove|drop|lose|cut|minus|pull|rip|delete|get rid|toss|less|ditch|yank)\b/i;
const REFUSES = /^(?:(?:no|not|nothing|none of|any|anything|without|with|of) )+/i;

/** "The fire pit is too close to the house" asks for the other way. */
const TOO = /\b(?:too|so|way|that|very)\s+(close|near|far)\b(?: away)?(?: to| from)?\s*(.*)$/i;

function moved({ it, dir, size, place, said }: Parts): string | null {
  const [all, way = "", from = ""] = TOO.exec(said.replace(/[.!?,;].*$/, "")) ?? [];
  if (all === undefined) return joinedWords("Move", it, size, dir, place);
  if (/^(?:together|each other)/i.test(from)) return null;
  return `Move ${it} ${way.toLowerCase() === "far" ? "closer to" : "away from"} ${from || "the house"}`;
}

/** How each operation is said plainly; null where a part is missing that it cannot do without. */
const SAID: Record<AskedOp, (parts: Parts, text: string, asked: AskedOperation) => string | null> = {
  add: (_, text, asked) => {
    const said = coming(text, asked);
    return said === "" ? null : `Add ${said}`;
  },
  remove: ({ it, old, place }) => {
    const thing = (it || old).replace(REFUSES, "");
    return thing ? joinedWords("Remove", thing, place) : null;
  },
  replace: ({ it, old, new: comes, val, size, num: count, place, said }) => {
    // "One of the maples" counts what goes.
    const isOfOld = count !== "" && old !== "" && said.indexOf(count) < said.indexOf(old);
    const num = isOfOld ? "" : count;
    const gone = joinedWords(isOfOld ? count : "", (old || it).replace(REFUSES, ""));
    if (!comes) return gone && val ? joinedWords("Make", gone, val) : null;
    const made = joinedWords(
      num,
      num ? bare(comes) : comes,
      val ? `, ${val}` : "",
      size ? `, ${size}` : "",
      place,
    );
    return gone ? `Replace ${gone} with ${made}` : `Add ${made}`;
  },
  set: ({ it, val, size, ref, place, num, new: comes }) =>
    it && (val || size || ref || num || comes)
      ? joinedWords("Make", it, place, val || comes, num, size, ref)
      : null,
  move: (parts) => (parts.it && (parts.dir || parts.place) ? moved(parts) : null),
  grow: (parts) => (parts.it ? resized(true, parts) : null),
  shrink: (parts) => (parts.it ? resized(false, parts) : null),
  more: ({ it, new: comes, num, place, said }) => {
    const thing = bare(it || comes);
    if (DOUBLED.test(said) && thing && !num) return `Double ${it || comes}`;
    if (DEFINITE.test(it) && !ARTICLE.test(it)) return joinedWords("Add", num, "more of", thing, place);
    return thing ? joinedWords("Add", num, COUNTS_ON.test(num) ? "" : "more", thing, place) : null;
  },
  fewer: ({ it, num, said, place }) => {
    if (!it) return null;
    if (!num) return `Make fewer ${bare(it)}`;
    if (TAKES_OUT.test(said)) return joinedWords("Remove", num, "of", it, place);
    return `Only ${num} ${DEFINITE.test(it) ? `of ${it}` : it}`;
  },
  keep: ({ it, place }) => (it ? joinedWords("Keep", it, place) : null),
  unwanted: ({ it, new: comes, place }) => {
    // "No boxwood in front of the window" may stand elsewhere.
    if (place) return null;
    const thing = bare((it || comes).replace(REFUSES, ""));
    return thing ? `No ${thing}` : null;
  },
  show: ({ val }) => (val ? `Show it ${val}` : null),
  undo: () => "Undo that",
  other: () => null,
};

/** What is left out of what is asked has no part of its own. */
const EXCEPTS = /\b(?:but|except|other than|apart from|besides|everything|unless|until)\b/i;

/** The operation in one plain sentence with the person's own words of its parts; null = as it was said. */
export function saidPlainly(text: string, asked: AskedOperation): string | null {
  const said = text.slice(asked.start, asked.end);
  if (EXCEPTS.test(said) || (asked.op !== "fewer" && /\bonly\b/i.test(said))) return null;
  return SAID[asked.op](partsOf(text, asked), text, asked);
}
