import type { Place, PlanElement, PlantingStyle } from "#core/elements/element.ts";
import type { PlanNote } from "#core/plan/design-plan.ts";
import { parseWords } from "#core/plan/parse-plan.ts";
import { eveningSentence, seasonSentence, withoutShown } from "#core/plan/showing-notes.ts";
import { type Applied, done, notThere, ofChairs, told, withChanged } from "./applied.ts";
import { counts, hasSpacing, replanted, sized, spaced, withoutSpecies } from "./bed-plants.ts";
import { isPlantedSingly, withPlantChange } from "./change-plant.ts";
import { correctedBy } from "./corrected-by.ts";
import { withDemolitions } from "./demolitions.ts";
import { type DesignDocument, type DesignElement, elementNumber, withElement } from "./design-document.ts";
import { standingFor } from "./detail-element.ts";
import { elementTitle, goneWords, nameOf } from "./element-title.ts";
import { findElements, speciesOf, standsAt } from "./find-elements.ts";
import { askWhich, exactly, isAble, isPlaceUnknown, MANY, meantByIt, sizeFor } from "./meant-by-it.ts";
import { moved, SAY_THE_SIDE, turned } from "./move-element.ts";
import { ACROSS } from "./move-place.ts";
import { ofNamedFurniture } from "./named-furniture.ts";
import { isOneUnknown, oneFewer, oneOfSeveral, pairWithout, sizeElsewhere } from "./one-of-several.ts";
import type { Operation, Target } from "./operation.ts";
import { removeAllBut, removeOtherPlants } from "./remove-all-but.ts";
import { resized, USUAL_PLANTS, withMorePlants } from "./resize-element.ts";
import { resizedThings } from "./resized-things.ts";
import { setDetails } from "./set-details.ts";
import { swapped } from "./swap-elements.ts";
import { targetWords } from "./target-words.ts";
import { isThereWords, thereAlready } from "./there-already.ts";
import { sizeNow } from "./usual-size.ts";

type Doing<O extends Operation["op"]> = (
  document: DesignDocument,
  operation: Extract<Operation, { op: O }>,
  said: string,
) => Applied;

const SINGLE_KINDS: ReadonlySet<string> = new Set(["outdoor-kitchen", "water-feature", "pergola", "pool"]);

const add: Doing<"add"> = (document, { element, told: more, bare, into, own }, said) => {
  const there = bare && thereAlready(document, element);
  if (there) return done({ ...document, lastId: there.id }, [told(said, isThereWords(nameOf(element)))]);
  // "Add a bar" beside a kitchen: what would only stand for it is there.
  const isStandIn = more !== undefined && SINGLE_KINDS.has(element.kind);
  if (isStandIn && document.elements.some((one) => one.element.kind === element.kind))
    return done(document, [told(said, more.replace(/ as such yet\..*/, " yet."))]);
  const notes: PlanNote[] = more ? [{ text: said, status: "changed", sentence: more }] : [];
  const wrong = correctedBy(document, element, said);
  if (wrong)
    return done(
      withChanged(document, [wrong], (old) => standingFor(old, element)),
      notes,
    );
  // Plants without a place of their own go where plants are.
  const bed =
    document.elements.find(({ id }) => into !== undefined && elementNumber(id) === into) ??
    document.elements.find(
      (one) => one.element.kind === "bed" && one.said === said && one.id === document.lastId,
    ) ??
    document.elements.find((one) => one.element.kind === "bed");
  const isAskedNow = bed !== undefined && bed.said === said;
  const isAnywhere = !own && !element.place && !element.atM;
  if (element.kind === "bed" && element.species.length > 0 && (into !== undefined || isAnywhere) && bed)
    return done(
      withChanged(document, [bed], (old) =>
        old.kind === "bed"
          ? {
              ...old,
              // "Flowers along the fence, roses mostly": what was asked for just before has no plants of its own yet.
              species: [...new Set([...(isAskedNow ? old.species : speciesOf(old)), ...element.species])],
              ...counts(old, element.counts),
            }
          : old,
      ),
      // In a bed the tall plants stand behind the low ones anyway.
      notes.filter(({ sentence }) => !IN_A_BED.test(sentence)),
    );
  return done(withElement(document, element, null, said), notes);
};

const IN_A_BED = /^“[^”]*\b(?:front|back|middle)\b[^”]*” is a place/;

const severalNote = (said: string): PlanNote =>
  told(said, "There are several of these. Tap the one that you mean in the picture to change it alone.");

