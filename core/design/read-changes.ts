import { MONTHS } from "#core/plan/months.ts";
import { messageOf } from "#core/plan/reading/message-of.ts";
import { isQuiet } from "#core/plan/reading/quiet-words.ts";
import { apartFromBeyond } from "#core/plan/reading/words/beyond-picture.ts";
import { afterSecondThoughts } from "#core/plan/reading/words/second-thoughts.ts";
import { allClauses } from "./account/said.ts";
import { askedChange, isBetter, isDoubtful, type Part } from "./asked-change.ts";
import { asksNothing, saysOnlyHow } from "./asks-nothing.ts";
import { withBlamed } from "./blamed.ts";
import { answerTo } from "./cannot-do.ts";
import { bareClause, changeSentences, changeText, hardClauses, plainSentences } from "./change-text.ts";
import { COMPARISONS } from "./change-words.ts";
import type { ReadChanges } from "./clause.ts";
import { IT, type Spoken, thingOf } from "./clause.ts";
import type { DesignDocument } from "./design-document.ts";
import { readHandSentence } from "./hand-change.ts";
import { findMark } from "./heard/clause-words.ts";
import { type Heard, heardOf, targetsOf } from "./heard/heard.ts";
import { type Known, knownBy } from "./heard/known-things.ts";
import { hearTold, readByDesign } from "./heard/read-by-design.ts";
import { replaced } from "./heard/replaced.ts";
import { meantByIt } from "./meant-by-it.ts";
import { withMissed } from "./missed-asked.ts";
import type { Operation, Target } from "./operation.ts";
import { probableOperation } from "./probable-operation.ts";
import { proposedPlanting } from "./proposed-planting.ts";
import { readSentence } from "./read-sentence.ts";
import { triedOut } from "./reference/tried-out.ts";
import { withAllNamed } from "./reference/with-all-named.ts";
import { soundOperations } from "./sound-operations.ts";
import { rephrased } from "./spoken-words.ts";
import { statesOnly } from "./states-only.ts";
import { targetWords } from "./target-words.ts";
import { settledWords, type ToldAndAsked, toldAndAsked } from "./told-parts.ts";
import { inTradeChanges } from "./trade-changes.ts";

/**
 * Reads a change as people ask for it ("make the patio 2 ft wider and drop the boulders") into operations. Never throws; the same text
 * gives the same operations for the same design. Without one, which elements they mean is found when they are applied.
 */
export function readChanges(written: string, document?: DesignDocument): ReadChanges {
  const said = inTradeChanges(written, document);
  const byHand = readHandSentence(said);
  if (byHand) return { operations: byHand, unread: [] };
  const message = document && document.elements.length > 0 ? messageOf(said) : null;
  if (message && "answer" in message) return { operations: [], unread: [plainSentences(said).join(" , ")] };
  if (message && document) {
    const proposal = proposedPlanting(said, message.bareAt, document);
    return { ...readPicture(proposal.sentence, document), proposal };
  }
  const { rest: text, beyond } = apartFromBeyond(withBlamed(withNamedAsides(afterSecondThoughts(said))));
  if (beyond.length === 0) return readPicture(text, document);
  const read = /[a-z]/i.test(text) ? readPicture(text, document) : { operations: [], unread: [] };
  return { ...read, unread: [...read.unread, ...beyond] };
}

/** "Oh and the maple, could that be moved back": "that" is what stands before it, and nothing that was named earlier. */
const withNamedAsides = (text: string): string =>
  text.replace(
    NAMED_ASIDE,
    (_, before: string, name: string) => `${before.trim() === "" ? "" : ". "}Move ${name}`,
  );
const NAMED_ASIDE =
  /(^|[.;,!?] ?)(?:oh,? |ah,? )?(?:and |but |also )*((?:the|my|our|that|those) [a-z]+(?: [a-z]+)?), (?:can|could|would|should|may) (?:it|that|they|those) (?:please |maybe )*be moved\b/gi;

function readPicture(text: string, document?: DesignDocument): ReadChanges {
  if (!document || document.elements.length === 0)
    return readParts(text, toldAndAsked(changeText(text)), document);
  const named = withAllNamed(text, document, (words) =>
    triedOut(readNamed(words, document), document, words),
  );
  const read = readNamed(named.text, document);
  return named.names.length + named.asks.length > 0 ? { ...read, named } : read;
}

