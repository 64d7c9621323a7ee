import { EMPTY_DOCUMENT } from "#core/design/design-document.ts";
import type { Place } from "#core/elements/element.ts";
import { askedOperations } from "#core/plan/asked/asked-operations.ts";
import type { DesignPlan, PlanNote } from "#core/plan/design-plan.ts";
import { BY_NATURE } from "#core/plan/reading/aimed-places.ts";
import { landmarkOf } from "#core/plan/reading/landmarks.ts";
import { findPhrase } from "#core/plan/reading/lexicon.ts";
import { normalText } from "#core/plan/reading/tokenize.ts";
import { inDetailWishes } from "#core/plan/reading/words/detail-wishes.ts";
import { withLeftOut } from "#core/plan/reading/words/left-out-words.ts";
import { placeOf } from "#core/plan/reading/words/place-words.ts";
import { inPlainWishes } from "#core/plan/reading/words/plain-wishes.ts";
import { reworded } from "#core/plan/reading/words/rewordings.ts";
import { type Uncovered, uncovered } from "./coverage.ts";
import { type Lost, lostIn, ownersOf } from "./lost.ts";
import { notDrawn } from "./not-drawn.ts";
import { saidClauses } from "./said.ts";
import { showsPlace, type Touched, type TouchedOnes } from "./shown.ts";
import { quotes } from "./tells.ts";

/** A first wish with what its words say and nothing of its plan shows told. */
export function accountedWish(text: string, plan: DesignPlan): DesignPlan {
  if (plan.elements.length === 0) return plan;
  const changed = plan.elements.map((is, at): Touched => ({ id: `${at}`, was: null, is }));
  let last: readonly Touched[] = changed;
  const lost = saidClauses(inPlainWishes(withLeftOut(inDetailWishes(text.toLowerCase()))), EMPTY_DOCUMENT)
    .flatMap((clause) => {
      // "Round ones": of what was named before.
      const isOfLast =
        clause.tags.some(({ is }) => is === "one") && !clause.tags.some(({ is }) => is === "thing");
      const found = lostIn(clause, { changed: isOfLast ? last : changed, named: [] });
      last = ownersOf(clause, { changed, named: [] }).of;
      return isOfLast ? found.map((one) => ({ ...one, isNamed: true })) : found;
    })
    .filter((one) => isLost(one, { changed, named: [] }) && !isTold(one, plan.notes));
  const notes = lost.map(
    ({ is, words }): PlanNote => ({
      text: words,
      status: "told",
      sentence: is === "where" ? `“${words}”${OTHERS.place}` : `“${words}”${LEFT_OUT}`,
    }),
  );
  const isNew = ({ sentence }: PlanNote, at: number): boolean =>
    notes.findIndex((one) => one.sentence === sentence) === at;
  const all = [...plan.notes, ...notes.filter(isNew)];
  const normal = reworded(normalText(text));
  const told = all
    .filter(({ status }) => status !== "placed")
    // What an element came of is shown by it.
    .map(({ sentence, text, status }) =>
      (status === "told" ? `${sentence} ${text}` : sentence).toLowerCase(),
    );
  return {
    ...plan,
    notes: [...all, ...coverNotes(uncovered(normal, askedOperations(normal), changed, told))],
  };
}

/** What is told of the words of a wish that nothing shows. */
function coverNotes(lost: readonly Uncovered[]): PlanNote[] {
  const looks = lost.filter(({ part }) => part === "new" || part === "val").map(({ words }) => words);
  const others = lost.flatMap(({ part, words: text }): PlanNote[] =>
    part === "new" || part === "val"
      ? []
      : [{ text, status: "told", sentence: `“${text}”${OTHERS[part] ?? LEFT_OUT}` }],
  );
  return [...others, ...(looks.length > 0 ? [notDrawn(looks)] : [])];
}
const LEFT_OUT = " is left out: it cannot be drawn that way yet.";
const OTHERS: Partial<Record<Uncovered["part"], string>> = {
  place: ": that place cannot be aimed at yet: circle it.",
  num: ": how many there are is left to the layout.",
};

const isTold = ({ words }: Lost, notes: readonly PlanNote[]): boolean =>
  notes.some(({ status, text, sentence }) => status !== "placed" && quotes(`${sentence} “${text}”`, words));

