import type { ElementKind, PlanElement } from "#core/elements/element.ts";
import { feetToMeters } from "#core/geometry/units.ts";
import { findSpecies } from "#core/plants/catalogue.ts";
import { describeElement } from "./describe-element.ts";
import type { DesignPlan, PlanNote } from "./design-plan.ts";
import { sentence } from "./listing.ts";
import { removesThings, roomMadeBy } from "./removal-notes.ts";

/** How sentences end that ask for a highlight, where the shape of a walk or its ends were said. */
export const CIRCLE_THE_GROUND = "ircle the ground that it should cover.";

/** What is said where a size was wished without a number. */
export const GIVE_A_SIZE = "Give a size, such as 12 x 16 ft, and it is drawn so when there is room.";

/** Wishes for more or less ground, which a highlight shows. */
const WIDTH_WORDS = new Set(
  "bigger larger smaller widen lengthen enlarge shrink wider longer shorter narrower".split(" "),
);

/**
 * The plan of a highlight's own words. Where one bed or one piece of paving alone is built in it, the highlight is what it covers: how wide it is, how it
 * curves and where it begins and ends was drawn.
 */
export function circled(read: DesignPlan): DesignPlan {
  const elements = screenBehind(read.elements);
  const plan = { ...read, elements, notes: asPlaced(withLooseStones(read), read.elements, elements) };
  const grounds = plan.elements.filter((element) => "use" in element || element.kind === "bed");
  if (grounds.length !== 1 || plan.elements.some(({ kind }) => kind === "lawn")) return plan;
  const notes = plan.notes.filter(
    ({ sentence, text }) =>
      !sentence.endsWith(CIRCLE_THE_GROUND) && !(sentence === GIVE_A_SIZE && WIDTH_WORDS.has(text)),
  );
  return { ...plan, notes: notes.map(whereDrawn) };
}

/** Stones that lie as ground; "the big rock" and "rocks" stand in it. */
const LOOSE_STONES =
  /^(?:(?:all|the|this|that|of|old|ugly|white|tan|red|brown|gray|grey|pink|black|lava|river|pea|crushed|decorative) )*(?:rock|stone|gravel|pebbles)$/i;
const COVERS = new Set<ElementKind>(["bed", "gravel", "lawn", "pavers", "concrete"]);

/** "Rock out, dark mulch": ground that is laid in a highlight covers the stones in it, which are no thing to take out of the photo. */
function withLooseStones({ notes, elements }: DesignPlan): PlanNote[] {
  if (!elements.some(({ kind }) => COVERS.has(kind))) return notes;
  return notes.map((note) =>
    removesThings([note]) && LOOSE_STONES.test(note.text)
      ? { ...note, status: "placed", sentence: roomMadeBy(note.text) }
      : note,
  );
}

/** A hedge from here on would hide the bed behind it, and plants up to here leave it in sight. Feet, then meters. */
const HIGH_HEDGE_M = feetToMeters(4);

/**
 * Of a high hedge and a bed of lower plants that share a highlight, and of which no words say which stands before the other, the hedge is the
 * back and the bed the front: else the bed is not seen.
 */
function screenBehind(elements: PlanElement[]): PlanElement[] {
  const hedges = elements.filter(({ kind }) => kind === "hedge");
  const beds = elements.filter(({ kind }) => kind === "bed");
  const [hedge, bed] = [hedges[0], beds[0]];
  if (hedges.length !== 1 || beds.length !== 1 || hedge?.kind !== "hedge" || bed?.kind !== "bed")
    return elements;
  const isFree = [hedge, bed].every(({ place }) => place === undefined || place === "along-house");
  const kind = findSpecies(hedge.species);
  const highM = hedge.size?.heightM ?? (kind?.role === "hedge" ? kind.heightM : 0);
  const isLow =
    bed.species.length > 0 && bed.species.every((id) => (findSpecies(id)?.heightM ?? 0) <= HIGH_HEDGE_M);
  if (!isFree || highM < HIGH_HEDGE_M || !isLow) return elements;
  return elements.map((one) =>
    one === hedge ? { ...hedge, place: "back" } : one === bed ? { ...bed, place: "front" } : one,
  );
}

/** Notes that describe elements, with the places that these have now. */
function asPlaced(
  notes: PlanNote[],
  before: readonly PlanElement[],
  now: readonly PlanElement[],
): PlanNote[] {
  const moved = before.flatMap((old, k) =>
    old === now[k] ? [] : [[sentenceOf(old), sentenceOf(now[k]!)] as const],
  );
  return notes.map((note) => {
    const [old, own] = moved.find(([was]) => note.sentence.startsWith(was)) ?? ["", ""];
    return old === "" ? note : { ...note, sentence: own + note.sentence.slice(old.length) };
  });
}

const sentenceOf = (element: PlanElement): string => sentence(describeElement(element));

/** Of the only ground in a highlight nobody says that its place was chosen. */
function whereDrawn(note: PlanNote): PlanNote {
  const sentence = note.sentence.replace(PLACE_CHOSEN, "");
  if (sentence === note.sentence || sentence === "") return note;
  return { ...note, sentence, status: note.status === "changed" && isOne(sentence) ? "placed" : note.status };
}

const PLACE_CHOSEN = / “[^”]+” is a place that cannot be aimed at yet, so the layout chose one\./;
const isOne = (sentence: string): boolean => !sentence.includes("“");
