import { canonicalJson } from "#core/canonical-json/canonical-json.ts";
import { told } from "#core/design/applied.ts";
import type { DesignDocument, DesignElement } from "#core/design/design-document.ts";
import { findElements, standsAt } from "#core/design/find-elements.ts";
import { knownBy } from "#core/design/heard/known-things.ts";
import type { Tag } from "#core/design/heard/tag-words.ts";
import { exactly, isCounted, isOfOneSort, meantByIt } from "#core/design/meant-by-it.ts";
import type { Operation, Target } from "#core/design/operation.ts";
import { targetWords } from "#core/design/target-words.ts";
import type { ElementKind, PlanElement } from "#core/elements/element.ts";
import type { PlanNote } from "#core/plan/design-plan.ts";
import { parseWords } from "#core/plan/parse-plan.ts";
import type { Fits } from "#core/plan/reading/entry.ts";
import { findPhrase } from "#core/plan/reading/lexicon.ts";
import { cannotBeDone } from "./cannot-be-done.ts";
import { isOfPart } from "./part-of-a-thing.ts";
import { allClauses, isAtPlace, type SaidClause, saysWas, spanOf } from "./said.ts";
import { holdsText } from "./shown.ts";
import { isOfSomeAtPlace, PARTED, partOf, WHICH_OF_THEM } from "./some-of-many.ts";

/** A name in a clause: by itself, or only to say where something is, or whose part: "at the steps", "the width of the deck". */
type Naming = { clause: SaidClause; isOfPlace: boolean; isWeak: boolean };

/** Where a clause names one of some elements. */
function namingsOf(clause: SaidClause, ids: ReadonlySet<string>, document: DesignDocument): Naming[] {
  const { tags, words } = clause;
  const isOne = (known: { elements: readonly { id: string }[] } | null | undefined): boolean =>
    known?.elements.some(({ id }) => ids.has(id)) ?? false;
  // "On the left end of the wall".
  const isIn = ({ from, end }: Tag): boolean =>
    words.slice(from, end).some((_, at) => isOne(knownBy(words, from + at, document)[0]));
  return tags.flatMap((tag, at): Naming[] =>
    tag.is === "where" && (isOne(tag.at) || isIn(tag))
      ? [{ clause, isOfPlace: words[tag.from] !== "where", isWeak: tag.isAt === true }]
      : tag.is === "thing" && isOne(tag.known)
        ? [
            {
              ...{ clause, isWeak: false },
              isOfPlace: isWhose(tags, at, words) || isAtPlace(tags, at, words),
            },
          ]
        : [],
  );
}

/** "Of the deck" behind a measure or a part: the deck is not what is spoken of; "one of the maples" is. */
function isWhose(tags: readonly Tag[], at: number, words: readonly string[]): boolean {
  const from = tags[at - 1]?.is === "article" ? at - 1 : at;
  const of = tags[from - 1];
  const part = words[(of?.from ?? 0) - 1] ?? "";
  return (
    of !== undefined &&
    words[of.from] === "of" &&
    of.end - of.from === 1 &&
    /^(?:width|length|height|depth|size|end|ends|top|bottom|edge|edges|side|sides|front|back|middle|center|corner|corners|foot|base)$/.test(
      part,
    )
  );
}

/** "Take out the grasses, and give the deck some steps": what is taken away is another thing. */
function namesOthers({ tags }: SaidClause, found: readonly DesignElement[]): boolean {
  const named = tags.flatMap((tag) => (tag.is === "thing" ? tag.known.elements : []));
  return named.length > 0 && !named.some(({ id }) => found.some((one) => one.id === id));
}

/** Words by which something goes or gives its place to another. */
const takesAway = ({ tags, words }: SaidClause): boolean =>
  OUT.test(words.join(" ")) ||
  tags.some(
    (tag, at) =>
      (tag.is === "verb" && REPLACING.has(tag.verb)) ||
      TAKING.has(tag.is) ||
      (tag.is === "not" && tags[at + 1]?.is !== "where" && words[tag.end] !== "out") ||
      // "Should go the full width" is not gone.
      (tag.is === "goes" && ENDS.test(words[tag.end] ?? "")),
  );
const OUT = /\b(?:none|except|but|without|gone|removing|replacing|swapping)\b/;
const REPLACING: ReadonlySet<string> = new Set(["remove", "replace", "undo"]);
const TAKING: ReadonlySet<Tag["is"]> = new Set(["no", "insteadOf", "instead"]);
const ENDS =
  /^(?:|,|and|but|or|too|also|please|then|now|so|because|since|as|completely|entirely|obviously|instead|they|it|its|theyre|i|we|that|this|my)$/;