const remove: Doing<"remove"> = (document, { target, but }, said) => {
  if (but)
    return target.group === "plants"
      ? removeOtherPlants(document, but, said)
      : removeAllBut(document, but, said);
  const found = findElements(document, target);
  const group = oneOfSeveral(document, target);
  if (group) return done(withChanged(document, [group], oneFewer));
  const [pair, rest] = pairWithout(document, target) ?? [];
  if (pair && rest) return done(withChanged(document, [pair], () => rest));
  if (found.length > 0)
    return done(
      withChanged(document, found, (element) =>
        target.species === undefined ? null : withoutSpecies(element, target),
      ),
      [{ text: said, status: "placed", sentence: `Taken out of the design: ${goneWords(target, found)}.` }],
    );
  // Nothing of the design: then it stands in the photo.
  const { removals, notes } = parseWords(`Remove the ${targetWords(target)}`);
  const isTold = notes.filter(({ sentence }) => !sentence.startsWith("Say what should come"));
  return done(withDemolitions(document, removals, parseWords(said).removalCounts), isTold);
};

const replace: Doing<"replace"> = (document, { target, element, told: more, keepsUse }, said) => {
  const notes: PlanNote[] = more ? [{ text: said, status: "changed", sentence: more }] : [];
  const found = findElements(document, target);
  const { species } = target;
  const group = oneOfSeveral(document, target);
  if (group) return done(withElement(withChanged(document, [group], oneFewer), element, null, said), notes);
  const [pair, rest] = pairWithout(document, target) ?? [];
  if (pair && rest) {
    const place = element.place ?? (target.which as Place);
    return done(
      withElement(
        withChanged(document, [pair], () => rest),
        { ...element, place },
        null,
        said,
      ),
      notes,
    );
  }
  if (found.length === 0) {
    const gone = remove(document, { op: "remove", target }, said);
    const added = add(gone.document, { op: "add", element }, said);
    return done(added.document, [...gone.notes, ...added.notes, ...notes]);
  }
  // "Something that flowers longer" names no plant: the others of the bed stay.
  const isOpen = element.kind === "bed" && element.species.length === 0;
  if (species !== undefined && isOpen && found.some((one) => isOfStyle(one.element, element.style)))
    return done(document, [told(said, "Say which plant should come instead.")]);
  if (isOpenlyPlanted(found, element, said)) return done(document, [told(said, MIXED)]);
  const bed = mixedBedOf(found, element, target);
  if (bed) {
    const { place } = bed.element;
    const apart = { ...element, ...(place && !element.place ? { place } : {}) };
    const rest = withChanged(document, [bed], (old) => withoutSpecies(old, target));
    return done(withElement(rest, apart, null, said), notes);
  }
  return done(
    withChanged(
      document,
      found,
      (old) => replanted(old, element, target) ?? standingFor(old, element, keepsUse),
    ),
    notes,
  );
};

/** The bed whose other plants stay where a tree or a fountain comes for one of them; null where nothing else grows there. */
function mixedBedOf(
  found: readonly DesignElement[],
  { kind }: PlanElement,
  target: Target,
): DesignElement | null {
  const [bed] = found;
  const isOfPlant = target.species !== undefined && found.length === 1 && bed?.element.kind === "bed";
  return isOfPlant && kind !== "bed" && kind !== "hedge" && withoutSpecies(bed.element, target) ? bed : null;
}

/** "Make the vegetable bed a strawberry bed": a raised bed stays one, whatever grows in it. */
const isOpenlyPlanted = (found: readonly DesignElement[], { kind }: PlanElement, said: string): boolean =>
  kind === "bed" &&
  found.every(({ element }) => element.kind === "raised-bed") &&
  !/\b(?:replace|swap|instead|convert|remove)\b/i.test(said);
const MIXED = "Raised beds are drawn with mixed vegetables or flowers: say which of the two.";

const isOfStyle = (element: PlanElement, style: PlantingStyle): boolean =>
  element.kind === "planter" || (element.kind === "bed" && element.style === style);

const size: Doing<"size"> = (document, { target, size: wanted, bareM }, said) => {
  const found = findElements(document, target);
  const { count: seats } = wanted;
  const seated = seats && ofChairs(document, target, found, said, () => seats);
  if (seated) return seated;
  // A bed is as large as its ground, and its plants as their kind grows.
  const isOfKind = target.species !== undefined && seats === undefined;
  if (isOfKind && found.length > 0 && found.every(({ element }) => element.kind === "bed"))
    return done(document, [told(said, AS_KIND_GROWS)]);
  if (found.length > 0)
    return done(
      withChanged(document, found, (element, { laid }) =>
        sized(element, sizeFor(element, { size: wanted, bareM }), target, laid),
      ),
    );
  const words = wanted.count ? `${wanted.count} ${targetWords(target)}` : targetWords(target);
  // "The fence 6 ft" where there is none asks for no new one.
  if (new RegExp(`\\b(?:the|my|our|those) (?:[a-z]+ )?${targetWords(target)}`, "i").test(said))
    return notThere(document, target, said);
  const element = parseWords(words).elements[0];
  if (!element) return notThere(document, target, said);
  return done(withElement(document, sized(element, wanted, target), null, said));
};

