import type { DesignPlan, PlanNote } from "./design-plan.ts";

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
export function circled(plan: DesignPlan): DesignPlan {
  const grounds = plan.elements.filter((element) => "use" in element || element.kind === "bed");
  if (grounds.length !== 1 || plan.elements.some(({ kind }) => kind === "lawn")) return plan;
  const notes = plan.notes.filter(
    ({ sentence, text }) =>
      !sentence.endsWith(CIRCLE_THE_GROUND) && !(sentence === GIVE_A_SIZE && WIDTH_WORDS.has(text)),
  );
  return { ...plan, notes: notes.map(whereDrawn) };
}

/** Of the only ground in a highlight nobody says that its place was chosen. */
function whereDrawn(note: PlanNote): PlanNote {
  const sentence = note.sentence.replace(PLACE_CHOSEN, "");
  if (sentence === note.sentence || sentence === "") return note;
  return { ...note, sentence, status: note.status === "changed" && isOne(sentence) ? "placed" : note.status };
}

const PLACE_CHOSEN = / “[^”]+” is a place that cannot be aimed at yet, so the layout chose one\./;
const isOne = (sentence: string): boolean => !sentence.includes("“");