/** "Should go the full width", "goes under the pergola": where or how far, and not that it goes. */
const saysWhereTo = ({ tags, words }: SaidClause): boolean =>
  tags.some(
    (tag) =>
      (tag.is === "goes" && !ENDS.test(words[tag.end] ?? "")) ||
      (tag.is === "verb" && tag.verb === "move" && tags.some(({ is }) => is === "where")),
  );

/** What would be lost if it were only named to say where something is. */
const OF_WHOLE_THINGS: ReadonlySet<Operation["op"]> = new Set(["remove", "replace", "move", "turn"]);

/** Whether what is to come was named by itself, and not as the place of another: "5 ft wide at the steps". */
function isNamedItself({ kind }: PlanElement, clauses: readonly SaidClause[]): boolean {
  const isPlace = clauses.some(({ tags, words }) =>
    tags.some(
      (tag, at) =>
        (tag.is === "where" || isAtPlace(tags, at, words)) &&
        words
          .slice(tag.from, tag.end)
          .some((_, at) => findPhrase(words, tag.from + at)?.entry.noun?.kind === kind),
    ),
  );
  const isItself = (tag: Tag, at: number, { tags, words }: SaidClause): boolean =>
    tag.is === "thing" &&
    !isAtPlace(tags, at, words) &&
    (tag.entry?.noun?.kind === kind || tag.known.elements.some(({ element }) => element.kind === kind));
  return !isPlace || clauses.some((clause) => clause.tags.some((tag, at) => isItself(tag, at, clause)));
}

/** The operations of a change that its words ask for, and what is told of the others. */
export function askedFor(
  read: readonly Operation[],
  said: string,
  document: DesignDocument,
): { operations: Operation[]; notes: PlanNote[] } {
  const clauses = allClauses(said, document);
  const operations = read.filter((one, at) => !comesAgain(one, read.slice(at + 1), document));
  const isReplacing = operations.some(({ op }) => op === "replace");
  const part = partOf(said, document);
  const isParted = (one: Operation): boolean =>
    part !== null &&
    "target" in one &&
    PARTED.has(one.op) &&
    findElements(document, one.target).some(({ id }) => part.has(id));
  const isAsked = (one: Operation): boolean =>
    !isParted(one) &&
    (isOfPart(one) || (one.op === "remove" && isReplacing) || isAskedFor(one, clauses, document));
  if (operations.some(isParted))
    return { operations: operations.filter(isAsked), notes: [told(said, WHICH_OF_THEM)] };
  const asked = operations.filter(isAsked).flatMap((one) => settled(one, clauses, document));
  const isToldElse = (one: Operation): boolean =>
    asked.some(
      (other) =>
        "target" in other && "target" in one && canonicalJson(other.target) === canonicalJson(one.target),
    );
  const words = operations
    .filter((one) => !isAsked(one) && !isToldElse(one))
    .flatMap((one) => unaskedWords(one, clauses, document) ?? []);
  return {
    operations: asked,
    notes: [...new Set(words)].map((one) => told(said, cannotBeDone(one))),
  };
}

/** "No more white gravel, use brown for the path": what is to go and is then made another way stays. */
function comesAgain(one: Operation, later: readonly Operation[], document: DesignDocument): boolean {
  if (one.op !== "remove" || one.target.it || one.but) return false;
  const ids = new Set(findElements(document, one.target).map(({ id }) => id));
  return later.some(
    (other) =>
      (other.op === "replace" || other.op === "set") &&
      !other.target.it &&
      findElements(document, other.target).some(({ id }) => ids.has(id)) &&
      one.target.species === other.target.species,
  );
}

/** An operation as its words mean it in this design; nothing where they only say how it was, or name what is there. */
function settled(
  operation: Operation,
  clauses: readonly SaidClause[],
  document: DesignDocument,
): Operation | readonly Operation[] {
  if (operation.op === "add") return inPlaceOf(operation, clauses, document);
  if (operation.op === "replace") return isAsItIs(operation, clauses, document) ? [] : operation;
  if (operation.op !== "set" || operation.target.it) return operation;
  const found = findElements(document, operation.target);
  if (found.length === 0) return setOfNamed(operation, clauses, document);
  const said = clauses.flatMap((clause) => {
    const was = saysWas(clause);
    return clause.tags.flatMap((tag, at) => (saysSo(tag, operation.fits, found) ? [was[at]!] : []));
  });
  return said.length > 0 && said.every(Boolean) ? [] : operation;
}

