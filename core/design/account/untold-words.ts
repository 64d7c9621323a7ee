import { isLikely, SURE_MARGIN } from "#core/design/asked-change.ts";
import type { PlanElement } from "#core/elements/element.ts";
import { wordList } from "#core/elements/vocabulary.ts";
import type { AskedOp, AskedPart } from "#core/plan/asked/asked-operation.ts";
import type { Asked } from "#core/plan/asked/asked-operations.ts";
import type { PlanNote } from "#core/plan/design-plan.ts";
import type { Entry } from "#core/plan/reading/entry.ts";
import { type Lexeme, readLexemes } from "#core/plan/reading/read-lexemes.ts";
import { tokenize } from "#core/plan/reading/tokenize.ts";
import { getSpecies } from "#core/plants/catalogue.ts";
import { inColor } from "#core/plants/flower-color.ts";
import { hasSpecies, holdsText, plantsOf, showsValue } from "./shown.ts";

/** Operations of a first wish in which words name what comes, and its parts that say what it is and how it looks. */
const BRINGS: ReadonlySet<AskedOp> = new Set(["add", "more", "replace"]);
const SAYS_WHAT: ReadonlySet<AskedPart> = new Set(["new", "val"]);

/** The most words of a part that are told: the name that the network finds is short. */
const LONGEST = 5;

/**
 * What a first wish names or says of a thing and no element shows, in the person's own words: the parts that the network finds in what is
 * asked, without those of which something is told.
 */
export function untoldWords(
  normal: string,
  asked: Asked,
  elements: readonly PlanElement[],
  notes: readonly PlanNote[],
  says: ReadonlySet<AskedPart> = SAYS_WHAT,
): string[] {
  const lexemes = readLexemes(tokenize(normal));
  const told = notes
    .filter(({ status }) => status !== "placed")
    .map(({ sentence, text, status }) =>
      (status === "told" ? `${sentence} ${text}` : sentence).toLowerCase(),
    );
  // The words that elements came of.
  const came = notes.filter(({ status }) => status !== "told").map(({ text }) => text.toLowerCase());
  const isTold = (word: string): boolean => told.some((one) => one.includes(stem(word)));
  return asked.operations
    .filter((one) => BRINGS.has(one.op) && isLikely(one, asked, SURE_MARGIN))
    .flatMap(({ parts }) => parts.filter(({ part }) => says.has(part)))
    .flatMap((part) => {
      const own = lexemes.filter((one) => one.start < part.end && one.end > part.start);
      // "Hide the propane tank": what has an article of its own is there.
      const isThere =
        part.part === "new" && /^(?:the|my|our|this|that|these|those) /.test(normal.slice(part.start));
      if (isThere || IS_NO_WISH.test(normal.slice(0, part.start))) return [];
      const words = trimmed(normal.slice(part.start, part.end));
      const content = words.split(/[^a-z0-9']+/).filter((word) => word.length > 2 && !IDLE.has(word));
      if (content.length === 0 || words.split(" ").length > LONGEST || content.some(isTold)) return [];
      const isNamed =
        part.part === "new" && content.some((word) => came.some((one) => one.includes(stem(word))));
      if (isNamed || words.startsWith("something")) return [];
      const isShown = own.some((one) => isIdle(one) || shows(one, elements, normal));
      return isShown ? [] : [words];
    });
}

/** What is refused, or the other choice: "not like kidney", "black or gray". */
const IS_NO_WISH =
  /\b(?:not|no|instead of|rather than|without|never|than|or|like|hide|screen)(?: [a-z]+){0,2} $/;

const stem = (word: string): string => word.replace(/(?:es|s)$/, "");

const trimmed = (words: string): string =>
  words
    .replace(
      /^(?:(?:a|an|the|some|any|my|our|new|of|and|or|with|in|its|as|nice|little|bit|lots?|more|another) )+/,
      "",
    )
    .replace(/ (?:of|and|or|with)$/, "");

/** Words that ask for nothing that could be missed, or stand for what was named. */
const IDLE: ReadonlySet<string> = new Set(
  wordList(
    `something, anything, thing, things, stuff, ones, one, them, those, these, kind, kinds, sort, type, color, colors, colour, colours, style, look, mix, mixed, variety, plants, planting, flowers, greenery,
    natural, plain, simple, perfect, lush, healthy, full, nice, real, good, big, small, large, little, tiny, huge, tall, short, low, high, wide, narrow, long, deep, thin, thick, new, fresh, pretty, beautiful, few,
    couple, bunch, row, rows, line, all, more, some, any, bit, lot, lots, cheerful, tough, different, various, matching, regular, standard, usual, clean, neat, modern, classic, design, landscaping, area, space, spot,
    place, garden, yard, border, borders, soft, light, warm, fast, growing, easy, hardy, native, natives, same, other, another, second, next, bed, beds, feel, feeling, vibe, set, cluster, group, groups, clump, clumps, mass, drifts, drift, wall, side, sides, strip, strips, patch, ring, stretch, planted, underplanted, underplanting, focal, point, lighter, darker, turn, quarter, cheaper, flowery`,
  ),
);

const isIdle = (lexeme: Lexeme): boolean =>
  lexeme.type === "phrase" && (lexeme.entry.style !== undefined || lexeme.entry.season !== undefined);

/** Whether an element shows what a phrase names or how it says that something is to be. */
function shows(lexeme: Lexeme, elements: readonly PlanElement[], normal: string): boolean {
  if (lexeme.type === "size") return true;
  const said = normal.slice(lexeme.start, lexeme.end);
  if (elements.some((one) => holdsText(one, said) || holdsText(one, stem(said)))) return true;
  if (lexeme.type !== "phrase") return false;
  const { entry } = lexeme;
  return elements.some((one) => isOf(one, entry) || showsLook(one, entry) || isByNature(one, said));
}

const isOf = (element: PlanElement, { noun, use, species, landmark, phrase, standIn }: Entry): boolean =>
  (noun?.kind === element.kind && isOfSet(element, noun.details.furniture?.set, phrase)) ||
  (use !== undefined && "use" in element && element.use === use) ||
  (species !== undefined && (standIn === true || hasSpecies(element, species))) ||
  (landmark === "walk" && element.kind === "stepping-stones") ||
  holdsText(element, phrase) ||
  (element.kind === "furniture" && SEATS.test(phrase)) ||
  // Ground cover of a bed is told of the bed.
  (element.kind === "bed" && noun?.kind === "gravel");

/** "A table with an umbrella": of furniture only what was named; chairs and tables are in their sets. */
const isOfSet = (element: PlanElement, set: string | undefined, phrase: string): boolean =>
  element.kind !== "furniture" || set === undefined || set === element.set || SEATS.test(phrase);
const SEATS =
  /\b(?:chairs?|tables?|seats?|seating|stools?|sofas?|couch(?:es)?|loungers?|furniture|set|adirondacks?)$/;

function showsLook(element: PlanElement, { fits, hue, phrase }: Entry): boolean {
  if (fits && Object.keys(fits).length > 0 && showsValue(element, fits, null)) return true;
  return (
    hue === true &&
    plantsOf(element).some((id) => id.endsWith(`-${phrase}`) || inColor(id as never, phrase as never) === id)
  );
}

/** What plants are like by themselves. */
function isByNature(element: PlanElement, said: string): boolean {
  const plants = plantsOf(element).map((id) => getSpecies(id as never));
  return (
    plants.length > 0 &&
    /^(?:evergreens?|flowering|shade|shade trees?|perennials?|shrubs?|bushes|ground ?cover|grass(?:es)?|trees?)$/.test(
      said,
    )
  );
}