/** What one more row of shrubs takes of the ground, as a share of the bed's depth. */
const ROW_SHARE = 1.6;
const MORE_SHARE = 1.5;
const AS_KIND_GROWS =
  "Plants are drawn as large as their kind grows: ask for a lower or a taller one by its name.";

const repeat: Doing<"repeat"> = (document, { target, count, rows, everyM, place }, said) => {
  const found = findElements(document, target);
  const seated = count && ofChairs(document, target, found, said, (now) => now && now + count);
  if (seated) return seated;
  if (found.length === 0 && count !== undefined && count < 0) return notThere(document, target, said);
  if (found.length === 0) {
    const element = parseWords(`${count && count > 1 ? count : "a"} ${targetWords(target)}`).elements[0];
    return element ? done(withElement(document, element, null, said)) : notThere(document, target, said);
  }
  if (everyM !== undefined && !found.some(({ element }) => hasSpacing(element)))
    return done(document, [
      told(
        said,
        `The distance of ${targetWords(target)} from each other cannot be set: lights, hedges and plants of beds have one.`,
      ),
    ]);
  const last = found.at(-1)!;
  if (last.element.kind === "lawn")
    return done(document, [
      told(said, "A lawn covers the ground that is left: make something else smaller."),
    ]);
  const hasNumber = ({ element }: DesignElement): boolean =>
    element.kind === "bed"
      ? element.counts?.[target.species ?? ""] !== undefined
      : sizeNow(element).count !== undefined;
  // Of plants that nobody counted so many less would be a guess.
  if (count !== undefined && count < 0 && !found.some(hasNumber))
    return done(document, [told(said, "Say how many there are to be, such as “7 boxwoods”.")]);
  const where = place === "other" ? ACROSS[last.element.place ?? "centre"] : place;
  if (place && !where) return done(document, [told(said, SAY_THE_SIDE)]);
  if (where && !found.some(({ element }) => element.place === where)) {
    const { shiftM: _, atM: __, planted: ___, ...alike } = last.element;
    const size = sizeElsewhere(last.element, count, said);
    const element = { ...alike, ...size, place: where } as PlanElement;
    return done(withElement(document, element, null, said));
  }
  // Of what is not counted, another one is one more of the same: "another bed".
  if (count !== undefined && count > 0 && !target.species && sizeNow(last.element).count === undefined)
    return Array.from({ length: count }).reduce<Applied>(
      (all) =>
        copy(
          all.document,
          { op: "copy", target: { element: { number: elementNumber(last.id), name: "" } } },
          said,
        ),
      done(document),
    );
  const isPicked = count !== undefined && count < 0 && (target.which ?? target.near) !== undefined;
  const picked = isPicked
    ? [told(said, "Which of them go cannot be said by words: tap those that you mean in the picture.")]
    : [];
  // "two more trees" are two of the last one named, not two of each.
  const which = rows || target.species ? found : found.slice(-1);
  return done(
    withChanged(document, which, (element) => {
      if (everyM !== undefined) return spaced(element, target, everyM);
      if (rows)
        return element.kind === "bed"
          ? resized(element, { way: "grow", factor: ROW_SHARE, side: "width" })
          : element;
      if (element.kind === "bed" && target.species) {
        const now = element.counts?.[target.species] ?? USUAL_PLANTS;
        const next = now + (count ?? Math.ceil(now * (MORE_SHARE - 1)));
        return next > 0 ? sized(element, { count: next }, target) : withoutSpecies(element, target);
      }
      if (element.kind === "bed" && count === undefined) return withMorePlants(element, MORE_SHARE);
      const now = sizeNow(element).count ?? 1;
      const next = now + (count ?? Math.max(1, Math.round(now * (MORE_SHARE - 1))));
      return next > 0 ? { ...element, size: { ...element.size, count: next } } : null;
    }),
    picked,
  );
};

const plant: Doing<"plant"> = (document, { target, change }, said) => {
  const found = findElements(document, target);
  if (found.length === 0) return notThere(document, target, said);
  if (!found.every(({ element }) => isPlantedSingly(element)))
    return done(document, [
      told(said, `The plants of the ${targetWords(target)} cannot be changed one by one.`),
    ]);
  return done(withChanged(document, found, (element) => withPlantChange(element, change)));
};