/** "Simpler fountain, just a bubbling rock": what is to be another way is no second one. */
function inPlaceOf(
  operation: Extract<Operation, { op: "add" }>,
  clauses: readonly SaidClause[],
  document: DesignDocument,
): Operation {
  const { element } = operation;
  const found = document.elements.filter((one) => one.element.kind === element.kind);
  const [one] = found;
  const said = clauses[0]?.words.join(" ") ?? "";
  const isNamed =
    /^(?:(?:just|only) an?|show with) /.test(said) ||
    clauses.some(({ tags }) =>
      tags.some((tag) => tag.is === "thing" && tag.known.elements.some(({ id }) => id === one?.id)),
    );
  const isOther = ONE_OF_A_YARD.has(element.kind) && OTHERWISE.test(said) && !ONE_MORE.test(said);
  return one && found.length === 1 && isNamed && isOther && !element.place
    ? { op: "replace", target: exactly(one), element }
    : operation;
}
const ONE_OF_A_YARD: ReadonlySet<ElementKind> = new Set([
  ...(["water-feature", "pool", "fire-pit", "deck", "pergola", "outdoor-kitchen", "fence"] as const),
  "retaining-wall",
]);
const OTHERWISE =
  /^show with\b|\b(?:just|instead|rather|simpler|different|another kind|not so|less|more like)\b/;
const ONE_MORE = /\b(?:add|another|second|also|plus|extra|too|as well|one more|and an?)\b/;

/** "Back to just the patio": what it was and nothing else is no other one. */
function isAsItIs(
  { target, element }: Extract<Operation, { op: "replace" }>,
  clauses: readonly SaidClause[],
  document: DesignDocument,
): boolean {
  const found = findElements(document, target);
  const isAlike = found.every(
    ({ element: { kind, ...old } }) =>
      kind === element.kind && "use" in old && "use" in element && old.use === element.use,
  );
  const [usual] = parseWords(targetWords(target)).elements;
  return (
    found.length > 0 &&
    isAlike &&
    canonicalJson(usual ?? null) === canonicalJson(element) &&
    !clauses.some(({ tags }) =>
      tags.some((tag) => tag.is === "value" || (tag.is === "verb" && tag.verb === "replace")),
    )
  );
}

/** "Wall to 3 ft, natural stone": a material is that of the only thing named that has it, and no new one of its own. */
function setOfNamed(
  operation: Extract<Operation, { op: "set" }>,
  clauses: readonly SaidClause[],
  document: DesignDocument,
): Operation {
  const ids = new Set(
    clauses.flatMap(({ tags }) =>
      tags.flatMap((tag) => (tag.is === "thing" ? tag.known.elements.map(({ id }) => id) : [])),
    ),
  );
  const able = document.elements.filter(
    ({ id, element }) => ids.has(id) && Object.keys(operation.fits[element.kind] ?? {}).length > 0,
  );
  const [one] = able;
  // "I like it": nothing is named that could come.
  const isAdded = clauses.some(
    ({ tags }) =>
      tags.some((tag) => tag.is === "verb" && ADDING.has(tag.verb)) &&
      tags.some(({ is }) => is === "thing" || is === "value" || is === "unknown"),
  );
  if (able.length === 0 && !isAdded && !operation.target.use) {
    const spoken = ofSpokenLooks(operation, clauses, document);
    if (spoken) return { ...operation, target: exactly(spoken) };
  }
  return one && able.length === 1 && !isAdded ? { ...operation, target: exactly(one) } : operation;
}

/** "The block looks cheap. Natural stone?": the only thing that is of what was spoken of and can be of the other. */
function ofSpokenLooks(
  { fits }: Extract<Operation, { op: "set" }>,
  clauses: readonly SaidClause[],
  { elements }: DesignDocument,
): DesignElement | null {
  if (!fits.pavers?.stone) return null;
  const words = clauses.flatMap(({ tags }) => tags.flatMap((tag) => (tag.is === "value" ? [tag.word] : [])));
  const [one, ...others] = elements.filter(
    ({ element }) =>
      Object.keys(fits[element.kind] ?? {}).length > 0 && words.some((word) => holdsText(element, word)),
  );
  return one && others.length === 0 ? one : null;
}

const ADDING: ReadonlySet<string> = new Set(["add", "put", "have", "want"]);

/** Whether a word says what an operation sets. */
function saysSo(tag: Tag, fits: Fits, found: readonly DesignElement[]): boolean {
  const details = tag.is === "value" ? tag.fits : tag.is === "thing" ? tag.entry?.noun?.details : undefined;
  return found.some(({ element: { kind } }) => {
    const own = details?.[kind];
    return (
      own !== undefined &&
      Object.keys(own).length > 0 &&
      canonicalJson(own) === canonicalJson(fits[kind] ?? null)
    );
  });
}

/** "At least 8 ft off the foundation": how far it is, and not how large. */
const isDistance = ({ op }: Operation, namings: readonly Naming[]): boolean =>
  (op === "size" || op === "resize") &&
  namings.some(({ clause: { tags, words } }) =>
    tags.some((tag, at) => {
      const isBeside = (other: Tag | undefined): boolean =>
        other?.is === "where" && /^(?:off|from|before|past|away|beyond)$/.test(words[other.from]!);
      const isLength = tag.is === "size" && tag.size.count === undefined;
      const isCompared = tags.some(({ is }) => is === "compare" || is === "more");
      return (
        isLength &&
        !isCompared &&
        (isBeside(tags[at + 1]) || tags.slice(Math.max(0, at - 3), at).some(isBeside))
      );
    }),
  );

