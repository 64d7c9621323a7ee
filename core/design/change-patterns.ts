import type { ElementKind } from "#core/elements/element.ts";
import { SHADES } from "./change-words.ts";
import {
  adding,
  describedTarget,
  elementsOf,
  hasFits,
  IT,
  lastOr,
  namesOne,
  type Pattern,
  type Spoken,
  saying,
  set,
  thingOf,
} from "./clause.ts";
import type { Operation, Target } from "./operation.ts";
import { readMoving, readTurning } from "./read-moving.ts";
import { readPotting } from "./read-potting.ts";
import { readKeeping, readPart, readRemoving } from "./read-removing.ts";
import { becoming } from "./read-replacing.ts";
import { readShowing } from "./read-showing.ts";
import { readNumber, readRepeating, readResizing, readSizing, readTowards } from "./read-sizes.ts";
import { strayWords } from "./stray-words.ts";
import { nameWords } from "./target-words.ts";

const readShade: Pattern = (clause, spoken) => {
  const words = clause.split(" ");
  const too = /\btoo (dark|light|bright|pale)\b/.exec(clause);
  const shade = too
    ? too[1] === "dark"
      ? "lighter"
      : "darker"
    : SHADES.get(words.find((word) => SHADES.has(word)) ?? "");
  if (!shade) return null;
  const rest = clause
    .replace(/\btoo \w+\b/, " ")
    .replace(/\b(?:darker|lighter|brighter|paler|darken|lighten|make|is|are|go|should|be|looks?)\b/g, " ");
  const { target } = thingOf(rest);
  if (target?.kind === "bed" && /\bmulch\b/.test(rest))
    return [set(target, { fits: { bed: { mulch: shade === "darker" ? "black" : "brown" } } })];
  return [set(target ?? (/\bit\b/.test(rest) ? IT : lastOr(spoken)), { shade })];
};

/** The words of a clause that name a thing, and those that say what it is to become. */
function parted(clause: string): [subject: string, rest: string] | null {
  const be =
    /^(?:(?:make|have|paint|stain|lay|do|build|give|turn|switch|change|want) )?(.+?) (?:should|must|needs to|has to|ought to|could)? ?\b(?:be|in|out of|as)\b (.+)$/.exec(
      clause,
    );
  // "in the middle" says where.
  if (be && namesOne(be[1]!) && !/^(?:the|my|our|front|back)\b/.test(be[2]!)) return [be[1]!, be[2]!];
  const plain =
    /^(?:make|have|paint|stain|lay|turn|give|do) (.+)$/.exec(clause)?.[1] ??
    (/^(?:the|my|our) /.test(clause) ? clause : null);
  if (!plain) return null;
  const words = plain.split(" ");
  for (let end = 1; end < words.length; end++) {
    const subject = words.slice(0, end).join(" ");
    if (!thingOf(subject).target) continue;
    const longer = words.slice(0, end + 1).join(" ");
    if (sameName(subject, longer) || isCompound(subject, words[end]!)) continue;
    return [subject, words.slice(end).join(" ")];
  }
  return null;
}

function sameName(subject: string, longer: string): boolean {
  const [a, b] = [thingOf(subject), thingOf(longer)];
  const grows = JSON.stringify(a.target) !== JSON.stringify(b.target);
  return grows ? b.target?.which !== undefined && a.target?.kind === b.target.kind : false;
}

/** "fire" + "pit", "retaining" + "wall", "paver" + "patio": the word belongs to the name. */
function isCompound(subject: string, next: string): boolean {
  const before = thingOf(subject);
  const after = thingOf(`${subject} ${next}`);
  const alone = thingOf(next);
  if (JSON.stringify(before.target) === JSON.stringify(after.target)) return false;
  // What the next word means by itself would be lost: it is a name of two words.
  if (alone.target === null) return !hasFits(alone);
  const isSurface =
    before.target?.kind === "pavers" || before.target?.group === "stone" || before.target?.group === "wood";
  return JSON.stringify(alone.target) !== JSON.stringify(after.target) || isSurface;
}

/** "The granite is a bit orange" finds fault and does not ask for it. */
const IS_A_BIT = /\b(?:is|are|looks?) (?:a bit|a little|kinda|pretty|so|really|very|way|too) /;

/** What stands behind a name and says where it is to be, or what it does. */
const SAYS_WHERE = /^(?:goes?|gets?|over|under|by|along|near|next|where|stands?|sits?|has|have|moves?)\b/;