function readNamed(text: string, document: DesignDocument): ReadChanges {
  const readAlone = (words: string) => readParts(words, toldAndAsked(changeText(words)), document);
  const read = withMissed(text, readWhole(text, document), document, readAlone);
  const left: string[] = [];
  const isEmptied = read.operations.some(
    (one) => one.op === "remove" || (one.op === "repeat" && (one.count ?? 0) < 0),
  );
  for (const words of read.unread) {
    const probable =
      probableOperation(words, document, readAlone) ??
      (isEmptied ? broughtThere(words, readAlone) : null) ??
      putSomewhere(words, document, readAlone);
    if (probable) read.operations.push(...probable);
    else left.push(words);
  }
  const { operations, dropped } = soundOperations(read.operations, text, document);
  const isEmpty = operations.length + left.length === 0 && dropped.length > 0;
  // "The lawn is fine. The beds are fine. It's the wall, it's too gray": who only keeps and finds fault asks for something.
  if (left.length === 0 && operations.length > 0 && operations.every(({ op }) => op === "keep"))
    left.push(...plainSentences(text).filter((sentence) => IS_TOO.test(sentence)));
  // Chairs that got their color or number are read.
  const isOfChairs = operations.some(
    (one) => one.op === "set" && (one.seats !== undefined || one.fits["fire-pit"]?.seatColor !== undefined),
  );
  if (isOfChairs) left.splice(0, Infinity, ...left.filter((words) => words !== "chairs of the fire pit"));
  if (dropped.some(({ op }) => op === "resize"))
    left.push(...(text.match(SMALLER_ONES) ?? []).map((one) => one.toLowerCase()));
  // "Make the walk curve" brings no second walk, and is told.
  if (dropped.some(({ op }) => op === "add") && !isEmpty) left.push(...answeredIn(text, left));
  return { operations, unread: isEmpty ? plainSentences(text) : left };
}

/** "Put the grill by the house": what the design has not comes there. */
function putSomewhere(
  words: string,
  document: DesignDocument,
  readAlone: (words: string) => ReadChanges,
): Operation[] | null {
  const [, name, place] = PUT_SOMEWHERE.exec(words) ?? [];
  if (!name || !place) return null;
  const all = name.split(" ");
  if (all.some((_, at) => knownBy(all, at, document)[0] !== null)) return null;
  const read = readAlone(`add a ${name} ${place}`);
  const isAdded = read.unread.length === 0 && read.operations.length === 1;
  return isAdded && read.operations[0]!.op === "add" ? read.operations : null;
}
const PUT_SOMEWHERE =
  /^(?:and |then |just |please )*(?:put|place|set|have) (?:the|our|my) ((?:[a-z]+ )?[a-z]+) ((?:by|near|next to|beside|along|at|on|in|under|behind|around|in front of) (?:the|my|our) [a-z ]+)$/;

const IS_TOO =
  /\b(?:is|are|its|looks?|feels?|seems?) (?:way |just |a bit |much |really )*too (?!far to|hard to|much to)[a-z]+/;

/** "And put a pot of geraniums there instead", where something went before. */
function broughtThere(words: string, readAlone: (words: string) => ReadChanges): Operation[] | null {
  const [, what] = THERE.exec(words) ?? [];
  const read = what === undefined ? null : readAlone(`add ${what}`);
  const isAdded = read && read.unread.length === 0 && read.operations.every(({ op }) => op === "add");
  return isAdded && read.operations.length > 0 ? read.operations : null;
}
/** New ones beside those that are there are drawn as those are. */
const SMALLER_ONES =
  /\b(?:(?:a|just) (?:little|bit) |slightly |a touch )?(?:smaller|bigger|larger|younger|taller|shorter)(?: (?:ones?|than (?:the (?:first|others?|other one|old one|rest)|these|those|that|them|it)))?/gi;
const THERE =
  /^(?:and |then |just )*(?:put|plant|add|have|use|stick|set) ((?:an? |some |\d+ )[a-z ]+?) (?:over |in )?there(?: instead)?$/;

/** Clauses of a text that have an answer of their own, and are not told yet. */
const answeredIn = (text: string, told: readonly string[]): string[] =>
  plainSentences(text)
    .flatMap(hardClauses)
    .map(bareClause)
    .filter((clause) => {
      const answer = answerTo(clause);
      const isTold = told.some((words) => words.includes(clause) || clause.includes(words));
      return answer !== null && !answer.includes("asks for no change") && !isTold;
    });