/** "Fence only from the drive to the corner": a part of it stays where it is. */
const isOfStretch = ({ op }: Operation, namings: readonly Naming[]): boolean =>
  op === "move" &&
  namings.some(
    ({ clause: { tags } }) =>
      tags.some(({ is }) => is === "only") &&
      tags.some(({ is }) => is === "where") &&
      !tags.some((tag) => tag.is === "verb" && (tag.verb === "move" || tag.verb === "put")),
  );

/** "Step down to 18 in": no steps. */
function isOnlyAVerb(kind: ElementKind, clauses: readonly SaidClause[]): boolean {
  const naming = clauses.flatMap(({ tags, words }) =>
    tags.filter(({ from, end }) =>
      words.slice(from, end).some((_, at) => findPhrase(words, from + at)?.entry.noun?.kind === kind),
    ),
  );
  return naming.length > 0 && naming.every(({ is }) => is === "verb");
}

/** "Lights only to the bend": of all that "it" may mean one was named, and something else is said of it. */
function isNamedBeside(
  operation: Extract<Operation, { target: Target }>,
  { tags }: SaidClause,
  document: DesignDocument,
): boolean {
  const able = meantByIt(document, operation);
  const named = able.filter(({ id }) =>
    tags.some((tag) => tag.is === "thing" && tag.known.elements.some((one) => one.id === id)),
  );
  return able.length > 1 && named.length === 1;
}

/** Whether the words ask for an operation: an element that they name only to say where something is was not meant. */
function isAskedFor(operation: Operation, clauses: readonly SaidClause[], document: DesignDocument): boolean {
  if (!("target" in operation) || operation.op === "keep") return true;
  const { target } = operation;
  const { which } = target;
  if (target.it && which && operation.op !== "move")
    return document.elements.some(({ element }) => standsAt(element, which));
  if (target.it && clauses.length === 1 && isNamedBeside(operation, clauses[0]!, document)) return false;
  if (target.it || target.group || target.described) return true;
  const found = findElements(document, target);
  if (found.length === 0 && operation.op === "size" && target.kind) return !isOnlyAVerb(target.kind, clauses);
  const namings = clauses.flatMap((clause) =>
    namingsOf(clause, new Set(found.map(({ id }) => id)), document),
  );
  if (namings.length === 0) return true;
  if (isOfSomeAtPlace(operation, found, clauses)) return false;
  const isOnlyPlace = namings.every(({ isOfPlace, isWeak }) => isOfPlace && !isWeak);
  if (isOnlyPlace && !OF_WHOLE_THINGS.has(operation.op) && operation.op !== "repeat") return false;
  if (isDistance(operation, namings) || isOfStretch(operation, namings)) return false;
  if (OF_WHOLE_THINGS.has(operation.op) && namings.every(({ isOfPlace }) => isOfPlace)) return false;
  if (operation.op === "replace" && found.length === 0 && !clauses.some(takesAway)) return false;
  if (operation.op === "replace")
    return (
      isNamedItself(operation.element, clauses) &&
      (found.every(({ element }) => isOfOneSort(element, operation.element)) ||
        namings.some(({ clause }) => clause.words.includes("where")) ||
        clauses.some((clause) => takesAway(clause) && !namesOthers(clause, found)))
    );
  const { count } = operation.op === "size" ? operation.size : {};
  if (count !== undefined && !target.species && !found.some(({ element }) => isCounted(element)))
    return false;
  return (
    operation.op !== "remove" || !namings.some(({ clause }) => saysWhereTo(clause)) || clauses.some(takesAway)
  );
}

/** What is told of an operation that nobody asked for: the words that it was read of. */
function unaskedWords(
  operation: Operation,
  clauses: readonly SaidClause[],
  document: DesignDocument,
): string | null {
  // A number by itself is told of what it is lost for.
  if (operation.op === "size" && operation.size.count !== undefined) {
    const counted = clauses.find(({ tags }) => tags.some(({ is }) => is === "size"));
    return counted?.tags.some(({ is }) => is === "thing") ? spanOf(counted) : null;
  }
  const ids = new Set(
    "target" in operation ? findElements(document, operation.target).map(({ id }) => id) : [],
  );
  const naming = clauses.flatMap((clause) => namingsOf(clause, ids, document))[0];
  const clause = naming?.clause ?? clauses.find(({ tags }) => tags.some(({ is }) => is === "it"));
  return clause ? spanOf(clause) : null;
}
