import { told } from "#core/design/applied.ts";
import { isLikely, SURE_MARGIN } from "#core/design/asked-change.ts";
import type { DesignDocument } from "#core/design/design-document.ts";
import { nameOf } from "#core/design/element-title.ts";
import type { AskedOp, AskedPart } from "#core/plan/asked/asked-operation.ts";
import { askedOperations } from "#core/plan/asked/asked-operations.ts";
import type { PlanNote } from "#core/plan/design-plan.ts";
import { isAimed, placesIn } from "#core/plan/reading/aimed-places.ts";
import { readLexemes } from "#core/plan/reading/read-lexemes.ts";
import { tokenize } from "#core/plan/reading/tokenize.ts";
import { notDrawn } from "./not-drawn.ts";
import { showsPlace, type Touched, touchedOf } from "./shown.ts";
import { untoldWords } from "./untold-words.ts";

/** The parts whose words are told: of how something is to be `lost.ts` tells. */
const NAMES: ReadonlySet<AskedPart> = new Set(["new"]);
/** Operations that say where something goes. */
const PLACES: ReadonlySet<AskedOp> = new Set(["add", "more", "replace", "move"]);

/**
 * What there is to tell of a change beside `notes`: names of things that nothing of the design shows after it, and places that nothing new or
 * moved got, by the parts that the network finds in it. Where the change did nothing, its notes tell why.
 */
export function untoldInChange(
  said: string,
  before: DesignDocument,
  after: DesignDocument,
  notes: readonly PlanNote[],
): PlanNote[] {
  const { changed } = touchedOf(before, after, []);
  if (changed.length === 0) return [];
  const normal = said.toLowerCase();
  const asked = askedOperations(said);
  const elements = [...before.elements, ...after.elements].map(({ element }) => element);
  // What quotes the whole change tells of no word of it.
  const quoting = notes.map((note) => ({ ...note, text: "" }));
  const words = untoldWords(normal, asked, elements, quoting, NAMES);
  const lexemes = readLexemes(tokenize(normal));
  const isTold = (part: string): boolean =>
    notes.some(({ sentence }) =>
      part.split(" ").some((word) => word.length > 3 && sentence.toLowerCase().includes(word)),
    );
  const places = asked.operations
    .filter((one) => PLACES.has(one.op) && isLikely(one, asked, SURE_MARGIN))
    .flatMap(({ op, parts }) => parts.map((part) => ({ op, part })))
    .filter(({ part }) => part.part === "place")
    .flatMap(({ op, part }): PlanNote[] => {
      const where = normal.slice(part.start, part.end);
      const meant = changed.filter((one) => isMeant(one, op));
      const isShown = meant.some(
        (one) => isPlacedNow(one) || placesIn(part, lexemes).some((place) => showsPlace(one, place)),
      );
      if (!isAimed(where) || OF_WHAT_WENT.test(where) || meant.length === 0 || isShown || isTold(where))
        return [];
      const [one, ...others] = meant;
      const name = others.length === 0 ? `the ${nameOf(one!.is!)}` : "it";
      return [
        told(said, `“${where}” is a place that words cannot aim at yet: drag ${name} there in the picture.`),
      ];
    });
  return [...places, ...(words.length > 0 ? [{ ...notDrawn(words), text: said }] : [])];
}

/** What came, or for a move what is there. */
const isMeant = ({ was, is }: Touched, op: AskedOp): boolean =>
  is !== null && (op === "move" ? was !== null : was === null) && !(is.kind === "edging");

/** Whether an element has a place of its own since the change. */
const isPlacedNow = ({ was, is }: Touched): boolean =>
  is !== null &&
  [
    is.place !== was?.place,
    is.atM !== undefined,
    is.shiftM !== was?.shiftM,
    "by" in is && is.by !== undefined,
  ].some(Boolean);

/** "In its place": where what goes stood. */
const OF_WHAT_WENT =
  /^(?:in|at|on) (?:its|their|the same|that) |^where (?:it|they|the [a-z]+) (?:is|are|was|were)/;