/** A change as it was written, or in the plain sentences that the network finds in it, whichever says more. */
function readWhole(text: string, document: DesignDocument): ReadChanges {
  const asWritten = readParts(text, toldAndAsked(changeText(text)), document);
  if (!isDoubtful(asWritten)) return asWritten;
  const asked = askedChange(text);
  if (!asked) return asWritten;
  const asAsked = readParts(text, asked.parts, document);
  return isBetter(asAsked, asWritten, asked, document) ? asAsked : asWritten;
}

/** Reads the parts of a change one by one; what is left unread is told in the person's own words. */
function readParts(text: string, parts: readonly Part[], document?: DesignDocument): ReadChanges {
  const read: ReadChanges = { operations: [], unread: [] };
  const spoken: Spoken = { last: null };
  const reasons: string[] = [];
  const heard = document && document.elements.length > 0 ? heardOf(document) : null;
  for (const { said, ...part } of parts) {
    const { told, asked } = heard && said === undefined ? withAsked(part) : part;
    spoken.isLost = false;
    tell(changeSentences(told).join(" "), spoken, reasons);
    if (heard) hearTold(plainSentences(told).join(" , "), heard);
    const [wasUnread, wasTold] = [read.unread.length, reasons.length];
    for (const sentence of heard ? plainSentences(asked) : changeSentences(asked))
      if (heard && said === undefined && ONLY_FINDS_FAULT.test(sentence)) {
        hearTold(sentence, heard);
        reasons.push(sentence);
      } else if (heard) readOfDesign(sentence, heard, { spoken, read, reasons });
      else readSentence(sentence, spoken, read, reasons);
    if (said === undefined) continue;
    reasons.length = wasTold;
    if (read.unread.length > wasUnread)
      read.unread.splice(wasUnread, Infinity, plainSentences(said).join(" , "));
  }
  if (heard?.open) {
    const { words, cover } = heard.open;
    const isSaid = read.operations.some((one) => one.op === "set" && one.shade !== undefined);
    const uncovered = isSaid ? [] : uncoveredAs(cover, text, heard);
    if (uncovered) read.operations.push(...uncovered);
    else read.unread.push(words);
  }
  if (heard && document) withoutUnknown(read, text, document, heard.document);
  // "I sit on a stool now": nothing is set by it beside what was read; a lighter mulch is no lighter bed.
  read.operations = read.operations.filter(
    (one) =>
      !read.operations.some(
        (other) =>
          other !== one &&
          isOfOneTarget(other, one) &&
          (setsNothing(one) || (isShade(one) && other.op === "set" && other.fits.bed?.mulch !== undefined)),
      ),
  );
  const isOfTalk = settledWords(changeText(text));
  const isSettled = (clause: string): boolean =>
    isOfTalk(clause) || (statesOnly(clause) && answerTo(clause) === null);
  reasons.push(...read.unread.filter(isSettled));
  read.unread = read.unread.filter((clause) => !isSettled(clause));
  // "A hedge that won't take over": a word of a reason asks for nothing beside what was read.
  const isSaid = read.operations.length > 0 || read.unread.some((words) => words.includes(" "));
  if (isSaid) read.unread = read.unread.filter((words) => words.includes(" ") || !isIdleWord(words));
  if (document) read.unread = joined(read.unread, document);
  if (document && read.operations.length > 0)
    read.unread = read.unread.filter((words) => !asksNothing(words, document) || answerTo(words) !== null);
  read.unread.push(...reasons.filter((reason) => IS_ANSWERED.test(reason)));
  // Why it is asked says nothing by itself.
  if (read.operations.length + read.unread.length === 0) read.unread.push(...reasons);
  if (read.operations.length + read.unread.length === 0) read.unread.push(...plainSentences(text));
  return read;
}

/** "No mulch" leaves bare soil, "not the red mulch" plain mulch, "I hate the mulch color, go darker" darker mulch. */
function uncoveredAs(cover: Known, text: string, heard: Heard): Operation[] | null {
  const shade = /\b(darker|lighter)\b/i.exec(text)?.[1]?.toLowerCase();
  if (shade === "darker" || shade === "lighter")
    return targetsOf(cover, heard.document).map((target) => ({ op: "set", target, fits: {}, shade }));
  const isColor =
    /\b(?:red|black|dark|dyed|color|colour)\b/i.test(text) &&
    cover.elements.every(
      ({ element }) => element.kind === "bed" && (element.mulch === "red" || element.mulch === "black"),
    );
  return replaced(cover, isColor ? "brown mulch" : "bare soil", heard);
}