/** One more of the same, which finds a place of its own. */
const copy: Doing<"copy"> = (document, { target }, said) => {
  const found = findElements(document, target);
  if (found.length === 0) return notThere(document, target, said);
  return done(
    found.reduce(
      (all, { element: { shiftM: _, atM: __, planted: ___, ...element } }) =>
        withElement(all, element, null, said),
      document,
    ),
  );
};

const keep: Doing<"keep"> = (document, { target }, said) => {
  if (target.group === "all" || findElements(document, target).length > 0) return done(document);
  const { keeps, notes } = parseWords(`Keep the ${targetWords(target)}`);
  return done(
    { ...document, keeps: [...new Set([...document.keeps, ...keeps])] },
    notes.map((note) => ({ ...note, text: said })),
  );
};

/** What was said of another time is not true any more. */
const show: Doing<"show"> = (document, { what }, said) => {
  const { evening: _, ...day } = { ...document, notes: withoutShown(document.notes, what) };
  if (what === "day") return done(day);
  const isEvening = what === "evening";
  const sentence = isEvening ? eveningSentence(["path-lights"]) : seasonSentence(what);
  return done(isEvening ? { ...day, evening: true } : { ...document, notes: day.notes, season: what }, [
    { text: said, status: "placed", sentence },
  ]);
};

const DOING: { readonly [O in Exclude<Operation["op"], "undo">]: Doing<O> } = {
  add,
  remove,
  replace,
  set: setDetails,
  move: moved,
  turn: turned,
  resize: resizedThings,
  size,
  repeat,
  plant,
  copy,
  keep,
  show,
  swap: swapped,
};

/** One change of a design. What it does not name stays the very same object. "undo" is of the history and changes nothing here. */
export function applyOperation(document: DesignDocument, asked: Operation, said: string): Applied {
  const operation = ofNamedFurniture(document, asked, said);
  if (operation.op === "undo") return done(document);
  if ("target" in operation) {
    const { target } = operation;
    if (target.described && findElements(document, target).length === 0)
      return applyOperation(document, { ...operation, target: { it: true } } as Operation, said);
    // What a hand meant stood in the design; what does not is not sought in the photo either.
    if (target.element && findElements(document, target).length === 0)
      return notThere(document, target, said);
    // "The ones on the right" where nothing stands on the right: the last one is not meant.
    const { which } = target;
    const isNowhere =
      which !== undefined && !document.elements.some(({ element }) => standsAt(element, which));
    if (operation.op === "remove" && target.it && isNowhere) return done(document, [severalNote(said)]);
    if (target.it && target.near) return done(document, [severalNote(said)]);
    const spokenOf = target.last ? document.elements.find(({ id }) => id === document.lastId) : undefined;
    if (spokenOf) {
      const isDone = operation.op === "set" || isAble(operation, spokenOf.element);
      const title = elementTitle(spokenOf).replace(/ \d+$/, "").toLowerCase();
      return isDone
        ? doing(document, { ...operation, target: { ...exactly(spokenOf) } }, said)
        : done(document, [told(said, `The ${title} cannot be changed that way.`)]);
    }
    if (target.it && !target.which && operation.op !== "keep") {
      const able = meantByIt(document, operation);
      const isOfMany = /\b(?:them|they|those|these)\b/i.test(said);
      const isOne = (each: DesignElement): boolean => isOneThing(each, operation);
      const single = isOfMany ? able.filter(isSeveral) : /\bit\b/i.test(said) ? able.filter(isOne) : [];
      const meant = single.length === 1 ? single : able;
      if (meant.length > 1) return done(document, [askWhich(meant, said)]);
      const [one] = meant;
      if (!one && document.elements.length > 1)
        return done(document, [
          told(said, "Nothing in this design can be changed that way: say what is meant by its name."),
        ]);
      if (one) return doing(document, { ...operation, target: { ...exactly(one) } }, said);
    }
    if (isOneUnknown(document, operation) || isPlaceUnknown(document, operation))
      return done(document, [severalNote(said)]);
  }
  return doing(document, operation, said);
}

/** "It" is one thing, and none of many; a bed is one by its size alone. */
function isOneThing({ element: { kind, size }, said }: DesignElement, { op }: Operation): boolean {
  const isBed = (op === "resize" || op === "size") && /\b(?:bed|border|garden)\b/i.test(said);
  return !MANY.has(kind) && (kind !== "bed" || isBed) && (size?.count ?? 1) === 1;
}
const isSeveral = ({ element: { kind, size } }: DesignElement): boolean =>
  MANY.has(kind) || (size?.count ?? 1) > 1;

const doing = (
  document: DesignDocument,
  operation: Exclude<Operation, { op: "undo" }>,
  said: string,
): Applied =>
  (DOING[operation.op] as Doing<Operation["op"] & keyof typeof DOING>)(document, operation as never, said);