const readMaking: Pattern = (clause, spoken) => {
  // A gate has no color of its own.
  if (/\btoo \w+$|\bgates?\b/.test(clause) || IS_A_BIT.test(clause)) return null;
  const instead = / instead$/.test(clause);
  const words = clause.replace(/ instead$/, "");
  if (/^(?:add|put|plant|install|build|include)\b/.test(clause)) return null;
  const parts = parted(words);
  if (parts && strayWords(parts[1]).length === 0 && !SAYS_WHERE.test(parts[1])) {
    const { target } = thingOf(parts[0]);
    const chosen =
      target?.it && parts[0] !== "it" && !/\b(?:it|them)\b/.test(parts[0]) ? lastOr(spoken) : target;
    if (chosen) {
      const made = becoming(chosen, parts[1]);
      if (made) return made;
    }
  }
  const onto = /^(.+?) (?:for|on|in|to) (?:the|my|our) (.+)$/.exec(words);
  // "Take the bed all the way to the driveway" says how far, and replaces no driveway.
  // "Stepping stones from the door to the pine": where they lead.
  if (onto && !/^(?:take|bring|run|carry|move|shift|put|place|push|pull|slide|set)\b|\bfrom\b/.test(words)) {
    const [what, where] = [thingOf(onto[1]!), thingOf(onto[2]!)];
    const isMulch = /\bmulch\b/.test(onto[2]!);
    if (where.target && !what.isNew && hasFits(what) && !what.species && !isMulch) {
      const made = becoming(where.target, onto[1]!);
      if (made) return made;
    }
  }
  if (!instead) return null;
  const thing = thingOf(words);
  if (thing.target?.use && elementsOf(words)[0])
    return [{ op: "replace", target: { use: thing.target.use }, element: elementsOf(words)[0]! }];
  if (thing.target && hasFits(thing)) return [set(thing.target, saying(thing))];
  return null;
};

const readPartAdded: Pattern = (clause) => {
  if (/^(?:add|put|include|install|have) (?:an? |some )?(?:bed )?edging$/.test(clause))
    return [set({ kind: "bed" }, { fits: { bed: { edging: true } } })];
  if (/^edge (?:the )?(.+)$/.test(clause)) {
    const { target } = thingOf(clause.slice(5));
    return target && [set(target, { fits: { bed: { edging: true }, pavers: { border: true } } })];
  }
  const found = /^(?:add|put|give|with|include|get)? ?(.*\b(?:borders?|gates?)\b.*)$/.exec(clause);
  if (!found || !/^(?:add|put|give|include|get|border|a border|charcoal border)\b/.test(clause)) return null;
  return readPart(found[1]!, true);
};

/** Words that change or move what is there: what they are said of is never added. */
const CHANGING =
  /^(?:move|shift|bring|push|pull|slide|scoot|nudge|relocate|take|get rid|go|turn|rotate|raise|cut|trim|knock|bump|stretch|square|leave|onto|off|into|towards?)\b/;
const IS_SAID_OF_IT = /\b(?:is|are|looks?|feels?|seems?) |\btoo\b|\?|\bthere instead$/;
const isOfWhatIsThere = (clause: string): boolean => CHANGING.test(clause);

/** "Make the path wider and add lights along it": it is the path. */
const BY_IT =
  /\b(along|around|round|beside|next to|by|behind|in front of|under|near|on both sides of) (?:it|them)\b/;
const withName = (clause: string, { last }: Spoken): string =>
  last && !last.it && !last.group ? clause.replace(BY_IT, `$1 the ${nameWords(last)}`) : clause;

const readAdding: Pattern = (said, spoken) => {
  const clause = withName(said, spoken);
  // "Could we do lavender there instead" does not say in whose place.
  if (/ there instead$/.test(clause)) return null;
  const verb =
    /^(?:add|put in|put|drop in|plant|install|build|include|throw in|set up|have|see|get|create|lay|with|need|give me|bring in|use) (.+)$/.exec(
      clause,
    );
  // An edging is a thing of its own here, wherever it runs.
  if (verb && /\bedging\b/.test(clause))
    return adding(verb[1]!.replace(/ (?:around|along|round|to|on|for) .+$/, ""));
  // "Put the fire pit at that end" moves the one that there is, to where nobody knows.
  if (/^(?:put|place|set|have|need|see|get|give me) (?:the|my|our|that|those|these|it|them)\b/.test(clause))
    return null;
  if (verb && !/^use (?:the|it)\b/.test(clause)) return adding(verb[1]!);
  if (isOfWhatIsThere(clause) || IS_SAID_OF_IT.test(clause)) return null;
  const thing = thingOf(clause);
  if (thing.unknown.length > 1) return null;
  return thing.isNew && thing.target ? adding(clause) : null;
};