/**
 * "You left the trampoline, can it go": what is taken out is what was named, and nothing of the design; "does it need a railing? Add a black
 * one": nothing of the design is set where what was named is not drawn.
 */
function withoutUnknown(read: ReadChanges, text: string, begun: DesignDocument, now: DesignDocument): void {
  const name = unknownName(text, begun);
  const isOfIt = (one: Operation): one is Extract<Operation, { target: Target }> =>
    "target" in one && one.target.it === true && !one.target.which;
  read.operations = read.operations.filter((one) => {
    if (name && one.op === "remove" && isOfIt(one)) {
      read.unread.push(`remove the ${name}`);
      return false;
    }
    // "I like the birches": what is there is praised, and not asked for.
    if (one.op === "add" && one.bare && PRAISES.test(text)) return false;
    const isOfNothing = one.op === "set" && isOfIt(one) && read.unread.length > 0;
    return !(isOfNothing && (ADDS_ONE.test(text) || meantByIt(now, one).length === 0));
  });
}

const isOfOneTarget = (a: Operation, b: Operation): boolean =>
  "target" in a && "target" in b && JSON.stringify(a.target) === JSON.stringify(b.target);

const isShade = (one: Operation): boolean => one.op === "set" && one.shade !== undefined;

const setsNothing = (one: Operation): boolean =>
  one.op === "set" && Object.keys(one.fits).length === 0 && Object.keys(one).length === 3;

/** "A handrail, black iron, on the right": how something is to be belongs to what was named before, and is told with it. */
function joined(unread: readonly string[], document: DesignDocument): string[] {
  const all: string[] = [];
  for (const words of unread) {
    const last = all.at(-1);
    if (last !== undefined && saysOnlyHow(words, document)) all[all.length - 1] = `${last} , ${words}`;
    else all.push(words);
  }
  return all;
}

const PRAISES = /\b(?:i|we|she|he|they) (?:really |just )?(?:like|love)s? (?:the|those|these|my|our)\b/i;
const ADDS_ONE = /\b(?:add|put|install|include) (?:an? )?(?:[a-z]+ )+one\b/i;

/** The only thing that a change names, where the design has none of it. */
function unknownName(text: string, document: DesignDocument): string | null {
  const clauses = allClauses(text, document);
  const isKnown = clauses.some(({ tags }) => tags.some((tag) => tag.is === "thing"));
  const names = clauses.flatMap(({ tags }) =>
    tags.flatMap((tag, at) => (tag.is === "unknown" && tags[at - 1]?.is === "article" ? [tag.word] : [])),
  );
  return isKnown || names.length !== 1 ? null : names[0]!;
}

const isIdleWord = (word: string): boolean =>
  isQuiet(word) || (findMark([word], 0) !== null && !COMPARISONS.has(word));

/** "How much would this cost me": what is told and has an answer. */
const IS_ANSWERED =
  /\bhow much (?:is|are|does|do|would|will)\b|\bwhat(?:s| is| would| will| does)\b.*\b(?:cost|price)\b|\b(?:loosen|soften|liven) (?:it|this|that|them|things|everything) up\b/;

/** "The white fence looks ugly" asks for no white fence, and does not say what should come instead. */
const ONLY_FINDS_FAULT =
  /^(?:(?:the|that|this|those|these|my|our) )?(?:[a-z]+ ){1,3}(?:looks?|is|are|feels?)(?: (?:a|bit|little|kind|of|so|too|really|very|just|pretty|all))* (?:cheap|ugly|fake|dull|boring|tacky|awful|terrible|horrible|weird|dated|depressing|silly|ridiculous|hideous|gross)$/;

/** "Only 3 of them and lower": what says how many or how large is asked, whatever it looks like. */
function withAsked(part: ToldAndAsked): ToldAndAsked {
  if (WANTED.test(part.told)) return { told: "", asked: `${part.told} , ${part.asked.replace(/^\W+/, "")}` };
  if (part.asked !== "") return part;
  const clauses = part.told.split(/,\s+(?:and\s+)?/);
  const isAsked = (clause: string): boolean =>
    (SAYS_HOW.test(clause) && !TELLS.test(clause)) ||
    BEGINS_A_REQUEST.test(clause) ||
    SAYS_IT_NEEDS.test(clause) ||
    REFUSES.test(clause) ||
    NAMES_A_LOOK.test(clause) ||
    SEES_IT_THEN.test(clause);
  return {
    told: clauses.filter((clause) => !isAsked(clause)).join(", "),
    asked: clauses.filter(isAsked).join(", "),
  };
}