/** Whether a word is lost wherever the plan may show it: a wish names its things in any order. */
function isLost({ is, tag, clause, of, isNamed }: Lost, { changed }: TouchedOnes): boolean {
  if (!isNamed) return false;
  const { tags } = clause;
  if (is === "value" && tag.is === "value")
    return of.length > 0 && (tag.hue !== null || SHAPES.test(tag.word)) && tag.word !== "green";
  if (is === "size" && tag.is === "size") {
    const next = tags.slice(tags.indexOf(tag) + 1).find((one) => one.is !== "value" && one.is !== "small");
    const isOfTiers = /^(?:tier|tiers|level|levels|story|stories|tiered)$/.test(clause.words[tag.end] ?? "");
    // "A patio around the fire pit with 4 chairs": as many of something come.
    const isShown = changed.some(({ is: one }) => one?.size?.count === tag.size.count);
    return (
      !isOfTiers &&
      !isShown &&
      tag.size.count !== undefined &&
      next?.is === "thing" &&
      next.entry?.landmark === undefined
    );
  }
  if (is !== "where" || tag.is !== "where") return false;
  const next = tags[tags.indexOf(tag) + 1];
  const end = next?.is === "thing" && next.from === tag.end ? next.end : tag.end;
  // "In the back yard" is one name.
  const isYard = /^(?:yard|garden)$/.test(clause.words[end] ?? "");
  const said = clause.words.slice(tag.from, isYard ? end + 1 : end).join(" ");
  // Plants of a bed stand by their height.
  const before = clause.words.slice(Math.max(0, tag.from - 2), tag.from).join(" ");
  const isOfBand =
    of.every(({ is: one }) => one?.kind === "bed" && one.species.length > 1) &&
    (BANDS.test(said) || BY_HEIGHT.test(before));
  // "A stone border around the beds": that is where it runs.
  const isEdged = /\bbeds?$/.test(said) && changed.some(({ is: one }) => one?.kind === "bed" && one.edging);
  // "A dining table under the pergola": one that is built stands over it.
  const isShaded =
    /^(?:under|beneath|underneath) /.test(said) && changed.some(({ is: one }) => one?.kind === "pergola");
  // "Along the wall": that of the house, where none is built.
  const isByHouse =
    /\b(?:wall|steps|stairs|stoop)$/.test(said) &&
    changed.some(({ is: one }) => placeIn(one) === "along-house");
  const isByNature = of.some(({ is: one }) => one !== null && BY_NATURE[one.kind]?.test(said));
  if (
    isByNature ||
    isShaded ||
    isEdged ||
    isByHouse ||
    isOfBand ||
    SAYS_LITTLE.test(said) ||
    IN_THE_YARD.test(said)
  )
    return false;
  const places = [...placesIn(said.split(" ")), ...(tag.to ? [tag.to] : [])];
  // A word that nobody knows is no place by itself.
  if (!said.includes(" ") && places.length === 0) return false;
  return !changed.some(
    (one) => places.some((to) => showsPlace(one, to)) || (BY_STEPS.test(said) && isBySteps(one)),
  );
}

const placeIn = (element: Touched["is"]): Place | undefined =>
  element && "place" in element ? element.place : undefined;

const SHAPES = /^(?:round|square|rectangular|oval|kidney shaped|curved|circular)$/;

/** The places that the names in some words may mean. */
const placesIn = (words: readonly string[]): Place[] =>
  words.flatMap((_, at) => {
    const entry = findPhrase(words, at)?.entry;
    const landmark = entry && entry.noun?.kind !== "lawn" ? landmarkOf(entry) : null;
    const own = entry?.place ? [entry.place] : [];
    return [...own, ...(landmark ? [placeOf("along", landmark) ?? []].flat() : [])];
  });

/** Where everything stands that nobody places. */
const IN_THE_YARD =
  /^(?:in|on|into|onto|across|around) (?:(?:the |my |our |whole |entire )*)(?:(?:front|back|side) ?)?(?:lawn|grass|yard|garden)$|^(?:in|out) (?:front|back)$/;
const BANDS = /^(?:in|at|towards?) (?:the )?(?:front|back|middle|rear)$/;
/** "Low stuff by the grass". */
const BY_HEIGHT = /\b(?:low|lower|short|shorter|tall|taller)(?: (?:stuff|ones?|plants?|things?))?$/;
const BY_STEPS = /\b(?:steps?|stairs?|door|porch|garage)\b/;
const isBySteps = ({ is }: Touched): boolean => is?.kind === "planter" && is.by !== undefined;

/** What begins or ends somewhere, is to be screened from it or stands at what was named. */
const SAYS_LITTLE =
  /^(?:from|to|toward|towards|facing|where|off|leading|going|running|up to|down to|out to)\b|^(?:[a-z]+|each side|the edge|next to [a-z]+)$|\b(?:it|them|those|that|these|this|each other|ones?|others?)$/;
