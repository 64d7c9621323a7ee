import type { PlanElement } from "#core/elements/element.ts";
import { wordList } from "#core/elements/vocabulary.ts";
import type { Entry } from "#core/plan/reading/entry.ts";
import type { Lexeme } from "#core/plan/reading/read-lexemes.ts";
import { getSpecies, type SpeciesId } from "#core/plants/catalogue.ts";
import { colorsOf, flowerColorOf } from "#core/plants/flower-color.ts";
import { hasSpecies, holdsText, isStony, OF_STONE, plantsOf, showsValue } from "./shown.ts";

export const stem = (word: string): string => word.replace(/(?:es|s)$/, "");

/** Words that ask for nothing that could be missed, or stand for what was named. */
export const IDLE: ReadonlySet<string> = new Set(
  wordList(
    `evening, evenings, night, nights, some color, more color, retaining, evergreen, evergreens, post, posts, water, watering, proper, colorful, colourful, decent, something, anything, thing, things, stuff, ones, one, them, those, these, kind, kinds, sort, type, color, colors, colour, colours, style, look, mix, mixed, variety, plants, planting, flowers, greenery,
    natural, plain, simple, perfect, lush, healthy, full, nice, real, good, big, small, large, little, tiny, huge, tall, short, low, high, wide, narrow, long, deep, thin, thick, new, fresh, pretty, beautiful, few,
    couple, bunch, row, rows, line, all, more, some, any, bit, lot, lots, cheerful, tough, different, various, matching, regular, standard, usual, clean, neat, modern, classic, design, landscaping, area, space, spot,
    place, garden, yard, border, borders, soft, light, warm, fast, growing, easy, hardy, native, natives, same, other, another, second, next, bed, beds, feel, feeling, vibe, set, cluster, group, groups, clump, clumps, mass, drifts, drift, wall, side, sides, strip, strips, band, bands, patch, ring, stretch, planted, underplanted, underplanting, focal, point, lighter, darker, turn, quarter, cheaper, flowery`,
  ),
);

export const isIdleLook = (lexeme: Lexeme): boolean =>
  lexeme.type === "phrase" && (lexeme.entry.style !== undefined || lexeme.entry.season !== undefined);

/** Whether an element shows what a phrase names or how it says that something is to be. */
export function shows(lexeme: Lexeme, elements: readonly PlanElement[], normal: string): boolean {
  if (lexeme.type === "size") return true;
  const said = normal.slice(lexeme.start, lexeme.end);
  // "Light gray": the color by itself.
  const last = said.split(" ").at(-1)!;
  const words = [said, stem(said), last, last.replace("gray", "grey")];
  if (elements.some((one) => words.some((word) => holdsText(one, word)))) return true;
  if (lexeme.type !== "phrase") return false;
  const { entry } = lexeme;
  return elements.some((one) => isOf(one, entry) || showsLook(one, entry) || isByNature(one, said));
}

const isOf = (element: PlanElement, { noun, use, species, landmark, phrase, standIn }: Entry): boolean =>
  (OF_STONE.test(phrase) && isStony(element)) ||
  (element.kind === "hedge" && /\bhedges?$/.test(phrase)) ||
  (element.kind === "outdoor-kitchen" && /\bkitchen$/.test(phrase)) ||
  (noun?.kind === element.kind && isOfSet(element, noun.details.furniture?.set, phrase)) ||
  (use !== undefined && "use" in element && element.use === use) ||
  (species !== undefined && (standIn === true || hasSpecies(element, species))) ||
  (landmark === "walk" && element.kind === "stepping-stones") ||
  (element.kind === "fence" && element.color !== undefined && noun?.kind === "surface-finish") ||
  // One to sit on is a low wall.
  (element.kind === "retaining-wall" && /\bwall$/.test(phrase)) ||
  holdsText(element, phrase) ||
  (element.kind === "furniture" && SEATS.test(phrase)) ||
  // Ground cover of a bed is told of the bed.
  (element.kind === "bed" && noun?.kind === "gravel");

/** "A table with an umbrella": of furniture only what was named; chairs and tables are in their sets. */
const isOfSet = (element: PlanElement, set: string | undefined, phrase: string): boolean =>
  element.kind !== "furniture" || set === undefined || set === element.set || SEATS.test(phrase);
const SEATS =
  /\b(?:chairs?|tables?|seats?|seating|stools?|sofas?|couch(?:es)?|loungers?|furniture|set|adirondacks?)$/;

function showsLook(element: PlanElement, { fits, phrase }: Entry): boolean {
  if (fits && Object.keys(fits).length > 0 && showsValue(element, fits, null)) return true;
  const color = flowerColorOf(phrase);
  return (
    color !== null &&
    plantsOf(element).some((id) => id.endsWith(`-${phrase}`) || colorsOf(id as SpeciesId).includes(color))
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