/** "I wanted the steps on the left, not the right": what was not done as it was asked. */
const WANTED = /^\W*(?:i|we|he|she|they) (?:wanted|asked for)\b.*\bnot\b/i;

const SAYS_HOW =
  /\b(?:only|just|one is enough|\d+|two|three|four|bigger|smaller|taller|lower|wider|narrower|longer|shorter|higher)\b/i;

/** "Beige stones, they are less bright": a color and a name come before what is told. */
const NAMES_A_LOOK =
  /^\W*(?:white|gray|grey|black|brown|beige|tan|red|green|blue|yellow|pink|purple|orange|light|dark) [a-z]+ (?:they|it|that|which) /i;

/** "No pond sorry, we have grandkids". */
const REFUSES =
  /^\W*(?:so |and |but )?(?:no|lose|skip|remove|forget|drop|nix) (?:the |that |more )?(?!more\b|need\b|one\b|way\b|idea\b|worries\b)[a-z]+(?: [a-z]+)?(?:,? (?:sorry|please|thanks|though))?[.!]*\s*$/i;

/** "My mother says it needs more flowers". */
const SAYS_IT_NEEDS = /\b(?:needs?|should have|could use) (?:more|less|fewer|some|an?) /i;

/** "Pond is too big, cut it in half". */
const BEGINS_A_REQUEST =
  /^\W*(?:(?:so|please|just|maybe|then|and|lets|can you|could you) )*(?:cut|make|shrink|remove|take (?:it|them|the|that)|move|add|put|swap|replace|change|lower|raise|trim|paint|stain|lose|get rid|double|halve) /i;

/** "Could I see it in June", "what does it look like in winter". */
const SEES_IT_THEN = new RegExp(
  `\\b(?:see|look|looks|show)\\b.*\\b(?:in|at|by|during|for) (?:the |early |mid |late )*(?:${MONTHS.map(([names]) => names).join("|")}|spring|summer|autumn|fall|winter|evening|night|dusk)\\b`,
  "i",
);

const TELLS = /^\W*(?:i|we|he|she|they|it|my|our|the|there|because|since|if|when|you|that|this)\b/i;

type Reading = { spoken: Spoken; read: ReadChanges; reasons: string[] };

/** A sentence by what the design has, and what of it that does not read by its words alone. */
function readOfDesign(sentence: string, heard: Heard, { spoken, read, reasons }: Reading): void {
  readByDesign(sentence, heard, {
    take: (operations, instead) => {
      if (instead > 0) read.operations.splice(-instead);
      const before = JSON.stringify(read.operations.at(-1));
      // "Too busy, fewer plants" asks for one step.
      const isSaidTwice = operations.length === 1 && JSON.stringify(operations[0]) === before;
      if (!isSaidTwice) read.operations.push(...operations);
      const last = operations.at(-1);
      Object.assign(spoken, {
        isSized: last !== undefined,
        isMoved: last?.op === "move",
        isGrown: last?.op === "resize" && (last.factor ?? last.byM) === undefined,
      });
      if (last?.op === "replace") spoken.last = IT;
      else if (last && "target" in last) spoken.last = last.target;
    },
    told: (words) => reasons.push(words),
    unread: (words) => {
      spoken.last ??= heard.last?.target ?? null;
      read.unread.push(words);
    },
    fault: (words) => {
      const own: ReadChanges = { operations: [], unread: [] };
      readSentence(rephrased(words), spoken, own, reasons);
      read.operations.push(...own.operations);
      reasons.push(...own.unread);
      return own.operations;
    },
    other: (words) => {
      if (/\b(?:it|them)\b/.test(words)) spoken.last ??= heard.last?.target ?? null;
      const before = read.operations.length;
      readSentence(rephrased(words), spoken, read, reasons);
      return read.operations.slice(before);
    },
  });
}

/** What is told before something is asked says what "it" is. */
function tell(told: string, spoken: Spoken, reasons: string[]): void {
  if (told === "") return;
  reasons.push(told);
  const named = told.split(/ , (?:and )?/).map((part) => thingOf(part).target);
  const target = named.findLast((one) => one && !one.it && !one.group);
  if (!target) return;
  spoken.faulted = target;
  spoken.last = target;
  spoken.disliked = targetWords(target);
}