/** A name alone: what it says of the thing is set; without anything said the thing is wanted. */
const readName: Pattern = (clause, spoken) => {
  // "The hedge is too formal" says what is wrong; a gate has no color of its own.
  if (IS_SAID_OF_IT.test(clause) || /\bgates?\b.*\w/.test(clause.replace(/\b(?:a|an|the|add)\b/g, "")))
    return null;
  if (/^(?:(?:put|place|set|have) (?:the|my|our|that|those)|no|not|without)\b/.test(clause)) return null;
  const thing = thingOf(clause.replace(/^(?:make|use|with|in) /, ""));
  if (thing.unknown.length > 0 || isOfWhatIsThere(clause)) return null;
  const { target } = thing;
  const isMaterialAlone = target?.group === "wood" && !clause.includes(" ");
  if (isMaterialAlone || (/^(?:the|my|our) /.test(clause) && !hasFits(thing))) return null;
  if (!target || target.it)
    return hasFits(thing) ? [set(target ?? describedTarget(thing, spoken), saying(thing))] : null;
  const kind = target.kind ?? (target.use ? "pavers" : undefined);
  const says = kind !== undefined && Object.keys(thing.fits[kind] ?? {}).length > 0;
  const words = clause.split(" ").length;
  // "Flagstone": what the paving is to be of, where there is any.
  if (thing.fits.pavers?.stone && !thing.isNew && (words === 1 || /^(?:of|in) [a-z]+$/.test(clause)))
    return [set(isOfStone(spoken.last) ? spoken.last : { kind: "pavers" }, saying(thing))];
  // "steel edging round the bed": a thing of its own here too.
  if (thing.fits.edging && "material" in thing.fits.edging && /\bedging\b/.test(clause))
    return adding(clause.replace(/ (?:around|along|round|to|on|for) .+$/, ""));
  if (target.kind === "hedge" && thing.species) return [set(target, { species: thing.species })];
  if (
    (says || (target.group && hasFits(thing))) &&
    words > 1 &&
    !/\b(?:along|around|by|under|in|on|at)\b/.test(clause)
  )
    return [set(target, saying(thing))];
  const isBare = !thing.isNew && !/^\d/.test(clause);
  return adding(clause)?.map((one) => (isBare && one.op === "add" ? { ...one, bare: true } : one)) ?? null;
};

/** What was spoken of last and can be of stone too: "the wall lower, and of brick". */
const isOfStone = (last: Target | null): last is Target =>
  last !== null && (last.use !== undefined || BUILT.has(last.kind ?? "lawn"));
const BUILT: ReadonlySet<ElementKind> = new Set([
  "retaining-wall",
  "steps",
  "raised-bed",
  "outdoor-kitchen",
  "edging",
]);

/** "raise the bed up with a stone border": another thing than a bed on the ground. */
const readRaising: Pattern = (clause) => {
  const [, name = "", more = ""] =
    /^raise (?:up )?(.+?\bbeds?)(?: up)?(?: (?:with|in|on) (.+))?$/.exec(clause) ?? [];
  const { target } = thingOf(name);
  if (target?.kind !== "bed") return null;
  const element = elementsOf(`raised bed ${more.replace(/\b(?:a|an|border|edging|edge|wall)\b/g, " ")}`)[0];
  return element ? [{ op: "replace", target, element }] : null;
};

/** "Flip the colors", "swap the fountain and the bench": what is there changes places. */
const readSwapping: Pattern = (clause, spoken) => {
  const [, whose] =
    /^(?:flip|swap|switch|reverse|invert|exchange|trade) (?:the )?colou?rs(?: around| over)?(?: (?:of|on) (.+))?$/.exec(
      clause,
    ) ?? [];
  if (whose || /^(?:flip|swap|switch|reverse|invert|exchange|trade) (?:the )?colou?rs/.test(clause)) {
    const { target } = whose ? thingOf(whose) : { target: null };
    return [{ op: "swap", target: target ?? lastOr(spoken) }];
  }
  const both = /^(?:swap|switch|exchange|trade|flip) (?:the )?([^,]+?) and (?:the )?([^,]+)$/.exec(clause);
  if (!both) return null;
  const [a, b] = [thingOf(both[1]!), thingOf(both[2]!)];
  if (!a.target || !b.target || a.unknown.length + b.unknown.length > 0) return null;
  return [{ op: "swap", target: a.target, with: b.target }];
};

/** "The first one was better": back to the picture that all began with. */
const FIRST_VERSION =
  /^(?:(?:i|we) )?(?:(?:liked?|preferr?e?d?|loved?|want|go(?:ing)? back to|back to|show|bring back|return to|use) )?(?:me |us )?(?:the )?(?:first|original)(?: 1| one| version| picture| design| idea)?(?: (?:was|is|looked))?(?: (?:better|best|more|nicer|again))*$/;

const readUndo: Pattern = (clause) =>
  FIRST_VERSION.test(clause) && /\b(?:first|original)\b/.test(clause)
    ? [{ op: "undo", to: "first" }]
    : isUndo(clause);

const isUndo = (clause: string): Operation[] | null =>
  /^(?:undo|go back|revert|put (?:it|that|them) back|back to the (?:last|previous)|take that back|restore)\b/.test(
    clause,
  )
    ? [{ op: "undo" }]
    : null;

/** Everything a clause can be, in the order in which it is tried. */
export const PATTERNS: readonly Pattern[] = [
  readUndo,
  readTowards,
  readSwapping,
  readKeeping,
  readShowing,
  readRaising,
  readPotting,
  readPartAdded,
  readRepeating,
  readNumber,
  readTurning,
  readMoving,
  readShade,
  readResizing,
  readRemoving,
  readSizing,
  readMaking,
  readAdding,
  readName,
];
